"""Which words a hand spells best: exact, by what each is worth now and what else it brings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush, heapreplace, nlargest
from itertools import product
from typing import NamedTuple, TypeAlias

from ..rules.abilities import (
    BY_THEMSELVES,
    Site,
    Tally,
    Waiting,
    firing,
    neighbour,
    points_of,
    taken_over,
)
from ..rules.faces import COMMON
from ..rules.laying import every_laying
from ..rules.moves import Laid
from ..rules.resolving import length_wanted
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import GAP, Word
from ..rules.word_graph import WordGraph
from ..rules.words_in_hand import Holding, words_found, words_in
from .holding import Bound, faces_held, holding, without

_LONGEST = 15
_FIRST_HALVES = 24  # words that are tried before a space
_PAUSE = 40  # words laid between two pauses
_LITTLE = 1e-6
_DIGITS = 6  # worths that differ by less are the same
Work: TypeAlias = Generator[None, None, "list[WordOption]"]
_Found: TypeAlias = Mapping[str, int]  # words, and the most points of their letters
_Order: TypeAlias = tuple[int, tuple[int, ...]]


class Liking(NamedTuple):
    """What a word brings besides cents, in cents."""

    draw: float = 0.0  # each card more in the next hand
    common: float = 0.0  # the library card
    gain: float = 0.0  # a card trashed for a dearer one
    letter: float = 0.0  # each letter


ONLY_CENTS = Liking()


class WordOption(NamedTuple):
    """A word as it can be laid, and what it is worth to whoever lays it."""

    worth: float
    text: str
    laid: tuple[Laid, ...]
    word: Word
    tally: Tally  # with everything chosen as it brings most

    @property
    def cents(self) -> int:
        """What the word pays."""
        return self.tally.cents


class _Hand(NamedTuple):
    """A hand at the moment in which a word is laid."""

    s: State
    table: Table
    cards: Cards
    liking: Liking
    bound: Bound
    points_of: Mapping[str, int]
    more_wilds: bool  # whether it may be good to lay a wild card where a letter is at hand

    @classmethod
    def of(cls, s: State, table: Table, cards: Cards, liking: Liking) -> _Hand:
        """What is known of it before any word is tried."""
        bound = Bound.of(s, table, cards, liking.draw, liking.gain)
        points = {face.name: face.points for face in bound.faces}
        if s.to_spell_with != NO_CARD:
            points[COMMON] = table.faces[s.to_spell_with].points
        rich = sum(line.n for line in bound.lines if line.does == "cents_per_wild") > 1
        odd = (
            bool(s.powers) or bound.pairs or any(not f.letters and not f.wild for f in bound.faces)
        )
        return cls(s, table, cards, liking, bound, points, bool(rich or odd))

    def wild_cards(self, text: str) -> range:
        """With how many wild cards a word is tried: more than it needs are worth less."""
        most = min(
            self.bound.wilds,
            sabotage_against(self.s, self.table.faces, self.s.turn).wilds,
            len(text),
        )
        if self.s.powers or GAP in text:
            return range(most + 1)
        fewest = self.bound.fewest_wilds(text)
        return range(fewest, most + 1 if self.more_wilds else min(most, fewest) + 1)

    def points(self, laid: Sequence[Laid]) -> int:
        """What the letters of a row count."""
        return sum([0 if x.as_ else self.points_of[x.card] for x in laid])


def best_words(
    s: State, table: Table, hand: Cards, graph: WordGraph, liking: Liking, most: int
) -> Work:
    """The best words of a hand, the very best first; none if nothing can be spelled.

    Pauses now and then. No word of the graph is worth more, with a space card apart: of two
    words only likely ones are tried.
    """
    found = yield from spellable(s, table, hand, graph)
    return (yield from best_among(s, table, hand, found, liking, most))


def spellable(
    s: State, table: Table, hand: Cards, graph: WordGraph
) -> Generator[None, None, dict[str, int]]:
    """The words that a hand can spell, and the most points of their letters."""
    held, longest = (
        holding(s, table, hand),
        min(_LONGEST, sabotage_against(s, table.faces, s.turn).length),
    )
    found = yield from words_found(graph, held, longest)
    if any(face.is_space for face in faces_held(s, table, hand)):
        found |= _with_a_space(graph, held, found, longest)
    return found


def best_among(
    s: State, table: Table, hand: Cards, found: Mapping[str, int], liking: Liking, most: int
) -> Work:
    """The best of the words that a hand can spell."""
    return _best_of(_Hand.of(s, table, hand, liking), found, most)


def as_laid(s: State, table: Table, hand: Cards, laid: tuple[Laid, ...]) -> WordOption:
    """A word that is laid so."""
    word = table.spelling.lay(s, hand, laid)
    assert isinstance(word, Word), "it can be laid"
    return _weighed(_Hand.of(s, table, hand, ONLY_CENTS), laid, word, 0.0)


def longest_word(
    s: State, table: Table, hand: Cards, graph: WordGraph
) -> Generator[None, None, WordOption | None]:
    """The longest word of a hand; of those the one that pays most."""
    longest = min(_LONGEST, sabotage_against(s, table.faces, s.turn).length)
    found = yield from words_found(graph, holding(s, table, hand), longest)
    held = _Hand.of(s, table, hand, ONLY_CENTS)
    lengths = sorted({len(text) for text in found}, reverse=True)
    for length in lengths:
        alike = {text: points for text, points in found.items() if len(text) == length}
        if best := (yield from _best_of(held, alike, 1)):
            return best[0]
    return None


def _best_of(held: _Hand, found: _Found, most: int) -> Work:
    """The words that may be best come first; nothing is tried that can't be any more."""
    library = _library(held.s, held.table, held.liking)
    best: list[tuple[float, _Order, WordOption]] = []  # the least of them first
    tried = 0
    for most_worth, text in _in_order(found, held.bound, library):
        full = len(best) == most
        if full and (most_worth, _order(text)) <= best[0][:2]:
            if most_worth < best[0][0]:
                break
            continue
        tried += 1
        if tried % _PAUSE == 0:
            yield
        option = _option(held, text, library(len(text)), best[0][0] if full else -1.0)
        entry = (option.worth, _order(text), option) if option else None
        if entry and not full:
            heappush(best, entry)
        elif entry and entry[:2] > best[0][:2]:
            heapreplace(best, entry)
    return [option for _, _, option in sorted(best, key=lambda each: each[:2], reverse=True)]


