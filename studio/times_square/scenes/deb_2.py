"""It Takes Two: a tango shared over one rose."""

from studio.blocks.heads import profile_head
from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.paths import circle, curve, heart, poly, rays, ribbon, segment, svg
from studio.times_square import kiki
from studio.transforms import place

_BACK = "-60,44! -96,70 -120,150! 60,170! 40,80 24,50!"
_DRESS = "-120,120! -60,96 0,112 50,104! 80,200! -140,200!"
_TAILCOAT = "-40,40! -80,70 -120,110! -120,200! 70,200! 52,90 18,48!"
_LEAF = "0,0! 12,-14 34,-12 44,0! 30,10 12,10"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#7a0a28")
    canvas.fill(rays(250, 330, 720, 20, 0.5, 0), "#a8143a")
    canvas.stipple_radial(canvas.page, "#ff8a6a", (250, 310), 30, 270, 0.95, 0)
    canvas.stipple_radial(canvas.page, "#2a0412", (250, 320), 250, 480, 0, 0.95)
    with canvas.at(128, 336, 1.72):
        _she(canvas)
    with canvas.at(374, 330, 1.72, flip=True):
        _he(canvas)
    _rose(canvas)
    for x, y, size in ((250, 200, 18), (216, 168, 10), (288, 164, 12)):
        canvas.fill(heart(x, y, size), "#ffd9c8")


def _she(canvas: Canvas) -> None:
    back, dress = curve(_BACK), curve(_DRESS)
    canvas.fill(back, kiki.SKIN.base)
    canvas.inner(back, kiki.SKIN.shadow, 16, -6, -6)
    canvas.fill(dress, "#ff4a5e")
    canvas.inner(dress, "#5a0620", 14, -5, -5)
    head = kiki.SKIN, "#120a18", "bob"
    profile_head(canvas, 0, 0, 1, *head, lips="#d0122e", hair_light="#6a5aa8")
    canvas.fill(ribbon("-54,-36,11 0,-58,13 42,-50,11"), "#d81f44")
    canvas.fill(circle(6, -58, 9), "#ffd34d")
    kiki.plume(canvas, "-20,-62,5 -54,-92,26 -92,-96,30 -118,-74,5", "#d81f44")
    canvas.fill(circle(-22, 26, 7), "#ffd34d")


def _he(canvas: Canvas) -> None:
    tailcoat = curve(_TAILCOAT)
    canvas.fill(tailcoat, "#1d1230")
    canvas.inner(tailcoat, "#05030a", 14, -5, -5)
    canvas.fill(poly("-8,60 30,46 40,130 10,150"), "#fdf6e8")
    canvas.fill(poly("8,62 34,52 36,74 14,76"), "#d81f44")
    profile_head(canvas, 0, 0, 1, "umber", "#0d0810", "slick", hair_light="#4a4468")


def _rose(canvas: Canvas) -> None:
    """Its stem is between their teeth."""
    canvas.line(svg("M196,362 Q250,386 304,360"), "#1f6a3a", 8)
    for x, turn in ((228, 200), (274, -20)):
        canvas.fill(place(curve(_LEAF), x, 376, 0.8, turn), "#2f9a5a")
    rose(canvas, 250, 318, 1.15, "#ff2f4e", "#5a0418", "#ffb0a8")
    canvas.line(segment(250, 352, 250, 378), "#1f6a3a", 8)
