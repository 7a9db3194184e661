"""Tokens that are drawn once and for all, a file each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from hollywood.ui.draw.surfaces import load_at


class TokenFiles:
    """Tokens told apart by their shape, too: a ring and large symbols they always have."""

    def __init__(self, colours: Mapping[str, Sequence[str]], files: Mapping[str, Path]) -> None:
        self.colours, self._files = colours, files

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        """The token of a colour."""
        return load_at(self._files[colour], (diameter, diameter))
