"""What a round has brought: points and their sources, cards, movies, projects; what nobody took."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId, Event
from hollywood.core.message import player, say
from hollywood.kit import SetUp
from hollywood.ui.app.keys import is_click
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.appear import Entrance
from hollywood.ui.draw.fans import fanned
from hollywood.ui.draw.frame import framed, margin, rule
from hollywood.ui.draw.kept_picture import Piece, Repainting, laid
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import dim, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, RED, SHEET, VEIL, Type
from hollywood.ui.table.stage import smooth
from hollywood.ui.widgets.controls import Control

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import State, Swept
from . import score_lanes, totals
from .handed_out import SeeAgain
from .match_painter import Brush
from .score_lanes import ScoreLanes
from .summary_aloud import SummaryAloud
from .takings import takings
from .takings_column import TakingsColumn, columns_of, told_of

_WIDE, _HIGH = 1226, 680  # units at most
_EDGE = 14
_PAD, _GAP = 28, 10
_TITLE, _FOOT = 40, 84
_BUTTON, _WIDER = 270, 60  # what is said above the button may be so much wider
_ROLL = 0.6  # seconds the points take
_STAGGER, _DEALT = 0.04, 0.16  # seconds from card to card, and for each
_BADGE = 30  # units


class RoundSummary:
    """The sheet between two rounds. `before` is a state in which no card was handed out yet."""

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
        see_again: SeeAgain,
    ) -> None:
        self.props, self.game = props, game
        self.brush = Brush(props, set_up, voice, game.deck)
        self.takings = takings(game, before, after, events)
        self.told = totals.told(game, after)
        self.unclaimed: tuple[CardId, ...] = next(
            (e.cards for e in events if isinstance(e, Swept)), ()
        )
        self.after = after
        self.round, self.first = before.round + 1, after.first
        self.rounds = game.deck.table(after.seats).rounds
        self._done, self._pause, self._see_again = done, pause, see_again
        self._pointed: tuple[pygame.Rect, Sequence[CardId]] | None = None  # at what is told
        self.controls = props.controls()
        self._entrance = Entrance(props)
        self._screen: Screen | None = None
        self.columns: list[TakingsColumn] = []
        self._sheet: pygame.Surface | None = None  # all words of it, on a layer of their own
        self._below: pygame.Surface | None = None  # the table at rest, darkened
        self._ground: pygame.Surface | None = None  # with the sheet and what was dealt on it
        self._dark = self._laid = False  # whether these two show what they should
        self._final = False  # all cards are drawn as they should be
        self._lent: list[Piece] = []  # what will move, while it still comes with the sheet
        self._frame = Repainting()
        self._spent = 0.0
        self._refused = False  # somebody wants to take back what was decided before the deal
        self._changed = True
        self.aloud = SummaryAloud(self)

    @property
    def veils(self) -> bool:
        """Whether the table below may still move."""
        return not (self._dark or self._laid)

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        settled = self._rolled == 1 and self._spent >= self._dealing
        return settled and self._entrance.over and self.controls.resting and not self._changed

    @property
    def _rolled(self) -> float:
        """How far the points have been counted."""
        seconds = _ROLL * self.props.pace if self.props.moves else 0
        return smooth(min(1.0, self._spent / seconds)) if seconds else 1.0

    @property
    def _dealing(self) -> float:
        """Seconds until the last card lies; without motion all lie there at once."""
        cards = max(column.cards for column in self.columns)
        return (_STAGGER * cards + _DEALT) * self.props.pace if self.props.moves else 0.0

    def seen(self, number: int) -> float:
        """How much of this card of each column is seen by now."""
        if not self.props.moves:
            return 1.0
        late = self._spent / self.props.pace - _STAGGER * number
        return max(0.0, min(1.0, late / _DEALT))

    def resize(self, screen: Screen) -> None:
        """Lay the sheet out, once for each window."""
        self._paint_anew()
        if screen == self._screen:
            return
        self.props.fit(screen)
        self._entrance.forget()
        px = screen.px
        edge = px(_EDGE)
        self.sheet = screen.middle(_WIDE, _HIGH).clip(screen.rect.inflate(-2 * edge, -2 * edge))
        inner = self.sheet.inflate(-2 * px(_PAD), -2 * px(_PAD - 8))
        self.title = pygame.Rect(inner.topleft, (inner.width, px(_TITLE)))
        self.foot = pygame.Rect(inner.left, inner.bottom - px(_FOOT), inner.width, px(_FOOT))
        seats = len(self.takings)
        high = px(score_lanes.high(seats)) if self.told else self.title.height // 2
        race = pygame.Rect(inner.left, self.title.bottom, inner.width, high)
        before = [own.before.total for own in self.takings]
        self.lanes = ScoreLanes(self.brush, race, before, [o.after.total for o in self.takings])
        top, gap = race.bottom + px(4), px(_GAP)
        room = pygame.Rect(inner.left, top, inner.width, self.foot.top - gap - top)
        places = split_evenly(room, seats, gap)
        self.columns = columns_of(self.brush, self.takings, self.told, places)
        for column in self.columns:
            column.prepare()
        self.controls.set([self._button()])
        self._sheet = self._written()
        size = screen.rect.size
        self._below, self._ground = pygame.Surface(size), pygame.Surface(size)
        for piece in self._moving().values():
            piece.paint(layer_of((1, 1)))  # what it needs is drawn before it is seen
        self._screen = screen

    def _button(self) -> Control:
        px = self.props.screen.px
        high = max(px(48), self.props.typesetter.height(Type.BUTTON) + px(8))
        rect = pygame.Rect(0, 0, px(_BUTTON), min(high, px(48)))
        rect.bottomright = self.foot.bottomright
        words = self.props.text(say("hollywood.summary.next"))
        return Control(rect, words, self._done, primary=True)

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; Enter goes on, Escape leads to the pause."""
        self._changed = True
        if self.props.keys.means(event, "back"):
            self._pause()
        elif self.props.keys.means(event, "undo"):
            self.props.sound.play("illegal")
            self._refused = True
            self._paint_anew()
            self._sheet = None
        elif self.props.keys.means(event, "replay"):
            self._see_again([card for own in self.takings for card in own.received[:1]])
        elif event.type == pygame.MOUSEMOTION:
            self.controls.handle(event)
            self._pointed = told_of(self.columns, event.pos)
        elif not self.controls.handle(event) and is_click(event) and self._pointed is not None:
            self._see_again(self._pointed[1])

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        moving = not self.resting
        moved = self._entrance.update(seconds) | self.controls.update(seconds)
        if self.props.art.painted_since_asked() and not self._final:
            self._deal_anew()
            moved = True
        if self._entrance.over:
            self._spent += seconds
        self._changed = False
        return moved or moving

    def leave(self) -> None:
        """Keep nothing large until Python finds that nobody needs it."""
        self._screen = self._sheet = self._below = self._ground = None
        self._paint_anew()
        self._entrance.forget()

    # the picture

    def _paint_anew(self) -> None:
        """What stands still looks otherwise now."""
        self._dark = False
        self._deal_anew()

    def _deal_anew(self) -> None:
        """Cards look otherwise now."""
        self._laid = False
        for column in self.columns:
            column.forget()

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet above the darkened table, which is kept as soon as it is at rest."""
        begins, stays = self._entrance.begins, True
        if self.veils:
            self._darken(canvas)
            stays = all(scene.resting for scene in self.props.stack.scenes[:-1])
            if stays and begins:
                return  # one thing in each frame
        anew = not self.props.stack.still_shows(canvas, self)
        if not self._laid:
            self._lay()
            anew = True
            if stays and begins and self._below is not None:
                canvas.blit(self._below, (0, 0))
                return
        assert self._ground is not None, "the sheet was laid on it"
        if not self._entrance.over:
            below, area = self._below or self._ground, self._area
            sheet = (self._sheet or self._written()).subsurface(area)
            self._entrance.draw_prepared(canvas, below, self._ground, sheet, area, anew)
        else:
            self._take_back(self._ground)
            for column in self.columns:
                column.lay_dealt(self._ground, self.seen)
            self._frame.paint(canvas, self._ground, self._moving(), anew=anew)
            if self._final:
                self._below = self._sheet = None
        if not stays:
            self._paint_anew()

    def _darken(self, canvas: pygame.Surface) -> None:
        """The table is painted there: take light from it, and keep how it looks."""
        dim(canvas, VEIL)
        below = self._below = self._below or pygame.Surface(canvas.get_size())
        below.blit(canvas, (0, 0))
        self._dark = True

    def _lay(self) -> None:
        """On the darkened table the sheet with all that never moves."""
        assert self._below is not None, "it is kept until nothing changes below the cards"
        ground = self._ground = self._ground or pygame.Surface(self._below.get_size())
        ground.blit(self._below, (0, 0))
        self._sheet = self._sheet or self._written()
        lay_on(self._sheet.subsurface(self._area), ground, self._area.topleft)
        self.brush.fan(ground, self.unclaimed, self._unclaimed_at, "left")
        self._final = self._all_drawn
        self._lent = [] if self._entrance.over else list(self._moving().values())
        for piece in self._lent:  # while the sheet comes all of it is one picture
            piece.paint(ground)
        self._laid = True

    @property
    def _all_drawn(self) -> bool:
        """Whether no card is stood in for any more."""
        fans = [(self.unclaimed, fanned(len(self.unclaimed), self._unclaimed_at, "left"))]
        fans += [(fan.cards, list(fan.places)) for column in self.columns for fan in column.fans]
        ready = self.brush.ready
        return all(ready(cards, places[0].width) for cards, places in fans if places)

    def _take_back(self, ground: pygame.Surface) -> None:
        """From now on what moves is painted by itself."""
        for _, place, _ in self._lent:
            assert self._below is not None, "it is kept until the sheet has come"
            ground.blit(self._below, place, place)
            sheet = self._sheet = self._sheet or self._written()
            ground.blit(sheet, place, place, pygame.BLEND_PREMULTIPLIED)
        self._lent = []

    @property
    def _area(self) -> pygame.Rect:
        """The sheet with its shadow."""
        soft = margin(self.props.screen)
        return self.sheet.inflate(2 * soft, 2 * soft).clip(self.props.screen.rect)

    def _written(self) -> pygame.Surface:
        """The sheet with all that is written on it for good, on a layer for the whole window."""
        whole, soft = layer_of(self.props.screen.rect.size), margin(self.props.screen)
        frame = framed(self.props.screen, self.props.shapes, self.sheet.size, SHEET)
        lay_on(frame, whole, (self.sheet.left - soft, self.sheet.top - soft))
        words = say("hollywood.summary.title", round=self.round, rounds=self.rounds)
        self.brush.write(whole, words, Type.HEADLINE, CREAM, self.title, "centre")
        if not self.told:
            sealed = say("hollywood.summary.sealed")
            self.brush.write(whole, sealed, Type.BODY, MUTED, self.lanes.room, "centre")
        for column in self.columns:
            column.draw_words(whole)
        self._foot(whole)
        return whole

    def _moving(self) -> dict[Hashable, Piece]:
        """Points that are counted, cards that are dealt, what answers."""
        pieces: dict[Hashable, Piece] = {}
        rolled = self._rolled
        if self.told:
            around = 2 * self.props.screen.px(_GAP)
            room = self.lanes.room.inflate(around, around)
            pieces["lanes"] = Piece(rolled, room, partial(self.lanes.draw, share=rolled))
        for number, column in enumerate(self.columns):
            if (points := column.points(rolled)) is not None:
                pieces["points", number] = points
            if self._entrance.over:
                pieces["cards", number] = column.dealing(self.seen)
        if self._pointed is not None and self._entrance.over:
            pieces["pointed"] = _rim(self.props, self._pointed[0])
        pieces["buttons"] = self.props.painter.piece(self.controls)
        return pieces

    @property
    def _unclaimed_at(self) -> pygame.Rect:
        """Where the cards lie that nobody took."""
        down, foot = self.props.screen.px(8), self.foot
        high = foot.height - down
        return pygame.Rect(
            foot.left, foot.top + down, high * max(1, len(self.unclaimed)) * 3 // 4, high
        )

    def _foot(self, canvas: pygame.Surface) -> None:
        """What nobody took at the left, who begins next above the button."""
        px, foot = self.props.screen.px, self.foot
        line = rule(self.props.screen, foot.width)
        lay_on(line, canvas, (foot.left, foot.top - line.get_height() // 2))
        foot = pygame.Rect(foot.left, foot.top + px(8), foot.width, foot.height - px(8))
        button = self.controls.all[0].rect
        cards = self._unclaimed_at
        words = pygame.Rect(cards.right + px(10), foot.top, 0, foot.height)
        words.width = button.left - px(20 + _WIDER) - words.left
        if self._refused:
            self.brush.write(canvas, say("hollywood.summary.no_undo"), Type.BODY, RED, words)
        else:
            self._left_over(canvas, words)
        next_ = pygame.Rect(button.left - px(_WIDER), foot.top, 0, button.top - foot.top - px(2))
        next_.width = button.right - next_.left
        starts = say("hollywood.summary.starts", player=player(self.first))
        self.brush.write(canvas, starts, Type.BODY, CREAM, next_, "right")

    def _left_over(self, canvas: pygame.Surface, room: pygame.Rect) -> None:
        """What becomes of the cards nobody took; in the advanced game, what each genre is worth."""
        count = len(self.unclaimed)
        if self.game.options.advanced == "off":
            left = say("hollywood.summary.unclaimed", count=count)
            self.brush.write(canvas, left, Type.BODY, MUTED, room)
            return
        px = self.props.screen.px
        signs = pygame.Rect(0, room.top, px(3 * 2.9 * _BADGE), room.height)
        signs.right = room.right
        words = pygame.Rect(room.topleft, (signs.left - px(12) - room.left, room.height))
        self.brush.write(
            canvas, say("hollywood.summary.unwanted", count=count), Type.BODY, MUTED, words
        )
        for genre, cell in zip(GENRES, split_evenly(signs, len(GENRES), px(4)), strict=True):
            badge = pygame.Rect(cell.left, 0, px(_BADGE), px(_BADGE))
            badge.centery = cell.centery
            self.brush.badge(canvas, genre, badge)
            beside = pygame.Rect(badge.right + px(6), cell.top, 0, cell.height)
            beside.width = cell.right - beside.left
            times = self.game.counter.multiplier(genre, self.after.unclaimed)
            told = say("hollywood.summary.times", count=times)
            self.brush.write(canvas, told, Type.STATUS, CREAM if times else RED, beside)


def _rim(props: Props, place: pygame.Rect) -> Piece:
    """Round what leads somewhere."""
    line = max(1, props.screen.px(2))
    around = place.inflate(2 * line, 2 * line)
    rim = props.shapes.panel(around.size, props.screen.px(5), (0, 0, 0, 0), GOLD, line)
    return laid(rim, around)
