"""A match looked at again: cents left lying, what each purchase cost, the luck of every hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import hypot, sqrt
from statistics import fmean, pstdev

from hollywood.bots.advice import Advice
from hollywood.bots.review import (
    PLAY_OUTS,
    Decision,
    Expected,
    Luck,
    Prospect,
    Step,
    Work,
    ended,
)
from hollywood.bots.standings import wilson
from hollywood.core.message import Message, Seat, counted, say

from ..rules.game import Paperback
from ..rules.log import shown, title
from ..rules.moves import Move
from ..rules.state import NOBODY, State
from . import move_sentences, reasons
from .cast import Cast
from .coach import advice, moves_of
from .foresight import Outcome
from .judge import Ends, Judge, Promise
from .packed import World, packed
from .purchases import PurchaseSet
from .puzzle_themes import themes_of
from .turns import Turn, turns
from .word_choice import ONLY_CENTS, WordOption, best_words

BLUNDER = 0.12  # of the chance to win
_FIRST_LOOK = 24  # worlds in which every way to make a turn is tried
_CLOSER = 2  # of them are looked at in more worlds, beside the one that was made
_COMPARED = 6  # ways are compared in a sixth as many worlds as ends of the one that was made
_IN_HAND = 4  # a quarter as many ends tell what everybody could expect with the hand
_SETS = 6  # purchases that are compared
_ERRORS = 2.0  # a loss is told only beyond so many times its own error
_SOON = 48  # ends tell roughly, and soon, what everybody could expect
_TURNS = 1_700_000  # imagined in a review, about: so many there is time for while somebody waits
_MORE = 20  # turns by which imagined ends go on after the last one of the match
_PART = 5  # rounds


@dataclass
class _Way:
    """One way to make a turn, and how matches end after it."""

    option: WordOption | None
    bought: PurchaseSet
    root: World
    extra: int
    compared: list[Outcome] = field(default_factory=list)  # ends in worlds that ways share
    worths: list[float] = field(default_factory=list)  # of these


class MatchReview:
    """One match of Paperback; a turn is a step. Where nothing can be foreseen it has none."""

    def __init__(
        self,
        cast: Cast,
        game: Paperback,
        states: Sequence[State],
        moves: Sequence[Move],
        seed: int,
        play_outs: int | None = None,
    ) -> None:
        self._judge, self._states, self._moves = Judge(cast, game), states, moves
        self._seed = seed
        self.foresees = self._judge.foresees
        self._ends = play_outs or _affordable(len(self.steps))
        self._worlds = max(_FIRST_LOOK, self._ends // _COMPARED)
        self._better: dict[int, tuple[WordOption | None, WordOption | None]] = {}
        self._led_to: dict[int, Ends] = {}
        self._in_hand: dict[int, Ends] = {}

    # steps

    @cached_property
    def steps(self) -> Sequence[Step]:
        """Every turn."""
        return [turn.step for turn in self._turns]

    @cached_property
    def _turns(self) -> list[Turn]:
        found = turns(self._judge.game, self._states, self._moves)
        return list(found) if self.foresees else []

    @property
    def parts(self) -> Sequence[tuple[int, Message]]:
        """Every few rounds."""
        starts = range(0, len(self.steps), _PART * len(self._states[0].hands))
        return [(at, say("paperback.review.part", round=self.steps[at].round + 1)) for at in starts]

    @property
    def stretches(self) -> Sequence[int]:
        """The match: a round has but one turn of each."""
        return [0]

    def in_brief(self, advice: Advice[Move]) -> Message:
        """A turn is told in few words."""
        return advice.words

    def themes(self, decision: Decision[Move]) -> Sequence[str]:
        """What was unusual about the best word and not about the one that was spelled."""
        best, made = self._better.get(decision.number, (None, None))
        if best is None or (made is not None and best.text == made.text):
            return ()
        return themes_of(best, made)

    # what could be expected

    def expected(self, at: int) -> Work[Expected]:
        """What everybody can expect at the start of a turn, hand in hand."""
        if at == len(self.steps) and self._states[-1].step == "over":
            yield
            return Expected(at, ended(self._judge.game, self._states[-1]), exact=True)
        known = yield from self._known(at, _SOON)
        unseen = yield from self._unseen(at, _SOON)
        return Expected(at, _prospects(known), exact=False, unseen=unseen.wins)

    def luck(self, at: int) -> Work[Luck]:
        """What a hand is worth, beside others from the same deck."""
        step, state = self.steps[at], self._state(at)
        known = yield from self._known(at, max(_SOON, self._ends // _IN_HAND))
        unseen = yield from self._unseen(at, self._ends)
        gains = tuple(a - b for a, b in zip(known.wins, unseen.wins, strict=True))
        hand = sorted(state.hands[state.turn])
        cards = counted(title(card, self._judge.table) for card in hand)
        came, after = say("paperback.review.drawn", cards=cards), _prospects(known)
        pairs = zip(after, _prospects(unseen), strict=True)
        error = max(hypot(one.error, other.error) for one, other in pairs)
        return Luck(step.number, step.round, gains, after, came, error)

    def _state(self, at: int) -> State:
        return self._turns[at].began if at < len(self._turns) else self._states[-1]

    def _known(self, at: int, worlds: int) -> Work[Promise]:
        """What everybody can expect with the hand that is drawn."""
        s = self._state(at)
        ends = self._in_hand.setdefault(at, Ends(len(s.hands), s.turn))
        root = packed(s, self._judge.table)
        while ends.count < worlds:
            key = f"{self._seed} {s.turn} {s.number} {ends.count}"
            ends.take(self._judge.foresight.played_out(root, s.turn, key))
            yield
        return self._judge.softened(ends.means)

    def _unseen(self, at: int, worlds: int) -> Work[Promise]:
        """What everybody could expect before the hand was drawn: after the turn before."""
        if 0 < at < len(self._turns):
            return self._judge.softened((yield from self._imagined(at - 1, worlds)).means)
        return (yield from self._judge.at_turn(self._state(at), NOBODY, worlds))

    def _imagined(self, at: int, worlds: int) -> Work[Ends]:
        """Ends of what a turn led to, so many at least."""
        s = self._turns[at].began
        ends = self._led_to.setdefault(at, Ends(len(s.hands), s.turn))
        root, extra = self._reached(self._turns[at])
        while ends.count < worlds:
            key = f"{self._seed} {s.number} {ends.count}"
            ends.take(self._judge.foresight.ending(root, s.turn, (), extra, key))
            yield
        return ends

    def _reached(self, turn: Turn) -> tuple[World, int]:
        """The end of a turn, with all that came to light but the next hand, and its cards more."""
        made = self._made(turn)
        self._judge.foresight.simulation.take(made.root, [each.card for each in made.bought])
        made.root.fronts = list(turn.after.fronts)
        made.root.piles = [list(pile) for pile in turn.after.piles]
        return made.root, made.extra

    # what was decided

    def decision(self, at: int) -> Work[Decision[Move]]:
        """The turn beside others: other purchases for the same cents, and better words."""
        turn = self._turns[at]
        state, made = turn.began, self._made(turn)
        after = yield from self._imagined(at, self._ends)
        richest = yield from self._richest(state)
        self._better[turn.first] = richest, made.option
        ways = [made, *self._others(made, turn), *(yield from self._with_words(state, made))]
        for world in range(self._worlds):
            for way in ways if world < _FIRST_LOOK else [made, *_best(ways[1:])[:_CLOSER]]:
                _try(self._judge, way, state, f"{self._seed} {state.number} {world}")
                yield
        return self._weighed(at, after.means, ways, richest)

    def _made(self, turn: Turn) -> _Way:
        if turn.buying is None:
            return self._way(turn.began, None, ())
        prices = self._judge.offered(turn.buying, turn.bought)
        return self._way(turn.buying, turn.option, prices)

    def _way(self, s: State, option: WordOption | None, bought: PurchaseSet) -> _Way:
        return _Way(option, bought, self._judge.foresight.root(s), s.tally.draw)

    def _others(self, made: _Way, turn: Turn) -> Iterator[_Way]:
        """The same word, and other purchases."""
        if (buying := turn.buying) is None:
            return
        done = {each.card for each in made.bought}
        for each in self._judge.foresight.candidates(buying)[: _SETS + 1]:
            if {one.card for one in each} != done:
                yield self._way(buying, made.option, each)

    def _with_words(self, state: State, made: _Way) -> Work[list[_Way]]:
        """Other words, each with what a plan buys for it."""
        found = []
        if state.step == "spell":
            for option in (yield from self._judge.words(state, state.hands[state.turn], 2)):
                if made.option is None or option.text != made.option.text:
                    after = self._judge.published(state, option)
                    if after.step == "buy":
                        found.append(self._way(after, option, self._judge.planned(after)))
        return found

    def _richest(self, state: State) -> Work[WordOption | None]:
        """The common word that paid most."""
        if state.step != "spell":
            return None
        lexicon = self._judge.table.lexicon
        graph = yield from lexicon.graph_in_steps(self._judge.level.vocabulary)
        hand = state.hands[state.turn]
        found = yield from best_words(state, self._judge.table, hand, graph, ONLY_CENTS, 1)
        return found[0] if found else None

    def _weighed(
        self, at: int, known: Promise, ways: Sequence[_Way], richest: WordOption | None
    ) -> Decision[Move]:
        step, made = self.steps[at], ways[0]
        best, *rest = _best(ways)
        if best is not made and not _is_surely_better(best, made):
            best, rest = made, [way for way in _best(ways) if way is not made]
        promise = self._judge.softened(known)
        played = self._advice(at, made, promise, richest)
        first = self._advice(at, best, self._promised(best, made, known), richest)
        if best is made or first.win < played.win:
            first = played
        others = [self._promised(way, made, known).wins[step.seat] for way in rest]
        second = max(others, default=0.0)
        margin = first.win - second if best is not made or rest else 0.0
        blunder = first.win - played.win >= BLUNDER
        about = (step.number, step.seat, step.round, played, first, margin)
        error = _error_of_loss(best, made) if first is not played else 0.0
        return Decision(*about, _prospects(promise), blunder, error)

    def _promised(self, way: _Way, made: _Way, known: Promise) -> Promise:
        """What is known of what was made, and what is between the two in the worlds they share."""
        shared = made.compared[: len(way.compared)]
        one, other = (_means(ends, made.root.turn) for ends in (shared, way.compared))
        return self._judge.softened(_moved(known, one, other))

    def _advice(
        self, at: int, way: _Way, promise: Promise, richest: WordOption | None
    ) -> Advice[Move]:
        turn = self._turns[at]
        state = turn.began
        words = move_sentences.of_turn(self._judge.table, way.option, way.bought)
        move, *then = moves_of(turn.buying or state, way.bought)
        if way.option is not None:
            move, then = move_sentences.spelled(way.option), [move, *then]
        why = self._reason(way, state, richest)
        return replace(advice(state, move, words, why, promise), then=tuple(then))

    def _reason(self, way: _Way, state: State, richest: WordOption | None) -> Message:
        """Cents that were left lying; if none were, what speaks for the purchase."""
        cents = way.option.cents if way.option else 0
        if richest is not None and richest.cents > cents:
            word, there = shown(richest.word), richest.cents
            return say("paperback.review.left_lying", count=there - cents, word=word, cents=there)
        return reasons.of_purchase(state, self._judge.table, way.bought)


def _try(judge: Judge, way: _Way, state: State, key: str) -> None:
    """See how a way ends in one more world."""
    cards = [each.card for each in way.bought]
    ending = judge.foresight.ending(way.root, state.turn, cards, way.extra, key)
    way.compared.append(ending)
    way.worths.append(ending.worth(state.turn))


def _affordable(turns: int) -> int:
    """Ends of each turn: of twice as many turns each has nearly twice as many to come."""
    return max(_SOON, min(PLAY_OUTS, _TURNS // (max(1, turns) * (turns + _MORE))))


def _best(ways: Sequence[_Way]) -> list[_Way]:
    """Those that were tried in most worlds come first, of them the best."""
    return sorted(ways, key=lambda way: (-len(way.worths), -fmean(way.worths)))


def _is_surely_better(one: _Way, other: _Way) -> bool:
    """Whether what is between them is more than chance may make it."""
    return fmean(_gains(one, other)) > _error_of_loss(one, other)


def _error_of_loss(one: _Way, other: _Way) -> float:
    """How far what is between them may well be off: what chance may make it."""
    gains = _gains(one, other)
    return _ERRORS * pstdev(gains) / sqrt(len(gains))


def _gains(one: _Way, other: _Way) -> list[float]:
    """What one is better in each of the worlds that they share."""
    return [a - b for a, b in zip(one.worths, other.worths, strict=False)]


def _means(endings: Sequence[Outcome], seat: Seat) -> Promise:
    ends = Ends(len(endings[0].shares), seat)
    for ending in endings:
        ends.take(ending)
    return ends.means


def _moved(known: Promise, one: Promise, other: Promise) -> Promise:
    """What is known, and what one has more or less than another."""
    wins, fame, places = (
        tuple([a + c - b for a, b, c in zip(*each, strict=True)])
        for each in zip(known[:3], one[:3], other[:3], strict=True)
    )
    return Promise(_chances(wins), fame, _chances(places), other.ends)


def _chances(sums: Sequence[float]) -> tuple[float, ...]:
    return tuple([min(1.0, max(0.0, each)) for each in sums])


def _prospects(promise: Promise) -> tuple[Prospect, ...]:
    pairs = zip(promise.wins, promise.fame, strict=True)
    return tuple(Prospect(win, fame, _error(win, promise.ends)) for win, fame in pairs)


def _error(chance: float, ends: int) -> float:
    low, high = wilson(chance, ends)
    return (high - low) / 2
