"""Cold Feet on the Cake: the sugar groom escapes on a liquorice rope, the sugar bride glares."""

import math
import random
from dataclasses import dataclass

from studio.blocks.anatomy import arm, cloth, fist
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS
from studio.paths import (
    circle,
    curve,
    ellipse,
    poly,
    rays,
    rect,
    ribbon,
    round_rect,
    svg,
)
from studio.transforms import Path, place, union

_SUGAR = "#fffaf0"
_WHITE = "#ffffff"
_BRIDE_HAIR = "#5a2412"
_SUIT, _SUIT_SHADE = "#1d2036", "#0a0b16"
_SUIT_LIGHT = "#6a76a8"
_BRIDE_SKIN, _GROOM_SKIN = SKINS["fair"], SKINS["olive"]
_HAIR = "#2a1216"
_PINK = "#e8858c"
_ROPE = 368


@dataclass(frozen=True)
class _Tier:
    middle: float
    bottom: float
    width: float
    height: float
    drips: int
    beads: int

    @property
    def top(self) -> float:
        return self.bottom - self.height

    @property
    def left(self) -> float:
        return self.middle - self.width / 2

    @property
    def right(self) -> float:
        return self.middle + self.width / 2

    @property
    def depth(self) -> float:
        """How far the rim curves toward us."""
        return self.width * 0.07


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _air(canvas)
    _confetti(canvas)
    _tier(canvas, _Tier(216, 640, 444, 146, 6, 11), _PINK)
    _tier(canvas, _Tier(196, 494, 300, 128, 4, 9), ROMANCE.cream)
    with canvas.at(176, 372, 2.05):
        _bride(canvas)
        _brides_head(canvas)
        _anger(canvas)
    with canvas.at(_ROPE, 488, 1.8):
        _groom(canvas)
        _grooms_head(canvas)
    _rope(canvas)
    with canvas.at(_ROPE, 488, 1.8):
        _grooms_arms(canvas)
    _top_hat(canvas)


def _air(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.teal)
    canvas.fill(rays(250, 260, 700, 22, 0.5, 4), "#8fd0c6")
    canvas.stipple_radial(canvas.page, ROMANCE.sea, (250, 270), 190, 470, 0, 0.9)
    canvas.stipple_radial(canvas.page, ROMANCE.cream, (250, 200), 20, 230, 0.85, 0)


def _confetti(canvas: Canvas) -> None:
    chance = random.Random(6)
    strip, dot = round_rect(-8, -4, 16, 8, 2), circle(0, 0, 5.5)
    for i in range(20):
        x, y = chance.uniform(0, 500), chance.uniform(0, 330)
        piece = place(strip if i % 3 else dot, x, y, 1, chance.uniform(0, 180))
        canvas.fill(piece, chance.choice([ROMANCE.rose, ROMANCE.gold, ROMANCE.cream, ROMANCE.red]))


# --- the cake


def _tier(canvas: Canvas, tier: _Tier, ink: str) -> None:
    wall = curve(
        [
            (tier.left, tier.top, "!"),
            (tier.left, tier.bottom, "!"),
            (tier.middle, tier.bottom + tier.depth),
            (tier.right, tier.bottom, "!"),
            (tier.right, tier.top, "!"),
        ]
    )
    canvas.outer(wall, ROMANCE.wine, 8, 0, 6, 0.4)
    canvas.fill(wall, ink)
    canvas.stipple_across(wall, ROMANCE.peach, tier.middle - tier.width * 0.1, tier.right, 0, 1)
    canvas.stipple_across(wall, "#c2607a", tier.middle + tier.width * 0.25, tier.right, 0, 0.8)
    top = ellipse(tier.middle, tier.top, tier.width / 2, tier.depth * 1.1)
    canvas.fill(top, _SUGAR)
    canvas.stipple_across(top, ROMANCE.peach, tier.middle, tier.right, 0, 0.8)
    _icing(canvas, tier)
    _beads(canvas, tier)


def _icing(canvas: Canvas, tier: _Tier) -> None:
    icing = _icing_outline(tier)
    canvas.fill(icing, ROMANCE.rose)
    canvas.stipple_across(icing, ROMANCE.berry, tier.middle, tier.right, 0, 0.9)
    canvas.stipple_across(icing, "#ffb0a8", tier.middle - tier.width * 0.2, tier.left, 0, 0.8)
    canvas.rim(icing, "#ffd0c8", 0, 3, 0.8)


