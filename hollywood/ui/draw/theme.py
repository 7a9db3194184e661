"""The colours and typefaces of everything that is not a card: a film palace by night."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

from pygame import Color

from hollywood.settings import Typeface

Ink: TypeAlias = Color | tuple[int, int, int, int]

NIGHT = Color("#07090f")
TABLE = Color("#0e2224")
PANEL = Color("#08191b")
PANEL_LIT = Color("#0f2a2b")
BRASS = Color("#a9854a")
GOLD = Color("#f2c14e")
CREAM = Color("#f6ecd4")
MUTED = Color("#b9b39f")
GREYED = Color("#919186")
RED = Color("#e2574c")
GREEN = Color("#7fd0a0")
BLACK = Color("#05030a")
WHITE = Color("#ffffff")
INK_ON_GOLD = Color("#1a0d08")
PAPER = Color("#e9ddbd")
PLATE = Color("#0b1a1c")
FAINT = 0.45  # how far the brass edge of a resting box is seen

SHEET = (10, 29, 31, 246)
VEIL = (3, 8, 10, 179)  # 70 per cent: with high contrast no veil is thinner


def faint(ink: Color, seen: float = FAINT) -> tuple[int, int, int, int]:
    """An ink as the edges of resting boxes have it."""
    return (ink.r, ink.g, ink.b, round(255 * seen))


_PLAIN, _BOLD, _ITALIC = (
    "SourceSans3_400Regular",
    "SourceSans3_700Bold",
    "SourceSans3_400Regular_Italic",
)
_DYSLEXIA, _DYSLEXIA_BOLD = "Lexend_400Regular", "Lexend_700Bold"


def faces(face: str, typeface: Typeface) -> tuple[str, ...]:
    """What words are set in: the first that has all letters, where this face was meant."""
    if typeface == "plain":
        return (face,) if face in (_PLAIN, _ITALIC) else (_BOLD,)
    if typeface == "dyslexia":
        even = face in (_PLAIN, _ITALIC)
        return (_DYSLEXIA, _PLAIN) if even else (_DYSLEXIA_BOLD, _BOLD)
    return (face, _BOLD)


class Style(NamedTuple):
    """A typeface and its size in units."""

    face: str
    units: float
    large: bool = False  # what is large and drawn into a picture does not grow with small words
    title: bool = False  # grows, but less than small words do: by the root


class Type(Enum):
    """The few ways words are set."""

    MARQUEE = Style("Limelight_400Regular", 44, title=True)
    HEADLINE = Style("Limelight_400Regular", 30, title=True)
    MENU = Style("Limelight_400Regular", 24, title=True)
    NUMBER = Style("Righteous_400Regular", 30, large=True)
    LARGE_NUMBER = Style("Righteous_400Regular", 44, large=True)
    STAMP = Style("Limelight_400Regular", 22, large=True)
    KEY = Style("JosefinSans_600SemiBold", 17, large=True)
    DISC = Style("Righteous_400Regular", 16, large=True)
    GATE = Style("Righteous_400Regular", 17, large=True)
    SEAT = Style("Limelight_400Regular", 24, large=True)
    STORY = Style("JosefinSans_600SemiBold", 17)
    CALL = Style("JosefinSans_600SemiBold", 19)
    NAME = Style("Limelight_400Regular", 21)
    STATUS = Style("JosefinSans_600SemiBold", 20)
    BUTTON = Style("JosefinSans_600SemiBold", 20)
    LABEL = Style("JosefinSans_600SemiBold", 16)
    BODY = Style("SourceSans3_400Regular", 17)
    BOLD = Style("SourceSans3_700Bold", 17)
    READING = Style("SourceSans3_400Regular", 23)
    ITALIC = Style("SourceSans3_400Regular_Italic", 17)
    SMALL = Style("SourceSans3_400Regular", 16)
    BANNER = Style("BowlbyOne_400Regular", 27, title=True)
    WORD = Style("BowlbyOne_400Regular", 21)
    CAPS = Style("BarlowCondensed_600SemiBold", 17)
