"""The pictures of the rules: a piece of the street, and below it the cards or the lamps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import pi, sin

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, canvas, faded, height, lay_on, width
from hollywood.ui.draw.theme import BRASS
from hollywood.ui.rulebook.rulebook import Moving
from hollywood.ui.table.stage import Key, Pose, smooth

from ..rules.deck import STANDARD, Deck
from ..rules.game import TimesSquare
from ..rules.street import lamps
from ..table.foreseen import Foreseen
from .rules_leaves import LEAVES, Leaf
from .rules_street import RulesStreet

_GOES, _STAYS, _ENDS = 0.7, 0.8, 1.6  # seconds: from stop to stop, there, and at the last one
_HOP = 0.3  # of a figure's width
_ROW, _GAP = 0.3, 0.04  # of the picture's height: what lies below the street, and above it
_PALE = 0.45  # a card that is not played yet
LAMPS = ("right", "hal", "deb", "trio")


def picture(deck: Deck, id: str, props: Props, size: Size) -> pygame.Surface:
    """The picture of a page, standing still."""
    easel = _Easel(deck, props, LEAVES[id], size)
    return easel.painted(easel.leaf.best % len(easel.leaf.stops), 1.0)


def moving(deck: Deck, id: str, props: Props, size: Size) -> Moving:
    """The same picture as it happens, again and again."""
    easel = _Easel(deck, props, LEAVES[id], size)
    count = len(easel.leaf.stops)
    whole = (count - 1) * (_GOES + _STAYS) + _ENDS

    def at(seconds: float) -> pygame.Surface:
        stop, spent = divmod(seconds % whole, _GOES + _STAYS)
        if stop >= count - 1:
            return easel.painted(count - 1, 1.0)
        going = min(1.0, max(0.0, (spent - _STAYS) / _GOES))
        return easel.painted(int(stop) + 1, going) if going else easel.painted(int(stop), 1.0)

    return at


def framed(
    props: Props, street: pygame.Surface, size: Size, row: bool, sky: bool = False
) -> tuple[pygame.Surface, pygame.Rect]:
    """A picture of the street in its frame, and what is left for a row below it.

    Where there is more street than room its sky gives way, or else its foot.
    """
    frame = canvas(size)
    high = round(size[1] * _ROW) if row else 0
    place = street.get_rect(midtop=(size[0] // 2, 0))
    place.height = min(place.height, size[1] - high - round(size[1] * _GAP))
    place.top = (size[1] - place.height - high) // 2
    top = 0 if sky else street.get_height() - place.height
    frame.blit(street, place, pygame.Rect(0, top, *place.size))
    pygame.draw.rect(frame, BRASS, place, max(1, props.screen.px(1.4)))
    below = pygame.Rect(0, place.bottom, size[0], high)
    below.top += round(size[1] * _GAP)
    below.height -= round(size[1] * _GAP)
    return frame, below


@dataclass(frozen=True)
class _Drawn:
    """Which frame was drawn last, and how it looked."""

    stop: int
    share: float
    frame: pygame.Surface


class _Easel:
    """One leaf at one size."""

    def __init__(self, deck: Deck, props: Props, leaf: Leaf, size: Size) -> None:
        self.leaf, self._props, self._size = leaf, props, size
        game = TimesSquare(deck, deck.presets[STANDARD])
        self._game = game
        self._cards = [card for card in leaf.cards if card in deck.kind]
        self._street = RulesStreet(props, game, size[0], leaf.middle, leaf.spaces)
        self._states = [
            self._street.state(stop.places, stop.charlie, leaf.seat) for stop in leaf.stops
        ]
        self._last: _Drawn | None = None

    def painted(self, stop: int, share: float) -> pygame.Surface:
        """This stop, or so much of the way to it."""
        last = self._last
        if last is not None and (last.stop, last.share) == (stop, share):
            return last.frame
        street = self._street.painted(
            self._states[stop if share == 1 else stop - 1],
            self._poses(stop, share),
            Foreseen(walks=False, leads=True),
            self._hours(stop, share),
        )
        leaf = self.leaf
        row = bool(self._cards or leaf.lamps or leaf.cast)
        frame, below = framed(self._props, street, self._size, row, leaf.sky)
        self._below(frame, below, stop, share)
        self._last = _Drawn(stop, share, frame)
        return frame

    def _poses(self, stop: int, share: float) -> dict[Key, Pose]:
        """Where everybody is on the way to a stop."""
        there = self._street.poses(self._states[stop])
        if share == 1:
            return there
        here, gone = self._street.poses(self._states[stop - 1]), smooth(share)
        return {key: _between(here[key], pose, gone, share) for key, pose in there.items()}

    def _hours(self, stop: int, share: float) -> float:
        stops = self.leaf.stops
        if share == 1:
            return stops[stop].hours
        before = stops[stop - 1].hours
        return before + (stops[stop].hours - before) * share

    def _below(self, frame: pygame.Surface, row: pygame.Rect, stop: int, share: float) -> None:
        """The cards, those not played yet pale; or the lamps that are lit."""
        if self.leaf.cast:
            people = self._street.cast(row.size)
            if people is not None:
                lay_on(people, frame, people.get_rect(center=row.center).topleft)
            return
        if self.leaf.lamps:
            lit = [number < stop or share < 1 for number in range(len(LAMPS))]
            self._lamps(frame, row, lit if stop else [True] * len(LAMPS))
            return
        played = self.leaf.stops[stop].cards
        for number, (card, place) in enumerate(self._row(row)):
            lay_on(card if number < played else faded(card, _PALE), frame, place)

    def _row(self, row: pygame.Rect) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        count = max(1, len(self._cards))
        wide = min(width(row.height), round(row.width / count * 0.9))
        step = wide * 1.08
        left = row.centerx - step * (count - 1) / 2
        props = self._props
        for number, id in enumerate(self._cards):
            card = props.art.card(id, wide, props.language, props.settings.symbols)
            middle = (round(left + number * step), row.top + height(wide) // 2)
            yield card, card.get_rect(center=middle).topleft

    def _lamps(self, frame: pygame.Surface, row: pygame.Rect, walked: list[bool]) -> None:
        """The four lamps of the seat."""
        places = self.leaf.stops[0].places
        lit = lamps(self._game.street, places, self.leaf.seat)
        size = min(row.height, row.width // 6)
        for number, name in enumerate(LAMPS):
            on = lit[number] and walked[number]
            make = self._street.sign if name == "trio" else self._street.chip
            lamp = make(name, size, on)
            middle = (round(row.centerx + (number - 1.5) * size * 1.3), row.centery)
            lay_on(lamp, frame, lamp.get_rect(center=middle).topleft)


def _between(here: Pose, there: Pose, gone: float, share: float) -> Pose:
    """On the way, in a hop."""
    up = here.width * _HOP * sin(pi * share) if (here.x, here.y) != (there.x, there.y) else 0.0
    x, y = here.x + (there.x - here.x) * gone, here.y + (there.y - here.y) * gone
    return replace(there, x=x, y=y - up)