def _icing_outline(tier: _Tier) -> Path:
    """A glaze that runs down the wall in uneven tongues."""
    top, share = tier.top, tier.width / tier.drips
    icing = Path()
    icing.moveTo(tier.left - 3, top - 2)
    for i in range(tier.drips):
        start = tier.left + i * share
        end = start + share
        low = top + (26 + i * 37 % 19) * 1.6
        overhang = 3 if i == tier.drips - 1 else 0
        icing.cubicTo(start + share * 0.1, low, end - share * 0.1, low, end + overhang, top + 8)
    icing.lineTo(tier.right + 3, top - 2)
    rim = top + tier.depth * 1.5
    right, left = tier.middle + tier.width * 0.3, tier.middle - tier.width * 0.3
    icing.cubicTo(right, rim, left, rim, tier.left - 3, top - 2)
    icing.close()
    return icing


def _beads(canvas: Canvas, tier: _Tier) -> None:
    for i in range(tier.beads + 1):
        x = tier.left + i * tier.width / tier.beads
        y = tier.bottom + tier.depth * math.sin(math.pi * i / tier.beads) * 0.9 - 2
        bead = circle(x, y, tier.width / tier.beads * 0.36)
        canvas.fill(bead, _SUGAR)
        canvas.inner(bead, ROMANCE.peach, 5, -2, -3, 0.9)


# --- the bride


def _bride(canvas: Canvas) -> None:
    veil = curve(
        "0,-106! -24,-98 -32,-60 -40,0! -24,-2 -12,-50 12,-50 20,-8! 30,-6 26,-64 16,-100!"
    )
    canvas.fill(veil, _WHITE, 0.75)
    for side in (-1, 1):
        shape = arm((side * 10, -56), (side * 27, -44), (side * 14, -31), 10)
        canvas.fill(shape, _BRIDE_SKIN.base)
        canvas.inner(shape, _BRIDE_SKIN.shade, 4, -1.5, -1.5, 0.9)
    dress = curve("-9,-58! -13,-46 -10,-34 -28,-6 -46,1! 46,1! 28,-6 10,-34 13,-46 9,-58! 0,-53")
    canvas.fill(dress, _WHITE)
    canvas.stipple_across(dress, "#d890a8", 4, 42, 0, 1)
    canvas.fill(ribbon("-11,-35,5 0,-33,5 11,-35,5"), ROMANCE.rose)
    for y, width in ((-12, 21), (-3, 34)):
        lace = svg(f"M{-width},{y} q{width / 2},7 {width},0 q{width / 2},7 {width},0")
        canvas.line(lace, ROMANCE.peach, 2)
    for side in (-1, 1):
        fist(canvas, side * 13, -32, 0.36, side * 118, _BRIDE_SKIN, flip=side < 0)


def _brides_head(canvas: Canvas) -> None:
    canvas.fill(rect(-4, -66, 8, 14), _BRIDE_SKIN.shade)
    head = curve("-15,-80 -13,-68 -6,-60 0,-58 6,-60 13,-68 15,-80 10,-92 -10,-92")
    canvas.fill(head, _BRIDE_SKIN.base)
    canvas.stipple_across(head, _BRIDE_SKIN.shade, 6, 18, 0, 0.6)
    for side in (-1, 1):
        canvas.stipple_radial(head, _BRIDE_SKIN.blush, (side * 9, -69), 0, 5, 0.9, 0)
    hair = curve("-17,-70! -21,-92 0,-103 21,-92 17,-70! 14,-82 2,-90 -14,-82")
    canvas.fill(hair, _BRIDE_HAIR)
    canvas.inner(hair, _HAIR, 5, -2, -2, 0.8)
    canvas.fill(circle(0, -103, 8), _BRIDE_HAIR)
    for pearl in range(-2, 3):
        canvas.fill(circle(pearl * 6, -93 + abs(pearl) * 1.5, 2.6), ROMANCE.cream)
    _glare(canvas)


def _glare(canvas: Canvas) -> None:
    """Narrowed eyes toward the rope."""
    for x in (-6.5, 6.5):
        eye = ellipse(x, -75, 4.6, 3.6)
        canvas.fill(eye, _WHITE)
        canvas.fill(circle(x + 2, -74.4, 2.3), _HAIR)
    for side in (-1, 1):
        brow = [(side * 2, -76.5, 2.6), (side * 7, -80, 3.2), (side * 12, -82, 1.4)]
        canvas.fill(ribbon(brow), _HAIR)
    canvas.line(svg("M0,-74 L-1.4,-69 L1,-69"), _BRIDE_SKIN.shade, 1.4)
    canvas.fill(curve("-4,-63.5! 0,-66.5 5,-64.5! 0,-62.5"), ROMANCE.red)


def _anger(canvas: Canvas) -> None:
    canvas.line(svg("M30,-100 l8,-8 M34,-92 l12,-3 M22,-108 l3,-11"), ROMANCE.berry, 3)


