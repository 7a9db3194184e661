"""From what was typed to the cards that spell it: on every key the best of all ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hollywood.core.game import CardId

from ..rules.abilities import tally_of
from ..rules.deck import LETTERS
from ..rules.faces import COMMON, Face
from ..rules.moves import Laid
from ..rules.sabotage import sabotage_against
from ..rules.spelling import by_name
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import GAP, Placed, Word
from .draft import UNDECIDED, SheetCard, Typed

Row = tuple[SheetCard, ...]


class Means(NamedTuple):
    """What a word can be made of: a hand in its order, and the library card if that may be."""

    hand: Cards
    shared: CardId = NO_CARD  # a letter or a space
    switch: CardId = NO_CARD  # turns a pair round
    typo: bool = False
    twice: bool = False


def means_of(s: State, table: Table, order: Cards) -> Means:
    """The means of whoever's turn it is in this state."""
    faces, shared = table.faces, s.to_spell_with
    if shared != NO_CARD and sabotage_against(s, faces, s.turn).no_common:
        shared = NO_CARD
    switches = [card for card in order if faces[card].is_switch]
    if shared != NO_CARD and faces[shared].is_switch:
        switches, shared = [*switches, shared], NO_CARD
    return Means(
        order,
        shared,
        switches[0] if switches else NO_CARD,
        s.has_power("typo"),
        s.has_power("stuck_key"),
    )


def assigned(table: Table, means: Means, typed: Sequence[Typed]) -> Row | None:
    """The cards that spell it; None if none do.

    What was put stays; then as few wild cards as can be, the highest worth, few cards that are
    trashed by their use, own cards before the library's, and those that lie leftmost.
    """
    if not typed:
        return ()
    pool = _Pool(table, means, typed)
    for powers in (False, True) if means.typo or means.twice else (False,):
        for wilds in range(pool.least_wilds, len(pool.wilds) + 1):
            rows = list(pool.rows(powers, wilds))
            if rows:
                return pool.as_rules_take(rows[0] if rows[1:] == [] else max(rows, key=pool.rank))
    return None


def word_of(row: Row, beside: SheetCard | None = None) -> Word:
    """The word that lies there, as the rules see it."""
    placed, start = [], 0
    for each in row:
        gap = each.letters == GAP
        shared, typo, wild = each.shared, each.typo, each.wild
        placed.append(Placed(each.card, each.letters, -1 if gap else start, shared, typo, wild))
        start += 0 if gap else len(each.letters)
    also = () if beside is None else (Placed(beside.card, "", start, beside.shared),)
    return Word(tuple(placed), "".join(each.letters for each in row), also)


def beside_of(row: Row, means: Means) -> SheetCard | None:
    """The switch card, if a pair was turned round."""
    if not any(each.turned for each in row):
        return None
    shared = means.switch not in means.hand
    return SheetCard(means.switch, "", sum(len(each.letters) for each in row), shared)


def laid_of(
    row: Row, table: Table, hand: Cards, beside: SheetCard | None = None
) -> tuple[Laid, ...]:
    """The row as a move says it; of cards alike in the hand it names just those that lie there."""
    held = by_name(hand, table.faces)
    also = () if beside is None else (beside,)
    return tuple([_laid(each, table, held) for each in (*row, *also)])


def _laid(each: SheetCard, table: Table, held: dict[str, list[CardId]]) -> Laid:
    if each.shared:
        return Laid(COMMON, "", each.twice, each.turned)
    name = table.names[each.card]
    nth = len(held[name]) - held[name].index(each.card)
    held[name].remove(each.card)
    return Laid(name, each.letters if each.wild or each.typo else "", each.twice, each.turned, nth)


