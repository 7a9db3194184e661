"""A long town car of 1935 with a star on the back seat."""

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, curve, ellipse, open_curve, poly, rect, round_rect, segment

_PAINT = "#2c7f86"
_SHADE = "#0e2740"
_CHROME = "#fdeebb"
_BRONZE = "#a9691f"
_TYRE = "#120b18"
_HOT = "#fffbe6"


def town_car(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """The car facing left, its wheels standing at y under x; about 500 units long."""
    with canvas.at(x, y, scale):
        _shadow(canvas)
        _trunk(canvas)
        _body(canvas)
        _panes(canvas)
        _doors(canvas)
        _louvres(canvas)
        _front_fender(canvas)
        _rear_fender(canvas)
        _running_board(canvas)
        _wheel(canvas, -188, -42, 42)
        _wheel(canvas, 146, -42, 42)
        _spare_wheel(canvas)
        _radiator(canvas)
        _lamp(canvas)


def _shadow(canvas: Canvas) -> None:
    canvas.stipple_radial(ellipse(-10, 0, 300, 20), "#05030a", (-10, 0), 80, 300, 1, 0)


def _trunk(canvas: Canvas) -> None:
    trunk = round_rect(160, -112, 62, 80, 10)
    canvas.fill(trunk, BLOCKBUSTER.maroon)
    canvas.stipple_across(trunk, BLOCKBUSTER.soot, 176, 224, 0, 1)
    for x in (184, 204):
        canvas.fill(rect(x, -114, 5, 60), BLOCKBUSTER.gold)
    canvas.line(segment(206, -34, 240, -34), _CHROME, 6)


def _body(canvas: Canvas) -> None:
    body = curve(
        "-244,-24! -244,-116! -170,-124 -84,-128! -62,-184! -40,-192 100,-192 148,-184! "
        "170,-150 174,-110 174,-24!"
    )
    canvas.fill(body, _PAINT)
    canvas.stipple_down(body, _SHADE, -104, -20, 0, 1)
    canvas.stipple_down(body, BLOCKBUSTER.teal, -150, -194, 0, 1)
    canvas.stipple_across(body, _SHADE, 120, 190, 0, 0.9)
    canvas.rim(body, BLOCKBUSTER.pale, 0, 4)


def _panes(canvas: Canvas) -> None:
    front = poly("-72,-134 -54,-178 14,-178 14,-134")
    rear = poly("26,-134 26,-178 92,-178 92,-134")
    quarter = curve("104,-134! 104,-178! 138,-174 150,-158 154,-134!")
    for pane in (front, rear, quarter):
        canvas.line(pane, _SHADE, 7)
        canvas.fill(pane, BLOCKBUSTER.gold)
        canvas.stipple_down(pane, BLOCKBUSTER.pale, -178, -134, 0.9, 0)
    with canvas.clip(front):
        _chauffeur(canvas)
    with canvas.clip(rear):
        _star_passenger(canvas)


def _chauffeur(canvas: Canvas) -> None:
    head = curve("-34,-166! -35,-158 -40,-152! -36,-150 -36,-144 -28,-141! -20,-141! -16,-166")
    canvas.fill(head, BLOCKBUSTER.maroon)
    cap = curve("-44,-161! -34,-164 -36,-173 -20,-176 -10,-170 -14,-162!")
    canvas.fill(cap, BLOCKBUSTER.soot)
    canvas.fill(curve("-42,-126! -36,-140 -10,-142 2,-126!"), BLOCKBUSTER.soot)


def _star_passenger(canvas: Canvas) -> None:
    """Her profile under a feathered hat, turned to the palace."""
    head = curve(
        "50,-166! 49,-159 45,-154! 49,-152 49,-146 57,-142! 58,-132! 70,-132! 70,-146 74,-166"
    )
    canvas.fill(head, BLOCKBUSTER.maroon)
    canvas.fill(curve("44,-165! 54,-175 72,-174 78,-154! 66,-162"), BLOCKBUSTER.crimson)
    canvas.line(open_curve("72,-172 84,-176 90,-164"), BLOCKBUSTER.crimson, 6)
    canvas.fill(curve("40,-126! 46,-138 64,-140 84,-136 92,-126!"), BLOCKBUSTER.coral)


def _doors(canvas: Canvas) -> None:
    for x in (-78, 20, 98):
        canvas.line(segment(x, -126, x, -24), _SHADE, 2.5)
    for x in (-4, 34):
        canvas.line(segment(x, -108, x + 14, -108), _CHROME, 4)
    canvas.line(segment(-240, -116, 170, -122), _CHROME, 2.5)


def _louvres(canvas: Canvas) -> None:
    for i in range(9):
        canvas.line(segment(-218 + i * 12, -108, -214 + i * 12, -78), _SHADE, 3)


def _front_fender(canvas: Canvas) -> None:
    fender = curve(
        "-252,-36! -250,-74 -222,-100 -184,-100 -140,-88 -104,-50 -56,-26! -56,-12! -116,-12! "
        "-150,-60 -188,-78 -226,-58 -236,-34!"
    )
    canvas.fill(fender, BLOCKBUSTER.night)
    canvas.stipple_radial(fender, BLOCKBUSTER.teal, (-196, -104), 0, 80, 0.95, 0)
    canvas.rim(fender, BLOCKBUSTER.pale, 0, 4)


def _rear_fender(canvas: Canvas) -> None:
    fender = curve(
        "74,-12! 82,-58 110,-92 148,-98 190,-88 212,-54 220,-22! 206,-22! 196,-54 148,-80 "
        "108,-62 96,-12!"
    )
    canvas.fill(fender, BLOCKBUSTER.night)
    canvas.stipple_radial(fender, BLOCKBUSTER.teal, (140, -102), 0, 74, 0.95, 0)
    canvas.rim(fender, BLOCKBUSTER.pale, 0, 4)


def _running_board(canvas: Canvas) -> None:
    canvas.fill(rect(-116, -24, 200, 13), BLOCKBUSTER.night)
    canvas.fill(rect(-100, -26, 180, 3), _CHROME)


def _wheel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.fill(circle(x, y, radius), _TYRE)
    canvas.fill(circle(x, y, radius * 0.8), _CHROME)
    canvas.fill(circle(x, y, radius * 0.56), _TYRE)
    disc = circle(x, y, radius * 0.5)
    canvas.fill(disc, BLOCKBUSTER.crimson)
    canvas.stipple_down(disc, BLOCKBUSTER.soot, y - 6, y + radius * 0.5, 0, 1)
    canvas.fill(circle(x, y, radius * 0.2), _CHROME)


def _spare_wheel(canvas: Canvas) -> None:
    canvas.line(circle(-98, -82, 33), _SHADE, 5)
    _wheel(canvas, -98, -82, 32)


def _radiator(canvas: Canvas) -> None:
    grille = curve("-262,-34! -258,-112 -250,-126 -238,-126! -240,-34!")
    canvas.fill(grille, _CHROME)
    canvas.stipple_down(grille, _BRONZE, -110, -30, 0, 1)
    canvas.line(open_curve("-248,-126 -254,-140 -236,-134"), _CHROME, 4)
    canvas.line(segment(-276, -36, -240, -36), _CHROME, 7)
    canvas.line(segment(-274, -50, -274, -24), _CHROME, 5)


def _lamp(canvas: Canvas) -> None:
    beam(canvas, -242, -108, 174, 20, 230, BLOCKBUSTER.pale, 0, 0.6)
    canvas.line(segment(-222, -96, -222, -80), _CHROME, 4)
    lamp = curve("-240,-120! -222,-122 -206,-108 -222,-96 -240,-96!")
    canvas.outer(lamp, BLOCKBUSTER.pale, 16, -12, 0, 0.9)
    canvas.fill(lamp, _CHROME)
    canvas.stipple_across(lamp, _BRONZE, -226, -204, 0, 0.9)
    canvas.fill(ellipse(-240, -108, 6, 15), _HOT)
