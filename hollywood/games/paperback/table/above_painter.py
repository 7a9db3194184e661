"""Paints the plates above the sheet: letters of a wild card, words to choose from, questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from string import ascii_lowercase

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREEN, MUTED, PANEL, Type

from .inks import DARK, INK, YES
from .pen import Pen

_PLATE = (10, 26, 28, 250)
_TIP = (11, 14)  # units: half its width, its height
_KEY, _BRIGHT_KEY = 29, 33


@dataclass(frozen=True)
class Ring:
    """The letters a wild card may stand for."""

    title: Message
    said: Message | None  # how many words there are
    good: frozenset[str] = frozenset()  # letters that make a word
    pointed: str = ""


@dataclass(frozen=True)
class OfferedChoice:
    """Something to choose on the strip: a word with its worth, or an answer."""

    words: str
    value: str = ""
    pointed: bool = False


@dataclass(frozen=True)
class Strip:
    """Words to choose from, or a question with its answers."""

    title: Message
    choices: tuple[OfferedChoice, ...]
    wide: bool = False  # they are sentences


class AbovePainter:
    """Paints ring and strip at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def ring(self, told: Ring, card: pygame.Rect) -> Piece:
        """Above the card, and pointing at it."""
        plate = self._pen.plan.ring(card)
        place = plate.inflate(2 * self._px(10), 2 * self._px(16))
        looks = (told, tuple(card))
        return Piece(looks, place, partial(self._ring, told=told, plate=plate, card=card))

    def _ring(
        self, canvas: pygame.Surface, told: Ring, plate: pygame.Rect, card: pygame.Rect
    ) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, _PLATE, GOLD, 1.8, 12, shadow=True)
        self._tip(canvas, plate, card.centerx)
        row = pygame.Rect(plate.left + px(16), plate.top + px(8), plate.width - px(32), px(24))
        right = row.right
        if told.said is not None:
            words = self._voice.text(told.said)
            said = pen.words(canvas, words, Type.LABEL, GREEN, 16.5, midright=row.midright)
            right = said.left - px(8)
        title, most = self._voice.text(told.title), right - row.left
        pen.words(canvas, title, Type.LABEL, CREAM, 16.5, most, midleft=row.midleft)
        for number, letter in enumerate(ascii_lowercase):
            self._letter(canvas, told, letter, pen.plan.ring_letter(plate, number))

    def _tip(self, canvas: pygame.Surface, plate: pygame.Rect, x: int) -> None:
        """Of which card it speaks."""
        half, high = map(self._px, _TIP)
        x = max(plate.left + 2 * half, min(x, plate.right - 2 * half))
        y, edge = plate.bottom - self._px(1), self._px(2)
        pygame.draw.polygon(canvas, GOLD, [(x - half, y), (x + half, y), (x, y + high)])
        inner = [(x - half + edge, y - edge), (x + half - edge, y - edge), (x, y + high - 2 * edge)]
        pygame.draw.polygon(canvas, _PLATE[:3], inner)

    def _letter(self, canvas: pygame.Surface, told: Ring, letter: str, place: pygame.Rect) -> None:
        """A key; one that makes a word is bright and has a dot."""
        pen, px, good = self._pen, self._px, letter in told.good
        size = px(_BRIGHT_KEY if good or told.pointed == letter else _KEY)
        key = pygame.Rect(0, 0, size, size)
        key.center = place.center
        if good or told.pointed == letter:
            pen.glow(canvas, key, size // 2, 4, GOLD)
        kind, seen = ("single", 1.0) if good else ("starter", 0.78 if told.good else 1.0)
        pen.lay(canvas, pen.pictures.key(kind, size, seen), key.center)
        units = 14 if good else 12.5
        pen.figure(canvas, letter.upper(), Type.WORD, INK, units, center=key.center)
        if good:
            dot = pen.props.shapes.disc(px(8), YES, CREAM, 1)
            lay_on(dot, canvas, (key.centerx + px(8), key.top))

    def strip(self, told: Strip) -> Piece:
        """Above the sheet."""
        plate = self._pen.plan.strip(len(told.choices), told.wide)
        place = plate.inflate(2 * self._px(10), 2 * self._px(10))
        return Piece(told, place, partial(self._strip, told=told, plate=plate))

    def _strip(self, canvas: pygame.Surface, told: Strip, plate: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, _PLATE, GOLD, 1.8, 12, shadow=True)
        at = (plate.centerx, plate.top + px(20))
        title, most = self._voice.text(told.title), plate.width - px(28)
        pen.words(canvas, title, Type.LABEL, CREAM, 17, most, center=at)
        for number, choice in enumerate(told.choices):
            place = pen.plan.strip_word(number, len(told.choices), told.wide)
            self._choice(canvas, choice, place)

    def _choice(self, canvas: pygame.Surface, told: OfferedChoice, place: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        fill, edge = (PANEL, GOLD) if told.pointed else (DARK, BRASS)
        pen.plate(canvas, place, fill, edge, 2 if told.pointed else 1.2, 8)
        right = place.right - px(10)
        if told.value:
            at = (right, place.centery)
            right = pen.figure(canvas, told.value, Type.GATE, GOLD, 16, midright=at).left - px(8)
        room = pygame.Rect(place.left + px(10), place.top, 0, place.height)
        room.width = right - room.left
        if told.value:
            at, most = room.midleft, room.width
            pen.words(canvas, told.words, Type.CAPS, CREAM, 17, most, midleft=at)
        else:
            pen.words(canvas, told.words, Type.BUTTON, CREAM, 17, room.width, center=room.center)


@dataclass(frozen=True)
class Proposed:
    """What somebody proposes for a hand that lies open."""

    name: str
    words: str = ""  # none yet
    value: str = ""
    pointed: bool = False


class ProposalsPainter:
    """Paints the sheet on which others propose words, over the newsstand's lower row."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def piece(self, title: Message, told: Sequence[Proposed]) -> Piece:
        """A field for each of them."""
        plate = self._pen.plan.above.proposals
        place = plate.inflate(2 * self._px(10), 2 * self._px(10))
        paint = partial(self._sheet, title=title, told=told, plate=plate)
        return Piece((title, tuple(told)), place, paint)

    def _sheet(
        self, canvas: pygame.Surface, title: Message, told: Sequence[Proposed], plate: pygame.Rect
    ) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, _PLATE, GOLD, 1.8, 12, shadow=True)
        at, most = (plate.centerx, plate.top + px(18)), plate.width - px(28)
        words = self._voice.text(title)
        pen.words(canvas, words, Type.LABEL, CREAM, 17, most, center=at)
        for number, each in enumerate(told):
            self._field(canvas, each, pen.plan.proposal(number, len(told)))

    def _field(self, canvas: pygame.Surface, told: Proposed, place: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        edge = GOLD if told.pointed else BRASS
        pen.plate(canvas, place, DARK, edge, 2 if told.pointed else 1.2, 8)
        left, most = place.left + px(10), place.width - px(20)
        at = (left, place.top + px(20))
        pen.words(canvas, told.name, Type.NAME, MUTED, 16, most, midleft=at)
        below = place.top + px(52)
        if told.value:
            right = (place.right - px(10), below)
            value = pen.figure(canvas, told.value, Type.GATE, GOLD, 16, midright=right)
            most = value.left - left - px(6)
        ink = CREAM if told.words else Color(MUTED)
        pen.words(canvas, told.words or "…", Type.CAPS, ink, 18, most, midleft=(left, below))
