"""The hall of awards night: curtains, spotlights, and a tower for each player that grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Color

from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.high_contrast import veil
from hollywood.ui.draw.surfaces import dim
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, NIGHT
from hollywood.ui.pages.backdrop import printed

_LARGE = 4_000_000  # pixels: room for so many takes a while to get
_LAYERS = ("night", "city", "curtain_left", "curtain_right")
_DIM = (4, 6, 20, 120)
_COARSE = 10  # pixels of the window to one of the light, which has no edges
_LAMPS = (0.1, 0.9)  # of the window's width
_LIGHT = Color(66, 57, 36)
_POOL = Color(58, 48, 28)
_BAND = 12  # pixels of the small light: how high a band is that is lit by itself
_WIDE = 96  # units: a tower
_PLINTH = (146, 9)
_PILLARS = 5
_EDGE = BRASS.lerp(CREAM, 0.4)  # of a plinth


class Hall:
    """The room at one window size; it is dark until it has been painted in the background."""

    def __init__(self, screen: Screen, floor: int) -> None:
        self.screen = screen
        self.floor = floor
        self._ground: pygame.Surface | None = None
        self._room: pygame.Surface | None = None  # for what follows; it takes a while to get
        self._lit: pygame.Surface | None = None  # the room in its light
        self._coarse = pygame.Surface((1, 1))  # the same, small
        self._shone: tuple[bool, tuple[pygame.Rect, ...]] | None = None  # where it falls
        self._news = False
        self._jobs = BackgroundJobs()
        self._jobs.add(self._prepare)

    @property
    def dark(self) -> bool:
        """Whether the lights have not gone on yet."""
        return self._ground is None

    def painted_since_asked(self) -> bool:
        """Whether the lights have gone on since this was last looked at."""
        news, self._news = self._news, False
        return news

    def prepare_also(self, job: Callable[[], object]) -> None:
        """Do something else on that thread that is needed later in the evening."""
        self._jobs.add(job)

    def wait(self) -> None:
        """Return when everything can be seen."""
        self._jobs.wait()

    def _prepare(self) -> None:
        """On another thread: paint what never changes."""
        wide, high = self.screen.rect.size
        if wide * high > _LARGE:
            self._room = pygame.Surface((wide, high))
        self._ground = _ground(self.screen, self.floor)
        self._news = True

    def lit(self, pools: Sequence[pygame.Rect]) -> tuple[pygame.Surface, list[pygame.Rect]]:
        """The room with its spotlights on these places, and where that looks otherwise."""
        key = (self.dark, tuple(pool.copy() for pool in pools))
        if self._lit is not None and self._shone == key:
            return self._lit, []
        coarse = _coarse_light(self.screen, pools)
        anew = self._lit is None or self._shone is None or self._shone[0] != self.dark
        places = [self.screen.rect] if anew else self._touched(coarse)
        lit = self._lit = self._lit or self._room or pygame.Surface(self.screen.rect.size)
        self._shone, self._coarse = key, coarse
        pygame.transform.smoothscale(coarse, lit.get_size(), lit)
        if self._ground is not None:
            lit.blit(self._ground, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        else:
            lit.fill(NIGHT, special_flags=pygame.BLEND_RGB_ADD)
        return lit, places

    def put_away(self) -> None:
        """Nobody looks at it: the room in its light is large."""
        self._lit = self._room = None

    def _touched(self, coarse: pygame.Surface) -> list[pygame.Rect]:
        """Where light fell until now or falls from now on, in bands."""
        both = coarse.copy()
        both.blit(self._coarse, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        light = pygame.mask.from_threshold(both, (0, 0, 0), (1, 1, 1, 255))
        light.invert()
        wider = light.convolve(pygame.Mask((3, 3), fill=True))  # as far as it is spread
        wide, high = both.get_size()
        places = []
        for top in range(0, high, _BAND):
            band = pygame.Mask((wide, min(_BAND, high - top)))
            band.draw(wider, (-1, -1 - top))
            places += [self._large(rect.move(0, top)) for rect in band.get_bounding_rects()]
        return places

    def _large(self, small: pygame.Rect) -> pygame.Rect:
        """The place in the room that a place in the small light stands for."""
        wide, high = self._coarse.get_size()
        across, down = self.screen.width / wide, self.screen.height / high
        left, top = round(small.left * across), round(small.top * down)
        return pygame.Rect(
            left, top, round(small.right * across) - left, round(small.bottom * down) - top
        )

    def tower(
        self, canvas: pygame.Surface, middle: int, storeys: Sequence[float], inks: Sequence[Color]
    ) -> int:
        """A tower with storeys so many pixels high, each in its ink; where its top is."""
        px = self.screen.px
        wide, high = px(_PLINTH[0]), px(_PLINTH[1])
        plinth = pygame.Rect(middle - wide // 2, self.floor - high, wide, high)
        canvas.fill(BLACK, plinth.inflate(2, 2))
        canvas.fill(BRASS, plinth)
        canvas.fill(_EDGE, (plinth.left, plinth.top, wide, max(1, px(2))))
        foot = float(plinth.top)
        for pixels, ink in zip(storeys, inks, strict=True):
            top = foot - pixels
            rect = pygame.Rect(middle - px(_WIDE) // 2, round(top), px(_WIDE), 0)
            rect.height = round(foot) - rect.top
            if rect.height:
                self._storey(canvas, rect, ink)
            foot = top
        return round(foot)

    def _storey(self, canvas: pygame.Surface, rect: pygame.Rect, ink: Color) -> None:
        """Pillars of light between dark ones, under a cornice."""
        line = max(1, self.screen.px(1))
        canvas.fill(ink.lerp(BLACK, 0.62), rect)
        step = rect.width / _PILLARS
        for number in range(_PILLARS):
            left = rect.left + round(number * step + step * 0.2)
            pillar = pygame.Rect(left, rect.top, round(step * 0.6), rect.height)
            canvas.fill(ink, pillar)
            canvas.fill(ink.lerp(CREAM, 0.45), (left, rect.top, max(1, line), rect.height))
        cornice = pygame.Rect(rect.left - line, rect.top, rect.width + 2 * line, 2 * line)
        canvas.fill(BLACK, cornice.move(0, line))
        canvas.fill(ink.lerp(CREAM, 0.3), cornice)

    def crown(self, canvas: pygame.Surface, middle: int, top: int) -> int:
        """Steps and a spire on a winner's tower; where it ends."""
        px = self.screen.px
        for share in (0.7, 0.4):
            wide, high = px(_WIDE * share), px(7)
            top -= high
            canvas.fill(BLACK, (middle - wide // 2 - 1, top - 1, wide + 2, high + 1))
            canvas.fill(GOLD, (middle - wide // 2, top, wide, high))
        return top


def _ground(screen: Screen, floor: int) -> pygame.Surface:
    """Night and skyline between curtains, darkened, above the edge of a stage."""
    ground = printed(screen, "keyart", _LAYERS)
    dim(ground, _DIM)
    stage = pygame.Rect(0, floor, screen.width, screen.height - floor)
    ground.fill(NIGHT, stage)
    line = max(1, screen.px(2))
    ground.fill(BRASS, (0, floor, screen.width, line))
    ground.fill(BRASS, (0, floor + 3 * line, screen.width, max(1, line // 2)))
    return ground


def _coarse_light(screen: Screen, pools: Sequence[pygame.Rect]) -> pygame.Surface:
    """Beams from above onto each pool, small: light has no edges."""
    size = (max(1, screen.width // _COARSE), max(1, screen.height // _COARSE))
    coarse = pygame.Surface(size)
    for pool in pools:
        small = pygame.Rect(*(side // _COARSE for side in pool))
        for lamp in _LAMPS:
            beam = pygame.Surface(size)
            source = (round(size[0] * lamp), -2)
            pygame.draw.polygon(beam, _LIGHT, [source, small.midleft, small.midright])
            coarse.blit(beam, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        spot = pygame.Surface(size)
        pygame.draw.ellipse(spot, _POOL, small)
        coarse.blit(spot, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if screen.contrast:
        veil(coarse)  # names are read in it
    return pygame.transform.box_blur(pygame.transform.box_blur(coarse, 3), 2)
