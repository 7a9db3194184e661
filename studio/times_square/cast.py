"""All figures of Times Square: how each stands on its base, and how its face fills a chip."""

from functools import partial
from pathlib import Path as FilePath
from typing import NamedTuple

from PIL import Image

from studio.canvas import Canvas
from studio.colour import mix
from studio.marks import Drawing
from studio.paths import circle
from studio.printing import resized
from studio.times_square import esme, felix, fizz, flint, granite, kiki
from studio.times_square.inks import CREAM, FIZZ, NIGHT, ROLES
from studio.times_square.pull import keep, pull
from studio.times_square.roles import sign
from studio.times_square.standee import standee
from studio.times_square.street.clubs import CLUBS
from studio.times_square.street.clubs import chip as club_chip

_SHEET, _CHIP, _QUALITY = 200, 192, 90


class Member(NamedTuple):
    """A figure: what draws it, its role, where it stands, and where its face is."""

    draw: Drawing
    role: str
    at: tuple[float, float, float] = (0, 0, 1)  # x, y, scale: the cut edge stays on the sheet
    face: tuple[float, float, float] = (200, 152, 0.8)  # x, y, how large on the chip


CAST = {
    "sue": Member(esme.draw, "green", (16, 0, 1), (214, 146, 0.86)),
    "left": Member(granite.draw, "grey", face=(200, 132, 0.84)),
    "right": Member(flint.draw, "grey", (2, 11, 0.98), (202, 104, 0.8)),
    "hal": Member(felix.draw, "yellow", face=(206, 142, 0.92)),
    "deb": Member(kiki.draw, "red", (12, 33, 0.94), (196, 124, 0.8)),
    "charlie": Member(fizz.draw, "fizz"),
}


def figure_of(member: Member) -> Image.Image:
    """A figure on its base."""

    def draw(canvas: Canvas) -> None:
        with canvas.at(*member.at):
            member.draw(canvas)

    return standee(draw, member.role)


def chip_of(member: Member) -> Image.Image:
    """The face of a figure in a ring, with the mark of its role."""
    canvas, inks = Canvas(_SHEET, _SHEET, 3), ROLES.get(member.role, FIZZ)
    disc = circle(100, 100, 83)
    for radius, ink in ((99, NIGHT.black), (96, inks.main), (86, CREAM)):
        canvas.fill(circle(100, 100, radius), ink)
    canvas.fill(disc, "#5a2a6a" if member.role == "yellow" else mix(inks.dark, NIGHT.dark, 0.2))
    glow = mix(inks.main, "#ffffff", 0.2)
    canvas.stipple_radial(disc, glow, (100, 70), 10, 100, 0.75, 0)
    x, y, size = member.face
    with canvas.clip(disc), canvas.at(100 - x * size, 104 - y * size, size):
        member.draw(canvas)
    with canvas.at(164, 164, 0.3):
        sign(canvas, member.role)
    return resized(pull(canvas, 5), (_CHIP, _CHIP))


def write(folder: FilePath) -> None:
    """Makes the files of all figures and chips below the folder of the game's pictures."""
    for name, member in CAST.items():
        keep(figure_of(member), folder / "figures" / f"{name}.webp", _QUALITY)
        keep(chip_of(member), folder / "chips" / f"{name}.webp", _QUALITY)
    for name, club in CLUBS.items():
        picture = resized(club_chip(club), (_CHIP, _CHIP))
        keep(picture, folder / "chips" / f"club_{name}.webp", _QUALITY)
    popped = Member(partial(fizz.draw, hat=False), "fizz")
    keep(figure_of(popped), folder / "figures" / "charlie_popped.webp", _QUALITY)
