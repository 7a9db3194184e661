"""The rules of Times Square as they are read: leaves with pictures, words and signs, topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial

from hollywood.ui.rulebook.rulebook import Leaf, Reading, Term, Topic, ways_to_play

from ..rules.deck import STANDARD, Deck
from ..table.street_pictures import StreetPictures
from . import rule_texts as leaves
from .live_pictures import live
from .rule_texts import texts
from .rules_leaves import LEAVES
from .rules_pictures import moving, picture
from .terms import terms
from .topic import topic

TRIES: Mapping[str, tuple[str, ...]] = {  # scenes of First night
    leaves.GOAL: ("felix", "fizz"),
    leaves.TURN: ("esme", "rope", "blocked"),
    leaves.COLOURS: ("esme",),
    leaves.GUARDS: ("guards", "two"),
    leaves.ROPE: ("rope",),
    leaves.LEADS: ("kiki", "locked", "led"),
    leaves.LURES: ("lure",),
    leaves.LAMPS: ("fizz",),
    leaves.DOORS: ("lure",),
    leaves.CLOCK: ("discard", "another", "close"),
    leaves.END: ("across", "pulled"),
}


class TimesSquareRulebook:
    """The rules of Times Square with one deck, as they are read."""

    def __init__(self, deck: Deck, pictures: StreetPictures) -> None:
        self._deck, self._pictures = deck, pictures

    @cached_property
    def terms(self) -> Sequence[Term]:
        """Words and signs, and every card by its name."""
        return list(terms(self._deck, self._pictures))

    def leaves(self, reading: Reading | None = None) -> Sequence[Leaf]:
        """A leaf of one rule each, the ways to play last."""
        return list(self._leaves(reading))

    def _leaves(self, reading: Reading | None) -> Iterator[Leaf]:
        deck = self._deck
        options = deck.presets[STANDARD] if reading is None else reading.set_up.options
        for id, rules in texts(deck, options).items():
            moves = len(LEAVES[id].stops) > 1
            yield Leaf(
                id,
                rules,
                partial(picture, deck, id),
                partial(moving, deck, id) if moves else None,
                live(id, reading),
                TRIES[id],
            )
        yield ways_to_play(reading)

    def topic(self, reading: Reading) -> Topic:
        """What is to be done, or why what was tried can't be."""
        return topic(reading)
