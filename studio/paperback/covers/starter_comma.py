"""A red comma stabs the page, shadow in a hat."""

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, polyline, round_rect
from studio.transforms import place

_SHADOW = "#14101a"


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    _room(canvas)
    _page(canvas)
    _keys(canvas)
    _hand(canvas)


def _room(canvas: PulpCanvas) -> None:
    """A blind, somebody in a hat, a typewriter."""
    canvas.fill(canvas.page, PULP.teal)
    for i in range(9):
        canvas.screen(
            poly([(500, 200 + i * 52), (500, 222 + i * 52), (0, 330 + i * 52), (0, 300 + i * 52)]),
            PULP.yellow,
            (500, 0),
            (0, 0),
            0.95,
            0.1,
        )
    sm = curve(
        "40,720! 44,520 70,440 110,416 112,396! 60,400 30,388! 60,372 "
        "92,362! 96,318 130,300 168,300 190,318 196,360! 230,366 250,376! "
        "220,396 176,398! 180,416 226,440 250,520 250,720!"
    )
    canvas.flat(sm, _SHADOW, 0.88)
    body = curve(
        "96,650! 110,560 150,520 200,512! 420,512! 470,520 506,560 520,650! 520,720! 96,720!"
    )
    canvas.fill(body, "#c23a2a")
    canvas.stipple(body, "#3a0c10", (0, 540), (0, 640), 0, 1)
    ro = round_rect(110, 470, 410, 46, 22)
    canvas.fill(ro, PULP.rubber)
    canvas.stipple(ro, "#000000", (0, 470), (0, 516), 0, 1)


def _page(canvas: PulpCanvas) -> None:
    """The page, and the comma that stabs it."""
    pp = poly("170,484 470,484 486,268 186,252")
    canvas.fill(pp, PULP.cream)
    for i in range(6):
        y = 300 + i * 18
        canvas.line(
            polyline([(206 - i * 1.2, y - 6), (430 - i * 37 % 70, y + 3)]), _SHADOW, 3.4, 0.9
        )
    cm = curve("318,392 348,380 378,396 384,432 362,476 318,506! 336,470 338,450 316,440 304,416")
    canvas.flat(place(cm, 4, 5), "#3a0508", 0.5)
    canvas.fill(cm, "#d2161f")
    canvas.stipple_radial(cm, "#ff9a8a", (334, 404), 0, 22, 1, 0)
    for x, y, r in ((330, 520, 8), (352, 530, 5), (318, 540, 4)):
        canvas.fill(circle(x, y, r), "#d2161f")


def _keys(canvas: PulpCanvas) -> None:
    """Knobs and keys."""
    for x in (104, 520):
        canvas.fill(circle(x, 492, 20), PULP.rubber)
    for row in range(3):
        for column in range(9):
            x = 150 + column * 41 + row * 10 - 6
            y = 556 + row * 34
            canvas.fill(ellipse(x, y + 5, 16, 12), _SHADOW)
            canvas.fill(ellipse(x, y, 15, 11.5), PULP.cream)
            t = (
                fit(
                    "QWERTYUIOASDFGHJKZXCVBNM,. "[row * 9 + column],
                    "barlow-condensed-700",
                    x - 6,
                    y - 6,
                    12,
                    12,
                )
                if row * 9 + column < 26
                else None
            )
            if t is not None:
                canvas.flat(t, _SHADOW)


def _hand(canvas: PulpCanvas) -> None:
    """A hand with red nails."""
    sk, sd = ("#f3bd92", "#8a3a2a")
    hand = curve(
        "520,470 470,486 430,520 404,556 392,584 400,596 416,586 438,556! "
        "420,590 414,616 424,624 438,610 456,574! 446,606 446,630 458,634 "
        "468,616 480,582! 478,610 484,628 494,624 502,596 520,560"
    )
    canvas.fill(hand, sk)
    canvas.inner(hand, sd, 12, -6, -8)
    for x, y, rr in ((396, 590, -30), (417, 619, -20), (451, 631, -8), (488, 625, 8)):
        n = place(curve("-7,-12! 7,-12! 8,4 0,14 -8,4"), x, y, 0.95, -rr)
        canvas.fill(n, "#d2161f")
