"""Arms, legs and hands with bones in them, for figures that carry their weight."""

from collections.abc import Sequence

from studio.canvas import Canvas
from studio.inks import Skin, skin_tones
from studio.paths import Knot, curve, ribbon, segment
from studio.transforms import Path, Point, place, union


def leg(hip: Point, knee: Point, ankle: Point, width: float, *, calf: int = 1) -> Path:
    """A leg that is `width` at the thigh; `calf` is the side of the shin it swells on."""
    thigh = ribbon([(*hip, width), (*_between(hip, knee, 0.45), width), (*knee, width * 0.68)])
    swell = _between(knee, ankle, 0.35, calf * width * 0.1)
    shin = ribbon([(*knee, width * 0.68), (*swell, width * 0.68), (*ankle, width * 0.38)])
    return union(thigh, shin)


def arm(shoulder: Point, elbow: Point, wrist: Point, width: float) -> Path:
    """An arm that is `width` at the shoulder, with a bony elbow."""
    biceps = _between(shoulder, elbow, 0.4)
    upper = ribbon([(*shoulder, width), (*biceps, width * 0.92), (*elbow, width * 0.72)])
    muscle = _between(elbow, wrist, 0.3)
    lower = ribbon([(*elbow, width * 0.72), (*muscle, width * 0.76), (*wrist, width * 0.48)])
    return union(upper, lower)


def _between(start: Point, end: Point, share: float, aside: float = 0) -> Point:
    """A point on the way, moved `aside` to the left of the direction, per unit of its length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return (
        start[0] + dx * share + dy / length * aside,
        start[1] + dy * share - dx / length * aside,
    )


def cloth(
    canvas: Canvas, shape: Path, ink: str, dark: str, blur: float, *, rim: str | None = None
) -> None:
    """A piece of clothing lit from the upper right, or from behind with a rim."""
    canvas.fill(shape, ink)
    canvas.inner(shape, dark, blur, -blur / 2, blur / 3, 0.9)
    if rim:
        canvas.rim(shape, rim, -2.5, 1.5)


# --- hands; the wrist is at x, y and the fingers point up before turning

_SPREAD: tuple[tuple[Knot, ...], ...] = (
    ((-6, -14, 6), (-10, -23, 5.4), (-13, -31, 4)),
    ((-2, -16, 6), (-3.5, -27, 5.4), (-4.5, -36, 4)),
    ((2.5, -16, 6), (3.5, -26, 5.4), (5, -35, 4)),
    ((6.5, -14, 5.6), (10, -22, 5), (13.5, -29, 3.6)),
)
_THUMB: tuple[Knot, ...] = ((4, -3, 7), (12, -8, 6.4), (18, -16, 4.4))


def open_hand(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    rotate: float,
    skin: str | Skin,
    *,
    flip: bool = False,
) -> None:
    """A spread hand, 36 units from wrist to fingertip at scale 1, its thumb on the right."""
    tones = skin_tones(skin)
    with canvas.at(x, y, scale, rotate, flip=flip):
        palm = curve("-5,4! -8,-5 -9,-15 0,-19 9,-15 8,-4 5,4!")
        hand = union(palm, *(ribbon(finger) for finger in _SPREAD), ribbon(_THUMB))
        canvas.fill(hand, tones.base)
        canvas.inner(hand, tones.shade, 4, 1.5, -1.5, 0.8)
        canvas.line(curve([(4, -2), (3, -8), (8, -12)], closed=False), tones.shadow, 1.6, 0.7)


def fist(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    rotate: float,
    skin: str | Skin,
    *,
    flip: bool = False,
) -> None:
    """A hand closed round a bar that runs across, 24 units tall at scale 1, thumb on the right."""
    tones = skin_tones(skin)
    with canvas.at(x, y, scale, rotate, flip=flip):
        back = curve("-6,4! -11,-4 -12,-14 -10,-22 0,-25 10,-22 12,-13 11,-4 6,4!")
        canvas.fill(back, tones.base)
        canvas.inner(back, tones.shade, 5, 1.5, -1.5, 0.9)
        for i, finger in enumerate(_curled_fingers()):
            canvas.fill(finger, tones.base)
            canvas.rim(finger, tones.shade, 1.2, -1.6)
            if i:
                canvas.line(segment(-12 + i * 6, -22, -12 + i * 6, -12), tones.shadow, 1.5)
        thumb = ribbon("11,-4,6.5 7,-9,6.5 -1,-9,5.4")
        canvas.line(thumb, tones.shadow, 1.6)
        canvas.fill(thumb, tones.base)


def _curled_fingers() -> Sequence[Path]:
    finger = ribbon("0,-21,6.4 0,-16,6.8 0,-12,5.6")
    return [place(finger, x) for x in (-9, -3, 3, 9)]
