"""Paperback at the table that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pygame

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, Event
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.pictures import Mood
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Painting
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import (
    Doors,
    DraftTexts,
    Foresight,
    Ground,
    Intent,
    Interlude,
    LogLine,
    Motion,
    OwnCover,
    Pick,
    Redrafted,
    View,
)
from hollywood.ui.table.stage import CARD, Key, Layout

from ..rules.events import Dealt
from ..rules.game import Paperback
from ..rules.moves import Move
from ..rules.state import State
from . import carrying, keys, log, pointing, sentences
from .about import about
from .backdrop import Backdrop
from .draft import Draft
from .dust_cover import DustCover
from .geometry import Plan
from .kept_desks import KeptDesks
from .layout import layout
from .life import Life
from .motion import Change, motion
from .painter import TablePainter
from .pictures import TablePictures
from .places import places, told
from .read_aloud import PaperbackAloud

_PASS_TO = say("paperback.table.pass_to")
_GUARD = 0.25  # seconds: two presses of Enter publish and buy nothing unseen
_KEPT = 6  # desks that are remembered


class PaperbackSetting:
    """One match on screen."""

    cards = frozenset((CARD,))
    tools = ("menu", "undo", "redo", "hint", "symbols", "log", "rules")
    foresight: Foresight = "off"

    def __init__(self, props: Props, set_up: SetUp, match: Match[State, Move]) -> None:
        game = match.game
        assert isinstance(game, Paperback), "a match of this game"
        self.props, self.set_up, self.game = props, set_up, game
        people = [n for n, chair in enumerate(set_up.chairs) if chair.who == HUMAN]
        self.desks = KeptDesks(props, game, Random(str(set_up.chance)), people)
        self.aloud: ReadAloud[State] = PaperbackAloud(game, self.desks.desk)
        self.life = Life(lambda: props.moves and bool(props.pace), self.desks.missed)
        self._several = len(people) > 1  # a cover falls between them
        self._screen: Screen | None = None
        self.begun: Draft | None = None  # what was laid out last, for whoever teaches
        self.seen: State | None = None

    # where everything is

    def fit(self, screen: Screen, voice: Voice, state: State, viewer: Seat | None) -> Ground:
        """Lay everything out for this window."""
        self.voice, table = voice, self.game.table
        self.plan = plan = Plan(screen, prizes=bool(state.theme) + len(state.awards))
        self.desks.fit(plan, self.desks.own if viewer is None else viewer)
        if screen != self._screen:  # else only somebody else looks: all is read and drawn
            self._screen, self._pictures = screen, TablePictures(screen)
            self._dust, self._backdrop = DustCover(plan, self._pictures), Backdrop(plan)
            if self._several:
                self._dust.prepare()
        chairs = self.set_up.chairs
        drawn = (self._pictures, self.life, self._backdrop)
        self.painter = TablePainter(self.props, plan, self.game, voice, chairs, *drawn)
        self.ready(state)  # they are drawn while all else is laid out
        self.props.art.jobs.add(self.painter.prepare)
        seats = [plan.above.seat(seat, len(chairs)) for seat in range(len(chairs))]
        return Ground(
            bar=plan.bar,
            places=places(plan, state, table),
            corners=seats,
            speech=seats,
            spare=plan.log,
            slate=seats[0].unionall(seats[1:]),
            told=told(plan, state, table),
            plate=self._plate,
            hung=plan.hung,
            free=self.desks.free_rooms,
            hangs=True,
            life=self.life,
            clock=self.desks.clock,
            told_together=sentences.drawn,
            lies=True,
            types=True,
            guard=_GUARD,
            parts=self.desks.parts,
            left=self.desks.draft_after,
            texts=DraftTexts(self.desks.text, self.desks.read),
            curtain=OwnCover(self._dust.place, self._dust.cloth, _PASS_TO, _face_down),
            put_away=partial(_put_away, self.painter, self.desks),
        )

    def _plate(self, of: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """Where a card that lies here is told of: not on the word under way."""
        return self.plan.tooltip(of, size, self.desks.written)

    def ready(self, state: State) -> bool:
        """Whether what is for sale, and the own hand, are drawn."""
        lying = layout(self.desks.seat_layout(state, None)).items()
        nearest = sorted(lying, key=lambda each: -each[1].z)  # the own hand first
        return self.painter.ready([(key, round(pose.width)) for key, pose in nearest if pose.face])

    def layout(self, state: State, viewer: Seat | None, draft: Draft | None) -> Layout:
        """Every card with its pose."""
        self.begun, self.seen = draft, state
        return layout(self.desks.seat_layout(state, draft))

    def motion(self, event: Event, before: State, after: State) -> Motion:
        """How an event is seen and heard."""
        spreads = self.desks.seat_layout(before, None), self.desks.seat_layout(after, None)
        made = motion(Change(self.game, *spreads, self.props.moves), event)
        return self.desks.typist.heard(made) if isinstance(event, Redrafted) else made

    def opening(self, state: State) -> tuple[State, Sequence[Beat[State]]] | None:
        """The first hand is dealt."""
        before = state.copy()
        before.decks = [deck + hand for deck, hand in zip(state.decks, state.hands, strict=True)]
        before.hands = [() for _ in state.hands]
        return before, [Beat(Dealt(state.first), state)]

    # what is meant

    def point(self, state: State, pick: Pick, draft: Draft | None) -> Intent[Move] | None:
        """What it means to use what is pointed at."""
        return pointing.point(self.desks.writer(state, draft), pick)

    def key(
        self, state: State, action: str, draft: Draft | None, here: Pick
    ) -> Intent[Move] | None:
        """What the key for an action means."""
        return keys.key(self.desks.writer(state, draft), action, here)

    def back(self, draft: Draft) -> Draft | None:
        """What had been begun before the last step."""
        return draft.back()

    def carries(self, state: State, key: Key) -> bool:
        """Cards of one's own, and cards for sale while one buys."""
        return carrying.carries(self.desks.writer(state, None), key)

    def step(self, state: State, here: Pick, x: int, y: int, draft: Draft | None) -> Pick:
        """To the nearest thing in this direction."""
        return keys.step(self.desks.writer(state, draft), here, x, y)

    def kept(self, match: Match[State, Move], ply: int) -> Message | None:
        """Everything can be taken back that showed nothing."""
        return None

    # what is said

    def line(self, event: Event, after: Callable[[], State], viewer: Seat | None) -> LogLine | None:
        """What the log tells of an event."""
        return log.line(self.game, event, after)

    def expected(self, state: State, seat: Seat, draft: Draft | None, pick: Pick) -> Message:
        """What whoever must decide is to do."""
        return sentences.expected(self.game, self.desks.desk(state, draft))

    def progress(self, state: State) -> Sequence[Message]:
        """Which turn this is, and how near the end."""
        return sentences.progress(self.game, state)

    def remark(self, seat: Seat, character: str, event: Event, after: State) -> Message | None:
        """Writers are silent."""
        return None

    def about(self, key: Key, state: State) -> Sequence[Message]:
        """What is said of a card or of a place."""
        return about(self.game, key, state, self.desks.last(state))

    # what is painted

    def painting(self, view: View[State, Move]) -> Painting:
        """The newsstand, the desk and everything on them."""
        self.desks.typist.clock = view.clock
        return self.painter.painting(view, self.desks.desk(view.state, view.draft))

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card, enlarged."""
        return self.painter.picture(key, width)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""
        return self.painter.held(key)

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """The spool of a player's ribbon."""
        art, symbols = self.props.art, self.props.settings.symbols
        return art.token(str(self.set_up.chairs[seat].colour), size, symbols)

    # what comes above the table

    def interlude(self, match: Match[State, Move], doors: Doors[Move]) -> Interlude | None:
        """How it ended."""
        if match.to_act is not None or match.state.step != "over":
            return None
        from ..finale.ended_match import EndedMatch
        from ..finale.finale import FADES, Finale

        told = EndedMatch(self.set_up, self.voice, match, self._face)
        finale = Finale(self.props, told, doors, self.painter.put_away)
        return Interlude(finale, "finale", fades=FADES)

    def _face(self, seat: Seat, size: int, mood: Mood) -> pygame.Surface | None:
        """The portrait of whoever sits there."""
        return self.props.art.portrait(ROLES.face(self.set_up.chairs[seat].who), size, mood)


def _put_away(painter: TablePainter, desks: KeptDesks) -> None:
    """The table was left."""
    painter.put_away()
    desks.missed.drop()


def _face_down(seat: Seat) -> Message:
    """What is said while this seat is called."""
    return say("paperback.table.face_down")
