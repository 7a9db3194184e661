"""The inks of the pulps: few, loud, and a black that is never quite black."""

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True)
class PulpInks:
    """What every picture is printed with."""

    black: str = "#1a1014"  # outlines and silhouettes
    teal: str = "#1d6a6a"
    sea: str = "#1f8a7a"
    sky: str = "#8cc9c4"
    lemon: str = "#fbe36a"  # what shines
    yellow: str = "#f2c14a"  # gold, pencils
    orange: str = "#f2782a"
    red: str = "#d2321f"  # the accent
    crimson: str = "#9c1c30"
    magenta: str = "#c2306a"
    rose: str = "#f0a08a"
    violet: str = "#2a1a5a"
    blue: str = "#3a5a9a"
    navy: str = "#17213f"
    cream: str = "#fdf3d8"  # paper in the light
    paper: str = "#efe0bd"
    tan: str = "#d3a867"
    brown: str = "#8a4a22"
    green: str = "#5a8a4a"
    grey: str = "#8f8a86"
    steel: str = "#c9cfd2"
    rubber: str = "#2b2730"  # rollers, grilles
    iron: str = "#57505c"
    wood: str = "#6a3a1a"


PULP = PulpInks()
Corner: TypeAlias = Literal[
    "stamp", "round", "chamfer", "concave", "step", "scallop", "deco", "square", "tab"
]
Pattern: TypeAlias = Literal[
    "perforation",
    "dots",
    "diagonals",
    "checks",
    "zigzag",
    "waves",
    "stars",
    "rules",
    "grid",
    "bolts",
    "lozenges",
    "laurel",
]


@dataclass(frozen=True)
class ClassInks:
    """A class of cards: border, pattern and darkest ink, the shape of its corners, its pattern."""

    border: str
    pattern_ink: str
    dark: str
    corner: Corner
    pattern: Pattern
    sides: int = 0  # of the box its price stands in


# Lightness falls as the price rises; the box of the price has as many sides as cents.
CLASSES = {
    "2": ClassInks("#f3e6c4", "#c9a878", "#6b4a2a", "stamp", "perforation", 2),
    "3": ClassInks("#e6c44a", "#a8791a", "#5a3a0a", "round", "dots", 3),
    "4": ClassInks("#6cb5a6", "#2f7a70", "#123f3c", "chamfer", "diagonals", 4),
    "5": ClassInks("#e0662e", "#8f2f10", "#4a1406", "concave", "checks", 5),
    "6": ClassInks("#25708c", "#8fd0d8", "#0c2c3c", "step", "zigzag", 6),
    "7": ClassInks("#8f1a34", "#f08a72", "#3a0612", "scallop", "waves", 7),
    "8": ClassInks("#21164a", PULP.yellow, "#100a24", "deco", "stars", 8),
    "starter": ClassInks("#cfc6b4", "#8f8470", "#4a4236", "square", "rules", 1),
    "common": ClassInks("#4f7d3c", "#cfe0a0", "#1c3314", "tab", "grid"),
    "common_plain": ClassInks("#4f7d3c", "#cfe0a0", "#1c3314", "tab", "grid"),
    "power": ClassInks("#3a3640", "#8a8494", "#17141c", "chamfer", "bolts"),
    "theme": ClassInks("#b8527e", "#f6c3cf", "#4a1230", "concave", "lozenges"),
    "award": ClassInks("#d9a02c", "#7a4a0c", "#4a2a06", "deco", "laurel"),
}
ATTACK = ClassInks(PULP.red, PULP.black, "#3a0612", "round", "dots")
FOR_SALE = ("2", "3", "4", "5", "6", "7", "8")
FRAMED = (*FOR_SALE, "starter", "common", "common_plain")
PRIZES = ("power", "award", "theme")
