"""The covers of the books: a picture between two bands, its title in the type of its tier."""

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import skia

from hollywood.box import open_sentences
from hollywood.core.catalogue import LANGUAGES, Language
from studio.lettering import fit, text_path
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas, press
from studio.paperback.wear import Age, worn
from studio.paths import (
    burst,
    circle,
    ellipse,
    heart,
    on_circle,
    poly,
    rect,
    round_rect,
    segment,
    star,
)
from studio.printing import Pixels
from studio.transforms import Path, bounds, place, transformed

_PRICE, _FAME = (58, 58), (442, 58)
_TITLE = ((116, 48, 262, 60), (34, 114, 428, 74))  # of the first line, and of the second
_LINE = (44, 202, 412, 26)
_CONDENSED = 0.74  # how narrow a line may become before it becomes smaller
_ABOVE = 12  # units: what accents on capitals stand up
_LARGEST_LINE = 0.34
_OLD = Age(spine=26, creases=2, scuff=0.9)


@dataclass(frozen=True)
class Tier:
    """A publisher: its bands, its type, its emblem, and where the shade of its titles begins."""

    house: str
    band: str
    ink: str
    face: str
    title: str
    shadow: str
    emblem: Callable[[PulpCanvas, str], None]
    shade: tuple[str, float, float] | None = None  # an ink, from where on, how dense


@dataclass(frozen=True)
class Book:
    """A book: its tier, its author, and how many words stand in the first line of its title."""

    tier: str
    author: str
    first: tuple[int, int, int]  # in each language


def render(name: str) -> Pixels:
    """The printed cover without its title, its price and its Fame."""
    book = BOOKS[name]
    canvas = PulpCanvas()
    with canvas.clip(round_rect(0, 0, 500, 700, 9)):
        importlib.import_module(f"studio.paperback.covers.{name}").draw(canvas)
        _bands(canvas, book)
    seed = sum(map(ord, name)) % 97
    return worn(press(canvas, seed), seed, _OLD)


def _bands(canvas: PulpCanvas, book: Book) -> None:
    tier = TIERS[book.tier]
    if book.tier == "bestseller":
        for wide, ink in ((7, "#7a4a0c"), (4, PULP.yellow)):
            canvas.line(round_rect(14, 46, 472, 592, 8), ink, wide)
    for top, high, edge in ((-4, 38, 34), (648, 60, 648)):
        canvas.flat(rect(-4, top, 508, high), tier.band)
        canvas.line(segment(0, edge, 500, edge), PULP.black, 3.4)
    canvas.flat(fit(tier.house, "barlow-condensed-700", 118, 9, 264, 16), tier.ink)
    canvas.flat(fit(book.author, "righteous", 84, 661, 332, 26), tier.ink)
    for x in (50, 450):
        with canvas.at(x, 675):
            tier.emblem(canvas, tier.ink)


def discs(canvas: PulpCanvas) -> None:
    """What price and Fame stand on."""
    x, y = _PRICE
    canvas.flat(circle(x + 3, y + 4, 46), PULP.black)
    canvas.flat(circle(x, y, 46), PULP.red)
    canvas.flat(circle(x, y, 39), PULP.cream)
    canvas.outline(circle(x, y, 46))
    spikes = burst(*_FAME, 54, 44, 12)
    canvas.flat(place(spikes, 3, 4), PULP.black)
    canvas.flat(spikes, PULP.lemon)
    canvas.outline(spikes, 4)


# --- titles


def title(canvas: PulpCanvas, name: str, language: Language) -> None:
    """Both lines, extruded."""
    tier = TIERS[BOOKS[name].tier]
    for words, box in zip(_lines(name, language), _TITLE, strict=True):
        lettered = _line(words, tier.face, box)
        for deep in range(7, 0, -1):
            canvas.flat(place(lettered, deep * 0.9, deep * 0.9), tier.shadow)
        canvas.line(lettered, tier.shadow, 7)
        canvas.flat(lettered, tier.title)
        if tier.shade:
            ink, begins, dense = tier.shade
            _, top, _, high = bounds(lettered)
            foot = (0, top + high)
            start = (0, top + high * begins)
            canvas.screen(lettered, ink, start, foot, 0, dense, pitch=5, angle=30)


def tag_line(canvas: PulpCanvas, name: str, language: Language) -> None:
    """What the cover promises."""
    words = said(f"{name}.line", language).replace("…", "...")  # the face has no sign for it
    shadow = TIERS[BOOKS[name].tier].shadow
    lettered = fit(words, "oleo-script-700", *_LINE, largest=_LARGEST_LINE)
    canvas.line(lettered, shadow, 6)
    canvas.flat(place(lettered, 1.5, 2), shadow)
    canvas.flat(lettered, "#fff6dc")


