"""One player's column of the round summary: points, where they come from, and the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.ui.draw.fans import WHOLE, fanned
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import faded, height, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, CREAM, GREEN, MUTED, PANEL, RED, Type

from ..rules.count import Item
from .match_painter import Brush
from .takings import PointsSource, Takings, sources
from .takings_row import Group, TakingsRow

_EDGE = (169, 133, 74, 115)  # brass, 45 % of it
_PAD_X, _PAD_Y, _GAP = 11, 7, 5  # units
_HEAD, _COIN = 36, 34
_POINTS = 42  # units: the room of a number at the right
_MOST_TOLD = 0.4  # of a column's height, for the sources
_LEADING = 1.35  # line height
_LEAST_HIGH = 62  # units: lower cards tell nothing
_SIDE_BY_SIDE = 3  # so many fans stand in one row
_WASTED = 0.45  # of a wasted star is seen
_RISE = 22  # units: from where a card comes
_COIN_RIGHT, _COIN_DOWN, _RING_UP, _COIN_SIZE = 11, 0.24, 0.42, 0.36  # units, of a card's width

Seen = Callable[[int], float]  # how much of a card is seen, by its number


@dataclass(frozen=True)
class _Fan:
    """Cards side by side, and what is stamped on the one in front."""

    cards: tuple[CardId, ...]
    places: Sequence[pygame.Rect]
    item: Item | None = None
    wasted: bool = False


class TakingsColumn:
    """Laid out once for a window."""

    def __init__(
        self,
        brush: Brush,
        seat: Seat,
        takings: Takings,
        rect: pygame.Rect,
        told: bool,
        letters: int,
    ) -> None:
        self.brush, self.seat, self.takings, self.rect, self.told = brush, seat, takings, rect, told
        self.px = px = brush.props.screen.px
        inner = rect.inflate(-2 * px(_PAD_X), -2 * px(_PAD_Y))
        self.head = pygame.Rect(inner.topleft, (inner.width, px(_HEAD)))
        line = min(brush.props.typesetter.height(Type.STATUS), inner.height // 10)
        self.change = pygame.Rect(
            inner.left, self.head.bottom, inner.width, line if self.told else 0
        )
        self.letters = letters
        self.lines = self._laid_lines(inner, letters)
        top = (self.lines[-1][1].bottom if self.lines else self.change.bottom) + px(_GAP)
        room = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        self._lies = 0  # so many cards are on what stands still, and are painted no more
        self.labels: list[tuple[Message, pygame.Rect]] = []
        self.fans: list[_Fan] = []
        self._lay_cards(room)
        self.named_in = self.fitting  # letters of the names of kinds, in pixels

    @property
    def fitting(self) -> int:
        """How large the names of all kinds can be written."""
        brush = self.brush
        fitting = brush.props.typesetter.fitting
        usual = brush.props.typesetter.size(Type.LABEL)
        named = ((brush.voice.text(words), place) for words, place in self.labels)
        return min((fitting(words, Type.LABEL, at.size) for words, at in named), default=usual)

    @property
    def cards(self) -> int:
        """How many are dealt."""
        return sum(len(fan.cards) for fan in self.fans)

    def told_of(self, at: tuple[int, int]) -> tuple[pygame.Rect, Sequence[CardId]] | None:
        """The line or the card there, and which cards that is about; None if nothing is told."""
        for source, place in self.lines:
            if source.cards and place.collidepoint(at):
                return place, source.cards
        for fan in self.fans:
            for card, place in reversed([*zip(fan.cards, fan.places, strict=True)]):
                if place.collidepoint(at):
                    return place, (card,)
        return None

    # layout

    def _laid_lines(self, inner: pygame.Rect, size: int) -> list[tuple[PointsSource, pygame.Rect]]:
        """Each source with its place."""
        typesetter, wide = self.brush.props.typesetter, inner.width - self.px(_POINTS)
        found, top = [], self.change.bottom
        for each in sources(self.takings, self.brush.deck):
            words = self.brush.voice.text(each.words)
            high = _lines_high(typesetter, words, wide, size)
            found.append((each, pygame.Rect(inner.left, top, inner.width, high)))
            top += high
        return found

    def _lay_cards(self, room: pygame.Rect) -> None:
        """What was received, then what has become of it; a row that is empty is left out.

        Where words leave little room, what was received is seen in what it has become.
        """
        taken = self.takings
        made = [Group((*item.cards[1:], item.cards[0]), item) for item in taken.movies]
        made += [Group((star,), wasted=True) for star in taken.wasted]
        open_ = [Group(item.cards, item) for item in taken.projects]
        label = min(self.brush.props.typesetter.height(Type.LABEL), room.height // 10)
        half = pygame.Rect(0, 0, room.width, room.height // 2 - label)
        below = [row for row in (made, open_) if row]
        if below and len(made + open_) <= _SIDE_BY_SIDE and self._fit(made + open_, half):
            below = [made + open_]
        elif made and not self._fit(made, half):
            movies, wasted = made[: len(taken.movies)], made[len(taken.movies) :]
            below = [row for row in (movies, wasted, open_) if row]
        if below and room.height // (1 + len(below)) - label < self.px(_LEAST_HIGH):
            top = room.top
        else:
            top = self._lay_received(room, label, 1 + len(below))
        high = (room.bottom - top) // max(1, len(below))
        for number, fans in enumerate(below):
            self._lay_fans(
                fans, pygame.Rect(room.left, top + number * high, room.width, high), label
            )

    def _fit(self, groups: Sequence[Group], room: pygame.Rect) -> bool:
        return TakingsRow(self.brush, groups, room).fits

    def _lay_received(self, room: pygame.Rect, label: int, rows: int) -> int:
        """All cards in their order, whole; where the next row begins."""
        cards = self.takings.received
        widest = height(room.width / (1 + WHOLE * max(0, len(cards) - 1)))
        high = min(widest + self.px(4), room.height // rows - label)
        self._label("hollywood.summary.received", room, label)
        row = pygame.Rect(room.left, room.top + label, room.width, high)
        self.fans.append(_Fan(cards, fanned(len(cards), self._inset(row), "left", WHOLE)))
        return row.bottom

    def _inset(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(0, -self.px(4))

    def _label(self, id: str, row: pygame.Rect, high: int) -> None:
        self.labels.append((say(id), pygame.Rect(row.topleft, (row.width, high))))

    def _lay_fans(self, groups: Sequence[Group], row: pygame.Rect, label: int) -> None:
        """Movies and wasted stars from the left, then projects; each kind below its name."""
        room = pygame.Rect(row.left, row.top + label, row.width, row.height - label)
        laid = TakingsRow(self.brush, groups, room)
        for name, left in laid.named:
            self._label(name, pygame.Rect(left, row.top, room.right - left, 0), label)
        for group, places in zip(groups, laid.places, strict=True):
            self.fans.append(_Fan(group.cards, places, group.item, group.wasted))

    # the picture

    def draw_words(self, canvas: pygame.Surface) -> None:
        """All that never moves."""
        px, shapes = self.px, self.brush.props.shapes
        plate = shapes.panel(self.rect.size, px(10), PANEL, _EDGE, max(1, px(1)))
        lay_on(plate, canvas, self.rect.topleft)
        name = self.head.copy()
        name.width -= px(_COIN + 8) if self.told else 0
        self.brush.player(canvas, self.seat, name)
        if self.told:
            points = self.takings.points
            ink = GREEN if points > 0 else RED if points < 0 else MUTED
            said = say("hollywood.summary.change", change=_signed(points))
            self.brush.write(canvas, said, Type.STATUS, ink, self.change)
        self._sources(canvas)
        for words, place in self.labels:
            self.brush.write(canvas, words, Type.LABEL, MUTED, place, most=self.named_in)

    def points(self, counted: float) -> Piece | None:
        """All points, counted up from those before; None while they are kept secret."""
        if not self.told:
            return None
        total = round(self.takings.before.total + self.takings.points * counted)
        at, size = (self.head.right - self.px(_COIN) // 2, self.head.centery), self.px(_COIN)
        place = pygame.Rect(0, 0, 2 * size, 2 * size)
        place.center = at
        coin = partial(self.brush.coin, points=total, middle=at, size=size, banked=True)
        return Piece(total, place, coin)

    def dealing(self, seen: Seen) -> Piece:
        """Cards that have not come to lie on what stands still."""
        coming = tuple(seen(number) for number in range(self._lies, self.cards))

        def paint(canvas: pygame.Surface) -> None:
            number = 0
            for fan in self.fans:
                number = self._fan(canvas, fan, number, seen)

        return Piece((self._lies, coming), self.rect, paint)

    def forget(self) -> None:
        """What stands still is painted anew: no card lies on it."""
        self._lies = 0

    def lay_dealt(self, still: pygame.Surface, seen: Seen) -> None:
        """Cards that have come stay on what stands still: they are painted once."""
        dealt = next((n for n in range(self._lies, self.cards) if seen(n) < 1), self.cards)
        if dealt > self._lies:
            number = 0
            for fan in self.fans:
                number = self._fan(still, fan, number, lambda each: float(each < dealt))
            self._lies = dealt

    def prepare(self) -> None:
        """Have the cards drawn before they are dealt."""
        for fan in self.fans:
            self.brush.prepare(fan.cards, fan.places[0].width)

    def _sources(self, canvas: pygame.Surface) -> None:
        """Where the points come from, a line each, in letters of one size."""
        wide = self.rect.width - 2 * self.px(_PAD_X) - self.px(_POINTS)
        for each, place in self.lines:
            words = pygame.Rect(place.topleft, (wide, place.height))
            ink = MUTED if each.points is None else CREAM
            self.brush.write(canvas, each.words, Type.SMALL, ink, words, most=self.letters)
            if each.points is not None:
                ink = GREEN if each.points > 0 else RED if each.points < 0 else MUTED
                room = pygame.Rect(words.right, place.top, self.px(_POINTS), place.height)
                self.brush.write(canvas, _signed(each.points), Type.DISC, ink, room, "right")

    def _fan(self, canvas: pygame.Surface, fan: _Fan, number: int, seen: Seen) -> int:
        """Cards as far as they have been dealt; the number of the next one."""
        after = number + len(fan.cards)
        if after <= self._lies:
            return after
        if fan.wasted:
            if seen(number) > 0:
                self._wasted(canvas, fan.cards[0], fan.places[0])
            return after
        for each, (card, place) in enumerate(zip(fan.cards, fan.places, strict=True), number):
            if each >= self._lies:
                self._card(canvas, card, place, seen(each))
        if fan.item is not None and seen(after - 1) == 1:
            self._stamp(canvas, fan.item, fan.places[-1])
        return after

    def _card(self, canvas: pygame.Surface, card: CardId, place: pygame.Rect, seen: float) -> None:
        if seen <= 0:
            return
        picture = self.brush.card(card, place.width)
        if seen < 1:
            up = place.move(0, self.px(_RISE * (1 - seen)))
            lay_on(faded(picture, seen), canvas, up.topleft)
            return
        soft = max(2, place.width // 14)
        drop = (soft // 3, soft // 2)
        self.brush.props.shapes.cast_card_shadow(canvas, place, soft, drop)
        lay_on(picture, canvas, place.topleft)

    def _stamp(self, canvas: pygame.Surface, item: Item, card: pygame.Rect) -> None:
        """The points on the card in front; what scores nothing open has none."""
        if not item.earned and not item.points:
            return
        size = max(self.px(26), round(card.width * _COIN_SIZE))
        down = card.width * _COIN_DOWN
        y = card.top + down if item.earned else card.bottom - card.width * _RING_UP
        middle = (card.right - self.px(_COIN_RIGHT), round(y))
        self.brush.coin(canvas, item.points, middle, size, banked=item.earned)

    def _wasted(self, canvas: pygame.Surface, star: CardId, place: pygame.Rect) -> None:
        """A star that is gone: dim, and crossed out."""
        lay_on(faded(self.brush.card(star, place.width), _WASTED), canvas, place.topleft)
        line = self.px(4)
        inner = place.inflate(-place.width // 4, -place.height // 4)
        for start, end in (
            (inner.topleft, inner.bottomright),
            (inner.bottomleft, inner.topright),
        ):
            pygame.draw.aaline(canvas, BLACK, start, end, 2 * line)
            pygame.draw.aaline(canvas, RED, start, end, line)


def columns_of(
    brush: Brush, takings: Sequence[Takings], told: bool, places: Sequence[pygame.Rect]
) -> list[TakingsColumn]:
    """A column for each player, all in letters of one size."""
    owned = list(zip(takings, places, strict=True))
    letters = min(_told_letters(brush, own, place) for own, place in owned)
    columns = [
        TakingsColumn(brush, seat, own, place, told, letters)
        for seat, (own, place) in enumerate(owned)
    ]
    named_in = min(column.fitting for column in columns)
    for column in columns:
        column.named_in = named_in
    return columns


def told_of(
    columns: Sequence[TakingsColumn], at: tuple[int, int]
) -> tuple[pygame.Rect, Sequence[CardId]] | None:
    """The line or the card there, and which cards that is about; None if nothing is told."""
    return next(filter(None, (column.told_of(at) for column in columns)), None)


def _told_letters(brush: Brush, takings: Takings, column: pygame.Rect) -> int:
    """How large the sources can be written in a column, at most as usual."""
    typesetter, px = brush.props.typesetter, brush.props.screen.px
    wide = column.width - 2 * px(_PAD_X) - px(_POINTS)
    told = [brush.voice.text(each.words) for each in sources(takings, brush.deck)]
    usual, least = typesetter.size(Type.SMALL), brush.props.screen.letters(0)
    for size in range(usual, least, -1):
        if sum(_lines_high(typesetter, words, wide, size) for words in told) <= (
            column.height * _MOST_TOLD
        ):
            return size
    return min(usual, least)


def _lines_high(typesetter: Typesetter, words: str, wide: int, size: int) -> int:
    """How high words are in letters of so many pixels."""
    return round(size * _LEADING) * len(typesetter.lines(words, Type.SMALL, wide, size))


def _signed(points: int) -> str:
    """A difference as it is written."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
