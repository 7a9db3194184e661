"""Moves that are offered on the plate above the sheet: no card of the table stands for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hollywood.core.message import Message, say

from ..rules.game import Paperback
from ..rules.log import does
from ..rules.moves import Borrow, Move, Spell
from ..rules.state import State
from ..rules.table import Table
from ..rules.word import Word
from .draft import Draft
from .using import choices_now
from .verdict import called, counted

_MOST = 8  # that are offered


class OfferedMove(NamedTuple):
    """A move, and what it is called there."""

    move: Move
    words: Message
    value: str = ""


def lines_to_borrow(game: Paperback, s: State, draft: Draft) -> Iterator[OfferedMove]:
    """Lines of the word before, once nothing else is left to be chosen."""
    lines = [m for m in choices_now(s, game.table, draft) if isinstance(m, Borrow)]
    return (OfferedMove(line, _borrowed(game.table, s, line)) for line in lines[:_MOST])


def _borrowed(table: Table, s: State, move: Borrow) -> Message:
    """What a line of the word before does, and whose it is."""
    line = next(each for each in s.before if each.card == move.card).abilities[move.number - 1]
    card = called(table, table.by_name[move.card][0])
    return say("paperback.line.does", card=card, what=does(line))


def words_to_spell(game: Paperback, s: State, spells: Sequence[Spell]) -> Iterator[OfferedMove]:
    """Words of this hand with their letters and what they are worth."""
    for move in spells:
        word = game.table.spelling.lay(s, s.hands[s.turn], move.laid)
        if not isinstance(word, Word):
            continue  # it is asked of another hand, which comes to lie there
        words = say("paperback.table.a_word", word=word.text.upper(), count=word.length)
        yield OfferedMove(move, words, f"{counted(word, game.table)[0].cents}¢")
