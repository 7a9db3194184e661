"""The album: everything a player has made that is worth a picture."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pygame

from hollywood.career_totals import Appearance
from hollywood.core.message import say
from hollywood.ui.app.boxed_game import Keepsake
from hollywood.ui.draw.surfaces import height
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.paging import Paging

from .leaf import PlayerMatches, day, letters_for

_ROWS, _COLUMNS = 2, 5
_GAP, _STEP = 14, 13  # units: between posters, from card to card of one
_APART = 6  # units: from words to the day below them


class Album:
    """Posters, the best first, a few to a page."""

    def __init__(self, page: Page, matches: PlayerMatches, paging: Paging) -> None:
        self.page, self.paging, self._game = page, paging, matches.game
        made = [(keepsake, each) for each in matches.wanted for keepsake in _made(matches, each)]
        self._made = sorted(made, key=lambda one: -one[0].worth)
        self._places: list[tuple[Keepsake, pygame.Rect]] = []

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Posters with what they are worth, and when they were made; or how one is made."""
        page, gap = self.page, self.page.px(_GAP)
        if not self._made:
            words = page.said(say(f"{self._game}.album.empty"))
            page.put_beside(words, Type.READING, MUTED, room, "centre")
        many = _ROWS * _COLUMNS
        first = self.paging.first(len(self._made), many)
        controls = self.paging.controls(page, room, len(self._made), many)
        if controls:
            room = pygame.Rect(
                room.left, room.top, room.width, controls[0].rect.top - gap - room.top
            )
        wide = (room.width - gap * (_COLUMNS - 1)) // _COLUMNS
        high = (room.height - gap * (_ROWS - 1)) // _ROWS
        self._places = []
        for at, (keepsake, each) in enumerate(self._made[first : first + many]):
            row, column = divmod(at, _COLUMNS)
            self._poster(
                keepsake,
                each,
                pygame.Rect(
                    room.left + column * (wide + gap), room.top + row * (high + gap), wide, high
                ),
            )
        return controls

    def adorn(self) -> None:
        """The cards, each over the one before it; the front one is whole."""
        page, art = self.page, self.page.props.art
        for keepsake, room in self._places:
            step = page.px(_STEP)
            wide = self._width(room, len(keepsake.cards))
            left = room.centerx - (wide + step * (len(keepsake.cards) - 1)) // 2
            for at, card in enumerate(reversed(keepsake.cards)):
                picture = art.card_or_stand_in(card, wide, page.props.language)
                rect = picture.get_rect(left=left + at * step, centery=room.centery)
                page.show(picture, rect)

    def _poster(self, keepsake: Keepsake, each: Appearance, rect: pygame.Rect) -> None:
        page = self.page
        high = page.typesetter.height(Type.SMALL)
        when = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
        above = page.typesetter.height(Type.LABEL) + page.px(_APART)
        words = pygame.Rect(rect.left, when.top - above, rect.width, above)
        told = page.said(keepsake.words)
        page.put(told, letters_for(page, told, Type.LABEL, words.width), CREAM, words, "centre")
        page.put(day(each.entry.ended), Type.SMALL, MUTED, when, "centre")
        room = pygame.Rect(rect.left, rect.top, rect.width, words.top - page.px(4) - rect.top)
        self._places.append((keepsake, room))

    def _width(self, room: pygame.Rect, cards: int) -> int:
        """How wide its cards are: all of them have room, and so has their height."""
        wide = room.width - self.page.px(_STEP) * (cards - 1)
        while wide > 8 and height(wide) > room.height:
            wide -= 1
        return wide


def _made(matches: PlayerMatches, each: Appearance) -> Sequence[Keepsake]:
    """What was made in a match; nothing, if that was written down otherwise."""
    with suppress(LookupError, TypeError):
        return matches.screens.keepsakes(each.own.did)
    return ()
