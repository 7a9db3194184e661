"""The key art behind the title: layers that lean away from the mouse, and what lives on them."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.core.faults import Faults
from hollywood.core.reader import read
from hollywood.files import read_file
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.presence import Presence
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.high_contrast import veil, veiled
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Size, Spot, lay_on, load, load_at, scaled
from hollywood.ui.draw.theme import NIGHT

from .lean import Lean
from .living_art import Listing, LivingArt, listed

_SHEET = (2000, 1125)  # the printed sheet, in units of a screen of 1920 x 1080
_SEEN = (1920, 1080)
_CUT_ABOVE = 1.0  # of what a wide window must cut: the moon, not the street
_REACH = 0.55  # of the margin: how far the mouse makes it lean
_NEAR = 0.002  # of the margin: less than this cannot be seen
_SEEN_STEP = 0.9  # of a pixel: what has moved less needs no new picture, and none jumps by two


@dataclass(frozen=True)
class Layer:
    """Where a layer lies on the sheet, and its share of the movement."""

    box: tuple[int, ...]
    drift: str

    @property
    def edge(self) -> int:
        """-1 and 1 for what hangs at the left and the right edge of any window, else 0."""
        left, right = self.box[0] <= 0, self.box[0] + self.box[2] >= _SHEET[0]
        return right - left


@dataclass(frozen=True)
class _Sheet:
    """A layer at the size of the window."""

    name: str
    picture: pygame.Surface
    at: tuple[float, float]
    drift: float

    def spot(self, lean: pygame.Vector2) -> Spot:
        """Where it is laid now."""
        across, down = (round(each * self.drift) for each in lean)
        return round(self.at[0]) + across, round(self.at[1]) + down


class Backdrop:
    """The key art filling one window. The still picture is shown until the layers are ready."""

    def __init__(self, folder: str, whole: bool = False) -> None:
        self._folder = paths.assets() / folder
        self._whole_height = whole  # whether a wide window shows all of it, and once more mirrored
        self._screen: Screen | None = None
        self._still: pygame.Surface | None = None
        self._sheets: tuple[_Sheet, ...] = ()
        self._ready: tuple[Screen, tuple[_Sheet, ...]] | None = None
        self._jobs = BackgroundJobs()
        self._lean = Lean()  # of the margin
        self._drawn: pygame.Vector2 | None = None  # how it leant then, in pixels
        self._presence = Presence()
        self._whole: pygame.Surface | None = None  # all layers, as they lean now
        self._whole_at: list[Spot] = []
        self._listing: Listing | None = None
        self._living: LivingArt | None = None

    @property
    def resting(self) -> bool:
        """Whether it stands still, for nobody is there."""
        return self._presence.gone

    @property
    def lives(self) -> bool:
        """Whether something on it changes all the time."""
        return self._living is not None

    @property
    def spots(self) -> list[Spot]:
        """Where the layers were drawn last."""
        leant = self._drawn or pygame.Vector2()
        return [sheet.spot(leant) for sheet in self._sheets]

    def fit(self, screen: Screen) -> None:
        """Fill this window."""
        if self._screen is None or _shown(screen) != _shown(self._screen):
            self._screen = screen
            self._sheets, self._whole = (), None
            self._still = (_mirrored if self._whole_height else _still)(screen, self._folder)
            if self._still is not None and screen.contrast:
                self._still = veiled(self._still)
            self._jobs.cancel()
            self._jobs.add(partial(self._prepare, screen))

    def touched(self, at: Spot | None = None) -> None:
        """A key or the mouse was used, and where that was."""
        self._presence.touched()
        if at and self._screen:
            self._lean.away_from(at, self._screen.rect, _REACH)

    def left_alone(self) -> None:
        """Nobody is there: it need not move."""
        self._presence.left_alone()

    def update(self, seconds: float, moves: bool) -> bool:
        """Let time pass; whether the picture has changed."""
        arrived = self._take()
        self._presence.wait(seconds)
        if not moves or self.resting or not self._sheets:
            return arrived
        lives = self._living is not None and self._living.update(seconds)
        if self._lean.way > _NEAR:
            self._lean.follow(seconds)
        return arrived or lives or self._has_moved()

    def wait(self) -> None:
        """Return when the layers are there."""
        self._jobs.wait()
        self._take()

    def ground(self, size: Size) -> pygame.Surface:
        """All that does not live, as it leans now; painted anew only if it leans otherwise."""
        if self._sheets:
            self._drawn = self._lean_in_pixels()
            return self._as_it_leans(size)
        if self._whole is None:
            self._whole = pygame.Surface(size)
            self._whole.fill(NIGHT)
            if self._still is not None:
                lay_on(self._still, self._whole)
        return self._whole

    def pieces(self) -> dict[Hashable, Piece]:
        """What lives upon that ground."""
        if not self._sheets or self._whole is None or self._living is None:
            return {}
        listing = self._living.listing
        near, far = (self._leans(name) for name in (listing.on, listing.beam_on))
        return self._living.pieces(self._whole, near, far)

    def _as_it_leans(self, size: Size) -> pygame.Surface:
        """All layers as one picture, painted anew when one of them has moved."""
        spots = self.spots
        if self._whole is None or self._whole_at != spots:
            self._whole = self._whole or pygame.Surface(size)
            for sheet, spot in zip(self._sheets, spots, strict=True):
                lay_on(sheet.picture, self._whole, spot)
            self._whole_at = spots
        return self._whole

    def _leans(self, name: str) -> Spot:
        """How far a layer leans now."""
        drift = next((sheet.drift for sheet in self._sheets if sheet.name == name), 0.0)
        across, down = (round(each * drift) for each in self._drawn or (0, 0))
        return across, down

    def close(self) -> None:
        """End what is being painted, and let go of all pictures at once."""
        self._jobs.cancel()
        self._jobs.wait()
        self._sheets, self._ready, self._screen = (), None, None
        self._still = self._whole = self._living = None

    def _lean_in_pixels(self) -> pygame.Vector2:
        assert self._screen is not None, "a window is known before anything is drawn"
        margin = (pygame.Vector2(_SHEET) - pygame.Vector2(_SEEN)) / 2
        return self._lean.now.elementwise() * margin * _scale(self._screen)

    def _has_moved(self) -> bool:
        """Whether some layer has gone a step that is seen; on fine screens, that is longer."""
        assert self._screen is not None, "layers are made for a window"
        if self._drawn is None:
            return True
        far = self._lean_in_pixels() - self._drawn
        most = max(abs(far.x), abs(far.y)) * max(sheet.drift for sheet in self._sheets)
        return most >= _SEEN_STEP * max(1, round(_scale(self._screen)))

    def _prepare(self, screen: Screen) -> None:
        """On another thread: hand over all layers at once, and what lives on them."""
        self._listing = listed(self._folder)
        self._ready = (screen, tuple(_sheets(screen, self._folder)))

    def _take(self) -> bool:
        """Show the layers once they are there and fit; whether they have just come."""
        ready = self._ready
        if ready is None or ready[0] is not self._screen:
            return False
        self._ready, self._sheets = None, ready[1]
        if self._sheets:
            self._still = None
            self._whole_at = []
        if self._sheets and self._listing is not None:
            screen, scale = ready[0], _scale(ready[0])
            self._living = LivingArt(self._listing, scale, _origin(screen, scale))
        return True


def printed(screen: Screen, folder: str, names: Container[str]) -> pygame.Surface:
    """Some of the layers of key art at rest, as one opaque picture."""
    ground = pygame.Surface((screen.width, screen.height))
    ground.fill(NIGHT)
    for sheet in _sheets(screen, paths.assets() / folder, names):
        lay_on(sheet.picture, ground, sheet.spot(pygame.Vector2()))
    return ground


def layer_of(screen: Screen, folder: str, name: str) -> tuple[pygame.Surface, Spot]:
    """One layer of key art for this window, and where it lies at rest."""
    sheet = next(_sheets(screen, paths.assets() / folder, {name}))
    return sheet.picture, sheet.spot(pygame.Vector2())


def _scale(screen: Screen) -> float:
    return max(screen.width / _SEEN[0], screen.height / _SEEN[1])


def _origin(screen: Screen, scale: float) -> tuple[float, float]:
    """Where the sheet's corner lies in the window."""
    left = (screen.width - _SHEET[0] * scale) / 2
    margin = (_SHEET[1] - _SEEN[1]) / 2 * scale
    return left, (screen.height - _SEEN[1] * scale) * _CUT_ABOVE - margin


