"""The reels players put on cards, and the same reels as badges of their studio cards."""

from studio.blocks.cinema import film_reel
from studio.canvas import Canvas
from studio.inks import PlayerInks, player_inks
from studio.paths import circle
from studio.printing import Pixels, print_pass

TOKEN = 256  # pixels: the size of a token's file
_PALE = "#fbf0d4"


def token(colour: str) -> Pixels:
    """The printed reel of a player, twice the size of its file."""
    inks = player_inks(colour)
    canvas = Canvas(TOKEN, TOKEN)
    ringed_reel(canvas, 126, 124, 118, inks)
    return print_pass(canvas.pixels(), inks.pattern + 1, wobble=0.3, specks=0.3)


def badge(canvas: Canvas, inks: PlayerInks) -> None:
    """The reel in the corner of a studio card."""
    ringed_reel(canvas, 66, 66, 52, inks)


def ringed_reel(
    canvas: Canvas, x: float, y: float, radius: float, inks: PlayerInks, rotate: float = 0
) -> None:
    """A reel with a pale edge, which keeps it apart from grounds of its own colour."""
    film_reel(canvas, x, y, radius, inks, inks.pattern, rotate)
    canvas.line(circle(x, y, radius * 0.978), _PALE, 1 + radius * 0.03)
