"""The words on a speaking slate, from above: a label, what is asked for, why, and how."""

from __future__ import annotations

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.placed_words import first_fitting
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import TIGHT
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type

from .slate_speech import Speech

_PAD, _GAP = 18, 6  # units: between a row of pictures and what is beside it; below words
_LARGE = 1.5  # with words as large as this only what must be said is
_WIDE = 500  # units: a slate as wide as that speaks in larger letters
_SLIM = 310  # units: one that is no wider speaks in smaller ones
_PARTED = " · "  # between parts of a label; where there is no room the first ones go
_PICTURE = 44  # units: the row of pictures
_MOST_LINES = 3  # of why, for which what is asked for becomes smaller
_SMALLER = 0.85  # of their size: words beside it


class SlateWords:
    """Writes one speech on a slate that is so wide."""

    def __init__(self, props: Props, speech: Speech, wide: int) -> None:
        self._props, self._speech, self._wide = props, speech, wide
        self._setter = props.typesetter

    def paint(self, picture: pygame.Surface, place: pygame.Rect) -> None:
        """What is asked for comes first: it has its room before why has."""
        setter, speech, gap = self._setter, self._speech, self._props.screen.px(_GAP)
        below = self._label(picture, place) + gap
        left = pygame.Rect(place.left, below, place.width, place.bottom - below)
        foot = self._foot(picture, left)
        words = speech.why if setter.screen.text < _LARGE or speech.urgent else ""
        prompt = speech.prompt
        if words and speech.urgent and not self._have_room(left, foot):
            prompt = ""
        if prompt:
            most = left.height - foot - self._kept_for(words, left.width, left.height - foot)
            block = setter.within(prompt, self._types[0], CREAM, (left.width, most))
            lay_on(block, picture, left.topleft)
            left.top += block.get_height() + gap
            left.height = place.bottom - left.top
        if words:
            ink = CREAM if speech.urgent else MUTED
            block = setter.within(words, self._types[1], ink, (left.width, left.height - foot))
            lay_on(block, picture, left.topleft)

    def _kept_for(self, words: str, wide: int, high: int) -> int:
        """How much of the room is kept for why: three lines if what is asked for leaves them."""
        if not words:
            return 0
        setter, (large, small) = self._setter, self._types
        line, needs = setter.height(small), setter.block(words, small, MUTED, wide).get_height()
        asked = setter.block(self._speech.prompt, large, CREAM, wide).get_height()
        leaves = max(2 * line, high - min(asked, 2 * setter.height(large)))
        return min(max(2 * line, needs), _MOST_LINES * line, leaves)

    def _label(self, picture: pygame.Surface, place: pygame.Rect) -> int:
        """The label and what is at its right; where it ends."""
        speech, setter = self._speech, self._setter
        parts = speech.label.split(_PARTED)
        labels = [_PARTED.join(parts[first:]) for first in range(len(parts))]
        taken = 0
        if speech.aside is not None:
            taken = speech.aside.get_width() + self._props.screen.px(_GAP)
        said = first_fitting(self._props, labels, Type.LABEL, place.width - taken)
        label = setter.line(said, Type.LABEL, GOLD, place.width - taken)
        lay_on(label, picture, place.topleft)
        if speech.aside is not None:
            at = speech.aside.get_rect(midright=(place.right, place.top + label.get_height() // 2))
            lay_on(speech.aside, picture, at.topleft)
        return place.top + label.get_height()

    @property
    def _types(self) -> tuple[Type, Type]:
        """Of the prompt, and of why."""
        px = self._props.screen.px
        if self._wide > px(_WIDE):
            return Type.MARQUEE, Type.READING
        return Type.HEADLINE if self._wide > px(_SLIM) else Type.NAME, Type.BODY

    def _have_room(self, place: pygame.Rect, foot: int) -> bool:
        """Whether why has room beside what is asked for: not cut, and large where words are."""
        setter, why = self._setter, self._speech.why
        if setter.screen.text >= _LARGE:
            return self._fit_both(place, foot)
        high = self._kept_for(why, place.width, place.height - foot)
        least = setter.screen.letters(0)
        lines = setter.lines(why, self._types[1], place.width, least)
        return len(lines) * round(least * TIGHT) <= high

    def _fit_both(self, place: pygame.Rect, foot: int) -> bool:
        """Whether prompt and reason have room at their full size."""
        setter, speech = self._setter, self._speech
        prompt = setter.block(speech.prompt, self._types[0], CREAM, place.width)
        why = setter.block(speech.why, self._types[1], CREAM, place.width)
        return prompt.get_height() + why.get_height() + foot <= place.height

    def _foot(self, picture: pygame.Surface, place: pygame.Rect) -> int:
        """A row of pictures, and how it is done beside it or alone; how high both are."""
        drawn = self._row(place)
        if drawn is not None:
            lay_on(drawn, picture, drawn.get_rect(bottomleft=place.bottomleft).topleft)
        if not self._speech.how:
            return 0 if drawn is None else drawn.get_height()
        room = self._beside(drawn, place)
        how = self._setter.within(self._speech.how, self._types[1], GOLD, room.size)
        lay_on(how, picture, how.get_rect(midleft=room.midleft).topleft)
        return room.height

    def _beside(self, row: pygame.Surface | None, place: pygame.Rect) -> pygame.Rect:
        """The room at the foot of a place that a row of pictures leaves."""
        taken, line = 0, self._setter.height(self._types[1])
        how = self._setter.block(self._speech.how, self._types[1], GOLD, place.width)
        high = min(how.get_height(), 2 * line)
        if row is not None:
            taken, high = row.get_width() + self._props.screen.px(_PAD), row.get_height()
        return pygame.Rect(place.left + taken, place.bottom - high, place.width - taken, high)

    def _row(self, place: pygame.Rect) -> pygame.Surface | None:
        """The row of pictures, where words leave room for it."""
        if self._speech.row is None:
            return None
        drawn = self._speech.row(self._props.screen.px(_PICTURE))
        least = self._setter.height(self._types[1]) * 2
        enough = place.height - drawn.get_height() >= least
        return drawn if enough and self._goes_beside(drawn, place) else None

    def _goes_beside(self, row: pygame.Surface, place: pygame.Rect) -> bool:
        """Whether how it is done has room at the right of a row, hardly smaller."""
        setter, type, how = self._setter, self._types[1], self._speech.how
        room = self._beside(row, place)
        size = setter.fitting(how, type, room.size)
        widest = max((setter.width(each, type, size) for each in how.split(" ")), default=0)
        return size >= setter.size(type) * _SMALLER and widest <= room.width