def said(book: str, language: Language) -> str:
    """The title of a book, or its tag line."""
    return open_sentences()[f"paperback.book.{book}"].in_(language)


def _lines(name: str, language: Language) -> tuple[str, str]:
    book = BOOKS[name]
    words = said(name, language)
    first = book.first[LANGUAGES.index(language)]
    parts = (words if book.tier == "romance" else words.upper()).split()
    return " ".join(parts[:first]), " ".join(parts[first:])


def _line(words: str, face: str, box: Sequence[float]) -> Path:
    """One line as large as its box, condensed if it must be; accents stand above."""
    left, top, wide, high = box
    up = _ABOVE if any(letter in "ÀÉÈÊ" for letter in words) else 0
    top, high = top - up, high + up
    outline, _ = text_path(words, face, 100)
    x, y, ink_wide, ink_high = bounds(outline)
    down = high / ink_high
    across = min(down, wide / ink_wide)
    down = min(down, across / _CONDENSED)
    matrix = skia.Matrix()
    matrix.setTranslate(-x, -y)
    matrix.postScale(across, down)
    middle = left + (wide - ink_wide * across) / 2, top + (high - ink_high * down) / 2
    matrix.postTranslate(*middle)
    return transformed(outline, matrix)


# --- emblems


def _pencil(canvas: PulpCanvas, ink: str) -> None:
    canvas.flat(poly("-20,-5 10,-5 20,0 10,5 -20,5"), ink)


def _sheriff(canvas: PulpCanvas, ink: str) -> None:
    canvas.flat(star(0, 0, 16, 8, 6), ink)
    for each in range(6):
        canvas.flat(circle(*on_circle(0, 0, 16, 60 * each - 90), 3.4), ink)


def _planet(canvas: PulpCanvas, ink: str) -> None:
    canvas.flat(circle(0, 0, 10), ink)
    canvas.line(ellipse(0, 0, 20, 6, -18), ink, 3.4)


def _heart(canvas: PulpCanvas, ink: str) -> None:
    canvas.flat(heart(0, 0, 14), ink)


def _crown(canvas: PulpCanvas, ink: str) -> None:
    canvas.flat(poly("-18,12 -20,-10 -9,0 0,-15 9,0 20,-10 18,12"), ink)


TIERS = {
    "starter": Tier(
        "INKLING BOOKS",
        PULP.paper,
        PULP.black,
        "bowlby-one",
        PULP.lemon,
        "#1a0c10",
        _pencil,
    ),
    "western": Tier(
        "DUSTJACKET WESTERNS",
        "#c9702a",
        PULP.black,
        "rye",
        PULP.lemon,
        "#3a0c08",
        _sheriff,
        ("#f2a02a", 0.3, 0.9),
    ),
    "scifi": Tier(
        "GREENHORN ORBITS",
        "#1f9a86",
        "#fff6dc",
        "rammetto-one",
        "#ffd34d",
        "#120a1e",
        _planet,
    ),
    "romance": Tier(
        "VELVET VELLUM",
        "#b82a5a",
        "#fff6dc",
        "oleo-script-700",
        "#fff6dc",
        "#5a0c2a",
        _heart,
    ),
    "bestseller": Tier(
        "GRAND FOLIO",
        "#1a1430",
        PULP.yellow,
        "rozha-one",
        "#fdeaa0",
        "#2a1204",
        _crown,
        ("#eda52e", 0.35, 0.95),
    ),
}
BOOKS = {
    "starter_comma": Book("starter", "DORIS V. QUILLFEATHER", (1, 1, 1)),
    "starter_cabinet": Book("starter", "PRUDENCE TREMBLOW", (2, 2, 2)),
    "starter_sandwich": Book("starter", "BIFF RYEBREAD", (2, 2, 2)),
    "western_cactus": Book("western", "DUSTY MARGIN", (2, 2, 2)),
    "western_librarian": Book("western", "SIERRA FOLIO", (2, 1, 1)),
    "scifi_ceres": Book("scifi", "HANK T. PERIHELION", (2, 2, 2)),
    "scifi_robot": Book("scifi", "AMPERE WATTS", (2, 2, 2)),
    "romance_triplicate": Book("romance", "VIOLET CARBON", (2, 1, 1)),
    "romance_lighthouse": Book("romance", "MARINA SWOON", (2, 1, 1)),
    "bestseller_heist": Book("bestseller", "MAXIM VELLUM", (2, 2, 2)),
    "bestseller_whale": Book("bestseller", "OPHELIA GRAND", (3, 2, 3)),
}