def _at_rest(folder: Path) -> pygame.Surface | None:
    """The picture at rest; None if it can't be had."""
    file = folder / "still.webp"
    return load(file) if file.is_file() else None


def _still(screen: Screen, folder: Path) -> pygame.Surface | None:
    """The picture at rest, cut to the window."""
    if (whole := _at_rest(folder)) is None:
        return None
    scale = _scale(screen)
    picture = scaled(whole, (round(_SEEN[0] * scale), round(_SEEN[1] * scale)))
    cut = pygame.Rect(0, 0, screen.width, screen.height)
    cut.left = (picture.get_width() - screen.width) // 2
    cut.top = round((picture.get_height() - screen.height) * _CUT_ABOVE)
    return picture.subsurface(cut.clip(picture.get_rect()))


def _mirrored(screen: Screen, folder: Path) -> pygame.Surface | None:
    """The picture as high as the window; left of it, it is mirrored in a wide one."""
    if (whole := _at_rest(folder)) is None:
        return None
    size = (round(_SEEN[0] * screen.height / _SEEN[1]), screen.height)
    ground = pygame.Surface((screen.width, screen.height))
    picture, left = scaled(whole, size), max(0, screen.width - size[0])
    lay_on(picture, ground, (left, 0))
    lay_on(pygame.transform.flip(picture, True, False), ground, (left - size[0], 0))
    return ground


