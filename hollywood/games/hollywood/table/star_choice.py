"""Which project a star finishes: every one that is open, with its worth as the rules count it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import repeat

import pygame

from hollywood.actions import NUMBERS
from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.ui.app.keys import ENTER, WAYS, is_press
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.appear import Entrance
from hollywood.ui.draw.arrows import arrow
from hollywood.ui.draw.fans import rows
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, height, lay_on
from hollywood.ui.draw.surfaces import width as card_width
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, RED, Type
from hollywood.ui.table.stage import smooth
from hollywood.ui.widgets.controls import Control

from ..rules.count import Item, Project
from ..rules.deck import GENRES, Genre
from ..rules.game import Hollywood
from ..rules.state import Finish, Move, State
from ..rules.words import title
from .match_painter import Brush
from .star_aloud import StarAloud

_PAD, _GAP, _RADIUS = 11, 6, 14  # units
_HEADING, _COMING = 58, 44
_EDGE = 3.5  # units: the panel of whoever must act has such an edge
_SHEET = (10, 29, 31, 255)
_NEIGHBOUR = (3, 8, 10, 153)  # 60 per cent
_BADGE, _KEY = 24, 20  # units
_LARGER = 2.15  # times that, with large symbols: so the badge on its texture is twice as large
_FILMS, _LESS_FILMS = 0.29, 0.22  # of an option's width, for its films and the star
_LEAST_SEEN, _MOST_SEEN = 0.2, 0.5  # of a card behind another
_WORTH = 28  # units: the letters of what a movie would be worth
_ARROW = 18  # units: from the films to what they would be worth
_STAYS, _COUNT = 20, 16  # units: the badge of a project that stays open, and its films
_FLIES = 0.18  # seconds a star takes to an option
_GHOST = 0.9  # of a star that is only thought of is seen
_NOWHERE = (-1, -1)
_GUARDED = 0.25  # seconds: a press that was meant for the table chooses nothing
_ACROSS = {"left": -1, "right": 1}  # lead up and down here
_OWN = (*WAYS, *ENTER, "next_control", "previous_control")  # actions


@dataclass(frozen=True)
class Option:
    """A project the star can finish, and what follows."""

    genre: Genre
    films: Project
    movie: Item  # as the count lists it once the round has been handed out
    stays: tuple[tuple[Genre, int], ...]  # the projects that stay open, and their films


def options(game: Hollywood, state: State) -> list[Option]:
    """Every project the star that waits can finish."""
    moves = [move for move in game.moves(state) if isinstance(move, Finish)]
    return [_option(game, state, move.genre) for move in moves]


def _option(game: Hollywood, state: State, genre: Genre) -> Option:
    seat, star = state.claims[-1]
    films = state.project(seat, genre)
    then = state.copy()
    game.apply(then, Finish(genre))
    end = game.endings(then)[0] if then.claims else then
    movie = next(item for item in game.score(end, seat).items if item.cards == (star, *films))
    others = [(other, len(state.project(seat, other))) for other in GENRES if other != genre]
    return Option(genre, films, movie, tuple((other, count) for other, count in others if count))


class StarChoice:
    """The sheet that covers the panel of whoever must choose."""

    veils = True

    def __init__(
        self,
        props: Props,
        set_up: SetUp,
        voice: Voice,
        game: Hollywood,
        state: State,
        choose: Callable[[Move], None],
        panels: Callable[[], Sequence[pygame.Rect]],
        below: Callable[[pygame.event.Event], None],
        over: Callable[[pygame.event.Event], bool],
    ) -> None:
        self.props = props
        self.brush = Brush(props, set_up, voice, game.deck)
        self.seat: Seat = state.claims[-1][0]
        self.star: CardId = state.claims[-1][1]
        self.options = options(game, state)
        self.coming = [card for seat, card in reversed(state.claims[:-1]) if seat == self.seat]
        self._choose = choose
        self._panels = panels
        self._below, self._over = below, over
        self.controls = props.controls()
        self._entrance = Entrance(props)
        self._thought: Control | None = None  # the option the star is tried on
        self._flown = 0.0  # seconds since it was
        self._age = 0.0
        self._changed = True
        self.aloud = StarAloud(self)

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        flying = self._thought is not None and self._share < 1
        answered = self.controls.resting and not self._changed
        return self._entrance.over and not flying and answered

    @property
    def _share(self) -> float:
        """How far the star has come to the option that is thought of."""
        seconds = _FLIES * self.props.pace
        return min(1.0, self._flown / seconds) if seconds else 1.0

    def resize(self, screen: Screen) -> None:
        """Lay the sheet over the panel of whoever is asked; its neighbour is dimmed."""
        self.props.fit(screen)
        self._entrance.forget()
        panels = list(self._panels())
        self.sheet = panels[self.seat]
        self.neighbours = [p for p in panels if p is not self.sheet and p.left == self.sheet.left]
        px = screen.px
        inner = self.sheet.inflate(-2 * px(_PAD), -2 * px(_PAD))
        self.heading = pygame.Rect(inner.topleft, (inner.width, px(_HEADING)))
        high = px(_COMING) if self.coming else 0
        self.strip = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        presses = (partial(self._choose, Finish(option.genre)) for option in self.options)
        self.controls.set([*map(Control, self._cards(inner), repeat(""), presses)])
        self.controls.focus = self._thought = None  # an Enter meant for the table chooses nothing
        self._paint(layer_of((1, 1)))  # what it needs is drawn before it is seen

    @property
    def _symbols(self) -> bool:
        """Whether badges are large, and textured."""
        return self.props.settings.symbols

    def _cards(self, inner: pygame.Rect) -> list[pygame.Rect]:
        gap = self.props.screen.px(_GAP)
        top = self.heading.bottom + gap
        bottom = self.strip.top - gap if self.coming else inner.bottom
        high = (bottom - top + gap) // len(self.options) - gap
        return [
            pygame.Rect(inner.left, top + number * (high + gap), inner.width, high)
            for number in range(len(self.options))
        ]

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; 1 to 3 choose at once. The rest is for the table."""
        self._changed = True
        if self._goes_over(event) and self._over(event):
            self.controls.focus = None
            return
        keys = self.props.keys
        if self._age < _GUARDED and keys.means(event, *ENTER):
            return
        if across := keys.one_of(event, _ACROSS):
            self.controls.go_to_next(_ACROSS[across])
        elif number := keys.one_of(event, NUMBERS[: len(self.controls.all)]):
            self.controls.heard("ui_tick")
            self.controls.all[NUMBERS.index(number)].press()
        elif not self.controls.handle(event) or event.type == pygame.MOUSEMOTION:
            self._pass_on(event)

    def _goes_over(self, event: pygame.event.Event) -> bool:
        """Whether keys may mean what lies over the table: they are not here, or leave."""
        ends = {"next_control": self.controls.all[-1], "previous_control": self.controls.all[0]}
        leaves = ends.get(self.props.keys.one_of(event, ends))
        return is_press(event) and self.controls.focus in (None, leaves)

    def _pass_on(self, event: pygame.event.Event) -> None:
        """What does not concern the sheet is for the table; a mouse above the sheet is off it."""
        if "pos" in event.dict and self.sheet.collidepoint(event.pos):
            event = pygame.event.Event(event.type, event.dict | {"pos": _NOWHERE})
        elif self.props.keys.means(event, *_OWN):
            return
        self._below(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if self._thought is not self.controls.focus:
            self._thought, self._flown, self._changed = self.controls.focus, 0.0, True
        flying = self._thought is not None and self._share < 1
        self._flown += seconds
        self._age += seconds
        moved = self._entrance.update(seconds) | self.controls.update(seconds)
        changed, self._changed = self._changed, False
        return moved or flying or changed

    def leave(self) -> None:
        """Nothing is held."""

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet; the table beside it is left as it is, but for the neighbour."""
        shapes, radius = self.props.shapes, self.props.screen.px(_RADIUS)
        for panel in self.neighbours:
            lay_on(shapes.panel(panel.size, radius, _NEIGHBOUR), canvas, panel.topleft)
        self._entrance.draw(canvas, self.sheet, self._paint)

    def _paint(self, canvas: pygame.Surface) -> None:
        px, shapes = self.props.screen.px, self.props.shapes
        plate = shapes.panel(self.sheet.size, px(_RADIUS), _SHEET, GOLD, max(2, px(_EDGE)))
        lay_on(plate, canvas, self.sheet.topleft)
        self._head(canvas)
        self.props.painter.paint(self.controls, canvas)
        for number, control in enumerate(self.controls.all):
            self._option(canvas, control.rect, number)
        if self.coming:
            self._what_comes(canvas)
        if self._thought in self.controls.all:
            self._ghost(canvas, self.controls.all.index(self._thought))

    @property
    def _star_place(self) -> pygame.Rect:
        """Where the star waits."""
        high = self.heading.height
        return pygame.Rect(self.heading.topleft, (card_width(high), high))

    def _head(self, canvas: pygame.Surface) -> None:
        head, px = self.heading, self.props.screen.px
        star = self._star_place
        self.brush.fan(canvas, [self.star], star, "left")
        words = pygame.Rect(star.right + px(10), head.top, 0, head.height)
        words.width = head.right - words.left
        asked = say("hollywood.star.which", card=title(self.star, self.brush.deck))
        self.brush.write(canvas, asked, Type.STATUS, CREAM, words)

    def _films(self, rect: pygame.Rect) -> int:
        """How much of an option is for its cards; large badges need more of it."""
        return int(rect.width * (_LESS_FILMS if self._symbols else _FILMS))

    def _fan(self, rect: pygame.Rect, number: int) -> list[pygame.Rect]:
        """The places of an option's films, and of the star that would lie on them."""
        px = self.props.screen.px
        films = len(self.options[number].films)
        left = rect.left + px(_KEY + 9)
        room = pygame.Rect(left, rect.top + px(4), self._films(rect), rect.height - px(8))
        wide = int(min(card_width(room.height), room.width / (1 + films * _LEAST_SEEN)))
        step = min(_MOST_SEEN * wide, (room.width - wide) / films)
        top = room.centery - height(wide) // 2
        return [
            pygame.Rect(round(left + place * step), top, wide, height(wide))
            for place in range(films + 1)
        ]

    def _option(self, canvas: pygame.Surface, rect: pygame.Rect, number: int) -> None:
        px, option = self.props.screen.px, self.options[number]
        self._key(canvas, rect, number)
        *places, _ = self._fan(rect, number)
        for film, place in zip(option.films, places, strict=True):
            soft = max(2, place.width // 14)
            drop = (soft // 3, soft // 2)
            self.props.shapes.cast_card_shadow(canvas, place, soft, drop)
            lay_on(self.brush.card(film, place.width), canvas, place.topleft)
        badge, words = self._beside(rect)
        tip = (badge.left - px(6), rect.centery)
        arrow(canvas, (tip[0] - px(_ARROW), rect.centery), tip, max(2, px(3)), CREAM, BLACK)
        self.brush.badge(canvas, option.genre, badge)
        self._words(canvas, option, words)

    def _beside(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The badge and the room for words, to the right of an option's cards and their arrow."""
        px = self.props.screen.px
        size = min(rect.height - px(6), px(_BADGE * (_LARGER if self._symbols else 1)))
        left = rect.left + px(_KEY + 9) + self._films(rect) + px(4 + _ARROW + 6)
        badge = pygame.Rect(left, rect.centery - size // 2, size, size)
        words = pygame.Rect(badge.right + px(8), rect.top + px(4), 0, rect.height - px(8))
        words.width = rect.right - px(6) - words.left
        return badge, words

    def _words(self, canvas: pygame.Surface, option: Option, room: pygame.Rect) -> None:
        """What the movie would be worth, how that is counted if there is room, what stays open."""
        formulas = [each.movie.formula for each in self.options]
        worth, formula, stays = rows((0.44, 0.28, 0.28), room)
        if not _fit(self.brush, formulas, formula):
            formula, (worth, stays) = pygame.Rect(0, 0, 0, 0), rows((0.56, 0.44), room)
        points, most = option.movie.points, self.props.screen.px(_WORTH)
        told = say("hollywood.star.worth", count=points)
        self.brush.write(canvas, told, Type.NUMBER, CREAM if points else RED, worth, most=most)
        if formula:
            self.brush.write(canvas, option.movie.formula, Type.SMALL, MUTED, formula)
        if _fit(self.brush, list(map(_leaves, self.options)), stays):
            self.brush.write(canvas, _leaves(option), Type.SMALL, MUTED, stays)
        else:
            self._stays(canvas, option, stays)

    def _stays(self, canvas: pygame.Surface, option: Option, room: pygame.Rect) -> None:
        """The projects that stay open, as badges with their films."""
        px = self.props.screen.px
        size = min(room.height, px(_STAYS))
        wide = size + px(_COUNT)
        label = pygame.Rect(room.left, room.top, room.width - wide * len(option.stays), room.height)
        self.brush.write(canvas, say("hollywood.star.still_open"), Type.SMALL, MUTED, label)
        for place, (genre, count) in enumerate(option.stays):
            badge = pygame.Rect(label.right + place * wide, 0, size, size)
            badge.centery = room.centery
            self.brush.badge(canvas, genre, badge)
            spot = pygame.Rect(badge.right + px(3), room.top, px(_COUNT - 3), room.height)
            self.brush.write(canvas, str(count), Type.DISC, CREAM, spot)

    def _ghost(self, canvas: pygame.Surface, number: int) -> None:
        """The star on its way to the project that is pointed at."""
        start, goal = self._star_place, self._fan(self.controls.all[number].rect, number)[-1]
        share = smooth(self._share) if self.props.moves else 1.0
        seen = _GHOST * (1.0 if self.props.moves else self._share)
        picture = faded(self.brush.card(self.star, goal.width), seen)
        middle = pygame.Vector2(start.center).lerp(goal.center, share)
        place = picture.get_rect(center=(round(middle.x), round(middle.y)))
        lay_on(picture, canvas, place.topleft)
        px = self.props.screen.px
        ring = place.inflate(px(4), px(4))
        edge = self.props.shapes.panel(ring.size, px(5), (0, 0, 0, 0), CREAM, max(1, px(2)))
        lay_on(faded(edge, seen), canvas, ring.topleft)

    def _key(self, canvas: pygame.Surface, rect: pygame.Rect, number: int) -> None:
        """The key that chooses the option, in its corner."""
        px = self.props.screen.px
        key = pygame.Rect(rect.left + px(5), rect.top + px(5), px(_KEY), px(_KEY))
        plate = self.props.shapes.panel(key.size, px(5), BLACK, BRASS, max(1, px(1)))
        lay_on(plate, canvas, key.topleft)
        self.brush.write(canvas, str(number + 1), Type.KEY, CREAM, key, "centre")

    def _what_comes(self, canvas: pygame.Surface) -> None:
        """The cards the owner still receives, in their order."""
        gap = self.props.screen.px(12)
        wide = min(self.strip.width // 2, self.strip.height * len(self.coming))
        cards = pygame.Rect(self.strip.right - wide, self.strip.top, wide, self.strip.height)
        self.brush.fan(canvas, self.coming, cards, "right")
        words = pygame.Rect(self.strip.left, self.strip.top, 0, self.strip.height)
        words.width = cards.left - gap - words.left
        self.brush.write(canvas, say("hollywood.star.coming"), Type.SMALL, MUTED, words)


def _fit(brush: Brush, words: Sequence[Message], room: pygame.Rect) -> bool:
    """Whether each of these fits on one line of this height, as large as it usually is."""
    wide = max(brush.width(each, Type.SMALL) for each in words)
    return brush.props.typesetter.size(Type.SMALL) <= room.height and wide <= room.width


def _leaves(option: Option) -> Message:
    """What stays open, in words."""
    open_ = tuple(
        say("hollywood.star.stays", genre=say(f"hollywood.genre.{genre}"), films=films)
        for genre, films in option.stays
    )
    return say("hollywood.star.leaves", projects=open_)
