"""The ground of a panel: velvet in the seat's colour, through which the felt is seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from threading import Lock

import pygame
from pygame import Color

from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import mixed, round_light, sheer, soft_light, vertical
from hollywood.ui.draw.high_contrast import FOCUS, PANEL, bright
from hollywood.ui.draw.shapes import soft_shape
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on
from hollywood.ui.draw.theme import BRASS, GOLD, NIGHT, WHITE

from .panel import RADIUS, Panel

# top and foot of the velvet where the deck has these colours; of others it follows from their ink
_VELVET = {
    "ruby": ("#4a121c", "#260d15"),
    "sapphire": ("#142857", "#0d1735"),
    "amber": ("#52320e", "#2b1b0c"),
    "emerald": ("#0d4738", "#0a2a24"),
}
_RING = {"sapphire": "#2a5cb8"}  # on velvet its main ink is too dark
_MIDDLE, _SUNK = 0.42, 0.55  # at its middle stop the velvet is so far on its way to the foot
_DENSE, _FELT = 0.89, 0.6  # how much of the velvet is seen, and how much the felt is
_RAYS, _RAY = 22, 0.035
_LAMP, _LIT_LAMP, _REACH = 0.24, 0.34, 0.8
_SOFT, _GROWN = 18, 2  # units: the light round a panel; how far what shines goes beyond it
_LIT_TOP, _LIT_FOOT = 0.16, 0.45  # of the main and of the dark ink, where the seat is active
_HOLE, _HOLE_APART = (6, 7.2), 15  # units: perforation
_BLACK = Color("#05070b")


class Inks:
    """The colours of a seat."""

    def __init__(self, props: Props, colour: str) -> None:
        self.dark, main, self.light = (Color(ink) for ink in props.art.colours[colour])
        self.main = Color(_RING.get(colour, main))
        ends = _VELVET.get(colour) or (mixed(self.dark, NIGHT, 0.2), mixed(self.dark, NIGHT, 0.6))
        self.top, self.foot = (Color(ink) for ink in ends)


class Velvet:
    """The panels of one window, each painted once for a seat that acts and once for one that waits.

    They are cut to the felt that lies under them.
    """

    def __init__(self, props: Props, felt: Callable[[], pygame.Surface]) -> None:
        self._props, self._felt = props, felt
        self._px = props.screen.px
        self._jobs = BackgroundJobs()
        self._kept: dict[tuple[tuple[int, int], str, bool], pygame.Surface] = {}
        self._door = Lock()  # no panel is painted by two threads at once

    def draw(
        self, canvas: pygame.Surface, panel: Panel, colour: str, inks: Inks, active: bool
    ) -> None:
        """The ground of a panel; where the seat acts, it shines."""
        ground = self._ground(panel, colour, inks, active)
        if active:
            lay_on(ground, canvas, ground.get_rect(center=panel.rect.center).topleft)
        else:
            canvas.blit(ground, panel.rect)

    def prepare(self, panel: Panel, colour: str, inks: Inks) -> None:
        """Have the ground painted that is seen when the seat is to act."""
        self._jobs.add(partial(self._ground, panel, colour, inks, True))

    def put_away(self) -> None:
        """No panel is seen for a while."""
        self._jobs.cancel()
        self._kept.clear()

    def _ground(self, panel: Panel, colour: str, inks: Inks, active: bool) -> pygame.Surface:
        """The ground of a panel, painted if it was not yet."""
        key = (panel.rect.topleft, colour, active)
        with self._door:
            if key not in self._kept:
                painted = self._painted(panel, inks, active)
                laid = self._lit(painted) if active else self._laid(painted, panel.rect)
                self._kept[key] = laid
            return self._kept[key]

    def _lit(self, painted: pygame.Surface) -> pygame.Surface:
        """A panel with the light round it."""
        more = 2 * self._px(_GROWN)
        size = (painted.get_width() + more, painted.get_height() + more)
        light = soft_shape(size, self._px(RADIUS), self._px(_SOFT), sheer(GOLD, 0.5))
        lay_on(painted, light, painted.get_rect(center=light.get_rect().center).topleft)
        return light

    def _laid(self, painted: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
        """A panel with the felt round its corners: nothing is seen through it, so it is quick."""
        ground = self._felt().subsurface(rect).copy()
        lay_on(painted, ground)
        return ground

    def _painted(self, panel: Panel, inks: Inks, active: bool) -> pygame.Surface:
        rect = panel.rect
        if self._props.screen.contrast:
            return self._flat(panel, inks, active)
        cloth = self._felt().subsurface(rect).copy()
        lay_on(_cloth(rect.size, inks, active), cloth)
        soft_light(cloth, self._without_shadow(rect), _FELT)
        middle = (rect.width // 2, panel.shelf.rect.bottom - rect.top)
        lay_on(_rays(rect.size, middle, sheer(inks.light, _RAY)), cloth)
        lamp = sheer(inks.main, _LIT_LAMP if active else _LAMP)
        corner = (rect.width if panel.mirrored else 0, 0)
        stops = ((0.0, lamp), (1.0, sheer(inks.main, 0)))
        lay_on(round_light(rect.size, corner, rect.width * _REACH, stops), cloth)
        self._spine(cloth, panel, inks)
        return self._edged(cloth, inks, active)

    def _flat(self, panel: Panel, inks: Inks, active: bool) -> pygame.Surface:
        """Black, a white edge or a bright one, and the colour of the seat at the outer side."""
        shapes, px, size = self._props.shapes, self._px, panel.rect.size
        edge, line = (FOCUS, px(4)) if active else (WHITE, px(2))
        flat = shapes.panel(size, px(RADIUS), PANEL, edge, line).copy()
        spine = panel.spine.move(-panel.rect.left, -panel.rect.top).inflate(0, -2 * px(RADIUS))
        flat.fill(bright(inks.main), spine.clip(flat.get_rect().inflate(-4 * line, 0)))
        return flat

    def _without_shadow(self, rect: pygame.Rect) -> pygame.Surface:
        """The felt under a panel, on which its own shadow, of half the light, does not fall."""
        dark = self._felt().subsurface(rect)
        felt = dark.copy()
        felt.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return felt

    def _spine(self, cloth: pygame.Surface, panel: Panel, inks: Inks) -> None:
        """The perforation along the outer edge."""
        px, spine = self._px, panel.spine.move(-panel.rect.left, -panel.rect.top)
        cloth.fill(inks.dark, spine)
        line = layer_of((max(1, px(1)), spine.height))
        line.fill(sheer(inks.light, 0.35).premul_alpha())
        lay_on(line, cloth, (spine.left if panel.mirrored else spine.right - line.get_width(), 0))
        wide, high = px(_HOLE[0]), px(_HOLE[1])
        lip = self._props.shapes.panel((wide, high), px(1.8), sheer(inks.light, 0.28))
        hole = self._props.shapes.panel((wide, high), px(1.8), _BLACK)
        apart = self._props.screen.scale * _HOLE_APART
        many = int((spine.height - px(8)) // apart)
        first = (spine.height - (many - 1) * apart) / 2
        for number in range(many):
            at = hole.get_rect(center=(spine.centerx, round(first + number * apart)))
            lay_on(lip, cloth, at.move(0, max(1, px(0.8))).topleft)
            lay_on(hole, cloth, at.topleft)

    def _edged(self, cloth: pygame.Surface, inks: Inks, active: bool) -> pygame.Surface:
        """The cloth with its edge and round corners."""
        shapes, px = self._props.shapes, self._px
        size, radius = cloth.get_size(), px(RADIUS)
        shape = layer_of(size)
        shape.blit(cloth, (0, 0))
        if active:
            lay_on(_inner_glow(size, px(14), sheer(GOLD, 0.24)), shape)
            edge, line = GOLD, px(3.5)
        else:
            edge, line = sheer(mixed(inks.main, BRASS, 0.35), 0.55), max(1, px(1))
        clip_to(shape, shapes.panel(size, radius, Color("white")))
        frame = shapes.panel(size, radius, edge).copy()
        hollow = shapes.panel(
            (size[0] - 2 * line, size[1] - 2 * line), max(1, radius - line), Color("white")
        )
        frame.blit(hollow, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
        lay_on(frame, shape)
        return shape


def _cloth(size: tuple[int, int], inks: Inks, active: bool) -> pygame.Surface:
    """The velvet by itself, lighter at its top."""
    top, foot = inks.top, inks.foot
    if active:
        top, foot = mixed(top, inks.main, _LIT_TOP), mixed(foot, inks.dark, _LIT_FOOT)
    stops = ((0.0, top), (_MIDDLE, mixed(top, foot, _SUNK)), (1.0, foot))
    return vertical(size, [(where, sheer(ink, _DENSE)) for where, ink in stops])


def _rays(size: tuple[int, int], middle: tuple[int, int], ink: Color) -> pygame.Surface:
    """Rays that rise from a point."""
    layer, far = layer_of(size), size[0] + size[1]
    for number in range(_RAYS):
        turns = [2 * pi * (number + part) / _RAYS for part in (0, 0.5)]
        ends = [(middle[0] + far * cos(turn), middle[1] + far * sin(turn)) for turn in turns]
        pygame.draw.polygon(layer, ink.premul_alpha(), [middle, *ends])
    return layer


def _inner_glow(size: tuple[int, int], soft: int, ink: Color) -> pygame.Surface:
    """Light that comes in from the edges."""
    layer = layer_of(size)
    layer.fill(ink.premul_alpha())
    dark = layer_of(size)
    dark.fill((255, 255, 255, 255), pygame.Rect((0, 0), size).inflate(-2 * soft, -2 * soft))
    for _ in range(2):
        dark = pygame.transform.box_blur(dark, max(1, soft // 2))
    layer.blit(dark, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return layer
