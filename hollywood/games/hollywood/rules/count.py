"""The final count of Hollywood!: every point, where it comes from, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say

from .deck import Deck, Genre, Options

Source: TypeAlias = Literal["blockbusters", "movie", "project"]
Movie: TypeAlias = tuple[CardId, ...]  # the star, then the films it finished
Project: TypeAlias = tuple[CardId, ...]  # open films of one genre
TIED = "hollywood.count.project_tied"  # the formula of projects of which none counts


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the count: what it is, the cards behind it, the points and how they are made.

    The product of the factors is the points: of a movie films, stars and, where that was agreed,
    unwanted films; of blockbusters how many they are and what each is worth.
    """

    what: Source
    cards: tuple[CardId, ...]
    points: int
    formula: Message
    factors: tuple[int, ...]

    @property
    def earned(self) -> bool:
        """Whether nothing can take these points away any more."""
        return self.what != "project"


@dataclass(frozen=True, slots=True)
class Score:
    """A player's whole count."""

    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """All points."""
        return sum(item.points for item in self.items)

    @property
    def earned(self) -> int:
        """Points that nothing can take away any more."""
        return sum(item.points for item in self.items if item.earned)

    @property
    def movies(self) -> list[int]:
        """What each movie is worth, the best first."""
        return sorted((i.points for i in self.items if i.what == "movie"), reverse=True)

    @property
    def best_movie(self) -> int:
        """The most valuable movie; nought without one."""
        return max(self.movies, default=0)


class Counter:
    """Counts by the constants of one deck and the options of one match."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self._options = options
        self._scoring = deck.scoring
        self._faces = deck.faces
        self._size = [deck.scoring.award if face.award else 1 for face in deck.faces]

    def score(
        self,
        blockbusters: Sequence[CardId],
        movies: Sequence[Movie],
        projects: Sequence[Project],
        unclaimed: Sequence[CardId],
    ) -> Score:
        """The count of one player; `unclaimed` is what nobody took at the ends of the rounds."""
        items = [self._movie(movie, unclaimed) for movie in movies]
        if blockbusters:
            items.append(self._blockbusters(tuple(blockbusters)))
        items += self._projects([project for project in projects if project])
        return Score(tuple(items))

    def _blockbusters(self, cards: tuple[CardId, ...]) -> Item:
        factors = (len(cards), self._scoring.blockbuster)
        formula = say("hollywood.count.blockbusters", count=factors[0], each=factors[1])
        return Item("blockbusters", cards, prod(factors), formula, factors)

    def _movie(self, movie: Movie, unclaimed: Sequence[CardId]) -> Item:
        star, *films = movie
        stars, genre = self._faces[star].stars, self._faces[films[0]].genre
        factors: tuple[int, ...] = (self.size(films), stars)
        counted = {
            "films": self._films(films),
            "stars": say("hollywood.count.stars", count=stars),
        }
        formula = say("hollywood.count.movie", **counted)
        if self._options.advanced == "on" and genre is not None:
            factors = (*factors, self.multiplier(genre, unclaimed))
            unwanted = self._multiplied(genre, unclaimed)
            formula = say("hollywood.count.movie_advanced", **counted, unwanted=unwanted)
        return Item("movie", movie, prod(factors), formula, factors)

    def size(self, films: Sequence[CardId]) -> int:
        """How many films these count as; an award makes one count for more."""
        return sum(self._size[film] for film in films)

    def _films(self, films: Sequence[CardId]) -> Message:
        """The films, and what awards add to them."""
        counted = say("hollywood.count.films", count=len(films))
        if more := self.size(films) - len(films):
            awards = say("hollywood.count.awards", count=more)
            return say("hollywood.count.films_and_awards", films=counted, awards=awards)
        return counted

    def unwanted(self, genre: Genre, unclaimed: Sequence[CardId]) -> int:
        """How many films of this genre nobody took, as the advanced rule counts them."""
        faces = [self._faces[card] for card in unclaimed if self._faces[card].genre == genre]
        return sum(self._options.adv_award if face.award else 1 for face in faces)

    def multiplier(self, genre: Genre, unclaimed: Sequence[CardId]) -> int:
        """What the advanced rule multiplies every movie of this genre by."""
        unwanted = self.unwanted(genre, unclaimed)
        match self._options.adv_zero:
            case "min1":
                return max(unwanted, 1)
            case "plus1":
                return unwanted + 1
        return unwanted

    def _multiplied(self, genre: Genre, unclaimed: Sequence[CardId]) -> Message:
        """The multiplier in words."""
        unwanted = self.unwanted(genre, unclaimed)
        counted = say("hollywood.count.unwanted", count=unwanted)
        match self._options.adv_zero:
            case "min1" if not unwanted:
                return say("hollywood.count.none_unwanted")
            case "plus1":
                return say("hollywood.count.one_more", unwanted=counted)
        return counted

    def _projects(self, projects: list[Project]) -> Iterator[Item]:
        """The largest open project counts; those that are not, or tie for it, count nothing."""
        ranks = [self._rank(project) for project in projects]
        largest = [p for p, rank in zip(projects, ranks, strict=True) if rank == max(ranks)]
        scoring = self._scoring_project(largest)
        for project in projects:
            if project is scoring:
                points = self._project_points(project)
                formula = say("hollywood.count.project", count=points)
                yield Item("project", project, points, formula, (points,))
            elif project in largest:
                yield Item("project", project, 0, say(TIED), (0,))
            else:
                yield Item("project", project, 0, say("hollywood.count.project_smaller"), (0,))

    def _rank(self, project: Project) -> int:
        """The number by which projects are compared."""
        doubled = self._options.award_in_project == "double"
        return self.size(project) if doubled else len(project)

    def _project_points(self, project: Project) -> int:
        single = self._options.award_in_project == "single"
        return (len(project) if single else self.size(project)) * self._scoring.project_film

    def _scoring_project(self, largest: list[Project]) -> Project | None:
        if len(largest) == 1 or (largest and self._options.project_tie == "score_one"):
            return max(largest, key=self._project_points)
        return None

    def ranks(self, scores: Sequence[Score]) -> tuple[int, ...]:
        """Each player's place, 1 for who has won: most points, then by movies; ties share it."""
        results = [self._result(score) for score in scores]
        return tuple(1 + sum(other > result for other in results) for result in results)

    def winners(self, scores: Sequence[Score]) -> tuple[Seat, ...]:
        """Who has won."""
        return tuple(seat for seat, rank in enumerate(self.ranks(scores)) if rank == 1)

    def _result(self, score: Score) -> tuple[int, list[int]]:
        """The total, then the best movie, or by the option all movies; none is worth nought."""
        movies = [points for points in score.movies if points]
        return score.total, movies[: 1 if self._options.tiebreak == "shared" else None]
