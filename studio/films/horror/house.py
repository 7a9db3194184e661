"""The House That Blinked: a mansion with window eyes, one shut, sticks out its carpet tongue."""

import math

from studio.blocks.creatures import bat
from studio.blocks.nature import dead_tree
from studio.blocks.sky import cloud
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    circle,
    curve,
    ellipse,
    open_curve,
    poly,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import Path

_FOREGROUND = "#0a0615"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _clouds(canvas)
    _towers(canvas)
    _front(canvas)
    _roof(canvas)
    _back_light(canvas)
    _finials(canvas)
    _eye(canvas, 203, 262, 29, 0)
    _eye(canvas, 296, 262, 29, 0.72)
    _attic_window(canvas)
    _porch_mouth(canvas)
    _porch_roof(canvas)
    _tower_window(canvas, 108, 330)
    _tower_window(canvas, 366, 362)
    _crag(canvas)
    _carpet_tongue(canvas)
    _visitor(canvas)
    _trees(canvas)
    _fence(canvas)
    _bats(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, HORROR.dusk)
    canvas.stipple_radial(canvas.page, HORROR.violet, (265, 270), 150, 430)
    canvas.stipple_down(canvas.page, HORROR.night, 260, 0, 0, 0.9)
    moon = circle(268, 262, 196)
    canvas.outer(moon, HORROR.lilac, 26, strength=0.55)
    canvas.fill(moon, HORROR.bone)
    canvas.inner(moon, HORROR.gold, 40, -30, -26, 0.85)
    craters = (390, 170, 24), (352, 122, 12), (120, 330, 20), (150, 150, 14), (415, 300, 15)
    for x, y, radius in (*craters, (110, 250, 9)):
        crater = circle(x, y, radius)
        canvas.fill(crater, HORROR.gold, 0.35)
        canvas.rim(crater, HORROR.gold, 4, 4, 0.5)


def _clouds(canvas: Canvas) -> None:
    _cloud(canvas, 90, 385, 0.8, 1.9, HORROR.violet)
    _cloud(canvas, 430, 350, 0.8, 1.6, HORROR.violet)
    _cloud(canvas, 60, 430, 1.0, 1.8, HORROR.dusk)
    _cloud(canvas, 460, 415, 1, 1.7, HORROR.dusk)


def _cloud(canvas: Canvas, x: float, y: float, scale: float, width: float, ink: str) -> None:
    bank = cloud(x, y, scale, 3, 5, width)
    canvas.fill(bank, ink)
    canvas.stipple_down(bank, HORROR.lilac, y - 50 * scale, y + 6, 0.7, 0)


# --- the building


def _left_tower() -> Path:
    return curve(
        "92,490! 98,420 92,300! 82,300! 84,288! 100,250 112,168! 126,250 146,286! 150,300! "
        "140,300! 146,490!"
    )


def _right_tower() -> Path:
    return curve(
        "352,490! 356,400 352,338! 344,336! 346,326! 366,286 374,236! 384,286 408,328! 409,338! "
        "400,338! 402,410 408,490!"
    )


def _chimney() -> Path:
    return poly("300,212 296,140 288,140 288,128 328,126 328,138 322,138 326,246")


def _roof_outline() -> Path:
    return curve(
        "118,318! 150,296 206,214 244,96! 250,96! 262,150 300,228 352,288 386,310! 384,322! "
        "250,306 119,330!"
    )


def _towers(canvas: Canvas) -> None:
    for part in (_left_tower(), _right_tower(), _chimney()):
        canvas.fill(part, HORROR.night)


def _front(canvas: Canvas) -> None:
    front = curve("152,316! 160,400 158,486! 346,486! 342,400 350,312! 250,296!")
    canvas.fill(front, HORROR.night)
    with canvas.clip(front):
        for i in range(16):
            y = 330 + i * 11
            board = segment(140, y, 360, y + (i * 7) % 5 - 2)
            canvas.line(board, HORROR.dusk, 1.6)
        canvas.stipple_across(front, HORROR.violet, 340, 270, 0.75, 0)
        canvas.stipple_down(front, HORROR.night, 300, 350, 1, 0)


def _roof(canvas: Canvas) -> None:
    roof = _roof_outline()
    canvas.fill(roof, HORROR.night)
    with canvas.clip(roof):
        for y in range(110, 350, 12):
            shingles = svg(f"M100,{y + 6} Q250,{y - 18} 400,{y + 6}")
            canvas.line(shingles, HORROR.dusk, 2)
        canvas.stipple_across(roof, HORROR.night, 320, 180)
        canvas.stipple(roof, HORROR.violet, (300, 230), (390, 280), 0, 0.9)


