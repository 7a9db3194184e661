"""The page at the end of practice: how the match ended there, and how it ended here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.game import Standing
from hollywood.core.message import say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_ROW, _GAP = 58, 10  # units
_NAME = 0.46  # of the width


@dataclass(frozen=True)
class Ended:
    """How a match ended, or how it stands."""

    chairs: Sequence[Chair]
    standing: Standing


class ThereAndHere(Page):
    """Two columns, a row for each seat."""

    size = (940, 600)

    def __init__(
        self, props: Props, there: Ended, here: Ended, ways: Mapping[str, Press], move: int
    ) -> None:
        super().__init__(props, say("practice.against", move=move), list(ways.values())[-1])
        self.columns, self.ways = (there, here), ways

    def set_out(self) -> Sequence[Control]:
        """The heads of the columns, the rows, and the buttons."""
        self.put_heading()
        room, gap = self.inner, self.px(_GAP)
        name = round(room.width * _NAME)
        wide, high = (room.width - name) // 2, self.typesetter.height(Type.LABEL)
        for number, id in enumerate(("practice.there", "practice.here")):
            head = pygame.Rect(room.left + name + number * wide, room.top, wide, high)
            self.put(self.said(say(id)), Type.LABEL, MUTED, head, "centre")
        top = room.top + high + gap
        step = min(self.px(_ROW), (room.bottom - top) // len(self.columns[0].chairs))
        for seat, chair in enumerate(self.columns[1].chairs):
            row = pygame.Rect(room.left, top + seat * step, room.width, step - self.px(4))
            self._put_seat(seat, chair, row, name, wide)
        return self._buttons()

    def _put_seat(self, seat: int, chair: Chair, row: pygame.Rect, name: int, wide: int) -> None:
        px = self.px
        token = self.props.art.token(str(chair.colour), row.height, self.props.settings.symbols)
        self.show(token, pygame.Rect(row.left, row.top, row.height, row.height))
        left = row.left + row.height + px(_GAP)
        at = pygame.Rect(left, row.top, row.left + name - left, row.height)
        self.put(chair.name, Type.NAME, CREAM, at)
        for number, column in enumerate(self.columns):
            at = pygame.Rect(row.left + name + number * wide, row.top, wide, row.height)
            won = column.standing.places[seat] == 1
            self.put(
                self._result(column.standing, seat), Type.NAME, GOLD if won else CREAM, at, "centre"
            )

    def _result(self, standing: Standing, seat: int) -> str:
        """Points and place, or the place alone."""
        place = standing.places[seat]
        if standing.points is None:
            return self.said(say("practice.place", place=place))
        return self.said(say("practice.points", points=standing.points[seat], place=place))

    def _buttons(self) -> list[Control]:
        gap, many = self.px(_GAP), len(self.ways)
        wide = (self.foot.width - gap * (many - 1)) // many
        at = pygame.Rect(self.foot.left, self.foot.top, wide, self.foot.height)
        return [
            Control(
                at.move(number * (wide + gap), 0), self.said(say(id)), press, primary=not number
            )
            for number, (id, press) in enumerate(self.ways.items())
        ]
