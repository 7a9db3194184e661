"""What lives on an open house: bulbs, reels, a beam, a neon sign, the hand of a clock."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from math import cos, radians, sin

import pygame
from pygame import Color

from hollywood.facade import Facade, Hand, Reel, Typing
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Spot, canvas, lay_on, scaled

from .house_fronts import HouseFronts, Standing, lay_on_part
from .house_layers import CREST, DENSE, HouseLayers, drawn_part
from .street_life import DASHES, LOSES, TURNS, Looks

_DIM = 140  # of 255: what a bulb loses
_NO_CURRENT = (96, 96, 112)  # of 255: what is left of a sign's colours
_LOSES = 6  # hundredths of its light a beam loses a step
_HOLES = 5  # of a reel
_STEP = 360 / _HOLES / TURNS  # degrees
_SPARE = 1.5  # units round what is cut out of a picture
_PIECE = 0.3  # of a hole: what there is of metal between two of them
_TWITCHES = -7  # degrees
_BLACK, _LID, _NIGHT_LID = Color("#1a1014"), Color("#57505c"), Color("#322c38")


class HouseLife:
    """All of it for one house in one window."""

    def __init__(
        self,
        facade: Facade,
        lights: tuple[HouseLayers, HouseLayers],
        fronts: HouseFronts,
        screen: Screen,
    ) -> None:
        self._facade, self._fronts, self._px = facade, fronts, screen.px
        lit, self._asleep = lights
        self._lit = lit
        art = drawn_part(f"art_{facade.game}") if facade.reels else canvas((1, 1))
        self._reels = [_turned(art, reel, screen) for reel in facade.reels]
        self._beam = _lost_light(lit, facade, screen) if facade.beam else None
        self._twitch = _twitch(facade, screen)
        self._dim = lit.bulb.copy()
        self._dim.fill((0, 0, 0, _DIM), special_flags=pygame.BLEND_RGBA_MULT)

    @property
    def watches(self) -> bool:
        """Whether eyes are in the picture while the house is asleep."""
        return bool(self._facade.eyes_asleep)

    def seen(self, looks: Looks) -> Looks:
        """As much of it as this house has."""
        has = self._facade
        return Looks(
            looks.bulbs,
            looks.turn if has.reels else 0,
            looks.sign_dark and has.flickers is not None,
            looks.beam if has.beam else 0,
            looks.twitch and has.hand is not None,
            looks.typed if has.typing else 0,
            looks.blink and bool(has.eyes),
        )

    def pieces(self, at: Standing, looks: Looks) -> dict[Hashable, Piece]:
        """What lies upon the house that stands there."""
        found: dict[Hashable, Piece] = {}
        window = self._fronts.window(at.rect)
        picture = self._fronts.picture(self._lit.picture, at)
        for number, turns in enumerate(self._reels):
            place, turned = _reel_at(self._facade.reels[number], picture, turns[looks.turn])
            shown = partial(self._turn, turned, place, at, window)
            found["reel", number] = Piece(looks.turn, place.clip(window), shown)
        if self._beam is not None:
            (left, top), lights = self._beam
            place = lights[0].get_rect(topleft=(picture.left + left, picture.top + top))
            lost = partial(_lose, lights, looks.beam, place)
            found["beam"] = Piece(looks.beam, place, lost)
        if self._facade.flickers is not None:
            box = [self._px(each) for each in self._facade.flickers]
            sign = pygame.Rect(box).move(picture.topleft).clip(window)
            found["sign"] = Piece(looks.sign_dark, sign, partial(_darken, sign, looks.sign_dark))
        found |= self._on_the_page(picture, window, looks)
        return found | self._on_the_board(at, looks)

    def _on_the_page(
        self, picture: pygame.Rect, window: pygame.Rect, looks: Looks
    ) -> dict[Hashable, Piece]:
        """The line that is typed, and who watches."""
        found: dict[Hashable, Piece] = {}
        if line := self._facade.typing:
            dashes = [self._dash(line, number, picture) for number in range(DASHES)]
            whole = dashes[0].unionall(dashes).clip(window)
            found["typed"] = Piece(looks.typed, whole, partial(_ink, dashes[: looks.typed]))
        for number, box in enumerate(self._facade.eyes):
            eye = pygame.Rect([self._px(each) for each in box]).move(picture.topleft)
            shut = partial(_shut, eye, looks.blink, window, _LID)
            found["eye", number] = Piece(looks.blink, eye.clip(window), shut)
        return found

    def asleep(self, at: Standing, startled: bool) -> list[Piece]:
        """Eyes in the picture of this house while it is asleep and stands there."""
        dark = self._asleep
        picture = self._fronts.picture(dark.narrow or dark.picture, at)
        inside = self._fronts.inside(dark, at)
        eyes = [pygame.Rect([self._px(each) for each in box]) for box in self._facade.eyes_asleep]
        return [
            Piece(startled, eye.clip(inside), partial(_shut, eye, startled, inside, _NIGHT_LID))
            for eye in (each.move(picture.topleft) for each in eyes)
        ]

    def _dash(self, line: Typing, number: int, picture: pygame.Rect) -> pygame.Rect:
        left, size = line.x + number * line.apart, (self._px(line.dash), self._px(line.wide))
        return pygame.Rect((self._px(left), self._px(line.y)), size).move(picture.topleft)

    def _on_the_board(self, at: Standing, looks: Looks) -> dict[Hashable, Piece]:
        """Bulbs, and the clock on the crest."""
        found: dict[Hashable, Piece] = {}
        rect = at.rect.move(0, -at.lift)
        for number, row in enumerate(self._fronts.bulbs(rect, self._facade)):
            places = [self._dim.get_rect(center=spot) for spot in row]
            whole = places[0].unionall(places)
            dim = partial(self._dim_all, places[looks.bulbs :: 2])
            found["bulbs", number] = Piece(looks.bulbs, whole, dim)
        if self._twitch is not None:
            (left, top), face = self._twitch
            crest = self._fronts.crest(self._lit, rect)
            place = face.get_rect(topleft=(crest.left + left, crest.top + top))
            found["hand"] = Piece(looks.twitch, place, partial(_show, face, looks.twitch, place))
        return found

    def _turn(
        self,
        turned: pygame.Surface,
        place: pygame.Rect,
        at: Standing,
        window: pygame.Rect,
        onto: pygame.Surface,
    ) -> None:
        """A reel, in the shade of the board like the rest of the picture."""
        light = pygame.Surface(place.size)
        light.fill("white")
        shaded, inside = turned.copy(), window.move(-place.left, -place.top)
        here = Standing(at.rect.move(-place.left, -place.top), at.middle)
        self._fronts.shade(light, inside, here, light.get_rect())
        shaded.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        lay_on_part(shaded, onto, place, window)

    def _dim_all(self, places: Sequence[pygame.Rect], onto: pygame.Surface) -> None:
        for place in places:
            lay_on(self._dim, onto, place.topleft)


def _ink(dashes: Sequence[pygame.Rect], onto: pygame.Surface) -> None:
    for dash in dashes:
        onto.fill(_BLACK, dash)


def _shut(
    eye: pygame.Rect, seen: bool, window: pygame.Rect, line: Color, onto: pygame.Surface
) -> None:
    """A lid, and the line where it ends."""
    if seen:
        clip = onto.get_clip()
        onto.set_clip(window.clip(clip))
        pygame.draw.ellipse(onto, _BLACK, eye)
        edge = eye.width // 5
        ends = (eye.left + edge, eye.centery), (eye.right - edge, eye.centery)
        pygame.draw.line(onto, line, *ends)
        onto.set_clip(clip)


def _lose(
    lights: Sequence[pygame.Surface], steps: int, place: pygame.Rect, onto: pygame.Surface
) -> None:
    if steps:
        onto.blit(lights[steps - 1], place, special_flags=pygame.BLEND_RGB_SUB)


def _darken(sign: pygame.Rect, dark: bool, onto: pygame.Surface) -> None:
    if dark:
        onto.fill(_NO_CURRENT, sign, pygame.BLEND_RGB_MULT)


def _show(face: pygame.Surface, seen: bool, place: pygame.Rect, onto: pygame.Surface) -> None:
    if seen:
        lay_on(face, onto, place.topleft)


# reels


def _reel_at(
    reel: Reel, picture: pygame.Rect, turned: pygame.Surface
) -> tuple[pygame.Rect, pygame.Surface]:
    scale = turned.get_width() / (2 * _reach(reel))
    left, top = (reel.x - _reach(reel)) * scale, (reel.y - _reach(reel)) * scale
    return turned.get_rect(topleft=(picture.left + round(left), picture.top + round(top))), turned


def _reach(reel: Reel) -> float:
    """Units from its middle to where nothing turns any more."""
    return reel.holes + reel.hole + _SPARE


def _turned(art: pygame.Surface, reel: Reel, screen: Screen) -> list[pygame.Surface]:
    """A reel at each of its steps: its light stays where it is, holes and hub go round."""
    half = round(_reach(reel) * DENSE)
    square = pygame.Rect(0, 0, 2 * half, 2 * half)
    square.center = round(reel.x * DENSE), round(reel.y * DENSE)
    face = art.subsurface(square).copy()
    blank, middle = canvas(square.size), (half, half)
    _stamp(face, middle, half, blank, middle)
    hole, hub, apart = round(reel.hole * DENSE), round(reel.hub * DENSE), 360 / _HOLES
    for each in range(_HOLES):
        _fill(face, reel, half, each * apart, blank)
    size = (round(2 * half * screen.scale / DENSE),) * 2
    steps = []
    for step in range(TURNS):
        turned = blank.copy()
        for each in range(_HOLES):
            there = _hole(reel, half, each * apart + step * _STEP)
            _stamp(face, _hole(reel, half, 0), hole, turned, there)
        _stamp(_rotated(face, -step * _STEP), middle, hub, turned, middle)
        steps.append(scaled(turned, size))
    return steps


def _fill(
    face: pygame.Surface, reel: Reel, half: int, degrees: float, onto: pygame.Surface
) -> None:
    """Close a hole with metal from between it and the next one, piece by piece."""
    metal, radius = _hole(reel, half, degrees + 180 / _HOLES), round(reel.hole * DENSE * _PIECE)
    x, y = _hole(reel, half, degrees)
    beyond = round(reel.hole * DENSE)
    for down in range(-beyond, beyond + 1, radius):
        for across in range(-beyond, beyond + 1, radius):
            if across**2 + down**2 <= beyond**2:
                _stamp(face, metal, radius, onto, (x + across, y + down))


def _hole(reel: Reel, half: int, degrees: float) -> Spot:
    """The middle of a hole so many degrees after the first one."""
    angle, far = radians(reel.first + degrees), reel.holes * DENSE
    return round(half + far * cos(angle)), round(half + far * sin(angle))


def _rotated(face: pygame.Surface, degrees: float) -> pygame.Surface:
    """Turned to the left round its middle, as large as before."""
    turned, square = pygame.transform.rotate(face, degrees), face.get_rect()
    square.center = turned.get_rect().center
    return turned.subsurface(square).copy()


def _stamp(source: pygame.Surface, spot: Spot, radius: int, onto: pygame.Surface, to: Spot) -> None:
    """Lay a disc of one picture onto another."""
    disc = canvas((2 * radius, 2 * radius))
    pygame.draw.circle(disc, Color("white"), (radius, radius), radius)
    cut = pygame.Rect(spot[0] - radius, spot[1] - radius, 2 * radius, 2 * radius)
    disc.blit(source, (0, 0), cut, special_flags=pygame.BLEND_RGBA_MULT)
    lay_on(disc, onto, disc.get_rect(center=to).topleft)


# light and time


def _lost_light(
    lit: HouseLayers, facade: Facade, screen: Screen
) -> tuple[Spot, list[pygame.Surface]]:
    """What a beam loses, step by step, and where it lies in its picture."""
    cut = screen.px(facade.middle[0]) - lit.middle  # so much of the picture is not kept
    corners = [(screen.px(x) - cut, screen.px(y)) for x, y in facade.beam]
    spots = [pygame.Rect(corner, (1, 1)) for corner in corners]
    area = spots[0].unionall(spots).clip(lit.picture.get_rect())
    light = pygame.Surface(area.size)
    pygame.draw.polygon(light, Color("white"), [(x - area.left, y - area.top) for x, y in corners])
    light.blit(lit.picture, (0, 0), area, special_flags=pygame.BLEND_RGB_MULT)
    lost = []
    for step in range(1, LOSES + 1):
        part = light.copy()
        part.fill((round(2.55 * _LOSES * step),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        lost.append(part)
    return area.move(cut, 0).topleft, lost


def _twitch(facade: Facade, screen: Screen) -> tuple[Spot, pygame.Surface] | None:
    """The face of a clock whose long hand is a little early, and where it lies in its crest."""
    if facade.hand is None:
        return None
    hand, crest = facade.hand, drawn_part(f"crest_{facade.game}")
    half = round(hand.face * DENSE)
    square = pygame.Rect(0, 0, 2 * half, 2 * half)
    square.center = round(hand.x * DENSE), round(hand.y * DENSE)
    face = crest.subsurface(square).copy()
    picture, scale = canvas(square.size), screen.scale * CREST / DENSE
    _stamp(face, (half, half), half, picture, (half, half))
    place = _hand_in(hand, half)
    elsewhere = _rotated(face, 60).subsurface(place)  # at each hour the face looks the same
    picture.blit(elsewhere, place)
    alone = canvas(square.size)
    alone.blit(face, place, place)
    lay_on(_rotated(alone, -_TWITCHES), picture)
    at = round(square.left * scale), round(square.top * scale)
    return at, scaled(picture, (round(2 * half * scale),) * 2)


def _hand_in(hand: Hand, half: int) -> pygame.Rect:
    """Where the hand is on its face."""
    place = pygame.Rect(0, 0, round(hand.wide * DENSE), round(hand.long * DENSE))
    place.midbottom = half, half - round(hand.wide * DENSE)  # what is round the middle stays
    return place
