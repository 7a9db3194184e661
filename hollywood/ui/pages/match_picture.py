"""A match in a picture: its players side by side, each with face, colour, name and points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Color

from hollywood.bots.roles import Roles
from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.saves import Kept
from hollywood.set_up import AnyKit
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, GOLD, INK_ON_GOLD, PANEL, Type
from hollywood.ui.widgets.page import Drawn

from .menu import points_of

_FACE, _RING = 76, 3.2  # units
_DISC = 40  # units: the points, at the lower right of a face
_ROOM = 12  # units: between players
_SHRINKS = 0.62  # of a disc: its number at most


def picture_of(props: Props, kit: AnyKit, kept: Kept, order: Sequence[Seat] | None = None) -> Drawn:
    """Draws the match as it stands, for so much width, with words as they are there.

    Without an order, from the left, players stand by their seats.
    """
    chairs = kept.set_up.chairs
    points: Sequence[int | None] = points_of(kept) or [None] * len(chairs)
    roles = Roles(kit.levels, kit.characters)
    players = [
        (chairs[seat], roles.face(chairs[seat].who), points[seat])
        for seat in order or range(len(chairs))
    ]
    return partial(_drawn, props, players)


def _drawn(
    props: Props,
    players: Sequence[tuple[Chair, str, int | None]],
    typesetter: Typesetter,
    wide: int,
) -> pygame.Surface:
    px = props.screen.px
    face, share = px(_FACE), wide // len(players)
    names = [
        typesetter.block(chair.name, Type.LABEL, CREAM, share - px(_ROOM), "centre")
        for chair, *_ in players
    ]
    picture = canvas((wide, face + px(6) + max(name.get_height() for name in names)))
    for number, (chair, portrait, points) in enumerate(players):
        at = pygame.Rect(number * share, 0, share, face)
        place = pygame.Rect(0, 0, face, face)
        place.midtop = at.midtop
        _face(props, chair, portrait, place, picture)
        if points is not None:
            _points(props, typesetter, points, place, picture)
        spot = names[number].get_rect(midtop=(at.centerx, face + px(6)))
        lay_on(names[number], picture, spot.topleft)
    return picture


def _face(
    props: Props, chair: Chair, portrait: str, place: pygame.Rect, onto: pygame.Surface
) -> None:
    """The portrait in its player's colour, or the player's token."""
    ring = max(2, props.screen.px(_RING))
    colour = str(chair.colour)  # of a match that was set up
    ink = Color(props.art.colours[colour][1])
    lay_on(props.shapes.disc(place.width, PANEL, ink, ring), onto, place.topleft)
    inside = place.width - 2 * ring
    shown = props.art.portrait(portrait, inside)
    if shown is None:
        shown = props.art.token(colour, inside, props.settings.symbols)
    lay_on(shown, onto, shown.get_rect(center=place.center).topleft)


def _points(
    props: Props, typesetter: Typesetter, points: int, face: pygame.Rect, onto: pygame.Surface
) -> None:
    """The points on a disc of gold."""
    size = props.screen.px(_DISC)
    disc = props.shapes.disc(size, GOLD, INK_ON_GOLD, max(1, props.screen.px(2)))
    place = disc.get_rect(center=(face.right - size // 8, face.bottom - size // 3))
    place.right = min(place.right, face.centerx + face.width * 3 // 4)
    lay_on(disc, onto, place.topleft)
    room = (round(size * 0.9), round(size * _SHRINKS * 1.35))
    words = typesetter.within(str(points), Type.NUMBER, INK_ON_GOLD, room, "centre")
    lay_on(words, onto, words.get_rect(center=place.center).topleft)
