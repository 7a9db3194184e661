"""Paperback: spell a word, take what its length and its cards give, buy, draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hollywood.core.game import CardId, Event, Standing, Tell
from hollywood.core.message import Message, Seat, say

from . import accepting, at_once, buying, log, move_text, resolving, turn
from .deck import SEATS, STANDARD, Deck, Options
from .drawing import draw
from .events import CubeGiven, DeadlineDue, DeadlineSet, Passed, PowerUsed
from .legal import Legal, row_of
from .lexicon import Lexicon
from .market import CHEAPEST
from .moves import (
    Ask,
    Buy,
    Deadline,
    Done,
    Draft,
    HandForCube,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TurnUp,
    Vote,
)
from .orders import Orders, lots_of, script_of
from .scores import fame, places
from .setting_up import cast_lots, laid_out
from .state import State
from .table import Table
from .unseen import groups, renamed
from .word import Word


class Paperback:
    """The rules, for one deck, the options and the words of one match."""

    name = "paperback"
    rules = 1
    seats = SEATS

    def __init__(self, deck: Deck, lexicon: Lexicon, options: Options | None = None) -> None:
        self.options = options or deck.presets[STANDARD]
        self.table = Table(deck, self.options, lexicon)
        self.legal = Legal(self.table)

    # setting up

    def start(self, seats: int, seed: int) -> State:
        """A match from a seed: it settles who begins, and every order of the cards."""
        lots, seed = cast_lots(self.table, seats, seed)
        return laid_out(self.table, lots, seed)

    def start_as_written(self, orders: Orders, seats: int) -> State:
        """A match whose lots are known."""
        return laid_out(self.table, lots_of(orders, self.table, seats), 0, script_of(orders))

    # whose turn, and what may be done

    def to_act(self, s: State) -> Seat | None:
        """Whose decision it is: others are asked in between."""
        match s.step:
            case "over":
                return None
            case "help":
                return s.asked[0]
            case "accept" if s.hearing is not None:
                return s.hearing.asked[0]
        return s.turn

    def moves(self, s: State) -> Sequence[Move]:
        """All legal moves; of words a few that this hand can spell."""
        return self.legal.moves(s)

    def illegal(self, s: State, move: Move) -> Message | None:
        """Why the move is not allowed now."""
        return self.legal.illegal(s, move)

    # making a move

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        """Make a legal move in place."""
        match move:
            case Spell(laid, on_theme):
                self._spell(s, self._word(s, laid), on_theme, tell)
            case Buy(name, place):
                card = self.legal.bought(s, name, place)
                assert card is not None, "the move is legal"
                buying.buy(s, self.table, card, tell)
            case Done():
                self._done(s, tell)
            case SpendCube():
                buying.spend_cube(s, tell)
            case TurnUp(pile):
                buying.turn_up(s, pile - CHEAPEST, tell)
            case Deadline(name, place):
                self._set_deadline(s, name, place, tell)
            case Draft(name):
                offered = self.table.named(name, tuple(s.fronts))
                assert offered is not None, "the move is legal"
                at_once.draft(s, self.table, offered, tell)
            case Seal(laid, seconds):
                word = self._word(s, laid) if laid else None
                at_once.seal(s, self.table, word, laid, seconds, tell)
            case Pass() | HandForCube() | Redraw() | Ask() | Propose() | NoIdea() | Vote():
                self._in_between(s, move, tell)
            case _:
                resolving.choose(s, self.table, move, tell)

    def _in_between(
        self,
        s: State,
        move: Pass | HandForCube | Redraw | Ask | Propose | NoIdea | Vote,
        tell: Tell | None,
    ) -> None:
        match move:
            case Pass() | HandForCube():
                self._without_a_word(s, move, tell)
            case Redraw(card):
                self._redraw(s, card, tell)
            case Ask():
                accepting.ask(s, tell)
            case Propose(laid):
                accepting.propose(s, self._word(s, laid), tell)
            case NoIdea():
                accepting.propose(s, None, tell)
            case Vote(yes):
                word = accepting.vote(s, self.table, yes, tell)
                if word is not None:
                    resolving.spell(s, self.table, word, tell)

    def _word(self, s: State, laid: Sequence[Laid]) -> Word:
        word = self.table.spelling.lay(s, s.hands[s.turn], laid)
        assert isinstance(word, Word), "the move is legal"
        return word

    def _spell(self, s: State, word: Word, on_theme: bool, tell: Tell | None) -> None:
        if accepting.hear(s, self.table, word, on_theme, tell):
            resolving.spell(s, self.table, word, tell)

    def _without_a_word(self, s: State, move: Pass | HandForCube, tell: Tell | None) -> None:
        if tell:
            tell(Passed(s.turn))
        if isinstance(move, HandForCube):
            s.cubes[s.turn] += 1
            if tell:
                tell(CubeGiven(s.turn, "hand"))
        self._done(s, tell)

    def _redraw(self, s: State, name: str, tell: Tell | None) -> None:
        """Ghost Writer: the card is discarded before the next one is drawn."""
        card = self.table.named(name, s.hands[s.turn])
        assert card is not None, "the move is legal"
        s.hands[s.turn] = tuple([each for each in s.hands[s.turn] if each != card])
        s.discards[s.turn] += (card,)
        s.redrawn = True
        if tell:
            tell(PowerUsed(s.turn, "ghost_writer", card))
        draw(s, s.turn, 1, self.table.names, tell)

    def _done(self, s: State, tell: Tell | None) -> None:
        """Nothing more is bought: the turn ends, unless a deadline has to be set first."""
        if self.table.pyramid and not any(map(self.table.is_book, s.bought)):
            s.step = "deadline"
            if tell:
                tell(DeadlineDue(s.turn))
        elif self.table.at_once:
            at_once.end_turn(s, self.table, tell)
        else:
            turn.end(s, self.table, tell)

    def _set_deadline(self, s: State, name: str, place: int, tell: Tell | None) -> None:
        row, at = row_of(s, self.table, name, place)
        cubes, most = s.deadlines[row][at] + 1, self.table.most_cubes(len(s.hands))
        s.deadlines[row] = buying.changed(s.deadlines[row], at, cubes)
        if tell:
            tell(DeadlineSet(s.turn, s.fame[row][at], cubes, most))
        if cubes >= most:
            turn.clean_up(s, self.table, tell)
            turn.finish(s, self.table, "deadline", tell)
        else:
            turn.end(s, self.table, tell)

    # who stands where

    def standing(self, s: State) -> Standing:
        """Who would come where if the match ended now."""
        table, seats = self.table, range(len(s.hands))
        points = tuple([fame(s, table, seat) for seat in seats])
        empty = sum(not any(card >= 0 for card in pile) for pile in s.fame)
        headline = say("paperback.headline", turn=s.number, piles=empty, cards=len(s.commons))
        return Standing(places(s, table), headline, points)

    def unseen(self, s: State, seat: Seat) -> Sequence[Sequence[CardId]]:
        """Other hands with their decks, the own deck, and what lies face down in piles."""
        return groups(s, self.table, seat)

    def relabel(self, s: State, names: Mapping[CardId, CardId], seed: int) -> None:
        """Call hidden cards by other names, and let all shuffles to come follow from the seed."""
        renamed(s, names)
        s.seed, s.script = seed, ()

    # words

    def write(self, move: Move) -> str:
        """The move in words."""
        return move_text.write(move)

    def read(self, text: str) -> Move:
        """The move in these words."""
        return move_text.read(text)

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        """What a log says of the event."""
        return log.caption(event, self.table, viewer)
