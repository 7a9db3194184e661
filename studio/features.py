"""Noses and mouths of the portraits."""

from dataclasses import dataclass

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import Skin
from studio.paths import circle, curve, ellipse, open_curve, ribbon, svg
from studio.transforms import Path, Point

_TEETH = "#fff6e6"
_THROAT = "#3d0a14"
_TONGUE = "#d2525a"


@dataclass(frozen=True)
class Nose:
    """A nose from the `bridge` between the eyes to the `tip`, with its underside at y `base`."""

    canvas: Canvas
    skin: Skin
    dark_side: int
    bridge: float
    tip: float
    width: float
    base: float
    hook: float

    def draw(self, depth: float) -> None:
        """The shaded side, the wing, the nostrils and the light on the ridge."""
        self._side(depth)
        self._wing()
        self._nostrils()
        self._ridge()

    def _side(self, depth: float) -> None:
        side, bridge, tip, base = self.dark_side, self.bridge, self.tip, self.base
        plane = curve(
            [
                (bridge + 7 * side, -24, "!"),
                (bridge + (2 + self.hook) * side, -2),
                (tip + (4 + self.hook * 0.4) * side, base - 18),
                (tip + 7 * side, base - 8),
                (tip + 2 * side, base, "!"),
                (tip + 12 * self.width * side, base + 1, "!"),
                (tip + 17 * self.width * side, base - 6),
                (tip + 12 * self.width * side, base - 16),
                (bridge + 10 * side, 6),
                (bridge + 15 * side, -16, "!"),
            ]
        )
        self.canvas.stipple_down(plane, self.skin.shade, -24, base, 0.3 * depth, 1.2 * depth)
        self.canvas.stipple_down(plane, self.skin.shadow, -10, base, 0, 0.85 * depth)

    def _wing(self) -> None:
        side, tip, base, width = self.dark_side, self.tip, self.base, self.width
        wing = svg(
            f"M{tip - 11 * width * side},{base - 13} "
            f"Q{tip - 18 * width * side},{base - 5} {tip - 11 * width * side},{base}"
        )
        self.canvas.line(wing, mix(self.skin.shade, self.skin.shadow, 0.4), 2.2)

    def _nostrils(self) -> None:
        side, tip, base, width = self.dark_side, self.tip, self.base, self.width
        underside = curve(
            [
                (tip - 11 * width * side, base - 1, "!"),
                (tip - 4 * side, base + 1),
                (tip + side, base + 4),
                (tip + 6 * side, base + 2),
                (tip + 15 * width * side, base, "!"),
                (tip + 7 * side, base + 7),
                (tip - 4 * side, base + 6),
            ]
        )
        self.canvas.fill(underside, self.skin.shadow, 0.8)
        for out in (-7, 9):
            nostril = ellipse(tip + out * width * side, base, 3.4 * width, 2.1, -out * side)
            self.canvas.fill(nostril, self.skin.shadow)

    def _ridge(self) -> None:
        side, bridge, tip, base = self.dark_side, self.bridge, self.tip, self.base
        ridge = [
            (bridge - 2 * side, 0, 0.5),
            (tip - 2 * side, base - 20, 4),
            (tip - 2 * side, base - 9, 6.5),
        ]
        self.canvas.fill(ribbon(ridge), self.skin.light, 0.8)


