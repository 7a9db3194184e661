"""Puzzles of Paperback: the best word of a hand, and the most Fame that a turn can bring."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import cached_property

from hollywood.bots.bot import finished, playing
from hollywood.bots.puzzle import (
    EASIEST,
    Found,
    Puzzle,
    Solution,
    Verdict,
    levels_of,
    match_at,
)
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.match import Match
from hollywood.core.message import Message, Refused, say

from ..rules.game import Paperback
from ..rules.log import shown
from ..rules.moves import Move, Spell
from ..rules.state import State
from . import puzzle_text
from .cast import Cast
from .missed import COMMONEST
from .player import Player
from .puzzle_proof import Proof, Prover, gained
from .puzzle_themes import THEMES, themes_of
from .word_choice import as_laid

_SEATS = 2
_TURNS = range(7, 23)  # of a match that are looked at: hands differ, and the line stays short
_EVERYDAY, _FAMILIAR = 3_000, 8_000  # words that everybody thinks of, and that many know
_BEYOND = {"fame": 1, "word": 2}  # that the answer brings more than any everyday word
_NEAR = 2  # cents: a word that pays so much less is tempting
_TEMPTING = 12  # of them are counted
_RANKS = ((2_000, 0), (8_000, 150), (20_000, 300), (40_000, 450))  # of the answer, rating
_RARE = 600
_EASY, _LETTER, _WILD, _TRAP, _FAME = 500, 40, 40, 25, 150  # rating
_USUAL, _TRAPS = 5, 8
_ASKED_FIRST = ("fame", "word")


class WordPuzzles:
    """The puzzles of Paperback with one deck and the words of one language."""

    goals: Sequence[str] = puzzle_text.GOALS
    themes: Sequence[str] = THEMES
    scarce: Sequence[str] = ()
    week: Sequence[int] = (500, 850, 950, 1025, 1100, 1160, 1250, 2500)  # as many for each day

    def __init__(
        self, games: Callable[[Language], Paperback], cast: Cast, language: Language = LANGUAGES[0]
    ) -> None:
        self._games, self._cast, self._game = games, cast, games(language)
        self._prover = Prover(self._game)
        self._known = {language: self}

    @property
    def sign(self) -> str:
        """How its lines begin, those of another language otherwise."""
        return puzzle_text.sign_of(self._game)

    def speaking(self, language: Language) -> WordPuzzles:
        """Those of another language; each is opened once."""
        if language not in self._known:
            other = WordPuzzles(self._games, self._cast, language)
            other._known = self._known
            self._known[language] = other
        return self._known[language]

    @cached_property
    def _ranks(self) -> dict[str, int]:
        return {word: rank for rank, word in enumerate(self._game.table.lexicon.commonest)}

    # making them

    def found(self, seed: int) -> Found[Move]:
        """All puzzles in the match that bots play from this seed; pauses now and then."""
        match = Match(self._game, self._game.start(_SEATS, seed))
        bots = [Player(self._cast, level) for level in levels_of(seed, _SEATS)]
        for _ in playing(match, bots, random.Random(seed)):
            if match.state.number >= _TURNS.stop:
                break
            yield
        solutions = []
        for number, state in enumerate(match.states[:-1]):
            if state.number in _TURNS and self._prover.may_ask(state):
                before, speaks = tuple(match.moves[:number]), self._game.options.language
                puzzle = Puzzle(_SEATS, seed, before, "", language=speaks)
                found = yield from self._asked_any(puzzle, state)
                if found is not None:
                    solutions.append(found)
            if not puzzle_text.can_be_written(state, match.moves[number]):
                break
        return solutions

    def _asked_any(
        self, puzzle: Puzzle[Move], state: State
    ) -> Generator[None, None, Solution[Move] | None]:
        graph = self._game.table.lexicon.graph_in_steps
        few, many = (yield from graph(_EVERYDAY)), (yield from graph(COMMONEST))
        for goal in _ASKED_FIRST:
            everyday = yield from self._prover.most_with(state, few, goal)
            known = yield from self._prover.most_with(state, many, goal)
            if known < everyday + _BEYOND[goal]:
                continue  # its answer would be a word that nobody knows, or everybody
            proof = yield from self._prover.proved(state, goal)
            if proof is not None and proof.brings == known:
                return (yield from self._solution(replace(puzzle, goal=goal), state, proof))
        return None

    def _solution(
        self, puzzle: Puzzle[Move], state: State, proof: Proof
    ) -> Generator[None, None, Solution[Move]]:
        """All there is to say of a puzzle that is proved."""
        graph = yield from self._game.table.lexicon.graph_in_steps(_FAMILIAR)
        near = yield from self._prover.best(state, graph, _TEMPTING)
        traps = sum(
            each.cents >= proof.option.cents - _NEAR and each.text != proof.option.text
            for each in near
        )
        rated = replace(
            puzzle,
            count=proof.brings,
            rating=self._rating(proof, traps),
            themes=themes_of(proof.option, None),
        )
        sort = f"{puzzle.goal} {proof.option.word.length} {rated.themes[:1]}"
        depth = int(bool(proof.books))
        return Solution(rated, proof.moves, proof.moves, 1, depth, traps, sort)

    def _rating(self, proof: Proof, traps: int) -> int:
        """How hard it is; nothing but what everybody everywhere finds in the position."""
        word, rank = proof.option.word, self._ranks.get(proof.option.text, _RARE * 1_000)
        rating = _EASY + next((more for most, more in _RANKS if rank < most), _RARE)
        rating += _LETTER * max(0, word.length - _USUAL) + _WILD * word.wilds
        rating += _TRAP * min(traps, _TRAPS) + _FAME * bool(proof.books)
        return max(EASIEST, rating)

    # answers

    def start(self, puzzle: Puzzle[Move]) -> Match[State, Move]:
        """The match at the position."""
        return match_at(self._game, puzzle)

    def solution(self, puzzle: Puzzle[Move]) -> Solution[Move]:
        """Its answer; Refused if it has not just one."""
        state = self.start(puzzle).state
        if not self._prover.may_ask(state):
            raise Refused(say("puzzle.impossible"))
        proof = finished(self._prover.proved(state, puzzle.goal))
        if proof is None:
            raise Refused(say("puzzle.two_answers"))
        if proof.brings != puzzle.count:
            raise Refused(say("puzzle.other_count", asked=puzzle.count, brings=proof.brings))
        return finished(self._solution(puzzle, state, proof))

    def judged(self, puzzle: Puzzle[Move], since: Sequence[Move]) -> Verdict[Move] | None:
        """What the word is worth, or the turn; None in the middle of it."""
        match = self.start(puzzle)
        before = match.state
        for move in since:
            match.play(move)
        after = match.state
        is_over = after.number > before.number or after.step == "over"
        if puzzle.goal == "fame":
            if not is_over:
                return None
            brought = gained(self._game, before, after)
        else:
            brought = 0 if is_over else after.tally.cents
        right = brought >= puzzle.count
        return Verdict(right, (), False, self._reason(before, since, puzzle.goal, brought), brought)

    def _reason(self, before: State, since: Sequence[Move], goal: str, brought: int) -> Message:
        spelled = next((move for move in since if isinstance(move, Spell)), None)
        if spelled is None:
            return say("paperback.hint.pass")
        hand = before.hands[before.turn]
        word = as_laid(before, self._game.table, hand, spelled.laid).word
        return say(f"paperback.puzzle_reason.{goal}", word=shown(word), count=brought)

    # as text

    def write(self, puzzle: Puzzle[Move]) -> str:
        """The puzzle as one line."""
        return puzzle_text.write(self._game, puzzle)

    def read(self, text: str) -> Puzzle[Move]:
        """The puzzle in such a line, which is not proved yet; Refused if it is none."""
        return puzzle_text.read(self._game, text)
