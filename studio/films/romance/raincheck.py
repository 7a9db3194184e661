"""Rain Check for Two: two umbrellas and the dry patch below them make a heart round a kiss."""

import random

from studio.blocks.town import umbrella
from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import circle, curve, ellipse, heart, rect, ribbon, segment, svg
from studio.transforms import place, spin


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    chance = random.Random(5)
    _sky(canvas)
    _skyline(canvas, chance)
    _rain(canvas, chance)
    _dry_heart(canvas)
    _street(canvas)
    _legs(canvas)
    _his_coat(canvas)
    _her_coat(canvas)
    _his_head(canvas)
    _her_head(canvas)
    _embrace(canvas)
    _umbrellas(canvas)
    _hands(canvas)


# --- the wet town


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.teal)
    canvas.stipple_down(canvas.page, ROMANCE.sea, 240, 0, 0, 0.8)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 330, 620, 0, 0.55)


def _skyline(canvas: Canvas, chance: random.Random) -> None:
    x = -20
    while x < 520:
        width = chance.randint(44, 84)
        slope = 0.55 + 0.8 * abs((x + width / 2) - 250) / 250
        _house(canvas, x, width, chance.randint(110, 250) * slope, chance)
        x += width + chance.randint(-4, 6)


def _house(canvas: Canvas, x: int, width: int, height: float, chance: random.Random) -> None:
    y = 600 - height
    house = rect(x, y, width, height + 100)
    canvas.fill(house, ROMANCE.sea)
    canvas.stipple_down(house, ROMANCE.teal, 600, y, 0.9, 0.1)
    if chance.random() < 0.5:
        canvas.fill(rect(x + width * 0.3, y - 14, width * 0.4, 14), ROMANCE.sea)
    for row in range(int(y) + 14, 560, 20):
        for column in range(x + 8, x + width - 10, 14):
            if chance.random() < 0.42:
                ink = ROMANCE.gold if chance.random() < 0.6 else ROMANCE.cream
                canvas.fill(rect(column, row, 7, 10), ink, 0.9)


def _rain(canvas: Canvas, chance: random.Random) -> None:
    for _ in range(240):
        x, y = chance.uniform(-40, 540), chance.uniform(-20, 620)
        length = chance.uniform(14, 40)
        drop = segment(x, y, x - length * 0.32, y + length)
        canvas.line(drop, ROMANCE.cream, chance.choice([1.3, 1.8, 2.4]), 0.75)


def _dry_heart(canvas: Canvas) -> None:
    dry = heart(250, 330, 268)
    canvas.outer(dry, ROMANCE.cream, 12, strength=0.5)
    canvas.fill(dry, ROMANCE.blush)
    canvas.inner(dry, ROMANCE.peach, 46, 0, -10, 0.8)
    canvas.stipple_radial(dry, ROMANCE.cream, (250, 370), 0, 170, 1, 0)


def _street(canvas: Canvas) -> None:
    street = curve("-20,566! 250,548 520,566! 520,720! -20,720!")
    canvas.fill(street, ROMANCE.berry)
    canvas.stipple_down(street, ROMANCE.rose, 620, 552, 0, 0.9)
    with canvas.clip(street):
        canvas.fill(ellipse(250, 598, 150, 26), ROMANCE.peach, 0.85)
        canvas.fill(ellipse(250, 598, 112, 18), ROMANCE.blush, 0.85)
        for x, y, width in ((60, 590, 40), (440, 600, 46), (400, 576, 24), (110, 574, 22)):
            canvas.fill(ellipse(x, y, width, 4), ROMANCE.peach, 0.7)


# --- the kiss


def _legs(canvas: Canvas) -> None:
    canvas.fill(ribbon("222,505,30 228,545,24 232,586,18"), ROMANCE.wine)
    canvas.fill(ribbon("244,505,26 244,545,22 244,588,17"), ROMANCE.wine)
    canvas.fill(curve("220,592! 224,580 240,580 246,592!"), ROMANCE.wine)
    canvas.fill(curve("236,595! 240,582 254,582 266,595!"), ROMANCE.wine)
    canvas.fill(ribbon("274,500,20 272,540,15 270,578,9"), ROMANCE.peach)
    canvas.fill(ribbon("290,500,20 300,530,15 338,540,9"), ROMANCE.peach)
    heel = "M262,592 C262,584 266,576 274,574 L279,590 L277,590 L274,583 C270,590 266,592 262,592 Z"
    canvas.fill(svg(heel), ROMANCE.red)
    kicked_heel = svg("M-8,8 C-8,0 -4,-8 4,-10 L9,6 L7,6 L4,-1 C0,6 -4,8 -8,8 Z")
    canvas.fill(spin(place(kicked_heel, 346, 542), 346, 542, 75), ROMANCE.red)


