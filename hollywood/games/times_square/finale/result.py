"""The last page of a match: how it ended, what each has done, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.fans import cells, rows
from hollywood.ui.draw.surfaces import canvas
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.table.result_words import deal_words, help_words
from hollywood.ui.table.setting import Doors
from hollywood.ui.table.sharing import Sharing, first_way
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.lead import draw_rim, lead
from hollywood.ui.widgets.page import Page

from ..rules.doings import doings
from ..rules.state import NOBODY, Move, State
from ..rules.words import ending, headline
from ..table.club_chips import CLUBS
from ..table.small_street import STEP, WIDE, SmallStreet
from ..table.street_pictures import StreetPictures
from .cast import decided

_CHIP = 64  # units


class ResultPage(Page):
    """The page; the key that leads back leads out of the match, as the last button does."""

    def __init__(
        self,
        props: Props,
        set_up: SetUp,
        voice: Voice,
        match: Match[State, Move],
        right: Seat,
        pictures: StreetPictures,
        doors: Doors[Move],
        picture: Press,
    ) -> None:
        state = match.state
        self.winner = NOBODY if state.winner is None else state.winner
        super().__init__(props, headline(self.winner), doors.title)
        self.set_up, self.voice, self.match, self.doors = set_up, voice, match, doors
        self._pictures, self._picture = pictures, picture
        self.order = (1 - right, right)
        self._sharing = Sharing(props, doors.of_day, self._text)
        self._last: list[Control] = []  # what leads to the last turn

    def said(self, message: Message) -> str:
        """A message in words, in which players have their names."""
        return self.voice.text(message)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self._sharing.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if told := self._sharing.update(seconds):
            self.lay_out()
        return super().update(seconds) or told

    def handle(self, event: pygame.event.Event) -> None:
        """Keys of their own lead to how it went, and to its replay."""
        leads = {"how_it_went": self.doors.how_it_went, "replay": self.doors.replay}
        if lead := self.props.keys.one_of(event, leads):
            leads[lead]()
        else:
            super().handle(event)

    def set_out(self) -> Sequence[Control]:
        """The sentence, a table with a column for each club, and the buttons."""
        self.put_heading()
        room = self.inner
        told = self.said(ending(self.winner, self.match.state.how))
        place = self.put_block(told, Type.STATUS, GOLD, room, "centre")
        self._last = [self._last_turn(place, told)]
        if (both := self._both_legs) is not None:
            below = room.move(0, place.bottom - room.top)
            place = self.put_block(self.said(both), Type.STATUS, CREAM, below, "centre")
        buttons = self._buttons()
        aside = self._aside(buttons[0].rect.top - self.px(10))
        small = aside[0].rect.copy()
        small.left, small.width = aside[0].rect.right, aside[1].rect.left - aside[0].rect.right
        small.inflate_ip(-2 * self.px(8), 0)
        self.put_beside(self._small_print, Type.SMALL, MUTED, small, "centre")
        table = pygame.Rect(room.left, place.bottom + self.px(20), room.width, 0)
        table.height = small.top - self.px(8) - table.top
        self._table(table)
        return [*buttons, *aside, *self._last]

    def draw(self, canvas: pygame.Surface) -> None:
        """The page, with a rim round what is pointed at."""
        super().draw(canvas)
        draw_rim(self, canvas)

    def _last_turn(self, place: pygame.Rect, told: str) -> Control:
        """What tells how the match has ended leads to its last turn."""
        return lead(self, place, told, partial(self.doors.replay_at, len(self.match.moves)))

    def _table(self, room: pygame.Rect) -> None:
        """A head with chips and names, then a line for each thing that is told."""
        told = [doings(self.match, seat) for seat in self.order]
        lines = [
            ("times_square.result.cards", [each.cards for each in told]),
            ("times_square.result.discarded", [each.discarded for each in told]),
            ("times_square.result.walks", [each.walks for each in told]),
        ]
        head, *below = rows((1.9, *[1.0] * len(lines)), room)
        for seat, cell in zip(self.order, self._sides(head), strict=True):
            self._put_player(seat, cell)
        self._put_street(head)
        for (id, numbers), row in zip(lines, below, strict=True):
            self.put_line(row.left, row.top, row.width)
            label = row.inflate(-row.width // 3 * 2, 0)
            self.put_beside(self.said(say(id)), Type.BODY, MUTED, label, "centre")
            for number, cell in zip(numbers, self._sides(row), strict=True):
                self.put(str(number), Type.NUMBER, CREAM, cell, "centre")

    def _put_street(self, room: pygame.Rect) -> None:
        """Where everybody stood at last."""
        street = canvas((self.px(WIDE), self.px(2 * STEP)))
        state = self.match.state
        middle = street.get_rect().center
        small = SmallStreet(self.props.screen, self._pictures, self.order[1])
        small.draw(street, middle, state, decided(state.how))
        self.show(street, room)
        place = street.get_rect(center=room.center)
        self._last.append(self._last_turn(place, self.said(ending(self.winner, state.how))))

    def _sides(self, row: pygame.Rect) -> Iterator[pygame.Rect]:
        """The left and the right third of a row."""
        third = row.width // 3
        yield pygame.Rect(row.left, row.top, third, row.height)
        yield pygame.Rect(row.right - third, row.top, third, row.height)

    def _put_player(self, seat: Seat, cell: pygame.Rect) -> None:
        chip = self.props.art.token(CLUBS[seat], self.px(_CHIP))
        self.show(chip, chip.get_rect(center=(cell.centerx, cell.top + self.px(_CHIP) // 2)))
        name = pygame.Rect(cell.left, cell.top + self.px(_CHIP), cell.width, 0)
        name.height = cell.bottom - name.top
        ink = GOLD if seat == self.winner else CREAM
        self.put(self.set_up.chairs[seat].name, Type.NAME, ink, name, "centre")

    def _buttons(self) -> list[Control]:
        """Where to go from here."""
        doors = self.doors
        ways: list[tuple[str, Press]] = [
            first_way(doors),
            ("result.how_it_went", doors.how_it_went),
            ("result.again", doors.again),
            ("result.new", doors.new_match),
            ("result.leave", doors.title),
        ]
        if self.set_up.first_leg is None:
            likely = 0 if self.set_up.options.matches == "two" else 2
            ways.insert(likely, ("times_square.result.second_leg", doors.second_leg))
        words = [self.said(say(id)) for id, _ in ways]
        return [
            Control(place, said, press, primary=not number)
            for number, (place, said, (_, press)) in enumerate(
                zip(self._places(words), words, ways, strict=True)
            )
        ]

    def _places(self, words: Sequence[str]) -> list[pygame.Rect]:
        """Where buttons with these words are: in one row, or in two if one has no room for them."""
        gap, half = self.px(10), (len(words) + 1) // 2
        wide = [self.typesetter.width(each, Type.BUTTON) + self.px(2 * PADDING) for each in words]
        if sum(wide) + gap * (len(wide) - 1) <= self.foot.width:
            return cells(wide, self.foot, gap)
        above = self.foot.move(0, -self.foot.height - gap)
        return [*cells(wide[:half], above, gap), *cells(wide[half:], self.foot, gap)]

    def _aside(self, bottom: int) -> list[Control]:
        """Back to the picture on the left, the result for other programs on the right."""
        room = pygame.Rect(self.foot.left, 0, self.foot.width, self.high(44))
        room.bottom = bottom
        left, _, right = cells((1, 3, 1), room, 0)
        copy = self.said(say(self._sharing.words))
        picture = self.said(say("times_square.result.picture"))
        return [
            Control(left, picture, self._picture, quiet=True),
            Control(right, copy, self._sharing.copy, quiet=True),
        ]

    @property
    def _small_print(self) -> str:
        """How long it was, what helped, the deal."""
        turns = say("times_square.result.turns", count=self.match.state.number)
        told = [
            *self._sharing.par,
            turns,
            *help_words(self.set_up, self.match.aids),
            *deal_words(self.set_up),
        ]
        return " · ".join(map(self.said, told))

    @property
    def _both_legs(self) -> Message | None:
        """How often each of them has won, once they have sat on both sides."""
        if (first := self.set_up.first_leg) is None:
            return None
        last = self.match.game.standing(self.match.state).places
        won = [sum(leg[seat] < leg[1 - seat] for leg in (first, last)) for seat in self.order]
        left, right = (self.set_up.chairs[seat].name for seat in self.order)
        return say("times_square.result.legs", left=left, won=won[0], right=right, other=won[1])

    def _text(self) -> str:
        """The result for other programs."""
        lines = [headline(self.winner), ending(self.winner, self.match.state.how)]
        lines += [both] if (both := self._both_legs) is not None else []
        return "\n".join(["Times Square", *map(self.said, lines), self._small_print])