def _order(text: str) -> _Order:
    """Of words that are worth the same the longer one is better, then the first by alphabet."""
    return len(text), tuple([-ord(letter) for letter in text])


def _library(s: State, table: Table, liking: Liking) -> Callable[[int], float]:
    """What so long a word earns from the library, and by being long, in cents."""
    wanted = None if table.pyramid else length_wanted(s, table)

    def liked(length: int) -> float:
        reached = wanted is not None and length >= wanted
        return liking.letter * length + (liking.common if reached else 0.0)

    return liked


def _in_order(
    found: _Found, bound: Bound, library: Callable[[int], float]
) -> Iterator[tuple[float, str]]:
    """Words with the most they may be worth, so that those which may be worth most come first.

    A bound for many is quickly told; the one of a word is looked at when its turn comes.
    """
    alike = defaultdict[tuple[int, int], list[str]](list)
    for text, points in found.items():
        alike[points, len(text)].append(text)
    more: dict[int, float] = {}
    loose: dict[tuple[int, int], float] = {}
    for length in sorted({length for _, length in alike}):
        of_points, more[length] = bound.of_length(length), library(length)
        loose |= {x: of_points(x[0]) + more[length] for x in alike if x[1] == length}
    waiting: list[tuple[float, int, str]] = []
    for each in sorted(alike, key=lambda each: -loose[each]):
        while waiting and -waiting[0][0] >= loose[each]:
            yield _popped(waiting)
        points, length = each
        for text in alike[each]:
            heappush(waiting, (-bound.on(text, points) - more[length], -length, text))
    while waiting:
        yield _popped(waiting)


def _popped(waiting: list[tuple[float, int, str]]) -> tuple[float, str]:
    worth, _, text = heappop(waiting)
    return round(-worth, _DIGITS), text


