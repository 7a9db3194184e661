"""Where everything on the street is, in its units: 1920 x 550."""

from studio.paths import poly, round_rect
from studio.transforms import Path

WIDE, HIGH, PITCH = 1920, 550, 106
HORIZON = 300  # where the houses stand
KERB = 334  # front edge of the pavement
LANE = 462  # top of the kerb lane
SPACES, SPACE_HIGH = 342, 108  # top of the spaces
SLOTS, SLOT_HIGH = 476, 64  # top of the slots of the lane
FARTHEST, DOOR = 8, 7  # spaces from the manhole, and the first before a club
MIDDLE = WIDE / 2
BLOCKS = ("#2c1f5a", "#231a4c", "#362666", "#2a1d52", "#31235f", "#261b4e")  # inks of houses
BLOCK_RIM = "#5a449a"


def middle(space: float) -> float:
    """The middle of a space; 0 is the manhole, to the left they are negative."""
    return MIDDLE + space * PITCH


def space_outline(club: str, x: float, y: float, wide: float, high: float) -> Path:
    """Spaces of the pink club are round, those of the cyan one have corners cut off."""
    if club == "pink":
        return round_rect(x, y, wide, high, 20)
    cut, right, bottom = 17, x + wide, y + high
    top_and_right = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    rest = [(right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut)]
    return poly([*top_and_right, *rest])


def other(club: str) -> str:
    """The club at the other end."""
    return "cyan" if club == "pink" else "pink"


def club_at(space: int, left: str) -> str:
    """Whose half a space is in, if that club is at the left."""
    return left if space < 0 else other(left)
