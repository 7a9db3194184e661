"""Lists as graphs, and every word that a hand can spell, held against trying all words."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.word_graph import graph_of
from hollywood.games.paperback.rules.words_in_hand import Holding, Pair, words_in

from .positions import WORDS

HANDS = 12


@cache
def ranked(language: str) -> list[str]:
    """The commonest words."""
    return (
        gzip.decompress(paths.data(f"words/rank_{language}.txt.gz").read_bytes()).decode().split()
    )


def test_a_graph_holds_its_words_and_no_others() -> None:
    graph = graph_of([*WORDS, *WORDS])
    assert list(graph) == sorted(set(WORDS))
    assert list(graph_of([])) == []


def test_words_that_go_on_alike_share_what_follows() -> None:
    assert len(graph_of(["bat", "cat", "rat"]).edges) < len(graph_of(["bat", "cow", "rib"]).edges)


def points_by_trying(word: str, held: Holding) -> int | None:
    """The most points of a word: all ways to use pairs, the dearest letters, then wild cards."""
    best = None
    for count in range(len(held.pairs) + 1):
        for pairs in combinations(held.pairs, count):
            for rest in _without(word, pairs):
                points = _of_letters(rest, held)
                if points is not None:
                    best = max(best or 0, points + sum(pair.points for pair in pairs))
    return best


def _without(word: str, pairs: tuple[Pair, ...]) -> list[str]:
    """What is left of a word under these pairs, each laid somewhere."""
    if not pairs:
        return [word]
    first, *others = pairs
    found = []
    for at in range(len(word) - 1):
        if word[at : at + 2] == first.letters:
            rest = f"{word[:at]}.{word[at + 2 :]}"
            found += _without(rest, tuple(others))
    return found


def _of_letters(rest: str, held: Holding) -> int | None:
    wilds, points = held.wilds, 0
    for letter, count in Counter(rest.replace(".", "")).items():
        values = sorted(held.letters.get(letter, ()), reverse=True)
        points += sum(values[:count])
        wilds -= max(0, count - len(values))
    return points if wilds >= 0 else None


@pytest.mark.parametrize("seed", range(HANDS))
def test_every_word_of_a_hand_is_found_with_its_points(seed: int) -> None:
    chance, language = random.Random(seed), LANGUAGES[seed % 3]
    words = chance.sample(ranked(language), 1_500)
    letters: dict[str, list[int]] = {}
    for letter in chance.choices("eeaiostrnldcmpu", k=chance.randrange(2, 7)):
        letters.setdefault(letter, []).append(chance.randrange(1, 6))
    pairs = [
        Pair(each, chance.randrange(2, 5)) for each in chance.sample(["er", "re", "st", "ta"], 2)
    ]
    held = Holding(letters, chance.randrange(4), tuple(pairs[: seed % 3]))
    tried = {word: points_by_trying(word, held) for word in words}
    assert words_in(graph_of(words), held) == {w: p for w, p in tried.items() if p is not None}


def test_no_word_is_longer_than_is_asked() -> None:
    found = words_in(graph_of(WORDS), Holding(wilds=9), longest=4)
    assert max(map(len, found)) == 4


def test_a_graph_is_built_in_short_steps() -> None:
    """All words at once took a second, in which a thread that works unseen held up the window."""
    words = ranked("en")[:9_000]
    lexicon = Lexicon(words, words)
    for most, count in ((3_000, 3_000), (None, 9_000)):
        assert sum(1 for _ in lexicon.graph_in_steps(most)) >= count // 500
        assert list(lexicon.graph(most)) == sorted(words[:count])
        assert not list(lexicon.graph_in_steps(most)), "it is built once"
