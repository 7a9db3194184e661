"""The sheet of the key art: a screen of 1920 x 1080 units with a margin to drift in."""

SCREEN_WIDTH, SCREEN_HEIGHT = 1920, 1080
WIDTH, HEIGHT = 2000, 1125  # about 4 % larger than the screen
MOON = (1610.0, 280.0)
MOON_RADIUS = 182.0
LENS = (698.0, 556.0)  # where the beam leaves the palace
BEAM_ANGLE = -16.8  # degrees, from the lens to the moon


def behind_menu(x: float, y: float) -> bool:
    """Whether a point lies where the menu's words stand; bright specks keep out."""
    return abs(x - WIDTH / 2) < 270 and y > 400
