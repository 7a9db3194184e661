"""The whole count as a table: places, categories, the cards behind every number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.match import Aids
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.app.keys import is_click
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.fans import cells, fanned, rows
from hollywood.ui.draw.frame import framed, margin
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, PANEL_LIT, Type
from hollywood.ui.table.of_day import OfDay
from hollywood.ui.table.result_words import only_human
from hollywood.ui.table.setting import Leads
from hollywood.ui.table.sharing import Sharing
from hollywood.ui.widgets.controls import Control

from ..rules.count import Item, Score, Source
from ..rules.game import Hollywood
from ..table.handed_out import SeeAgain
from ..table.match_painter import Brush
from .awards import CATEGORIES, Verdict, crowned, shown
from .own_place import tie_notes
from .result_words import ResultWords
from .sparkline import draw_sparkline, gains

_EDGE, _WIDEST = 40, 1200  # units
_TITLE, _FACE, _HEAD, _ROW = 100, 96, 28, 48
_BUTTONS = 54
_GAP = 12
_CORNER = 38  # units: the felt has its ornaments there
_SHARES = (0.06, 0.295, 0.09, 0.15, 0.125, 0.155, 0.125)  # of the table's width: its columns
_NAME_AND_NOTE = (0.55, 0.45)  # of a row, where a place is explained below a name
_HOW = "result.how_it_went"
_NEXT_WORDS = (
    _HOW,
    "result.again",
    "result.new",
    "hollywood.result.count",
    "result.copy",
    "result.leave",
)
_BUTTON_WIDTHS = (6, 4, 4, 4, 4, 4, 4)  # of the buttons, the first is wanted most
_HEADS = (
    "hollywood.result.rounds",
    "hollywood.result.blockbusters",
    "hollywood.result.movies",
    "hollywood.result.project",
    "hollywood.result.total",
)


@dataclass(frozen=True)
class ResultWays:
    """Where the end of a match leads."""

    first: tuple[str, Leads]  # what is likeliest, and what it is called
    same_deal: Callable[[], None]
    new_match: Callable[[], None]
    title: Callable[[], None]
    how_it_went: Callable[[], None]
    replay: SeeAgain
    seen: Callable[[], None]  # how it has ended
    of_day: OfDay | None = None  # if it was the match of a day


@dataclass(frozen=True)
class _Asked:
    """A number of the table: whose, and of what; None is all of it."""

    seat: Seat
    category: Source | None


class ResultPage:
    """The last page of a match."""

    def __init__(
        self,
        brush: Brush,
        game: Hollywood,
        scores: Sequence[Score],
        verdict: Verdict,
        course: Sequence[Sequence[int]],
        aids: Aids,
        choices: ResultWays,
        count_again: Callable[[], None],
    ) -> None:
        self.brush = brush
        self.scores = scores
        self.verdict = verdict
        self.ranks = game.counter.ranks(scores)
        self.words = ResultWords(brush, scores, self.ranks, verdict, aids)
        self._sharing = Sharing(brush.props, choices.of_day, self.words.text)
        self.gains = [gains(course, seat) for seat in range(len(scores))]
        self.notes = tie_notes(scores, self.ranks)
        self.human = only_human(brush.set_up.chairs)
        self.order = sorted(range(len(scores)), key=lambda seat: self.ranks[seat])
        self._choices = choices
        self._count_again = count_again
        self.controls = brush.props.controls()
        self.asked = _Asked(self.order[0], None)
        self._numbers: list[tuple[Control, _Asked]] = []
        self._names: list[tuple[Control, _Asked]] = []  # all of a row but its numbers

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return self._sharing.resting and self.controls.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        answered = self.controls.update(seconds)
        told = self._sharing.update(seconds)
        self._copy.words = self._copy_words
        return answered or told

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay the page out."""
        self.screen = screen
        px = screen.px
        page = pygame.Rect(0, 0, min(screen.width - 2 * px(_EDGE), px(_WIDEST)), 0)
        page.height = screen.height - 2 * px(16)
        page.center = screen.rect.center
        self.title = pygame.Rect(page.left, page.top, page.width, px(_TITLE))
        high = px(_HEAD) + px(_ROW) * len(self.scores) + px(18)
        self.table = pygame.Rect(page.left, self.title.bottom + px(6), page.width, high)
        self.strip = pygame.Rect(page.left, self.table.bottom + px(_GAP), page.width, 0)
        self.foot = pygame.Rect(page.left, page.bottom - px(_BUTTONS), page.width, px(_BUTTONS))
        self.strip.height = self.foot.top - px(_GAP) - self.strip.top
        self._frame = framed(screen, self.brush.props.shapes, self.table.size)
        self._numbers = list(self._number_controls())
        self._names = list(self._name_controls())
        rows_ = [control for control, _ in (*self._names, *self._numbers)]
        self.controls.set([*rows_, *self._buttons()])
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
        inner = self.table.inflate(-2 * px(22), -2 * px(9))
        return rows((_HEAD, *[_ROW] * len(self.scores)), inner)

    def _number_controls(self) -> list[tuple[Control, _Asked]]:
        found: list[tuple[Control, _Asked]] = []
        inset = self.screen.px(6)
        heads = [self.brush.props.text(say(id)) for id in _HEADS[-len(CATEGORIES) - 1 :]]
        for seat, row in zip(self.order, self._rows()[1:], strict=True):
            of: tuple[Source | None, ...] = (*CATEGORIES, None)
            for category, head, cell in zip(of, heads, self._columns(row)[3:], strict=True):
                asked = _Asked(seat, category)
                points = sum(item.points for item in self._items(asked))
                rect = cell.inflate(-4 * inset, -inset)
                name = f"{self._called(seat)}, {head}: {points}"
                found.append((Control(rect, str(points), quiet=True, name=name), asked))
        return found

    def _name_controls(self) -> list[tuple[Control, _Asked]]:
        """A row can be asked for as a whole, where its player stands."""
        found = []
        inset = self.screen.px(3)
        for seat, row in zip(self.order, self._rows()[1:], strict=True):
            whose = pygame.Rect(row.topleft, (self._columns(row)[3].left - row.left, row.height))
            name = self._called(seat)
            row_ = Control(whose.inflate(0, -inset), quiet=True, name=name)
            found.append((row_, _Asked(seat, None)))
        return found

    def _called(self, seat: Seat) -> str:
        return self.brush.voice.text(player(seat))

    def _buttons(self) -> list[Control]:
        text, choices = self.brush.props.text, self._choices
        room = self.foot.inflate(-2 * self.screen.px(_CORNER), 0)
        places = cells(_BUTTON_WIDTHS, room, self.screen.px(_GAP))
        words = (choices.first[0], *_NEXT_WORDS)
        press = (
            *(choices.first[1], choices.how_it_went, choices.same_deal, choices.new_match),
            *(self._count_again, self._copied, choices.title),
        )
        buttons = [
            Control(place, text(say(id)), does, primary=id == words[0])
            for place, id, does in zip(places, words, press, strict=True)
        ]
        self._copy = buttons[words.index("result.copy")]
        return buttons

    # what is asked

    def handle(self, event: pygame.event.Event) -> None:
        """Answer mouse and keys; a number that is pointed at shows its cards, they their moment."""
        again = partial(self._choices.replay, ())
        ways = self._choices
        leads: dict[str, Leads] = {
            "how_it_went": ways.how_it_went,
            "replay": again,
            "back": ways.title,
        }
        if lead := self.brush.props.keys.one_of(event, leads):
            leads[lead]()
            return
        if not self.controls.handle(event) and is_click(event):
            for item, fan, told in self._rooms(self._items(self.asked)):
                if fan.union(told).collidepoint(event.pos):
                    self._choices.replay(item.cards)
                    return
        for control, asked in (*self._names, *self._numbers):
            if control is self.controls.focus:
                self.asked = asked

    def _items(self, asked: _Asked) -> list[Item]:
        """The lines of the count behind a number, the most valuable first."""
        every = self.scores[asked.seat].items
        items = [item for item in every if asked.category in (None, item.what)]
        return sorted(items, key=lambda item: (CATEGORIES.index(item.what), -item.points))

    @property
    def _copy_words(self) -> str:
        return self.brush.props.text(say(self._sharing.words))

    def _copied(self) -> None:
        """The result as a text for other programs."""
        self._sharing.copy()
        self._copy.words = self._copy_words

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole page."""
        canvas.blit(felt(self.screen, self.brush.props.felt), (0, 0))
        self._heading(canvas)
        soft = margin(self.screen)
        lay_on(self._frame, canvas, (self.table.left - soft, self.table.top - soft))
        self._rules(canvas)
        for control, asked in self._numbers:
            control.lit = asked == self.asked
        self.brush.props.painter.paint(self.controls, canvas)
        self._table(canvas)
        self._strip(canvas)

    def _heading(self, canvas: pygame.Surface) -> None:
        """Who has won, with a face; what it means to the one person here; the deal."""
        px, write = self.screen.px, self.brush.write
        corner = px(_CORNER)
        room = self.title.inflate(-2 * corner, 0)
        face = pygame.Rect(room.left, room.top, 0, 0)
        for seat in self.verdict.winners[: 1 if len(self.verdict.winners) > 2 else 2]:
            picture = self.brush.face(seat, px(_FACE), "triumph")
            face = picture.get_rect(midleft=(face.right if face.width else room.left, room.centery))
            lay_on(picture, canvas, face.topleft)
            face.width += px(8)
        words = pygame.Rect(face.right + px(12), room.top, 0, room.height)
        words.width = room.right - words.left
        told = self.words.explained
        title, below = rows((0.6, 0.4) if told else (1.0, 0.01), words)
        title.width, deal = title.width * 7 // 10, title.copy()
        deal.left, deal.width = title.right, words.right - title.right
        write(canvas, crowned(self.verdict.winners), Type.MARQUEE, CREAM, title)
        for par in self._sharing.par:
            line = deal.copy()
            line.height = self.brush.props.typesetter.height(Type.SMALL)
            write(canvas, par, Type.SMALL, CREAM, line, "right")
            deal.top, deal.height = line.bottom, deal.height - line.height
        write(canvas, self.words.small_print, Type.SMALL, MUTED, deal, "right")
        write(canvas, told, Type.STATUS, CREAM, below)

    def _rules(self, canvas: pygame.Surface) -> None:
        """Lines between the rows; one's own row is lit."""
        px, shapes = self.screen.px, self.brush.props.shapes
        for seat, row in zip(self.order, self._rows()[1:], strict=True):
            if seat == self.human:
                lay_on(shapes.panel(row.size, px(6), PANEL_LIT), canvas, row.topleft)
                lay_on(shapes.panel((px(4), row.height), px(2), CREAM), canvas, row.topleft)
            canvas.fill(BRASS, (row.left, row.top, row.width, max(1, px(1))))

    def _table(self, canvas: pygame.Surface) -> None:
        px = self.screen.px
        head, *players = self._rows()
        below = [cell.inflate(-px(2), 0) for cell in self._columns(head)[2:]]
        heads = [(say(id), MUTED, cell) for id, cell in zip(_HEADS, below, strict=True)]
        self.brush.write_alike(canvas, heads, Type.LABEL)
        most = max((max(own, default=0) for own in self.gains), default=0)
        names = [
            self._name(seat, self._columns(row)[1])
            for seat, row in zip(self.order, players, strict=True)
        ]
        letters = min(map(self.brush.letters, self.order, names))
        for seat, row, name in zip(self.order, players, names, strict=True):
            rank, whole, bars, *_ = self._columns(row)
            self._rank(canvas, self.ranks[seat], rank)
            self.brush.player(canvas, seat, name, most=letters)
            if seat in self.notes:
                note = pygame.Rect(name.left, name.bottom, name.width, whole.bottom - name.bottom)
                self.brush.write(canvas, self.notes[seat], Type.SMALL, MUTED, note)
            at = bars.inflate(0, -px(12))
            draw_sparkline(canvas, self.brush, seat, self.gains[seat], most, at)

    def _name(self, seat: Seat, cell: pygame.Rect) -> pygame.Rect:
        """Where a name stands; all are as low as those below which the place is explained."""
        room = cell.inflate(-self.screen.px(8), 0)
        if not self.notes:
            return room.inflate(0, -self.screen.px(6))
        name = rows(_NAME_AND_NOTE, room)[0]
        if seat not in self.notes:
            name.centery = room.centery
        return name

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
        """On another thread: have words and faces drawn, and the cards that may be asked for."""
        nowhere = pygame.Surface((1, 1))  # nothing is seen yet
        self._heading(nowhere)
        self._table(nowhere)
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
        whole = all(self._fits(line(item), below) for item, _, below in rooms)
        notes = [
            (line(item) if whole else _short(item), CREAM if item.points else MUTED, below)
            for item, _, below in rooms
        ]
        self.brush.write_alike(canvas, notes, Type.SMALL)

    def _fits(self, words: Message, room: pygame.Rect) -> bool:
        """Whether words can be read whole in their room."""
        typesetter, least = self.brush.props.typesetter, self.screen.letters(0)
        lines = typesetter.lines(self.brush.voice.text(words), Type.SMALL, room.width, least)
        widest = max(typesetter.width(each, Type.SMALL, least) for each in lines)
        return widest <= room.width and len(lines) * round(least * 1.12) <= room.height


def _short(item: Item) -> Message:
    """The same where there is no room for words: the factors alone."""
    if not item.earned and not item.points:
        return say("hollywood.result.product", product="0")
    product = " × ".join(map(str, item.factors)) + f" = {item.points}"
    return say("hollywood.result.product", product=product if item.earned else str(item.points))


def line(item: Item) -> Message:
    """How the points of an item are made, in words."""
    if item.what == "project":
        return item.formula
    return say("hollywood.awards.line", formula=item.formula, points=item.points)