# --- the groom, about his hips; the rope is at x 0


def _rope(canvas: Canvas) -> None:
    """Liquorice, tied round the cherry; it hangs straight over the edge of the cake."""
    _liquorice(canvas, svg(f"M270,362 L{_ROPE - 14},360 Q{_ROPE},360 {_ROPE},376 V596"))
    cherry = circle(272, 352, 20)
    canvas.line(cherry, ROMANCE.wine, 4)
    canvas.fill(cherry, ROMANCE.red)
    canvas.inner(cherry, ROMANCE.berry, 7, -3, -4)
    canvas.fill(circle(265, 345, 5), ROMANCE.cream)
    canvas.line(svg("M274,334 Q278,316 294,310"), ROMANCE.sea, 5)
    canvas.line(svg("M254,360 Q272,374 290,360"), ROMANCE.wine, 8)


def _liquorice(canvas: Canvas, course: Path) -> None:
    canvas.line(course, ROMANCE.wine, 15)
    canvas.line(course, ROMANCE.red, 10)
    canvas.line(course, ROMANCE.blush, 3, dash=(2, 12))


def _groom(canvas: Canvas) -> None:
    """One curve from his hands to his shoes, which hold on to the rope."""
    tails = curve("10,-14! 24,-2 34,20 30,40! 18,24 8,12!")
    _dress(canvas, tails)
    for knee, ankle in (((24, 14), (10, 38)), ((16, 22), (-2, 44))):
        _dress(canvas, ribbon([(12, -2, 19), (*knee, 15), (*ankle, 10)]))
        shoe = curve("-6,-5! 6,-6 6,5! -4,6 -16,5 -15,-1")
        canvas.line(place(shoe, *ankle), _SUGAR, 2)
        canvas.fill(place(shoe, *ankle), _SUIT_SHADE)
    _dress(canvas, curve("4,-36! 14,-42 26,-38 30,-22 25,2! 6,4! 6,-16"))
    canvas.fill(poly("8,-37 20,-40 11,-12"), _WHITE)


def _dress(canvas: Canvas, shape: Path) -> None:
    canvas.line(shape, _SUGAR, 2.6)
    cloth(canvas, shape, _SUIT, _SUIT_SHADE, 5, rim=_SUIT_LIGHT)


def _grooms_head(canvas: Canvas) -> None:
    """Turned up toward the bride."""
    with canvas.at(25, -56, 1.25, -10):
        for side in (-1, 1):
            canvas.fill(circle(side * 13, 1, 3.6), _GROOM_SKIN.shade)
        head = curve("-13,-4 -12,7 -6,14 0,15.5 6,14 12,7 13,-4 8,-14 -8,-14")
        canvas.line(head, ROMANCE.wine, 2.4)
        canvas.fill(head, _GROOM_SKIN.base)
        canvas.stipple_across(head, _GROOM_SKIN.shade, 4, 15, 0, 0.7)
        hair = curve("-14,0! -17,-14 -6,-20 8,-20 16,-12 14,0! 11,-8 2,-9 -8,-11 -11,-6")
        canvas.fill(hair, _HAIR)
        for side in (-1, 1):
            canvas.fill(ellipse(side * 5 - 1, -1, 4.6, 5.4), _WHITE)
            canvas.fill(circle(side * 5 - 3, -2.6, 2.4), _HAIR)
            worry = [(side * 2 - 1, -10, 1.8), (side * 9 - 1, -7, 1.2)]
            canvas.fill(ribbon(worry), _HAIR)
        canvas.fill(ellipse(-1, 9, 4, 3.2), "#5e1020")
        canvas.fill(curve("15,-14! 19,-7 17,-3 13,-4 13,-8"), _WHITE)
    canvas.fill(poly("7,-41 21,-33 21,-41 7,-33"), ROMANCE.red)


def _grooms_arms(canvas: Canvas) -> None:
    for shoulder, elbow, hand in (
        ((22, -32), (10, -12), (2, -30)),
        ((8, -33), (-19, -40), (-1, -59)),
    ):
        _dress(canvas, ribbon([(*shoulder, 12), (*elbow, 10), (*hand, 8)]))
        fist(canvas, hand[0] - 6, hand[1], 0.5, 90, _GROOM_SKIN)


def _top_hat(canvas: Canvas) -> None:
    """It falls the other way."""
    hat = union(poly("-11,0 11,0 10,-22 -10,-22"), rect(-18, 0, 36, 4))
    hat = place(hat, 452, 330, 1.7, 34)
    canvas.line(hat, _SUGAR, 5)
    canvas.fill(hat, _SUIT)
    canvas.fill(place(rect(-11, -6, 22, 6), 452, 330, 1.7, 34), ROMANCE.red)
