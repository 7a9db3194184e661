"""The words on a speaking slate, from above: a label, what is asked for, why, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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
_UNLABELLED, _PLAIN = 1, 2  # what is given up in turn, lest words are cut: label, large letters


class Block(NamedTuple):
    """Words or pictures in their place."""

    drawn: pygame.Surface
    at: tuple[int, int]
    whole: bool = True  # nothing of it is cut


class SlateWords:
    """Writes one speech on a slate that is so wide."""

    def __init__(self, props: Props, speech: Speech, wide: int, given_up: int = 0) -> None:
        self._props, self._speech, self._wide = props, speech, wide
        self._setter, self._given_up = props.typesetter, given_up

    def paint(self, picture: pygame.Surface, place: pygame.Rect) -> None:
        """Write it there."""
        for each in self.blocks(place):
            lay_on(each.drawn, picture, each.at)

    def blocks(self, place: pygame.Rect) -> Sequence[Block]:
        """What is written there; where words would be cut something is given up."""
        blocks = [*self._blocks(place)]
        if self._given_up == _PLAIN or all(each.whole for each in blocks):
            return blocks
        less = SlateWords(self._props, self._speech, self._wide, self._given_up + 1)
        return less.blocks(place)

    def _blocks(self, place: pygame.Rect) -> Iterator[Block]:
        """From above; what stands at the foot has its room before the words between."""
        left = place
        if self._given_up < _UNLABELLED or self._speech.aside is not None:
            label, *aside = self._label(place)
            yield from (label, *aside)
            left = _less(left, label.drawn.get_height() + self._props.screen.px(_GAP))
        foot = [*self._foot(left)]
        yield from foot
        top = min((each.at[1] for each in foot), default=left.bottom)
        yield from self._between(_less(left, foot=left.bottom - top))

    def _between(self, left: pygame.Rect) -> Iterator[Block]:
        """What is asked for comes first: it has its room before why has."""
        setter, speech, types = self._setter, self._speech, self._types
        words = speech.why if setter.screen.text < _LARGE or speech.urgent else ""
        prompt = speech.prompt
        if words and speech.urgent and not self._have_room(left):
            prompt = ""
        if prompt:
            kept = self._kept_for(words, left.width, left.height)
            asked = self._block(prompt, types[0], CREAM, _less(left, foot=kept))
            yield asked
            gap = self._props.screen.px(_GAP) if self._given_up < _PLAIN else 0
            left = _less(left, asked.drawn.get_height() + gap)
        if words:
            yield self._block(words, types[1], CREAM if speech.urgent else MUTED, left)

    def _block(self, words: str, type: Type, ink: pygame.Color, room: pygame.Rect) -> Block:
        drawn = self._setter.within(words, type, ink, room.size)
        return Block(drawn, room.topleft, self._setter.fits(words, type, room.size))

    def _kept_for(self, words: str, wide: int, high: int) -> int:
        """How much of the room is kept for why: three lines if what is asked for leaves them."""
        if not words or self._given_up >= _PLAIN:
            return self._least(words, wide)
        setter, (large, small) = self._setter, self._types
        line, needs = setter.height(small), setter.block(words, small, MUTED, wide).get_height()
        asked = setter.block(self._speech.prompt, large, CREAM, wide).get_height()
        leaves = max(2 * line, high - min(asked, 2 * setter.height(large)))
        return min(max(2 * line, needs), _MOST_LINES * line, leaves)

    def _label(self, place: pygame.Rect) -> Iterator[Block]:
        """The label and what is at its right."""
        speech, setter = self._speech, self._setter
        parts = speech.label.split(_PARTED)
        labels = [_PARTED.join(parts[first:]) for first in range(len(parts))]
        taken = 0
        if speech.aside is not None:
            taken = speech.aside.get_width() + self._props.screen.px(_GAP)
        said = first_fitting(self._props, labels, Type.LABEL, place.width - taken)
        label = setter.line(said, Type.LABEL, GOLD, place.width - taken)
        whole = setter.width(said, Type.LABEL) <= place.width - taken
        yield Block(label, place.topleft, whole or speech.aside is not None)
        if speech.aside is not None:
            at = speech.aside.get_rect(midright=(place.right, place.top + label.get_height() // 2))
            yield Block(speech.aside, at.topleft)

    @property
    def _types(self) -> tuple[Type, Type]:
        """Of the prompt, and of why."""
        px = self._props.screen.px
        if self._wide > px(_WIDE):
            return Type.MARQUEE, Type.READING
        if self._given_up >= _PLAIN:
            return Type.BOLD, Type.BODY
        return Type.HEADLINE if self._wide > px(_SLIM) else Type.NAME, Type.BODY

    def _have_room(self, place: pygame.Rect) -> bool:
        """Whether why has room beside what is asked for: not cut, and large where words are."""
        setter, why = self._setter, self._speech.why
        if setter.screen.text >= _LARGE:
            return self._fit_both(place)
        high = self._kept_for(why, place.width, place.height)
        return self._least(why, place.width) <= high

    def _least(self, words: str, wide: int) -> int:
        """How high words are, as small as can be read."""
        least = self._setter.screen.letters(0)
        lines = self._setter.lines(words, self._types[1], wide, least) if words else ()
        return len(lines) * round(least * TIGHT)

    def _fit_both(self, place: pygame.Rect) -> bool:
        """Whether prompt and reason have room at their full size."""
        setter, speech = self._setter, self._speech
        prompt = setter.block(speech.prompt, self._types[0], CREAM, place.width)
        why = setter.block(speech.why, self._types[1], CREAM, place.width)
        return prompt.get_height() + why.get_height() <= place.height

    def _foot(self, place: pygame.Rect) -> Iterator[Block]:
        """A row of pictures, and how it is done beside it or alone."""
        drawn = self._row(place)
        if drawn is not None:
            yield Block(drawn, drawn.get_rect(bottomleft=place.bottomleft).topleft)
        if self._speech.how:
            room = self._beside(drawn, place)
            how = self._block(self._speech.how, self._types[1], GOLD, room)
            yield how._replace(at=how.drawn.get_rect(midleft=room.midleft).topleft)

    def _beside(self, row: pygame.Surface | None, place: pygame.Rect) -> pygame.Rect:
        """The room at the foot of a place that a row of pictures leaves."""
        taken, line = 0, self._setter.height(self._types[1])
        how = self._setter.block(self._speech.how, self._types[1], GOLD, place.width)
        high = min(how.get_height(), 2 * line)
        if self._given_up >= _PLAIN:
            high = self._least(self._speech.how, place.width)
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


def _less(place: pygame.Rect, top: int = 0, foot: int = 0) -> pygame.Rect:
    """What is left of a place."""
    return pygame.Rect(place.left, place.top + top, place.width, place.height - top - foot)