@dataclass
class _Pool:
    """The cards that are left while a row is made; those that are alike count as one."""

    table: Table
    means: Means
    typed: Sequence[Typed]
    text: str = field(init=False)
    wilds: list[CardId] = field(init=False)
    left: dict[str, list[CardId]] = field(init=False)

    def __post_init__(self) -> None:
        faces = self.table.faces
        self.text = "".join(each.letter for each in self.typed)
        pinned = {each.card for each in self.typed if each.card is not None}
        self.pins = pinned
        self.wilds = [card for card in self.means.hand if faces[card].wild]
        self.free_wilds = [card for card in self.wilds if card not in pinned]
        self.left = {}
        for card in self.means.hand:
            face = faces[card]
            if card not in pinned and not face.wild and not face.is_switch:
                self.left.setdefault(face.name, []).append(card)
        self.shared_left = self.means.shared != NO_CARD and self.means.shared not in pinned

    @property
    def least_wilds(self) -> int:
        """So many wild cards there must be in any case."""
        return sum(map(self._is_wild, self.typed))

    def _is_wild(self, each: Typed) -> bool:
        if each.card is not None:
            return self.table.faces[each.card].wild
        return each.wild or each.letter == UNDECIDED

    def rows(self, powers: bool, wilds: int) -> Iterator[Row]:
        """Every way with so many wild cards."""
        self._powers, self._turned = powers, False
        for row in self._from(0, wilds, not powers, ()):
            yield self._named(row)

    def _from(self, at: int, wilds: int, used: bool, row: Row) -> Iterator[Row]:
        if at == len(self.text):
            if not wilds:
                yield row
            return
        for each in list(self._here(at, wilds, used)):
            self._take(each)
            now = used or each.typo or each.twice
            turned, self._turned = self._turned, self._turned or each.turned
            yield from self._from(at + len(each.letters), wilds - each.wild, now, (*row, each))
            self._turned = turned
            self._put_back(each)

    def _take(self, each: SheetCard) -> None:
        if each.wild or each.card in self.pins:
            return
        if each.shared:
            self.shared_left = False
        else:
            self.left[self.table.names[each.card]].pop(0)

    def _put_back(self, each: SheetCard) -> None:
        if each.wild or each.card in self.pins:
            return
        if each.shared:
            self.shared_left = True
        else:
            self.left[self.table.names[each.card]].insert(0, each.card)

    # what can begin at a letter

    def _here(self, at: int, wilds: int, used: bool) -> Iterator[SheetCard]:
        asked = self.typed[at]
        if asked.second:
            return
        if asked.card is not None:
            yield from self._pinned(at, asked.card, wilds, used)
            return
        if not asked.wild and asked.letter != UNDECIDED:
            for cards in self.left.values():
                if cards:
                    yield from self._as(at, self.table.faces[cards[0]], cards[0], used)
            if self.shared_left:
                face = self.table.faces[self.means.shared]
                yield from self._plain(at, face, self.means.shared, shared=True)
        if wilds and asked.letter != GAP:
            yield SheetCard(-1, asked.letter, at, wild=True)

    def _as(self, at: int, face: Face, card: CardId, used: bool) -> Iterator[SheetCard]:
        yield from self._plain(at, face, card)
        if not used and face.kind in LETTERS:
            yield from self._by_power(at, face, card)

    def _plain(
        self, at: int, face: Face, card: CardId, shared: bool = False
    ) -> Iterator[SheetCard]:
        letters = GAP if face.is_space else face.letters
        if self._covers(at, letters):
            yield SheetCard(card, letters, at, shared)
        turned = letters[::-1]
        may = face.kind == "pair" and turned != letters and self.means.switch != NO_CARD
        if may and not self._turned and self._covers(at, turned):
            yield SheetCard(card, turned, at, shared, turned=True)

    def _covers(self, at: int, letters: str) -> bool:
        """Whether these letters were typed here, and nothing else was put on any of them."""
        if not self.text.startswith(letters, at):
            return False
        later = self.typed[at + 1 : at + len(letters)]
        return all(each.card is None and not each.wild for each in later) or all(
            each.second for each in later
        )

    def _by_power(self, at: int, face: Face, card: CardId) -> Iterator[SheetCard]:
        letter = self.text[at]
        if self.means.typo and letter not in (GAP, UNDECIDED, face.letters):
            yield SheetCard(card, letter, at, typo=True)
        if self.means.twice and self._covers(at, face.letters * 2):
            yield SheetCard(card, face.letters * 2, at, twice=True)

    def _pinned(self, at: int, card: CardId, wilds: int, used: bool) -> Iterator[SheetCard]:
        face, letter = self.table.faces[card], self.text[at]
        if card not in self.means.hand and card != self.means.shared:
            return  # it is gone
        if face.wild:
            if wilds and letter != GAP:
                yield SheetCard(card, letter, at, wild=True)
            return
        shared = card == self.means.shared
        before = list(self._plain(at, face, card, shared))
        yield from before
        if before or used or shared or face.kind not in LETTERS:
            return
        if self.means.typo and letter != GAP:
            yield SheetCard(card, letter, at, typo=True)
        if self.means.twice and self._covers(at, face.letters * 2):
            yield SheetCard(card, face.letters * 2, at, twice=True)

    # which cards these are

    def _named(self, row: Row) -> Row:
        """Wild cards that may lie anywhere are taken from the left."""
        wilds = iter(self.free_wilds)
        return tuple([e._replace(card=next(wilds)) if e.card < 0 else e for e in row])

    def as_rules_take(self, row: Row) -> Row:
        """Of cards that are alike the rules take the first in the deck; no other one may lie here.

        A book would lie there with one cover, and with another once the word is spelled.
        """
        free = [card for card in self.means.hand if card not in self.pins]
        alike, names = by_name(free, self.table.faces), self.table.names
        return tuple([self._first(each, alike.get(names[each.card], [])) for each in row])

    def _first(self, each: SheetCard, alike: list[CardId]) -> SheetCard:
        put = each.shared or each.card in self.pins
        return each if put else each._replace(card=alike.pop())

    def rank(self, row: Row) -> tuple[object, ...]:
        """The more the better."""
        faces = self.table.faces
        lines = [line for each in row if not each.typo for line in faces[each.card].abilities]
        beside = beside_of(row, self.means)
        burnt = sum(line.does == "trash_self" for line in lines)
        shared = sum(each.shared for each in row)
        order = [-self.means.hand.index(each.card) for each in row if each.card in self.means.hand]
        return tally_of(word_of(row, beside), faces).cents, -burnt, -shared, order
