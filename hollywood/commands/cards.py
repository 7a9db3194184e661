"""`cards`: every card of the box."""

from __future__ import annotations

import argparse
from typing import Any

from hollywood.games.hollywood.rules.deck import Deck

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--json", action="store_true", help="as a JSON list")


def run(asked: Asked) -> bool:
    """List the cards."""
    cards = listed(asked.deck)
    if asked.flags.json:
        asked.show(cards)
        return True
    for card in cards:
        mark = "award" if card["award"] else "*" * card["stars"]
        print(f"{card['id']:<20} {card['kind']:<12} {card['genre'] or '':<8} {mark}".rstrip())
    return True


def listed(deck: Deck) -> list[dict[str, Any]]:
    """Every card, one entry each; studio cards once a colour."""
    faces = [
        {"id": f.id, "kind": f.kind, "genre": f.genre, "award": f.award, "stars": f.stars}
        for f in deck.faces
    ]
    studio = [
        {"id": f"{kind}_{colour.id}", "kind": kind, "genre": None, "award": False, "stars": 0}
        for kind in ("clap", "double")
        for colour in deck.colours
    ]
    return faces + studio
