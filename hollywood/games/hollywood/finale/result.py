"""The whole count as a table: places, categories, the cards behind every number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.match import Aids
from hollywood.core.message import Message, Seat, player, say
from hollywood.core.record import HUMAN
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.fans import cells, fanned, rows
from hollywood.ui.draw.frame import framed, margin
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, PANEL_LIT, Type
from hollywood.ui.widgets.controls import Control

from ..rules.count import Item, Score, Source
from ..rules.game import Hollywood
from ..table.match_painter import Brush
from .awards import CATEGORIES, Verdict, crowned, shown

_EDGE, _WIDEST = 40, 1200  # units
_TITLE, _REASON, _HEAD, _ROW = 54, 30, 34, 50
_BUTTONS = 54
_GAP = 12
_CORNER = 38  # units: the felt has its ornaments there
_SHARES = (0.07, 0.31, 0.155, 0.155, 0.155, 0.155)  # of the table's width: its columns
_TOLD = 2.0  # seconds a button says that the result was copied
_HEADS = (
    "hollywood.result.blockbusters",
    "hollywood.result.movies",
    "hollywood.result.project",
    "hollywood.result.total",
)


@dataclass(frozen=True)
class Choices:
    """Where the end of a match leads."""

    same_deal: Callable[[], None]
    new_match: Callable[[], None]
    title: Callable[[], None]


@dataclass(frozen=True)
class _Asked:
    """A number of the table: whose, and of what; None is all of it."""

    seat: Seat
    category: Source | None


class Result:
    """The last page of a match."""

    def __init__(
        self,
        brush: Brush,
        game: Hollywood,
        scores: Sequence[Score],
        verdict: Verdict,
        aids: Aids,
        choices: Choices,
        count_again: Callable[[], None],
    ) -> None:
        self.brush = brush
        self.scores = scores
        self.verdict = verdict
        self.aids = aids
        self.ranks = game.counter.ranks(scores)
        self.order = sorted(range(len(scores)), key=lambda seat: self.ranks[seat])
        self._choices = choices
        self._count_again = count_again
        self.controls = brush.props.controls()
        self.asked = _Asked(self.order[0], None)
        self._numbers: list[tuple[Control, _Asked]] = []
        self._told = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return self._told <= 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if self._told <= 0:
            return False
        self._told -= seconds
        self._copy.words = self._copy_words()
        return self._told <= 0

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay the page out."""
        self.screen = screen
        self._felt = felt(screen)
        px = screen.px
        page = pygame.Rect(0, 0, min(screen.width - 2 * px(_EDGE), px(_WIDEST)), 0)
        page.height = screen.height - 2 * px(16)
        page.center = screen.rect.center
        reason = px(_REASON) if self.verdict.reason else 0
        row = px(_ROW)
        table = px(_HEAD) + row * len(self.scores) + px(22)
        fixed = px(_TITLE) + reason + table + px(_BUTTONS) + 2 * px(_GAP)
        parts = rows((px(_TITLE), reason, table, page.height - fixed, px(_BUTTONS)), page)
        self.title, self.reason, self.table, self.strip, self.foot = parts
        self.strip = pygame.Rect(page.left, self.table.bottom + px(_GAP), page.width, 0)
        self.foot = pygame.Rect(page.left, page.bottom - px(_BUTTONS), page.width, px(_BUTTONS))
        self.strip.height = self.foot.top - px(_GAP) - self.strip.top
        self._frame = framed(screen, self.brush.props.shapes, self.table.size)
        self._numbers = list(self._number_controls())
        self.controls.set([*(control for control, _ in self._numbers), *self._buttons()])
        self.controls.focus = None  # an Enter that was meant for the hall starts nothing

    def _columns(self, row: pygame.Rect) -> list[pygame.Rect]:
        columns, left = [], float(row.left)
        for share in _SHARES:
            columns.append(pygame.Rect(round(left), row.top, int(row.width * share), row.height))
            left += row.width * share
        return columns

    def _rows(self) -> list[pygame.Rect]:
        """The head of the table, then a row for each player."""
        px = self.screen.px
        inner = self.table.inflate(-2 * px(22), -2 * px(11))
        return rows((_HEAD, *[_ROW] * len(self.scores)), inner)

    def _number_controls(self) -> list[tuple[Control, _Asked]]:
        found = []
        inset = self.screen.px(6)
        for seat, row in zip(self.order, self._rows()[1:], strict=True):
            of: tuple[Source | None, ...] = (*CATEGORIES, None)
            for category, cell in zip(of, self._columns(row)[2:], strict=True):
                asked = _Asked(seat, category)
                points = sum(item.points for item in self._items(asked))
                rect = cell.inflate(-4 * inset, -inset)
                found.append((Control(rect, str(points), quiet=True), asked))
        return found

    def _buttons(self) -> list[Control]:
        text, choices = self.brush.props.text, self._choices
        places = cells(
            [1] * 5, self.foot.inflate(-2 * self.screen.px(_CORNER), 0), self.screen.px(_GAP)
        )
        self._copy = Control(places[3], self._copy_words(), self._copied)
        return [
            Control(
                places[0], text(say("hollywood.result.again")), choices.same_deal, primary=True
            ),
            Control(places[1], text(say("hollywood.result.new")), choices.new_match),
            Control(places[2], text(say("hollywood.result.count")), self._count_again),
            self._copy,
            Control(places[4], text(say("hollywood.result.leave")), choices.title),
        ]

    # what is asked

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; a number pointed at shows its cards."""
        self.controls.handle(event)
        for control, asked in self._numbers:
            if control is self.controls.focus:
                self.asked = asked

    def _items(self, asked: _Asked) -> list[Item]:
        """The lines of the count behind a number, the most valuable first."""
        every = self.scores[asked.seat].items
        items = [item for item in every if asked.category in (None, item.what)]
        return sorted(items, key=lambda item: (CATEGORIES.index(item.what), -item.points))

    def _copy_words(self) -> str:
        return self.brush.props.text(
            say("hollywood.result.copied" if self._told > 0 else "hollywood.result.copy")
        )

    def _copied(self) -> None:
        """The result as a text for other programs."""
        try:
            pygame.scrap.put_text(self.text())
        except pygame.error:
            self.brush.props.sound.play("illegal")
            return
        self._told = _TOLD
        self._copy.words = self._copy_words()

    def text(self) -> str:
        """Names, places, points and the seed."""
        lines: list[Message] = [crowned(self.verdict.winners)]
        lines += [self.verdict.reason] if self.verdict.reason else []
        for seat in self.order:
            total = self.scores[seat].total
            lines.append(
                say(
                    "hollywood.result.line", rank=self.ranks[seat], player=player(seat), count=total
                )
            )
        lines += [*self._deal(), *self._help()]
        return "\n".join(["Hollywood!", *(self.brush.voice.text(line) for line in lines)])

    def _deal(self) -> list[Message]:
        chance = self.brush.set_up.chance
        return [say("hollywood.result.deal", seed=str(chance))] if isinstance(chance, int) else []

    def _help(self) -> list[Message]:
        """What helped the people at the table, if there were any."""
        if all(chair.who != HUMAN for chair in self.brush.set_up.chairs):
            return []
        counted = {
            "hollywood.result.hints": self.aids.hints,
            "hollywood.result.retakes": self.aids.retakes,
        }
        told = [say(id, count=count) for id, count in counted.items() if count]
        return told or [say("hollywood.result.one_take")]

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole page."""
        lay_on(self._felt, canvas)
        self._heading(canvas)
        soft = margin(self.screen)
        lay_on(self._frame, canvas, (self.table.left - soft, self.table.top - soft))
        self._table(canvas)
        for control, asked in self._numbers:
            control.lit = asked == self.asked
        self.brush.props.painter.paint(self.controls, canvas)
        self._strip(canvas)

    def _heading(self, canvas: pygame.Surface) -> None:
        write = self.brush.write
        side = self.title.width // 6
        write(
            canvas,
            crowned(self.verdict.winners),
            Type.MARQUEE,
            GOLD,
            self.title.inflate(-2 * side, 0),
            "centre",
        )
        corner = self.screen.px(_CORNER)
        left = pygame.Rect(self.title.left + corner, self.title.top, side, self.title.height)
        right = left.move(self.title.width - side - 2 * corner, 0)
        for deal in self._deal():
            write(canvas, deal, Type.SMALL, MUTED, right, "right")
        told = "\n".join(map(self.brush.voice.text, self._help()))
        write(canvas, told, Type.SMALL, MUTED, left, "left")
        if self.verdict.reason:
            write(canvas, self.verdict.reason, Type.BODY, CREAM, self.reason, "centre")

    def _table(self, canvas: pygame.Surface) -> None:
        px = self.screen.px
        head, *players = self._rows()
        below = [cell.inflate(-px(2), 0) for cell in self._columns(head)[2:]]
        heads = [(say(id), GOLD, cell) for id, cell in zip(_HEADS, below, strict=True)]
        self.brush.write_alike(canvas, heads, Type.LABEL)
        for seat, row in zip(self.order, players, strict=True):
            canvas.fill(BRASS, (row.left, row.top, row.width, max(1, px(1))))
            rank, name, *_ = self._columns(row)
            self._rank(canvas, self.ranks[seat], rank)
            ink = GOLD if seat in self.verdict.winners else CREAM
            self.brush.player(canvas, seat, name.inflate(-px(8), -px(6)), ink)

    def _rank(self, canvas: pygame.Surface, rank: int, room: pygame.Rect) -> None:
        """The place, on a medal for who has won."""
        size = min(room.height, room.width) * 2 // 3
        first = rank == 1
        fill, ink = (GOLD, BLACK) if first else (PANEL_LIT, CREAM)
        line = max(1, self.screen.px(1))
        disc = self.brush.props.shapes.disc(size, fill, BRASS, line)
        rect = disc.get_rect(center=room.center)
        lay_on(disc, canvas, rect.topleft)
        self.brush.write(canvas, str(rank), Type.KEY, ink, rect, "centre")

    def expect(self) -> None:
        """Have the cards drawn that may be asked for."""
        every = sorted(self._numbers, key=lambda number: number[1] != self.asked)
        for _, asked in every:
            for item, room, _ in self._rooms(self._items(asked)):
                self.brush.prepare(item.cards, fanned(len(item.cards), room)[0].width)

    def _rooms(self, items: Sequence[Item]) -> list[tuple[Item, pygame.Rect, pygame.Rect]]:
        """Each line of the count with the places of its cards and of its words."""
        places = cells([len(item.cards) for item in items], self.strip, self.screen.px(18))
        small = self.brush.props.typesetter.height(Type.SMALL)
        cap = min(self.strip.height * 2 // 5, max(small * 2, self.strip.height // 4))
        found = []
        for item, place in zip(items, places, strict=True):
            fan = pygame.Rect(place.left, place.top, place.width, place.height - cap)
            found.append((item, fan, pygame.Rect(place.left, fan.bottom, place.width, cap)))
        return found

    def _strip(self, canvas: pygame.Surface) -> None:
        """The cards behind the number that is asked for, and how each line is made."""
        items = self._items(self.asked)
        if not items:
            self.brush.write(
                canvas, say("hollywood.result.nothing"), Type.BODY, MUTED, self.strip, "centre"
            )
        rooms = self._rooms(items)
        for item, fan, _ in rooms:
            self.brush.fan(canvas, shown(item), fan)
        notes = [(line(item), CREAM if item.points else MUTED, below) for item, _, below in rooms]
        self.brush.write_alike(canvas, notes, Type.SMALL)


def line(item: Item) -> Message:
    """How the points of an item are made, in words."""
    if item.what == "project":
        return item.formula
    return say("hollywood.awards.line", formula=item.formula, points=item.points)
