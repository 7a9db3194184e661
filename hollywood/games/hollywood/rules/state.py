"""What happens in Hollywood! and where it stands: moves, events and the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from hollywood.core.game import CardId, Event
from hollywood.core.message import Seat

from .count import Movie, Project
from .deck import GENRES, Genre

Column: TypeAlias = int
NOBODY: Seat = -1  # to move when the match is over


@dataclass(frozen=True, slots=True)
class Place:
    """Place one reel on the bottom card of a column; it bumps the others up."""

    column: Column


@dataclass(frozen=True, slots=True)
class Clap:
    """Use the Clap Board: the turn is skipped."""


@dataclass(frozen=True, slots=True)
class Double:
    """Use the Double Reel: place two reels; their order makes no difference."""

    column: Column
    other: Column


@dataclass(frozen=True, slots=True)
class Finish:
    """Let the star just claimed finish the project of this genre."""

    genre: Genre


Move: TypeAlias = Place | Clap | Double | Finish


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round begins: the area lies open."""

    reveals: ClassVar[bool] = True
    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A reel lies on the bottom card of a column."""

    seat: Seat
    column: Column
    double: tuple[Column, ...] = ()  # by a Double Reel: this column, and the one that follows


@dataclass(frozen=True, slots=True)
class Clapped(Event):
    """A Clap Board was used."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """A Double Reel was used; reels into these two columns follow."""

    seat: Seat
    columns: tuple[Column, Column]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last reel lies; the cards are handed out."""

    round: int


@dataclass(frozen=True, slots=True)
class FilmTaken(Event):
    """A film joined the owner's project of its genre, or opened it."""

    seat: Seat
    card: CardId
    opened: bool


@dataclass(frozen=True, slots=True)
class BlockbusterTaken(Event):
    """A blockbuster found its owner."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class StarWasted(Event):
    """A star was claimed by an owner without a project, and thrown away."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class MovieFinished(Event):
    """A star finished a project: it is a movie now."""

    seat: Seat
    movie: Movie

    @property
    def star(self) -> CardId:
        """Who finished it."""
        return self.movie[0]


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """The cards nobody claimed left the game."""

    cards: tuple[CardId, ...]


@dataclass(slots=True)
class State:
    """Where a match stands. A card is in the stock, in the area or with an owner, or out.

    `area` and `reels` stay as they are until the next deal; while cards are handed out, `claims`
    says which of them still lie there. Lists hold unchangeable things only: copies are cheap.
    """

    seed: int
    script: tuple[tuple[CardId, ...], ...]  # the deals to come, if they were written down
    films: tuple[CardId, ...]  # films and blockbusters in the stock, in no order
    stars: tuple[CardId, ...]  # stars in the stock, in no order
    round: int
    first: Seat
    turn: Seat
    area: tuple[tuple[CardId, ...], ...]  # each column from top to bottom
    reels: list[tuple[Seat, ...]]  # on each column, from bottom to top
    left: list[int]  # reels not placed, by seat
    clap: list[bool]  # Clap Board not used, by seat
    double: list[bool]  # Double Reel not used, by seat
    claims: list[tuple[Seat, CardId]]  # cards still to be handed out, the next one last
    projects: list[Project]  # by seat and genre: see `project`
    movies: list[tuple[Movie, ...]]  # by seat
    blockbusters: list[tuple[CardId, ...]]  # by seat
    unclaimed: tuple[CardId, ...]  # what nobody took at the ends of the rounds
    wasted: tuple[CardId, ...]  # stars thrown away

    def copy(self) -> State:
        """Another state that shares nothing changeable with this one."""
        return State(
            self.seed,
            self.script,
            self.films,
            self.stars,
            self.round,
            self.first,
            self.turn,
            self.area,
            self.reels[:],
            self.left[:],
            self.clap[:],
            self.double[:],
            self.claims[:],
            self.projects[:],
            self.movies[:],
            self.blockbusters[:],
            self.unclaimed,
            self.wasted,
        )

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.left)

    def project(self, seat: Seat, genre: Genre) -> Project:
        """A seat's open project of a genre; empty if there is none."""
        return self.projects[seat * len(GENRES) + GENRES.index(genre)]

    def projects_of(self, seat: Seat) -> list[Project]:
        """A seat's projects, one a genre, empty ones too."""
        return self.projects[seat * len(GENRES) : (seat + 1) * len(GENRES)]
