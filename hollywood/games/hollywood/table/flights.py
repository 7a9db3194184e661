"""Points on their way: formulas, coins flying to discs, discs that count, crown, ring and token."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.star import star
from hollywood.ui.draw.surfaces import faded, height, lay_on, scaled, soft_edged
from hollywood.ui.draw.theme import CREAM, GOLD, Type
from hollywood.ui.table.stage import Pose, falling, swing

from . import durations as last
from .discs import coin, crown, put_coin, token
from .effects import Coin, Counting, CrownHops, Formula, RingJumps, TokenHops
from .geometry import Places

_FORMULA, _PAD, _LINE, _LETTERS, _STAR = 44, 17, 1.6, 28, 23  # units
_GROUND, _STARLIGHT = Color(10, 13, 18, 247), Color("#ffc928")
_ASIDE = (112, 0.42)  # units left of the star, and down by so much of its height
_COIN, _ARC, _TAIL = 46, 60, 20  # units, units, parts of a comet's tail
_TAIL_LONG = 0.35  # of its way
_GLOW = Color("#ffd66b")
_POP = 0.18
_SLAM_TICKS = 5
_CROWN, _CROWN_UP, _CROWN_ARC = 32, 3.5, 60  # units
_TOKEN_ARC, _RING_ARC = 40, 20  # units


class Flights:
    """Paints what flies over the panels of one window."""

    def __init__(self, props: Props, places: Places) -> None:
        self.props, self.places = props, places
        self.px = props.screen.px

    # formulas and coins

    def formula(self, canvas: pygame.Surface, what: Formula, seat: Seat, card: Pose) -> None:
        """Films times stars, beside the movie."""
        plate = self.props.shapes.of(("formula", what), lambda: self._formula(what))
        rect = plate.get_rect(center=self._beside(card))
        rect.clamp_ip(self.places.panels[seat].rect.inflate(-self.px(12), -self.px(12)))
        soft, drop = self.px(6), (0, self.px(3))
        self.props.shapes.cast_shadow(canvas, rect, rect.height // 2, soft, drop, 200)
        lay_on(plate, canvas, rect.topleft)

    def _beside(self, card: Pose) -> tuple[int, int]:
        aside, down = self.px(_ASIDE[0]), _ASIDE[1] - 0.5
        return round(card.x - card.width / 2) - aside, round(card.y + height(card.width) * down)

    def _formula(self, what: Formula) -> pygame.Surface:
        films, stars, *others = what.factors
        size = self.px(_LETTERS)
        parts: list[pygame.Surface] = [self._words(f"{films} × ", CREAM, size)]
        parts += [self._starlight() for _ in range(stars)]
        parts += [self._words(f" × {each}", CREAM, size) for each in others]
        parts.append(self._words(f" = {what.points}", GOLD, size))
        wide, pad = sum(part.get_width() for part in parts), self.px(_PAD)
        plate = self.props.shapes.panel(
            (wide + 2 * pad, self.px(_FORMULA)),
            self.px(_FORMULA) // 2,
            _GROUND,
            GOLD,
            max(1, self.px(_LINE)),
        ).copy()
        left = pad
        for part in parts:
            lay_on(part, plate, part.get_rect(midleft=(left, plate.get_height() // 2)).topleft)
            left += part.get_width()
        return plate

    def _words(self, words: str, ink: Color, size: int) -> pygame.Surface:
        return self.props.typesetter.sized(words, Type.NUMBER, ink, size)

    def _starlight(self) -> pygame.Surface:
        size = self.px(_STAR)

        def draw(shape: pygame.Surface, times: int) -> None:
            half = size * times / 2
            points = [(half + x, half + y) for x, y in star(half, half * 0.42)]
            pygame.draw.polygon(shape, _STARLIGHT, points)

        return self.props.shapes.of(("formula star", size), lambda: soft_edged((size, size), draw))

    def coin(
        self, canvas: pygame.Surface, what: Coin, share: float, card: Pose, from_formula: bool
    ) -> None:
        """A coin with a comet's tail, from a formula or a card to its owner's disc."""
        t, path = falling(share), self._coin_path(what, card, from_formula)
        size = self.px(_COIN)
        for part in range(_TAIL):
            share_ = part / _TAIL
            wide = self.px(4) + round(size * 0.5 * share_**1.5)
            x, y = path.at(max(0.0, t - _TAIL_LONG * (1 - share_)))
            glow = self.props.shapes.disc(wide, sheer(_GLOW, 0.04 + 0.2 * share_**2))
            lay_on(glow, canvas, glow.get_rect(center=(round(x), round(y))).topleft)
        x, y = path.at(t)
        put_coin(self.props, canvas, (round(x), round(y)), size, str(what.points))

    def _coin_path(self, what: Coin, card: Pose, from_formula: bool) -> _Curve:
        start = pygame.Vector2(self._beside(card) if from_formula else (card.x, card.y))
        disc = self.places.panels[what.seat].disc
        return _Curve(start, pygame.Vector2(disc.center), self.px(_ARC))

    def coin_extent(self, what: Coin, share: float, card: Pose, from_formula: bool) -> pygame.Rect:
        """The place that a coin and its tail don't reach beyond."""
        t, path = falling(share), self._coin_path(what, card, from_formula)
        spots = [path.at(max(0.0, t - _TAIL_LONG * part / 4)) for part in range(5)]
        return _around(spots, 2 * self.px(_COIN))

    def counting(self, canvas: pygame.Surface, what: Counting, spent: float, crowned: bool) -> None:
        """A disc whose number goes up one by one and that swells meanwhile."""
        steps = abs(what.after - what.before)
        done = min(steps, int(spent / last.POINT_COUNTS) + 1)
        number = what.before + (done if what.after > what.before else -done)
        whole = steps * last.POINT_COUNTS + last.DISC_POPS
        if what.still:
            number, spent = what.after, whole
        swell = 1 + _POP * sin(pi * min(1.0, spent / whole))
        disc = self.places.panels[what.seat].disc
        picture = coin(self.props, disc.width, str(number))
        if swell > 1.01:
            side = round(disc.width * swell)
            picture = scaled(coin(self.props, round(disc.width * 1.2), str(number)), (side, side))
        lay_on(picture, canvas, picture.get_rect(center=disc.center).topleft)
        if crowned:
            self._crown(canvas, pygame.Vector2(self._crown_of(what.seat)), 1.0)

    # what jumps

    def slam(self, canvas: pygame.Surface, share: float, card: Pose) -> None:
        """Ticks that fly off a star as it lands."""
        across, down = card.width, height(card.width)
        for number in range(_SLAM_TICKS):
            turn = radians(198 + number * 36)
            along = pygame.Vector2(cos(turn) * across, sin(turn) * down)
            middle = pygame.Vector2(card.x, card.y)
            inner = middle + along * (0.60 + 0.16 * share)
            outer = middle + along * (0.62 + 0.18 * min(1.0, 2 * share))
            thick = max(1, round(self.px(3) * (1 - share)))
            pygame.draw.line(canvas, CREAM, inner, outer, thick)

    def ring(
        self,
        canvas: pygame.Surface,
        what: RingJumps,
        share: float,
        spots: Sequence[tuple[tuple[int, int], int]],
    ) -> None:
        """The ring of the largest project on its way to another one."""
        start, goal = (pygame.Vector2(spots[end][0]) for end in (0, -1))
        diameter = spots[-1][1]
        x, y = _Curve(start, goal, self.px(_RING_ARC)).at(swing(share))
        put_coin(self.props, canvas, (round(x), round(y)), diameter, str(what.points), False)

    def crowns(self, canvas: pygame.Surface, what: CrownHops, share: float) -> None:
        """Crowns hop from disc to disc; one goes up and fades if nobody leads."""
        t = swing(share)
        for number, seat in enumerate(what.after):
            if seat in what.before:
                self._crown(canvas, self._crown_of(seat), 1.0)
                continue
            origin = what.before[min(number, len(what.before) - 1)] if what.before else None
            goal = self._crown_of(seat)
            start = goal - (0, self.px(_CROWN_ARC)) if origin is None else self._crown_of(origin)
            curve = _Curve(start, goal, self.px(_CROWN_ARC) if origin is not None else 0)
            self._crown(canvas, curve.at(t), 1.0 if origin is not None else t)
        for seat in what.before if not what.after else ():
            rises = self._crown_of(seat) - (0, self.px(_CROWN_ARC) * t)
            self._crown(canvas, rises, 1 - t)

    def _crown_of(self, seat: Seat) -> pygame.Vector2:
        disc = self.places.panels[seat].disc
        return pygame.Vector2(disc.centerx, disc.top - self.px(_CROWN_UP))

    def crown_extent(self, seat: Seat) -> pygame.Rect:
        """The place that a crown does not leave on its way to or from a seat."""
        return _around([self._crown_of(seat)], 2 * self.px(_CROWN_ARC) + 2 * self.px(_CROWN))

    def _crown(self, canvas: pygame.Surface, at: pygame.Vector2, seen: float) -> None:
        sign = crown(self.props, self.px(_CROWN))
        sign = faded(sign, seen)
        lay_on(sign, canvas, sign.get_rect(center=(round(at.x), round(at.y))).topleft)

    def token(self, canvas: pygame.Surface, what: TokenHops, share: float) -> None:
        """The first player's token on its way to the next."""
        start, goal = (
            pygame.Vector2(self.places.panels[seat].token.center)
            for seat in (what.before, what.after)
        )
        x, y = _Curve(start, goal, self.px(_TOKEN_ARC)).at(swing(share))
        sign = token(self.props, self.places.panels[what.after].token.width)
        lay_on(sign, canvas, sign.get_rect(center=(round(x), round(y))).topleft)

    def token_extent(self, what: TokenHops) -> pygame.Rect:
        """The place that the token does not leave on its way."""
        ends = [self.places.panels[seat].token for seat in (what.before, what.after)]
        around = 2 * self.px(_TOKEN_ARC)
        return ends[0].union(ends[1]).inflate(around, around)


def _around(spots: Sequence[pygame.Vector2], side: int) -> pygame.Rect:
    """A place that holds a square of this side round each point."""
    points = [pygame.Rect(round(x), round(y), 0, 0) for x, y in spots]
    return points[0].unionall(points[1:]).inflate(side, side)


class _Curve:
    """A way from one point to another that rises in between."""

    def __init__(self, start: pygame.Vector2, goal: pygame.Vector2, arc: float) -> None:
        self._start, self._goal, self._arc = start, goal, arc

    def at(self, t: float) -> pygame.Vector2:
        """Where it is after so much of it."""
        point = self._start + (self._goal - self._start) * t
        return point - pygame.Vector2(0, self._arc * sin(pi * t))
