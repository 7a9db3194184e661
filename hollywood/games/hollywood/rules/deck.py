"""The card database of Hollywood!: what data/cards.yaml holds, and whether a match can be dealt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from operator import itemgetter
from typing import Literal, TypeAlias, get_args

from hollywood.core.catalogue import Sentence
from hollywood.core.faults import refuse_if_any
from hollywood.core.game import CardId
from hollywood.core.message import Message, quoted, say
from hollywood.core.reader import Id, Line, Written, read

Genre: TypeAlias = Literal["horror", "romance", "action"]
GENRES: tuple[Genre, ...] = get_args(Genre)
Kind: TypeAlias = Literal["film", "blockbuster", "star"]
Rating: TypeAlias = Literal[1, 2, 3]

MOST_SEATS = 4  # a table has so many corners
MOST_COLUMNS = 26  # columns are called by the letters
STANDARD = "standard"
_INK = re.compile(r"#[0-9a-f]{6}", re.ASCII)


@dataclass(frozen=True)
class Film:
    """A film card of one genre."""

    id: Id
    genre: Genre
    title: Sentence
    award: bool = False


@dataclass(frozen=True)
class Blockbuster:
    """A card worth its points by itself."""

    id: Id
    title: Sentence


@dataclass(frozen=True)
class Star:
    """A card that finishes a project; `stars` is what every film in it is worth."""

    id: Id
    name: str
    stars: Rating

    @property
    def title(self) -> Sentence:
        """The name, which is the same in every language."""
        return Sentence(self.name, self.name, self.name)


@dataclass(frozen=True)
class Face:
    """What one card of the deck shows, whatever its kind."""

    id: str
    kind: Kind
    title: Sentence
    genre: Genre | None = None
    award: bool = False
    stars: int = 0


@dataclass(frozen=True)
class TableSize:
    """How a match for so many players is set up."""

    seats: int
    reels: int
    rounds: int
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Scoring:
    """The constants of the final count."""

    blockbuster: int
    award: int
    project_film: int


@dataclass(frozen=True)
class Options:
    """The choices players agree on before a match."""

    claim_order: Literal["top_first", "bottom_first"] = "top_first"
    award_in_project: Literal["double", "single", "points_only"] = "double"
    project_tie: Literal["zero", "score_one"] = "zero"
    advanced: Literal["off", "on"] = "off"
    adv_zero: Literal["literal", "min1", "plus1"] = "literal"
    adv_award: Literal[1, 2] = 1
    tiebreak: Literal["shared", "next_movies"] = "shared"
    first_player: Literal["random", "seat_1"] = "random"
    ratings: str = "even"
    # changes no rule, only what is told before the end
    totals: Literal["open", "hidden"] = field(default="open", metadata={"later": True})
    line: Line = field(default=Line(0), compare=False)


Holes: TypeAlias = Literal["three_round", "four_windows", "five_star", "eight_slots"]


@dataclass(frozen=True)
class Colour:
    """A player's colour: the holes of the reel tell it without colour; inks dark, main, light."""

    id: Id
    name: Sentence
    holes: Holes
    inks: tuple[Written, ...]


@dataclass(frozen=True)
class StudioCard:
    """A card every player may use once in a match."""

    title: Sentence
    rule: Sentence


@dataclass(frozen=True)
class Studio:
    """The two studio cards of a player."""

    clap: StudioCard
    double: StudioCard


@dataclass(frozen=True)
class Deck:
    """Everything in the box of Hollywood!."""

    columns: tuple[int, ...]
    stars_a_round: int
    tables: tuple[TableSize, ...]
    scoring: Scoring
    presets: dict[str, Options]
    ratings: dict[str, dict[str, Rating]]
    colours: tuple[Colour, ...]
    studio: Studio
    films: tuple[Film, ...]
    blockbusters: tuple[Blockbuster, ...]
    stars: tuple[Star, ...]
    line: Line = field(default=Line(0), compare=False)

    @property
    def spaces(self) -> int:
        """Cards in the area of one round."""
        return sum(self.columns)

    @property
    def movie_cards_a_round(self) -> int:
        """Films and blockbusters dealt in one round."""
        return self.spaces - self.stars_a_round

    @property
    def seats(self) -> range:
        """For how many players there is a table."""
        counts = [table.seats for table in self.tables]
        return range(min(counts), max(counts) + 1)

    def table(self, seats: int) -> TableSize:
        """The table for so many players."""
        return next(table for table in self.tables if table.seats == seats)

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """Every card that can be dealt; its place here is its CardId."""
        return (
            *(Face(f.id, "film", f.title, f.genre, f.award) for f in self.films),
            *(Face(b.id, "blockbuster", b.title) for b in self.blockbusters),
            *(Face(s.id, "star", s.title, stars=s.stars) for s in self.stars),
        )

    @cached_property
    def card(self) -> dict[str, CardId]:
        """The card of each id."""
        return {face.id: card for card, face in enumerate(self.faces)}

    def rated(self, ratings: str) -> Deck:
        """The deck with its stars rated another way."""
        spread = self.ratings[ratings]
        stars = tuple(replace(star, stars=spread.get(star.id, star.stars)) for star in self.stars)
        return replace(self, stars=stars)

    @cached_property
    def fingerprint(self) -> str:
        """A short name for all of the deck that rules depend on; titles don't matter."""
        cards = [(f.id, f.kind, f.genre, f.award, f.stars) for f in self.faces]
        tables = [(t.seats, t.reels, t.rounds) for t in self.tables]
        rules = (cards, self.columns, self.stars_a_round, tables, self.scoring, self.ratings)
        return blake2b(repr(rules).encode(), digest_size=4).hexdigest()


