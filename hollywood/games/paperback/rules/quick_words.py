"""A few words that a hand can spell, found at once: they are what is offered among legal moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from .faces import COMMON
from .moves import Laid
from .sabotage import FREE, sabotage_against
from .state import NO_CARD, Cards, State
from .table import Table

MOST: Final = 4  # words of a hand; every word that can be laid is legal
_WILD = "*"
_KEPT = 4_000  # hands whose words are remembered
_Row: TypeAlias = tuple[Laid, ...]
_Hand: TypeAlias = tuple[tuple[str, ...], str, int]  # names, the library's letter, wild cards


class QuickWords:
    """The words of every hand that was seen; equal hands have equal words."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._found: dict[_Hand, Sequence[_Row]] = {}

    def rows(self, s: State, hand: Cards) -> Sequence[_Row]:
        """A few words that are legal now, each laid in some way."""
        table, now = self._table, sabotage_against(s, self._table.faces, s.turn)
        shared = "" if now.no_common else self._shared_letter(s)
        names = tuple(sorted([table.names[card] for card in hand]))
        rows = self._of(names, shared, min(now.wilds, len(hand)))
        if now is FREE and not s.refused and table.options.repeats == "allowed":
            return rows
        return [row for row in rows if table.spelling.wrong(s, hand, row) is None]

    def _shared_letter(self, s: State) -> str:
        return "" if s.to_spell_with == NO_CARD else self._table.faces[s.to_spell_with].letters

    def _of(self, names: tuple[str, ...], shared: str, most_wilds: int) -> Sequence[_Row]:
        hand = names, shared, most_wilds
        if hand not in self._found:
            if len(self._found) == _KEPT:
                self._found.clear()
            self._found[hand] = list(self._search(*hand))
        return self._found[hand]

    def _search(self, names: tuple[str, ...], shared: str, most_wilds: int) -> Iterator[_Row]:
        faces = [self._table.face(name) for name in names]
        letters = "".join([face.letters for face in faces]) + shared
        held: dict[str, list[str]] = {shared: [COMMON]} if shared else {}
        for face in faces:
            held.setdefault(_WILD if face.wild else face.letters, []).append(face.name)
        wilds = min(most_wilds, sum([face.wild for face in faces]))
        for text in self._table.lexicon.some(letters, wilds, MOST):
            row = _greedily(text, {key: names[:] for key, names in held.items()})
            if row and len(text) >= self._table.options.shortest:
                yield row


def _greedily(text: str, held: dict[str, list[str]]) -> _Row | None:
    """Letter by letter: a pair if one fits, else a card, else the library's, else a wild card."""
    row: list[Laid] = []
    at = 0
    while at < len(text):
        pair, letter = text[at : at + 2], text[at]
        if len(pair) > 1 and held.get(pair):
            row.append(Laid(held[pair].pop()))
            at += 1
        elif held.get(letter):
            row.append(Laid(held[letter].pop()))
        elif held.get(_WILD):
            row.append(Laid(held[_WILD].pop(), letter))
        else:
            return None
        at += 1
    return tuple(row)
