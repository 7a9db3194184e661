"""Cards of which only the size is right, of any game."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from hollywood.core.catalogue import Language
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.surfaces import canvas, height


class Sketched(Art):
    """For those who do not look at the cards."""

    def card(
        self, id: str, width: int, language: Language = "en", symbols: bool = False
    ) -> pygame.Surface:
        return self.cache.of(width, lambda: canvas((width, height(width))))

    def card_or_stand_in(
        self,
        id: str,
        width: int,
        language: Language = "en",
        symbols: bool = False,
    ) -> pygame.Surface:
        return self.card(id, width, language, symbols)

    def ready(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> bool:
        return True

    def prepare(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> None:
        pass
