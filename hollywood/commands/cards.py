"""`cards`: every card of a game."""

from __future__ import annotations

import argparse
from typing import Any

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--json", action="store_true", help="as a JSON list")


def run(asked: Asked) -> bool:
    """List the cards."""
    cards = asked.kit.cards()
    if asked.flags.json:
        asked.show(cards)
        return True
    rows = [[_words(name, value) for name, value in card.items()] for card in cards]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        print("  ".join(f"{cell:<{width}}" for cell, width in cells).rstrip())
    return True


def _words(name: str, value: Any) -> str:
    """One thing about a card; of what it has not, nothing is said."""
    if not value:
        return ""
    match value:
        case True:
            return name
        case int():
            return f"{name} {value}"
    return str(value)