@dataclass(frozen=True)
class Mouth:
    """Closed lips about x, y that reach `left` and `right` of it."""

    canvas: Canvas
    skin: Skin
    x: float
    y: float
    left: float
    right: float
    full: float
    smile: float
    smirk: float

    def draw(self, ink: str | None, line: str, light: int) -> None:
        """Painted lips, or natural ones without ink."""
        if ink:
            self._painted_lips(ink, light)
        else:
            self.canvas.fill(self._upper_lip(), self.skin.shadow, 0.55)
            self.canvas.fill(self._lower_lip(), self.skin.shade, 0.55)
        self._parting(line if ink else self.skin.shadow, 2 if ink else 2.8)
        for corner in self._corners():
            self.canvas.fill(circle(*corner, 1.8), self.skin.shadow, 0.8)

    def _corners(self) -> tuple[Point, Point]:
        y = self.y - self.smile * 5
        return (self.x - self.left, y + self.smirk * 3), (self.x + self.right, y - self.smirk * 4)

    def _painted_lips(self, ink: str, light: int) -> None:
        lower = self._lower_lip()
        self.canvas.fill(lower, ink)
        self.canvas.fill(self._upper_lip(), mix(ink, "#300010", 0.32))
        shine = ellipse(self.x + light * 5, self.y + 6.5 * self.full, 6, 2.2 * self.full)
        self.canvas.fill(shine, "#ffd8cc", 0.55)

    def _upper_lip(self) -> Path:
        (x, y, full), (left_corner, right_corner) = (self.x, self.y, self.full), self._corners()
        return curve(
            [
                (*left_corner, "!"),
                (x - self.left * 0.38, y - 8 * full),
                (x - 3.5, y - 9 * full),
                (x, y - 6.5 * full),
                (x + 3.5, y - 9 * full),
                (x + self.right * 0.38, y - 8 * full),
                (*right_corner, "!"),
                (x + self.right * 0.4, y - 0.5),
                (x + 4, y + 1.5),
                (x, y + 0.5),
                (x - 4, y + 1.5),
                (x - self.left * 0.4, y - 0.5),
            ]
        )

    def _lower_lip(self) -> Path:
        x, y, full = self.x, self.y, self.full
        left_corner, right_corner = self._corners()
        return curve(
            [
                (*left_corner, "!"),
                (x - self.left * 0.4, y),
                (x, y + 1.5),
                (x + self.right * 0.4, y),
                (*right_corner, "!"),
                (x + self.right * 0.42, y + 9 * full),
                (x, y + 12 * full),
                (x - self.left * 0.42, y + 9 * full),
            ]
        )

    def _parting(self, ink: str, width: float) -> None:
        left_corner, right_corner = self._corners()
        middle = [
            (self.x - self.left * 0.4, self.y + 0.2),
            (self.x, self.y + 1),
            (self.x + self.right * 0.4, self.y + 0.2),
        ]
        self.canvas.line(open_curve([left_corner, *middle, right_corner]), ink, width)


@dataclass(frozen=True)
class OpenMouth:
    """An open mouth whose upper lip is at y and whose lower lip hangs `depth` below it."""

    canvas: Canvas
    skin: Skin
    x: float
    y: float
    left: float
    right: float
    depth: float
    smile: float
    full: float

    def draw(self, ink: str | None, *, tongue: bool) -> None:
        """Lips in ink or, without it, natural; inside them throat, teeth and tongue."""
        lips, opening = self._lips(), self._opening(0)
        self.canvas.fill(lips, ink or mix(self.skin.shade, self.skin.shadow, 0.35))
        if ink:
            self.canvas.stipple_down(lips, "#300010", self.y + 2, self.y - 8, 0, 0.6)
        self.canvas.fill(opening, _THROAT)
        with self.canvas.clip(opening):
            if tongue:
                self._tongue()
            self._teeth()
        self._lip_light(ink)

    def _corner(self, side: int) -> Point:
        reach = self.left if side < 0 else self.right
        return self.x + side * reach, self.y - 4 * self.smile

    def _opening(self, swell: float) -> Path:
        """The opening, grown by `swell` above and below."""
        (x, y), depth = (self.x, self.y), self.depth
        sag = 2 + 2 * self.smile
        return curve(
            [
                (*self._corner(-1), "!"),
                (x - self.left * 0.45, y + sag * 0.4 - swell),
                (x, y + sag - swell * 0.8),
                (x + self.right * 0.45, y + sag * 0.4 - swell),
                (*self._corner(1), "!"),
                (x + self.right * 0.68, y + depth * 0.68 + swell),
                (x, y + depth + swell * 1.1),
                (x - self.left * 0.68, y + depth * 0.68 + swell),
            ]
        )

    def _lips(self) -> Path:
        return self._opening(6 * self.full)

    def _teeth(self) -> None:
        x, y, height = self.x, self.y, min(11, 4 + self.depth * 0.28)
        sag = 2 + 2 * self.smile
        teeth = curve(
            [
                (x - self.left, y - 20, "!"),
                (x + self.right, y - 20, "!"),
                (x + self.right * 0.82, y - 2 + height * 0.3, "!"),
                (x + self.right * 0.4, y + sag * 0.4 + height),
                (x, y + sag + height),
                (x - self.left * 0.4, y + sag * 0.4 + height),
                (x - self.left * 0.82, y - 2 + height * 0.3, "!"),
            ]
        )
        self.canvas.fill(teeth, _TEETH)

    def _tongue(self) -> None:
        y = self.y + self.depth
        tongue = ellipse(self.x, y + 2, (self.left + self.right) * 0.34, self.depth * 0.42)
        self.canvas.fill(tongue, _TONGUE)
        self.canvas.stipple_down(tongue, _THROAT, y - self.depth * 0.2, y - self.depth * 0.5, 0, 1)

    def _lip_light(self, ink: str | None) -> None:
        if ink:
            shine = ellipse(self.x - 4, self.y + self.depth + 4 * self.full, 7, 1.8)
            self.canvas.fill(shine, "#ffd8cc", 0.6)
