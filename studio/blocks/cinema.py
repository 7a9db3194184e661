"""Film reels in the players' colours."""

from studio.canvas import Canvas
from studio.inks import PlayerInks
from studio.paths import circle, curve, round_rect, star
from studio.transforms import Path, place


def film_reel(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    inks: PlayerInks,
    pattern: int,
    rotate: float = 0,
) -> None:
    """A reel with the holes and hub of one player's pattern, 0 to 3 as in PLAYERS."""
    with canvas.at(x, y, radius / 100, rotate):
        _disc(canvas, inks)
        for hole in _holes(pattern):
            canvas.fill(hole, "#120d16")
            canvas.inner(hole, "#000000", 5, 3, 4)
            canvas.line(hole, inks.dark, 3.5)
            canvas.rim(hole, inks.light, -2.2, -2.6, 0.9)
        canvas.line(circle(0, 0, 87), inks.dark, 2.5)
        canvas.line(circle(0, 0, 95), inks.light, 2.2, 0.8)
        hub = circle(0, 0, 20)
        canvas.fill(hub, inks.light)
        canvas.inner(hub, inks.main, 8, -3, -3)
        canvas.line(hub, inks.dark, 3)
        canvas.fill(_axle(pattern), inks.dark)


def _disc(canvas: Canvas, inks: PlayerInks) -> None:
    edge, face = circle(0, 0, 98), circle(0, 0, 92)
    canvas.outer(edge, "#07060a", 7, 3, 6, 0.8)
    canvas.fill(edge, inks.dark)
    canvas.fill(face, inks.main)
    canvas.stipple(face, inks.light, (10, 20), (-70, -70), 0, 0.95)
    canvas.stipple(face, inks.dark, (0, 10), (60, 80), 0, 0.8)


def _holes(pattern: int) -> list[Path]:
    if pattern == 0:
        return [place(circle(0, -50, 27), rotate=i * 120) for i in range(3)]
    if pattern == 1:
        wedge = curve("-26,-34! -40,-66 -22,-77 0,-80 22,-77 40,-66 26,-34! 12,-28 0,-26 -12,-28")
        return [place(wedge, rotate=i * 90 + 45) for i in range(4)]
    if pattern == 2:
        return [place(circle(0, -55, 19.5), rotate=i * 72) for i in range(5)]
    return [place(round_rect(-8.5, -80, 17, 48, 8.5), rotate=i * 45) for i in range(8)]


def _axle(pattern: int) -> Path:
    if pattern == 1:
        return round_rect(-7, -7, 14, 14, 2)
    return star(0, 0, 12, 5.2) if pattern == 2 else circle(0, 0, 7)
