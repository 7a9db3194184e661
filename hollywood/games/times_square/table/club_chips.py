"""The chips of the two clubs: who plays, told apart by their shape too."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

from hollywood.ui.cards.token_files import TokenFiles

Club: TypeAlias = Literal["pink", "cyan"]  # Club Paloma, The Blue Moth
CLUBS: tuple[Club, Club] = ("pink", "cyan")  # of each seat
_INKS = MappingProxyType(
    {"pink": ("#5a1038", "#b3204f", "#ff4f86"), "cyan": ("#0b3f5c", "#177a9a", "#39d8ff")}
)


def club_chips(folder: Path) -> TokenFiles:
    """The chips in this folder."""
    return TokenFiles(_INKS, {club: folder / f"club_{club}.webp" for club in CLUBS})
