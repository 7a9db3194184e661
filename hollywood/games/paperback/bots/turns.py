"""A match turn by turn: what was spelled in each, and what was bought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from hollywood.bots.review import Step
from hollywood.core.game import CardId
from hollywood.core.message import Message, say

from ..rules.game import Paperback
from ..rules.log import shown, title
from ..rules.moves import Buy, Move, Spell
from ..rules.state import State
from .word_choice import WordOption, as_laid


@dataclass(frozen=True)
class Turn:
    """The moves of a turn, and the state before each of them."""

    game: Paperback
    first: int  # the number of its first move in the match
    states: Sequence[State]
    moves: Sequence[Move]
    after: State

    @property
    def began(self) -> State:
        """Where it began."""
        return self.states[0]

    @cached_property
    def buying(self) -> State | None:
        """Where something could be bought first; None if no word was spelled."""
        return next((s for s in self.states if s.step == "buy" and s.word is not None), None)

    @cached_property
    def bought(self) -> list[CardId]:
        """The cards that were bought."""
        found = []
        for state, move in zip(self.states, self.moves, strict=True):
            if isinstance(move, Buy):
                card = self.game.legal.bought(state, move.card, move.place)
                assert card is not None, "it was bought"
                found.append(card)
        return found

    @cached_property
    def option(self) -> WordOption | None:
        """The word as it was laid, and what it came to; of several, that which was accepted."""
        if self.buying is None or self.began.step != "spell":
            return None
        *_, (s, laid) = [
            (state, move.laid)
            for state, move in zip(self.states, self.moves, strict=True)
            if isinstance(move, Spell)
        ]
        made = as_laid(s, self.game.table, s.hands[s.turn], laid)
        return made._replace(tally=self.buying.tally)

    @property
    def step(self) -> Step:
        """As a review tells it."""
        number = self.began.number
        over = self.after.number > number or self.after.step == "over"
        return Step(
            self.first,
            self.began.turn,
            self.began.round,
            say("paperback.review.where", turn=number),
            self._in_few_words,
            chosen=over,
            deals=True,
        )

    @property
    def _in_few_words(self) -> Message:
        if self.buying is None or self.buying.word is None:
            return say("paperback.review.passed")
        word, cents = shown(self.buying.word), self.buying.tally.cents
        cards = tuple(title(card, self.game.table) for card in self.bought)
        if not cards:
            return say("paperback.review.only_word", word=word, cents=cents)
        return say("paperback.review.turn", word=word, cents=cents, cards=cards)


def turns(game: Paperback, states: Sequence[State], moves: Sequence[Move]) -> Iterator[Turn]:
    """All turns of a match; the last one may not be over."""
    numbers = [state.number for state in states]
    starts = [i for i, number in enumerate(numbers) if i == 0 or number != numbers[i - 1]]
    for first, last in zip(starts, [*starts[1:], len(states) - 1], strict=True):
        if first < last:
            yield Turn(game, first, states[first:last], moves[first:last], states[last])
