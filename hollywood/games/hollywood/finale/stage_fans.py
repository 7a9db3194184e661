"""Fans of cards on the stage: standing there, coming, and flying off; made before they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias

import pygame

from hollywood.core.game import CardId
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.fans import cells, fanned
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import fade, scaled
from hollywood.ui.table.stage import springy, swing

from ..table.match_painter import Brush

Fans: TypeAlias = tuple[tuple[CardId, ...], ...]
Going: TypeAlias = Literal["comes", "flies"]

_LANDS = 0.12  # of its size on stage is left of a fan when it reaches a tower
_COMES_FROM = 0.86  # of its size
_FADES = 3.4  # times as fast as it flies: it is seen until shortly before it lands
_STEPS: dict[Going, int] = {"comes": 8, "flies": 14}  # sizes that are made of it on its way
_AHEAD = 1  # of these are made before they are seen; all would be 30 MB
_SOFT = 20  # units round the stage, for shadows
_MEMORY = 5_000_000  # bytes of fans kept


class StageFans:
    """Pictures of what is on one stage, and of what will be there next."""

    def __init__(self, brush: Brush, stage: pygame.Rect) -> None:
        self._brush, self._stage = brush, stage
        self._kept = Cache(round(_MEMORY * brush.props.screen.share))
        self._going: dict[tuple[Fans, Going, int], pygame.Surface] = {}
        self._own: tuple[Fans, pygame.Surface] | None = None  # what the sizes are made of
        self._next: Fans = ()  # what comes and goes now
        self._jobs = BackgroundJobs()

    def expect(self, now: Sequence[Fans], next_: Sequence[Fans]) -> None:
        """Have the cards of all these drawn, and what comes and goes now made beforehand."""
        for fans in (*now, *next_):
            for cards, room in self._rooms(fans):
                self._brush.prepare(cards, _wide(cards, room))
        for key in list(self._going):
            if key[0] not in now:
                self._going.pop(key, None)
        self._jobs.cancel()
        self._next = now[-1] if now else ()
        self._brush.props.art.jobs.add(self._prepare_next)  # once its cards are drawn

    def forget(self) -> None:
        """None is seen any more."""
        self._next = ()
        self._jobs.cancel()
        self._jobs.wait()
        self._going.clear()
        self._own = None
        self._kept.clear()

    def of(self, fans: Fans) -> pygame.Surface:
        """Fans of cards as they stand on stage, in one picture."""
        if (kept := self._kept.get(fans)) is not None:
            return kept
        final = self._final(fans)
        picture = self._painted(fans)
        return self._kept.put(fans, picture) if final else picture

    def coming(self, fans: Fans, share: float) -> pygame.Surface:
        """The same so far on its way onto the stage."""
        return self._on_its_way(fans, "comes", share)

    def flying(self, fans: Fans, share: float) -> pygame.Surface:
        """The same so far on its way to a tower."""
        return self._on_its_way(fans, "flies", share)

    def _on_its_way(self, fans: Fans, how: Going, share: float) -> pygame.Surface:
        step = min(_STEPS[how] - 1, int(share * _STEPS[how]))
        for seen in range(step):  # they are large
            self._going.pop((fans, how, seen), None)
        self._jobs.cancel()
        self._jobs.add(partial(self._prepare, fans, how, step + 1))
        if (made := self._going.get((fans, how, step))) is not None:
            return made
        return _made(self.of(fans), how, step)

    def _prepare_next(self) -> None:
        """Have the first sizes made of what comes and goes now."""
        if fans := self._next:
            self._jobs.add(partial(self._prepare, fans, "comes", 0))
            self._jobs.add(partial(self._prepare, fans, "flies", 0))

    def _prepare(self, fans: Fans, how: Going, first: int) -> None:
        """On another thread: the next sizes, unless cards are still stood in for."""
        if not self._final(fans):
            return
        if self._own is None or self._own[0] != fans:
            self._own = fans, self.of(fans).copy()  # what is scaled can't be painted meanwhile
        own = self._own[1]
        for step in range(first, min(first + _AHEAD, _STEPS[how])):
            if (fans, how, step) not in self._going:
                self._going[fans, how, step] = _made(own, how, step)

    def _final(self, fans: Fans) -> bool:
        """Whether all cards are drawn as they should be."""
        return all(
            self._brush.ready(cards, _wide(cards, room)) for cards, room in self._rooms(fans)
        )

    def _painted(self, fans: Fans) -> pygame.Surface:
        stage, soft = self._stage, self._brush.props.screen.px(_SOFT)
        picture = layer_of((stage.width + 2 * soft, stage.height + 2 * soft))
        for cards, room in self._rooms(fans):
            self._brush.fan(picture, cards, room.move(soft - stage.left, soft - stage.top))
        return picture.subsurface(_used(picture))

    def _rooms(self, fans: Fans) -> list[tuple[tuple[CardId, ...], pygame.Rect]]:
        """Each fan with its part of the stage."""
        rooms = cells([len(fan) for fan in fans], self._stage, self._stage.width // 30)
        return list(zip(fans, rooms, strict=True))


def _made(picture: pygame.Surface, how: Going, step: int) -> pygame.Surface:
    """A fan as large, and as far seen, as it is in the middle of this step."""
    share = (step + 0.5) / _STEPS[how]
    if how == "comes":
        size, seen = _COMES_FROM + (1 - _COMES_FROM) * springy(share), share
    else:
        size, seen = 1 - (1 - _LANDS) * swing(share), min(1.0, _FADES * (1 - share))
    wide, high = picture.get_size()
    smaller = scaled(picture, (round(wide * size), round(high * size)))
    return fade(smaller, seen) if seen < 1 else smaller


def _used(picture: pygame.Surface) -> pygame.Rect:
    """The middle part that is not empty, so that the picture's middle stays the stage's."""
    used, whole = picture.get_bounding_rect(), picture.get_rect()
    reach = max(whole.centerx - used.left, used.right - whole.centerx, 1)
    return whole.inflate(2 * reach - whole.width, 0).clip(whole)


def _wide(cards: Sequence[CardId], room: pygame.Rect) -> int:
    """How wide each of these cards is in a fan."""
    return fanned(len(cards), room)[0].width
