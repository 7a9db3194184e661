"""The icons of Paperback's cards as they are shown on pages: on a piece of paper."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood import paths
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, canvas, lay_on, load_at
from hollywood.ui.rulebook import signs
from hollywood.ui.rulebook.rulebook import Picture

from ..card_pictures import FOLDER

PAPER, EDGE = Color("#f3e9cf"), Color("#1c1712")
_FOLDER = paths.assets() / FOLDER / "icons" / "128"
_WITHIN = 0.68  # of the disc: its icon


def icon(name: str, wide: int) -> pygame.Surface:
    """An icon so wide in pixels, as it is drawn: in ink."""
    return load_at(_FOLDER / f"{name}.webp", (wide, wide))


def on_paper(props: Props, name: str, wide: int) -> pygame.Surface:
    """The icon on a round piece of paper, to be seen on any ground."""
    picture = canvas((wide, wide))
    disc = props.shapes.disc(wide, PAPER, EDGE, max(1, wide // 30))
    lay_on(disc, picture, disc.get_rect(center=(wide // 2, wide // 2)).topleft)
    drawn = icon(name, round(wide * _WITHIN))
    lay_on(drawn, picture, drawn.get_rect(center=(wide // 2, wide // 2)).topleft)
    return picture


def sign(name: str) -> Picture:
    """The icon as a sign beside what it means."""

    def drawn(props: Props, size: Size) -> pygame.Surface:
        return on_paper(props, name, signs.small(size))

    return drawn
