"""The three turning points: each with the position, small, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import Color

from hollywood.bots.advice import Advice
from hollywood.bots.findings import MOST, TurningPoint
from hollywood.core.message import say
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import CONDENSED, TIGHT
from hollywood.ui.draw.theme import BRASS, CREAM, MUTED, PANEL, Type, faint
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.form import Lettered

from .course import knot
from .shown import SEEN, Shown
from .words import PointTold, told

_PLATES = (40, 446, 852)  # units, from the left
_TOP, _WIDE, _HIGH = 400, 390, 250
_PAD, _HEAD, _KNOT = 14, 24, 23
_SHARES = (1.0, 0.85, 0.7, 0.6, 0.55, 0.5)  # of the room: how large a picture may be
_LEAST = 150  # units of width in which words are read with ease
_GAP = 4
_EDGE, _BUTTON = 11, 34  # units: from buttons to the edge, and how high they are
_FOOT = 36  # units below the words that are the buttons'
_ROW = 1202  # units: all three plates, where one is seen at a time
_TAB, _TAB_GAP = (52, 60), 7  # units: what turns to another one
_WHY = (Type.BODY, Type.SMALL)  # letters of the reason: as large as has room
_HALF = 0.5  # of a plate that is seen alone: the most that a picture may have


class TurningPoints:
    """The plates of one layout."""

    def __init__(self, shown: Shown, page: Lettered, buttons: bool, chosen: int = 0) -> None:
        self.shown, self._page, self._px = shown, page, page.px
        self._foot = page.px(_FOOT if buttons else 0)
        self._chosen, self._may_turn = chosen, buttons
        self._alone = False  # only the one that is chosen is seen
        self.told = [(point, told(shown, point)) for point in shown.turning_points]
        self._pictures: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._numbers: list[tuple[int, int]] = []  # where each stands
        self._costs_in_heads = False  # what each cost, in one line with where it was
        self._why = Type.SMALL

    def plate(self, number: int) -> pygame.Rect:
        """Where a turning point is."""
        left, wide = (_PLATES[0], _ROW) if self._alone else (_PLATES[number], _WIDE)
        return self._page.props.screen.at(left, _TOP, wide, _HIGH)

    @property
    def _seen(self) -> Sequence[int]:
        """Which of them are seen."""
        return [self._chosen] if self._alone else range(len(self.told))

    def set_out(self) -> None:
        """Pictures and words, side by side or below each other as the picture's shape has it.

        Where there is no room for both in three plates, one is seen at a time.
        """
        pictures, rooms = self._pictured()
        if not pictures and self._may_turn and self.told:
            pictures, rooms = self._one_alone(rooms)
        self._costs_in_heads = not self._alone and self._are_short(rooms)
        self._why = self._largest(rooms) if self._alone else Type.SMALL
        corners = [self._inside(number).topleft for number in self._seen]
        self._pictures = list(zip(pictures, corners, strict=False))
        for number, room in zip(self._seen, rooms, strict=True):
            self._put(self.told[number][1], room)
        if not self.told and self.shown.findings.complete:
            clean = self._page.said(say("analysis.clean"))
            self._page.put(clean, Type.STATUS, MUTED, self.plate(1), "centre")

    def _largest(self, rooms: Sequence[pygame.Rect]) -> Type:
        """The letters in which all that is said of those that are seen has room."""
        for self._why in _WHY:
            seen = [self.told[number][1] for number in self._seen]
            if all(map(self._has_room, seen, rooms)):
                break
        return self._why

    def _inside(self, number: int) -> pygame.Rect:
        """A plate without its margins, and without what turns to others."""
        inside = self.plate(number).inflate(-2 * self._px(_PAD), -2 * self._px(_PAD))
        taken = self._px(_TAB[0] + _PAD) if self._alone and len(self.told) > 1 else 0
        return pygame.Rect(inside.left + taken, inside.top, inside.width - taken, inside.height)

    def _one_alone(
        self, rooms: list[pygame.Rect]
    ) -> tuple[list[pygame.Surface], list[pygame.Rect]]:
        """The picture of the one that is chosen, and its room; of a game without any all rooms."""
        self._alone, self._chosen = True, min(self._chosen, len(self.told) - 1)
        inside = self._inside(self._chosen)
        size = (round(inside.width * _HALF), inside.height)
        picture = self._picture(self.told[self._chosen][0], size)
        if picture is None:
            self._alone = False
            return [], rooms
        return [picture], [self._beside(picture, inside)]

    def _pictured(self) -> tuple[list[pygame.Surface], list[pygame.Rect]]:
        """Pictures, all as large as every plate's words have room beside them, and that room."""
        insides = [self._inside(number) for number in range(len(self.told))]
        for share in _SHARES:
            pictures, rooms = self._at_size(share, insides)
            if len(pictures) < len(insides):
                break
            self._costs_in_heads = self._are_short(rooms)
            words = [words for _, words in self.told]
            if all(map(self._has_room, words, rooms)):
                return pictures, rooms
        return [], [self._less(inside) for inside in insides]

    def _at_size(
        self, share: float, insides: Sequence[pygame.Rect]
    ) -> tuple[list[pygame.Surface], list[pygame.Rect]]:
        """The pictures that fill this much of the plates, and what they leave for words."""
        pictures, rooms = [], []
        for (point, _), inside in zip(self.told, insides, strict=True):
            size = (round(inside.width * share), round(inside.height * share))
            if (picture := self._picture(point, size)) is not None:
                pictures.append(picture)
                rooms.append(self._beside(picture, inside))
        return pictures, rooms

    def _are_short(self, rooms: Sequence[pygame.Rect]) -> bool:
        """Whether what each cost has room in one line with where it was."""
        wide, between = self._page.typesetter.width, self._px(_KNOT + 9 + _PAD)
        return all(
            wide(self.shown.said(words.where), Type.LABEL)
            + wide(self.shown.said(words.cost.within), Type.BOLD) * CONDENSED
            + between
            <= room.width
            for (_, words), room in zip(self.told, rooms, strict=True)
        )

    def _has_room(self, words: PointTold, room: pygame.Rect) -> bool:
        where = self._page.typesetter.width(self.shown.said(words.where), Type.LABEL)
        beside = room.width - self._px(_KNOT + 9)
        return where * CONDENSED <= beside and self._high(words, room.width) <= room.height

    def _picture(self, point: TurningPoint, size: tuple[int, int]) -> pygame.Surface | None:
        shown, played = self.shown, self.shown.played
        step, decision = shown.findings.steps[point.at], shown.findings.decisions.get(point.at)
        lines: Sequence[Sequence[object]] = ()
        if decision is not None and not point.deal:
            best = decision.best
            lines = [(decision.played.move, *decision.played.then)]
            lines += [(best.move, *best.then)] if decision.loss and best != decision.played else []
        state = played.match.states[step.number]
        return shown.screens.position(
            shown.props, played.set_up, played.match.game, state, size, lines
        )

    def _less(self, inside: pygame.Rect) -> pygame.Rect:
        """All but what the buttons take."""
        return pygame.Rect(inside.topleft, (inside.width, inside.height - self._foot))

    def _beside(self, picture: pygame.Surface, inside: pygame.Rect) -> pygame.Rect:
        """What a picture leaves for words: beside it, or below it if it is wide."""
        room = self._less(inside)
        beside = inside.width - picture.get_width() - self._px(_PAD)
        if beside >= self._px(_LEAST):
            room.left, room.width = inside.right - beside, beside
        else:
            taken = picture.get_height() + self._px(_PAD) // 2
            room.top, room.height = room.top + taken, room.height - taken
        return room

    def _lines(self, words: PointTold) -> list[tuple[str, Type, Color]]:
        """What happened, what it cost if that is not said above, and why."""
        voice, why = self.shown.said, " ".join(map(self.shown.said, words.why))
        lines = [(voice(words.title), Type.BOLD, CREAM)]
        if not self._costs_in_heads:
            lines.append((voice(words.cost.within), Type.BOLD, words.ink))
        return [*lines, (why, self._why, MUTED)] if why else lines

    def _high(self, words: PointTold, wide: int) -> int:
        """How high all that is said is in this width."""
        set_, high = self._page.typesetter, self._px(_HEAD + _GAP)
        for said, type, _ in self._lines(words):
            high += len(set_.lines(said, type, wide)) * set_.height(type) + self._px(_GAP)
        return high

    def _put(self, words: PointTold, room: pygame.Rect) -> None:
        """Where it was, and below that the rest; what has no room at all is cut."""
        page, set_, gap = self._page, self._page.typesetter, self._px(_GAP)
        head = pygame.Rect(room.left, room.top, room.width, self._px(_HEAD))
        self._numbers.append((head.left + self._px(_KNOT // 2), head.centery))
        head.left, head.width = head.left + self._px(_KNOT + 9), head.width - self._px(_KNOT + 9)
        place = page.put(self.shown.said(words.where), Type.LABEL, MUTED, head)
        if self._costs_in_heads:
            rest = pygame.Rect(0, head.top, head.right - place.right - self._px(_PAD), head.height)
            rest.right = head.right
            page.put(self.shown.said(words.cost.within), Type.BOLD, words.ink, rest, "right")
        top = head.bottom + gap
        for said, type, ink in self._lines(words):
            high = len(set_.lines(said, type, room.width)) * set_.height(type)
            below = pygame.Rect(room.left, top, room.width, max(0, room.bottom - top))
            if high <= below.height:
                top = page.put_block(said, type, ink, below, even=True).bottom + gap
                continue
            cut = self._is_cut(said, type, below)
            page.cut_if(cut and set_.screen.text > 1)
            page.read.append((said, below))
            if cut and type is self._why:
                break  # why it is so is told whole or not at all
            block = set_.within(said, type, ink, below.size)
            page.words.append((block, block.get_rect(topleft=below.topleft)))
            top += block.get_height() + gap

    def _is_cut(self, said: str, type: Type, room: pygame.Rect) -> bool:
        """Whether not even the smallest words that can be read have room."""
        set_, least = self._page.typesetter, self._page.props.screen.letters(0)
        lines = set_.lines(said, type, room.width, least)
        return len(lines) * round(least * TIGHT) > room.height

    def controls(
        self,
        replay: Callable[[int, Sequence[Advice[Any]]], None],
        play_on: Callable[[int], None],
    ) -> list[Control]:
        """Of each that is seen: see it in the replay, play on from there."""
        page, found = self._page, []
        for number in self._seen:
            point, _ = self.told[number]
            move, right = self.shown.findings.steps[point.at].number, self.plate(number).right
            right -= self._px(_EDGE)
            see = partial(replay, move, self._compared(point))
            ways = (("analysis.play_on", partial(play_on, move)), ("analysis.see", see))
            for id, press in ways:
                words = page.said(say(id))
                wide = page.typesetter.width(words, Type.LABEL) + self._px(2 * PADDING)
                place = pygame.Rect(0, 0, wide, self._px(_BUTTON))
                place.bottomright = (right, self.plate(number).bottom - self._px(_EDGE))
                button = Control(place, words, press, letters=Type.LABEL)
                found.append(button)
                right = place.left - self._px(2 * _GAP)
        return found

    def tabs(self, choose: Callable[[int], None]) -> list[Control]:
        """Where one is seen at a time: what turns to each of them."""
        if not self._alone or len(self.told) == 1:
            return []
        corner, (wide, high) = self.plate(0).move(self._px(_PAD), self._px(_PAD)), _TAB
        found = []
        for number, (_, words) in enumerate(self.told):
            top = corner.top + number * self._px(high + _TAB_GAP)
            place = pygame.Rect(corner.left, top, self._px(wide), self._px(high))
            turn, name = partial(choose, number), self.shown.said(words.where)
            lit = number == self._chosen
            found.append(Control(place, str(number + 1), turn, lit=lit, name=name, hint=name))
        return found

    def _compared(self, point: TurningPoint) -> Sequence[Advice[Any]]:
        """What was played there, and what was better."""
        decision = self.shown.findings.decisions.get(point.at)
        if decision is None or point.deal:
            return ()
        return [decision.played, decision.best] if decision.loss else [decision.played]

    def paint(self, canvas: pygame.Surface) -> None:
        """Plates, empty ones while it is looked for more; pictures, and a number on each."""
        shapes, line = self._page.props.shapes, max(1, self._px(1))
        plates = len(self.told) if self.shown.findings.complete else MOST
        for number in range(1 if self._alone else plates):
            plate = self.plate(number)
            panel = shapes.panel(plate.size, self._px(10), faint(PANEL, SEEN), BRASS, line)
            lay_on(panel, canvas, plate.topleft)
        for picture, at in self._pictures:
            lay_on(picture, canvas, at)
        for number, middle in zip(self._seen, self._numbers, strict=True):
            knot(self._page, canvas, number + 1, middle)