def _his_coat(canvas: Canvas) -> None:
    coat = curve(
        "168,392! 190,372 222,366! 256,380! 262,430 258,520! 232,526 202,516! 196,450 176,420"
    )
    canvas.fill(coat, ROMANCE.sea)
    canvas.inner(coat, ROMANCE.wine, 22, 10, -6, 0.8)
    canvas.stipple_across(coat, ROMANCE.teal, 215, 180, 0, 0.8)


def _her_coat(canvas: Canvas) -> None:
    coat = curve(
        "252,392! 284,378 306,392! 318,420 304,446! 308,480 330,516! 296,530 256,520! "
        "262,470 258,440!"
    )
    canvas.fill(coat, ROMANCE.gold)
    canvas.inner(coat, ROMANCE.berry, 18, -8, -8, 0.55)
    belt = curve("256,438! 284,446 306,440! 306,450! 284,456 257,449!")
    canvas.fill(belt, ROMANCE.red)


def _his_head(canvas: Canvas) -> None:
    face = svg(
        "M196,352 C190,324 206,302 232,304 C246,306 250,316 250,322 L258,338 L251,342 L252,350 "
        "L247,354 C248,362 242,366 232,364 L228,380 L204,380 Z"
    )
    canvas.fill(face, ROMANCE.peach)
    canvas.stipple_across(face, ROMANCE.berry, 232, 200, 0, 0.7)
    hair = svg(
        "M192,350 C184,318 200,294 232,296 C246,297 254,306 250,318 C240,312 230,314 226,318 "
        "C228,326 222,330 220,338 L214,338 C210,348 204,352 192,350 Z"
    )
    canvas.fill(hair, ROMANCE.wine)
    canvas.line(svg("M200,318 Q210,302 230,303"), ROMANCE.berry, 2.5)
    scarf = curve("186,384! 206,366 232,370! 228,392! 208,398!")
    canvas.fill(scarf, ROMANCE.teal)


def _her_head(canvas: Canvas) -> None:
    face = svg(
        "M300,358 C308,330 296,312 274,312 C262,313 258,322 258,328 L249,342 L256,347 L254,354 "
        "L259,358 C258,366 264,371 272,369 L272,390 L294,390 Z"
    )
    canvas.fill(face, ROMANCE.blush)
    canvas.stipple_across(face, ROMANCE.rose, 276, 304, 0, 0.8)
    canvas.fill(circle(270, 356, 6.5), ROMANCE.peach)
    hair = svg(
        "M256,326 C256,308 276,298 294,306 C316,316 318,346 308,366 C300,378 288,374 290,362 "
        "C282,356 284,344 280,334 C276,326 264,330 256,326 Z"
    )
    canvas.fill(hair, ROMANCE.red)
    canvas.inner(hair, ROMANCE.berry, 10, -4, -4)
    canvas.line(svg("M262,337 q5,4 9,1"), ROMANCE.wine, 2.2)
    canvas.line(svg("M238,331 q-5,4 -8,1"), ROMANCE.wine, 2.2)
    canvas.fill(svg("M250,352 l7,-2 l0,6 z"), ROMANCE.red)


def _embrace(canvas: Canvas) -> None:
    """Her arm is round his neck, his round her waist; each still holds an umbrella."""
    canvas.fill(ribbon("292,404,24 262,400,20 216,386,14"), ROMANCE.gold)
    canvas.line(svg("M290,414 Q262,412 224,396"), ROMANCE.berry, 2)
    canvas.fill(ribbon("206,410,28 236,446,22 288,436,17"), ROMANCE.sea)
    canvas.line(svg("M204,424 Q234,460 284,446"), ROMANCE.wine, 2.2)


def _hands(canvas: Canvas) -> None:
    _hand_on_handle(canvas, 193, 378, -24, ROMANCE.blush)
    _hand_on_handle(canvas, 300, 428, 160, ROMANCE.peach)


def _hand_on_handle(canvas: Canvas, x: float, y: float, turn: float, ink: str) -> None:
    """Four fingers lapped over an umbrella's stick."""
    with canvas.at(x, y, 1, turn):
        canvas.fill(ellipse(5, 1, 10, 9), ink)
        for i in range(4):
            finger = ribbon([(5, -7 + i * 4.8, 5), (-5, -7 + i * 4.8, 4.6)])
            canvas.line(finger, ROMANCE.berry, 1.6)
            canvas.fill(finger, ink)


def _umbrellas(canvas: Canvas) -> None:
    umbrella(canvas, 142, 262, 150, -20, ROMANCE.red, ROMANCE.berry, "#ff8a80", handle=120)
    umbrella(canvas, 358, 262, 150, 20, ROMANCE.rose, ROMANCE.berry, "#ffb5a8", handle=166)
