"""What stands on the page for a new match: both clubs, Felix at one of them, the cast."""

from __future__ import annotations

import pygame

from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import Size, canvas, lay_on

from ..rules.deck import Options
from ..table.club_chips import CLUBS
from ..table.street_pictures import StreetPictures

_CAST = ("left", "sue", "right", "deb", "hal", "charlie")
_SMALLER = {"charlie": 0.66}  # than the others
_FELIX, _ASIDE = 0.5, 0.02  # of the height of a club, of its width
_LEAST = 40  # pixels: lower, and nobody is recognised
_TALLEST = 0.27  # of the width the cast has


def at_its_door(
    pictures: StreetPictures, seat: Seat, options: Options, high: int
) -> pygame.Surface:
    """A club so high, alight; Felix is there if it is agreed that he is."""
    top = pictures.listing.club_neon[1]
    bottom = pictures.listing.club[1] + pictures.listing.club[3]
    house, _ = pictures.house(CLUBS[seat], lit=True, unit=high / (bottom - top))
    if options.first_player != f"seat_{seat + 1}":
        return house
    felix = pictures.figure("hal", round(high * _FELIX))
    picture = canvas((house.get_width() + felix.get_width() // 2, high))
    lay_on(house, picture)
    at = felix.get_rect(bottomright=(picture.get_width(), high))
    lay_on(felix, picture, at.topleft)
    return picture


def cast(pictures: StreetPictures, size: Size) -> pygame.Surface | None:
    """Everybody side by side; nobody if there is no room."""
    high = min(size[1], round(size[0] * _TALLEST))
    if high < _LEAST:
        return None
    picture = canvas((size[0], high))
    step = size[0] / len(_CAST)
    for number, name in enumerate(_CAST):
        figure = pictures.figure(name, round(high * _SMALLER.get(name, 1.0)))
        place = figure.get_rect(midbottom=(round((number + 0.5) * step), high))
        lay_on(figure, picture, place.topleft)
    return picture
