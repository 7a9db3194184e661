"""The bots as authors of pulps: the people of `studio.faces`, each with what an author has."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces import (
    accountant,
    director,
    extra,
    hoarder,
    lead,
    mogul,
    opportunist,
    stargazer,
    understudy,
    wildcard,
)
from studio.faces.moods import FaceDrawing
from studio.hands import fist
from studio.inks import SKINS
from studio.lettering import fit
from studio.paperback.backgrounds import sunburst, two_inks
from studio.paperback.inks import PULP
from studio.paperback.props import book, paper, pencil
from studio.paperback.pulp import PulpCanvas, press
from studio.paths import (
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    polyline,
    rect,
    round_rect,
    segment,
    star,
)
from studio.printing import Pixels
from studio.transforms import intersect, place, subtract

UNITS = 512
_MIDDLE = UNITS / 2
_RIM = 30  # units: of the key that a face is on
_PAPER_SHADE = "#d9c79a"
_Part = Callable[[PulpCanvas], None]


@dataclass(frozen=True)
class Author:
    """Who it is, what is behind, what is held in front."""

    person: FaceDrawing
    behind: _Part
    before: _Part


def render(name: str, mood: Mood = "neutral") -> Pixels:
    """The printed face of a level or a character, on a key of a typewriter."""
    author, canvas = AUTHORS[name], PulpCanvas(UNITS, UNITS)
    disc = circle(_MIDDLE, _MIDDLE, _MIDDLE - _RIM)
    with canvas.clip(disc):
        author.behind(canvas)
        author.person(canvas, mood)
        author.before(canvas)
    _key(canvas)
    return press(canvas, 11, 0.25, specks=0.3)


def _key(canvas: PulpCanvas) -> None:
    """The steel ring round a cap."""
    whole, cap = (circle(_MIDDLE, _MIDDLE, _MIDDLE - inset) for inset in (5, _RIM))
    rim = subtract(whole, cap)
    canvas.flat(rim, PULP.steel)
    canvas.hatch(rim, PULP.black, (120, 120), (430, 430), 0, 0.7, gamma=1.4, pitch=5.6)
    shine = subtract(circle(_MIDDLE, _MIDDLE, _MIDDLE - 12), place(whole, 9, 11))
    canvas.flat(intersect(rim, shine), "#ffffff", 0.9)
    canvas.line(whole, PULP.black, 9)
    canvas.line(cap, PULP.black, 9)


# --- what is behind


def _rays(base: str, ray: str, glow: str | None = None) -> _Part:
    return partial(sunburst, base=base, ray=ray, centre=(_MIDDLE, 240), count=14, glow=glow)


def _dusk(above: str, below: str) -> _Part:
    return partial(two_inks, above=above, below=below, bottom=500)


def _library(canvas: PulpCanvas) -> None:
    """Shelves full of green and dark books."""
    canvas.flat(canvas.page, "#123f3c")
    inks = ("#1d5a4a", "#123f3c", "#1d6a6a", "#0c2c2c")
    for row, y in enumerate((150, 330)):
        for number in range(9):
            spine = rect(6 + number * 58, y - 116 + (number * 7 + row) % 3 * 10, 54, 130)
            canvas.fill(spine, inks[(number * 3 + row * 2) % len(inks)])
        canvas.fill(rect(-20, y, 560, 18), PULP.wood)


def _ruled(canvas: PulpCanvas) -> None:
    """A page of a ledger."""
    canvas.flat(canvas.page, PULP.cream)
    for y in range(40, 512, 44):
        canvas.line(segment(0, y, 512, y), PULP.sky, 6)
    canvas.line(segment(112, 0, 112, 512), PULP.red, 6)


# --- what is held in front


def _crumpled(canvas: PulpCanvas, x: float, y: float, size: float, turn: float = 0) -> None:
    """A sheet that was not good enough."""
    with canvas.at(x, y, size / 50, turn):
        ball = poly("-46,6 -38,-30 -10,-46 22,-42 44,-18 48,14 28,40 -8,46 -36,34")
        canvas.fill(ball, PULP.cream)
        for fold in ("-10,-46 4,-14 -46,6 4,-14 44,-18", "4,-14 -2,18 28,40 -2,18 -36,34"):
            canvas.line(polyline(fold), PULP.black, 3.4)
        canvas.flat(poly("-2,18 28,40 -8,46 -36,34"), _PAPER_SHADE)
        canvas.line(ball, PULP.black, 5)


def _first_drafts(canvas: PulpCanvas) -> None:
    heap = ((120, 440, 58, 20), (392, 446, 60, -30), (210, 466, 56, 70), (306, 474, 58, 10))
    for x, y, size, turn in heap:
        _crumpled(canvas, x, y, size, turn)


def _typed_page(canvas: PulpCanvas) -> None:
    """Still in the typewriter."""
    paper(canvas, 256, 462, 230, 150, -3, 4)
    canvas.shaded(round_rect(40, 456, 432, 80, 30), PULP.rubber, 0.5)
    canvas.line(segment(70, 472, 442, 472), PULP.iron, 6)


def _quill(canvas: PulpCanvas) -> None:
    with canvas.at(404, 408, 1.0, 24):
        feather = curve("-8,120! -46,40 -52,-60 6,-150! 40,-90 44,0 18,60 2,122!")
        canvas.shaded(feather, PULP.cream, 0.7)
        canvas.line(feather, PULP.black, 6)
        canvas.line(segment(2, -140, -4, 170), PULP.black, 7)
        for y in (-90, -46, 0):
            canvas.line(segment(0, y + 30, -32, y), PULP.black, 3)


def _red_pencil(canvas: PulpCanvas) -> None:
    pencil(canvas, 246, 430, 330, 54, 24, PULP.red)
    fist(canvas, 214, 438, 0.86, 62, SKINS["fair"], light=1)


def _laurels(canvas: PulpCanvas) -> None:
    """Two boughs that meet below the chin."""
    for side in (-1, 1):
        for number in range(8):
            angle = 90 - side * (14 + number * 17)
            x, y = on_circle(_MIDDLE, 250, 206, angle)
            for turn, apart in ((32, -16), (-32, 14)):
                leaf = ellipse(0, 0, 38, 14)
                bough = angle - side * (90 + turn * 0.7)
                nearer = on_circle(x, y, apart, angle)
                canvas.fill(place(leaf, *nearer, 1, bough), PULP.lemon if turn > 0 else PULP.yellow)
    canvas.fill(circle(_MIDDLE, 456, 22), PULP.red)


def _borrowed(canvas: PulpCanvas) -> None:
    """A pile from the library, and the next one already under the arm."""
    for x, y, ink, turn in ((352, 462, PULP.red, -3), (362, 420, PULP.yellow, 4)):
        with canvas.at(x, y, 1, turn):
            canvas.fill(rect(-104, -18, 206, 38), PULP.cream)
            canvas.shaded(round_rect(-112, -22, 200, 12, 4), ink, 0.4)
            canvas.shaded(round_rect(-112, 14, 200, 12, 4), ink, 0.4)
            canvas.shaded(round_rect(-120, -22, 30, 48, 10), ink, 0.5)
    book(canvas, 398, 338, 116, 150, PULP.teal, 14, PULP.cream)


def _lettered_key(canvas: PulpCanvas, x: float, y: float, radius: float, letter: str) -> None:
    """A key with its letter."""
    canvas.flat(circle(x + 5, y + 8, radius), PULP.black)
    canvas.shaded(circle(x, y, radius), PULP.steel, 0.8)
    canvas.fill(circle(x, y, radius * 0.78), PULP.cream)
    canvas.line(circle(x, y, radius), PULP.black, 6)
    half = radius * 0.46
    canvas.flat(fit(letter, "bowlby-one", x - half, y - half, 2 * half, 2 * half), PULP.black)


def _key_on_the_head(canvas: Canvas, mood: Mood) -> None:
    """It hops in triumph, and is about to slide off in dismay."""
    assert isinstance(canvas, PulpCanvas), "authors are printed as pulps"
    x, y, turn = {"neutral": (2, -86, 6), "triumph": (0, -98, 0), "dismay": (26, -78, 24)}[mood]
    with canvas.at(x, y, 1, turn):
        canvas.shaded(round_rect(-70, -4, 140, 26, 12), PULP.iron, 0.6)
        _lettered_key(canvas, 0, -26, 44, "Z")


def _keys(canvas: PulpCanvas) -> None:
    """As many as two arms can hold."""
    for x, y, letter in ((146, 416, "Q"), (370, 416, "X"), (258, 436, "A")):
        _lettered_key(canvas, x, y, 56, letter)
    for x in (200, 316):
        _lettered_key(canvas, x, 506, 56, "E")


def _famous_book(canvas: PulpCanvas) -> None:
    """Hers, hardly dry."""
    book(canvas, 132, 400, 144, 180, PULP.magenta, -14, PULP.cream)
    fame = star(148, 404, 58, 40, 12)
    canvas.flat(place(fame, 5, 7), PULP.black)
    canvas.fill(fame, PULP.yellow)
    canvas.line(fame, PULP.black, 6)


def _basket(canvas: PulpCanvas) -> None:
    """For what does not pay."""
    with canvas.at(392, 408, 0.84):
        for x, y, size, turn in ((-38, -12, 40, 10), (34, -18, 44, 60), (-2, -44, 40, 100)):
            _crumpled(canvas, x, y, size, turn)
        bin_ = poly("-102,0 102,0 74,146 -74,146")
        canvas.shaded(bin_, "#5a86a4", 0.8, 0.2)
        for x in range(-80, 100, 34):
            canvas.line(segment(x, 2, x * 0.7, 146), PULP.navy, 6)
        canvas.line(bin_, PULP.black, 7)
        canvas.shaded(round_rect(-112, -10, 224, 24, 12), PULP.steel, 0.6)


def _wild_key(canvas: PulpCanvas) -> None:
    """Stands for whatever she likes."""
    x, y, radius = 376, 404, 84
    canvas.flat(circle(x + 6, y + 9, radius), PULP.black)
    canvas.fill(circle(x, y, radius), PULP.lemon)
    canvas.line(circle(x, y, radius), PULP.black, 7)
    canvas.shaded(circle(x, y, radius * 0.8), PULP.red, 0.6)
    canvas.flat(fit("?", "bowlby-one", x - 34, y - 46, 68, 92), PULP.cream)


AUTHORS = {
    "extra": Author(extra.person, _rays(PULP.sky, "#aedad2"), _first_drafts),
    "understudy": Author(understudy.person, _rays(PULP.lemon, PULP.cream), _typed_page),
    "lead": Author(lead.person, _rays(PULP.crimson, PULP.red), _quill),
    "director": Author(director.person, _dusk(PULP.sea, PULP.navy), _red_pencil),
    "mogul": Author(mogul.person, _rays(PULP.violet, "#4a2a7a", PULP.magenta), _laurels),
    "opportunist": Author(opportunist.person, _library, _borrowed),
    "hoarder": Author(
        partial(hoarder.person, on_the_head=_key_on_the_head), _rays(PULP.orange, PULP.tan), _keys
    ),
    "stargazer": Author(stargazer.person, _rays(PULP.rose, PULP.cream), _famous_book),
    "accountant": Author(accountant.person, _ruled, _basket),
    "wildcard": Author(wildcard.person, _dusk(PULP.violet, PULP.magenta), _wild_key),
}
