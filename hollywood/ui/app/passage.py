"""From one scene to the next: what is seen in between. It is over when something is pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from math import sin, tau
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.core.message import Message, say
from hollywood.ui.draw.surfaces import lay_faintly
from hollywood.ui.draw.theme import BRASS, NIGHT
from hollywood.ui.narration.narrated import Read
from hollywood.ui.widgets.controls import Press

from .ahead import LaidOutAhead
from .awaited import WaitingSign
from .background import BackgroundJobs
from .keys import PRESSES
from .memory import drop_what_was_left
from .scene import AT_ONCE, Scene, Stack
from .screen import Screen
from .shared import Props

Paint: TypeAlias = Callable[[pygame.Surface, pygame.Surface, pygame.Surface, float], None]

TO_TABLE, TO_STREET = say("passage.to_table"), say("passage.to_street")

_CRIMSON, _SHADE = Color("#8f1526"), Color("#3a0610")
_FOLDS = 9  # of one half of a curtain
_STRIP = 64  # pixels: a curtain looks the same from its top to its foot
_PAGE = 0.2  # seconds: one page fades into another
_PATIENCE = 0.4  # seconds: what hides both scenes waits no longer for the next one's cards


@dataclass(frozen=True)
class Transition:
    """How one picture becomes another: `paint` is given both, and the seconds that have passed."""

    seconds: float
    paint: Paint
    first: bool = False  # whether it may lead to the first scene of all
    shut: float | None = None  # seconds after which nothing is seen of either
    told: Message | None = None  # where it leads, for whoever doesn't see it


class Passage:
    """A scene between two others; the next one takes its place, or else the program ends."""

    veils = False

    def __init__(
        self,
        stack: Stack,
        before: pygame.Surface,
        after: Scene | None,
        way: Transition,
        pace: float,
        ready: Callable[[], bool] = lambda: True,
        told: Sequence[str] = (),
    ) -> None:
        self.aloud = Read(told)
        self._stack = stack
        self._before: pygame.Surface | None = before  # as long as anything of it is seen
        self._after = after
        self._screen: Screen | None = None
        self._picture: pygame.Surface | None = None  # of the next scene, once that is laid out
        self._jobs = BackgroundJobs()
        self._laid_out = self._dropped = False
        self._way = way
        self._pace = pace  # how long a second takes
        self._age = 0.0
        self._ready, self._waits = ready, _PATIENCE
        self._came = False  # the next scene is laid out, or what it waits for counts no more
        self._pressed: list[pygame.event.Event] = []  # while it is laid out
        self._resized: Screen | None = None  # what the window has become meanwhile
        self._sign = WaitingSign()

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return False

    def resize(self, screen: Screen) -> None:
        """The next scene is laid out; another size of the window ends the passage."""
        if self._screen is not None and self._screen.rect.size != screen.rect.size:
            self._age, self._came = self._way.seconds, True
        if self._is_busy:
            self._resized = screen
            return
        self._jobs.wait()
        self._screen, self._laid_out, self._picture = screen, False, None
        if self._after is not None and (not self._came or self._stack.awaited.by_clock):
            self._jobs.add(partial(self._lay_out, self._after, screen))  # nobody sees it yet
        elif self._after is not None:
            self._lay_out(self._after, screen)

    @property
    def _is_busy(self) -> bool:
        """Whether the next scene is being laid out, which the window does not stand still for."""
        return self._stack.awaited.by_clock and not self._jobs.resting

    def _lay_out(self, after: Scene, screen: Screen) -> None:
        """Have the next scene ready; a window is large, so that takes a while."""
        after.resize(screen)
        self._paint(after, screen)
        self._laid_out = True

    def _paint(self, after: Scene, screen: Screen) -> None:
        picture = self._picture or _night(screen)
        after.draw(picture)
        self._picture = picture

    def handle(self, event: pygame.event.Event) -> None:
        """Whatever is pressed ends the passage, and is meant for the next scene."""
        if event.type in PRESSES:
            self._pressed.append(event)
            if not self._is_busy:
                self._end()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if self._age:  # not in the frame in which it begins: much is done there
            self._drop_what_was_left()
        if self._resized is not None and not self._is_busy:
            screen, self._resized = self._resized, None
            self.resize(screen)
        before = self._age
        self._age += seconds / self._pace
        if not self._came and self._age >= (self._way.shut or 0.0):
            self._hold(seconds)
        if self._is_busy:
            self._age = min(self._age, self._way.seconds)
            return self._sign.update(seconds) or self._age != before or self._resized is not None
        if self._pressed or self._age >= self._way.seconds:
            self._end()
        return True

    def _drop_what_was_left(self) -> None:
        if not self._dropped:
            drop_what_was_left()
        self._dropped = True

    def _hold(self, seconds: float) -> None:
        """Nothing is seen of the next scene yet: it comes to light when it is laid out.

        What hides both of them waits for its cards, too.
        """
        self._waits -= seconds
        shut = self._way.shut
        if shut is not None:
            self._age, self._before = shut, None
        done = self._jobs.resting and (shut is None or self._ready())
        if not self._is_busy and (done or self._waits <= 0):
            self._come()
        elif shut is None:
            self._age = 0.0

    def _come(self) -> None:
        """The next scene is there."""
        self._came = True
        self._jobs.wait()
        if self._after is not None and self._screen is not None:
            if not self._laid_out:  # it could not be done there: here one hears why
                self._after.resize(self._screen)
            self._paint(self._after, self._screen)

    def draw(self, canvas: pygame.Surface) -> None:
        """Something between the two scenes."""
        assert self._screen is not None, "a window is known before anything is drawn"
        if self._picture is None and (self._after is None or (self._came and not self._is_busy)):
            self._picture = _night(self._screen)
        after = self._picture or self._before or canvas  # until it is painted it is hidden
        self._show(canvas, after)
        self._sign.draw(canvas, self._screen)

    def _show(self, canvas: pygame.Surface, after: pygame.Surface) -> None:
        if self._age >= self._way.seconds:
            canvas.blit(after, (0, 0))
        else:
            self._way.paint(canvas, self._before or after, after, self._age)

    def leave(self) -> None:
        """The program ends before the next scene is there."""
        self._jobs.wait()
        if self._after is not None:
            self._after.leave()

    def _end(self) -> None:
        self._jobs.wait()
        self._drop_what_was_left()
        after, self._after = self._after, None  # it is not left with this scene
        pressed, self._pressed = self._pressed, []
        if after is not None:
            self._stack.replace(after, laid_out=self._laid_out)
        else:
            self._stack.close()
        for event in pressed:
            self._stack.handle(event)


def _night(screen: Screen) -> pygame.Surface:
    picture = pygame.Surface(screen.rect.size)
    picture.fill(NIGHT)
    return picture


def go(props: Props, after: Scene | None, way: Transition | None) -> None:
    """To another scene, or out of the program; at once if nothing is seen on the way."""
    stack = props.stack
    if way is not None and (stack.top is not None or way.first) and props.pace:
        before = stack.picture(props.screen)
        told = [props.text(way.told)] if way.told is not None else []
        after = Passage(stack, before, after, way, props.pace, lambda: props.art.resting, told)
    if after is None:
        stack.close()
    else:
        stack.replace(after)


def turn_over(props: Props, change: Callable[[], None]) -> None:
    """A page comes up or goes; what was seen fades, and nothing waits for that.

    It stays until what comes to light is laid out, if a setting was changed meanwhile.
    """
    stack = props.stack
    stack.cross_fade(_PAGE if props.pace else AT_ONCE)
    change()
    if stack.late.among(stack.seen):
        stack.stays_until(LaidOutAhead(stack.seen, props.screen, stack.fit_seen))


def open_page(props: Props, page: Scene) -> None:
    """A page comes up as soon as it is laid out, which is done on another thread."""
    props.stack.cross_fade(_PAGE if props.pace else AT_ONCE)
    _lay_out_unseen(props, page)


def turn_to(props: Props, scene: Scene) -> None:
    """Such a scene instead of all others."""
    props.stack.cross_fade(_PAGE if props.pace else AT_ONCE)
    props.stack.close()
    _lay_out_unseen(props, scene)


def _lay_out_unseen(props: Props, scene: Scene) -> None:
    """What was seen stays meanwhile."""
    stack, screen = props.stack, props.screen
    ahead = LaidOutAhead([scene], screen, partial(scene.resize, screen))
    stack.stays_until(ahead)
    stack.push(scene, laid_out=True)


def back(props: Props) -> Press:
    """What leads from such a page back to what it was opened from."""
    return partial(turn_over, props, props.stack.pop)


def eased(share: float) -> float:
    """Slow at both ends."""
    share = max(0.0, min(1.0, share))
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def between(start: pygame.Rect, end: pygame.Rect, share: float) -> pygame.Rect:
    """A rectangle on its way from one to another."""
    sides = [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]
    return pygame.Rect(*sides)


def fade(seconds: float) -> Transition:
    """One picture through the other."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        canvas.blit(after, (0, 0))
        lay_faintly(before, canvas, 1 - age / seconds)

    return Transition(seconds, paint)


