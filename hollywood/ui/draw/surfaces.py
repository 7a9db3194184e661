"""Pictures as layers: premultiplied, placed to parts of a pixel, kept crisp when made small."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from math import ceil, floor
from pathlib import Path
from threading import current_thread, main_thread
from typing import TypeAlias

import pygame

from hollywood.core.message import Message, Refused, say
from hollywood.files import cant_write, named, problem, write_bytes
from hollywood.picture_size import is_too_large, size_of
from hollywood.pictures import Box

Size: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[int, int]

UNITS: Size = (500, 700)  # of a card
PLATE = 616  # from here down the plate of every frame hides the picture
_CUT_ABOVE = 0.3  # of what must be cut from a tall picture, so much is cut above: heads are up
_SHARPENING = 64  # of 255: what an average loses against a sharper filter
_ENDINGS = (".png", ".jpg", ".jpeg", ".bmp")  # of pictures that are written
_FORMAT = pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def canvas(size: Size) -> pygame.Surface:
    """An empty layer; where there is no room at all, it is a pixel."""
    return pygame.Surface(_some(size), pygame.SRCALPHA, 32)


def _some(size: Size) -> Size:
    """A window may be narrower than what stands in it: a system need not heed its least size."""
    return max(1, size[0]), max(1, size[1])


def load(path: Path) -> pygame.Surface:
    """The picture in a file, premultiplied."""
    picture = read_as_it_is(path).convert(_FORMAT)
    if picture.get_flags() & pygame.SRCALPHA:
        return picture.premul_alpha_ip()
    return picture.premul_alpha()  # what is opaque must cover what it is laid on


def read_as_it_is(path: Path) -> pygame.Surface:
    """The picture as it is, if it is of a kind and size that can be shown."""
    size = size_of(path)
    if size is None or is_too_large(size):
        raise pygame.error("Unsupported image format" if size is None else "Image too large")
    return pygame.image.load(path)


def unreadable(path: Path) -> Message | None:
    """What keeps a picture from being read; None if nothing does."""
    try:
        read_as_it_is(path)
    except pygame.error:
        return say("problem.no_picture")
    except OSError as error:
        return problem(error)
    return None


def save(picture: pygame.Surface, file: Path) -> None:
    """Write a picture; the ending of the file tells its format."""
    if file.suffix.lower() not in _ENDINGS:
        raise Refused(say("command.bad_ending", file=named(file), endings=", ".join(_ENDINGS)))
    data = BytesIO()
    try:
        pygame.image.save(picture, data, file.suffix)
    except pygame.error as error:
        raise cant_write(file, error) from None
    write_bytes(file, data.getvalue())


def lay_on(upper: pygame.Surface, lower: pygame.Surface, at: Spot = (0, 0)) -> None:
    """Lay one layer over another."""
    lower.blit(upper, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def dim(lower: pygame.Surface, tint: tuple[int, int, int, int]) -> None:
    """Lay a tint over all of an opaque picture."""
    *ink, share = tint
    lower.fill((255 - share,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    lower.fill([part * share // 255 for part in ink], special_flags=pygame.BLEND_RGB_ADD)


def inverted(lower: pygame.Surface) -> None:
    """Let light and dark of an opaque picture change places; its colours are lost."""
    dark = pygame.transform.grayscale(lower)
    lower.fill((255, 255, 255))
    lower.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def scaled(layer: pygame.Surface, size: Size) -> pygame.Surface:
    """A layer in another size; made smaller by averages, so one step is enough."""
    if current_thread() is not main_thread():
        layer = layer.copy()  # else it is locked meanwhile, and the window can't lay it down
    return pygame.transform.smoothscale(layer, _some(size))


def load_at(file: Path, size: Size) -> pygame.Surface:
    """The picture of a file in another size. Nobody else has it: no copy is needed, it is large."""
    return pygame.transform.smoothscale(load(file), _some(size))


def soft_edged(
    size: Size, draw: Callable[[pygame.Surface, int], None], times: int = 3
) -> pygame.Surface:
    """What is drawn so many times as large, made small: drawing itself knows no soft edges."""
    large = canvas((size[0] * times, size[1] * times))
    draw(large, times)
    return pygame.transform.smoothscale(large, _some(size))  # nobody else has it


def clip_to(layer: pygame.Surface, mask: pygame.Surface) -> None:
    """Leave only what the mask covers."""
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def faded(layer: pygame.Surface, seen: float) -> pygame.Surface:
    """A layer of which only a share is seen; the layer itself if that is all of it."""
    return fade(layer.copy(), seen) if seen < 1 else layer


def fade(layer: pygame.Surface, seen: float) -> pygame.Surface:
    """Leave only a share of a layer that nobody else has."""
    level = max(0, min(255, round(seen * 255)))
    layer.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return layer


def lay_faintly(
    upper: pygame.Surface,
    lower: pygame.Surface,
    seen: float,
    at: Spot | pygame.Rect = (0, 0),
    area: pygame.Rect | None = None,
) -> None:
    """Lay an opaque picture, or an area of it, of which only a share is seen over another."""
    level = max(0, min(255, round(seen * 255)))
    upper.set_alpha(level if level < 255 else None)  # with 255 it would take ten times as long
    lower.blit(upper, at, area)
    upper.set_alpha(None)


def inked(coverage: pygame.Surface, ink: pygame.Color) -> pygame.Surface:
    """White shapes in an ink."""
    layer = coverage.copy()
    layer.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
    return layer


def height(width: float) -> int:
    """How high a card of this width is."""
    return round(width * UNITS[1] / UNITS[0])


def width(height: int) -> int:
    """How wide a card may be that has this height."""
    return height * UNITS[0] // UNITS[1]


def card_corner(width: int) -> int:
    """The radius of the corners of a card of this width."""
    return width // 18


def placed(
    layer: pygame.Surface, box: Box, width: int, units: int = UNITS[0]
) -> tuple[pygame.Surface, Spot]:
    """A layer at the size it has on a card of this width, and where it goes.

    Its box seldom falls on whole pixels: it is set into the box of pixels around it first. What is
    no card is so many `units` wide.
    """
    scale = width / units
    left, top = floor(box[0] * scale), floor(box[1] * scale)
    right, bottom = ceil((box[0] + box[2]) * scale), ceil((box[1] + box[3]) * scale)
    dense = layer.get_width() / box[2]  # the layer's own pixels to the unit
    around = canvas(_rounded((right - left) / scale * dense, (bottom - top) / scale * dense))
    at = _rounded((box[0] - left / scale) * dense, (box[1] - top / scale) * dense)
    lay_on(layer, around, at)
    size = _some((right - left, bottom - top))
    return pygame.transform.smoothscale(around, size), (left, top)  # nobody else has it


def _rounded(across: float, down: float) -> tuple[int, int]:
    return round(across), round(down)


def fitted(picture: pygame.Surface, ground: pygame.Color, width: int) -> pygame.Surface:
    """A picture of any shape, which nobody else has, as the opaque lowest layer of a card."""
    seen = _seen(*picture.get_size())
    size = (width, max(1, round(seen.height * width / seen.width)))
    card = canvas((width, height(width)))
    card.fill(ground)
    lay_on(pygame.transform.smoothscale(picture.subsurface(seen), size), card)
    return card


def _seen(wide: int, high: int) -> pygame.Rect:
    """The part of a picture that a card shows.

    Wide ones are fitted to what the plate leaves open and lose their sides; tall ones lose more
    of their foot than of their head.
    """
    open_high = max(1, min(high, wide * UNITS[1] // UNITS[0]))
    open_wide = max(1, min(wide, open_high * UNITS[0] // PLATE))
    left, top = (wide - open_wide) // 2, int((high - open_high) * _CUT_ABOVE)
    return pygame.Rect(left, top, open_wide, open_high)


def lower(card: pygame.Surface, by: int) -> None:
    """Move an opaque picture down, or up; what opens above is the mirror of what lies below it."""
    card.scroll(0, by)
    if by > 0:
        head = card.subsurface((0, by, card.get_width(), by)).copy()
        card.blit(pygame.transform.flip(head, False, True), (0, 0))


def solid(mask: pygame.Surface) -> pygame.Surface:
    """A scaled mask that covers all of its inside again: scaling loses up to three in 255."""
    lost = mask.copy()
    lost.fill((3, 3, 3, 3), special_flags=pygame.BLEND_RGBA_MULT)
    mask.blit(lost, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def coverage(layer: pygame.Surface) -> pygame.Surface:
    """The mask that covers what the layer covers."""
    white = layer.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white.premul_alpha()


def covered(card: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """The card opaque wherever the mask is, and no brighter than it is opaque."""
    card.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    card.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return card


def sharpened(layer: pygame.Surface) -> pygame.Surface:
    """The layer with its edges restored."""
    soft = pygame.transform.box_blur(layer, 1)
    over = _difference(layer, soft)
    under = _difference(soft, layer)
    layer.blit(over, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    layer.blit(under, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return layer


def _difference(more: pygame.Surface, less: pygame.Surface) -> pygame.Surface:
    part = more.copy()
    part.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    part.fill((_SHARPENING,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return part
