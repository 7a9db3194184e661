"""A match looked at again: what every decision cost, and the luck of the deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from math import hypot, sqrt
from statistics import stdev
from typing import NamedTuple

from hollywood.bots.advice import Advice
from hollywood.bots.review import (
    PLAY_OUTS,
    SOON,
    Decision,
    Expected,
    Luck,
    Prospect,
    Step,
    Work,
    ended,
)
from hollywood.bots.standings import half_interval
from hollywood.core.message import Message, say

from ..rules import words
from ..rules.deck import Deck
from ..rules.game import Hollywood
from ..rules.state import Double, Finish, Move, Place, State
from . import rough
from .cast import Cast
from .coach import Promise, Promises, Round, mean_of_searches
from .packed import fits
from .puzzle_themes import THEMES, on_board
from .value import standing

BLUNDER = 0.12  # of the chance to win
_SOLVED = 400_000  # positions: last rounds that are larger are sampled


class _Searches(NamedTuple):
    """How a choice is searched, each time anew, until what was found is sure enough."""

    most: int
    share: float  # of the play-outs of a review, for each of them
    curiosity: float


_USUAL, _IN_THE_LAST_ROUND = _Searches(6, 0.5, 0.6), _Searches(10, 1.0, 1.0)
_FEWEST = 3  # searches
_SURE = 0.005  # the standard error of everybody's chances
_ROUGHLY = 0.04  # twice the root mean square by which a single short search was off


class MatchReview:
    """One match of Hollywood!; every move is a step."""

    def __init__(
        self,
        game: Hollywood,
        cast: Cast,
        states: Sequence[State],
        moves: Sequence[Move],
        seed: int,
        play_outs: int = PLAY_OUTS,
    ) -> None:
        self._game, self._cast = game, cast
        self._states, self._moves = states, moves
        self._seed, self._play_outs = seed, play_outs
        self._rounds: dict[int, Round] = {}
        self.foresees = fits(game.deck, states[0].seats)

    @cached_property
    def steps(self) -> Sequence[Step]:
        """Every move."""
        return [self._step(number) for number in range(len(self._moves))]

    def _step(self, number: int) -> Step:
        state, move = self._states[number], self._moves[number]
        seat = self._game.to_act(state)
        assert seat is not None, "somebody moved"
        return Step(
            number,
            seat,
            state.round,
            say("hollywood.review.where", round=state.round + 1, number=number + 1),
            _in_brief(move),
            chosen=len(self._game.moves(state)) > 1,
            deals=number == 0 or state.round > self._states[number - 1].round,
        )

    @property
    def parts(self) -> Sequence[tuple[int, Message]]:
        """The rounds."""
        deals = (step for step in self.steps if step.deals)
        return [(s.number, say("hollywood.review.part", round=s.round + 1)) for s in deals]

    @property
    def stretches(self) -> Sequence[int]:
        """The rounds."""
        return [start for start, _ in self.parts]

    def in_brief(self, advice: Advice[Move]) -> Message:
        """A move by its columns alone."""
        return _in_brief(advice.move)

    def themes(self, decision: Decision[Move]) -> Sequence[str]:
        """What the best move does on the board and the one that was made does not."""
        state = self._states[decision.number]
        if state.claims or not self.foresees:
            return ()
        board = self._round(state).outlook.board
        position, both = board.position(state), (decision.best.move, decision.played.move)
        best, played = (set(on_board(board, position, move)) for move in both)
        return [theme for theme in THEMES if theme in best - played]

    def expected(self, at: int) -> Work[Expected]:
        """What everybody can expect if whoever is to move does what is best."""
        state = self._states[at]
        if self._game.to_act(state) is None:
            return Expected(at, ended(self._game, state), exact=True)
        soon = min(SOON, self._play_outs)
        promises = yield from self._round(state).promises(state, soon, self._chance(at))
        unseen = self._unseen(state) if self.steps[at].deals else None
        return Expected(
            at, self._prospects(state, promises.every[0], [promises]), promises.exact, unseen
        )

    def decision(self, at: int) -> Work[Decision[Move]]:
        """A move and the best one."""
        state, move, step = self._states[at], self._moves[at], self.steps[at]
        if not self.foresees:
            return (yield from self._roughly(at))
        round_, rng = self._round(state), self._chance(at)
        found = yield from self._searched(state, rng, move)
        promises = mean_of_searches(found)
        best = promises.every[0]
        played = _promise_of(promises, move)
        first = round_.advice(state, promises, best, first=True)
        made = first if played is best else round_.advice(state, promises, played, first=False)
        made = replace(made, move=move, words=words.said(move))
        margin = first.win - promises.every[1].win if len(promises.every) > 1 else 0.0
        after, blunder = self._prospects(state, played, found), first.win - made.win >= BLUNDER
        error = self._error_of_loss(state, best, played, found)
        about = (at, step.seat, step.round, made, first, margin, after, blunder)
        return Decision(*about, error)

    def _roughly(self, at: int) -> Work[Decision[Move]]:
        """The same where a round is too large to be thought about."""
        state, move, step = self._states[at], self._moves[at], self.steps[at]
        best, *rest = yield from rough.advise(self._game, state, self._chance(at))
        made = next(each for each in (best, *rest) if each.move == move)
        return Decision(at, step.seat, step.round, made, best, 0.0, (), blunder=False)

    def luck(self, at: int) -> Work[Luck]:
        """What a deal is worth to whoever gets the best of it."""
        state = self._states[at]
        found = yield from self._searched(state, self._chance(at))
        after = self._prospects(state, mean_of_searches(found).every[0], found)
        before = self._unseen(state)
        gains = (now.win - chance for now, chance in zip(after, before, strict=True))
        came, error = _dealt(self._game.deck, state), max(each.error for each in after)
        return Luck(at, state.round, tuple(gains), after, came, error)

    def _searched(
        self, state: State, rng: random.Random, played: Move | None = None
    ) -> Work[list[Promises]]:
        """What each move leads to, several times.

        A search settles on one of several replies that seem equally good, each time on another;
        that changes everything for the others. So the mean of several searches is told, of more
        where they differ.
        """
        round_ = self._round(state)
        how = _IN_THE_LAST_ROUND if round_.outlook.last else _USUAL
        play_outs = round(how.share * self._play_outs)
        found: list[Promises] = []
        while len(found) < how.most and not _is_sure(found, played):
            found.append((yield from round_.promises(state, play_outs, rng, played, how.curiosity)))
        return found

    def _prospects(
        self, state: State, promise: Promise, found: Sequence[Promises]
    ) -> tuple[Prospect, ...]:
        """What everybody can expect of a move, and how far apart the searches are that say so."""
        searches = [_promise_of(each, promise.move).chances for each in found]
        errors = [half_interval(each) or _ROUGHLY for each in zip(*searches, strict=True)]
        if found[0].exact:
            errors = [0.0] * len(errors)
        elif self._round(state).outlook.last:
            errors = [
                max(each) for each in zip(errors, map(_unsolved, promise.chances), strict=True)
            ]
        each = zip(promise.chances, promise.points, errors, strict=True)
        return tuple(Prospect(*known) for known in each)

    def _error_of_loss(
        self, state: State, best: Promise, played: Promise, found: Sequence[Promises]
    ) -> float:
        """How far apart the searches are in what is between two moves."""
        if best is played or found[0].exact:
            return 0.0
        if self._round(state).outlook.last:
            return hypot(_unsolved(best.win), _unsolved(played.win))
        both = [[_promise_of(each, move.move).win for each in found] for move in (best, played)]
        return half_interval([one - other for one, other in zip(*both, strict=True)])

    def _unseen(self, state: State) -> tuple[float, ...]:
        """Everybody's chance to win before the cards of this round are looked at."""
        return tuple(standing(self._game, state, self._cast.futures_for(state.seats)))

    def _round(self, state: State) -> Round:
        """What is known of a round, the same for all its turns; not while it is handed out."""
        if state.claims:
            return Round.of(self._game, self._cast, state, _SOLVED)
        if state.round not in self._rounds:
            self._rounds[state.round] = Round.of(self._game, self._cast, state, _SOLVED)
        return self._rounds[state.round]

    def _chance(self, at: int) -> random.Random:
        return random.Random(self._seed + at)


