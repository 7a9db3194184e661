"""From a word to the cards that spell it: every way, or the best one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from .abilities import tally_of
from .deck import LETTERS
from .faces import COMMON
from .moves import Laid
from .sabotage import sabotage_against
from .state import NO_CARD, Cards, State
from .table import Table
from .word import GAP, Word

UNDECIDED = "?"  # a wild card whose letter is not chosen yet
_Row: TypeAlias = tuple[Laid, ...]


@dataclass
class _Search:
    """All ways to spell a word with so many wild cards."""

    text: str
    left: Counter[str]  # cards of the hand by name
    letters: dict[str, str]  # of each name
    wild: frozenset[str]
    typo: frozenset[str]  # cards that Typo can make another letter
    twice: frozenset[str]  # cards that Stuck Key can make two
    switch: str  # what turns a pair round, if anything does
    pins: dict[int, str] = field(default_factory=dict)  # cards that must begin at these letters

    @property
    def has_powers(self) -> bool:
        """Whether Typo or Stuck Key can make another card of one."""
        return bool(self.typo or self.twice)

    def __post_init__(self) -> None:
        self._fewest = self._fewest_wilds()

    def _fewest_wilds(self) -> list[int]:
        """How many wild cards at least are wanted from each letter on; powers may do without."""
        if self.has_powers:
            return [0] * (len(self.text) + 1)
        have = Counter[str]()
        for name, count in self.left.items():
            for letter in self.letters[name] if name not in self.wild else "":
                have[letter] += count
        fewest = [0]
        for letter in reversed(self.text):
            have[letter] -= 1
            fewest.append(fewest[-1] + (have[letter] < 0))
        return fewest[::-1]

    def rows(self, at: int, wilds: int, row: _Row, power: bool, turned: bool) -> Iterator[_Row]:
        """Every way to go on from here."""
        if at == len(self.text):
            if not wilds:
                yield (*row, Laid(self.switch)) if turned else row
            return
        for laid, letters in self._next(at, wilds, power, turned):
            spent, then = wilds - (laid.card in self.wild), at + letters
            if not self._fewest[then] <= spent <= len(self.text) - then:
                continue
            self.left[laid.card] -= 1
            used = power or laid.twice or (bool(laid.as_) and laid.card not in self.wild)
            now = turned or laid.reversed
            yield from self.rows(then, spent, (*row, laid), used, now)
            self.left[laid.card] += 1

    def _next(self, at: int, wilds: int, power: bool, turned: bool) -> Iterator[tuple[Laid, int]]:
        """Cards that can begin at this letter, and how many letters each takes."""
        for name, count in self.left.items():
            if count <= 0 or self.pins.get(at, name) != name or name == self.switch:
                continue
            yield from self._as_it_is(name, at, wilds)
            letters = self.letters[name]
            may_turn = self.switch and not turned and letters != letters[::-1]
            if may_turn and self.text.startswith(letters[::-1], at):
                yield Laid(name, reversed=True), 2
            if not power:
                yield from self._by_power(name, at)

    def _as_it_is(self, name: str, at: int, wilds: int) -> Iterator[tuple[Laid, int]]:
        if name in self.wild:
            if wilds and self.text[at] != GAP:
                yield Laid(name, self.text[at]), 1
        elif self.text.startswith(self.letters[name], at):
            yield Laid(name), len(self.letters[name])

    def _by_power(self, name: str, at: int) -> Iterator[tuple[Laid, int]]:
        if name in self.typo and self.text[at] not in (GAP, UNDECIDED, self.letters[name]):
            yield Laid(name, self.text[at]), 1
        if name in self.twice and self.text.startswith(self.letters[name] * 2, at):
            yield Laid(name, twice=True), 2


def best_laying(
    s: State, table: Table, hand: Cards, text: str, pins: dict[int, str] | None = None
) -> _Row | None:
    """The best way to spell a word with a hand, as a writer would want it; None if there is none.

    First as few wild cards as possible, then the highest score, then as few cards as possible that
    are trashed by their use, then own cards before the library's.
    """
    for powers in (False, True):
        search = _search(s, table, hand, text, pins or {}, powers=powers)
        for wilds in range(sum(search.left[name] for name in search.wild) + 1):
            rows = list(search.rows(0, wilds, (), not powers, turned=False))
            if rows:
                return max(rows, key=lambda row: _rank(s, table, hand, row))
    return None


def every_laying(
    s: State, table: Table, hand: Cards, text: str, wild_cards: range
) -> Iterator[_Row]:
    """All ways to lay a word with so many wild cards; which of them lies where is all the same."""
    search = _search(s, table, hand, text, {}, powers=True)
    wilds = [name for name in sorted(search.wild) for _ in range(search.left[name])]
    for name in search.wild:
        search.left[name] = len(wilds) if name == wilds[0] else 0
    for count in wild_cards:
        for row in search.rows(0, count, (), power=not search.has_powers, turned=False):
            names = iter(wilds)
            yield tuple([Laid(next(names), x.as_) if x.card in search.wild else x for x in row])


def _search(
    s: State, table: Table, hand: Cards, text: str, pins: dict[int, str], *, powers: bool
) -> _Search:
    faces = [table.faces[card] for card in hand]
    left = Counter(face.name for face in faces)
    letters = {face.name: GAP if face.is_space else face.letters for face in faces}
    switch = next((face.name for face in faces if face.is_switch), "")
    if s.to_spell_with != NO_CARD and not sabotage_against(s, table.faces, s.turn).no_common:
        shared = table.faces[s.to_spell_with]
        switch = switch or (COMMON if shared.is_switch else "")
        if not shared.is_switch:
            left[COMMON], letters[COMMON] = 1, GAP if shared.is_space else shared.letters
    plain = (
        frozenset(face.name for face in faces if face.kind in LETTERS) if powers else frozenset()
    )
    return _Search(
        text,
        left,
        letters,
        frozenset(face.name for face in faces if face.wild),
        plain if s.has_power("typo") else frozenset(),
        plain if s.has_power("stuck_key") else frozenset(),
        switch,
        pins,
    )


def _rank(s: State, table: Table, hand: Cards, row: Sequence[Laid]) -> tuple[int, int, int]:
    """The more the better."""
    word = table.spelling.lay(s, hand, row)
    if not isinstance(word, Word):
        return (-1, 0, 0)
    faces = [table.faces[each.card] for each in word.used]
    burnt = sum(line.does == "trash_self" for face in faces for line in face.abilities)
    return tally_of(word, table.faces).cents, -burnt, -word.uses_common
