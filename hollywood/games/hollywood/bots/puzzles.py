"""Puzzles of the last reels: made from matches nobody has played, proved, rated and judged."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from dataclasses import replace

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
from hollywood.core.message import Refused, Seat, say

from ..rules.game import Hollywood
from ..rules.state import Clap, Double, Move, State
from . import puzzle_text
from .cast import Cast
from .coach import outlook_of
from .outlook import Outlook
from .packed import PackedPosition, reels_left
from .player import Player, finishes
from .puzzle_themes import THEMES, themes
from .reasons import reasons
from .sure import (
    Defence,
    EveryEnd,
    Guarantee,
    Proof,
    Question,
    Reader,
    Selfish,
    Step,
    Sure,
    only_answer,
    question,
    tempting,
)

_REELS = range(3, 8)  # to go
_CHOICES = 3  # moves at the least
_ASKED_FIRST = ("win", "sure", "best")  # of what can be asked somewhere only one is
_SELFISH_REELS = 5  # at most: every end there can be is looked for
_SELFISH_RATING = 1500  # at least: it takes some practice to think for everybody
_KEPT = 3  # puzzles that are known to the end: somebody is at one, others are made ready
_DEEPEST = 6  # moves ahead: whoever sees so far is not asked to see further


class _LastRound:
    """The last round of a match as one seat sees it; it knows more with every position."""

    def __init__(self, game: Hollywood, outlook: Outlook, hero: Seat) -> None:
        sure = Sure(outlook, hero)
        self.game, self.outlook = game, outlook
        self.proofs: dict[str, Proof] = {
            "win": Guarantee(sure, ahead=True),
            "sure": Guarantee(sure, ahead=False),
            "best": Selfish(EveryEnd(outlook), hero),
        }
        self._readers = {goal: Reader(proof) for goal, proof in self.proofs.items()}

    def asked(self, goal: str, position: PackedPosition) -> Generator[None, None, Question | None]:
        """What can be asked with this goal, if anything."""
        if goal == "best" and reels_left(position.left) > _SELFISH_REELS:
            return None
        yield from self.proofs[goal].patiently(position)
        return question(self.proofs[goal], position)

    def solution(
        self, puzzle: Puzzle[Move], state: State, found: Question
    ) -> Generator[None, None, Solution[Move]]:
        """All there is to say of the question."""
        line = _line(found, found.answer)
        yield
        finds = 1 + len(_to_find(found, line[:-1]))
        answer = self.outlook.board.moves[found.answer.choice]
        ends = (line[-1].after.masks, _line(found, found.other)[-1].after.masks)
        about = themes(self.game.deck, self.outlook, found.position, answer, *ends)
        yield
        depth = yield from self._depth(puzzle.goal, found)
        traps = len(tempting(found.proof, found.position, found.answer))
        rating = _rating(found, self.game.moves(state), answer, depth, traps, finds)
        rated = replace(
            puzzle, count=found.brings if found.proof.counts else 0, rating=rating, themes=about
        )
        sort = f"{self.game.write(answer)} {about[:1]}"
        return Solution(rated, (answer,), self.told(state, line), finds, depth, traps, sort)

    def told(self, state: State, steps: Sequence[Step]) -> tuple[Move, ...]:
        """The steps as moves; after the last reel stars finish what is best for their owners."""
        moves, here = [self.outlook.board.moves[step.choice] for step in steps], state.copy()
        for move in moves:
            self.game.apply(here, move)
        while here.claims:
            moves.append(finishes(self.game, self.outlook, here)[0][0])
            self.game.apply(here, moves[-1])
        return tuple(moves)

    def _depth(self, goal: str, found: Question) -> Generator[None, None, int]:
        """How many moves ahead one must look, from which on the answer is always the best."""
        reader, steps = self._readers[goal], found.proof.steps(found.position)
        for moves in range(_DEEPEST - 1, -1, -1):
            seen = {}
            for step in steps:
                seen[step.choice] = reader.sees(step.after, moves)
                yield
            if seen.pop(found.answer.choice) <= max(seen.values()):
                return moves + 1
        return 0

    def judged(self, found: Question, state: State, move: Move) -> Verdict[Move]:
        """What a move of the hero is worth, and what follows from it."""
        board, proof = self.outlook.board, found.proof
        position = board.position(state)
        step = Step(board.choice[move], board.play(position, board.choice[move]))
        right = proof.most(step.after) >= found.brings
        line = _line(found, step)
        to_find = _to_find(found, line[:-1]) if right else []
        shows = holds = None
        if proof.counts:
            shows = proof.own(proof.look(step.after.masks))
            holds = proof.least(step.after)
        then = self.told(state, line[: to_find[0] + 1] if to_find else line)[1:]
        why = reasons(self.game, self.outlook, state, move)[0].message
        return Verdict(right, then, bool(to_find), why, shows, holds)


def _line(found: Question, first: Step) -> list[Step]:
    return [first, *Defence(found.proof, found.brings).line(first.after)]


def _to_find(found: Question, line: Sequence[Step]) -> list[int]:
    """After which of these steps another only move must be found; then the rest plays itself."""
    places = []
    for place, (_, position) in enumerate(line):
        if position.turn == found.proof.hero and len(found.proof.steps(position)) > 1:
            if only_answer(found.proof, position, found.brings) is None:
                break
            places.append(place)
    return places


def _rating(
    found: Question, moves: Sequence[Move], answer: Move, depth: int, traps: int, finds: int
) -> int:
    """How hard it is; nothing but what everybody everywhere finds in the position."""
    rating = 700 + 110 * depth + 90 * min(traps, 4) + 60 * (finds - 1)
    rating += 70 * (reels_left(found.position.left) - 3) + 25 * (len(moves) - 3)
    rating += 60 * isinstance(answer, Clap) + 90 * isinstance(answer, Double)
    return max(EASIEST, rating - 40 * max(0, found.margin - 3))


class LastReels(OneLanguage):
    """The puzzles of Hollywood!."""

    sign = puzzle_text.LINE.sign
    goals: Sequence[str] = puzzle_text.GOALS
    themes: Sequence[str] = THEMES
    scarce: Sequence[str] = ("double", "clap")
    week: Sequence[int] = range(725, 1776, 150)

    def __init__(self, game: Hollywood, cast: Cast) -> None:
        self._game, self._cast = game, cast
        self._known: dict[tuple[str, str], tuple[_LastRound, Question]] = {}

    # making them

    def found(self, seed: int) -> Found[Move]:
        """All puzzles in the match that bots play from this seed; pauses now and then."""
        sizes, cast = self._game.seats, self._cast
        seats = sizes[seed % len(sizes)]
        match = Match(self._game, self._game.start(seats, seed))
        bots = [Player(cast, *cast.role(level)) for level in levels_of(seed, seats)]
        yield from playing(match, bots, random.Random(seed))
        asked = [number for number, state in enumerate(match.states) if self._may_ask(state)]
        if not asked:
            return []
        outlook = outlook_of(self._game, cast, match.states[asked[0]])
        rounds = [_LastRound(self._game, outlook, seat) for seat in range(match.state.seats)]
        solutions = []
        for number in asked:
            state = match.states[number]
            puzzle = Puzzle(state.seats, seed, tuple(match.moves[:number]), "")
            found = yield from self._asked(rounds[state.turn], puzzle, state)
            if found is not None:
                solutions.append(found)
        return solutions

    def _may_ask(self, state: State) -> bool:
        last = self._game.deck.table(state.seats).rounds - 1
        return (
            state.round == last
            and not state.claims
            and sum(state.left) in _REELS
            and len(self._game.moves(state)) >= _CHOICES
        )

    def _asked(
        self, round_: _LastRound, puzzle: Puzzle[Move], state: State
    ) -> Generator[None, None, Solution[Move] | None]:
        position = round_.outlook.board.position(state)
        for goal in _ASKED_FIRST:
            found = yield from round_.asked(goal, position)
            if found:
                solution = yield from round_.solution(replace(puzzle, goal=goal), state, found)
                if goal != "best" or solution.puzzle.rating >= _SELFISH_RATING:
                    return solution
        return None

    # answers

    def start(self, puzzle: Puzzle[Move]) -> Match[State, Move]:
        """The match at the position."""
        return match_at(self._game, puzzle)

    def solution(self, puzzle: Puzzle[Move]) -> Solution[Move]:
        """Its answer; Refused if the puzzle asks something else than what it has one answer to."""
        state = self.start(puzzle).state
        if not self._may_ask(state):
            raise Refused(say("puzzle.impossible"))
        round_, found = self._question(puzzle, state)
        solution = finished(round_.solution(puzzle, state, found))
        if solution.puzzle.count != puzzle.count:
            brings = solution.puzzle.count
            raise Refused(say("puzzle.other_count", asked=puzzle.count, brings=brings))
        return solution

    def _question(self, puzzle: Puzzle[Move], state: State) -> tuple[_LastRound, Question]:
        """What is asked; it is worked out once for all moves of a puzzle that are judged."""
        key = (puzzle.id, puzzle.goal)
        if key not in self._known:
            outlook = outlook_of(self._game, self._cast, state)
            round_ = _LastRound(self._game, outlook, state.turn)
            found = finished(round_.asked(puzzle.goal, outlook.board.position(state)))
            if found is None:
                raise Refused(say("puzzle.two_answers"))
            while len(self._known) >= _KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = round_, found
        return self._known[key]

    def judged(self, puzzle: Puzzle[Move], since: Sequence[Move]) -> Verdict[Move]:
        """What the last of the moves since the position is worth, and what follows from it."""
        match = self.start(puzzle)
        round_, found = self._question(puzzle, match.state)
        for move in since:
            match.play(move)
        return round_.judged(found, match.states[-2], match.moves[-1])

    # as text

    def write(self, puzzle: Puzzle[Move]) -> str:
        """The puzzle as one line."""
        return puzzle_text.LINE.write(puzzle)

    def read(self, text: str) -> Puzzle[Move]:
        """The puzzle in such a line, which is not proved yet; Refused if it is none."""
        return puzzle_text.LINE.read(text)
