"""What a round has brought: cards in order, movies, wasted stars, points; what nobody took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId, Event
from hollywood.core.message import Seat, player, say
from hollywood.kit import SetUp
from hollywood.ui.app.background import Backroom
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.appear import Entrance
from hollywood.ui.draw.counter import rolling
from hollywood.ui.draw.fans import WHOLE, cells, rows
from hollywood.ui.draw.frame import framed, margin, rule
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import dim, faded, lay_on
from hollywood.ui.draw.surfaces import width as card_width
from hollywood.ui.draw.theme import (
    BLACK,
    BRASS,
    CREAM,
    GOLD,
    GREEN,
    MUTED,
    PANEL,
    RED,
    SHEET,
    VEIL,
    Type,
)
from hollywood.ui.table.stage import smooth
from hollywood.ui.widgets.controls import Control

from ..rules.count import Movie
from ..rules.game import Hollywood
from ..rules.state import BlockbusterTaken, FilmTaken, MovieFinished, StarWasted, State, Swept
from .match_painter import Brush

_WIDE, _HIGH = 1226, 680  # units at most
_EDGE = 14
_PAD, _GAP = 28, 12
_TITLE, _FOOT = 50, 112
_BUTTON = 270
_ROLL = 0.6  # seconds the points take
_WASTED = 0.45  # of a wasted star is seen


@dataclass(frozen=True)
class Takings:
    """What a round brought one player."""

    received: tuple[CardId, ...]
    movies: tuple[tuple[Movie, int], ...]  # and what they are worth
    wasted: tuple[CardId, ...]
    points: int
    before: int


def takings(game: Hollywood, before: State, after: State, events: Sequence[Event]) -> list[Takings]:
    """Every player's share, by seat."""
    return [_takings(game, before, after, events, seat) for seat in range(after.seats)]


def _takings(
    game: Hollywood, before: State, after: State, events: Sequence[Event], seat: Seat
) -> Takings:
    received: list[CardId] = []
    movies: list[Movie] = []
    wasted: list[CardId] = []
    for event in events:
        match event:
            case FilmTaken(owner, card) | BlockbusterTaken(owner, card) if owner == seat:
                received.append(card)
            case MovieFinished(owner, movie) if owner == seat:
                received.append(event.star)
                movies.append(movie)
            case StarWasted(owner, card) if owner == seat:
                received.append(card)
                wasted.append(card)
    score = game.score(after, seat)
    worth = {item.cards: item.points for item in score.items}
    valued = tuple((movie, worth[movie]) for movie in movies)
    then = game.score(before, seat).total
    return Takings(tuple(received), valued, tuple(wasted), score.total, then)


