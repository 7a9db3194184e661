"""The silkscreen pull: what a sheet of art looks like once printed on paper."""

from functools import lru_cache
from os import PathLike
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from studio.colour import rgb

Pixels: TypeAlias = NDArray[np.uint8]
Field: TypeAlias = NDArray[np.floating[Any]]
Window: TypeAlias = tuple[int, int, int, int]

PAPER = "#f4e8cc"


class _PullNoise(NamedTuple):
    """The random fields of one pull."""

    shift_x: Field
    shift_y: Field
    density: Field
    tooth: Field
    fibres: Field
    specks: Field

    def part(self, window: Window) -> "_PullNoise":
        x0, y0, x1, y1 = window
        return _PullNoise(*(field[y0:y1, x0:x1] for field in self))


@lru_cache(2)
def _pull_noise(seed: int, height: int, width: int) -> _PullNoise:
    chance = np.random.default_rng(seed)

    def smooth(sigma: float | tuple[float, float]) -> Any:
        field = chance.standard_normal((height, width)).astype(np.float32)
        blurred = ndimage.gaussian_filter(field, sigma)
        return blurred / blurred.std()

    shift_x, shift_y = smooth(2.2), smooth(2.2)
    blotches = chance.standard_normal((height // 40 + 2, width // 40 + 2)).astype(np.float32)
    density = ndimage.zoom(blotches, 40, order=1)[:height, :width]
    return _PullNoise(shift_x, shift_y, density, smooth(0.8), smooth((0.6, 5)), smooth(1.1))


def print_pass(
    pixels: Pixels,
    seed: int = 1,
    *,
    wobble: float = 0.55,
    mottle: float = 0.035,
    grain: float = 0.045,
    specks: float = 1.0,
    window: Window | None = None,
) -> Pixels:
    """RGBA art as one silkscreen pull: wobbly edges, mottled ink, paper tooth, dropouts.

    The same seed and size are the same pull, so layers printed one by one match the whole.
    With `window` (x0, y0, x1, y1 in pixels) only that part is printed and returned.
    """
    noise = _pull_noise(seed, *pixels.shape[:2])
    if window:
        x0, y0, x1, y1 = window
        pixels, noise = pixels[y0:y1, x0:x1], noise.part(window)
    unit: Field = pixels.astype(np.float32) / 255
    ink, alpha = unit[..., :3], unit[..., 3:]
    if wobble:
        ink, alpha = _wobbled(ink, alpha, noise, wobble)
    tone = mottle * noise.density * 0.5 + grain * (0.7 * noise.tooth + 0.5 * noise.fibres) * 0.6
    ink = _mottled(ink, tone[..., None])
    if specks:
        ink = _speckled(ink, noise.specks[..., None], specks)
    return _bytes(ink, alpha)


def _wobbled(ink: Field, alpha: Field, noise: _PullNoise, amount: float) -> tuple[Field, Field]:
    height, width = alpha.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    source = [y + noise.shift_y * amount, x + noise.shift_x * amount]

    def moved(plane: Field) -> Field:
        shifted: Field = ndimage.map_coordinates(plane, source, order=1, mode="nearest")
        return shifted

    def moved_planes(planes: Field) -> Field:
        return np.stack([moved(planes[..., i]) for i in range(3)], -1)

    if alpha.min() > 0.999:
        return moved_planes(ink), alpha
    # Colour moves together with its coverage, or the edges of transparent layers turn dark.
    coverage = moved(alpha[..., 0])[..., None]
    return moved_planes(ink * alpha) / np.maximum(coverage, 1e-4), coverage


def _mottled(ink: Field, tone: Field) -> Field:
    """Thin ink lets the paper through, thick ink is a little darker."""
    thin, thick = np.clip(tone, 0, 1), np.clip(-tone, 0, 1)
    return _toward_paper(ink, thin) * (1 - thick)


def _speckled(ink: Field, noise: Field, amount: float) -> Field:
    drop = np.clip((noise - 4.0 + 0.35 * (amount - 1)) * 2.2, 0, 1) * 0.55
    return _toward_paper(ink, drop)


def _toward_paper(ink: Field, share: Field) -> Field:
    paper = np.array(rgb(PAPER), np.float32)
    blended: Field = ink * (1 - share) + paper * share
    return blended


def _bytes(ink: Field, alpha: Field) -> Pixels:
    unit = np.clip(np.concatenate([ink, alpha], -1), 0, 1)
    levels: Pixels = (unit * 255 + 0.5).astype(np.uint8)
    return levels


def over(lower: Pixels, upper: Pixels) -> Pixels:
    """The upper picture laid on the lower one."""
    below, above = lower.astype(np.float32) / 255, upper.astype(np.float32) / 255
    cover, rest = above[..., 3:], below[..., 3:] * (1 - above[..., 3:])
    alpha = cover + rest
    ink = (above[..., :3] * cover + below[..., :3] * rest) / np.maximum(alpha, 1e-4)
    return _bytes(ink, alpha)


def resized(pixels: Pixels, size: tuple[int, int]) -> Image.Image:
    """The picture at another size, as a Pillow image."""
    image = Image.fromarray(pixels)
    if image.size == size:
        return image
    planes = pixels.astype(np.float32)
    planes[..., :3] *= planes[..., 3:] / 255
    scaled = np.stack([_scaled_plane(planes[..., i], size) for i in range(4)], -1)
    scaled[..., :3] *= 255 / np.clip(scaled[..., 3:], 1e-3, 255)
    scaled[..., :3] *= scaled[..., 3:] > 0.5
    return Image.fromarray(np.clip(scaled + 0.5, 0, 255).astype(np.uint8))


def _scaled_plane(plane: Field, size: tuple[int, int]) -> Field:
    return np.asarray(Image.fromarray(plane).resize(size, Image.Resampling.LANCZOS))


def save(
    pixels: Pixels, filename: str | PathLike[str], size: tuple[int, int] | None = None
) -> Image.Image:
    """Writes the picture to a file, at `size` if given."""
    height, width = pixels.shape[:2]
    image = resized(pixels, size or (width, height))
    image.save(filename)
    return image
