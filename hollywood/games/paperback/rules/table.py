"""What never changes in a match: its cards in its language, its options and its words."""

from __future__ import annotations

from functools import cached_property

from hollywood.core.game import CardId
from hollywood.core.message import Seat

from .deck import Deck, Options
from .faces import Face, faces_of
from .lexicon import Lexicon
from .spelling import Spelling


class Table:
    """Deck, options and words of one match, and what follows from them."""

    def __init__(self, deck: Deck, options: Options, lexicon: Lexicon) -> None:
        self.deck, self.options, self.lexicon = deck, options, lexicon
        self.faces: tuple[Face, ...] = faces_of(deck, options.language)
        self.names = [face.name for face in self.faces]
        self.spelling = Spelling(self.faces, options, lexicon)
        self.at_once = options.play == "at_once"
        self.pyramid = options.play == "together"

    @cached_property
    def hand(self) -> int:
        """How many cards a hand has; with a drafted deck it is one more."""
        return self.deck.hand + 1 if self.at_once else self.deck.hand

    @cached_property
    def by_name(self) -> dict[str, tuple[CardId, ...]]:
        """The cards of each name."""
        found: dict[str, tuple[CardId, ...]] = {}
        for card, name in enumerate(self.names):
            found[name] = (*found.get(name, ()), card)
        return found

    def face(self, name: str) -> Face:
        """What cards of this name are."""
        return self.faces[self.by_name[name][0]]

    def named(self, name: str, among: tuple[CardId, ...]) -> CardId | None:
        """The first card of this name among these; None if there is none."""
        return min([card for card in among if self.names[card] == name], default=None)

    def is_book(self, card: CardId) -> bool:
        """Whether a card is one of those that bring Fame."""
        return self.faces[card].kind == "fame"

    def most_cubes(self, seats: int) -> int:
        """How many cubes on a card of the pyramid lose the match."""
        return self.deck.deadlines[self.options.deadlines][seats - 2]

    def seat_fame(self, seat: Seat, first: Seat, seats: int) -> int:
        """Fame for sitting late."""
        late = self.options.later_seats == "fame" and not self.pyramid
        return (seat - first) % seats if late else 0