@dataclass(frozen=True)
class CardFile:
    """The file of the card database: one section a game."""

    format: Literal[1]
    hollywood: Deck


def read_deck(text: str, file: str) -> Deck:
    """The deck in the text of a card file; Faults if it has any."""
    deck = read(CardFile, text, file).hollywood
    refuse_if_any(file, sorted(_wrongs(deck), key=itemgetter(0)))
    return deck


_Wrongs: TypeAlias = Iterator[tuple[int, Message]]


def _wrongs(deck: Deck) -> _Wrongs:
    """What a single line can't show: sums that don't fit, names of nothing."""
    yield from _wrong_area(deck)
    yield from _wrong_tables(deck)
    yield from _wrong_colours(deck)
    yield from _wrong_ratings(deck)


def _wrong_area(deck: Deck) -> _Wrongs:
    if not deck.columns or min(deck.columns) < 1 or len(deck.columns) > MOST_COLUMNS:
        yield deck.line, say("hollywood.fault.columns", most=MOST_COLUMNS)
    if not 0 <= deck.stars_a_round <= deck.spaces:
        yield (
            deck.line,
            say("hollywood.fault.stars_a_round", stars=deck.stars_a_round, spaces=deck.spaces),
        )


def _wrong_tables(deck: Deck) -> _Wrongs:
    counts = sorted(table.seats for table in deck.tables)
    if not counts or counts != list(range(counts[0], counts[0] + len(counts))):
        yield deck.line, say("hollywood.fault.tables")
    for table in deck.tables:
        if min(table.seats - 1, table.reels, table.rounds) < 1:
            yield table.line, say("hollywood.fault.empty_table")
        elif table.seats > MOST_SEATS:
            yield table.line, say("hollywood.fault.too_many_seats", most=MOST_SEATS)
        else:
            yield from ((table.line, message) for message in _wrong_sums(deck, table))


def _wrong_sums(deck: Deck, table: TableSize) -> Iterator[Message]:
    """The sums that must be right before a match can be dealt at this table."""
    reels = table.seats * table.reels
    if reels > deck.spaces:
        yield say(
            "hollywood.fault.too_many_reels",
            seats=table.seats,
            reels=table.reels,
            all=reels,
            spaces=deck.spaces,
        )
    for id, have, each in (
        (
            "hollywood.fault.too_few_films",
            len(deck.films) + len(deck.blockbusters),
            deck.movie_cards_a_round,
        ),
        ("hollywood.fault.too_few_stars", len(deck.stars), deck.stars_a_round),
    ):
        if table.rounds * each > have:
            yield say(
                id,
                seats=table.seats,
                rounds=table.rounds,
                each=each,
                all=table.rounds * each,
                have=have,
            )


def _wrong_colours(deck: Deck) -> _Wrongs:
    most = max((table.seats for table in deck.tables), default=0)
    if len(deck.colours) < most:
        yield deck.line, say("hollywood.fault.too_few_colours", have=len(deck.colours), seats=most)
    for colour in deck.colours:
        if len(colour.inks) != 3 or not all(map(_INK.fullmatch, colour.inks)):
            yield colour.id.line, say("hollywood.fault.inks", colour=colour.id)


def _wrong_ratings(deck: Deck) -> _Wrongs:
    stars = {star.id for star in deck.stars}
    for name, spread in deck.ratings.items():
        for id in spread:
            if id not in stars:
                yield (
                    deck.line,
                    say("hollywood.fault.no_such_star", ratings=quoted(name), id=quoted(id)),
                )
    for options in deck.presets.values():
        if options.ratings not in deck.ratings:
            yield options.line, no_such_ratings(deck, options)
    if STANDARD not in deck.presets:
        yield deck.line, say("hollywood.fault.no_standard", preset=STANDARD)


def no_such_ratings(deck: Deck, options: Options) -> Message:
    """That the options name ratings the deck doesn't have."""
    choices = ", ".join(map(quoted, deck.ratings))
    return say("hollywood.fault.no_such_ratings", ratings=quoted(options.ratings), choices=choices)
