"""The rules of Paperback as they are read: leaves with pictures, words and signs, topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import pygame

from hollywood.core.catalogue import Language
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.rulebook.rulebook import Leaf, Picture, Reading, Term, Topic, ways_to_play

from ..rules.deck import STANDARD, Deck
from . import rule_texts as leaves
from .live_pictures import live
from .rule_texts import texts
from .rules_pictures import picture
from .terms import terms
from .topic import topic

TRIES: Mapping[str, tuple[str, ...]] = {  # scenes of The first sentence
    leaves.GOAL: ("end", "count"),
    leaves.TURN: ("type", "pair", "paid"),
    leaves.WORD: ("wild",),
    leaves.LIBRARY: ("bell",),
    leaves.ABILITIES: ("light",),
    leaves.PLACES: ("light",),
    leaves.SCORE: ("light", "fired"),
    leaves.BUYING: ("letter",),
    leaves.END: ("end",),
}
_ELSE = ("free",)  # a free turn


class PaperbackRulebook:
    """The rules of Paperback with one deck, as they are read."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    @cached_property
    def terms(self) -> Sequence[Term]:
        """Words and signs, and every card by its letters and price."""
        return list(terms(self._deck))

    def leaves(self, reading: Reading | None = None) -> Sequence[Leaf]:
        """A leaf of one rule each; of modules those that were agreed; the ways to play last."""
        return list(self._leaves(reading))

    def _leaves(self, reading: Reading | None) -> Iterator[Leaf]:
        deck, played = self._deck, None if reading is None else reading.set_up.options.language
        options = deck.presets[STANDARD] if reading is None else reading.set_up.options
        seats = None if reading is None else len(reading.set_up.chairs)
        for id, rules in texts(deck, options, seats, agreed=reading is not None).items():
            drawn, tries = self._picture(id, played), TRIES.get(id, _ELSE)
            yield Leaf(id, rules, drawn, None, live(id, reading), tries)
        yield ways_to_play(reading)

    def _picture(self, leaf: str, played: Language | None) -> Picture:
        def drawn(props: Props, size: Size) -> pygame.Surface:
            return picture(self._deck, leaf, played, props, size).picture

        return drawn

    def topic(self, reading: Reading) -> Topic:
        """What is to be done, or why what was tried can't be."""
        return topic(reading)
