"""Times Square at the table that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, Event
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, player, say
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.pictures import Mood
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Painting
from hollywood.ui.table.foresight import chosen_foresight
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import (
    Doors,
    Foresight,
    Ground,
    Intent,
    Interlude,
    LogLine,
    Motion,
    OwnCurtain,
    Pick,
    View,
)
from hollywood.ui.table.stage import CARD, Key, Layout

from ..finale.finale import FADES, EndedMatch, Finale
from ..rules.game import TimesSquare
from ..rules.opening import Dealt, undealt
from ..rules.state import Move, State
from . import breath, cues, keys, log, pointing, sentences
from .about import about
from .actions import TOGETHER
from .backdrop import prepare
from .covered import COVERED
from .curtain_halves import CurtainHalves
from .draft import Draft
from .geometry import Plan
from .hit_areas import body
from .layout import PERSON, layout, tips
from .life import Life
from .lookahead import Lookahead
from .motion import motion
from .painter import TablePainter
from .places import places
from .plates import coach_plate, left_open, log_plate
from .read_aloud import TimesSquareAloud
from .spots import spots
from .street_pictures import StreetPictures
from .turned import TURNED


class TimesSquareSetting:
    """One match on screen."""

    cards = frozenset((CARD,))
    tools = ("menu", "undo", "redo", "hint", "projection", "symbols", "log", "rules")
    painter: TablePainter  # once a window is known

    def __init__(self, props: Props, set_up: SetUp, match: Match[State, Move]) -> None:
        game = match.game
        assert isinstance(game, TimesSquare), "a match of this game"
        self.props, self.set_up, self.game = props, set_up, game
        self._ahead = Lookahead(game)
        self.aloud: ReadAloud[State] = TimesSquareAloud(game)
        self._own = 1  # the seat whose hand lies at the foot
        self._screen: Screen | None = None
        self._pictures, self._curtain = StreetPictures(), CurtainHalves()
        people = [chair for chair in set_up.chairs if chair.who == HUMAN]
        self._jobs = BackgroundJobs()
        self.life = Life(lambda: props.moves and bool(props.pace), lambda: props.lively)
        self._gasped = breath.taken(game.street, match.states)  # by whose turns it was heard
        self.always_foresees = False  # in a lesson, whatever was chosen
        self._two = len(people) == len(set_up.chairs)  # a curtain hangs between them

    @property
    def foresight(self) -> Foresight:
        """When the player wants to see what would be."""
        if self.always_foresees:
            return "always"
        return chosen_foresight(self.props.settings, self.game.name)

    def fit(self, screen: Screen, voice: Voice, state: State, viewer: Seat | None) -> Ground:
        """Lay everything out for this window."""
        self.voice = voice
        if self._screen is not None:
            self.painter.put_away()  # what it keeps is large: never two of them
        if viewer is not None:
            self._own = viewer  # it stays so until somebody else looks
        elif self._screen is None and self._two:
            self._own = state.turn
        turned = self.props.settings.of(self.game.name).chosen("turned", TURNED) == "on"
        self.plan = plan = Plan(screen, self._own if turned else 1, self._own)
        if screen != self._screen:  # else only somebody else looks: all is read and drawn
            self._screen, self._pictures = screen, _pictures(screen)
        if self._two:
            self._curtain.fit(screen)
        if self._two and turned:  # soon the other club is on the right
            other = Plan(screen, 1 - plan.right, 1 - plan.own)
            self._jobs.add(partial(prepare, other, self._pictures))
        told = (voice, self.set_up.chairs, self._pictures)
        self.painter = TablePainter(self.props, plan, self.game, *told, self.life)
        symbols = self.props.settings.symbols
        _have_drawn(self.props, plan, self.game)
        self.props.art.jobs.add(self.painter.prepare)
        panels = [panel.rect for panel in plan.panels]
        return Ground(
            bar=plan.bar,
            places=places(plan),
            body={PERSON: body},
            grip=partial(pointing.grip, self.game, plan),
            corners=panels,
            speech=[panel.speech for panel in plan.panels],
            board=left_open(plan),
            told=spots(plan),
            hangs=True,
            hung=(log_plate(plan, symbols), coach_plate(plan, symbols)),
            life=self.life,
            curtain=OwnCurtain(self._curtain.halves, _look_away),
            covers=self.props.settings.of(self.game.name).chosen("covered", COVERED) == "on",
            put_away=partial(_put_away, self.painter, self._pictures, self._curtain),
        )

    def ready(self, state: State) -> bool:
        """Whether the cards of a hand are drawn."""
        props = self.props
        ids = list(self.game.deck.kind)
        return props.art.ready(ids, self.plan.card, props.language, props.settings.symbols)

    def layout(self, state: State, viewer: Seat | None, draft: object) -> Layout:
        """Every thing with its pose."""
        tipped = tips(state, self.plan, self.set_up.chairs)
        return layout(state, self.plan, tipped, covered=viewer is None)

    def motion(self, event: Event, before: State, after: State) -> Motion:
        """How an event is seen and heard."""
        told = motion(self.game, self.plan, event, before, after, self.props.moves)
        if not cues.takes_breath(told.cues):
            return told
        again, self._gasped = before.turn in self._gasped, self._gasped | {before.turn}
        return replace(told, cues=cues.without_gasp(told.cues)) if again else told

    def opening(self, state: State) -> tuple[State, Sequence[Beat[State]]]:
        """Both hands are dealt before everybody's eyes."""
        return undealt(state), [Beat(Dealt(state.first), state)]

    # what is meant

    def point(self, state: State, pick: Pick, draft: Draft | None) -> Intent[Move] | None:
        """What it means to use what is pointed at."""
        return pointing.point(self.game, self.plan, state, pick, draft)

    def key(
        self, state: State, action: str, draft: Draft | None, here: Pick
    ) -> Intent[Move] | None:
        """What the key for an action means."""
        return keys.key(self.game, state, action, draft, here)

    def back(self, draft: Draft) -> Draft | None:
        """Half a move without its last step."""
        return draft.back()

    def carries(self, state: State, key: Key) -> bool:
        """Cards of the hand and of this turn, and all figures but Fizz."""
        return pointing.carries(state, key)

    def step(self, state: State, here: Pick, x: int, y: int, draft: Draft | None) -> Pick:
        """Along the hand and the buttons, or the spaces that are lit."""
        return keys.step(self.game, self.plan, state, here, x, y, draft)

    def kept(self, match: Match[State, Move], ply: int) -> Message | None:
        """A turn that the other side has answered, even if no card was drawn in it."""
        return pointing.kept(self.game, match, ply)

    # what is said

    def line(self, event: Event, after: Callable[[], State], viewer: Seat | None) -> LogLine | None:
        """What the log tells of an event."""
        return log.line(self.game, event, after)

    def expected(self, state: State, seat: Seat, draft: Draft | None, pick: Pick) -> Message:
        """What whoever must decide is to do."""
        aimed = self._ahead.aimed(self.plan, state, draft, pick)
        keyed = self.props.keys.shows(TOGETHER)
        last = self._ahead.turn(state).last
        return sentences.expected(self.game, state, aimed, pick, keyed, last)

    def progress(self, state: State) -> Sequence[Message]:
        """Which turn and which pass this is, and how many cards are left."""
        first = state.passes == 0
        id = "times_square.table.pass_first" if first else "times_square.table.pass_last"
        number = say("times_square.table.number", turn=state.number)
        left = say("times_square.table.left", count=len(state.supply))
        return number, say(id), left

    def remark(self, seat: Seat, character: str, event: Event, after: State) -> Message | None:
        """Nobody says anything yet."""
        return None

    def about(self, key: Key, state: State) -> Sequence[Message]:
        """What is said of a card or of a club."""
        return about(self.game, key, state)

    # what is painted

    def painting(self, view: View[State, Move]) -> Painting:
        """The street and everything on it."""
        cues.hum(self.props.sound, view.turn == self.plan.own)
        self.plan.noted = view.noted
        foreseen, wish = self._ahead.foreseen(self.plan, view), view.foresight
        closing = wish == "always" or (wish == "held" and foreseen.closing)
        over = view.state.winner is not None
        foreseen = replace(foreseen, closing=closing and not over, walks=wish != "off")
        return self.painter.painting(view, foreseen)

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card, enlarged."""
        return self.painter.picture(key, width)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""
        return self.painter.held(key)

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """The sign of a player's club."""
        colour = list(self.props.art.colours)[seat]
        return self.props.art.token(colour, size, self.props.settings.symbols)

    # what comes above the table

    def interlude(self, match: Match[State, Move], doors: Doors[Move]) -> Interlude | None:
        """How it ended."""
        if match.to_act is not None or match.state.winner is None:
            return None
        told = EndedMatch(self.set_up, self.voice, match, self.plan.right, self._face)
        return Interlude(Finale(self.props, told, doors), "finale", fades=FADES)

    def _face(self, seat: Seat, size: int, mood: Mood) -> pygame.Surface | None:
        """The portrait of whoever sits there."""
        return self.props.art.portrait(ROLES.face(self.set_up.chairs[seat].who), size, mood)


def _have_drawn(props: Props, plan: Plan, game: TimesSquare) -> None:
    """Cards at every size they have here."""
    for wide in (plan.card, plan.staged_card, plan.pile_card):
        props.art.prepare(game.deck.kind, wide, props.language, props.settings.symbols)


def _put_away(painter: TablePainter, pictures: StreetPictures, curtain: CurtainHalves) -> None:
    """Cloth, street and curtain are large."""
    for each in (painter, pictures, curtain):
        each.put_away()


def _look_away(seat: Seat) -> Message:
    """What is said while this seat is called."""
    return say("times_square.table.look_away", other=player(1 - seat), player=player(seat))


def _pictures(screen: Screen) -> StreetPictures:
    """The pictures of the street for this screen."""
    return StreetPictures(screen.share, contrast=screen.contrast)
