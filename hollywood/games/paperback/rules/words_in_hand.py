"""Every word that a hand can spell, with the points its letters bring: exact, by the graph."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase

from .word_graph import ENDS, LAST, LETTER, TARGET, WordGraph

_A = ord("a")


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
        self._values = [sorted(held.letters.get(letter, ())) for letter in ascii_lowercase]
        self._left = [len(values) for values in self._values]  # the dearest are laid first
        self._pairs = [(ord(p.letters[0]) - _A, ord(p.letters[1]) - _A, p) for p in held.pairs]
        self._spent = [False] * len(self._pairs)
        self._longest = longest
        self._wilds = held.wilds
        self.found: dict[str, int] = {}

    def parts(self) -> Iterator[None]:
        """Words that begin with one letter after the other."""
        at = self._graph.root
        while at:
            self._walk(at, "", 0, self._wilds, alone=True)
            yield
            at = 0 if self._edges[at] & LAST else at + 1

    def _walk(self, at: int, word: str, points: int, wilds: int, *, alone: bool = False) -> None:
        """Along all edges of a node, or one: a card of its letter, else a wild card, and pairs.

        One function, and not one for each of its steps: a hand may have a hundred thousand words.
        """
        edges, left, found, pairs = self._edges, self._left, self.found, self._pairs
        goes_on = len(word) + 1 < self._longest
        while True:
            edge = edges[at]
            letter = edge & LETTER
            held = left[letter]
            if held or wilds:
                longer = word + ascii_lowercase[letter]
                more = points + self._values[letter][held - 1] if held else points
                if edge & ENDS and more > found.get(longer, -1):
                    found[longer] = more
                if goes_on and edge >> TARGET:
                    left[letter] = held - 1 if held else 0
                    self._walk(edge >> TARGET, longer, more, wilds if held else wilds - 1)
                    left[letter] = held
            if pairs:
                self._lay_pairs(edge, word, points, wilds)
            if alone or edge & LAST:
                return
            at += 1

    def _lay_pairs(self, edge: int, word: str, points: int, wilds: int) -> None:
        """A pair covers this letter and the next one."""
        first = edge & LETTER
        for number, (letter, second, pair) in enumerate(self._pairs):
            if letter != first or self._spent[number] or len(word) + 2 > self._longest:
                continue
            following = self._graph.step(edge >> TARGET, second)
            if following:
                self._spent[number] = True
                self._beyond(following, word + pair.letters, points + pair.points, wilds)
                self._spent[number] = False

    def _beyond(self, edge: int, word: str, points: int, wilds: int) -> None:
        """A pair lies up to this edge."""
        if edge & ENDS and points > self.found.get(word, -1):
            self.found[word] = points
        if edge >> TARGET and len(word) < self._longest:
            self._walk(edge >> TARGET, word, points, wilds)
