"""Deco portraits: a face built from planes of light."""

import math
from dataclasses import dataclass, field

from studio.canvas import Canvas
from studio.eyes import Eye, EyeStyle, Gaze
from studio.features import Mouth, Nose, OpenMouth
from studio.grain import HARDNESS, SOFT
from studio.inks import Skin, skin_tones
from studio.paths import curve, ellipse, poly, rect, ribbon, spline, svg
from studio.transforms import Path, Point, intersect, place, subtract


@dataclass
class Face:
    """A face in its own units: origin between the eyes, chin at about y 110.

    `turn` (-0.6 to 0.6) gives a three-quarter view. `light` is the lit side, -1 or 1,
    best the one the face turns away from. `planes` chisels the edge between light and shade.
    `smooth` is for women and children: grain so soft that no shade on a jaw looks like stubble.
    Draw in the order of the methods, hair in between.
    """

    canvas: Canvas
    skin: str | Skin
    width: float = 70
    jaw: float = 56
    chin: float = 20
    length: float = 110
    jaw_y: float = 66
    top: float = -108
    turn: float = 0.0
    light: int = -1
    lips: str = "#c22f3a"
    brow_ink: str = "#3a1d16"
    shade: float = 0.7
    planes: float = 0
    hollow: float = 0.5
    blush: float = 0
    smooth: bool = False
    tones: Skin = field(init=False)
    contour: Path = field(init=False)

    def __post_init__(self) -> None:
        self.tones = skin_tones(self.skin)
        self.contour = self._outline()

    # --- geometry

    def x(self, across: float) -> float:
        """Where a point of the face lies, -1 to 1 across; features sit on a cylinder."""
        return self.width * math.sin(self._angle(across))

    def _foreshortening(self, across: float) -> float:
        return max(0.62, math.cos(self._angle(across)))

    def _angle(self, across: float) -> float:
        return math.asin(max(-1, min(1, across))) + self.turn * 0.55

    @property
    def dark_side(self) -> int:
        """The side away from the light, -1 or 1."""
        return -self.light

    @property
    def chin_x(self) -> float:
        """Where the chin points."""
        return self.x(0) * 0.8

    def _outline(self) -> Path:
        right, left = self._cheek(1), self._cheek(-1)
        return curve([(0, self.top), *right, (self.chin_x, self.length), *reversed(left)])

    def _cheek(self, side: int) -> list[Point]:
        """One side of the outline, temple to chin; a far side shows brow, socket and cheekbone."""
        far = min(1, max(0, self.turn * side * 2))
        near = min(1, max(0, -self.turn * side * 2))
        outline = (
            (0.62, 0.0, self.top + 16),
            (0.94 - 0.02 * far, 0.0, -56),
            (1.0 - 0.05 * far, 0.1, -30),
            (1.0 - 0.14 * far, 0.1, -5),
            (0.99 - 0.09 * far, 0.15, 22),
            (self.jaw / self.width * (1 - 0.08 * far + 0.04 * near), 0.45, self.jaw_y),
        )
        cheek = [(side * out * self.width + share * self.chin_x, y) for out, share, y in outline]
        return [*cheek, (side * self.chin * 1.3 + self.chin_x, self.length - 8)]

    # --- neck and ears

    def neck(self, width: float = 32, base: float = 176, shoulders: float = 90) -> None:
        """Neck and shoulders down to the collar bones at y `base`."""
        bare = shoulders > 60
        neck = self._neck_outline(width, base, shoulders, 40 if bare else 0)
        self._neck_planes(neck, width)
        self._jaw_shadow(neck)
        if bare:
            self._collar_bones(base)

    def _neck_outline(self, width: float, base: float, shoulders: float, spread: float) -> Path:
        return curve(
            [
                (-width, 40, "!"),
                (-width + 1, base * 0.62),
                (-width - 5, base - 36),
                (-shoulders * 0.8, base - 12),
                (-shoulders - spread, base + 80, "!"),
                (shoulders + spread, base + 80, "!"),
                (shoulders * 0.8, base - 12),
                (width + 5, base - 36),
                (width - 1, base * 0.62),
                (width, 40, "!"),
            ]
        )

    def _neck_planes(self, neck: Path, width: float) -> None:
        canvas, skin, reach = self.canvas, self.tones, self.light * width
        canvas.fill(neck, skin.base)
        canvas.stipple_across(neck, skin.shade, reach * 0.3, -reach * 2.4, 0, 1)
        canvas.stipple_across(neck, skin.shadow, -reach * 1.2, -reach * 4.2, 0, 0.8)
        canvas.stipple_across(neck, skin.light, reach * 0.8, reach * 3.2, 0, 0.7)

    def _jaw_shadow(self, neck: Path) -> None:
        shadow = intersect(place(self.contour, -self.light * 10, 24), neck)
        near, far = (self.light * 40, 120), (-self.light * 40, 90)
        self.canvas.fill(shadow, self.tones.shade)
        self.canvas.stipple(shadow, self.tones.shadow, near, far, 0.3, 1)

    def _collar_bones(self, base: float) -> None:
        for side in (-1, 1):
            bone = svg(f"M{side * 12},{base + 2} Q{side * 50},{base - 8} {side * 86},{base}")
            self.canvas.line(bone, self.tones.shade, 2.4, 0.7)

    def ear(self, side: int, size: float = 1.0) -> None:
        """The ear on the left (-1) or right (1)."""
        x = (self.width * 0.98 - 3) * side
        ear = svg("M-4,-22 C4,-34 22,-31 20,-12 C19,2 13,6 11,17 C9,27 0,27 -5,20 Z")
        fold = svg("M2,-15 C9,-23 15,-16 13,-7 C11,0 6,3 6,11")
        ink = self.tones.base if side == self.light else self.tones.shade
        shape = place(ear, x, 10, size, flip=side < 0)
        self.canvas.fill(shape, ink)
        self.canvas.inner(shape, self.tones.shadow, 6, side * 3, -2, 0.6)
        self.canvas.line(place(fold, x, 10, size, flip=side < 0), self.tones.shadow, 2.2, 0.75)

    # --- the planes of the head

    def head(self) -> None:
        """Skin with its lit and shaded planes, sockets, hollows, rouge and chin."""
        canvas, skin, contour = self.canvas, self.tones, self.contour
        canvas.fill(contour, skin.base)
        lit_cheek, lit_brow = (self.x(self.light * 0.4), 24), (self.x(self.light * 0.2), -66)
        canvas.stipple_radial(contour, skin.light, lit_cheek, 4, 58, 0.95, 0)
        canvas.stipple_radial(contour, skin.light, lit_brow, 0, 54, 0.8, 0)
        self._shaded_side()
        if self.planes:
            self._chiselled_plane()
        self._sockets()
        self._hollows()
        self._rouge()
        if not self.smooth:
            canvas.inner(contour, skin.shade, 9, self.light * 4, -4, 0.5)
        self._chin_planes()

    def _shaded_side(self) -> None:
        side, canvas, skin = self.dark_side, self.canvas, self.tones
        dense, hardness = (0.7, SOFT) if self.smooth else (1, HARDNESS)
        middle, cheek = (self.x(0.12 * side), 0), (side * self.width * 0.98, 14)
        shade, shadow = self.shade * 1.2 * dense, self.shade * dense**3
        canvas.stipple(self.contour, skin.shade, middle, cheek, 0, shade, 1.1, hardness=hardness)
        outer, edge = (self.x(0.5 * side), 0), (side * self.width * 1.08, 22)
        canvas.stipple(self.contour, skin.shadow, outer, edge, 0, shadow, 1.5, hardness=hardness)

    def _chiselled_plane(self) -> None:
        """Everything beyond the line of the profile, in one hard tone."""
        side, far = self.dark_side, self.dark_side * 200
        edge = [(x, y) for x, y in spline(self._profile_edge(), 8)]
        beyond = poly([*edge, (far, self.length + 30), (far, self.top - 30)])
        plane = intersect(self.contour, beyond)
        cheek = (side * self.width * 0.95, 10)
        start = (self.x(0), 0)
        self.canvas.stipple(plane, self.tones.shade, start, cheek, self.planes, 1)

    def _profile_edge(self) -> list[Point]:
        """The edge between the lit and the shaded plane: forehead, nose, lips and chin."""
        side, middle = self.dark_side, self.x(0)
        edge = (
            (4, self.top - 10),
            (8, -60),
            (11, -32),
            (5, -8),
            (9, 20),
            (14, 40),
            (6, 50),
            (3, 60),
            (7, 72),
            (3, 84),
            (7, self.length - 8),
            (5, self.length + 10),
        )
        return [(middle + out * side, y) for out, y in edge]

    def _sockets(self) -> None:
        with self.canvas.spray(self.tones.shade, clip=self.contour):
            for across in (-0.42, 0.42):
                reach = self._foreshortening(across)
                self.canvas.soft(ellipse(self.x(across), -13, 23 * reach, 9), 6, 0.7)
                self.canvas.soft(ellipse(self.x(across * 0.45), -5, 6, 13), 4, 0.6)

    def _hollows(self) -> None:
        if self.smooth:
            return
        side = self.dark_side
        far = ((0.92, 26), (0.5, 50), (0.42, 78), (0.75, 70))
        near = ((-0.97, 26), (-0.66, 48), (-0.5, 82), (-0.85, 74))
        with self.canvas.spray(self.tones.shadow, clip=self.contour):
            hollow = curve([(self.x(across * side), y) for across, y in far])
            self.canvas.soft(hollow, 12, 0.5 * self.hollow)
        with self.canvas.spray(self.tones.shade, clip=self.contour):
            hollow = curve([(self.x(across * side), y) for across, y in near])
            self.canvas.soft(hollow, 10, 0.9 * self.hollow)

    def _rouge(self) -> None:
        if not self.blush:
            return
        for across in (-0.6, 0.6):
            radius = 30 * math.cos(self._angle(across)) + 4
            cheek, ink = (self.x(across), 36), self.tones.blush
            self.canvas.stipple_radial(self.contour, ink, cheek, 0, radius, self.blush, 0)

    def _chin_planes(self) -> None:
        tip = (self.chin_x + self.light * 4, self.length - 13)
        self.canvas.stipple_radial(self.contour, self.tones.light, tip, 0, 15, 0.75, 0)

    # --- features

    def eyes(
        self,
        style: EyeStyle,
        iris: str,
        shadow: str,
        lash: float = 1.0,
        *,
        look: float = 0,
        tilt: float = 0,
        size: float = 1.0,
        gap: float = 0.44,
        y: float = 0,
        bags: bool = False,
        line: str = "#1c0f14",
        left: EyeStyle | None = None,
        right: EyeStyle | None = None,
    ) -> None:
        """Both eyes; `shadow` is the eye shadow, `look` (-1 to 1) turns the gaze sideways.

        `left` and `right` give one eye a style of its own, as for a wink.
        """
        for side, own in ((-1, left), (1, right)):
            gaze = Gaze(own or style, iris, shadow, lash, look, size, bags, line)
            width = 21 * size * self._foreshortening(gap * side)
            eye = Eye(self.canvas, self.tones, gaze, side, self.light, width)
            with self.canvas.at(self.x(gap * side), y, 1, tilt * side):
                eye.draw()

    def brows(
        self,
        weight: float = 6,
        y: float = -27,
        arch: float = 8,
        inner: float = 0,
        outer: float = -2,
        *,
        length: float = 1.0,
        lift: tuple[float, float] = (0, 0),
    ) -> None:
        """Both brows; a high `inner` makes a villain; `lift` raises the left and the right one."""
        strokes = (
            (-0.74, 2 + inner, 0.95),
            (-0.42, -arch * 0.42 + inner * 0.7, 1.05),
            (-0.05, -arch * 0.86 + inner * 0.3, 1.0),
            (0.36, -arch, 0.8),
            (0.74, -arch * 0.5 + outer * 0.5, 0.5),
            (1.04, outer + 3, 0.12),
        )
        for side, raised in ((-1, lift[0]), (1, lift[1])):
            x, reach = self.x(0.44 * side), side * 26 * length * self._foreshortening(0.44 * side)
            brow = [
                (x + reach * out, y - raised * (0.6 + out * 0.5) + dy, max(0.6, weight * w))
                for out, dy, w in strokes
            ]
            self.canvas.fill(ribbon(brow), self.brow_ink)

    def nose(
        self, width: float = 1.0, drop: float = 0, hook: float = 0, depth: float = 0.7
    ) -> None:
        """The nose; `drop` lowers its tip, `hook` bends its bridge, `depth` shades its side."""
        bridge, tip = self.x(0), self.x(0) + self.turn * 15
        nose = Nose(self.canvas, self.tones, self.dark_side, bridge, tip, width, 46 + drop, hook)
        nose.draw(depth)

    def mouth(
        self,
        width: float = 24,
        full: float = 1.0,
        smile: float = 0,
        *,
        y: float = 70,
        ink: str | None = None,
        line: str = "#3a0f18",
        male: bool = False,
        smirk: float = 0,
    ) -> None:
        """Closed lips; `full` swells them, `male` leaves them unpainted."""
        x, left, right = self._mouth_span(width)
        mouth = Mouth(self.canvas, self.tones, x, y, left, right, full, smile, smirk)
        mouth.draw(None if male else ink or self.lips, line, self.light)
        ink = self.tones.shade if self.smooth else self.tones.shadow
        with self.canvas.spray(ink, clip=self.contour):
            below = ellipse(x - self.light * 3, y + 17 * full, width * 0.5, 3)
            self.canvas.soft(below, 3, 0.8)

    def open_mouth(
        self,
        width: float,
        depth: float,
        smile: float = 1.0,
        *,
        y: float = 66,
        full: float = 1.0,
        male: bool = False,
        tongue: bool = True,
    ) -> None:
        """A laughing, singing or shouting mouth, `depth` deep; `smile` lifts its corners."""
        x, left, right = self._mouth_span(width)
        mouth = OpenMouth(self.canvas, self.tones, x, y, left, right, depth, smile, full)
        mouth.draw(None if male else self.lips, tongue=tongue)

    def _mouth_span(self, width: float) -> tuple[float, float, float]:
        """The middle of the mouth and its reach to the left and right."""
        x = self.x(0) + self.turn * 7
        left = width * (1 - 0.3 * max(0, -self.turn))
        right = width * (1 - 0.3 * max(0, self.turn))
        return x, left, right

    def smile_folds(self, width: float, y: float, strength: float = 0.6) -> None:
        """The folds from the nose round the corners of a mouth `width` wide at y."""
        x, left, right = self._mouth_span(width)
        for side, reach in ((-1, left), (1, right)):
            start, corner = x + side * 17, x + side * (reach + 8)
            fold = svg(f"M{start},44 Q{corner},{y - 16} {corner - side},{y + 8}")
            self.canvas.line(fold, self.tones.shadow, 2.4, strength)

    def rim_light(self, ink: str, side: int, width: float = 5, top: float = -60) -> None:
        """A hard edge of light along one cheek, from y `top` down."""
        edge = subtract(self.contour, place(self.contour, -side * width))
        self.canvas.fill(intersect(edge, rect(-200, top, 400, 400)), ink, 0.9)
