"""Hollywood! at the table that all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, CardId, Event
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, player, say
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.kept_picture import Painting
from hollywood.ui.table.foresight import chosen_foresight
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.result_words import only_human
from hollywood.ui.table.setting import (
    Doors,
    Foresight,
    Ground,
    Intent,
    Interlude,
    LogLine,
    Motion,
    Pick,
    View,
)
from hollywood.ui.table.stage import CARD, Key, Layout

from ..bots import characters
from ..rules.game import Hollywood
from ..rules.state import Dealt, Finish, Move, State
from ..rules.words import title
from . import log, pointing
from .about import Teller
from .geometry import Places
from .interludes import Scenes, ends_round
from .layout import CLAP, DOUBLE, TRAY, layout, undealt
from .lookahead import Lookahead
from .motion import motion
from .painter import TablePainter
from .panel import Panel
from .pointing import Doubling, column_key, usable
from .read_aloud import HollywoodAloud
from .spots import spots


class HollywoodSetting:
    """One match on screen."""

    cards = frozenset((CARD, CLAP, DOUBLE))
    tools = ("menu", "undo", "redo", "hint", "projection", "symbols", "log", "rules")

    def __init__(self, props: Props, set_up: SetUp, game: Hollywood) -> None:
        self.props, self.set_up, self.game = props, set_up, game
        self._ahead = Lookahead(game)
        self._teller = Teller(game, set_up.chairs)
        self.aloud: ReadAloud[State] = HollywoodAloud(game, self._teller)
        self.always_foresees = False  # in a lesson, whatever was chosen
        self._alone = only_human(set_up.chairs)  # and sits at the lower left

    @property
    def foresight(self) -> Foresight:
        """When the player wants to see what would be."""
        if self.always_foresees:
            return "always"
        return chosen_foresight(self.props.settings, self.game.name)

    def fit(self, screen: Screen, voice: Voice, state: State, viewer: Seat | None) -> Ground:
        """Lay everything out for this window, and have drawn what lies open or will be dealt."""
        props, chairs, columns = self.props, self.set_up.chairs, self.game.deck.columns
        self.voice = voice
        reels = self.game.deck.table(state.seats).reels
        symbols = props.settings.symbols
        home = self._alone or 0
        self.places = places = Places(screen, columns, state.seats, symbols, reels, home)
        self.painter = TablePainter(props, places, self._ahead, voice, chairs)
        first, later = _open(state), (*state.stars, *state.films)
        props.art.prepare([BACK, *self._ids(first)], places.card, props.language, symbols)
        props.art.jobs.add(self.painter.prepare)
        props.art.prepare(self._ids(later), places.card, props.language, symbols)
        return Ground(
            bar=places.bar,
            places={column_key(column): places.column(column) for column in range(len(columns))},
            corners=[panel.rect for panel in places.panels],
            speech=[places.speech(panel) for panel in places.panels],
            spare=places.spare,
            board=places.board.unionall([panel.disc for panel in places.panels]),
            told=spots(places, self.game.options.advanced == "on"),
            rooms=[_room(panel) for panel in places.panels],
            put_away=self.painter.put_away,
        )

    def ready(self, state: State) -> bool:
        """Whether the cards that lie open are drawn."""
        props, ids = self.props, self._ids(_open(state))
        return props.art.ready(ids, self.places.card, props.language, props.settings.symbols)

    def _ids(self, cards: Sequence[CardId]) -> list[str]:
        return [str(self.game.deck.faces[card].id) for card in cards]

    def layout(self, state: State, viewer: Seat | None, draft: object) -> Layout:
        """Every thing with its pose; everything is open, whoever looks."""
        return layout(state, self.places)

    def motion(self, event: Event, before: State, after: State) -> Motion:
        """How an event is seen and heard."""
        return motion(self.game, self.places, event, before, after, self.props.moves)

    def opening(self, state: State) -> tuple[State, Sequence[Beat[State]]]:
        """The first round is dealt before everybody's eyes, as all others are."""
        return undealt(state), [Beat(Dealt(state.round, state.first), state)]

    # what is meant

    def point(self, state: State, pick: Pick, draft: Doubling | None) -> Intent[Move] | None:
        """What it means to use what is pointed at."""
        return pointing.point(self.game, state, pick, draft)

    def key(
        self, state: State, action: str, draft: Doubling | None, here: Pick
    ) -> Intent[Move] | None:
        """What the key for an action means."""
        return pointing.key(self.game, state, action, draft, here)

    def back(self, draft: Doubling) -> Doubling | None:
        """A Double Reel without its last reel, or nothing of it."""
        return draft.back()

    def carries(self, state: State, key: Key) -> bool:
        """Whoever must decide can pick up reels and studio cards of their own."""
        return key[0] in (TRAY, CLAP, DOUBLE) and key[1] == self.game.to_act(state)

    def step(self, state: State, here: Pick, x: int, y: int, draft: object) -> Pick:
        """Across the columns, or up and down one of them."""
        return pointing.step(self.game, state, here, x, y)

    def kept(self, match: Match[State, Move], ply: int) -> Message | None:
        """A star may be given elsewhere until somebody else has decided about another one."""
        makers = {
            self.game.to_act(match.states[later])
            for later in range(ply, len(match.moves))
            if isinstance(match.moves[later], Finish)
        }
        given = isinstance(match.moves[ply], Finish) and len(makers) > 1
        return say("hollywood.table.star_given") if given else None

    # what is said

    def line(self, event: Event, after: Callable[[], State], viewer: Seat | None) -> LogLine:
        """What the log tells of an event."""
        return log.line(self.game, event, after)

    def expected(self, state: State, seat: Seat, draft: Doubling | None, pick: Pick) -> Message:
        """What whoever must decide is to do."""
        who = say("hollywood.table.you") if seat == self._alone else player(seat)
        if state.claims:
            star = title(state.claims[-1][1], self.game.deck)
            return say("hollywood.table.your_star", player=who, card=star)
        if draft is not None:
            number = len(draft.columns) + 1
            undo = self.props.keys.gives_up
            return say("hollywood.table.doubling", player=who, number=number, undo=undo)
        more = usable(self.game, state, seat)
        id = "hollywood.table.your_turn" if more else "hollywood.table.your_reel"
        return say(id, player=who)

    def progress(self, state: State) -> Sequence[Message]:
        """Which round this is, and how many of its reels lie or that cards are handed out."""
        table = self.game.deck.table(state.seats)
        number, all_ = min(state.round + 1, table.rounds), state.seats * table.reels
        round_ = say("hollywood.table.round", round=number, rounds=table.rounds)
        if state.area and not any(state.left):
            return round_, say("hollywood.table.handed_out")
        placed = all_ - sum(state.left) if state.area else 0  # before the deal nobody has any
        return round_, say("hollywood.table.reels", placed=placed, all=all_)

    def remark(self, seat: Seat, character: str, event: Event, after: State) -> Message | None:
        """What a character says to what has just happened."""
        moment = characters.moment(self.game, seat, event, after)
        return None if moment is None else characters.line(character, moment)

    def about(self, key: Key, state: State) -> Sequence[Message]:
        """What is said of a card or of a spot."""
        return self._teller.about(key, state)

    # what is painted

    def painting(self, view: View[State, Move]) -> Painting:
        """Felt, corners, cards, reels, and what would be."""
        return self.painter.painting(view)

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card, enlarged."""
        return self.painter.picture(key, width)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""
        return self.painter.held(key)

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """A player's reel."""
        colour = str(self.set_up.chairs[seat].colour)
        return self.props.art.token(colour, size, self.props.settings.symbols)

    # what comes above the table

    def interlude(self, match: Match[State, Move], doors: Doors[Move]) -> Interlude | None:
        """A star's question for a human, the round that was handed out, awards night."""
        scenes = Scenes(self.props, self.set_up, self.voice, self.game)
        seat = match.to_act
        if seat is None:
            return scenes.finale(match, doors, self.painter.put_away)
        if match.state.claims:
            human = self.set_up.chairs[seat].who == HUMAN

            def panels() -> list[pygame.Rect]:
                return [panel.rect for panel in self.places.panels]

            return scenes.question(match.state, doors, panels) if human else None
        if not ends_round(match):
            return None
        self.props.art.prepare([BACK], self.places.card)  # of what is dealt next
        self.props.art.jobs.add(self.painter.prepare)  # what was given up since the last round
        return scenes.summary(match, doors)


def _open(state: State) -> list[CardId]:
    return [card for column in state.area for card in column]


def _room(panel: Panel) -> pygame.Rect:
    """What of a panel notes may cover: its towers, never who sits there nor the points."""
    top = panel.shelf.rect.top
    return pygame.Rect(panel.rect.left, top, panel.rect.width, panel.rect.bottom - top)
