"""The keys of a typewriter, on which letters stand."""

from dataclasses import dataclass

from studio.colour import mix
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import burst, circle, round_rect
from studio.transforms import Path, intersect, place, subtract


@dataclass(frozen=True)
class Key:
    """A key: its rim, its cap, the dots on that, its size, and what shines on it."""

    rim: str
    cap: str
    dots: str
    size: tuple[int, int] = (288, 288)
    shine: str = "#ffffff"


KEYS = {
    "single": Key(PULP.steel, PULP.cream, "#e4cf9c"),
    "double": Key(PULP.steel, PULP.cream, "#e4cf9c", (400, 260)),
    "attack": Key(PULP.red, PULP.black, "#5a1a1a", (308, 308), "#ff9a7a"),
    "common": Key("#cfe0a0", "#fbfbe6", "#d5e2b4"),
    "starter": Key(PULP.grey, "#f4efe2", "#d8cfba"),
    "wild": Key(PULP.lemon, PULP.red, PULP.crimson),
}


def draw(canvas: PulpCanvas, name: str) -> None:
    """A key; that of a pair is wide, that of an attack has spikes."""
    key = KEYS[name]
    wide, high = key.size
    x, y, reach = wide / 2, high / 2 - 6, wide / 2 - 14
    canvas.flat(place(_shape(key, -2), 6, 13), PULP.black, 0.85)
    if name == "attack":
        spikes = burst(x, y, reach + 13, reach - 8, 22, 0.04, 4)
        canvas.flat(spikes, PULP.black)
        canvas.line(spikes, PULP.black, 4)
    rim, cap = _shape(key, 0), _shape(key, 19)
    canvas.line(rim, PULP.black, 9)
    canvas.flat(rim, key.rim)
    canvas.hatch(rim, PULP.black, (0, 0), (wide, high), 0, 0.5, gamma=1.4, pitch=4.6)
    canvas.line(cap, PULP.black, 5)
    canvas.flat(cap, key.cap)
    start, end = (x - reach * 0.2, y - reach * 0.2), (x + reach * 0.6, y + reach * 0.8)
    canvas.screen(cap, key.dots, start, end, 0, 0.9, angle=30)
    inner = key.rim if name == "attack" else mix(key.cap, "#000000", 0.12)
    canvas.line(_shape(key, 26), inner, 2.5)
    _shine(canvas, key)
    if name == "double":
        _twins(canvas, x, high - 33)


def _shape(key: Key, inset: float) -> Path:
    wide, high = key.size
    middle = high / 2 - 6
    if wide == high:
        return circle(wide / 2, middle, wide / 2 - 14 - inset)
    top, down = middle - high / 2 + 18 + inset, high - 36 - 2 * inset
    return round_rect(14 + inset, top, wide - 28 - 2 * inset, down, (high - 36) / 2 - inset - 34)


def _shine(canvas: PulpCanvas, key: Key) -> None:
    light = _shape(key, 5)
    crescent = subtract(light, place(light, 7, 9))
    canvas.flat(intersect(_shape(key, 7), crescent), key.shine, 0.85)


def _twins(canvas: PulpCanvas, x: float, y: float) -> None:
    """Two linked rings mark a pair."""
    for ink, wide in ((PULP.black, 8), (PULP.lemon, 4)):
        for aside in (-11, 11):
            canvas.line(circle(x + aside, y, 13), ink, wide)