def _back_light(canvas: Canvas) -> None:
    canvas.rim(_roof_outline(), HORROR.acid, -4, 3)
    canvas.rim(_right_tower(), HORROR.acid, -3, 1.5)
    canvas.rim(_chimney(), HORROR.acid, -3, 0)
    canvas.rim(_left_tower(), HORROR.moss, 3, 2)


def _finials(canvas: Canvas) -> None:
    for x, y in ((247, 96), (112, 168), (374, 236)):
        canvas.line(segment(x, y + 4, x, y - 22), HORROR.night, 3)
        canvas.fill(circle(x, y - 12, 4), HORROR.night)
    weathervane = svg("M247,78 l16,-4 l-3,5 l3,5 Z")
    canvas.fill(weathervane, HORROR.night)


# --- the face


def _eye(canvas: Canvas, x: float, y: float, radius: float, shut: float) -> None:
    """A round window; its blind hides the share `shut` of it."""
    canvas.fill(circle(x, y, radius + 9), HORROR.night)
    canvas.line(circle(x, y, radius + 6), HORROR.violet, 2.5)
    glass = circle(x, y, radius)
    canvas.fill(glass, HORROR.acid)
    canvas.inner(glass, HORROR.moss, 12, 0, 6)
    with canvas.clip(glass):
        canvas.fill(ellipse(x + 6, y + 7, radius * 0.36, radius * 0.5), HORROR.night)
        canvas.fill(circle(x + 11, y, radius * 0.13), HORROR.bone)
        canvas.line(segment(x, y - radius, x, y + radius), HORROR.night, 3.5)
        canvas.line(segment(x - radius, y, x + radius, y), HORROR.night, 3.5)
        if shut:
            _blind(canvas, x, y, radius, shut)
    _eyebrow(canvas, x, y, radius)


def _blind(canvas: Canvas, x: float, y: float, radius: float, shut: float) -> None:
    left, right, top = x - radius, x + radius, y - radius
    canvas.fill(rect(left - 2, top - 2, 2 * radius + 4, 2 * radius * shut), HORROR.violet)
    for i in range(9):
        canvas.line(segment(left, top + i * 6, right, top + i * 6 - 3), HORROR.night, 2.2)
    edge = top + 2 * radius * shut
    canvas.line(segment(left - 2, edge, right + 2, edge - 2), HORROR.night, 6)
    canvas.line(segment(left - 2, edge + 3, right + 2, edge + 1), HORROR.lilac, 1.5)


def _eyebrow(canvas: Canvas, x: float, y: float, radius: float) -> None:
    end, half, low, top = radius + 18, radius * 0.6, y - radius * 0.35, y - radius
    hood = curve(
        f"{x - end},{low}! {x - half},{top - 14} {x},{top - 24} {x + half},{top - 14} "
        f"{x + end},{low}! {x + radius * 0.5},{top - 1} {x},{top - 8} {x - radius * 0.5},{top - 1}"
    )
    canvas.fill(hood, HORROR.night)
    ridge = svg(f"M{x - half},{top - 13} Q{x},{top - 30} {x + half},{top - 13}")
    canvas.line(ridge, HORROR.lilac, 1.8)


def _attic_window(canvas: Canvas) -> None:
    canvas.fill(circle(250, 186, 9), HORROR.acid)
    canvas.line(circle(250, 186, 11), HORROR.violet, 2)


def _porch_mouth(canvas: Canvas) -> None:
    mouth = curve("186,398! 250,384 314,398! 318,484! 182,484!")
    canvas.fill(mouth, HORROR.gold)
    canvas.stipple_down(mouth, HORROR.blood, 484, 400)
    canvas.inner(mouth, HORROR.night, 14, 0, 8)
    for i in range(7):
        _tooth(canvas, 194 + i * 18.7, 30 + 6 * math.cos((i - 3) * 0.7))


def _tooth(canvas: Canvas, x: float, length: float) -> None:
    middle, tip = 400 + length * 0.5, 398 + length
    tooth = curve(f"{x - 7},392! {x + 7},392! {x + 6},{middle} {x},{tip}! {x - 6},{middle}")
    canvas.fill(tooth, HORROR.bone)
    canvas.stipple_across(tooth, HORROR.gold, x - 3, x + 8, 0, 0.9)


