"""Sitters seen from the side."""

from dataclasses import dataclass, field

from studio.canvas import Canvas
from studio.colour import mix
from studio.grain import HARDNESS, SOFT
from studio.inks import Skin, skin_tones
from studio.paths import Points, circle, curve, ellipse, ribbon, svg
from studio.transforms import Path, intersect, place, subtract

_EYE_WHITE = "#fff6e6"


@dataclass
class ProfileFace:
    """A face looking right, in its own units: the eye at the origin, the chin at about y 115.

    `outline` runs from the top of the forehead down nose, lips and chin, back along the jaw
    and over the skull. Light falls on the front of the face. `smooth` leaves no grain on the jaw.
    """

    canvas: Canvas
    skin: str | Skin
    outline: Points
    shade: float = 0.9
    blush: float = 0
    smooth: bool = False
    line: str = "#1c0f14"
    tones: Skin = field(init=False)
    contour: Path = field(init=False)

    def __post_init__(self) -> None:
        self.tones = skin_tones(self.skin)
        self.contour = curve(self.outline)

    def neck(self, outline: Points) -> None:
        """The neck below the head, in the shadow of the jaw."""
        canvas, skin, neck = self.canvas, self.tones, curve(outline)
        canvas.fill(neck, skin.base)
        canvas.stipple_across(neck, skin.shade, 10, -70, 0, 1)
        canvas.stipple_across(neck, skin.shadow, -40, -110, 0, 0.8)
        shadow = intersect(place(self.contour, -14, 26), neck)
        canvas.fill(shadow, skin.shade)
        canvas.stipple_across(shadow, skin.shadow, 30, -50, 0.3, 1)

    def head(self) -> None:
        """Skin with its lit front, its shaded jaw and temple, and the hollow of the cheek."""
        canvas, skin, contour = self.canvas, self.tones, self.contour
        canvas.fill(contour, skin.base)
        hardness, shadow = (SOFT, 0.6) if self.smooth else (HARDNESS, 0.9)
        shadow *= self.shade
        canvas.stipple(contour, skin.shade, (14, 0), (-62, 0), 0, self.shade, hardness=hardness)
        canvas.stipple(contour, skin.shadow, (-30, 0), (-110, 0), 0, shadow, hardness=hardness)
        canvas.stipple_radial(contour, skin.light, (2, 34), 4, 34, 0.9, 0)
        canvas.stipple_radial(contour, skin.light, (16, -60), 0, 38, 0.9, 0)
        if self.blush:
            canvas.stipple_radial(contour, skin.blush, (-20, 40), 0, 32, self.blush, 0)
        canvas.inner(contour, skin.shade, 8, 3, -4, 0.5)
        self._hollows()

    def _hollows(self) -> None:
        with self.canvas.spray(self.tones.shade, clip=self.contour):
            self.canvas.soft(ellipse(4, -14, 18, 7), 5, 0.8)
            if not self.smooth:
                self.canvas.soft(curve("-66,34 -34,52 -8,66 -14,78 -46,74"), 8, 0.8)
            self.canvas.soft(ellipse(24, 55, 12, 5, 20), 4, 0.8)
            self.canvas.soft(ellipse(24, 90, 10, 4), 3, 0.8)

    def ear(self, x: float, y: float, size: float = 1) -> None:
        """An ear whose middle is at x, y."""
        shape = svg("M8,-22 C2,-36 -20,-34 -19,-12 C-18,2 -10,8 -8,18 C-4,28 6,26 8,14 Z")
        folds = svg("M2,-18 C-6,-26 -13,-18 -11,-8 C-9,2 -4,4 -3,12 M4,-8 C-2,-10 -4,-2 0,4")
        ear = place(shape, x, y, size, 8)
        self.canvas.fill(ear, self.tones.base)
        self.canvas.inner(ear, self.tones.shade, 7, 3, -3, 0.9)
        self.canvas.line(place(folds, x, y, size, 8), self.tones.shadow, 2.4, 0.85)

    def nostril(self, x: float, y: float) -> None:
        """The nostril and the wing round it."""
        self.canvas.fill(ellipse(x, y, 5, 2.2, -14), self.tones.shadow)
        wing = svg(f"M{x - 7},{y + 1} C{x - 14},{y - 2} {x - 12},{y - 14} {x - 4},{y - 15}")
        self.canvas.line(wing, self.tones.shadow, 2.2, 0.8)

    def open_eye(self, iris: str) -> None:
        """An eye that looks straight ahead."""
        canvas = self.canvas
        almond = curve("-12,3! -2,-7 9,-8 14,-3! 13,4 8,8 -2,7")
        canvas.fill(almond, _EYE_WHITE)
        with canvas.clip(almond):
            canvas.fill(ellipse(9, -1, 5.6, 8.6), mix(iris, "#000000", 0.5))
            canvas.fill(ellipse(9.6, -1, 4.2, 7), iris)
            canvas.fill(ellipse(10.8, -1, 2.5, 4.4), self.line)
            canvas.fill(subtract(almond, place(almond, 0, 4)), self.tones.shadow, 0.4)
            canvas.fill(circle(9, -4, 2.2), "#ffffff")
        canvas.fill(ribbon("-16,4,1 -9,-3,3.4 0,-8,4.6 10,-9,4.4 17,-3,2"), self.line)
        canvas.line(svg("M-12,-6 Q0,-17 15,-12"), self.tones.shadow, 2, 0.8)
        canvas.line(svg("M-10,6 Q2,12 12,7"), self.tones.shadow, 1.8, 0.8)

    def closed_eye(self, shadow: str, lash: float = 1) -> None:
        """A lowered lid in eye shadow, with lashes of length `lash`."""
        canvas = self.canvas
        lid = curve("-15,2! -8,-12 4,-15 14,-8 17,1! 10,8 -4,10")
        canvas.fill(lid, self.tones.base)
        canvas.stipple_down(lid, shadow, 9, -12, 0.3, 1)
        canvas.stipple_radial(lid, self.tones.light, (5, -3), 0, 9, 0.8, 0)
        canvas.line(svg("M-17,-4 Q-2,-20 17,-9"), self.tones.shadow, 2, 0.8)
        canvas.fill(ribbon("-21,-3,.6 -14,4,3.6 -4,9.5,5 8,8.5,4.8 17,2,2.4"), self.line)
        for x, y, reach in ((-8, 8, -3), (0, 10, 0), (7, 9, 4), (13, 6, 7)):
            tip = (x + reach * lash, y + 9 * lash, 0.4)
            canvas.fill(ribbon([(x, y, 3), tip]), self.line)

    def brow(self, ink: str, strokes: str) -> None:
        """The brow as one brush stroke."""
        self.canvas.fill(ribbon(strokes), ink)

    def rim_light(self, ink: str, dx: float, dy: float, below: float = -60) -> None:
        """A hard edge of light down the front of the face, from y `below` on."""
        edge = subtract(self.contour, place(self.contour, dx, dy))
        clip = curve(f"-20,{below}! 90,{below}! 90,140! -20,140!")
        self.canvas.fill(intersect(edge, clip), ink, 0.95)