class RoundSummary:
    """The sheet between two rounds. `before` is a state in which no card was handed out yet."""

    veils = True

    def __init__(
        self,
        props: Props,
        set_up: SetUp,
        voice: Voice,
        game: Hollywood,
        before: State,
        after: State,
        events: Sequence[Event],
        done: Callable[[], None],
        pause: Callable[[], None],
    ) -> None:
        self.props = props
        self.brush = Brush(props, set_up, voice, game.deck)
        self.takings = takings(game, before, after, events)
        self.unclaimed = next((e.cards for e in events if isinstance(e, Swept)), ())
        self.round, self.first = before.round + 1, after.first
        self.rounds = game.deck.table(after.seats).rounds
        self._done, self._pause = done, pause
        self.controls = props.controls()
        self._entrance = Entrance(props)
        self._screen: Screen | None = None
        self._frame: pygame.Surface | None = None
        self._backroom = Backroom()
        self._spent = 0.0
        self._refused = False  # somebody wants to take back what was decided before the deal
        self._changed = True

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return self._rolled == 1 and self._entrance.over and not self._changed

    @property
    def _rolled(self) -> float:
        """How far the points have been counted."""
        seconds = _ROLL * self.props.pace if self.props.moves else 0
        return smooth(min(1.0, self._spent / seconds)) if seconds else 1.0

    def resize(self, screen: Screen) -> None:
        """Lay the sheet out, once for each window."""
        if screen == self._screen:
            return
        self._screen = screen
        self.props.fit(screen)
        self._entrance.forget()
        px = screen.px
        edge = px(_EDGE)
        self.sheet = screen.middle(_WIDE, _HIGH).clip(screen.rect.inflate(-2 * edge, -2 * edge))
        self._frame = None
        self._backroom.add(self._framed)
        inner = self.sheet.inflate(-2 * px(_PAD), -2 * px(_PAD - 6))
        self.title = pygame.Rect(inner.topleft, (inner.width, px(_TITLE)))
        self.foot = pygame.Rect(inner.left, inner.bottom - px(_FOOT), inner.width, px(_FOOT))
        top, gap = self.title.bottom + px(_GAP), px(_GAP)
        high = self.foot.top - gap - top
        self.columns = cells(
            [1] * len(self.takings), pygame.Rect(inner.left, top, inner.width, high), gap
        )
        self.controls.set([self._button()])
        self._fill(layer_of((1, 1)))  # what it needs is drawn before it is seen

    def _button(self) -> Control:
        px = self.props.screen.px
        high = max(px(48), self.props.typesetter.height(Type.BUTTON) + px(8))
        rect = pygame.Rect(0, 0, px(_BUTTON), min(high, px(60)))
        rect.bottomright = self.foot.bottomright
        words = self.props.text(say("hollywood.summary.next"))
        return Control(rect, words, self._done, primary=True)

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; Enter goes on, Escape leads to the pause."""
        self._changed = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._pause()
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_u, pygame.K_z):
            self.props.sound.play("illegal")
            self._refused = True
        else:
            self.controls.handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        counting = self._rolled < 1
        self._spent += seconds
        moved = self._entrance.update(seconds)
        changed, self._changed = self._changed, False
        return moved or counting or changed

    def leave(self) -> None:
        """Leave nothing half done."""
        self._backroom.wait()

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet above the darkened table."""
        dim(canvas, VEIL)
        soft = margin(self.props.screen)
        self._entrance.draw(canvas, self.sheet.inflate(2 * soft, 2 * soft), self._paint)

    def _paint(self, canvas: pygame.Surface) -> None:
        soft = margin(self.props.screen)
        lay_on(self._framed(), canvas, (self.sheet.left - soft, self.sheet.top - soft))
        self._fill(canvas)

    def _framed(self) -> pygame.Surface:
        """The empty sheet; painted in the background if there is time."""
        frame, size = self._frame, self.sheet.size
        if frame is None:
            frame = framed(self.props.screen, self.props.shapes, size, SHEET)
            self._frame = frame if size == self.sheet.size else None
        return frame

    def _fill(self, canvas: pygame.Surface) -> None:
        """All that is written and shown on the sheet."""
        words = say("hollywood.summary.title", round=self.round, rounds=self.rounds)
        self.brush.write(canvas, words, Type.HEADLINE, GOLD, self.title, "centre")
        for seat, column in enumerate(self.columns):
            self._column(canvas, seat, column)
        self._foot(canvas)
        self.props.painter.paint(self.controls, canvas)

    def _column(self, canvas: pygame.Surface, seat: Seat, column: pygame.Rect) -> None:
        px, shapes = self.props.screen.px, self.props.shapes
        plate = shapes.panel(column.size, px(10), PANEL, BRASS, max(1, px(1)))
        lay_on(plate, canvas, column.topleft)
        inner = column.inflate(-2 * px(12), -2 * px(8))
        label = min(self.props.typesetter.height(Type.LABEL), inner.height // 10)
        head = inner.height * 11 // 100
        cards = (inner.height - 2 * head - 2 * label) / 2
        name, points, received, first, movies, second = rows(
            (head, head, label, cards * 0.9, label, cards * 1.1), inner
        )
        self.brush.player(canvas, seat, name)
        self._points(canvas, self.takings[seat], points)
        self.brush.write(canvas, say("hollywood.summary.received"), Type.LABEL, GOLD, received)
        row = first.inflate(0, -px(8))
        self.brush.fan(canvas, self.takings[seat].received, row, "left", WHOLE)
        self.brush.write(canvas, say("hollywood.summary.movies"), Type.LABEL, GOLD, movies)
        self._movies(canvas, self.takings[seat], second.inflate(0, -px(6)))

    def _points(self, canvas: pygame.Surface, takings: Takings, room: pygame.Rect) -> None:
        """The points now, counted up from those before, and the difference."""
        change = takings.points - takings.before
        value = takings.before + change * self._rolled
        number = rolling(self.props.typesetter, Type.NUMBER, value, GOLD)
        lay_on(number, canvas, number.get_rect(midleft=room.midleft).topleft)
        left = room.left + number.get_width() + self.props.screen.px(14)
        words = pygame.Rect(left, room.top, room.right - left, room.height)
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        ink = GREEN if change > 0 else RED if change < 0 else MUTED
        said = say("hollywood.summary.change", change=f"{sign}{abs(change)}")
        self.brush.write(canvas, said, Type.STATUS, ink, words)

    def _movies(self, canvas: pygame.Surface, takings: Takings, room: pygame.Rect) -> None:
        """The movies with their points, and stars that found no project."""
        fans = [(*films, star) for (star, *films), _ in takings.movies]
        fans += [(star,) for star in takings.wasted]
        if not fans:
            self.brush.write(canvas, say("hollywood.summary.no_movie"), Type.SMALL, MUTED, room)
            return
        gap = self.props.screen.px(8)
        places = cells([len(fan) for fan in fans], room, gap)
        for number, (cards, place) in enumerate(zip(fans, places, strict=True)):
            cap = max(self.props.typesetter.height(Type.SMALL), room.height // 6)
            fan = pygame.Rect(place.left, place.top, place.width, place.height - cap)
            below = pygame.Rect(place.left, fan.bottom, place.width, cap)
            if number < len(takings.movies):
                self.brush.fan(canvas, cards, fan, "left")
                words = say("hollywood.summary.worth", count=takings.movies[number][1])
                self.brush.write(canvas, words, Type.BOLD, GOLD, below)
            else:
                self._wasted(canvas, cards[0], fan)
                self.brush.write(canvas, say("hollywood.summary.wasted"), Type.BOLD, RED, below)

    def _wasted(self, canvas: pygame.Surface, star: CardId, room: pygame.Rect) -> None:
        """A star that is gone: dim, and crossed out."""
        high = room.height - self.props.screen.px(4)
        width = min(card_width(high), room.width)
        card = faded(self.brush.card(star, width), _WASTED)
        rect = card.get_rect(midleft=room.midleft)
        lay_on(card, canvas, rect.topleft)
        line = self.props.screen.px(4)
        inner = rect.inflate(-rect.width // 4, -rect.height // 4)
        for start, end in (
            (inner.topleft, inner.bottomright),
            (inner.bottomleft, inner.topright),
        ):
            pygame.draw.aaline(canvas, BLACK, start, end, 2 * line)
            pygame.draw.aaline(canvas, RED, start, end, line)

    def _foot(self, canvas: pygame.Surface) -> None:
        """What nobody took at the left, who begins next above the button."""
        px, foot = self.props.screen.px, self.foot
        line = rule(self.props.screen, foot.width)
        lay_on(line, canvas, (foot.left, foot.top - line.get_height() // 2))
        foot = pygame.Rect(foot.left, foot.top + px(10), foot.width, foot.height - px(10))
        button = self.controls.all[0].rect
        wide = foot.height * max(1, len(self.unclaimed)) * 3 // 4
        cards = pygame.Rect(foot.left, foot.top, wide, foot.height)
        self.brush.fan(canvas, self.unclaimed, cards, "left")
        words = pygame.Rect(cards.right + px(10), foot.top, 0, foot.height)
        words.width = button.left - px(20) - words.left
        left = say("hollywood.summary.unclaimed", count=len(self.unclaimed))
        if self._refused:
            self.brush.write(canvas, say("table.no_undo"), Type.BODY, RED, words)
        else:
            self.brush.write(canvas, left, Type.BODY, MUTED, words)
        next_ = pygame.Rect(button.left, foot.top, button.width, button.top - foot.top - px(4))
        starts = say("hollywood.summary.starts", player=player(self.first))
        self.brush.write(canvas, starts, Type.BODY, CREAM, next_, "centre")
