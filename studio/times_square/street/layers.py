"""The files of the street: its layers, the light of its neon, and what marks a choice."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path as FilePath
from typing import NamedTuple

from studio.canvas import Canvas
from studio.neon import light_alone, tube
from studio.paths import ellipse
from studio.printing import Pixels
from studio.times_square.pull import keep, pull
from studio.times_square.street import clubs, ground, houses, neon_signs, sky, wings
from studio.times_square.street.clubs import CLUBS
from studio.times_square.street.plan import HIGH, PITCH, SPACE_HIGH, WIDE, space_outline
from studio.transforms import Path, bounds

DENSITY = 2  # pixels to the unit
_GRAIN = 1.5  # coarser than on a card, for it is seen smaller
_ROUND_LIGHT = 44  # units of light round a space
_CLUB_LIGHT, _BULB_LIGHT = (-162, -4, 324, 224), (-160, 196, 320, 48)


class Part(NamedTuple):
    """A file: what draws it in units of the street, its box, and how it is kept."""

    draw: Callable[[Canvas], None]
    box: tuple[int, int, int, int]
    quality: int = 82
    light: bool = False  # drawn on black, kept as light
    wobble: float = 0


def parts() -> dict[str, Part]:
    """All of them by their files."""
    return {**_layers(), **dict(_lights()), **dict(_choices())}


def picture_of(part: Part) -> Pixels:
    """A part as it is kept."""
    left, top, wide, high = part.box
    canvas = Canvas(wide, high, DENSITY, grain=_GRAIN)
    if part.light:
        canvas.fill(canvas.page, "#000000")
    with canvas.at(-left, -top):
        part.draw(canvas)
    return light_alone(canvas.pixels()) if part.light else pull(canvas, 3, part.wobble)


def write(folder: FilePath) -> None:
    """Makes them all below the folder of the game's pictures."""
    for name, part in parts().items():
        keep(picture_of(part), folder / "board" / f"{name}.webp", part.quality)


# --- which there are


def _layers() -> dict[str, Part]:
    made = {
        "sky": Part(sky.draw, (0, 0, WIDE, 322), wobble=0.25),
        "skyline": Part(_skyline, (0, 0, WIDE, 322)),
    }
    for name, club in CLUBS.items():
        made[f"club_{name}"] = Part(partial(clubs.draw, club=club), clubs.BOX)
        street, lane = partial(ground.street, left=name), partial(ground.lane, left=name)
        made[f"street_{name}_left"] = Part(street, (0, 310, WIDE, 148), wobble=0.25)
        made[f"lane_{name}_left"] = Part(lane, (0, 458, WIDE, 92), wobble=0.25)
    for side, name, left in ((-1, "left", -wings.WING), (1, "right", WIDE)):
        wing = partial(wings.draw, side=side)
        made[f"wing_{name}"] = Part(wing, (left, 0, wings.WING, HIGH), wobble=0.25)
    return made


def _skyline(canvas: Canvas) -> None:
    houses.skyline(canvas)
    for sign in neon_signs.SIGNS:
        neon_signs.dark(canvas, sign)


def _lights() -> Iterator[tuple[str, Part]]:
    for sign in neon_signs.SIGNS:
        shine = partial(neon_signs.light, sign=sign)
        yield f"neon/{sign.name}", Part(shine, sign.light_box, 86, light=True)
    for name, club in CLUBS.items():
        shine = partial(clubs.sign_light, club=club)
        yield f"neon/club_{name}", Part(shine, _CLUB_LIGHT, 86, light=True)
    for phase, name in enumerate("ab"):
        shine = partial(clubs.bulb_light, phase=phase)
        yield f"neon/bulbs_{name}", Part(shine, _BULB_LIGHT, 86, light=True)


def _choices() -> Iterator[tuple[str, Part]]:
    """White light on a space, about its middle."""
    space = (-PITCH / 2 + 5, -SPACE_HIGH / 2, PITCH - 10, SPACE_HIGH)
    outlines = {club: space_outline(club, *space) for club in CLUBS}
    outlines |= {"manhole": ellipse(0, -3, 53, 52), "lane": ellipse(0, 0, 45, 27)}
    for name, outline in outlines.items():
        shine = partial(_choice, outline=outline)
        yield f"highlight/{name}", Part(shine, _with_light(outline), 88, light=True)


def _with_light(outline: Path) -> tuple[int, int, int, int]:
    left, top, wide, high = bounds(outline)
    by = _ROUND_LIGHT
    return int(left - by), int(top - by), int(wide + 2 * by), int(high + 2 * by)


def _choice(canvas: Canvas, outline: Path) -> None:
    canvas.fill(outline, "#ffffff", 0.16)
    tube(canvas, outline, "#ffffff", 4.5, glow=9)