def _shown(screen: Screen) -> tuple[int, int, bool]:
    """What decides how the art looks in a window."""
    return screen.width, screen.height, screen.contrast


def _sheets(screen: Screen, folder: Path, names: Container[str] | None = None) -> Iterator[_Sheet]:
    """All layers for this window, or those named, one by one; none of them without their files."""
    scale = _scale(screen)
    fine = folder / ("1920x1080" if scale <= 1 else "3840x2160")
    try:
        listing = read(dict[str, Layer], read_file(folder / "layers.yaml"), "layers.yaml")
    except Faults:
        return
    for name, layer in listing.items():
        if names is None or name in names:
            yield _sheet(fine, name, layer, screen)


def _sheet(folder: Path, name: str, layer: Layer, screen: Screen) -> _Sheet:
    scale = _scale(screen)
    left, top, wide, high = (side * scale for side in layer.box)
    across, down = _origin(screen, scale)
    if layer.edge and layer.drift:
        across = _hung(layer, screen, scale)
    picture = load_at(folder / f"{name}.webp", (round(wide), round(high)))
    if screen.contrast:
        veil(picture)
    if not top and not left and round(wide) >= screen.width:
        picture = picture.convert(pygame.Surface((1, 1), 0, 32))  # opaque is quicker to paint
    return _Sheet(name, picture, (across + left, down + top), float(layer.drift))


def _hung(layer: Layer, screen: Screen, scale: float) -> float:
    """The sheet's left edge for a curtain, which hangs at the window's edge whatever its shape."""
    margin = (_SHEET[0] - _SEEN[0]) / 2 * scale
    return -margin if layer.edge < 0 else screen.width + margin - _SHEET[0] * scale