def through_night(down: float, up: float) -> Transition:
    """Out, and in again."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        canvas.fill(NIGHT)
        if age < down:
            lay_faintly(before, canvas, 1 - age / down)
        else:
            lay_faintly(after, canvas, (age - down) / up if up else 1.0)

    return Transition(down + up, paint)


def step_in(door: pygame.Rect, seconds: float) -> Transition:
    """What is behind a door is seen through it while it becomes as wide as the window."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        _through(canvas, before, after, between(door, canvas.get_rect(), eased(age / seconds)))

    return Transition(seconds, paint)


def step_out(door: pygame.Rect, seconds: float) -> Transition:
    """The same backwards."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        _through(canvas, after, before, between(canvas.get_rect(), door, eased(age / seconds)))

    return Transition(seconds, paint)


def _through(
    canvas: pygame.Surface, outside: pygame.Surface, inside: pygame.Surface, door: pygame.Rect
) -> None:
    canvas.blit(outside, (0, 0))
    canvas.blit(inside, door.topleft, door)
    pygame.draw.rect(canvas, BRASS, door, 2)


def curtain(close: float, hold: float, open_: float, told: Message | None = None) -> Transition:
    """Two halves meet in the middle and part again; the scene is changed behind them."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        closing = age < close + hold
        seen = before if closing else after
        if seen is not canvas:  # a shut curtain hides it all: there may be nothing else to show
            canvas.blit(seen, (0, 0))
        shut = min(1.0, age / close) ** 2 if closing else (1 - (age - close - hold) / open_) ** 2
        _halves(canvas, shut)

    return Transition(close + hold + open_, paint, shut=close + hold, told=told)