def _option(hand: _Hand, text: str, library: float, least: float) -> WordOption | None:
    """The best way to lay a word; None if it can't be laid so that it is worth so much."""
    best: WordOption | None = None
    s, table, counting = hand.s, hand.table, hand.bound.counting(text)
    for laid in every_laying(s, table, hand.cards, text, hand.wild_cards(text)):
        most = hand.bound.on_row(counting, hand.points(laid), laid)
        if most + library < least - _LITTLE:
            continue
        word = table.spelling.lay(s, hand.cards, laid)
        if not isinstance(word, Word) or (best is None and table.spelling.wrong_word(s, word)):
            continue
        option = _weighed(hand, laid, word, library)
        if best is None or _is_better(option, best, table):
            best, least = option, max(least, option.worth)
    return best


def _is_better(option: WordOption, other: WordOption, table: Table) -> bool:
    """Worth more, or as much with fewer vowels that are trashed by it."""
    return (option.worth, -_burnt(option, table)) > (other.worth, -_burnt(other, table))


def _burnt(option: WordOption, table: Table) -> int:
    return sum([table.faces[each.card].kind == "vowel" for each in option.word.placed])


def _weighed(hand: _Hand, laid: tuple[Laid, ...], word: Word, library: float) -> WordOption:
    s, table, liking = hand.s, hand.table, hand.liking
    lines = list(firing(word, table.faces))
    left = len(hand.cards) - sum([not each.shared for each in word.used])
    most = _most(s, table, word, lines, left)
    gains = sum([line.ability.does == "trash_for_gain" for line in lines]) * liking.gain
    worth = most.cents + most.draw * liking.draw + library + gains
    worth = round(worth, _DIGITS)
    return WordOption(worth, word.text, laid, word, most)


def _most(s: State, table: Table, word: Word, lines: Sequence[Waiting], left: int) -> Tally:
    """What a word comes to if everything is chosen as it brings most."""
    copies = [_copied(table, word, each) for each in lines if each.ability.does == "copy"]
    if s.has_power("plagiarism"):
        copies.append(_borrowed(s, word))
    ways = (
        _summed(table, word, [*lines, *(line for one in taken for line in one)], left)
        for taken in product(*copies)
    )
    return max(ways, key=lambda tally: (tally.cents, tally.draw))


def _copied(table: Table, word: Word, copying: Waiting) -> list[list[Waiting]]:
    assert copying.place is not None, "a card that copies lies in the word"
    sides = [neighbour(word, table.faces, copying.place, side) for side in ("left", "right")]
    return [[], *(taken_over(word, lines, copying) for lines in sides)]


def _borrowed(s: State, word: Word) -> list[list[Waiting]]:
    lines = [line for each in s.before for line in each.abilities if line.does != "points_again"]
    return [[], *(taken_over(word, (line,), Waiting.plagiarism()) for line in lines)]


def _summed(table: Table, word: Word, lines: Iterable[Waiting], left: int) -> Tally:
    """Everything that lines give; so many cards are left that may be trashed."""
    tally = Tally(points_of(word, table.faces))
    trashed = []
    for each in lines:
        if effect := BY_THEMSELVES.get(each.ability.does):
            tally = tally.plus(effect(Site(word, table.faces, each.place), each.ability))
        elif each.ability.does == "trash_for_cents":
            trashed.append(each.ability.n)
    return tally.plus(Tally(bonus=sum(sorted(trashed, reverse=True)[:left])))


def _with_a_space(graph: WordGraph, held: Holding, found: _Found, longest: int) -> dict[str, int]:
    """Two words: likely ones, and what the cards that are left spell best."""
    both: dict[str, int] = {}
    likely = nlargest(_FIRST_HALVES, found, key=lambda text: (found[text], -len(text)))
    likely += nlargest(_FIRST_HALVES, found, key=lambda text: (len(text), found[text]))
    for text in dict.fromkeys(likely):
        rest = without(held, text)
        others = words_in(graph, rest, longest - len(text) - 1) if rest else {}
        for other in nlargest(2, others, key=lambda word: (others[word], len(word))):
            both[text + GAP + other] = found[text] + others[other]
    return both
