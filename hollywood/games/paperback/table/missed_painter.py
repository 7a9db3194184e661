"""Paints which words were there: a chip for a moment, and the sheet that tells all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, PANEL_LIT, Type

from .cards import Cards
from .inks import DARK, INK
from .pen import Pen

_PLATE = (10, 26, 28, 250)
_PAPER = Color("#e9dfc6")
_SHEER = 0.6  # of a card that would have lain there
_KEY = 24  # units


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


@dataclass(frozen=True)
class Ghost:
    """The best word as it would have lain on the sheet."""

    cards: tuple[tuple[CardId, str], ...]  # with the letter that a wild card would have stood for
    words: Message


class MissedPainter:
    """Paints the sheet of missed words at one window size."""

    def __init__(self, pen: Pen, voice: Voice, cards: Cards) -> None:
        self._pen, self._voice, self._px, self._cards = pen, voice, pen.px, cards

    def piece(self, told: MissedTold | Ghost | Message) -> Piece:
        """Whichever it is."""
        match told:
            case MissedTold():
                return self._all(told)
            case Ghost():
                return self._on_sheet(told)
        return self._chip(told)

    def _chip(self, words: Message) -> Piece:
        """One line between sheet and hand, for those who spelled something else."""
        px, plate = self._px, self._pen.plan.missed_chip
        place = plate.inflate(2 * px(8), 2 * px(10))
        return Piece(words, place, partial(self._told, words=words, plate=plate))

    def _told(self, canvas: pygame.Surface, words: Message, plate: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        pen.plate(canvas, plate, DARK, GOLD, 1.6, 9, shadow=True)
        text, most = self._voice.text(words), plate.width - px(24)
        pen.words(canvas, text, Type.LABEL, CREAM, 17, most, center=plate.center)

    def _on_sheet(self, told: Ghost) -> Piece:
        """It lies on a sheet of its own, sheer."""
        paper = self._pen.plan.sheet.paper
        looks = (told, self._pen.props.art.drawn)
        around = 2 * self._px(10)
        return Piece(looks, paper.inflate(around, around), partial(self._ghost, told=told))

    def _ghost(self, canvas: pygame.Surface, told: Ghost) -> None:
        pen, plan = self._pen, self._pen.plan
        paper = _PAPER if not pen.props.screen.contrast else PANEL
        pen.plate(canvas, plan.sheet.paper, paper, BRASS, 1.4, 6, shadow=True)
        for place, (card, letter) in zip(plan.sheet.word(len(told.cards)), told.cards, strict=True):
            face = faded(self._cards.face(card, place.width, letter), _SHEER)
            lay_on(face, canvas, place.topleft)
        self._told(canvas, told.words, plan.missed_chip)

    def _all(self, told: MissedTold) -> Piece:
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
        pen.label(canvas, words, Type.BUTTON, CREAM, 17, room, center=button.center)

    def _found(self, canvas: pygame.Surface, told: Found, row: pygame.Rect) -> None:
        """What it is, the word as keys, its worth; below the keys how that came about."""
        pen, px = self._pen, self._px
        ink, label = (GOLD if told.own else MUTED), row.width // 4
        words, at = self._voice.text(told.title), row.midleft
        pen.label(canvas, words, Type.LABEL, ink, 16, label - px(8), midleft=at)
        size = min(px(_KEY), (row.width * 5 // 8 - px(8)) // max(1, len(told.word)) - px(1))
        left = row.left + label
        for number, letter in enumerate(told.word.upper()):
            middle = (left + number * (size + px(1)) + size // 2, row.top + size // 2 + px(2))
            pen.lay(canvas, pen.pictures.key("single", size), middle)
            pen.figure(canvas, letter, Type.WORD, INK, 0.46 * size / px(1), center=middle)
        worth = (row.right, row.centery)
        pen.figure(canvas, f"{told.cents}¢", Type.GATE, GOLD, 20, midright=worth)
        if size + 1.2 * pen.size(15) > row.height:
            return  # where letters are large there is no room for it
        below = (left, row.bottom - px(9))
        formula, most = self._voice.text(told.formula), row.width * 5 // 8
        pen.words(canvas, formula, Type.SMALL, MUTED, 15, most, midleft=below)
