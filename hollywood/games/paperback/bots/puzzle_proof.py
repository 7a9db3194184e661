"""What is the best answer to a puzzle, and that no other is as good: every word is looked at."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from ..rules.buying import price
from ..rules.game import Paperback
from ..rules.lexicon import Lexicon
from ..rules.moves import Buy, Done, Move, Spell
from ..rules.resolving import length_wanted
from ..rules.scores import fame
from ..rules.state import NO_CARD, State
from ..rules.word_graph import WordGraph, graph_of
from .word_choice import ONLY_CENTS, Liking, WordOption, best_among, spellable

CHOSEN = ("trash_for_cents", "trash_for_gain", "trash_offer", "copy", "fame_discount")
_LONG = Liking(common=1_000.0)  # more cents than any word pays


class Proof(NamedTuple):
    """The only best answer, and what it brings; the next best word brings less."""

    option: WordOption
    books: tuple[Buy, ...]
    brings: int  # cents, or Fame
    next_best: WordOption | None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answer as moves."""
        return (Spell(self.option.laid), *self.books, *([Done()] if self.books else []))


Proving = Generator[None, None, Proof | None]


class _Found(NamedTuple):
    """What was found for one hand."""

    words: dict[WordGraph, dict[str, int]]
    best: dict[tuple[WordGraph, int, Liking], list[WordOption]]


class Prover:
    """Proves answers in one game."""

    def __init__(self, game: Paperback) -> None:
        self.game = game
        self._unsaid: WordGraph | None = None
        self._last: tuple[State, _Found] | None = None

    def may_ask(self, s: State) -> bool:
        """Whether nothing has to be chosen with this hand: then words are all there is."""
        faces = [self.game.table.faces[card] for card in s.hands[s.turn]]
        lines = [line for face in faces for line in face.abilities]
        return s.step == "spell" and not any(line.does in CHOSEN for line in lines)

    def proved(self, s: State, goal: str) -> Proving:
        """The only best answer; None if there are several, or none."""
        return (yield from self._word(s) if goal == "word" else self._fame(s))

    def best(self, s: State, graph: WordGraph, most: int, liking: Liking = ONLY_CENTS) -> _Work:
        """The best words of the hand."""
        best, key = self._found(s).best, (graph, most, liking)
        if key not in best:
            found = yield from self._spellable(s, graph)
            best[key] = yield from self._best_among(s, found, most, liking)
        return best[key]

    def _spellable(self, s: State, graph: WordGraph) -> Generator[None, None, dict[str, int]]:
        words, hand = self._found(s).words, s.hands[s.turn]
        if graph not in words:
            words[graph] = yield from spellable(s, self.game.table, hand, graph)
        return words[graph]

    def _found(self, s: State) -> _Found:
        """All that is asked of one hand looks for its words once."""
        last = self._last  # another thread may prove something else meanwhile
        if last is None or last[0] is not s:
            self._last = last = s, _Found({}, {})
        return last[1]

    def _best_among(self, s: State, found: Mapping[str, int], most: int, liking: Liking) -> _Work:
        return best_among(s, self.game.table, s.hands[s.turn], found, liking, most)

    def most_with(self, s: State, graph: WordGraph, goal: str) -> Generator[None, None, int]:
        """The most that words of a graph bring: cents, or Fame."""
        found = yield from self.best(s, graph, 1)
        if goal == "word":
            return max((each.cents for each in found), default=0)
        long = yield from self.best(s, graph, 1, _LONG)
        return max((self.brings(s, each) for each in (*found, *long)), default=0)

    def _two_best(self, s: State, liking: Liking = ONLY_CENTS) -> _Work:
        """Of all words there are, those that nobody says among them."""
        lexicon = self.game.table.lexicon
        said = yield from self._spellable(s, (yield from lexicon.graph_in_steps()))
        unsaid = yield from self._spellable(s, self._left_out(lexicon))
        return (yield from self._best_among(s, said | unsaid, 2, liking))

    def _left_out(self, lexicon: Lexicon) -> WordGraph:
        if self._unsaid is None:
            self._unsaid = graph_of(word for word in lexicon.unsaid if lexicon.has(word))
        return self._unsaid

    def _word(self, s: State) -> Proving:
        found = yield from self._two_best(s)
        if not found or (len(found) > 1 and found[1].cents == found[0].cents):
            return None
        return Proof(found[0], (), found[0].cents, found[1] if len(found) > 1 else None)

    def _fame(self, s: State) -> Proving:
        """The word may earn the library card, or pay for more books."""
        plain = yield from self._two_best(s)
        long = yield from self._two_best(s, _LONG)
        words = {each.text: each for each in [*plain, *long]}.values()
        ranked = sorted(words, key=lambda each: (-self.brings(s, each), -each.cents))
        if not ranked or len(ranked) < 2:
            return None
        best, other = ranked[:2]
        sets = self._best_sets(s, best.cents)
        if self.brings(s, other) == self.brings(s, best) or len(sets) != 1 or not sets[0]:
            return None
        return Proof(best, sets[0], self.brings(s, best), other)

    def brings(self, s: State, option: WordOption) -> int:
        """How much Fame a word can bring in its turn."""
        books = self._best_sets(s, option.cents)[0]
        return self._library(s, option) + self._fame_of(books)

    def _library(self, s: State, option: WordOption) -> int:
        wanted = length_wanted(s, self.game.table)
        earned = wanted is not None and option.word.length >= wanted
        return self.game.table.faces[s.commons[0]].fame if earned else 0

    def _fame_of(self, books: Sequence[Buy]) -> int:
        table = self.game.table
        return sum(table.faces[table.by_name[each.card][0]].fame for each in books)

    def _best_sets(self, s: State, cents: int) -> list[tuple[Buy, ...]]:
        """The sets of books that bring most Fame for so many cents."""
        sets = list(self._sets(s, cents))
        most = max(map(self._fame_of, sets))
        return [each for each in sets if self._fame_of(each) == most]

    def _sets(self, s: State, cents: int) -> Iterator[tuple[Buy, ...]]:
        table = self.game.table
        piles = [[card for card in pile if card != NO_CARD] for pile in s.fame]
        piles = [pile for pile in piles if pile]
        prices = [price(s, table, pile[-1]) for pile in piles]
        counts = [
            range(min(len(p), cents // max(1, c)) + 1) for p, c in zip(piles, prices, strict=True)
        ]
        for taken in product(*counts):
            if sum(n * cost for n, cost in zip(taken, prices, strict=True)) <= cents:
                names = [table.names[pile[-1]] for pile in piles]
                pairs = zip(taken, names, strict=True)
                yield tuple([Buy(name) for n, name in pairs for _ in range(n)])


_Work = Generator[None, None, list[WordOption]]


def gained(game: Paperback, before: State, after: State) -> int:
    """The Fame that a turn has brought whoever made it."""
    seat = before.turn
    return fame(after, game.table, seat) - fame(before, game.table, seat)
