"""The cards of Paperback: what data/paperback.yaml holds, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from hashlib import blake2b
from typing import Literal, TypeAlias, get_args

from hollywood.core.catalogue import Language, Sentence
from hollywood.core.reader import Id, Line, Written

SEATS = range(2, 6)
STANDARD = "standard"
CardKind: TypeAlias = Literal[
    "starter", "starter_wild", "letter", "pair", "vowel", "attack", "fame", "common"
]
Position: TypeAlias = Literal["first", "second", "last", "last_but_one"]
Effect: TypeAlias = Literal[
    "cents",
    "cents_per_wild",
    "draw",  # so many cards more in the next hand
    "points_again",  # a neighbour's points count once more
    "double_word",
    "fame_discount",
    "trash_for_cents",  # a hand card is trashed for so many cents
    "trash_for_gain",  # a hand card is trashed for a card that costs so much more
    "trash_offer",  # up to so many cards for sale are trashed
    "trash_self",  # the card is trashed once it was used
    "copy",  # what a neighbour can
    "split_word",
    "reverse_pair",
]
EFFECTS: tuple[Effect, ...] = get_args(Effect)
Whose: TypeAlias = Literal["next", "previous", "both"]
LimitOn: TypeAlias = Literal[
    "no_common", "fame_tax", "offer_tax", "hand", "length", "wilds", "no_draw"
]
Power: TypeAlias = Literal["writers_block", "typo", "stuck_key", "plagiarism", "ghost_writer"]
POWERS: tuple[Power, ...] = get_args(Power)
Counted: TypeAlias = Literal["longest_word", "fewest_cards", "most_cards", "most_pairs"]
WILD: frozenset[CardKind] = frozenset({"starter_wild", "fame"})
LETTERS: frozenset[CardKind] = frozenset({"starter", "letter", "vowel", "attack"})
FOR_SALE: frozenset[CardKind] = frozenset({"letter", "pair", "vowel", "attack"})
SPACE, SWITCH = "space", "switch"  # library cards without a letter


@dataclass(frozen=True)
class Condition:
    """When an ability counts: everything that is asked must hold."""

    position: Position | None = None
    min_length: int = 0
    no_wilds: bool = False
    uses_common: bool = False


@dataclass(frozen=True)
class Ability:
    """One line of a card: what it does in a word, and when."""

    does: Effect
    n: int = 1
    whose: Whose | None = None
    when: Condition = Condition()
    when_in: dict[str, Condition] = field(default_factory=dict)  # what a language asks instead
    line: Line = field(default=Line(0), compare=False, repr=False)

    def in_(self, language: Language) -> Ability:
        """The line as that language reads it."""
        when = self.when_in.get(language, self.when)
        return Ability(self.does, self.n, self.whose, when)


@dataclass(frozen=True)
class Limit:
    """What an attack does to everybody else until its owner's next turn."""

    on: LimitOn
    n: int = 1


@dataclass(frozen=True)
class Letters:
    """The letters of a card in each language."""

    en: Written
    it: Written
    fr: Written

    def in_(self, language: Language) -> str:
        """The letters in one language, in small ones."""
        letters: str = getattr(self, language)
        return letters.lower()


@dataclass(frozen=True)
class Card:
    """Cards that are all alike, in the file."""

    id: Id
    kind: CardKind
    cost: int = 0
    points: int = 0
    fame: int = 0
    letters: Letters | None = None
    abilities: tuple[Ability, ...] = ()
    limit: Limit | None = None
    count: int = 1  # of starters, for each player


@dataclass(frozen=True)
class Award:
    """Fame at the end for whoever has the most of something, or the least."""

    id: Id
    counted: Counted
    fame: int
    title: Sentence = field(repr=False)


@dataclass(frozen=True)
class Theme:
    """Fame for whoever was the last to spell a word that fits."""

    id: Id
    fame: int
    title: Sentence = field(repr=False)
    words: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # by language: words, or how they begin


OnOff: TypeAlias = Literal["off", "on"]


@dataclass(frozen=True)
class Options:
    """The choices players agree on before a match."""

    language: Language = "en"
    words: Literal["small", "normal", "large"] = "normal"
    own_words: OnOff = "on"
    shortest: Literal[2, 3] = 2
    repeats: Literal["allowed", "not_own", "never"] = "allowed"
    unlisted: Literal["refused", "vote"] = "refused"
    attacks: OnOff = "off"
    powers: OnOff = "off"
    awards: Literal[0, 1, 2] = 0
    theme: OnOff = "off"
    theme_judge: Literal["players", "list"] = "players"
    space_and_switch: OnOff = "off"
    help_cubes: OnOff = "off"
    hand_for_cube: OnOff = "off"
    discount_cubes: OnOff = "off"
    recycling: OnOff = "off"
    first_player: Literal["random", "seat_1"] = "random"
    play: Literal["turns", "at_once", "together"] = "turns"
    deadlines: Literal["gentle", "fair", "hard", "hardest"] = "fair"
    finish_round: OnOff = "off"
    later_seats: Literal["nothing", "fame", "cubes"] = "nothing"
    totals: Literal["open", "hidden"] = field(default="open", metadata={"later": True})
    # seconds for a word, and for what follows it: whoever has people at a screen counts them
    turn_clock: Literal[0, 60, 120] = field(default=0, metadata={"later": True})
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Deck:
    """Everything in the box of Paperback."""

    hand: int
    track: tuple[int, ...]  # how long words must be for each library card
    fame_piles: dict[str, tuple[int, ...]]  # by seats: how many of each fame card
    pyramid: tuple[int, ...]  # cards of each row when all play together, the lowest first
    deadlines: dict[str, tuple[int, ...]]  # cubes on a card that lose the match, by seats
    drafted: int  # cards that each player drafts where all play at once
    row: int  # cards that lie open there
    draft_below: int  # cents: dearer cards are not drafted
    presets: dict[str, Options]
    powers: tuple[Power, ...]
    awards: tuple[Award, ...]
    themes: tuple[Theme, ...]
    cards: tuple[Card, ...]
    line: Line = field(default=Line(0), compare=False)

    def of(self, *kinds: CardKind) -> Iterator[Card]:
        """The cards of these kinds."""
        return (card for card in self.cards if card.kind in kinds)

    @cached_property
    def fame_cards(self) -> tuple[Card, ...]:
        """The books, from the cheapest."""
        return tuple(sorted(self.of("fame"), key=lambda card: card.cost))

    @cached_property
    def fingerprint(self) -> str:
        """A short name for all of the deck that rules depend on."""
        rules = [getattr(self, f.name) for f in fields(self) if f.name not in ("presets", "line")]
        return blake2b(repr(rules).encode(), digest_size=4).hexdigest()
