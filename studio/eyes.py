"""Eyes of the portraits."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import Skin
from studio.paths import circle, curve, ellipse, open_curve, ribbon, svg
from studio.transforms import Path, Point, place, subtract

EyeStyle: TypeAlias = Literal["half", "open", "wide", "narrow", "closed", "laughing"]


class _Opening(NamedTuple):
    """How far the lids stand above and below the middle, and how much upper lid shows."""

    rise: float
    fall: float
    lid: float


_OPENINGS: dict[EyeStyle, _Opening] = {
    "half": _Opening(8.5, 7, 9),
    "open": _Opening(11, 7.5, 5),
    "wide": _Opening(15, 10, 4),
    "narrow": _Opening(6.5, 5, 6),
    "closed": _Opening(-6, 8, 17),
    "laughing": _Opening(7, 0, 7),
}
_EYE_WHITE = "#fff6e6"


@dataclass(frozen=True)
class Gaze:
    """What both eyes of a face have in common."""

    style: EyeStyle
    iris: str
    shadow: str
    lash: float
    look: float
    size: float
    bags: bool
    line: str


@dataclass(frozen=True)
class Eye:
    """One eye about the origin; `side` is its outer side, -1 or 1; `width` its half width."""

    canvas: Canvas
    skin: Skin
    gaze: Gaze
    side: int
    light: int
    width: float

    def draw(self) -> None:
        """Socket, eyeball, lid, lashes and creases."""
        self._socket()
        if self.gaze.style == "closed":
            self._closed()
        elif self.gaze.style == "laughing":
            self._laughing()
        else:
            self._ball()
            self._lid()
            self._lash_line()
            self._lower_lid()
        if self.gaze.bags:
            self._bag()

    # --- geometry

    @property
    def _opening(self) -> _Opening:
        size = self.gaze.size
        return _Opening(*(size * part for part in _OPENINGS[self.gaze.style]))

    def _across(self, share: float) -> float:
        """x at a share of the half width toward the outer corner."""
        return self.width * share * self.side

    def _upper_edge(self) -> list[Point]:
        rise, size = self._opening.rise, self.gaze.size
        edge = ((-1, 3 * size), (-0.55, -rise * 0.72), (0, -rise), (0.52, -rise * 0.8))
        return [(self._across(share), y) for share, y in (*edge, (1, -2 * size))]

    def _almond(self) -> Path:
        inner, *lid, outer = self._upper_edge()
        fall = self._opening.fall
        lower = ((0.55, fall * 0.72), (0, fall), (-0.5, fall * 0.85))
        below = [(self._across(share), y) for share, y in lower]
        return curve([(*inner, "!"), *lid, (*outer, "!"), *below])

    # --- an open eye

    def _socket(self) -> None:
        rise, lid = max(4, self._opening.rise), 5
        socket = ellipse(self.side * 2, -rise - lid, self.width * 1.02, 8 * self.gaze.size)
        painted = self.gaze.shadow != self.skin.shade
        with self.canvas.spray(self.gaze.shadow):
            self.canvas.soft(socket, 4.5, 0.9 if painted else 0.6)

    def _ball(self) -> None:
        almond = self._almond()
        lit = self.side == self.light
        white = _EYE_WHITE if lit else mix(_EYE_WHITE, self.skin.shade, 0.16)
        self.canvas.fill(almond, white)
        with self.canvas.clip(almond):
            self._iris()
            shaded = subtract(almond, place(almond, 0, 4.5 * self.gaze.size))
            self.canvas.fill(shaded, self.skin.shadow, 0.4)
            self._glints()

    @property
    def _pupil(self) -> Point:
        return self.gaze.look * self.width * 0.42, -0.5

    def _iris(self) -> None:
        canvas, gaze, (x, y) = self.canvas, self.gaze, self._pupil
        radius = 10.4 * gaze.size
        iris = circle(x, y, radius)
        canvas.fill(iris, mix(gaze.iris, "#000000", 0.6))
        canvas.fill(circle(x, y, radius - 1.8), gaze.iris)
        bowl = curve([(x - 6, y + 3), (x, y + 8), (x + 6, y + 3), (x, y + 6)])
        canvas.fill(bowl, mix(gaze.iris, "#ffffff", 0.5))
        canvas.fill(circle(x, y, radius * 0.5), gaze.line)

    def _glints(self) -> None:
        size, (x, y) = self.gaze.size, self._pupil
        top = max(y - 4 * size, -self._opening.rise + 4.5 * size)
        self.canvas.fill(circle(x + self.light * 3.6 * size, top, 3.1 * size), "#ffffff")
        self.canvas.fill(circle(x - self.light * 4 * size, y + 4.5 * size, 1.4), "#ffffff", 0.8)

    def _lid(self) -> None:
        rise, _, depth = self._opening
        size = self.gaze.size
        crease = (
            (1.06, -4 * size),
            (0.58, -rise * 0.8 - depth * 0.85),
            (0.02, -rise - depth),
            (-0.52, -rise * 0.72 - depth * 0.8),
        )
        inner, *edge, outer = self._upper_edge()
        above = [(self._across(share), y) for share, y in crease]
        lid = curve([(*inner, "!"), *edge, (*outer, "!"), *above])
        lit = self.side == self.light
        self.canvas.fill(lid, self.skin.base if lit else mix(self.skin.base, self.skin.shade, 0.6))
        self.canvas.stipple_down(lid, self.gaze.shadow, -rise * 0.5, -rise - depth, 0.35, 0.95)
        fold = open_curve([(*inner,), *reversed(above)])
        self.canvas.line(fold, self.skin.shadow, 1.9, 0.75)

    def _lash_line(self) -> None:
        lash, size, rise = self.gaze.lash, self.gaze.size, self._opening.rise
        inner, first, crest, second, outer = self._upper_edge()
        line = [
            (inner[0] - self.side, inner[1] + 0.5, 1.2),
            (*first, 2.8),
            (*crest, 4 + 0.8 * lash),
            (*second, 4.6 + lash),
            (*outer, 3.4 + 2 * lash),
            (self._across(1.06 + 0.26 * lash), -2 * size - 6.5 * lash, 0.5),
        ]
        self.canvas.fill(ribbon(line), self.gaze.line)
        if lash > 1.1:
            self._flicks(rise)

    def _flicks(self, rise: float) -> None:
        for share, height in ((0.42, 0.86), (0.66, 0.66), (0.86, 0.4)):
            root = (self._across(share), -rise * height, 3.2)
            tip_y = -rise * height - 9 * self.gaze.lash + share * 3
            tip = (self._across(share + 0.3), tip_y, 0.4)
            self.canvas.fill(ribbon([root, tip]), self.gaze.line)

    def _lower_lid(self) -> None:
        fall = self._opening.fall
        edge = [(1.0, -1), (0.55, fall * 0.72), (0, fall), (-0.5, fall * 0.85)]
        lower = open_curve([(self._across(share), y) for share, y in edge])
        self.canvas.line(lower, self.skin.shadow, 1.7, 0.85)
        if self.gaze.lash > 0.9:
            outer = ribbon([(self._across(s), y, w) for s, y, w in ((1, -1, 3), (0.4, fall, 1))])
            self.canvas.fill(outer, self.gaze.line, 0.8)

    def _bag(self) -> None:
        w, below = self.width, self._opening.fall + 5
        bag = svg(f"M{-w * 0.8},{below} Q0,{below + 9} {w * 0.9},{below - 1}")
        self.canvas.line(bag, self.skin.shadow, 2.2, 0.55)

    # --- eyes that are shut

    def _closed(self) -> None:
        size, lash = self.gaze.size, self.gaze.lash
        dome = ((-0.5, -10), (0.08, -13), (0.62, -9))
        hem = ((0.55, 7), (0, 9), (-0.5, 8))
        lid = curve(
            [
                (self._across(-1), 3 * size, "!"),
                *((self._across(share), y * size) for share, y in dome),
                (self._across(1.02), 0, "!"),
                *((self._across(share), y * size) for share, y in hem),
            ]
        )
        self._bare_lid(lid, -12 * size, 8 * size)
        knots = ((-1, 3, 1.4), (-0.5, 8, 3.6), (0, 9, 4.6), (0.55, 7, 5), (1, 0, 3.6))
        line = [(self._across(share), y * size, w) for share, y, w in knots]
        line.append((self._across(1.1 + 0.2 * lash), -4 * lash, 0.5))
        self.canvas.fill(ribbon(line), self.gaze.line)
        if lash > 0.5:
            self._drooping_lashes()

    def _bare_lid(self, lid: Path, top: float, bottom: float) -> None:
        lit = self.side == self.light
        self.canvas.fill(lid, self.skin.base if lit else mix(self.skin.base, self.skin.shade, 0.6))
        self.canvas.stipple_down(lid, self.gaze.shadow, bottom, top, 0.25, 0.95)
        crown = (self._across(-0.1), (top + bottom) / 2 + 1)
        self.canvas.stipple_radial(lid, self.skin.light, crown, 0, 8, 0.7, 0)

    def _drooping_lashes(self) -> None:
        size, lash = self.gaze.size, self.gaze.lash
        for share, y in ((-0.2, 9), (0.14, 9), (0.46, 7.6), (0.74, 5), (0.96, 1.5)):
            root = (self._across(share), y * size, 3)
            tip = (self._across(share + 0.1 + share * 0.22), y * size + 8.5 * lash - share * 4, 0.4)
            self.canvas.fill(ribbon([root, tip]), self.gaze.line)

    def _laughing(self) -> None:
        size, lash = self.gaze.size, self.gaze.lash
        dome = ((-0.5, -12), (0.05, -15), (0.6, -11))
        hem = ((0.5, -4), (0, -7), (-0.5, -4))
        lid = curve(
            [
                (self._across(-1), 5 * size, "!"),
                *((self._across(share), y * size) for share, y in dome),
                (self._across(1.02), 4 * size, "!"),
                *((self._across(share), y * size) for share, y in hem),
            ]
        )
        self._bare_lid(lid, -14 * size, -4 * size)
        knots = ((-1, 6, 1.4), (-0.5, -3, 4.4), (0, -6, 5.6), (0.5, -3.5, 5.6), (1, 5, 3.4))
        line = [(self._across(share), y * size, w) for share, y, w in knots]
        line.append((self._across(1.1 + 0.16 * lash), 7 * size, 0.5))
        self.canvas.fill(ribbon(line), self.gaze.line)
        cheek = f"M{self._across(-0.8)},{11 * size} Q0,{5 * size} {self._across(0.95)},{12 * size}"
        self.canvas.line(svg(cheek), self.skin.shadow, 2, 0.6)
        if lash > 0.9:
            self._flicks(6 * size)
