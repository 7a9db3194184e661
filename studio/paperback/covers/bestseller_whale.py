"""A whale rises under a full moon from a sea of pages; one boat, one reader."""

import math

from studio.blocks.heads import profile_head
from studio.paperback.backgrounds import night_sky
from studio.paperback.inks import PULP
from studio.paperback.props import book, eyes
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, round_rect, segment, svg


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    _night(canvas)
    _whale(canvas)
    _waves(canvas)
    _reader(canvas)


def _night(canvas: PulpCanvas) -> None:
    """The moon, and the whale's back."""
    night_sky(canvas, "#12203f", "#2f6a9a", (250, 520), 60, 9)
    canvas.flat(circle(352, 316, 96), PULP.cream)
    canvas.dots(circle(352, 316, 96), PULP.yellow, (320, 290), 110, 20, 0.9, 0, 7)
    w = curve("96,660! 60,520 74,400 120,300 172,262 214,300 262,420 284,560 292,660!")
    canvas.shaded(w, "#2f5a8a", 0.9, 0.2)
    be = curve("150,660! 140,540 148,420 170,290! 214,300 262,420 284,560 292,660!")
    canvas.shaded(be, "#d8e2e0", 0.5)
    for i in range(6):
        canvas.line(
            svg(f"M{166 + i * 17},{330 + i * 24} Q{160 + i * 14},500 {160 + i * 20},660"),
            "#57708a",
            3.4,
        )
    canvas.line(svg("M172,270 Q138,380 92,430"), PULP.black, 5)
    eyes(canvas, 116, 452, 17, 0, 0.3, 6)


def _whale(canvas: PulpCanvas) -> None:
    """Its flukes, its eye, its breath."""
    canvas.shaded(curve("262,470! 330,450 390,480 404,530! 340,540 282,530"), "#2f5a8a", 0.8)
    canvas.shaded(curve("80,520! 30,520 2,560 6,600! 50,600 90,580"), "#2f5a8a", 0.8)
    for x, y, r in ((172, 226, 12), (140, 236, 9), (204, 238, 9), (120, 262, 6), (228, 262, 6)):
        canvas.line(
            svg(f"M{x},{y + 20} q{(x - 172) * 0.3},-26 {(x - 172) * 0.6},{-r}"), PULP.sky, 6
        )


def _waves(canvas: PulpCanvas) -> None:
    """A sea of pages."""
    for j in range(4):
        for i in range(8):
            x = -40 + i * 78 + j % 2 * 39
            y = 588 + j * 20 + 7 * math.sin(i * 1.7 + j * 2)
            p = curve(
                f"{x},{y + 4}! {x + 14},{y - 13} {x + 39},{y}! {x + 64},{y - 13} "
                f"{x + 78},{y + 4}! {x + 78},{y + 50}! {x},{y + 50}!"
            )
            canvas.shaded(p, PULP.cream if (i + j) % 3 else PULP.paper, 0.3, 0.5)
            canvas.line(segment(x + 39, y, x + 39, y + 30), PULP.black, 2.6)
            for k in (0, 1):
                canvas.line(
                    svg(
                        f"M{x + 9},{y + 4 + k * 8} Q{x + 18},{y - 7 + k * 8} "
                        f"{x + 32},{y + 3 + k * 8} M{x + 46},{y + 3 + k * 8} "
                        f"Q{x + 60},{y - 7 + k * 8} {x + 69},{y + 4 + k * 8}"
                    ),
                    PULP.grey,
                    1.8,
                )


def _reader(canvas: PulpCanvas) -> None:
    """In a boat, with a lamp."""
    with canvas.at(398, 568, 0.92, -5):
        canvas.shaded(curve("-14,-6! -18,-46 0,-60 16,-46 16,-6!"), PULP.red, 0.6)
        profile_head(canvas, -2, -62, 0.42, "amber", PULP.black, "bob", flip=True, eye_open=True)
        book(canvas, -32, -30, 34, 26, PULP.yellow, -14, PULP.cream)
        canvas.shaded(curve("-86,-10! -30,2 30,2 86,-14! 62,30 -60,30"), PULP.brown, 0.8)
        canvas.line(segment(52, -14, 52, -70), PULP.black, 5)
        canvas.fill(round_rect(42, -84, 20, 22, 5), PULP.lemon)
