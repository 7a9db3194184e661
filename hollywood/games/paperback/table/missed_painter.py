"""Paints which words were there: a chip for a moment, and the sheet that tells all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, PANEL_LIT, Type

from .inks import DARK, INK
from .pen import Pen

_PLATE = (10, 26, 28, 250)
_KEY = 24  # units
_CHIP_HIGH = 34


@dataclass(frozen=True)
class Found:
    """A word that could be spelled, or was."""

    title: Message  # yours, the best common one, the best of all, the longest
    word: str
    cents: int
    formula: Message
    own: bool = False


@dataclass(frozen=True)
class MissedTold:
    """What the sheet tells."""

    title: Message
    words: tuple[Found, ...]
    show: Message  # the button that lays the best one on the sheet
    pointed: bool = False


class MissedPainter:
    """Paints it at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def chip(self, words: Message) -> Piece:
        """One line over the blotter's head, for those who spelled something else."""
        text, px = self._voice.text(words), self._px
        blotter = self._pen.plan.blotter.rect
        wide = min(blotter.width, self._pen.wide(text, Type.LABEL, 17) + px(44))
        plate = pygame.Rect(0, 0, max(px(220), wide), px(_CHIP_HIGH))
        plate.midtop = (blotter.centerx, blotter.top + px(6))

        def paint(canvas: pygame.Surface) -> None:
            self._pen.plate(canvas, plate, DARK, GOLD, 1.6, 9, shadow=True)
            most = plate.width - px(24)
            self._pen.words(canvas, text, Type.LABEL, CREAM, 17, most, center=plate.center)

        return Piece((text, "missed"), plate.inflate(2 * px(8), 2 * px(10)), paint)

    def sheet(self, told: MissedTold) -> Piece:
        """All of them, each as keys with what it is worth and why."""
        plate = self._pen.plan.blotter.missed
        place = plate.inflate(2 * self._px(10), 2 * self._px(10))
        return Piece(told, place, partial(self._sheet, told=told, plate=plate))

    def _sheet(self, canvas: pygame.Surface, told: MissedTold, plate: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, _PLATE, GOLD, 1.8, 12, shadow=True)
        at, most = (plate.centerx, plate.top + px(22)), plate.width - px(32)
        title = self._voice.text(told.title)
        pen.words(canvas, title, Type.CALL, CREAM, 19, most, center=at)
        for number, found in enumerate(told.words):
            self._found(canvas, found, pen.plan.missed_row(number))
        button = pen.plan.missed_button
        fill = PANEL_LIT if told.pointed else PANEL
        pen.plate(canvas, button, fill, GOLD if told.pointed else BRASS, 1.4, 8)
        words, room = self._voice.text(told.show), button.width - px(16)
        pen.name(canvas, words, Type.BUTTON, CREAM, 17, room, center=button.center)

    def _found(self, canvas: pygame.Surface, told: Found, row: pygame.Rect) -> None:
        """What it is, the word as keys, its worth; below the keys how that came about."""
        pen, px = self._pen, self._px
        ink, label = (GOLD if told.own else MUTED), row.width // 4
        words, at = self._voice.text(told.title), row.midleft
        pen.name(canvas, words, Type.LABEL, ink, 16, label - px(8), midleft=at)
        size = min(px(_KEY), (row.width * 5 // 8 - px(8)) // max(1, len(told.word)) - px(1))
        left = row.left + label
        for number, letter in enumerate(told.word.upper()):
            middle = (left + number * (size + px(1)) + size // 2, row.top + size // 2 + px(2))
            pen.lay(canvas, pen.pictures.key("single", size), middle)
            pen.figure(canvas, letter, Type.WORD, INK, 0.46 * size / px(1), center=middle)
        below = (left, row.bottom - px(9))
        formula, most = self._voice.text(told.formula), row.width * 5 // 8
        pen.words(canvas, formula, Type.SMALL, MUTED, 15, most, midleft=below)
        worth = (row.right, row.centery)
        pen.figure(canvas, f"{told.cents}¢", Type.GATE, GOLD, 20, midright=worth)
