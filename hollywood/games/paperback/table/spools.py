"""The ribbon spools of the five seats: told apart by their holes, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pygame

from hollywood.ui.draw.surfaces import load_at

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


class Spools:
    """The spools as the box's tokens; a rim and holes they always have."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def colours(self) -> Mapping[str, Sequence[str]]:
        """The colours there are, each with its inks: dark, main and light."""
        return _INKS

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        """The spool of a colour."""
        return load_at(self.folder / f"{colour}.webp", (diameter, diameter))
