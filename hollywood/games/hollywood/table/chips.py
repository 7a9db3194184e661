"""Studio cards in the hand: the picture only, as large as the place allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Color

from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.high_contrast import PANEL
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on, scaled
from hollywood.ui.draw.theme import CREAM, WHITE
from hollywood.ui.table.stage import Key, Pose

from .layout import CLAP

_RADIUS = 7
_WIDER, _WIDER_CLAP = 1.16, 1.14  # the card is so many times as wide as what is seen of it
_MIDDLE, _MIDDLE_CLAP = 0.42, 0.40  # of the card's height: what lies in the middle
_NONE = (0, 0, 0, 0)
_SIGN = 0.8  # of the chip: what stands in the place of the picture where contrast is high


class StudioChips:
    """The studio cards that players hold and have not used."""

    def __init__(
        self, props: Props, chairs: Sequence[Chair], card: Callable[[Key, int], pygame.Surface]
    ) -> None:
        self._props, self._chairs, self._card = props, chairs, card

    def prepare(self, key: Key, wide: int) -> None:
        """On another thread: have both its pictures drawn."""
        for usable in (False, True):
            self._picture(key, wide, usable)

    def paint(self, canvas: pygame.Surface, key: Key, wide: int, pose: Pose, usable: bool) -> None:
        """One of them, which is so wide when it is neither lifted nor pressed."""
        picture, px = self._picture(key, wide, usable), self._props.screen.px
        if (seen := round(pose.width)) != wide:
            picture = scaled(picture, (seen, seen))
        place = picture.get_rect(center=(round(pose.x), round(pose.y)))
        self._props.shapes.cast_shadow(canvas, place, px(7), px(4), (0, px(2)))
        lay_on(picture, canvas, place.topleft)

    def _picture(self, key: Key, wide: int, usable: bool) -> pygame.Surface:
        props, colour = self._props, str(self._chairs[key[1]].colour)
        light = Color(props.art.colours[colour][2])

        def drawn() -> pygame.Surface:
            return chip(
                props, key[0], self._card(key, card_width(key[0], wide)), wide, light, usable
            )

        id = ("chip", key[0], colour, wide, usable, props.language, props.settings.symbols)
        return props.shapes.of(id, drawn)


def card_width(kind: str, chip: int) -> int:
    """How wide the card is of which so much is seen."""
    return round(chip * (_WIDER_CLAP if kind == CLAP else _WIDER))


def chip(
    props: Props, kind: str, card: pygame.Surface, wide: int, light: Color, usable: bool
) -> pygame.Surface:
    """The picture of a studio card, framed brighter where it can be used now."""
    px = props.screen.px
    size, radius = (wide, wide), px(_RADIUS)
    seen = layer_of(size)
    if props.screen.contrast:
        _sign(props, kind, seen)
    else:
        middle = round(card.get_height() * (_MIDDLE_CLAP if kind == CLAP else _MIDDLE))
        lay_on(card, seen, ((wide - card.get_width()) // 2, wide // 2 - middle))
    clip_to(seen, props.shapes.panel(size, radius, WHITE))
    ink, line = (CREAM, px(2)) if usable else (light, px(1.1))
    lay_on(props.shapes.panel(size, radius, _NONE, ink, max(1, line)), seen)
    return seen


def _sign(props: Props, kind: str, chip: pygame.Surface) -> None:
    """White on black: a slate, or two reels."""
    chip.fill(PANEL)
    sign = props.shapes.icon("slate" if kind == CLAP else "reels", round(chip.width * _SIGN), WHITE)
    lay_on(sign, chip, sign.get_rect(center=chip.get_rect().center).topleft)
