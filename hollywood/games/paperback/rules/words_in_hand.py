"""Every word that a hand can spell, with the points its letters bring: exact, by the graph."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .word_graph import ENDS, LAST, LETTER, TARGET, WordGraph

_A = ord("a")
_LETTERS = 26


@dataclass(frozen=True)
class Pair:
    """A card of two letters."""

    letters: str
    points: int


@dataclass(frozen=True)
class Holding:
    """What is held: points of the cards of each letter, wild cards, pairs."""

    letters: Mapping[str, Sequence[int]] = field(default_factory=dict)
    wilds: int = 0
    pairs: tuple[Pair, ...] = ()


def words_in(graph: WordGraph, held: Holding, longest: int = 15) -> dict[str, int]:
    """Every word that can be spelled, and the most points of its letters, without abilities."""
    search = _Search(graph, held, longest)
    for _ in search.parts():
        pass
    return search.found


def words_found(
    graph: WordGraph, held: Holding, longest: int = 15
) -> Generator[None, None, dict[str, int]]:
    """The same with pauses: one letter with which words begin after the other."""
    search = _Search(graph, held, longest)
    yield from search.parts()
    return search.found


class _Search:
    """Down all branches of the graph at once, letter by letter, as long as cards last."""

    def __init__(self, graph: WordGraph, held: Holding, longest: int) -> None:
        self._graph, self._edges = graph, graph.edges
        self._values = [
            sorted(held.letters.get(chr(_A + i), ()), reverse=True) for i in range(_LETTERS)
        ]
        self._used = [0] * _LETTERS
        self._pairs = [(ord(p.letters[0]) - _A, ord(p.letters[1]) - _A, p) for p in held.pairs]
        self._spent = [False] * len(self._pairs)
        self._longest = longest
        self._wilds = held.wilds
        self.found: dict[str, int] = {}

    def parts(self) -> Iterator[None]:
        """Words that begin with one letter after the other."""
        at = self._graph.root
        while at:
            self._along(at, "", 0, self._wilds)
            yield
            at = 0 if self._edges[at] & LAST else at + 1

    def _walk(self, at: int, word: str, points: int, wilds: int) -> None:
        if len(word) == self._longest:
            return
        edges = self._edges
        while at:
            self._along(at, word, points, wilds)
            if edges[at] & LAST:
                return
            at += 1

    def _along(self, at: int, word: str, points: int, wilds: int) -> None:
        """One edge, with a card of its letter, else a wild card, and with pairs."""
        edge, used = self._edges[at], self._used
        letter = edge & LETTER
        number, values = used[letter], self._values[letter]
        if number < len(values):
            used[letter] = number + 1
            self._step(edge, word, points + values[number], wilds)
            used[letter] = number
        elif wilds:
            self._step(edge, word, points, wilds - 1)
        if self._pairs:
            self._lay_pairs(edge, word, points, wilds)

    def _step(self, edge: int, word: str, points: int, wilds: int) -> None:
        word += chr(_A + (edge & LETTER))
        if edge & ENDS and points > self.found.get(word, -1):
            self.found[word] = points
        if edge >> TARGET:
            self._walk(edge >> TARGET, word, points, wilds)

    def _lay_pairs(self, edge: int, word: str, points: int, wilds: int) -> None:
        """A pair covers this letter and the next one."""
        first = edge & LETTER
        for number, (letter, second, pair) in enumerate(self._pairs):
            if letter != first or self._spent[number] or len(word) + 2 > self._longest:
                continue
            following = self._graph.step(edge >> TARGET, second)
            if following:
                self._spent[number] = True
                longer = word + chr(_A + first)
                self._step(following, longer, points + pair.points, wilds)
                self._spent[number] = False