def _is_sure(found: Sequence[Promises], played: Move | None) -> bool:
    """Whether another search would change little: what the move that was made leads to."""
    if found and found[0].exact:
        return True
    if len(found) < _FEWEST:
        return False
    chances = [_promise_of(promises, played).chances for promises in found]
    spread: float = max(map(stdev, zip(*chances, strict=True)))
    return spread / sqrt(len(found)) < _SURE


def _promise_of(promises: Promises, played: Move | None) -> Promise:
    """Of the move that was made, or of the best one.

    A Clap Board that changes nothing is not thought about.
    """
    best = promises.every[0]
    return next((each for each in promises.every if each.move == played), best)


def _in_brief(move: Move) -> Message:
    match move:
        case Place(column):
            return say("hollywood.review.place", column=words.letter(column))
        case Double(column, other):
            both = {"column": words.letter(column), "other": words.letter(other)}
            return say("hollywood.review.double", **both)
        case Finish(genre):
            return say("hollywood.review.finish", genre=say(f"hollywood.genre.{genre}"))
    return words.said(move)


def _unsolved(chance: float) -> float:
    """How far a chance is off, in the mean, where somebody wins for certain, if only one knew."""
    return 2 * chance * (1 - chance)


def _dealt(deck: Deck, state: State) -> Message:
    """What came to lie: the ratings of the stars, and films with an award."""
    cards = [card for column in state.area for card in column]
    ratings = sorted((deck.faces[card].stars for card in cards if deck.faces[card].stars), key=int)
    stars = ", ".join(map(str, reversed(ratings)))
    awarded = tuple(words.named(card, deck) for card in cards if deck.faces[card].award)
    if not awarded:
        return say("hollywood.review.dealt", stars=stars)
    return say("hollywood.review.dealt_awards", stars=stars, count=len(awarded), cards=awarded)
