"""The cards of Times Square: what data/times_square.yaml holds, and whether it can be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from operator import itemgetter
from typing import Literal, TypeAlias, get_args

from hollywood.core.catalogue import Sentence
from hollywood.core.faults import refuse_if_any
from hollywood.core.message import Message, quoted, say
from hollywood.core.reader import Id, Line, Written, read

from .street import Street

Colour: TypeAlias = Literal["green", "yellow", "grey", "red"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Effect: TypeAlias = Literal[
    "sue",  # Sue one space; two of them the trio
    "hal",  # Hal so many spaces
    "guard",  # one bodyguard one space
    "guards",  # both bodyguards one space, or one of them two
    "guards_to_sue",
    "deb",  # Deb so many spaces
    "deb_to_manhole",
]
COLOUR: dict[Effect, Colour] = {
    "sue": "green",
    "hal": "yellow",
    "guard": "grey",
    "guards": "grey",
    "guards_to_sue": "grey",
    "deb": "red",
    "deb_to_manhole": "red",
}
WITH_STEPS: tuple[Effect, ...] = ("hal", "deb")
SEATS = range(2, 3)
STANDARD = "standard"
SPACES, DOORS = 8, 2  # the street is painted so


@dataclass(frozen=True)
class Kind:
    """Cards that are all alike."""

    id: Id
    effect: Effect
    count: int
    title: Sentence
    steps: int = 0

    @property
    def colour(self) -> Colour:
        """In one turn only cards of one colour are played."""
        return COLOUR[self.effect]


@dataclass(frozen=True)
class Start:
    """How far from the manhole figures begin, each to its own side; Sue and Charlie are on it."""

    guards: int
    hal: int
    deb: int
    line: Line = field(default=Line(0), compare=False, repr=False)


@dataclass(frozen=True)
class Options:
    """The choices players agree on before a match."""

    deck: str = "full"
    first_player: Literal["random", "seat_1", "seat_2"] = "random"
    red_cards: Literal["one_figure", "deb_first"] = "one_figure"
    manhole_leads: Literal["on", "off"] = "on"
    wrong_door: Literal["wins", "forbidden"] = "wins"
    played_cards: Literal["top", "counts", "all"] = "counts"  # of the played pile, who may see what
    matches: Literal["single", "two"] = field(default="single", metadata={"later": True})
    taking_back: Literal["turn", "practice"] = field(default="turn", metadata={"later": True})
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Deck:
    """Everything in the box of Times Square."""

    spaces: int
    doors: int
    hand: int
    start: Start
    presets: dict[str, Options]
    decks: dict[str, dict[str, int]]
    cards: tuple[Kind, ...]
    line: Line = field(default=Line(0), compare=False)

    @cached_property
    def street(self) -> Street:
        """The street all figures walk on."""
        return Street(self.spaces, self.doors)

    @cached_property
    def kind(self) -> dict[str, Kind]:
        """The cards of each id."""
        return {kind.id: kind for kind in self.cards}

    def counts(self, deck: str) -> dict[str, int]:
        """How many cards of each kind are in one of the decks."""
        changed = self.decks[deck]
        return {str(kind.id): changed.get(kind.id, kind.count) for kind in self.cards}

    def faces(self, deck: str) -> tuple[Kind, ...]:
        """Every card of one of the decks; its place here is its CardId."""
        counts = self.counts(deck)
        return tuple(kind for kind in self.cards for _ in range(counts[kind.id]))

    @cached_property
    def fingerprint(self) -> str:
        """A short name for all of the deck that rules depend on; titles don't matter."""
        cards = [(kind.id, kind.effect, kind.steps, kind.count) for kind in self.cards]
        rules = (self.spaces, self.doors, self.hand, self.start, self.decks, cards)
        return blake2b(repr(rules).encode(), digest_size=4).hexdigest()


@dataclass(frozen=True)
class CardFile:
    """The file of the card database."""

    format: Literal[1]
    times_square: Deck


def read_deck(text: str, file: str) -> Deck:
    """The deck in the text of a card file; Faults if it has any."""
    deck = read(CardFile, text, file).times_square
    refuse_if_any(file, sorted(_wrongs(deck), key=itemgetter(0)))
    return deck


_Wrongs: TypeAlias = Iterator[tuple[int, Message]]


def _wrongs(deck: Deck) -> _Wrongs:
    """What a single line can't show: places off the street, sums that don't fit, unknown names."""
    yield from _wrong_street(deck)
    for kind in deck.cards:
        yield from _wrong_kind(deck, kind)
    yield from _wrong_decks(deck)


def _wrong_street(deck: Deck) -> _Wrongs:
    if (deck.spaces, deck.doors) != (SPACES, DOORS):
        yield deck.line, say("times_square.fault.street", spaces=SPACES, doors=DOORS)
    inside = SPACES - DOORS
    start = deck.start
    if not (1 <= start.guards <= inside and 0 <= start.hal <= inside and 0 <= start.deb <= inside):
        yield start.line, say("times_square.fault.start", most=inside)
    if deck.hand < 1:
        yield deck.line, say("times_square.fault.hand")


def _wrong_kind(deck: Deck, kind: Kind) -> _Wrongs:
    most = 2 * deck.spaces
    if kind.effect in WITH_STEPS and not 1 <= kind.steps <= most:
        yield kind.id.line, say("times_square.fault.steps", card=kind.id, most=most)
    if kind.effect not in WITH_STEPS and kind.steps:
        yield kind.id.line, say("times_square.fault.no_steps", card=kind.id)
    does = (kind.effect, kind.steps)
    first = next(each.id for each in deck.cards if (each.effect, each.steps) == does)
    if first != kind.id:
        yield kind.id.line, say("times_square.fault.same_card", card=kind.id, other=first)


def _wrong_decks(deck: Deck) -> _Wrongs:
    yield from _negative(deck, {kind.id: kind.count for kind in deck.cards})
    for name, changed in deck.decks.items():
        for id in changed:
            if id not in deck.kind:
                wrong = say("times_square.fault.no_card", deck=quoted(name), id=quoted(id))
                yield _line(deck, id), wrong
        yield from _negative(deck, changed)
        yield from _few(deck, name)
    for options in deck.presets.values():
        if options.deck not in deck.decks:
            yield options.line, no_such_deck(deck, options)
    if STANDARD not in deck.presets:
        yield deck.line, say("times_square.fault.no_standard", preset=STANDARD)


def _negative(deck: Deck, counts: Mapping[str, int]) -> _Wrongs:
    """Cards of which there are fewer than none, each where it is written."""
    for id, count in counts.items():
        if count < 0:
            yield _line(deck, id), say("times_square.fault.counts", card=quoted(id), count=count)


def _few(deck: Deck, name: str) -> _Wrongs:
    counts = deck.counts(name).values()
    have, need = sum(counts), 2 * deck.hand + 1
    if have < need and min(counts, default=0) >= 0:
        wrong = say("times_square.fault.few_cards", deck=quoted(name), have=have, need=need)
        yield _line(deck, name), wrong


def _line(deck: Deck, name: str) -> int:
    """Where a name in the file stands."""
    return name.line if isinstance(name, Written) else deck.line


def no_such_deck(deck: Deck, options: Options) -> Message:
    """That the options name a deck that isn't there."""
    choices = ", ".join(map(quoted, deck.decks))
    return say("times_square.fault.no_such_deck", deck=quoted(options.deck), choices=choices)
