"""What is behind and before the houses: night, town and wet pavement, searchlights and pools."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood import paths
from hollywood.facade import Facade
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.around import around, beside
from hollywood.ui.draw.surfaces import Spot, canvas, lay_on, load, scaled

from .backdrop import layer_of, printed
from .house_fronts import from_ends, lay_on_part
from .house_layers import part, without_middle
from .lean import Leaning
from .sparse_layer import SparseLayer

_KEY_ART = "keyart"
_SKY, _TOWN = "night", "city"
FAR, NEAR = 0.3, 1.0  # of the street's leaning: of the town and the beams, and of the crowd
_LEANS = 10  # units: so far the nearest leans, at most
_GROUND = 86  # units: the pavement begins so far above the window's foot
_POOL = 68  # units: pools of light likewise
_CROWD = (0, 473, 691, 195)  # of the key art's street: people seen from behind
_CROWD_SHARE = 0.62  # of their drawn size
_STANDS = 34  # units: how far the crowd reaches above a sill
_WARM, _AROUND = (255, 179, 71), 80  # the glow round an open house, and how far it reaches in units
# units: so far from the sides of a house, and below its top, nothing is seen of what is behind it
_SIDE, _ABOVE = 8, 20
_GLOW = 107  # of 255
_LOWER = 56  # units: an asleep house is not so high as an open one, by less than this


class StreetNight:
    """All of it at the size of one window."""

    def __init__(
        self, screen: Screen, facades: Sequence[Facade | None], opened: pygame.Rect
    ) -> None:
        self.screen = screen
        self._sky = printed(screen, _KEY_ART, {_SKY})
        town, self._town_at = _town(screen)
        self._town = SparseLayer(town)
        self._beams = SparseLayer(part("beams", screen))
        self._pools = {
            pool.light: SparseLayer(part(f"pool_{pool.light}", screen))
            for facade in facades
            if facade is not None
            for pool in facade.pools
        }
        self._crowd = SparseLayer(_crowd(screen))
        glow = _glow(opened.size, screen)
        wide, high = glow.get_size()
        self._reach = (wide - opened.width) // 2, (high - opened.height) // 2
        self._glow = self._seen_of_glow(glow, opened.height)

    def paint(self, onto: pygame.Surface, lean: Leaning, houses: Sequence[pygame.Rect]) -> None:
        """The sky, and the town before it, but where houses hide both."""
        (left, top), (across, down) = self._town_at, lean.of(FAR)
        clip = onto.get_clip()
        for place in beside(onto.get_rect(), [self._hides(house) for house in houses]):
            onto.set_clip(place.clip(clip))
            onto.blit(self._sky, place, place)
            self._town.lay_on(onto, (left + across, top + down))
        onto.set_clip(clip)

    def shine(
        self, onto: pygame.Surface, facade: Facade | None, rect: pygame.Rect, lean: Leaning
    ) -> None:
        """The light of the open house that stands there: behind it and before it."""
        clip, hidden = onto.get_clip(), self._hides(rect)
        beams = pygame.Rect((0, 0), self._beams.size)
        beams.centerx = rect.centerx
        beams.move_ip(lean.of(FAR))
        for place in around(beams, hidden):
            onto.set_clip(place.clip(clip))
            self._beams.lay_on(onto, beams.topleft)
        onto.set_clip(clip)
        top = onto.get_height() - self.screen.px(_POOL)
        for pool in facade.pools if facade is not None else ():
            left = rect.centerx + self.screen.px(pool.left)
            self._pools[pool.light].lay_on(onto, (left, top))
        aside, above = self._reach
        glow = rect.inflate(2 * aside, 2 * above)
        for place in around(glow, hidden):
            onto.set_clip(place.clip(clip))
            for band, below in self._glow:
                for half, there, seen in from_ends(band, glow, glow.top + below):
                    lay_on_part(half, onto, there, seen)
        onto.set_clip(clip)

    def _seen_of_glow(self, glow: pygame.Surface, high: int) -> list[tuple[pygame.Surface, int]]:
        """What a house so high does not hide: above, beside and below it, and from where on."""
        aside, above = self._reach
        side, less = self.screen.px(_SIDE), self.screen.px(_ABOVE)
        beside = above + less
        below = max(beside, above + high - side - self.screen.px(_LOWER))
        wide = glow.get_width()

        def band(top: int, bottom: int) -> pygame.Surface:
            return glow.subsurface((0, top, wide, bottom - top)).copy()

        ends = without_middle(band(beside, below), 2 * (aside + side))
        return [(band(0, beside), 0), (ends, beside), (band(below, glow.get_height()), below)]

    def people(self, onto: pygame.Surface, rect: pygame.Rect, lean: Leaning) -> None:
        """Some people before a house that is asleep."""
        at = pygame.Rect((0, 0), self._crowd.size)
        at.midtop = rect.centerx, rect.bottom - self.screen.px(_STANDS)
        self._crowd.lay_on(onto, at.move(lean.of(NEAR)).topleft)

    def _hides(self, rect: pygame.Rect) -> pygame.Rect:
        """What is behind a house that stands there, whichever it is."""
        side, above = self.screen.px(_SIDE), self.screen.px(_ABOVE)
        hides = rect.inflate(-2 * side, -2 * side)
        hides.height, hides.top = hides.bottom - rect.top - above, rect.top + above
        return hides


def _town(screen: Screen) -> tuple[pygame.Surface, Spot]:
    """The town with the pavement, which is mirrored beyond its width, and where they lie."""
    town, (left, top) = layer_of(screen, _KEY_ART, _TOWN)
    street = part("street", screen)
    mirrored = pygame.transform.flip(street, True, False)
    kerb = screen.height - screen.px(_GROUND)
    margin = screen.px(_LEANS)
    bounds = screen.rect.inflate(2 * margin, 0)
    bounds.top, bounds.height = top, max(kerb + street.get_height(), screen.height) + margin - top
    picture = canvas(bounds.size)
    lay_on(town, picture, (left - bounds.left, 0))
    middle = (screen.width - street.get_width()) // 2
    many = -(-(max(0, middle) + margin) // street.get_width())
    for each in range(-many, many + 1):
        across = middle + each * street.get_width() - bounds.left
        lay_on(mirrored if each % 2 else street, picture, (across, kerb - top))
    return picture, bounds.topleft


def _crowd(screen: Screen) -> pygame.Surface:
    fine = "1920x1080" if screen.scale <= 1 else "3840x2160"
    street = load(paths.assets() / _KEY_ART / fine / "street.webp")
    dense = 1 if screen.scale <= 1 else 2
    cut = street.subsurface(pygame.Rect([side * dense for side in _CROWD]).clip(street.get_rect()))
    share = screen.scale * _CROWD_SHARE / dense
    return scaled(cut, (round(cut.get_width() * share), round(cut.get_height() * share)))


def _glow(size: tuple[int, int], screen: Screen) -> pygame.Surface:
    """Made small and enlarged: it has no edges. What is too faint to be seen is cut off."""
    less, reach = 8, screen.px(_AROUND)
    wide, high = ((side + 2 * reach) // less for side in size)
    small = canvas((wide, high))
    edge = reach // less
    small.fill((*_WARM, _GLOW), pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge))
    soft = pygame.transform.gaussian_blur(small.premul_alpha(), max(1, edge // 3))
    seen = soft.subsurface(soft.get_bounding_rect())
    return scaled(seen, (seen.get_width() * less, seen.get_height() * less))
