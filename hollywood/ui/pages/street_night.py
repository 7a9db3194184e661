"""What is behind and before the houses: night, town and wet pavement, searchlights and pools."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood import paths
from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import canvas, lay_on, load, scaled

from .backdrop import printed
from .house_fronts import lay_from_ends
from .house_layers import part

_KEY_ART = "keyart"
_BEHIND = {"night", "city"}
_GROUND = 86  # units: the pavement begins so far above the window's foot
_POOL = 68  # units: pools of light likewise
_CROWD = (0, 473, 691, 195)  # of the key art's street: people seen from behind
_CROWD_SHARE = 0.62  # of their drawn size
_STANDS = 34  # units: how far the crowd reaches above a sill
_WARM, _AROUND = (255, 179, 71), 80  # the glow round an open house, and how far it reaches in units
_GLOW = 107  # of 255


class StreetNight:
    """All of it at the size of one window."""

    def __init__(
        self, screen: Screen, facades: Sequence[Facade | None], opened: pygame.Rect
    ) -> None:
        self.screen = screen
        self.ground = _ground(screen)
        self._beams = part("beams", screen)
        self._pools = {
            pool.light: part(f"pool_{pool.light}", screen)
            for facade in facades
            if facade is not None
            for pool in facade.pools
        }
        self._crowd = _crowd(screen)
        self._glow = _glow(opened.size, screen)

    def shine(self, onto: pygame.Surface, facade: Facade | None, rect: pygame.Rect) -> None:
        """The light of the open house that stands there: behind it and before it."""
        lay_on(self._beams, onto, self._beams.get_rect(midtop=(rect.centerx, 0)).topleft)
        top = onto.get_height() - self.screen.px(_POOL)
        for pool in facade.pools if facade is not None else ():
            lay_on(self._pools[pool.light], onto, (rect.centerx + self.screen.px(pool.left), top))
        reach = self.screen.px(_AROUND)
        lay_from_ends(self._glow, onto, rect.inflate(2 * reach, 0), rect.top - reach)

    def people(self, onto: pygame.Surface, rect: pygame.Rect) -> None:
        """Some people before a house that is asleep."""
        at = self._crowd.get_rect(midtop=(rect.centerx, rect.bottom - self.screen.px(_STANDS)))
        lay_on(self._crowd, onto, at.topleft)


def _ground(screen: Screen) -> pygame.Surface:
    """The night with the town and the pavement, which is mirrored beyond its width."""
    ground = printed(screen, _KEY_ART, _BEHIND)
    street = part("street", screen)
    mirrored = pygame.transform.flip(street, True, False)
    top = screen.height - screen.px(_GROUND)
    middle = (screen.width - street.get_width()) // 2
    many = -(-max(0, middle) // street.get_width())
    for each in range(-many, many + 1):
        lay_on(mirrored if each % 2 else street, ground, (middle + each * street.get_width(), top))
    return ground


def _crowd(screen: Screen) -> pygame.Surface:
    fine = "1920x1080" if screen.scale <= 1 else "3840x2160"
    street = load(paths.assets() / _KEY_ART / fine / "street.webp")
    dense = 1 if screen.scale <= 1 else 2
    cut = street.subsurface(pygame.Rect([side * dense for side in _CROWD]).clip(street.get_rect()))
    share = screen.scale * _CROWD_SHARE / dense
    return scaled(cut, (round(cut.get_width() * share), round(cut.get_height() * share)))


def _glow(size: tuple[int, int], screen: Screen) -> pygame.Surface:
    """Made small and enlarged: it has no edges."""
    less, reach = 8, screen.px(_AROUND)
    wide, high = ((side + 2 * reach) // less for side in size)
    small = canvas((wide, high))
    edge = reach // less
    small.fill((*_WARM, _GLOW), pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge))
    soft = pygame.transform.gaussian_blur(small.premul_alpha(), max(1, edge // 3))
    return scaled(soft, (wide * less, high * less))
