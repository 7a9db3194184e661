"""Which project a star finishes: every one that is open, with its worth as the rules count it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.appear import Entrance
from hollywood.ui.draw.fans import rows
from hollywood.ui.draw.frame import framed, margin
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.surfaces import width as card_width
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, RED, Type
from hollywood.ui.widgets.controls import Control

from ..rules.count import Item, Project
from ..rules.deck import GENRES, Genre
from ..rules.game import Hollywood
from ..rules.state import Finish, Move, State
from ..rules.words import title
from .match_painter import Brush

_TOP, _EDGE = 46, 10  # units left free above and below the sheet
_PAD, _GAP = 20, 9
_HEADING, _COMING = 104, 78
_LOW_HEADING, _LOW_COMING = 84, 62  # the same beside large symbols, which need the room
_OPTION, _TALL_OPTION = 146, 210  # units: a project's card, for usual and for large words
_WIDER = 0.45  # of the panel's width, for words of double size
_BADGE, _STAYS = 30, 22  # units: the badge of a project, and of those that stay open
_LARGER = 2.15  # times that, with large symbols: so the badge on its texture is twice as large
_SHARES = (0.25, 0.39, 0.18, 0.18)  # of a project's card: name, worth, what it holds, what stays
_LARGE_SHARES = (0.19, 0.33, 0.14, 0.34)  # the same with large symbols
_FILMS, _LESS_FILMS = 0.34, 0.24  # of a card's width is for its films
_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3)
_PAD_KEYS = (pygame.K_KP1, pygame.K_KP2, pygame.K_KP3)
_NOWHERE = (-1, -1)
_OWN_KEYS = (
    *(*_KEYS, *_PAD_KEYS, pygame.K_4, pygame.K_KP4),
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
)


@dataclass(frozen=True)
class Option:
    """A project the star can finish, and what follows."""

    genre: Genre
    films: Project
    awards: int
    movie: Item  # as the count lists it once the round has been handed out
    least: int  # all points of the player then; later stars may leave a choice
    most: int
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
    ends = game.endings(then) if then.claims else [then]
    scores = [game.score(end, seat) for end in ends]
    movie = next(item for item in scores[0].items if item.cards == (star, *films))
    totals = [score.total for score in scores]
    others = [(other, len(state.project(seat, other))) for other in GENRES if other != genre]
    return Option(
        genre,
        films,
        sum(game.deck.faces[film].award for film in films),
        movie,
        min(totals),
        max(totals),
        tuple((other, count) for other, count in others if count),
    )


class StarChoice:
    """The sheet beside the board, anchored where its owner sits."""

    veils = True

    def __init__(
        self,
        props: Props,
        set_up: SetUp,
        voice: Voice,
        game: Hollywood,
        state: State,
        choose: Callable[[Move], None],
        anchor: Callable[[], pygame.Rect],
        below: Callable[[pygame.event.Event], None],
    ) -> None:
        self.props = props
        self.brush = Brush(props, set_up, voice, game.deck)
        self.seat: Seat = state.claims[-1][0]
        self.star: CardId = state.claims[-1][1]
        self.options = options(game, state)
        self.coming = [card for seat, card in reversed(state.claims[:-1]) if seat == self.seat]
        self._choose = choose
        self._anchor = anchor
        self._below = below
        self.controls = props.controls()
        self._entrance = Entrance(props)
        self._changed = True

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return self._entrance.over and not self._changed

    def resize(self, screen: Screen) -> None:
        """Lay the sheet out at the side of the board where the owner sits."""
        self.props.fit(screen)
        self._entrance.forget()
        self.sheet = self._place(screen)
        self._frame = framed(screen, self.props.shapes, self.sheet.size)
        px = screen.px
        inner = self.sheet.inflate(-2 * px(_PAD), -2 * px(_PAD))
        heading, coming = (_LOW_HEADING, _LOW_COMING) if self._symbols else (_HEADING, _COMING)
        self.heading = pygame.Rect(inner.topleft, (inner.width, px(heading)))
        high = px(coming) if self.coming else 0
        self.strip = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        self.controls.set([self._control(rect, n) for n, rect in enumerate(self._cards(inner))])
        self.controls.focus = None  # an Enter that was meant for the table chooses nothing
        self._paint(layer_of((1, 1)))  # what it needs is drawn before it is seen

    def _place(self, screen: Screen) -> pygame.Rect:
        px, anchor = screen.px, self._anchor().inflate(screen.px(16), 0)
        large = min(1.0, screen.letters(16) / screen.px(16) - 1)
        wider = min(1.0, 2 * large) if self._symbols else large
        wide = round(anchor.width * (1 + _WIDER * wider))
        option = _OPTION + (_TALL_OPTION - _OPTION) * (1.0 if self._symbols else large)
        high = 2 * _PAD + _HEADING + len(self.options) * (option + _GAP)
        high += _GAP + _COMING if self.coming else 0
        most = screen.height - px(_TOP) - px(_EDGE)
        sheet = pygame.Rect(0, 0, wide, min(px(high), most))
        sheet.left = anchor.left
        if anchor.centerx > screen.width // 2:
            sheet.right = anchor.right
        sheet.top = max(px(_TOP), anchor.top)
        if anchor.centery > screen.height // 2:
            sheet.bottom = anchor.bottom
        return sheet.clamp(pygame.Rect(0, px(_TOP), screen.width, most))

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

    def _control(self, rect: pygame.Rect, number: int) -> Control:
        return Control(rect, press=lambda: self._choose(Finish(self.options[number].genre)))

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; 1 to 3 choose at once. The rest is for the table."""
        self._changed = True
        self._pass_on(event)
        if event.type == pygame.KEYDOWN and event.key in (*_KEYS, *_PAD_KEYS):
            keys = _KEYS if event.key in _KEYS else _PAD_KEYS
            number = keys.index(event.key)
            if number < len(self.controls.all):
                self.controls.heard("ui_tick")
                self.controls.all[number].press()
            return
        self.controls.handle(event)

    def _pass_on(self, event: pygame.event.Event) -> None:
        """What does not concern the sheet is for the table; a mouse above the sheet is off it."""
        above = "pos" in event.dict and self.sheet.collidepoint(event.pos)
        if above and event.type == pygame.MOUSEMOTION:
            event = pygame.event.Event(event.type, event.dict | {"pos": _NOWHERE})
        elif above or event.dict.get("key") in _OWN_KEYS:
            return
        self._below(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moved = self._entrance.update(seconds)
        changed, self._changed = self._changed, False
        return moved or changed

    def leave(self) -> None:
        """Nothing is held."""

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet; the table behind it is left as it is."""
        soft = margin(self.props.screen)
        self._entrance.draw(canvas, self.sheet.inflate(2 * soft, 2 * soft), self._paint)

    def _paint(self, canvas: pygame.Surface) -> None:
        soft = margin(self.props.screen)
        lay_on(self._frame, canvas, (self.sheet.left - soft, self.sheet.top - soft))
        self._head(canvas)
        self.props.painter.paint(self.controls, canvas)
        for number, control in enumerate(self.controls.all):
            self._option(canvas, control.rect, number)
        if self.coming:
            self._what_comes(canvas)

    def _head(self, canvas: pygame.Surface) -> None:
        head, px = self.heading, self.props.screen.px
        high = head.height
        star = pygame.Rect(head.left, head.top, card_width(high), high)
        self.brush.fan(canvas, [self.star], star, "left")
        words = pygame.Rect(star.right + px(16), head.top, 0, head.height)
        words.width = head.right - words.left
        name, question = rows((0.36, 0.64), words)
        self.brush.player(canvas, self.seat, name, GOLD)
        asked = say("hollywood.star.which", card=title(self.star, self.brush.deck))
        self.brush.write(canvas, asked, Type.BODY, CREAM, question)

    def _option(self, canvas: pygame.Surface, rect: pygame.Rect, number: int) -> None:
        px, option = self.props.screen.px, self.options[number]
        inner = rect.inflate(-2 * px(10), -2 * px(3 if self._symbols else 7))
        films = pygame.Rect(inner.left + px(10), inner.top, 0, inner.height)
        films.width = int(inner.width * (_LESS_FILMS if self._symbols else _FILMS))
        self._key(canvas, rect, number)
        places = self.brush.fan(canvas, option.films, films)
        self._medal(canvas, option.movie, places[-1])
        gap = px(13 if self._symbols else 16)
        words = pygame.Rect(films.right + gap, inner.top, 0, inner.height)
        words.width = inner.right - words.left
        shares = _LARGE_SHARES if self._symbols else _SHARES
        name, worth, holds, stays = rows(shares, words)
        if self._symbols:
            name, worth = self._large_badge(canvas, option.genre, name, worth)
        else:
            name = self._small_badge(canvas, option.genre, name)
        named = say(f"hollywood.genre.{option.genre}")
        self.brush.write(canvas, named, Type.STATUS, CREAM, name)
        total = say("hollywood.star.worth", formula=option.movie.formula, count=option.movie.points)
        self.brush.write(canvas, total, Type.BODY, CREAM, worth)
        self._holds(canvas, option, holds)
        self._stays(canvas, option, stays)

    def _medal(self, canvas: pygame.Surface, movie: Item, card: pygame.Rect) -> None:
        """The points, stamped on the last film as they will be on the movie."""
        size = self.props.screen.px(40)
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (card.right - size // 4, card.bottom - size * 9 // 10)
        line = max(1, self.props.screen.px(2))
        disc = self.props.shapes.disc(size, GOLD if movie.points else RED, BLACK, line)
        lay_on(disc, canvas, rect.topleft)
        inside = rect.inflate(-size // 4, 0)
        self.brush.write(canvas, str(movie.points), Type.STAMP, BLACK, inside, "centre")

    def _small_badge(self, canvas: pygame.Surface, genre: Genre, room: pygame.Rect) -> pygame.Rect:
        """The badge before the genre's name; what is left for the name."""
        size = min(room.height, self.props.screen.px(_BADGE))
        badge = pygame.Rect(room.left, room.centery - size // 2, size, size)
        self.brush.badge(canvas, genre, badge)
        return self._beside(badge, room)

    def _large_badge(
        self, canvas: pygame.Surface, genre: Genre, name: pygame.Rect, worth: pygame.Rect
    ) -> tuple[pygame.Rect, pygame.Rect]:
        """The badge before two lines; what is left of them."""
        size = min(name.union(worth).height, self.props.screen.px(_BADGE * _LARGER))
        badge = pygame.Rect(name.left, 0, size, size)
        badge.centery = name.union(worth).centery
        self.brush.badge(canvas, genre, badge)
        return self._beside(badge, name), self._beside(badge, worth)

    def _beside(self, badge: pygame.Rect, room: pygame.Rect) -> pygame.Rect:
        left = badge.right + self.props.screen.px(7)
        return pygame.Rect(left, room.top, room.right - left, room.height)

    def _key(self, canvas: pygame.Surface, rect: pygame.Rect, number: int) -> None:
        """The key that chooses the card, on its edge."""
        px = self.props.screen.px
        key = pygame.Rect(0, 0, px(28), px(28))
        key.center = rect.midleft
        plate = self.props.shapes.panel(key.size, px(7), BLACK, BRASS, max(1, px(1)))
        lay_on(plate, canvas, key.topleft)
        self.brush.write(canvas, str(number + 1), Type.KEY, GOLD, key, "centre")

    def _holds(self, canvas: pygame.Surface, option: Option, room: pygame.Rect) -> None:
        """What the project has, and at the right all points of its owner then."""
        counts: list[Message] = [say("hollywood.count.films", count=len(option.films))]
        if option.awards:
            counts.append(say("hollywood.count.awards", count=option.awards))
        said = " · ".join(self.brush.voice.text(count) for count in counts)
        total = f"{option.least}–{option.most}"
        total = str(option.most) if option.least == option.most else total
        left = pygame.Rect(room.topleft, (room.width * 58 // 100, room.height))
        right = pygame.Rect(left.right, room.top, room.right - left.right, room.height)
        self.brush.write(canvas, said, Type.SMALL, MUTED, left)
        self.brush.write(
            canvas, say("hollywood.star.total", points=total), Type.SMALL, MUTED, right, "right"
        )

    def _stays(self, canvas: pygame.Surface, option: Option, room: pygame.Rect) -> None:
        """The projects that stay open, as badges with their films."""
        if not option.stays:
            self.brush.write(canvas, say("hollywood.star.nothing_stays"), Type.SMALL, MUTED, room)
            return
        name, each = (0.28, 0.36) if self._symbols else (0.46, 0.27)
        label = pygame.Rect(room.topleft, (int(room.width * name), room.height))
        self.brush.write(canvas, say("hollywood.star.stays"), Type.SMALL, MUTED, label)
        largest = self.props.screen.px(_STAYS * (_LARGER if self._symbols else 1))
        size, step = min(room.height, largest), int(room.width * each)
        for place, (genre, count) in enumerate(reversed(option.stays)):
            spot = pygame.Rect(room.right - (place + 1) * step, room.top, step, room.height)
            badge = pygame.Rect(spot.left, spot.centery - size // 2, size, size)
            self.brush.badge(canvas, genre, badge)
            spot.width, spot.left = spot.right - badge.right - size // 4, badge.right + size // 4
            self.brush.write(canvas, str(count), Type.SMALL, CREAM, spot)

    def _what_comes(self, canvas: pygame.Surface) -> None:
        """The cards the owner still receives, in their order."""
        gap = self.props.screen.px(12)
        wide = min(self.strip.width // 2, self.strip.height * len(self.coming))
        cards = pygame.Rect(self.strip.right - wide, self.strip.top, wide, self.strip.height)
        self.brush.fan(canvas, self.coming, cards, "right")
        words = pygame.Rect(self.strip.left, self.strip.top, 0, self.strip.height)
        words.width = cards.left - gap - words.left
        self.brush.write(canvas, say("hollywood.star.coming"), Type.SMALL, MUTED, words)
