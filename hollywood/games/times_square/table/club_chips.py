"""The chips of the two clubs: who plays, told apart by their shape too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

import pygame

from hollywood.ui.draw.surfaces import load_at

Club: TypeAlias = Literal["pink", "cyan"]  # Club Paloma, The Blue Moth
CLUBS: tuple[Club, Club] = ("pink", "cyan")  # of each seat
_INKS = MappingProxyType(
    {"pink": ("#5a1038", "#b3204f", "#ff4f86"), "cyan": ("#0b3f5c", "#177a9a", "#39d8ff")}
)


class ClubChips:
    """The chips as the box's tokens; a ring and a shape they always have."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def colours(self) -> Mapping[str, Sequence[str]]:
        """The clubs, each with its inks: dark, main and light."""
        return _INKS

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        """The chip of a club."""
        return load_at(self.folder / f"club_{colour}.webp", (diameter, diameter))
