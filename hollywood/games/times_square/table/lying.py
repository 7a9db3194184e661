"""What lies still: street, panels, piles, stage and cards, painted anew only where it changes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import KeptPicture, Piece
from hollywood.ui.table.setting import Thing, View

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from .backdrop import Backdrop
from .cards import Cards, raised
from .durations import LAMP_GOES_OUT, LAMP_LIGHTS
from .foreseen import Foreseen
from .geometry import CARD_HIGH, Plan
from .layout import held, tips
from .life import Life
from .lights import lights
from .marks import CLOCK_BOX, Marks
from .middle_painter import MiddlePainter, Shown, rows_of
from .outcomes import TurnEnd, turn_end
from .panel_painter import PanelLooks, PanelPainter, told
from .street_pictures import StreetPictures
from .tower import hours as hours_of

_LAMP_STEPS = 4  # from dark to full light
_AROUND = (34, 62)  # units: how far a card reaches beyond its place, chosen, lit or turned


class Lying:
    """Keeps one picture of all that lies still, at one window size."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        game: TimesSquare,
        voice: Voice,
        chairs: Sequence[Chair],
        pictures: StreetPictures,
        cards: Cards,
        life: Life,
    ) -> None:
        self.props, self.plan, self.game = props, plan, game
        self._chairs, self._cards, self._life = chairs, cards, life
        self._marks = Marks(props, plan)
        self.backdrop = Backdrop(props, plan, pictures)
        self.panels = PanelPainter(props, plan, pictures, voice, chairs)
        self._middle = MiddlePainter(props, plan, game, pictures, voice)
        self._ground, self._whole = KeptPicture(), KeptPicture()
        self._ground_looks: object = None
        self._looks: object = None
        self._ends: tuple[State | None, TurnEnd | None] = (None, None)  # what was asked last

    def forget(self) -> None:
        """Paint all of it anew."""
        self._ground, self._whole = KeptPicture(), KeptPicture()
        self._ground_looks = self._looks = None
        self._ends = (None, None)

    def put_away(self) -> None:
        """Keep nothing large."""
        self.forget()
        self.backdrop.put_away()

    def picture(
        self, view: View[State, Move], foreseen: Foreseen, lying: Sequence[Thing]
    ) -> tuple[pygame.Surface, Sequence[pygame.Rect]]:
        """The ground with all cards that lie still on it, and where it looks otherwise now."""
        below = self._paint_ground(view, foreseen)
        laid = [(thing, self._card_looks(thing, view, foreseen)) for thing in lying]
        looks = [(thing.key, *looks) for thing, looks in laid]
        assert self._ground.surface is not None, "the ground was painted just now"
        changed: Sequence[pygame.Rect] = ()
        if below or looks != self._looks or self._whole.surface is None:
            self._looks = looks
            pieces: dict[Hashable, Piece] = {
                thing.key: self._card(thing, looks, view, foreseen) for thing, looks in laid
            }
            changed = self._whole.show(self._ground.surface, pieces, below)
        assert self._whole.surface is not None, "it was painted, now or before"
        return self._whole.surface, changed

    # cards

    def _card_looks(
        self, thing: Thing, view: View[State, Move], foreseen: Foreseen
    ) -> tuple[object, ...]:
        """Whatever decides how a card is seen."""
        key, card = thing.key, thing.key[1]
        up = card in raised(view, foreseen)
        chosen = (up, self._life.easing.risen(card, up))
        useless = (card in foreseen.dimmed, card in foreseen.blocked)
        shaken = view.shaken if view.shaken is not None and view.shaken.what == key else None
        own = card in held(view.now, self.plan.own)
        answers = (view.risen(key), view.sunk(key))
        awaited = self._cards.awaited(thing)
        return (thing.pose, chosen, useless, shaken, own, answers, self._cards.symbols, awaited)

    def _card(
        self, thing: Thing, looks: object, view: View[State, Move], foreseen: Foreseen
    ) -> Piece:
        px, pose = self.plan.px, thing.pose
        place = pygame.Rect(0, 0, round(pose.width), round(pose.width * CARD_HIGH))
        place.center = (round(pose.x), round(pose.y))
        place.inflate_ip(2 * px(_AROUND[0]), 2 * px(_AROUND[1]))
        paint = partial(
            self._cards.lay, thing=thing, view=view, foreseen=foreseen, own=self.plan.own
        )
        return Piece(looks, place, paint)

    # below them

    def _paint_ground(self, view: View[State, Move], foreseen: Foreseen) -> Sequence[pygame.Rect]:
        """Street, panels, piles and stage; where they were painted anew."""
        both = [self._told(seat, view, foreseen) for seat in (0, 1)]
        shown = self._shown(view.counted)
        alight = lights(view)
        self._life.light.lights_up(alight.lit)
        alight = alight._replace(lit=None) if self._life.light.gap else alight
        hours = self._life.easing.hours(hours_of(self.game, view.state))
        looks = (alight, both, shown, view.state, self._middle.awaited(shown), hours)
        if looks == self._ground_looks:
            return ()
        self._ground_looks = looks
        ground, below = self.backdrop.painted(alight)
        face = self.plan.box(*CLOCK_BOX)
        pieces: dict[Hashable, Piece] = {
            "clock": Piece(hours, face, partial(self._marks.clock, hours=hours))
        }
        for seat in (0, 1):
            pieces |= self.panels.pieces(seat, both[seat])
        pieces |= self._middle.pieces(view.state, shown)
        return self._ground.show(ground, pieces, below)

    def _told(self, seat: Seat, view: View[State, Move], foreseen: Foreseen) -> PanelLooks:
        s = view.counted if foreseen.outcome is None else foreseen.outcome.after
        cards = len(view.state.hands[seat])
        mood = view.moods.get(seat, "neutral")
        shown = told(self.game, seat, s, lights(view).lit == seat, cards, mood)
        return replace(
            shown, light=tuple(self._light(seat, *lamp) for lamp in enumerate(shown.lit))
        )

    def _light(self, seat: Seat, lamp: int, lit: bool) -> float:
        """How far a lamp has lit up or gone out: few steps, each is painted."""
        seconds = LAMP_LIGHTS if lit else LAMP_GOES_OUT
        light = self._life.easing.number(("lamp", seat, lamp), float(lit), seconds)
        return round(light * _LAMP_STEPS) / _LAMP_STEPS

    def _shown(self, s: State) -> Shown | None:
        """Whose cards are on the stage, and what came of them."""
        if s.stage or s.steps or s.lured or s.discarded:
            id = "discards" if s.discarded else "lures" if s.lured else "plays"
            rows, goes = tuple(rows_of(s.steps, None)), self._exchanged(s)
            return Shown(s.turn, self._face(s.turn), id, rows, told=goes)
        if (done := s.last) is None:
            return None
        rows, cards = tuple(rows_of(done.steps, done.charlie)), tuple(done.cards)
        face = self._face(done.seat)
        id = "discarded" if done.discarded else "played" if cards else "lured"
        return Shown(done.seat, face, id, rows, cards, results=not done.discarded)

    def _exchanged(self, s: State) -> Message | None:
        """How many cards go and how many come, while somebody here chooses which."""
        if not s.stage or not tips(s, self.plan, self._chairs):
            return None
        if self._ends[0] is not s:
            self._ends = (s, turn_end(self.game, s))
        end = self._ends[1]
        assert end is not None, "somebody is to move"
        return say("times_square.stage.exchanged", away=len(s.stage), new=end.drawn)

    def _face(self, seat: Seat) -> pygame.Surface | None:
        return self.props.art.portrait(ROLES.face(self._chairs[seat].who), self.plan.px(44))
