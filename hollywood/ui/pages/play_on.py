"""A small sheet before practice begins: who plays which seat from this position on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from hollywood.core.message import Message, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control, Press
from hollywood.ui.widgets.page import Page

_GAP, _ROW = 10, 46  # units


class PlayOn(Page):
    """A choice for each seat."""

    veils = True
    size = (820, 480)

    def __init__(
        self,
        props: Props,
        chairs: Sequence[Chair],
        choices: Sequence[Mapping[str, Message]],  # who may sit at each seat, the likeliest first
        begin: Callable[[list[str]], None],
        back: Press,
    ) -> None:
        super().__init__(props, say("practice.title"), back)
        self.chairs, self.choices, self._begin = chairs, choices, begin
        self._who = [0 for _ in chairs]

    def set_out(self) -> Sequence[Control]:
        """A row for each seat, what practice means, and the buttons."""
        self.put_heading()
        room, gap, high = self.inner, self.px(_GAP), self.high(_ROW)
        rows = [self._row(seat, room.top + seat * (high + gap)) for seat in range(len(self.chairs))]
        room.height -= len(rows) * (high + gap)
        room.top += len(rows) * (high + gap)
        self.put_block(self.said(say("practice.means")), Type.SMALL, MUTED, room, "centre")
        foot, wide = self.foot, (self.foot.width - gap) // 2
        start = pygame.Rect(foot.left, foot.top, wide, foot.height)
        return [
            Control(start, self.said(say("practice.begin")), self._start, primary=True),
            Control(start.move(wide + gap, 0), self.said(say("question.cancel")), self.escape),
            *rows,
        ]

    def _row(self, seat: int, top: int) -> Control:
        """The seat's token and name, and who plays it."""
        room, high = self.inner, self.high(_ROW)
        token = self.props.art.token(
            str(self.chairs[seat].colour), high, self.props.settings.symbols
        )
        self.show(token, pygame.Rect(room.left, top, high, high))
        wide = room.width // 3
        at = pygame.Rect(room.left + high + self.px(_GAP), top, wide, high)
        self.put(self.chairs[seat].name, Type.BODY, CREAM, at)
        place = pygame.Rect(at.right + self.px(_GAP), top, 0, high)
        place.width = room.right - place.left
        said = [self.said(each) for each in self.choices[seat].values()]

        def change(chosen: int) -> None:
            self._who[seat] = chosen

        return Choice(place, options=said, chosen=self._who[seat], change=change)

    def _start(self) -> None:
        self._begin(
            [list(each)[chosen] for each, chosen in zip(self.choices, self._who, strict=True)]
        )
