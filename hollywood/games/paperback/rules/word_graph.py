"""A list of words as a graph: words that go on alike share what follows."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

# an edge is a number: the letter, whether a word ends there, whether it is the last of its node,
# and where the edges of the next node begin
LETTER: Final = 31
ENDS: Final = 32
LAST: Final = 64
TARGET: Final = 7  # bits that the target stands above
_A: Final = ord("a")
_Node: TypeAlias = tuple[tuple[int, bool, int], ...]  # letter, whether a word ends, next node


class WordGraph:
    """Every word of a list, letter by letter from its root."""

    def __init__(self, edges: array[int], root: int) -> None:
        self.edges, self.root = edges, root

    def step(self, at: int, letter: int) -> int:
        """The edge of a letter among those that begin there; 0 if there is none."""
        while at:
            edge = self.edges[at]
            if edge & LETTER == letter:
                return edge
            if edge & LAST:
                break
            at += 1
        return 0

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        yield from self._from(self.root, "")

    def _from(self, at: int, before: str) -> Iterator[str]:
        while at:
            edge = self.edges[at]
            word = before + chr(_A + (edge & LETTER))
            if edge & ENDS:
                yield word
            yield from self._from(edge >> TARGET, word)
            if edge & LAST:
                return
            at += 1


class GraphBuilder:
    """Words come in alphabetical order; what can't change any more is looked up and shared."""

    def __init__(self) -> None:
        self.edges = array("I", [0])  # no node begins at 0
        self._places: dict[_Node, int] = {(): 0}
        self._open: list[list[tuple[int, bool, int]]] = [[]]  # nodes along the last word
        self._word = ""

    def add(self, word: str) -> None:
        """The next word."""
        same = 0
        while same < min(len(word), len(self._word)) and word[same] == self._word[same]:
            same += 1
        self.close(same)
        for letter in word[same:]:
            self._open[-1].append((ord(letter) - _A, False, 0))
            self._open.append([])
        letter_, _, _ = self._open[-2][-1]
        self._open[-2][-1] = (letter_, True, 0)
        self._word = word

    def close(self, length: int) -> int:
        """Nodes beyond so many letters are done; where the last of them begins."""
        place = 0
        while len(self._open) > length + 1:
            place = self._placed(tuple(self._open.pop()))
            letter, ends, _ = self._open[-1][-1]
            self._open[-1][-1] = (letter, ends, place)
        return place

    def graph(self) -> WordGraph:
        """The graph of all words that were added."""
        self.close(0)
        return WordGraph(self.edges, self._placed(tuple(self._open[0])))

    def _placed(self, node: _Node) -> int:
        if node not in self._places:
            self._places[node] = len(self.edges)
            for letter, ends, place in node:
                self.edges.append(letter | ENDS * ends | place << TARGET)
            self.edges[-1] |= LAST
        return self._places[node]


def graph_of(words: Iterable[str]) -> WordGraph:
    """The graph of some words."""
    builder = GraphBuilder()
    for word in sorted(set(words)):
        builder.add(word)
    return builder.graph()
