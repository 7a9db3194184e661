"""Which word a bot spells: the best it knows, by what it is worth now and what it earns."""

from __future__ import annotations

from heapq import nlargest
from typing import NamedTuple

from ..rules.abilities import Tally, firing, tally_of
from ..rules.laying import best_laying
from ..rules.moves import Laid
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.terms import terms
from ..rules.word import Word
from ..rules.word_graph import WordGraph
from ..rules.words_in_hand import Holding, Pair, words_in
from ..rules.working import length_wanted
from .cast import Plan

_HUNDRED = 100
_CHOICE = 1.0  # cents that an ability which has still to be chosen may come to
_BURNT = 1.2  # cents that a vowel is worth in another word
_LONGEST = 6  # words that are tried for their length alone


class WordOption(NamedTuple):
    """A word as it can be laid, and what it is worth to whoever lays it."""

    worth: float
    text: str
    laid: tuple[Laid, ...]
    tally: Tally


def holding(s: State, table: Table, hand: Cards) -> Holding:
    """What can be laid: the hand, and the library card that everybody may use."""
    now = terms(s, table.faces, s.turn)
    faces = [table.faces[card] for card in hand]
    if s.to_spell_with != NO_CARD and not now.no_common:
        faces.append(table.faces[s.to_spell_with])
    letters: dict[str, list[int]] = {}
    for face in faces:
        if len(face.letters) == 1:
            letters.setdefault(face.letters, []).append(face.points)
    wilds = min(sum(face.wild for face in faces), now.wilds)
    pairs = tuple([Pair(face.letters, face.points) for face in faces if face.kind == "pair"])
    return Holding(letters, wilds, pairs)


def words(
    s: State, table: Table, hand: Cards, graph: WordGraph, plan: Plan, tried: int
) -> list[WordOption]:
    """The best words of a hand, the very best first; none if nothing can be spelled."""
    now = terms(s, table.faces, s.turn)
    found = words_in(graph, holding(s, table, hand), min(15, now.length))
    likely = nlargest(tried, found, key=lambda word: (found[word] + len(word) / 4, word))
    longest = nlargest(_LONGEST, found, key=lambda word: (len(word), found[word], word))
    options = [_option(s, table, hand, text, plan) for text in dict.fromkeys(likely + longest)]
    return sorted((each for each in options if each), key=lambda each: (-each.worth, each.text))


def _option(s: State, table: Table, hand: Cards, text: str, plan: Plan) -> WordOption | None:
    laid = best_laying(s, table, hand, text)
    if laid is None or table.spelling.wrong(s, hand, laid) is not None:
        return None
    word = table.spelling.lay(s, hand, laid)
    assert isinstance(word, Word), "it can be laid"
    tally = tally_of(word, table.faces)
    return WordOption(_worth(s, table, word, tally, plan), text, laid, tally)


def _worth(s: State, table: Table, word: Word, tally: Tally, plan: Plan) -> float:
    """Cents now, and what else the word brings, in cents."""
    worth = tally.cents + tally.draw * plan.draw / _HUNDRED
    wanted = length_wanted(s, table)
    if wanted is not None and word.length >= wanted and not table.pyramid:
        worth += plan.common / _HUNDRED
    for waiting in firing(word, table.faces):
        does = waiting.ability.does
        worth += _CHOICE if does.startswith("trash_for") else -_BURNT * (does == "trash_self")
    return worth
