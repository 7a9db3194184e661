"""Puzzles of Times Square: the one turn that wins, and the one that stops whoever would win."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from hollywood.bots.bot import finished, playing
from hollywood.bots.puzzle import (
    EASIEST,
    Found,
    OneLanguage,
    Puzzle,
    Solution,
    Verdict,
    levels_of,
    match_at,
)
from hollywood.core.match import Match
from hollywood.core.message import Message, Refused, say

from ..rules.cards_played import led
from ..rules.game import TimesSquare
from ..rules.state import NOBODY, Deb, DebToManhole, Discard, End, Lure, Move, State, Trio
from .cast import Cast
from .net import Net
from .player import Player
from .puzzle_text import GOALS, line_of
from .puzzle_turns import Ended, Threats, every_turn
from .reasons import reasons
from .turns import Turn
from .world import Judge

_Looked: TypeAlias = tuple[list[Ended], list[Ended]]  # turns, and those that are right

OF_MOVES = ("trio", "leads", "lure", "discard")
_LATE = 6  # turns: so many of the last ones are looked at
_ENDINGS = {"sue_home": "door", "wrong_door": "door", "charlie_home": "lamps"}  # else the clock
_SURPRISES = {"trio": 100, "leads": 150, "lure": 100, "discard": 150, "clock": 100}  # rating
_EASY, _CARD, _NEAR, _MOST_NEAR, _STOP = 700, 140, 50, 6, 150  # rating


class TurnPuzzles(OneLanguage):
    """The puzzles of Times Square with one deck."""

    goals: Sequence[str] = GOALS
    themes: Sequence[str] = ("door", "lamps", "clock", *OF_MOVES)
    scarce: Sequence[str] = ("trio", "lure")
    week: Sequence[int] = (700, 925, 1050, 1130, 1195, 1270, 1430, 2500)  # about as many each

    def __init__(self, game: TimesSquare, cast: Cast, net: Net) -> None:
        self._game, self._cast, self._net = game, cast, net
        self._judge = Judge(game, net)
        self._line = line_of([str(kind.id) for kind in game.deck.cards])
        self.sign = self._line.sign
        self._threats = Threats(self._judge)

    # making them

    def found(self, seed: int) -> Found[Move]:
        """All puzzles in the match that bots play from this seed; pauses now and then."""
        (seats,) = self._game.seats
        match = Match(self._game, self._game.start(seats, seed))
        roles = map(self._cast.role, levels_of(seed, seats))
        bots = [Player(level, self._net, taste) for level, taste in roles]
        yield from playing(match, bots, random.Random(seed))
        self._threats = Threats(self._judge)
        solutions = []
        for number in [n for n, state in enumerate(match.states) if _begins(state)][-_LATE:]:
            puzzle = Puzzle(seats, seed, tuple(match.moves[:number]), "")
            for goal in GOALS:
                found = yield from self._asked(replace(puzzle, goal=goal), match.states[number])
                if found is not None:
                    solutions.append(found)
                    break
        return solutions

    def _asked(
        self, puzzle: Puzzle[Move], state: State
    ) -> Generator[None, None, Solution[Move] | None]:
        """The puzzle with its answer, if it has just one."""
        looks = self._wins if puzzle.goal == "turn" else self._safe
        ends, right = yield from looks(state)
        if len({end.kind for end in right}) != 1:
            return None
        return self._solution(puzzle, state, right[0], ends)

    def _wins(self, state: State) -> Generator[None, None, _Looked]:
        """All turns, and those that win."""
        ends: list[Ended] = []
        if self._threats.winning(state) is not None:
            for end in every_turn(self._game, state):
                ends.append(end)
                yield
        return ends, [end for end in ends if end.state.winner == state.turn]

    def _safe(self, state: State) -> Generator[None, None, _Looked]:
        """Turns, and the first ones after which the other seat can't win: two are too many."""
        ends: list[Ended] = []
        safe: list[Ended] = []
        if self._threats.winning(state) is not None:
            return ends, safe
        for end in every_turn(self._game, state):
            ends.append(end)
            if _undecided(end.state) and self._threats.winning(end.state) is None:
                safe.append(end)
                if end.kind != safe[0].kind:
                    break
            yield
        return ends, safe

    def _solution(
        self, puzzle: Puzzle[Move], state: State, right: Ended, ends: Sequence[Ended]
    ) -> Solution[Move]:
        near = {end.kind for end in ends if end.kind != right.kind and self._near(end, state.turn)}
        themes = self._themes(puzzle, right, ends)
        cards = len(state.hands[state.turn]) - len(right.kind.hand)
        rating = _EASY + _CARD * (max(1, cards) - 1) + _NEAR * min(len(near), _MOST_NEAR)
        rating += _STOP * (puzzle.goal == "stop") + sum(_SURPRISES.get(each, 0) for each in themes)
        rated = replace(puzzle, rating=max(EASIEST, rating), themes=themes)
        sort = f"{puzzle.goal} {themes[0]} {self._game.write(right.moves[0])}"
        return Solution(rated, right.moves, right.moves, 1, 0, len(near), sort)

    def _near(self, end: Ended, seat: int) -> bool:
        """Whether Sue or Charlie has just one space to go to the door."""
        street, places = self._game.street, end.kind.places
        return 1 in (street.to_door(places.sue, seat), street.to_door(end.state.charlie, seat))

    def _themes(self, puzzle: Puzzle[Move], right: Ended, ends: Sequence[Ended]) -> tuple[str, ...]:
        """How the match is won, or would be, and what is unusual about the answer."""
        ending = _ending(right.state) if puzzle.goal == "turn" else self._threatened(ends)
        found = {ending, *of_moves(right.moves)}
        return tuple(theme for theme in self.themes if theme in found)

    def _threatened(self, ends: Sequence[Ended]) -> str:
        """How the other seat would win."""
        for end in ends:
            if _undecided(end.state) and (moves := self._threats.winning(end.state)):
                state = end.state.copy()
                for move in moves:
                    self._game.apply(state, move)
                return _ending(state)
        return "clock"

    # answers

    def start(self, puzzle: Puzzle[Move]) -> Match[State, Move]:
        """The match at the position."""
        return match_at(self._game, puzzle)

    def solution(self, puzzle: Puzzle[Move]) -> Solution[Move]:
        """Its answer; Refused if it has not just one."""
        state = self.start(puzzle).state
        if not _begins(state):
            raise Refused(say("puzzle.impossible"))
        solution = finished(self._asked(puzzle, state))
        if solution is None:
            raise Refused(say("puzzle.two_answers"))
        return solution

    def judged(self, puzzle: Puzzle[Move], since: Sequence[Move]) -> Verdict[Move] | None:
        """What the turn made since the position is worth; None before it is over."""
        match = self.start(puzzle)
        began = match.state
        for move in since:
            match.play(move)
        state = match.state
        if state.winner is None and state.turn == began.turn:
            return None
        then = () if puzzle.goal == "turn" else self._threats.winning(state) or ()
        stopped = _undecided(state) and not then
        right = state.winner == began.turn if puzzle.goal == "turn" else stopped
        return Verdict(right, then, more=False, reason=self._reason(began, since))

    def _reason(self, began: State, since: Sequence[Move]) -> Message:
        state, moves = began.copy(), [move for move in since if not isinstance(move, End)]
        for move in moves:
            self._game.apply(state, move)
        hand = tuple(sorted(self._game.ids[card] for card in state.hands[began.turn]))
        turn = Turn(tuple(moves), state.places, hand, state.lured)
        return reasons(self._judge, began, turn)[0].message

    # as text

    def write(self, puzzle: Puzzle[Move]) -> str:
        """The puzzle as one line."""
        return self._line.write(puzzle)

    def read(self, text: str) -> Puzzle[Move]:
        """The puzzle in such a line, which is not proved yet; Refused if it is none."""
        return self._line.read(text)


def of_moves(moves: Iterable[Move]) -> Iterator[str]:
    """What is unusual about a turn."""
    for move in moves:
        match move:
            case Trio():
                yield "trio"
            case Deb() | DebToManhole() if led(move) != "deb":
                yield "leads"
            case Lure():
                yield "lure"
            case Discard():
                yield "discard"


def _begins(state: State) -> bool:
    return state.winner is None and not (state.stage or state.lured or state.discarded)


def _undecided(state: State) -> bool:
    return state.winner in (None, NOBODY)


def _ending(state: State) -> str:
    return _ENDINGS.get(str(state.how), "clock")
