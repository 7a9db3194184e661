"""Paints cards where they are now: lifted, turned, grey, each with its shadow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.shapes import DARK, Shapes
from hollywood.ui.draw.surfaces import Size, card_corner, faded, height, lay_on, scaled

from .setting import Thing
from .stage import CARD, Actor, Key, Pose

_UPRIGHT = 0.5  # degrees: less is not worth turning a card
_FAINTEST = 8  # of 255: no shadow is fainter
_DARK_STEP, _AIR_DARK_STEP = 10, 30
LEAST_SEEN = 0.01
_RISES = 0.28  # of the highest: a card that is pointed at
_IN_THE_AIR = 0.05  # how high something is that flies
_COARSE = 16  # units: the steps in which a shadow in the air grows, for nobody sees its size
_CARD_STEP = 4  # units: the steps in which a card grows that is turned in the air
_LYING_TURNS, _CARD_TURNS, _SHADOW_TURNS = 0.5, 2, 8  # degrees: cards at rest, in the air; shadows
_MEMORY = 3_000_000  # bytes of pictures at rest, turned or grey, kept for a window of 1080p
_AIR = 9_000_000  # the same of turned cards and of shadows, while something flies
_GREYS = 5  # steps from all of its colours to hardly any
_AIR_LIGHTS = 20  # the same of cards that are turned in the air
_LIGHTS = 10  # steps from dark to full light
_COLOUR_LEFT = 0.2  # of its colours a grey card keeps


class CardPainter(ABC):
    """Paints the cards of one match at one window size."""

    def __init__(self, props: Props) -> None:
        self.props = props
        self.px = props.screen.px
        self.turned = Cache(round(_MEMORY * props.screen.share))
        # of cards that fly; they are soon gone
        self._air = Shapes(props.screen.share, _AIR, props.screen.least_edge)
        self.symbols: bool | None = None  # as cards show them now
        self._final: set[tuple[str, int, bool]] = set()  # copies of cards that were drawn

    def landed(self) -> None:
        """Nothing flies any more."""
        self._air.forget()

    @abstractmethod
    def card_id(self, key: Key, face: bool) -> str:
        """What art calls the card of this key."""

    def agree(self, things: Sequence[Thing]) -> None:
        """Large symbols appear, or go, on all cards at once: when the last one is drawn."""
        wanted = self.props.settings.symbols
        if self.symbols != wanted:
            still = not wanted
            waits = not self._ready(things, wanted) and self._ready(things, still)
            self.symbols = still if waits else wanted

    def _ready(self, things: Sequence[Thing], symbols: bool) -> bool:
        """Whether all these cards can be had so; they are drawn if they can't."""
        art, language = self.props.art, self.props.language
        wide: dict[int, list[str]] = {}
        for thing in things:
            if thing.key[0] == CARD and thing.pose.face:
                id = self.card_id(thing.key, True)
                wide.setdefault(round(thing.actor.goal.width), []).append(id)
        ready = [art.ready(ids, width, language, symbols) for width, ids in wide.items()]
        if not all(ready) and symbols == self.props.settings.symbols:
            for width, ids in wide.items():
                art.prepare(ids, width, language, symbols)
        return all(ready)

    def awaited(self, thing: Thing) -> int | None:
        """None if a card that lies still is drawn; else a number that is soon another one.

        A card that was drawn once does not look otherwise when its picture is given up.
        """
        id, width = self.card_id(thing.key, thing.pose.face), round(thing.actor.goal.width)
        copy = (id, width, bool(self.symbols))
        if copy not in self._final:
            if not self.props.art.ready([id], width, self.props.language, copy[-1]):
                return self.props.art.drawn
            self._final.add(copy)
        return None

    def card(
        self,
        canvas: pygame.Surface,
        key: Key,
        actor: Actor,
        pose: Pose,
        grey: float = 0.0,
        risen: float = 0.0,
        light: float = 1.0,
    ) -> None:
        """A card; `grey` is how much of its colour it has lost, `risen` how high it is lifted."""
        if pose.seen <= LEAST_SEEN:
            return
        id = self.card_id(key, pose.face)
        size = looks(actor, pose, height(pose.width) / pose.width)
        high = max(actor.height, _RISES * risen)
        self.shadow(canvas, high, pose, size, max(1, card_corner(size[0])))
        picture = self._dimmed(self._greyed(self._printed(id, actor, pose), grey), light)
        picture = self._as_it_lies(picture, size, actor, pose.turn)
        lay(canvas, faded(picture, pose.seen), pose)

    def _as_it_lies(
        self, picture: pygame.Surface, size: Size, actor: Actor, turn: float
    ) -> pygame.Surface:
        """A card as large, as turned and as light as it is seen."""
        if abs(turn) > _UPRIGHT:
            turns = _LYING_TURNS if actor.resting else _CARD_TURNS
            step, turn = self.px(_CARD_STEP), turns * round(turn / turns)
            near = tuple(max(1, (side + step // 2) // step * step) for side in size)
            light = round(_AIR_LIGHTS * actor.light) / _AIR_LIGHTS
            kept = self.turned if actor.resting else self._air
            return kept.of(
                ("card", picture, near, turn, light),
                lambda: _darken(rotated(scaled(picture, size), turn), light),
            )
        if picture.get_size() != size:
            return _darken(scaled(picture, size), actor.light)
        return _darkened(picture, actor.light)

    def _printed(self, id: str, actor: Actor, pose: Pose) -> pygame.Surface:
        """The card as it was drawn for where it goes, on its way as large as it can be had."""
        art, look = self.props.art, (self.props.language, bool(self.symbols))
        usual = round(actor.goal.width)
        if actor.resting or not pose.face:
            return art.card_or_stand_in(id, usual, *look)
        began = round(actor.start.width)
        held = max((round(stop.pose.width) for stop in actor.way.stops), default=0)
        if held > max(began, usual):
            art.prepare([id], held, *look)
        widths = sorted((held, began, usual), reverse=True)
        at_hand = (width for width in widths if art.ready([id], width, *look))
        return art.card_or_stand_in(id, next(at_hand, usual), *look)

    def _dimmed(self, picture: pygame.Surface, light: float) -> pygame.Surface:
        step = round(light * _LIGHTS)
        if step >= _LIGHTS:
            return picture
        key = ("dim", picture, step)
        return self.turned.of(key, lambda: _darkened(picture, step / _LIGHTS))

    def _greyed(self, picture: pygame.Surface, grey: float) -> pygame.Surface:
        step = round(grey * _GREYS)
        if not step:
            return picture
        key = ("grey", picture, step)
        return self.turned.of(key, lambda: _paler(picture, step / _GREYS * (1 - _COLOUR_LEFT)))

    def shadow(
        self, canvas: pygame.Surface, high: float, pose: Pose, size: tuple[int, int], radius: int
    ) -> None:
        """As large as what casts it looks, and as faint; softer and further off if it flies."""
        flies = high > _IN_THE_AIR
        step, shade = (self.px(_COARSE), _AIR_DARK_STEP) if flies else (2, _DARK_STEP)
        dark = shade * round(DARK * pose.seen / shade)
        if dark < _FAINTEST or min(size) < 2:
            return
        soft = self.px(10 if flies else 5)
        drop = self.px(3 + 14 * high)
        wide, tall = (max(2, (side + step // 2 - 1) // step * step) for side in size)
        shapes = self._air if flies else self.props.shapes
        shadow = shapes.shadow((wide, tall), round(wide * radius / size[0]), soft, dark)
        turn = _SHADOW_TURNS * round(pose.turn / _SHADOW_TURNS)
        if turn and size[0] != size[1]:
            key = ("shadow", wide, tall, dark, soft, turn)
            shadow = self._air.of(key, lambda: rotated(shadow, turn))
        x, y = round(pose.x) + drop // 2, round(pose.y) + drop
        lay_on(shadow, canvas, shadow.get_rect(center=(x, y)).topleft)


def looks(actor: Actor, pose: Pose, ratio: float) -> tuple[int, int]:
    """How wide and high it is seen: half turned over, squashed, larger or smaller."""
    wide = pose.width * actor.squeeze * (1 + actor.flat)
    return max(1, round(wide)), max(1, round(ratio * pose.width * (1 - actor.flat)))


def lay(canvas: pygame.Surface, picture: pygame.Surface, pose: Pose) -> None:
    """Lay a picture down with its middle in the middle of a pose."""
    lay_on(picture, canvas, picture.get_rect(center=(round(pose.x), round(pose.y))).topleft)


def rotated(picture: pygame.Surface, turn: float) -> pygame.Surface:
    """The picture turned clockwise."""
    return pygame.transform.rotozoom(picture, -turn, 1.0)


def _paler(picture: pygame.Surface, share: float) -> pygame.Surface:
    """The picture with so much of its colour taken away."""
    pale = picture.copy()
    lay_on(faded(pygame.transform.grayscale(picture), share), pale)
    return pale


def _darkened(picture: pygame.Surface, light: float) -> pygame.Surface:
    """The picture in less light."""
    return picture if light >= 1 else _darken(picture.copy(), light)


def _darken(picture: pygame.Surface, light: float) -> pygame.Surface:
    """Less light on a picture that nobody else has."""
    if light < 1:
        level = round(255 * light)
        picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return picture
