"""Grave Manners: a skeleton hand rises from the grave and lifts a teacup, pinky out."""

from collections.abc import Sequence
from itertools import pairwise

from studio.blocks.bones import bone, skull
from studio.blocks.nature import dead_tree, grass, rose, tombstone
from studio.blocks.sky import glowing_sky, moon, star_field
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import circle, curve, ellipse, rect, ribbon, segment, svg
from studio.transforms import Point, place, subtract

_BONE_SHADE = "#7d6f8a"
_CHINA = "#fbf2da"
_CHINA_SHADE = "#8a6aa0"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _graveyard(canvas)
    _stone(canvas)
    _steam_ghost(canvas)
    _forearm(canvas)
    _sleeve(canvas)
    _fingers_behind_cup(canvas)
    _cup(canvas)
    _flowers_on_cup(canvas)
    _fingers_before_cup(canvas)
    _knuckles(canvas)
    _mound(canvas)


def _sky(canvas: Canvas) -> None:
    glowing_sky(canvas, HORROR.dusk, HORROR.night, HORROR.violet, (240, 300), 120, 420)
    moon(canvas, 232, 262, 178, "#cfe05a", HORROR.moss, halo=HORROR.lilac, seed=4)
    star_field(canvas, HORROR.bone, 30, 3, 330, 4)


def _graveyard(canvas: Canvas) -> None:
    hill = "-20,520! 60,470 160,486 250,470 360,488 440,462 520,500! 520,720! -20,720!"
    canvas.fill(curve(hill), "#1f1238")
    tones = HORROR.dusk, HORROR.night, HORROR.violet
    tombstone(canvas, 60, 496, 34, 50, *tones, -6)
    tombstone(canvas, 128, 492, 30, 54, *tones, 4, cross=True)
    tombstone(canvas, 448, 490, 34, 56, *tones, 8)
    tombstone(canvas, 400, 486, 26, 46, *tones, -4, cross=True)
    tree = dead_tree(484, 560, 0.95, flip=True)
    canvas.fill(tree, HORROR.night)
    canvas.rim(tree, HORROR.moss, 2.5, 1)


def _stone(canvas: Canvas) -> None:
    tombstone(canvas, 106, 580, 150, 214, "#6b5a94", "#1d1136", "#b8a8d8", -5)
    with canvas.at(106, 580, 1, -5):
        _epitaph(canvas)
        crack = svg("M-74,-62 l20,8 l-4,14 l20,12")
        canvas.line(crack, HORROR.dusk, 3)


def _epitaph(canvas: Canvas) -> None:
    """A skull over crossed teaspoons, carved into the stone."""
    for tilt in (-56, 56):
        handle = place(segment(0, -30, 0, 34), -2, -92, 1, tilt)
        bowl = place(ellipse(0, 40, 8, 12), -2, -92, 1, tilt)
        canvas.line(handle, HORROR.night, 5)
        canvas.fill(bowl, HORROR.night)
    skull(canvas, -4, -140, 0.98, HORROR.night, "#9484bc", HORROR.night)


def _steam_ghost(canvas: Canvas) -> None:
    steam = ribbon("196,196,8 170,160,18 214,120,26 178,84,40 220,52,48")
    canvas.stipple_down(steam, HORROR.bone, 215, 60, 0.2, 0.9)
    ghost = curve(
        "178,92! 168,56 186,26 220,22 254,30 264,62 254,90 262,112! 246,102 234,116! "
        "222,102 206,114! 198,98!"
    )
    canvas.fill(ghost, HORROR.bone)
    canvas.inner(ghost, HORROR.lilac, 14, -4, -6, 0.8)
    for eye in (206, 232):
        canvas.fill(ellipse(eye, 58, 6, 9), HORROR.night)
    smile = svg("M206,80 Q219,92 232,80")
    canvas.line(smile, HORROR.night, 3.4)


def _forearm(canvas: Canvas) -> None:
    _bone(canvas, (352, 610), (340, 424), 19)
    _bone(canvas, (326, 612), (316, 424), 15)


def _sleeve(canvas: Canvas) -> None:
    sleeve = curve(
        "292,560! 300,524 318,540! 330,516 346,538! 360,514 378,540! 392,600 400,660! 280,660!"
    )
    canvas.fill(sleeve, HORROR.blood)
    canvas.stipple_across(sleeve, "#4a0d22", 380, 290, 0, 1)
    canvas.rim(sleeve, "#ff8a66", 3, 3)
    for button in ((322, 575), (326, 600)):
        canvas.fill(circle(*button, 5), HORROR.gold)