def _porch_roof(canvas: Canvas) -> None:
    roof = curve("168,402! 206,366 250,358 294,366 332,402! 322,406! 250,386 178,406!")
    canvas.fill(roof, HORROR.night)
    canvas.line(svg("M180,394 Q206,368 250,361 Q294,368 320,394"), HORROR.acid, 2.2)
    for x in (178, 314):
        canvas.fill(rect(x, 400, 9, 86), HORROR.night)
        canvas.line(segment(x + 8, 404, x + 8, 486), HORROR.violet, 1.5)


def _tower_window(canvas: Canvas, x: float, y: float) -> None:
    window = curve(f"{x},{y + 30}! {x},{y + 10} {x + 7},{y}! {x + 14},{y + 10} {x + 14},{y + 30}!")
    canvas.fill(window, HORROR.gold)
    canvas.line(segment(x + 7, y, x + 7, y + 30), HORROR.night, 2)


# --- the way up


def _crag(canvas: Canvas) -> None:
    crag = curve(
        "-20,720! -20,566! 60,540 96,486 150,470 250,474 350,468 404,488 440,540 520,560! 520,720!"
    )
    canvas.fill(crag, HORROR.night)
    canvas.stipple(crag, HORROR.violet, (300, 470), (330, 560), 0.6, 0)
    canvas.rim(crag, HORROR.moss, 0, 3.5)


def _carpet_tongue(canvas: Canvas) -> None:
    tongue = curve(
        "188,462! 312,462! 322,520 350,556 366,596 380,720! 110,720! 128,600 150,556 180,520"
    )
    canvas.fill(tongue, "#e0483c")
    canvas.stipple_across(tongue, "#7a1424", 220, 130, 0, 0.95)
    canvas.stipple_down(tongue, "#7a1424", 496, 466, 0, 0.9)
    canvas.line(open_curve("252,472 246,530 242,570 250,640"), "#7a1424", 4)
    canvas.rim(tongue, "#ff9a7a", -5, 0)


def _visitor(canvas: Canvas) -> None:
    """He stands on it, with his case, and looks up."""
    with canvas.at(270, 566, 1.02):
        canvas.fill(curve("-14,-4! 14,-6 40,14 66,40! 34,36 4,10"), "#7a1424")
        for foot in (-8, 8):
            canvas.fill(ribbon([(foot, -26, 11), (foot, -6, 10), (foot + 4, -1, 9)]), HORROR.night)
        canvas.fill(curve("-18,-14! -17,-48 -9,-60 0,-62 9,-60 17,-48 18,-14!"), HORROR.night)
        canvas.fill(circle(0, -70, 12), HORROR.night)
        hat = poly("-20,-76 20,-76 20,-81 12,-82 10,-96 -10,-96 -12,-82 -20,-81")
        canvas.fill(hat, HORROR.night)
        canvas.fill(ribbon("13,-50,9 22,-36,8 25,-24,7"), HORROR.night)
        canvas.fill(round_rect(14, -25, 26, 21, 4), HORROR.night)
        canvas.line(svg("M-17,-16 Q-18,-48 -9,-59"), HORROR.gold, 3)
        canvas.line(svg("M-10,-93 V-83"), HORROR.gold, 3)


# --- the garden


def _trees(canvas: Canvas) -> None:
    canvas.fill(dead_tree(40, 600, 1.15), _FOREGROUND)
    canvas.fill(dead_tree(486, 640, 0.8, flip=True), _FOREGROUND)


def _fence(canvas: Canvas) -> None:
    for i, x in enumerate(range(-6, 520, 26)):
        if not 130 < x < 370:
            y = 560 - abs(x - 250) * 0.02 + i * 37 % 9
            picket = [(x, 720), (x, y), (x + 5, y - 14), (x + 10, y), (x + 10, 720)]
            canvas.fill(poly(picket), _FOREGROUND)
    canvas.fill(rect(-20, 582, 156, 6), _FOREGROUND)
    canvas.fill(rect(372, 582, 148, 6), _FOREGROUND)


def _bats(canvas: Canvas) -> None:
    bat(canvas, 150, 110, 0.62, HORROR.night, -8)
    bat(canvas, 400, 210, 0.4, HORROR.night, 14)
    bat(canvas, 330, 66, 0.5, HORROR.night, 10)
