"""Handing out: cards go to their owners one by one, up to a choice for a star."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.game import CardId, Tell
from hollywood.core.message import Seat

from .deck import GENRES, Face
from .state import BlockbusterTaken, FilmTaken, MovieFinished, StarWasted, State, Swept

_GENRES = len(GENRES)
_BLOCKBUSTER = _GENRES  # what a card does when claimed: a number below is a film of that genre
STAR = _GENRES + 1


def role(face: Face) -> int:
    """What a card does when it is claimed."""
    if face.genre is not None:
        return GENRES.index(face.genre)
    return _BLOCKBUSTER if face.kind == "blockbuster" else STAR


def hand_out(s: State, roles: Sequence[int], tell: Tell | None) -> bool:
    """Give card after card to its owner; stop before a star whose owner has a choice."""
    while s.claims:
        seat, card = s.claims[-1]
        role = roles[card]
        if role < _GENRES:
            _take_film(s, seat, card, role, tell)
        elif role == _BLOCKBUSTER:
            _take_blockbuster(s, seat, card, tell)
        elif not _take_star(s, seat, card, tell):
            return False
    return True


def _take_film(s: State, seat: Seat, card: CardId, genre: int, tell: Tell | None) -> None:
    s.claims.pop()
    place = seat * _GENRES + genre
    before = s.projects[place]
    s.projects[place] = (*before, card)
    if tell:
        tell(FilmTaken(seat, card, opened=not before))


def _take_blockbuster(s: State, seat: Seat, card: CardId, tell: Tell | None) -> None:
    s.claims.pop()
    s.blockbusters[seat] = (*s.blockbusters[seat], card)
    if tell:
        tell(BlockbusterTaken(seat, card))


def _take_star(s: State, seat: Seat, card: CardId, tell: Tell | None) -> bool:
    """A star finishes its owner's only project or is wasted; False if the owner must choose."""
    projects = s.projects_of(seat)
    empty = projects.count(())
    if empty == _GENRES:
        s.claims.pop()
        s.wasted = (*s.wasted, card)
        if tell:
            tell(StarWasted(seat, card))
    elif empty == _GENRES - 1:
        finish(s, next(g for g, films in enumerate(projects) if films), tell)
    else:
        return False
    return True


def finish(s: State, genre: int, tell: Tell | None) -> None:
    """The star next in line finishes its owner's project of this genre."""
    seat, star = s.claims.pop()
    place = seat * _GENRES + genre
    movie = (star, *s.projects[place])
    s.projects[place] = ()
    s.movies[seat] = (*s.movies[seat], movie)
    if tell:
        tell(MovieFinished(seat, movie))


def sweep(s: State, tell: Tell | None) -> None:
    """Cards without a reel leave the game; they are always the tops of columns."""
    cards = tuple(
        card
        for column, reels in zip(s.area, s.reels, strict=True)
        for card in column[: len(column) - len(reels)]
    )
    s.unclaimed += cards
    s.area = ()
    s.reels = []
    if tell:
        tell(Swept(cards))