def past_curtain(props: Props, told: Message | None = TO_TABLE) -> Transition:
    """To a table, or from one."""
    if props.moves:
        return curtain(0.14, 0.0, 0.18, told)
    return replace(through_night(0.12, 0.16), told=told)


def parting(seconds: float) -> Transition:
    """The same, closed from the beginning: it parts in front of the first scene."""

    def paint(
        canvas: pygame.Surface, before: pygame.Surface, after: pygame.Surface, age: float
    ) -> None:
        canvas.blit(after, (0, 0))
        _halves(canvas, 1 - eased(age / seconds))

    return Transition(seconds, paint, first=True)


def _halves(canvas: pygame.Surface, shut: float) -> None:
    """Two halves of velvet, as far as they are drawn."""
    wide, high = canvas.get_size()
    half = round((wide + 1) // 2 * shut)
    cloth = velvet((wide + 1) // 2)
    for top in range(0, high, _STRIP):
        canvas.blit(cloth, (half - cloth.get_width(), top))
        canvas.blit(_right_half(cloth), (wide - half, top))


@lru_cache(maxsize=1)
def _right_half(cloth: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(cloth, True, False)


@lru_cache(maxsize=1)  # a window has one size
def velvet(wide: int) -> pygame.Surface:
    """A strip of the left half of a curtain: folds, darker between them, with a hem of brass."""
    folds = pygame.Surface((wide, 1))
    for x in range(wide):
        fold = 0.5 + 0.5 * sin(tau * _FOLDS * (x / wide) ** 0.9)
        folds.set_at((x, 0), _SHADE.lerp(_CRIMSON, fold))
    cloth = pygame.transform.scale(folds, (wide, _STRIP))
    hem = max(3, wide // 100)
    cloth.fill(BRASS, (wide - hem, 0, hem, _STRIP))
    cloth.fill(_SHADE, (wide - hem - max(1, hem // 3), 0, max(1, hem // 3), _STRIP))
    return cloth
