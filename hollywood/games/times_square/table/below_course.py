"""Below the course of a match: what each turn was played with, and where Esmé and Fizz stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from hollywood.core.message import Seat
from hollywood.set_up import AnyMatch
from hollywood.ui.analysis.below_course import BelowCourse, Track
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, lay_on

from ..rules import state as rules
from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import FIGURES
from .geometry import HALF
from .inks import EDGE, NEON, ROLE
from .small_position import small_position
from .small_street import painted_space
from .street_pictures import StreetPictures

_SIGNS: dict[type, str] = {
    rules.Sue: "role_sue",
    rules.Trio: "role_sue",
    rules.Guards: "role_guard",
    rules.GuardsToSue: "role_guard",
    rules.Hal: "role_hal",
    rules.Deb: "role_deb",
    rules.DebToManhole: "role_deb",
    rules.Lure: "lure",
    rules.Discard: "discard",
}
_INSIDE, _LINE = 0.74, 0.07  # of a sign: what was played, and the edge of whose turn it was


def below_course(
    props: Props, pictures: StreetPictures, match: AnyMatch, starts: Sequence[int], viewer: Seat
) -> BelowCourse:
    """The cards of a turn are of one colour; up is where the door of whoever looks is."""
    game, moves = match.game, match.moves
    assert isinstance(game, TimesSquare), "a match of this game"
    states: list[State] = [*(match.states[start] for start in starts), match.state]
    way = (1 if viewer else -1) / HALF
    esme, fizz = [], []
    for state in states:
        esme.append(way * state.places.sue)
        fizz.append(way * state.charlie)

    def sign(at: int, size: int) -> pygame.Surface:
        name, seat = _SIGNS.get(type(moves[starts[at]])), states[at].turn
        key = ("below course", name, seat, size)
        return props.shapes.of(key, lambda: _painted(pictures, name, seat, size))

    def position(at: int, size: Size) -> pygame.Surface:
        return small_position(props.screen, pictures, game, states[at], size, ())

    return BelowCourse(sign, [*_tracks(pictures, {"sue": esme, "charlie": fizz})], position)


def _tracks(pictures: StreetPictures, stood: dict[str, list[float]]) -> Iterator[Track]:
    inks = dict(zip((*FIGURES, "charlie"), ROLE, strict=True))
    for figure, places in stood.items():
        yield Track(partial(pictures.chip, figure), inks[figure], places)


def _painted(pictures: StreetPictures, name: str | None, seat: Seat, size: int) -> pygame.Surface:
    """On a space of the club whose turn it was; an empty one if nothing was played."""
    space = HALF if seat else -HALF
    layer = painted_space(space, size, EDGE, NEON[seat], size * _LINE)
    if name is not None:
        mark = pictures.sign(name, round(size * _INSIDE))
        lay_on(mark, layer, mark.get_rect(center=layer.get_rect().center).topleft)
    return layer
