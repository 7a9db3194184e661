"""Heads in profile for small people."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from studio.canvas import Canvas
from studio.colour import mix
from studio.grain import HARDNESS, SOFT
from studio.inks import Skin, skin_tones
from studio.paths import circle, curve, ellipse, ribbon, segment, svg
from studio.transforms import Path, place

_HAIR = {
    "short": "-34,12! -46,-24 -36,-64 -2,-80 26,-80 44,-66 42,-46! 30,-54 16,-54 6,-50 4,-38 "
    "-4,-34 -4,-18! -10,-22 -18,-14 -18,4!",
    "slick": "-34,14! -48,-22 -38,-62 -4,-78 26,-74 41,-56! 22,-56 6,-48 -2,-30 -6,-16! -16,-18 "
    "-20,-6 -20,8!",
    "bob": "41,-44! 40,-66 16,-82 -14,-78 -46,-62 -56,-22 -48,14 -30,38! -18,32 0,36! 6,18 2,0 "
    "6,-16 14,-34 26,-46!",
    "waves": "40,-46! 42,-68 14,-86 -16,-80 -50,-64 -52,-36 -62,-10 -50,14 -58,36 -34,54! -20,46 "
    "-6,52! 4,34 -4,16 8,0 2,-18 14,-32 28,-44!",
    "bun": "41,-44! 40,-66 14,-82 -14,-76 -42,-60 -44,-24 -32,4 -20,6! -20,-12 -8,-24 8,-32 "
    "24,-46!",
    "long": "41,-44! 38,-70 10,-82 -20,-74 -48,-52 -50,-10 -46,20! -20,20 -6,6 2,-14 14,-34 "
    "28,-46!",
    "pony": "41,-44! 40,-66 14,-82 -14,-76 -42,-60 -44,-24 -32,4 -20,6! -20,-12 -8,-24 8,-32 "
    "24,-46!",
}
_FEMININE_HAIR = ("bob", "bun", "long", "waves", "pony")
_COVERED_EARS = ("bob", "long", "waves")
_EYE_INK = "#2a1218"

EyeKind: TypeAlias = Literal["almond", "round", "sleepy", "merry"]
EarKind: TypeAlias = Literal["oval", "small", "jug", "long"]


class _Eye(NamedTuple):
    """White, pupil, catchlight, upper lid and crease of an open eye, then the lid when shut."""

    white: str
    pupil: Path
    catchlight: Path
    lid: str
    crease: str
    shut: str


_EYES: dict[EyeKind, _Eye] = {
    "almond": _Eye(
        "M20,-17 Q28,-25 36,-18 Q37,-13 35,-11 Q27,-9 20,-17 Z",
        ellipse(32, -16, 3.6, 5),
        Path(),
        "18,-17,1.2 27,-22.5,3.2 37,-17,2.2",
        "",
        "M20,-17 Q28,-11 35,-16",
    ),
    "round": _Eye(
        "M19,-15 Q24,-28 35,-23 Q39,-17 36,-10 Q26,-5 19,-15 Z",
        ellipse(31.5, -16, 4.4, 6.4),
        circle(33, -19, 1.9),
        "17,-16,1.4 24,-24.5,3 36,-22,2.6",
        "M20,-26 Q27,-31 34,-27",
        "M19,-16 Q28,-6 36,-14",
    ),
    "sleepy": _Eye(
        "M18,-14 Q28,-20 37,-16 Q37,-11 34,-9 Q26,-7 18,-14 Z",
        ellipse(31, -13.5, 4, 4.6),
        circle(32.4, -14.6, 1.5),
        "16,-14,1.4 27,-18.5,4.4 38,-15.5,2.4",
        "M18,-20 Q28,-26 36,-21",
        "M17,-14 Q27,-10 36,-14 M20,-20 Q28,-24 35,-20",
    ),
    "merry": _Eye(
        "M19,-14 Q27,-25 36,-18 Q37,-14 36,-12 Q28,-14 19,-14 Z",
        ellipse(31, -16.5, 4, 4.8),
        circle(32.6, -18.6, 1.6),
        "16,-13,1.2 26,-22,3.4 37,-18,2.4",
        "M20,-9 Q28,-8 34,-9",
        "M18,-12 Q27,-21 36,-13",
    ),
}
_EARS: dict[EarKind, tuple[str, str]] = {
    "oval": (
        "M-4,-14 C6,-22 12,-10 7,0 C4,6 6,12 0,13 C-6,14 -8,4 -6,-4 Z",
        "M0,-10 C6,-12 5,-2 1,2",
    ),
    "small": (
        "M-3,-10 C5,-15 9,-6 5,2 C3,7 4,10 0,11 C-5,12 -6,4 -5,-2 Z",
        "M0,-6 C4,-8 4,0 0,3",
    ),
    "jug": (
        "M-5,-16 C8,-28 20,-13 12,2 C8,9 7,14 0,14 C-6,14 -9,4 -7,-6 Z",
        "M0,-12 C10,-17 11,-3 3,3 M1,-5 C5,-7 5,-2 2,0",
    ),
    "long": (
        "M-4,-16 C5,-24 12,-13 7,-2 C5,5 8,11 4,17 C0,21 -7,17 -5,8 C-7,2 -8,-6 -4,-16 Z",
        "M0,-12 C6,-14 6,-3 2,4 M0,11 Q2,12 3,15",
    ),
}


@dataclass(frozen=True)
class Profile:
    """What tells one head from another; give every new head its own set.

    Nose length -5 to 9, its tip -4 (turned up) to 4 (drooping), hump 0 to 5,
    jaw depth -3 to 8, chin -5 (weak) to 7 (jutting), age 0 to 1. Only the almond eye is
    plain; the others have a catchlight and a crease.
    """

    nose: float = 0
    tip: float = 0
    hump: float = 0
    jaw: float = 0
    chin: float = 0
    age: float = 0
    eye: EyeKind = "almond"
    ear: EarKind = "oval"


PLAIN = Profile()


def profile_head(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    skin: str | Skin,
    hair: str,
    style: str = "short",
    *,
    profile: Profile = PLAIN,
    eye_open: bool = False,
    feminine: bool | None = None,
    lips: str | None = None,
    hair_light: str | None = None,
    rotate: float = 0,
    flip: bool = False,
) -> None:
    """A head facing right, 100 units from chin to crown at scale 1, its jaw hinge at x, y.

    Hair styles: short, slick, bob, waves, bun, long, pony; the last five look feminine by default.
    """
    if feminine is None:
        feminine = style in _FEMININE_HAIR
    tones = skin_tones(skin)
    lips = lips or ("#c8283e" if feminine else tones.shadow)
    head = _Head(canvas, tones, profile, feminine, hair, style)
    with canvas.at(x, y, scale, rotate, flip=flip):
        head.hair_behind()
        head.neck()
        head.face()
        head.ear()
        head.lips(lips)
        if eye_open:
            head.open_eye()
        else:
            head.closed_eye()
        head.brow()
        head.mouth_corner()
        head.hair_in_front(hair_light or mix(hair, "#ffffff", 0.3))


@dataclass(frozen=True)
class _Head:
    canvas: Canvas
    skin: Skin
    profile: Profile
    feminine: bool
    hair: str
    style: str

    def hair_behind(self) -> None:
        if self.style == "long":
            fall = curve("20,-62! -10,-74 -44,-56 -52,-14 -46,30 -58,70! -30,66 -6,44 -6,10")
            self._lock(fall, 12, 4, -4)

    def neck(self) -> None:
        neck = curve("-26,-6! -24,28 -32,58! 20,58! 12,40 14,24!")
        self.canvas.fill(neck, self.skin.base)
        self.canvas.stipple(neck, self.skin.shade, (14, 20), (-30, 40), 0.15, 1)
        self.canvas.stipple(neck, self.skin.shadow, (0, 44), (4, 24), 0, 0.8)

    def face(self) -> None:
        canvas, skin = self.canvas, self.skin
        outline = _feminine_face if self.feminine else _masculine_face
        face = outline(self.profile)
        hardness, jaw = (SOFT, 0.3) if self.feminine else (HARDNESS, 0.6)
        canvas.fill(face, skin.base)
        canvas.stipple(face, skin.shade, (16, 0), (-34, 8), 0, 1, 0.9, hardness=hardness)
        canvas.stipple_radial(face, skin.light, (30, -34), 0, 30, 0.75, 0)
        canvas.stipple(face, skin.shadow, (14, 24), (6, 44), 0, jaw, hardness=hardness)
        if self.feminine:
            canvas.stipple_radial(face, skin.blush, (20, 6), 0, 17, 0.8, 0)
        if self.profile.age:
            self._wrinkles(self.profile.age)

    def _wrinkles(self, age: float) -> None:
        crows_feet = "M12,-20 L4,-24 M12,-16 L3,-16 M13,-12 L5,-8"
        eye_bag, nose_fold, loose_jaw = (
            "M24,-7 Q30,-4 35,-8",
            "M37,2 Q32,8 33,20",
            "M10,34 Q22,30 30,36",
        )
        for wrinkle in (crows_feet, eye_bag, nose_fold, loose_jaw):
            width, alpha = 1.2 + 1.4 * age, min(1, 0.35 + 0.65 * age)
            self.canvas.line(svg(wrinkle), self.skin.shadow, width, alpha)

    def ear(self) -> None:
        if self.style in _COVERED_EARS:
            return
        outline, fold = _EARS[self.profile.ear]
        self.canvas.fill(place(svg(outline), -12, -2), self.skin.base)
        self.canvas.line(place(svg(fold), -12, -2), self.skin.shadow, 1.8)

    def lips(self, ink: str) -> None:
        if self.feminine:
            self.canvas.fill(svg("M45,6 C47,7 48,9 46.5,11 L45,12.5 L34,13 C38,9 41,6 45,6 Z"), ink)
            lower = svg("M44,13.5 C46.5,15 47,18 44.5,20.5 C41,20.5 37,17 34,13.2 Z")
            self.canvas.fill(lower, ink)
        else:
            self.canvas.fill(svg("M46,9 L47.5,11 L45,14.5 L36,15 L36,14 Z"), ink)

    def closed_eye(self) -> None:
        self.canvas.line(svg(_EYES[self.profile.eye].shut), _EYE_INK, 2.8)
        if self.feminine and self.profile.eye != "merry":
            for lash in ((24, -14, 22, -8), (28, -13, 28, -6.5), (32, -14, 35, -8)):
                self.canvas.line(segment(*lash), _EYE_INK, 1.7)

    def open_eye(self) -> None:
        eye = _EYES[self.profile.eye]
        self.canvas.fill(svg(eye.white), "#fff6e6")
        self.canvas.fill(eye.pupil, _EYE_INK)
        self.canvas.fill(eye.catchlight, "#ffffff")
        self.canvas.line(svg(eye.crease), self.skin.shadow, 1.5)
        self.canvas.fill(ribbon(eye.lid), _EYE_INK)
        if self.feminine:
            self.canvas.fill(ribbon("34,-20,3 41,-25,.5"), _EYE_INK)

    def brow(self) -> None:
        brow = "14,-31,1 24,-38,3 36,-34,1.6" if self.feminine else "14,-31,1 24,-37,4.6 36,-33,3"
        self.canvas.fill(ribbon(brow), mix(self.hair, "#1a0c10", 0.45))

    def mouth_corner(self) -> None:
        corner = "M34,13.2 Q31,12.5 30,9.5" if self.feminine else "M36,14.5 Q32.5,13 32,9.5"
        self.canvas.line(svg(corner), self.skin.shadow, 1.9)

    def hair_in_front(self, light: str) -> None:
        if self.style == "bun":
            self._lock(circle(-50, -52, 21), 8, -3, -4)
        if self.style == "pony":
            self._lock(ribbon("-40,-50,16 -66,-48,28 -80,-10,24 -72,34,3"), 9, 3, -3)
        cap = curve(_HAIR[self.style])
        self._lock(cap, 11, 4, -5, 0.9)
        with self.canvas.clip(cap):
            for i in range(4):
                strand = [
                    (30 - i * 10, -70 + i * 6, 1),
                    (2 - i * 12, -70 + i * 9, 3.5),
                    (-28 - i * 4, -44 + i * 14, 1),
                ]
                self.canvas.fill(ribbon(strand), light, 0.75)

    def _lock(self, shape: Path, blur: float, dx: float, dy: float, strength: float = 1) -> None:
        self.canvas.fill(shape, self.hair)
        self.canvas.inner(shape, mix(self.hair, "#000000", 0.5), blur, dx, dy, strength)


def _feminine_face(profile: Profile) -> Path:
    n, t, h, j, c = profile.nose, profile.tip, profile.hump, profile.jaw, profile.chin
    return svg(
        "M-28,10 C-36,-40 -14,-66 14,-64 C34,-62 41,-46 40,-32 C40,-27 38,-25 40,-21 "
        f"C{44 + h},{-17 - h * 0.3} {47 + n * 0.6 + h},{-11 + t * 0.5} {51 + n},{-5 + t} "
        f"C{53 + n},{-1 + t} {49 + n * 0.6},2 44,2 "
        "C45,5 47,7 47,9 C47,11 44,12 43,13 C45,15 47,17 45,20 "
        f"C43,22 {42 + c * 0.6},23 {42 + c},{26 + j * 0.5} "
        f"C{42 + c},{34 + j} {36 + c},{39 + j} {26 + c * 0.6},{38 + j} "
        f"C{14 + c * 0.2},{36 + j} 4,{32 + j * 0.8} -4,{26 + j * 0.5} "
        "C-12,26 -24,24 -28,10 Z"
    )


def _masculine_face(profile: Profile) -> Path:
    n, t, h, j, c = profile.nose, profile.tip, profile.hump, profile.jaw, profile.chin
    return svg(
        "M-30,12 C-38,-40 -14,-68 14,-66 C34,-64 42,-50 42,-38 C42,-32 38,-27 41,-22 "
        f"C{46 + h},{-17 - h * 0.3} {50 + n * 0.6 + h},{-10 + t * 0.5} {55 + n},{-3 + t} "
        f"C{56 + n},{2 + t} {51 + n * 0.6},4 46,4 "
        "C46,7 48,9 48,11 C47,13 45,14 44,15 C46,17 46,20 44,22 "
        f"C44,26 {46 + c},{28 + j * 0.5} {45 + c},{35 + j} "
        f"C{43 + c},{43 + j} {32 + c * 0.6},{45 + j} {22 + c * 0.4},{43 + j} "
        f"C10,{40 + j} 2,{36 + j * 0.8} -4,{28 + j * 0.6} "
        "C-14,28 -26,26 -30,12 Z"
    )
