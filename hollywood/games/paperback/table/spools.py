"""The ribbon spools of the five seats: told apart by their holes, too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from hollywood.ui.cards.token_files import TokenFiles

_INKS = MappingProxyType(  # of each seat in turn: dark, main, light
    {
        "ruby": ("#64101a", "#bf2f26", "#f28f74"),
        "sapphire": ("#0c1f4a", "#1f4b9e", "#8ab2ee"),
        "amber": ("#8a4f0c", "#f2b632", "#ffe6a0"),
        "emerald": ("#0d5040", "#34ad86", "#b4ecd0"),
        "pearl": ("#4a4556", "#d8d2e0", "#ffffff"),
    }
)
COLOURS: Sequence[str] = tuple(_INKS)


def spools(folder: Path) -> TokenFiles:
    """The spools in this folder."""
    return TokenFiles(_INKS, {colour: folder / f"{colour}.webp" for colour in COLOURS})
