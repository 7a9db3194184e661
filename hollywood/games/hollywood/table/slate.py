"""The slate in the middle of the table: it comes, claps and goes; light and dark around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat, player, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.gradients import round_light, sheer
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, faded, lay_on
from hollywood.ui.draw.theme import CREAM, INK_ON_GOLD, Type
from hollywood.ui.table.stage import Pose, smooth, snapping

from . import durations as last
from .dimming import Dimming
from .effects import Clapping, Cutting
from .geometry import Places
from .studio_card_motion import SLATE_BELOW

_TILT, _OPEN = -7.0, 30.0  # degrees
_CUT_BELOW = 20  # units below the board's middle
_VEIL, _CUT_VEIL = 128, 90  # of 255: how much light goes
_RAYS, _RAY_SIZE, _COARSE = 20, 430, 430  # how many, units, pixels
_TICKS, _FROM, _LENGTHS = 8, 168, (30, 44, 34, 50, 50, 34, 44, 30)  # units
_APART, _TICK_UP, _THICK = 19.0, 24, 5  # degrees, units, units
_PLATE = (234, 34, 20)  # units below the middle; high; beside the words
_SMALL = 0.55  # of its size when it begins to come
_WIDE, _PRINTED = 300, 0.62  # units; of its card's width, as it is printed there
_REEL = 50  # units
_MEMORY = 4_000_000  # bytes of slates kept for a window of 1080p


class SlatePainter:
    """Paints slates, and what is round them, in one window."""

    def __init__(self, props: Props, places: Places, voice: Voice, chairs: Sequence[Chair]) -> None:
        self.props, self.places, self.voice, self.chairs = props, places, voice, chairs
        self.px = props.screen.px
        share = props.screen.share
        self._dimming = Dimming(props, places)
        self._kept = Cache(round(_MEMORY * share))
        self._rays_kept: dict[Seat, pygame.Surface] = {}  # they take longest
        self._cut: pygame.Surface | None = None  # longer than a frame should, too
        self._open: pygame.Surface | None = None  # the same as large as they get, while they open

    @property
    def middle(self) -> pygame.Vector2:
        """From where rays and ticks fly."""
        return pygame.Vector2(self.places.board.center)

    def _below(self, units: float) -> pygame.Vector2:
        return self.middle + pygame.Vector2(0, self.px(units))

    def prepare(self) -> None:
        """Have painted, before it is seen, what takes longer than a frame."""
        self._cut_body()
        for seat, chair in enumerate(self.chairs):
            self._rays_of(seat)
            self._piece(f"slate_{chair.colour}")
        for digit in range(10):
            self._piece(f"chalk_{digit}")

    def put_away(self) -> None:
        """No slate is seen."""
        self._dimming.forget()
        self._open = None

    # the Clap Board

    def veil(self, canvas: pygame.Surface, what: Clapping, spent: float) -> None:
        """The table goes dark but for one panel, and rays open behind the slate."""
        level = 1.0 if what.still else _level(spent, last.CLAP_LIFTED, last.CLAP_ARRIVES)
        if not what.still:
            level *= 1 - _level(spent, last.CLAP_STILL, last.CLAP_OVER)
        opened = _level(spent, last.CLAP_LIFTED, last.CLAP_ARRIVES)
        grown = 1.0 if what.still else smooth(opened) * level
        rays = partial(self._rays, canvas, what.seat, grown)
        self._dimming.dim(canvas, what, _VEIL, level, what.seat, rays)

    def clapping(
        self, canvas: pygame.Surface, what: Clapping, spent: float, card: Pose | None
    ) -> None:
        """The slate, which rides on its card as that goes home; ticks and words."""
        colour = str(self.chairs[what.seat].colour)
        body = self._body(what, colour)
        if what.still:
            self._slate(canvas, colour, body, self._below(SLATE_BELOW), 1.0, 0.0)
        elif spent >= last.CLAP_ARRIVES:
            self._moving(canvas, colour, body, spent, card)
            self._ticks(canvas, spent)
        if what.still or last.CLAP_ARRIVES <= spent < last.CLAP_OVER - last.SLATE_LEAVES:
            self._plate(canvas, what.seat)

    def _moving(
        self,
        canvas: pygame.Surface,
        colour: str,
        body: pygame.Surface,
        spent: float,
        card: Pose | None,
    ) -> None:
        comes = _level(spent, last.CLAP_ARRIVES, last.CLAP_OPEN)
        goes = smooth(_level(spent, last.CLAP_STILL, last.CLAP_IN))
        if goes >= 1:
            return  # what is printed on the card is seen in its place
        at, larger = self._below(SLATE_BELOW), _SMALL + (1 - _SMALL) * smooth(min(1.0, 2 * comes))
        if goes and card is not None:
            at += (pygame.Vector2(card.x, card.y) - at) * goes
            larger += (_PRINTED * card.width / self.px(_WIDE) - larger) * goes
        self._slate(canvas, colour, body, at, larger, clap_opened(spent))

    # CUT!

    def cutting(self, canvas: pygame.Surface, what: Cutting, spent: float) -> None:
        """The slate that ends a round: it comes open, shuts and goes."""
        body, at = self._cut_body(), self._below(_CUT_BELOW)
        if what.still:
            self._dimming.dim(canvas, what, _CUT_VEIL, 1.0)
            self._slate(canvas, "cut", body, at, 1.0, 0.0)
            return
        comes = smooth(_level(spent, 0.0, last.CUT_RISES))
        seen = comes * (1 - _level(spent, last.CUT - last.SLATE_LEAVES, last.CUT))
        self._dimming.dim(canvas, what, _CUT_VEIL, seen)
        larger = _SMALL + (1 - _SMALL) * comes
        self._slate(canvas, "cut", body, at, larger, cut_opened(spent), seen)

    # parts

    def _slate(
        self,
        canvas: pygame.Surface,
        look: str,
        body: pygame.Surface,
        at: pygame.Vector2,
        larger: float,
        opened: float,
        seen: float = 1.0,
    ) -> None:
        """Body and arm, both tilted, the arm turned about its hinge."""
        art, arm = self.props.art, f"slate_arm_{look}"
        piece, moving = art.piece(f"slate_{look}"), art.piece(arm)
        hinge = pygame.Vector2(piece.points["hinge"]) - pygame.Vector2(piece.pivot)
        from_hinge = pygame.Vector2(moving.size) / 2 - pygame.Vector2(moving.pivot)
        scale, turn = self.props.screen.scale * larger, _TILT - opened
        self._lay(canvas, self._turned(("body", look), body, _TILT, larger), at, seen)
        middle = at + (hinge * scale).rotate(_TILT) + (from_hinge * scale).rotate(turn)
        picture = self._turned(("arm", look), self._piece(arm), turn, larger)
        self._lay(canvas, picture, middle, seen)

    def _turned(
        self, key: tuple[str, str], picture: pygame.Surface, degrees: float, larger: float
    ) -> pygame.Surface:
        """A picture turned clockwise and larger; kept where it comes back."""
        if larger != 1.0:
            return pygame.transform.rotozoom(picture, -degrees, larger)
        return self._kept.of(
            (*key, picture, round(2 * degrees)),
            lambda: pygame.transform.rotozoom(picture, -degrees, 1.0),
        )

    def _lay(
        self, canvas: pygame.Surface, picture: pygame.Surface, at: pygame.Vector2, seen: float
    ) -> None:
        picture = faded(picture, seen)
        lay_on(picture, canvas, picture.get_rect(center=(round(at.x), round(at.y))).topleft)

    def _body(self, what: Clapping, colour: str) -> pygame.Surface:
        """The slate with the round, the reels that lie, and a reel of whoever claps."""
        key = ("clap", colour, what.round, what.reels, self.props.settings.symbols)
        return self._kept.of(key, lambda: self._written(what, colour))

    def _written(self, what: Clapping, colour: str) -> pygame.Surface:
        name = f"slate_{colour}"
        body = self._piece(name).copy()
        boxes = {where: self._box(name, where) for where in ("round", "reels", "reel")}
        self._chalk(body, what.round, boxes["round"])
        self._chalk(body, what.reels, boxes["reels"])
        token = self.props.art.token(colour, self.px(_REEL), self.props.settings.symbols)
        lay_on(token, body, token.get_rect(center=boxes["reel"].center).topleft)
        return body

    def _chalk(self, body: pygame.Surface, number: int, box: pygame.Rect) -> None:
        digits = [self._piece(f"chalk_{digit}") for digit in str(number)]
        left = box.centerx - sum(digit.get_width() for digit in digits) // 2
        for digit in digits:
            lay_on(digit, body, digit.get_rect(midleft=(left, box.centery)).topleft)
            left += digit.get_width()

    def _cut_body(self) -> pygame.Surface:
        self._cut = self._cut or self._lettered(self.voice.text(say("hollywood.table.cut")))
        return self._cut

    def _lettered(self, words: str) -> pygame.Surface:
        body = self._piece("slate_cut").copy()
        box = self._box("slate_cut", "word")
        size = box.height
        while size > 8 and self.props.typesetter.width(words, Type.MARQUEE, size) > box.width:
            size -= 1
        line = self.props.typesetter.sized(words, Type.MARQUEE, CREAM, size)
        lay_on(line, body, line.get_rect(center=box.center).topleft)
        return body

    def _piece(self, name: str) -> pygame.Surface:
        return self.props.art.piece_picture(name, self.props.screen.scale)

    def _box(self, name: str, where: str) -> pygame.Rect:
        scale = self.props.screen.scale
        return pygame.Rect(
            *(round(part * scale) for part in self.props.art.piece(name).boxes[where])
        )

    def _plate(self, canvas: pygame.Surface, seat: Seat) -> None:
        """Who skips a turn."""
        below, high, beside = (self.px(units) for units in _PLATE)
        words = say("hollywood.table.skips", player=player(seat))
        line = self.props.typesetter.line(self.voice.text(words), Type.CALL, INK_ON_GOLD)
        plate = pygame.Rect(0, 0, line.get_width() + 2 * beside, max(high, line.get_height()))
        plate.center = (round(self.middle.x), round(self.middle.y) + below)
        shapes, radius = self.props.shapes, plate.height // 2
        shapes.cast_shadow(canvas, plate, radius, self.px(6), (0, self.px(3)))
        lay_on(shapes.panel(plate.size, radius, CREAM), canvas, plate.topleft)
        lay_on(line, canvas, line.get_rect(center=plate.center).move(0, self.px(1)).topleft)

    def _ticks(self, canvas: pygame.Surface, spent: float) -> None:
        """Eight strokes that fly off above the slate as it shuts."""
        grown = _level(spent, last.CLAP_SHUTS, last.CLAP_STILL)
        gone = _level(spent, last.CLAP_STILL, last.CLAP_STILL + last.SLATE_LEAVES)
        if not grown or gone >= 1:
            return
        middle, scale = self.middle - (0, self.px(_TICK_UP)), self.props.screen.scale
        for number, length in enumerate(_LENGTHS):
            turn = radians(-90 + (number - (_TICKS - 1) / 2) * _APART)
            along = pygame.Vector2(cos(turn), sin(turn)) * scale
            across = pygame.Vector2(-along.y, along.x) * _THICK
            inner = middle + along * (_FROM + length * gone)
            tip = middle + along * (_FROM + length * smooth(grown))
            corners = [inner + across * (1 - gone), tip, inner - across * (1 - gone)]
            pygame.draw.polygon(canvas, CREAM, corners)
            pygame.draw.aalines(canvas, CREAM, True, corners)

    def _rays(self, canvas: pygame.Surface, seat: Seat, opened: float) -> None:
        """Light in the seat's main ink, growing from behind the slate."""
        rays = self._rays_of(seat)
        whole = 2 * self.px(_RAY_SIZE)
        layer = self._open = self._open or layer_of((whole, whole))
        wide = round(whole * max(0.1, opened))
        transform = pygame.transform
        scale = transform.smoothscale if wide == whole else transform.scale  # open, seen once
        picture = scale(rays, (wide, wide), layer.subsurface((0, 0, wide, wide)))
        x, y = round(self.middle.x), round(self.middle.y)
        lay_on(picture, canvas, picture.get_rect(center=(x, y)).topleft)

    def _rays_of(self, seat: Seat) -> pygame.Surface:
        if seat not in self._rays_kept:
            self._rays_kept[seat] = self._ray_shape(seat)
        return self._rays_kept[seat]

    def _ray_shape(self, seat: Seat) -> pygame.Surface:
        _, main, light = map(Color, self.props.art.colours[str(self.chairs[seat].colour)])
        wide, half = _COARSE, _COARSE / 2
        mask = layer_of((wide, wide))
        middle = pygame.Vector2(half, half)
        for number in range(_RAYS):
            turns = (360 / _RAYS * (number + side) for side in (-0.25, 0.25))
            ends = [middle + pygame.Vector2(half * 1.1, 0).rotate(turn) for turn in turns]
            pygame.draw.polygon(mask, "white", [middle, *ends])
        stops = ((0.0, 0.85), (0.45, 0.55), (0.93, 0.0))
        rays = round_light(
            (wide, wide), (half, half), half, [(t, sheer(main, a)) for t, a in stops]
        )
        clip_to(rays, pygame.transform.box_blur(mask, 1))
        glow = ((0.0, sheer(light, 0.25)), (0.5, sheer(light, 0.0)))
        lay_on(round_light((wide, wide), (half, half), half, glow), rays)
        return rays


def clap_opened(spent: float) -> float:
    """How many degrees the arm of a Clap Board's slate is open: it opens, and snaps shut."""
    shut = snapping(_level(spent, last.CLAP_OPEN, last.CLAP_SHUTS))
    return _OPEN * smooth(_level(spent, last.CLAP_ARRIVES, last.CLAP_OPEN)) * (1 - shut)


def cut_opened(spent: float) -> float:
    """The same for the slate that ends a round, which comes open."""
    return _OPEN * (1 - snapping(_level(spent, last.CUT_RISES, last.CUT_SHUTS)))


def _level(spent: float, start: float, end: float) -> float:
    """How much of a part of an effect lies behind it, from 0 to 1."""
    return min(1.0, max(0.0, (spent - start) / (end - start)))
