"""The rules of Hollywood! as they are read: leaves with pictures, words and signs, topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial

from hollywood.ui.rulebook.rulebook import Leaf, Reading, Term, Topic, ways_to_play

from ..rules.deck import STANDARD, Deck
from . import rule_texts as leaves
from .live_pictures import live
from .rule_texts import texts
from .rules_loops import LOOPS
from .rules_pictures import PICTURES
from .terms import terms
from .topic import topic

TRIES: Mapping[str, tuple[str, ...]] = {  # scenes of First take
    leaves.GOAL: ("star",),
    leaves.AREA: ("place",),
    leaves.TURN: ("place", "pushed", "push"),
    leaves.BUMPING: ("push",),
    leaves.FULL: ("full",),
    leaves.CLAP: ("clap",),
    leaves.DOUBLE: ("double",),
    leaves.HANDING_OUT: ("hand_out",),
    leaves.PROJECTS: ("star",),
    leaves.WASTE: ("swapped",),
    leaves.COUNT: ("round",),
    leaves.UNWANTED: ("round",),
}


class HollywoodRulebook:
    """The rules of Hollywood! with one deck, as they are read."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    @cached_property
    def terms(self) -> Sequence[Term]:
        """Words and signs, and every card by its name."""
        return list(terms(self._deck))

    def leaves(self, reading: Reading | None = None) -> Sequence[Leaf]:
        """A leaf of one rule each, the ways to play last."""
        return list(self._leaves(reading))

    def _leaves(self, reading: Reading | None) -> Iterator[Leaf]:
        options = self._deck.presets[STANDARD] if reading is None else reading.set_up.options
        seats = None if reading is None else len(reading.set_up.chairs)
        deck = self._deck.rated(options.ratings)
        for id, rules in texts(deck, options, seats).items():
            picture, loop = PICTURES[id], LOOPS.get(id)
            yield Leaf(
                id,
                rules,
                partial(picture, deck),
                None if loop is None else partial(loop, deck),
                live(id, reading),
                TRIES.get(id, ()),
            )
        yield ways_to_play(reading)

    def topic(self, reading: Reading) -> Topic:
        """What is to be done, or why what was tried can't be."""
        return topic(reading, self._deck)
