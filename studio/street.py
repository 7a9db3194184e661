"""`python -m studio.street`: prints the whole street, once with each house open, without words.

The program shows these pictures until it has read the parts of the houses, so they are painted by
its own painter; they are printed anew whenever a game joins the box.
"""

from pathlib import Path as FilePath

import pygame
from PIL import Image

from hollywood import paths
from hollywood.games import GAMES
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages.street_picture import StreetPicture, still_of
from hollywood.ui.pages.street_plan import fronts, usual_strip

_QUALITY = 78


def still(opened: int) -> pygame.Surface:
    """The street in the design's window; one of its houses is open."""
    screen = Screen(WIDE, HIGH)
    strip = usual_strip(screen)
    standing = fronts(screen, screen.text, len(GAMES), opened, strip)
    titles, facades = [game.title for game in GAMES], [game.facade for game in GAMES]
    street = StreetPicture(Typesetter(screen), titles, facades, standing, opened)
    picture = pygame.Surface((WIDE, HIGH))
    lights = [float(number == opened) for number in range(len(GAMES))]
    street.paint(picture, standing, lights, opened)
    street.close()
    return picture


def write(folder: FilePath) -> None:
    """All of them."""
    for opened in range(len(GAMES)):
        pixels = pygame.image.tobytes(still(opened), "RGB")
        file = folder / still_of([game.name for game in GAMES], opened)
        Image.frombytes("RGB", (WIDE, HIGH), pixels).save(file, quality=_QUALITY, method=6)


if __name__ == "__main__":
    pygame.font.init()
    write(paths.assets() / "box")
