"""The signs on the houses: dark on the houses themselves, and their light by itself."""

from dataclasses import dataclass

from studio.canvas import Canvas
from studio.colour import mix
from studio.lettering import fit
from studio.neon import dark_tube, tube
from studio.paths import circle, ellipse, rect, round_rect, star, svg
from studio.times_square.inks import NIGHT, SHADOW
from studio.transforms import Path, join, place, union

_AROUND = 40  # units of light round a sign
_GLASS = "M6,10 L66,10 L36,56 Z M36,56 L36,96 M18,98 L54,98 M52,2 L40,30"
_SHOE = (
    "M8,14 C6,38 6,62 9,88 L15,88 C15,72 17,60 23,54 C34,68 46,86 64,88 L82,88 "
    "C82,78 72,73 60,67 C45,59 36,40 31,12 C25,20 15,20 8,14 Z"
)


@dataclass(frozen=True)
class Sign:
    """A sign, what is lettered on it in which face, and its ink; without a face it is drawn."""

    name: str
    box: tuple[float, float, float, float]
    ink: str
    text: str = ""
    face: str = ""

    @property
    def tubes(self) -> Path:
        """Its tubes."""
        x, y, wide, high = self.box
        if not self.text:
            return _DRAWN[self.name](x, y, wide, high)
        if high < wide:
            return lettering(self.text, self.face, x + 10, y + 9, wide - 20, high - 18)
        step = (high - 16) / len(self.text)
        return join(
            *(
                lettering(letter, self.face, x + 10, y + 9 + row * step, wide - 20, step - 7)
                for row, letter in enumerate(self.text)
            )
        )

    @property
    def light_box(self) -> tuple[int, int, int, int]:
        """Where its light is kept: left, top, width and height."""
        x, y, wide, high = self.box
        left, top = max(0, int(x - _AROUND)), max(0, int(y - _AROUND))
        return left, top, int(wide) + 2 * _AROUND, int(high) + 2 * _AROUND

    @property
    def width(self) -> float:
        """Of its tubes."""
        return 2.2 if self.text else 3.6


def lettering(text: str, face: str, x: float, y: float, wide: float, high: float) -> Path:
    """Text whose strokes are one outline where they overlap."""
    outline = fit(text, face, x, y, wide, high)
    return union(outline, outline)


# --- signs without letters


def _note(x: float, y: float, wide: float, high: float) -> Path:
    heads = (ellipse(x + 17, y + 66, 11, 8, -18), ellipse(x + 46, y + 58, 11, 8, -18))
    return join(*heads, place(svg("M27,63 L27,18 L56,10 L56,56 M27,30 L56,22"), x, y))


def _glass(x: float, y: float, wide: float, high: float) -> Path:
    return place(svg(_GLASS), x, y)


def _shoe(x: float, y: float, wide: float, high: float) -> Path:
    return place(svg(_SHOE), x, y)


def _ball(x: float, y: float, wide: float, high: float) -> Path:
    return circle(x + wide / 2, y + high / 2, 21)


def _star(x: float, y: float, wide: float, high: float) -> Path:
    at = (x + wide / 2, y + high / 2 + 2)
    return join(star(*at, 34, 14.5), star(*at, 19, 8))


def _ticker(x: float, y: float, wide: float, high: float) -> Path:
    return join(*(circle(x + 6 + number * 11.6, y + 10, 3.2) for number in range(11)))


_DRAWN = {
    "note": _note,
    "glass": _glass,
    "shoe": _shoe,
    "ball": _ball,
    "star": _star,
    "ticker": _ticker,
}
SIGNS = (
    Sign("jazz", (296, 206, 116, 52), "#ff8a3a", "JAZZ", "bungee"),
    Sign("hotel", (424, 88, 58, 176), "#b6ff5a", "HOTEL", "bungee"),
    Sign("note", (520, 152, 60, 84), "#c58aff"),
    Sign("tango", (604, 128, 118, 54), "#ffd34d", "Tango", "pacifico"),
    Sign("glass", (742, 92, 72, 108), "#5affc8"),
    Sign("ball", (930, 4, 60, 60), "#ffd34d"),
    Sign("ticker", (896, 253, 128, 20), "#ffd34d"),
    Sign("shoe", (1106, 88, 84, 96), "#ff6a5a"),
    Sign("piano", (1200, 150, 116, 52), "#c58aff", "Piano", "yesteryear"),
    Sign("star", (1334, 120, 76, 76), "#ffd34d"),
    Sign("cine", (1440, 84, 56, 166), "#5affc8", "CINE", "bungee"),
    Sign("bar", (1514, 200, 104, 54), "#ff8a3a", "BAR", "limelight"),
)


# --- drawing them


def dark(canvas: Canvas, sign: Sign) -> None:
    """A sign that is off, on its board."""
    x, y, wide, high = sign.box
    if sign.text:
        board = round_rect(x, y, wide, high, 9)
        canvas.fill(rect(x + wide / 2 - 3, y + high - 4, 6, 26), NIGHT.black)
        canvas.outer(board, SHADOW, 6, 2, 4, 0.7)
        canvas.fill(board, "#140e2c")
        canvas.line(board, "#5a449a", 2.4)
    dark_tube(canvas, sign.tubes, sign.ink, sign.width)


def light(canvas: Canvas, sign: Sign) -> None:
    """Its light."""
    if sign.name == "ticker":
        canvas.fill(sign.tubes, sign.ink)
        canvas.glow(sign.tubes, sign.ink, 7)
        return
    if sign.text:
        board = round_rect(*sign.box, 9)
        canvas.glow(board, mix(sign.ink, "#000000", 0.55), 26, 0.55)
        canvas.line(board, mix(sign.ink, "#000000", 0.25), 2)
    tube(canvas, sign.tubes, sign.ink, sign.width, glow=13, alpha=0.85)
