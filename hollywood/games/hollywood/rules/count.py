"""The final count of Hollywood!: every point, where it comes from, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say

from .deck import Deck, Options

Movie: TypeAlias = tuple[CardId, ...]  # the star, then the films it finished
Project: TypeAlias = tuple[CardId, ...]  # open films of one genre


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the count: what it is, the cards behind it, the points and how they are made."""

    what: Literal["blockbusters", "movie", "project"]
    cards: tuple[CardId, ...]
    points: int
    formula: Message


@dataclass(frozen=True, slots=True)
class Score:
    """A player's whole count."""

    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """All points."""
        return sum(item.points for item in self.items)

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
        each = self._scoring.blockbuster
        formula = say("hollywood.count.blockbusters", count=len(cards), each=each)
        return Item("blockbusters", cards, len(cards) * each, formula)

    def _movie(self, movie: Movie, unclaimed: Sequence[CardId]) -> Item:
        star, *films = movie
        size, stars = self.size(films), self._faces[star].stars
        counted = {
            "films": say("hollywood.count.films", count=size),
            "stars": say("hollywood.count.stars", count=stars),
        }
        if self._options.advanced == "off":
            formula = say("hollywood.count.movie", **counted)
            return Item("movie", movie, size * stars, formula)
        times = self._unwanted(films[0], unclaimed)
        formula = say(
            "hollywood.count.movie_advanced",
            **counted,
            unwanted=say("hollywood.count.unwanted", count=times),
        )
        return Item("movie", movie, size * stars * times, formula)

    def size(self, films: Sequence[CardId]) -> int:
        """How many films these count as; an award makes one count for more."""
        return sum(self._size[film] for film in films)

    def _unwanted(self, film: CardId, unclaimed: Sequence[CardId]) -> int:
        """What the advanced rule multiplies by: films of this genre that nobody took."""
        genre = self._faces[film].genre
        unwanted = [self._faces[card] for card in unclaimed if self._faces[card].genre == genre]
        times = sum(self._options.adv_award if face.award else 1 for face in unwanted)
        match self._options.adv_zero:
            case "min1":
                return max(times, 1)
            case "plus1":
                return times + 1
        return times

    def _projects(self, projects: list[Project]) -> Iterator[Item]:
        """The largest open project counts; those that are not, or tie for it, count nothing."""
        ranks = [self._rank(project) for project in projects]
        largest = [p for p, rank in zip(projects, ranks, strict=True) if rank == max(ranks)]
        scoring = self._scoring_project(largest)
        for project in projects:
            if project is scoring:
                points = self._project_points(project)
                yield Item("project", project, points, say("hollywood.count.project", count=points))
            elif project in largest:
                yield Item("project", project, 0, say("hollywood.count.project_tied"))
            else:
                yield Item("project", project, 0, say("hollywood.count.project_smaller"))

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
