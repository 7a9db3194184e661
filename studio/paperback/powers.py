"""The powers, large."""

from studio.paperback.inks import PULP
from studio.paperback.props import eyes, hat, paper, typewriter
from studio.paperback.pulp import PulpCanvas
from studio.paths import (
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    polyline,
    rect,
    ribbon,
    round_rect,
    segment,
    svg,
)


def writers_block(canvas: PulpCanvas) -> None:
    """A stone block sits where the paper should be."""
    typewriter(canvas, PULP.blue, page=False)
    b = poly("-92,-44 -92,-168 92,-168 92,-44")
    t = poly("-92,-168 -60,-196 124,-196 92,-168")
    s = poly("92,-168 124,-196 124,-66 92,-44")
    for q, k in ((s, "#6a645e"), (t, "#d8d2c8"), (b, "#a9a298")):
        canvas.shaded(q, k, 0.8)
    canvas.line(
        svg("M-92,-128 L-40,-120 L-52,-92 M92,-84 L50,-92 L40,-66 M-10,-168 L2,-146 L-14,-132"),
        PULP.black,
        3.4,
    )
    eyes(canvas, 0, -118, 17, 26, 0, 8, PULP.cream)
    canvas.line(segment(-22, -70, 22, -70), PULP.black, 5)
    for side in (-1, 1):
        canvas.line(segment(side * 128, -30, side * 150, -52), PULP.lemon, 6)
        canvas.line(segment(side * 136, -12, side * 164, -18), PULP.lemon, 6)


def typo(canvas: PulpCanvas) -> None:
    """A key springs off the keyboard."""
    canvas.shaded(round_rect(-180, 44, 360, 62, 14), "#c23a2a")
    for x in (-132, -66, 66, 132):
        canvas.flat(ellipse(x, 46, 30, 14), PULP.black)
        canvas.shaded(ellipse(x, 36, 30, 17), PULP.cream, 0.5)
    canvas.flat(ellipse(0, 46, 28, 12), PULP.black)
    z = [(-18 if i % 2 else 18, 44 - i * 15) for i in range(8)]
    canvas.line(polyline([(0, 46), *z[1:]]), PULP.black, 12)
    canvas.line(polyline([(0, 46), *z[1:]]), PULP.steel, 6)
    with canvas.at(6, -122, 1, 14):
        canvas.flat(circle(5, 8, 68), PULP.black)
        canvas.shaded(circle(0, 0, 68), PULP.steel)
        canvas.fill(circle(0, -3, 54), PULP.cream)
        eyes(canvas, 0, -16, 15, 21, 0.4)
        canvas.fill(ellipse(0, 24, 13, 16), PULP.crimson)
    for degrees in (200, 230, 310, 340):
        right, down = on_circle(0, 0, 1, degrees)
        ray = segment(right * 100, -122 + down * 84, right * 140, -122 + down * 120)
        canvas.line(ray, PULP.lemon, 8)


def stuck_key(canvas: PulpCanvas) -> None:
    """Two keys joined by chewing gum."""
    for x, y in ((-104, 24), (104, -30)):
        canvas.flat(rect(x - 16, y + 30, 32, 120), PULP.iron)
        canvas.outline(rect(x - 16, y + 30, 32, 120), 3)
    canvas.flat(circle(-99, 33, 82), PULP.black)
    canvas.shaded(circle(-104, 24, 80), PULP.steel)
    canvas.fill(circle(-104, 18, 60), PULP.cream)
    canvas.flat(circle(109, -21, 82), PULP.black)
    canvas.shaded(circle(104, -30, 80), PULP.steel)
    canvas.fill(circle(104, -36, 60), PULP.cream)
    g = curve(
        "-150,-12 -110,-34 -70,-10! -20,-2 30,-64! 50,-92 110,-88 140,-60 "
        "120,-20 74,-6! 40,0 34,22 -6,34! -40,44 -60,70 -110,60 -152,34"
    )
    canvas.shaded(g, "#f58fb4", 0.8)
    canvas.line(svg("M-124,-4 Q-106,-18 -88,-6 M70,-62 Q90,-74 112,-64"), PULP.cream, 6)
    for x, y, r in ((-6, 8, 14), (24, -16, 9)):
        canvas.fill(ellipse(x, y, r, r * 0.8), "#fdd0de")
    eyes(canvas, -112, 24, 11, 16)
    eyes(canvas, 98, -40, 11, 16)


def plagiarism(canvas: PulpCanvas) -> None:
    """A raccoon in a striped jersey with two identical sheets."""
    paper(canvas, -96, 10, 150, 176, -12, 6)
    paper(canvas, 108, 10, 150, 176, 12, 6)
    canvas.shaded(curve("-84,120! -80,40 -40,14 0,12 40,14 80,40 84,120!"), PULP.cream, 0.5)
    b = curve("-84,120! -80,40 -40,14 0,12 40,14 80,40 84,120!")
    with canvas.clip(b):
        for i in range(4):
            canvas.flat(rect(-100, 30 + i * 26, 200, 12), PULP.black)
    canvas.outline(b, 3)
    for side in (-1, 1):
        canvas.shaded(curve(f"{side * 40},-110! {side * 70},-156! {side * 94},-90!"), "#6b646a")
    canvas.shaded(
        curve(
            "0,-136 60,-126 100,-70 108,-30! 60,6 26,26 0,34 -26,26 -60,6 "
            "-108,-30! -100,-70 -60,-126"
        ),
        "#a8a0a2",
        0.6,
    )
    canvas.flat(
        curve("-108,-34! -50,-86 0,-52 50,-86 108,-34! 60,2 20,-14 0,-22 -20,-14 -60,2"), PULP.black
    )
    canvas.fill(curve("0,-24 32,0 20,28 0,36 -20,28 -32,0"), PULP.cream)
    canvas.flat(ellipse(0, 4, 13, 10), PULP.black)
    eyes(canvas, 0, -44, 13, 40, -0.6)
    for side in (-1, 1):
        canvas.shaded(ellipse(side * 92, 66, 26, 20), "#6b646a")
        for k in (0, 1, 2):
            canvas.line(segment(side * (84 + k * 9), 52, side * (84 + k * 9), 66), PULP.black, 3)


def ghost_writer(canvas: PulpCanvas) -> None:
    """A ghost types with two fingers."""
    g = curve("-120,110! -126,-20 -92,-130 0,-150 92,-130 126,-20 120,110!")
    canvas.shaded(g, "#eef6f2", 0.7)
    eyes(canvas, 0, -84, 21, 34, 0)
    canvas.fill(ellipse(0, -34, 14, 20), PULP.black)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 66, -46, 15, 9), PULP.rose)
    with canvas.at(0, 46, 0.9):
        typewriter(canvas, "#2f7a6a", page=False)
    for side in (-1, 1):
        canvas.shaded(
            ribbon([(side * 120, 0, 40), (side * 130, 44, 36), (side * 84, 84, 30)]), "#eef6f2", 0.5
        )
    with canvas.at(0, -148, 0.46, -8):
        hat(canvas, 0, 0, 1.2, "#6b5a4a")
