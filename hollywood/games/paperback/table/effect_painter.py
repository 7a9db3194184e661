"""Paints what happens for a moment over the table: counted letters, stamps, flights, threads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from math import cos, pi, sin

import pygame
from pygame import Color

from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import faded, lay_on, soft_edged
from hollywood.ui.draw.theme import CREAM, GOLD, RED, Type
from hollywood.ui.table.setting import Playing
from hollywood.ui.table.stage import CARD, Key, smooth

from .effects import Carriage, Crumples, Fires, Measured, Shelved, Stamped, Thread
from .inks import CHIPS, INK
from .pen import Pen
from .table_looks import TableLooks

_PUSHED = 26  # units: the carriage, to the left and back
_SWINGS, _SWING = 3, 16  # of the bell; degrees
_RAYS, _RAY = 12, (24, 40)  # units from its middle
_STAMP, _COMES = 54, 0.8  # units; how much larger it comes down
_BALL, _HOP = 22, 26
_PRINTS = 3  # ghosts of a total that is multiplied
_Pieces = Iterator[tuple[Hashable, Piece]]


class EffectPainter:
    """Paints effects at one window size."""

    def __init__(self, pen: Pen, card_at: Callable[[Key], pygame.Rect | None]) -> None:
        self._pen, self._px, self._plan = pen, pen.px, pen.plan
        self._card_at = card_at  # where a card lies now

    def pieces(
        self,
        effects: Sequence[Playing],
        told: TableLooks,
        table: pygame.Surface,
        room: pygame.Surface,
    ) -> dict[Hashable, Piece]:
        """All that is seen now; `table` is what lies still, `room` what is behind it."""
        found: dict[Hashable, Piece] = {}
        for number, playing in enumerate(effects):
            if 0 <= playing.share < 1:
                for key, piece in self._of(playing, told, table, room):
                    found["effect", number, key] = piece
        return found

    def _of(
        self, playing: Playing, told: TableLooks, table: pygame.Surface, room: pygame.Surface
    ) -> _Pieces:
        share = playing.share
        match playing.what:
            case Carriage() if self._pen.props.moves:
                yield from self._carriage(share, table, room)
            case Carriage():
                yield from self._flash(told)
            case Measured(letters, rings):
                yield from self._measured(share, letters, rings, told)
            case Fires(card, multiplies):
                yield from self._fires(share, card, multiplies, told)
            case Crumples():
                yield from self._crumples(share)
            case Stamped(card):
                yield from self._stamped(share, card)
            case Shelved(seat):
                yield from self._shelved(share, seat, told)
            case Thread(seat):
                yield from self._thread(share, seat, told)

    # the typewriter

    def _carriage(self, share: float, table: pygame.Surface, room: pygame.Surface) -> _Pieces:
        """The sheet with all that lies on it, to the left and back."""
        place = self._plan.sheet.rect
        by = -round(self._px(_PUSHED) * sin(pi * smooth(share)))
        picture = table.subsurface(place)

        def paint(canvas: pygame.Surface) -> None:
            canvas.blit(room, place, place)
            clip = canvas.get_clip()
            canvas.set_clip(place.clip(clip))
            canvas.blit(picture, place.move(by, 0))
            canvas.set_clip(clip)

        yield "carriage", Piece(by, place, paint)

    def _flash(self, told: TableLooks) -> _Pieces:
        """Where nothing moves, the step that is now flashes instead."""
        step = self._plan.score.step(told.count.step or 0)
        key = pygame.Rect(0, 0, self._px(34), self._px(34))
        key.center = (step.centerx, step.top + self._px(17))
        soft = key.inflate(2 * self._px(9), 2 * self._px(9))
        yield "flash", Piece("flash", soft, partial(self._light, place=key))

    def _measured(self, share: float, letters: int, rings: bool, told: TableLooks) -> _Pieces:
        """One light after the other on the platen; the bell at the last one."""
        lit = share * (letters + 1)
        y = self._plan.sheet.platen.centery
        ends = told.typed.ends
        for slot, span, end in zip(told.slots, told.typed.spans, ends, strict=False):
            if span and end <= lit:
                light = pygame.Rect(0, 0, self._px(34), self._px(22))
                light.center = (slot.centerx, y)
                soft = light.inflate(2 * self._px(8), 2 * self._px(8))
                paint = partial(self._light, place=light)
                yield ("light", end), Piece(end, soft, paint)
        if rings and lit >= letters and told.slots:
            yield from self._bell(min(1.0, lit - letters), told.slots[-1])

    def _light(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        self._pen.glow(canvas, place, place.height // 2, 6, Color(242, 193, 78, 90))

    def _bell(self, share: float, slot: pygame.Rect) -> _Pieces:
        """It swings, and rays go out from it."""
        px = self._px
        middle = (slot.centerx + px(34), self._plan.sheet.platen.centery - px(5))
        place = pygame.Rect(0, 0, px(96), px(96))
        place.center = middle
        moves = self._pen.props.moves
        turn = _SWING * cos(2 * pi * _SWINGS * share) * (1 - share) if moves else 0.0
        bell = self._pen.pictures.whole("desk/bell_on", (px(46), px(46)))

        def paint(canvas: pygame.Surface) -> None:
            lay_on(faded(self._rays(place.width), 1 - share), canvas, place.topleft)
            swung = pygame.transform.rotozoom(bell, turn, 1.0)
            lay_on(swung, canvas, swung.get_rect(center=middle).topleft)

        yield "bell", Piece(share, place, paint)

    def _rays(self, size: int) -> pygame.Surface:
        def draw(shape: pygame.Surface, times: int) -> None:
            middle, unit = size * times / 2, self._px(1) * times
            for number in range(_RAYS):
                way = 2 * pi * number / _RAYS
                ends = [
                    (middle + cos(way) * far * unit, middle + sin(way) * far * unit) for far in _RAY
                ]
                pygame.draw.line(shape, GOLD, ends[0], ends[1], max(2, round(2.4 * unit)))

        return self._pen.props.shapes.of(("rays", size), lambda: soft_edged((size, size), draw, 2))

    # what a word brings

    def _fires(self, share: float, card: int, multiplies: bool, told: TableLooks) -> _Pieces:
        """A chip flies from the card to the total; a total that is multiplied grows."""
        if multiplies:
            yield from self._grows(share, told)
            return
        place = self._card_at((CARD, card, 0)) or self._card_at((CARD, card, 1))
        if place is None or not self._pen.props.moves:
            return
        start, goal = place.midbottom, self._plan.score.total.center
        t = smooth(share)
        chip = pygame.Rect(0, 0, self._px(44), self._px(21))
        chip.center = (
            round(start[0] + (goal[0] - start[0]) * t),
            round(start[1] + (goal[1] - start[1]) * t - self._px(40) * sin(pi * t)),
        )
        looks = told.card_looks.get((CARD, card, 0)) or told.card_looks.get((CARD, card, 1))
        words = looks.chips[0].words if looks is not None and looks.chips else ""

        def paint(canvas: pygame.Surface) -> None:
            self._pen.plate(canvas, chip, *CHIPS["now"], 1.6, 7)
            self._pen.figure(canvas, words, Type.WORD, INK, 12.5, center=chip.center)

        yield "chip", Piece(share, chip.inflate(4, 4), paint)

    def _grows(self, share: float, told: TableLooks) -> _Pieces:
        """The total, larger and larger, as ghosts of itself."""
        room = self._plan.score.total
        words = str(told.count.total or 0)
        place = room.inflate(self._px(16), self._px(30))

        def paint(canvas: pygame.Surface) -> None:
            for number in range(_PRINTS):
                grown = 1 + 0.25 * sin(pi * share) * (number + 1) / _PRINTS
                size = self._px(44 * grown)
                setter = self._pen.props.typesetter
                line = setter.sized(words, Type.LARGE_NUMBER, GOLD, size)
                ghost = faded(line, 0.5 / (number + 1) * (1 - share))
                at = ghost.get_rect(midright=(room.right - self._px(34), room.centery))
                lay_on(ghost, canvas, at.topleft)

        yield "grows", Piece(share, place, paint)

    # cards that come and go

    def _crumples(self, share: float) -> _Pieces:
        """A ball of paper hops into the bin."""
        place, px = self._plan.above.bin, self._px
        ball = self._pen.props.shapes.disc(px(_BALL), CREAM, INK, max(1, px(1.6)))
        up = px(_HOP) * sin(pi * share) if self._pen.props.moves else 0
        at = ball.get_rect(center=(place.centerx, round(place.top + px(8) - up)))
        yield "ball", Piece(share, at, partial(lay_on, ball, at=at.topleft))

    def _stamped(self, share: float, card: int) -> _Pieces:
        """A stamp comes down on it."""
        place = self._card_at((CARD, card, 0))
        if place is None:
            return
        large = 1 + _COMES * (1 - share) if self._pen.props.moves else 1.0
        icon = self._pen.pictures.icon("sold", self._px(_STAMP * large))
        middle = (place.right - self._px(18), place.bottom - self._px(20))
        at = icon.get_rect(center=middle)
        yield "stamp", Piece(share, at, partial(lay_on, icon, at=at.topleft))

    def _shelved(self, share: float, seat: int, told: TableLooks) -> _Pieces:
        """The panel of whoever has published a book shines."""
        place = self._plan.above.seat(seat, len(told.seats))
        soft, line = self._px(9), max(2, self._px(3))
        ring = self._pen.props.shapes.panel(place.size, self._px(8), (0, 0, 0, 0), GOLD, line)

        def paint(canvas: pygame.Surface) -> None:
            lay_on(faded(ring, 1 - share), canvas, place.topleft)

        yield "shelved", Piece(share, place.inflate(2 * soft, 2 * soft), paint)

    def _thread(self, share: float, seat: int, told: TableLooks) -> _Pieces:
        """Red, from the panel of whoever did it to each of the others."""
        panels = [self._plan.above.seat(n, len(told.seats)) for n in range(len(told.seats))]
        column = panels[0].unionall(panels[1:]).inflate(self._px(30), 0)
        start, px = panels[seat].midright, self._px
        reach = min(1.0, 2 * share) if self._pen.props.moves else 1.0

        def paint(canvas: pygame.Surface) -> None:
            for number, panel in enumerate(panels):
                if number == seat:
                    continue
                y = start[1] + (panel.centery - start[1]) * reach
                out = start[0] + px(9)
                line = [(start[0], start[1]), (out, start[1]), (out, round(y))]
                pygame.draw.lines(canvas, RED, False, line, max(2, px(2.4)))
                if reach >= 1:
                    end = (out, panel.centery)
                    pygame.draw.line(canvas, RED, end, panel.midright, max(2, px(2.4)))

        yield "thread", Piece(share, column, paint)
