"""Which word was there: the best ones of a hand, once its turn is closed."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from hollywood.core.message import Message, Seat, say

from ..rules.game import Paperback
from ..rules.moves import Laid, Move, Spell
from ..rules.state import State
from .word_choice import ONLY_CENTS, WordOption, as_laid, best_words, longest_word

COMMONEST = 40_000  # words that people are told they might have known
_WORTH_TELLING = 2  # cents
_LONG = 7  # letters: of short words several are often as good


class MissedSpelling(NamedTuple):
    """A word of the hand, and what it pays if everything is chosen well."""

    text: str
    laid: tuple[Laid, ...]
    cents: int
    formula: Message


class Missed(NamedTuple):
    """What was spelled, and what could have been; the hand spells nothing longer, nor richer."""

    yours: MissedSpelling | None
    common: MissedSpelling
    best: MissedSpelling
    longest: MissedSpelling

    @property
    def more(self) -> int:
        """Cents that the best common word brings more."""
        return self.common.cents - (self.yours.cents if self.yours else 0)

    @property
    def is_worth_telling(self) -> bool:
        """Whether the difference is worth a line."""
        return self.more >= _WORTH_TELLING


def missed(
    game: Paperback, state: State, laid: tuple[Laid, ...]
) -> Generator[None, None, Missed | None]:
    """Beside the word that was laid in this state, or none; pauses now and then.

    None if there was no word. Where a space card may part two words, only likely ones are tried.
    """
    table, hand = game.table, state.hands[state.turn]
    graph = table.lexicon.graph_in_steps
    common, every = (yield from graph(COMMONEST)), (yield from graph())
    best = yield from best_words(state, table, hand, every, ONLY_CENTS, 1)
    known = yield from best_words(state, table, hand, common, ONLY_CENTS, 1)
    longest = yield from longest_word(state, table, hand, every)
    if not best or longest is None:
        return None
    yours = as_laid(state, table, hand, laid) if laid else None
    found = [_spelling(each) for each in (known[0] if known else best[0], best[0], longest)]
    return Missed(_spelling(yours) if yours else None, *found)


def _spelling(option: WordOption) -> MissedSpelling:
    tally = option.tally
    letters, times = tally.letters + tally.again, 1 + tally.doubles
    formula = say("paperback.formula", letters=letters, bonus=tally.bonus, times=times)
    return MissedSpelling(option.text, option.laid, option.cents, formula)


class MissedWord(NamedTuple):
    """What somebody spelled in a turn, and the best common word of that hand."""

    seat: Seat
    turn: int  # the first is 1
    word: str
    cents: int
    best: str
    best_cents: int


def found_best_of_all(
    game: Paperback, states: Sequence[State], moves: Sequence[Move]
) -> Generator[None, None, frozenset[Seat]]:
    """Who has spelled a long word that no word of the whole list outdoes; it gives way."""
    table, found = game.table, set[Seat]()
    for state, move in zip(states, moves, strict=False):
        if state.step != "spell" or not isinstance(move, Spell) or state.turn in found:
            continue
        hand = state.hands[state.turn]
        made = as_laid(state, table, hand, move.laid)
        if made.word.length >= _LONG and not state.proposals:
            every = yield from table.lexicon.graph_in_steps()
            best = yield from best_words(state, table, hand, every, ONLY_CENTS, 1)
            if best and made.cents >= best[0].cents:
                found.add(state.turn)
    return frozenset(found)


def missed_in(
    game: Paperback, states: Sequence[State], moves: Sequence[Move]
) -> Iterator[MissedWord | None]:
    """Every word of a match beside the best common one; None are pauses."""
    common = game.table.lexicon.graph(COMMONEST)
    for state, move in zip(states, moves, strict=False):
        if state.step != "spell" or not isinstance(move, Spell):
            continue
        table, hand = game.table, state.hands[state.turn]
        made, found = as_laid(state, table, hand, move.laid), list[WordOption]()
        search = best_words(state, table, hand, common, ONLY_CENTS, 1)
        while True:
            try:
                next(search)
            except StopIteration as done:
                found = done.value
                break
            yield None
        best = max([made, *found], key=lambda each: each.cents)
        yield MissedWord(state.turn, state.number, made.text, made.cents, best.text, best.cents)
