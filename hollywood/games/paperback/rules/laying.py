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
_Step: TypeAlias = tuple[Laid, int, bool, bool]  # where the next one lies; is it wild, by a power


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
        self._steps: dict[int, list[_Step]] = {}

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

    def rows(self, wilds: int, *, powers: bool) -> list[_Row]:
        """Every way with exactly so many wild cards."""
        found: list[_Row] = []
        self._go_on(0, wilds, (), not powers, False, found)
        return found

    def _go_on(
        self, at: int, wilds: int, row: _Row, power: bool, turned: bool, found: list[_Row]
    ) -> None:
        """Every way to go on from here; a power and the switch are used once."""
        if at == len(self.text):
            if not wilds:
                found.append((*row, Laid(self.switch)) if turned else row)
            return
        for laid, then, is_wild, by_power in self._from(at):
            spent, turns = wilds - is_wild, laid.reversed
            if self.left[laid.card] <= 0 or (power and by_power) or (turned and turns):
                continue
            if self._fewest[then] <= spent <= len(self.text) - then:
                self.left[laid.card] -= 1
                self._go_on(then, spent, (*row, laid), power or by_power, turned or turns, found)
                self.left[laid.card] += 1

    def _from(self, at: int) -> list[_Step]:
        """Cards that may lie from this letter on; looked for once, rows come here often."""
        steps = self._steps.get(at)
        if steps is None:
            steps = self._steps[at] = [
                (
                    laid,
                    at + letters,
                    laid.card in self.wild,
                    laid.card not in self.wild and (laid.twice or bool(laid.as_)),
                )
                for laid, letters in self._next(at)
            ]
        return steps

    def _next(self, at: int) -> Iterator[tuple[Laid, int]]:
        """Cards that can begin at this letter, and how many letters each takes."""
        for name in self.left:
            if self.pins.get(at, name) != name or name == self.switch:
                continue
            yield from self._as_it_is(name, at)
            letters = self.letters[name]
            if self.switch and letters != letters[::-1] and self.text.startswith(letters[::-1], at):
                yield Laid(name, reversed=True), 2
            yield from self._by_power(name, at)

    def _as_it_is(self, name: str, at: int) -> Iterator[tuple[Laid, int]]:
        if name in self.wild:
            if self.text[at] != GAP:
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
            rows = search.rows(wilds, powers=powers)
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
        for row in search.rows(count, powers=search.has_powers):
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