def _fingers_behind_cup(canvas: Canvas) -> None:
    pinky = [(352, 404), (382, 340), (414, 304), (430, 262), (430, 228)]
    ring_finger = [(340, 402), (366, 332), (374, 288), (350, 268), (330, 280)]
    _finger(canvas, 12.5, pinky)
    _finger(canvas, 13, ring_finger)


def _fingers_before_cup(canvas: Canvas) -> None:
    index_finger = [(330, 402), (338, 326), (316, 290), (288, 276)]
    thumb = [(316, 410), (290, 362), (284, 318), (300, 290)]
    _finger(canvas, 13.5, index_finger)
    _finger(canvas, 13, thumb)


def _finger(canvas: Canvas, width: float, joints: Sequence[Point]) -> None:
    for start, end in pairwise(joints):
        _bone(canvas, start, end, width)
        width *= 0.93


def _bone(canvas: Canvas, start: Point, end: Point, width: float) -> None:
    bone(canvas, start, end, width, shade=_BONE_SHADE, outline=HORROR.night)


def _cup(canvas: Canvas) -> None:
    _handle(canvas)
    bowl = curve("120,200! 122,250 136,300 172,322 214,326 252,320 286,298 296,250 298,200!")
    canvas.line(bowl, HORROR.night, 6)
    canvas.fill(bowl, _CHINA)
    canvas.stipple(bowl, "#b79ac0", (240, 0), (300, 40), 0, 0.95)
    canvas.stipple_down(bowl, _CHINA_SHADE, 280, 330, 0, 0.8)
    _tea(canvas)
    foot = curve("172,320! 168,338 156,346! 262,346! 250,338 246,320!")
    canvas.line(foot, HORROR.night, 5)
    canvas.fill(foot, _CHINA)
    canvas.stipple_across(foot, _CHINA_SHADE, 190, 262, 0, 1)
    canvas.fill(rect(158, 341, 102, 5), HORROR.gold)


def _handle(canvas: Canvas) -> None:
    handle = subtract(ellipse(304, 246, 46, 42), ellipse(304, 246, 29, 25))
    canvas.line(handle, HORROR.night, 5)
    canvas.fill(handle, HORROR.bone)
    canvas.inner(handle, "#a08a6a", 7, -2, -4)


def _tea(canvas: Canvas) -> None:
    canvas.fill(ellipse(209, 200, 89, 17), HORROR.gold)
    tea = ellipse(209, 200, 83, 13)
    canvas.fill(tea, "#5a3316")
    canvas.stipple_radial(tea, HORROR.gold, (190, 198), 0, 60, 0.7, 0)


def _flowers_on_cup(canvas: Canvas) -> None:
    for x, y, scale in ((176, 258, 0.62), (226, 272, 0.5), (252, 242, 0.4)):
        rose(canvas, x, y, scale, HORROR.blood, "#5a0d22", "#ff9a7a")
    leaf = curve("0,0! 10,-10 24,-8! 14,4")
    canvas.fill(place(leaf, 204, 252), HORROR.moss)
    canvas.fill(place(leaf, 150, 266, flip=True), HORROR.moss)
    canvas.fill(place(leaf, 244, 284), HORROR.moss)


def _knuckles(canvas: Canvas) -> None:
    for centre in ((323, 412), (338, 415), (350, 416)):
        knuckle = circle(*centre, 10)
        canvas.fill(knuckle, "#d8caa6")
        canvas.inner(knuckle, _BONE_SHADE, 4, -1, -2)


def _mound(canvas: Canvas) -> None:
    mound = curve(
        "-20,640! -20,586 80,574 180,582 250,560! 282,566 300,552! 330,570 352,556! "
        "378,566 410,560! 450,584 520,574! 520,720! -20,720!"
    )
    canvas.fill(mound, HORROR.night)
    canvas.stipple_down(mound, HORROR.violet, 610, 560, 0, 0.8)
    canvas.rim(mound, HORROR.moss, 0, 4)
    grass(canvas, 588, HORROR.moss, 40, 3, 16, -10, 250)
    grass(canvas, 588, HORROR.moss, 22, 5, 16, 420, 510)
    for x, y, radius in ((270, 574, 7), (396, 572, 9), (420, 580, 6), (246, 582, 5)):
        pebble = circle(x, y, radius)
        canvas.fill(pebble, HORROR.dusk)
        canvas.rim(pebble, HORROR.lilac, 2, 2)
