"""Motor cars."""

from studio.blocks.anatomy import arm, cloth
from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.inks import ACTION, SKINS
from studio.paths import circle, curve, on_circle, poly, rect, ribbon, round_rect, segment, svg

_BRASS_SHADE = "#8a6a3a"


def roadster(canvas: Canvas, ink: str, dark: str, light: str) -> None:
    """An open car of the thirties with two people, 250 units wide, origin between the wheels."""
    _driver(canvas)
    _passenger(canvas)
    _windscreen(canvas)
    _body(canvas, ink, dark, light)
    _grille(canvas)
    for x in (-72, 78):
        _wheel(canvas, x)
        _mudguard(canvas, x, ink, dark, light)
    _headlamp(canvas)


def _driver(canvas: Canvas) -> None:
    _scarf(canvas, "-4,-42,10 -26,-58,12 -50,-54,11 -78,-68,2", ACTION.yellow)
    canvas.fill(curve("-18,-22! -20,-38 -6,-48 10,-40 16,-22!"), ACTION.brick)
    face = Profile(nose=3, hump=2, jaw=3, chin=3)
    profile_head(canvas, -2, -58, 0.38, "amber", "#130c14", profile=face, eye_open=True)
    _flying_helmet(canvas, -2, -58, "#2a1410")
    sleeve = arm((2, -36), (14, -26), (24, -38), 12)
    cloth(canvas, sleeve, ACTION.brick, ACTION.ink, 5)
    canvas.fill(circle(25, -40, 5), SKINS["amber"].base)


def _passenger(canvas: Canvas) -> None:
    _scarf(canvas, "-46,-40,10 -66,-48,12 -88,-40,11 -112,-50,2", ACTION.red)
    canvas.fill(curve("-60,-22! -60,-36 -46,-46 -32,-38 -26,-22!"), ACTION.ink)
    face = Profile(nose=-2, tip=-2, chin=1)
    profile_head(
        canvas, -44, -56, 0.38, "fair", "#8a3a1a", profile=face, eye_open=True, feminine=True
    )
    _flying_helmet(canvas, -44, -56, "#7a4320")


def _scarf(canvas: Canvas, course: str, ink: str) -> None:
    scarf = ribbon(course)
    canvas.line(scarf, ACTION.ink, 2)
    canvas.fill(scarf, ink)


def _flying_helmet(canvas: Canvas, x: float, y: float, ink: str) -> None:
    with canvas.at(x, y, 0.38):
        helmet = curve("44,-44! 42,-66 20,-84 -16,-82 -42,-62 -44,-24 -30,20! -10,26 2,6 6,-34!")
        canvas.fill(helmet, ink)
        canvas.inner(helmet, "#1a0a08", 10, 4, -5, 0.9)
        canvas.line(segment(-40, -46, 40, -58), ACTION.ink, 7)
        goggles = round_rect(20, -70, 30, 20, 9)
        canvas.line(goggles, ACTION.ink, 6)
        canvas.fill(goggles, "#cfe8e4")


def _windscreen(canvas: Canvas) -> None:
    canvas.line(segment(12, -36, 26, -64), ACTION.ink, 4)
    canvas.fill(poly("15,-38 28,-62 32,-60 20,-36"), "#cfe8e4", 0.8)


def _body(canvas: Canvas, ink: str, dark: str, light: str) -> None:
    body = curve(
        "-118,6! -124,-14 -104,-32 -66,-36 -40,-34! -30,-26 0,-26 12,-36! 40,-38 96,-36 116,-28 "
        "120,4! 110,14! -108,16!"
    )
    canvas.fill(body, ink)
    canvas.stipple_down(body, dark, -14, 18, 0, 1)
    canvas.rim(body, light, 0, 4)
    canvas.line(segment(14, -34, 18, 12), dark, 2.5)
    for x in range(36, 92, 8):
        canvas.line(segment(x, -26, x, -6), dark, 3)
    for i in range(3):
        pipe = svg(f"M{44 + i * 16},-2 Q{42 + i * 16},10 {24 + i * 10},14")
        canvas.line(pipe, ACTION.cream, 5)
    canvas.line(segment(-40, 15, 50, 15), ACTION.ink, 7)


def _grille(canvas: Canvas) -> None:
    canvas.fill(curve("112,-32! 124,-26 126,4! 114,10!"), ACTION.cream)


def _wheel(canvas: Canvas, x: float) -> None:
    radius = 29
    canvas.fill(circle(x, 20, radius), ACTION.ink)
    canvas.line(circle(x, 20, radius - 4), "#3a5566", 2)
    rim = circle(x, 20, radius * 0.55)
    canvas.fill(rim, ACTION.cream)
    canvas.stipple(rim, _BRASS_SHADE, (x, 14), (x + 10, 34), 0, 1)
    canvas.fill(circle(x, 20, radius * 0.2), ACTION.ink)
    for i in range(10):
        inner, outer = (on_circle(x, 20, radius * share, 36 * i) for share in (0.22, 0.52))
        canvas.line(segment(*inner, *outer), _BRASS_SHADE, 1.5)


def _mudguard(canvas: Canvas, x: float, ink: str, dark: str, light: str) -> None:
    guard = curve(
        f"{x - 42},16! {x - 36},-14 {x},-30 {x + 36},-12 {x + 44},14! {x + 30},14! {x + 20},-4 "
        f"{x},-12 {x - 22},-4 {x - 30},16!"
    )
    canvas.fill(guard, ink)
    canvas.stipple_across(guard, dark, x - 10, x + 44, 0, 0.9)
    canvas.rim(guard, light, 0, 4)


def _headlamp(canvas: Canvas) -> None:
    lamp = circle(116, -36, 11)
    canvas.fill(lamp, ACTION.cream)
    canvas.inner(lamp, _BRASS_SHADE, 4, -2, -2)
    canvas.fill(rect(116, 4, 12, 7), ACTION.cream)
