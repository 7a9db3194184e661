"""A page: one framed sheet with a heading above and a row of buttons below."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

import pygame

from hollywood.core.message import Message
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.frame import framed, margin, rule
from hollywood.ui.draw.ground import own_felt
from hollywood.ui.draw.surfaces import dim, lay_faintly, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, SHEET, VEIL, Type

from .controls import Press
from .form import Lettered

# what draws something for a page: with its letters, so many pixels wide
Drawn: TypeAlias = Callable[[Typesetter, int], pygame.Surface]

_PAD = 36  # units: between the frame and what is inside it
_HEAD = 74  # units: the heading and its rule
_ABOVE_FOOT = 14
_APPEARS = 0.2  # seconds
_CLOSER = 1.16  # the felt is seen from so near that its own frame lies outside
_SHEER = (11, 33, 35, 236)


@lru_cache(maxsize=1)
def ground_of_pages(screen: Screen, folder: str) -> pygame.Surface:
    """The felt that all pages lie on; it is shared, and can be made before the first one opens."""
    return own_felt(screen, _CLOSER, folder, depth=24)  # it is kept, and never drawn on


class Page(Lettered):
    """A sheet on felt or, if it veils, above the scene it was called from."""

    size: tuple[float, float] = (1220, 672)  # units

    def __init__(self, props: Props, title: Message | None, back: Press) -> None:
        super().__init__(props)
        self.title = title
        self.back = back
        self._ground: pygame.Surface | None = None
        self._sheet: pygame.Surface | None = None
        self._age = 0.0

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and not self._appearing

    @property
    def _appearing(self) -> bool:
        """Whether it is still coming up: above another scene, it does that by itself."""
        return self.veils and self._age < _APPEARS

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window."""
        super().resize(screen)
        fill = SHEET if self.veils else _SHEER
        self._sheet = framed(screen, self.props.shapes, self.rect.size, fill)
        self._ground = None if self.veils else self._sheet_on_felt(screen)

    def _sheet_on_felt(self, screen: Screen) -> pygame.Surface:
        """What stays the same under all words, in one opaque picture."""
        ground = pygame.Surface(screen.rect.size)
        ground.blit(ground_of_pages(screen, self.props.felt), (0, 0))
        self._paint_sheet(ground)
        self._sheet = None  # it is on the ground now, and as large
        return ground

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        appearing = self._appearing
        self._age += seconds if self.props.pace else _APPEARS
        return super().update(seconds) or appearing

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet above whatever is behind it, which fades while it appears."""
        if self._ground is not None:
            canvas.blit(self._ground, (0, 0))
            super().draw(canvas)
            return
        behind = canvas.copy() if self._appearing else None
        dim(canvas, VEIL)
        self._paint_sheet(canvas)
        super().draw(canvas)
        if behind is not None:
            lay_faintly(behind, canvas, 1 - self._age / _APPEARS)

    def leave(self) -> None:
        """Keep nothing large until Python finds that nobody needs the page."""
        super().leave()
        self._ground = self._sheet = None

    def escape(self) -> None:
        """The key leads back."""
        self.props.sound.play("ui_back")
        self.back()

    @property
    def rect(self) -> pygame.Rect:
        """The sheet."""
        return self.props.screen.middle(*self.size)

    @property
    def bounds(self) -> pygame.Rect:
        """What nothing may stick out of."""
        return self.rect.inflate(-self.px(20), -self.px(20))

    @property
    def inner(self) -> pygame.Rect:
        """What lies between the heading and the foot."""
        rect = self.rect.inflate(-2 * self.px(_PAD), 0)
        rect.top += self.px(_HEAD)
        rect.height = self.foot.top - self.px(_ABOVE_FOOT) - rect.top
        return rect

    @property
    def foot(self) -> pygame.Rect:
        """The row of buttons."""
        rect = self.rect.inflate(-2 * self.px(_PAD), 0)
        rect.height = self.high(46)
        rect.bottom = self.rect.bottom - self.px(26)
        return rect

    def put_heading(self, words: str = "") -> None:
        """The title of the page, or other words in its place."""
        at = pygame.Rect(self.rect.left, self.rect.top + self.px(17), self.rect.width, self.px(40))
        at.inflate_ip(-2 * self.px(_PAD), 0)
        if not words and self.title is not None:
            words = self.said(self.title)
        self.put(words, Type.HEADLINE, CREAM, at, "centre")

    def put_drawn(self, drawn: Drawn, at: pygame.Rect) -> None:
        """A picture at the top of the room, which what follows has less of."""
        picture = drawn(self.typesetter, at.width)
        self.show(picture, picture.get_rect(midtop=at.midtop))
        taken = picture.get_height() + self.px(_ABOVE_FOOT)
        at.top, at.height = at.top + taken, at.height - taken

    @property
    def ruled(self) -> pygame.Rect:
        """Where the line under the heading lies."""
        line = pygame.Rect(0, 0, self.rect.width // 3, 0)
        line.midtop = (self.rect.centerx, self.rect.top + self.px(64))
        return line

    def _paint_sheet(self, canvas: pygame.Surface) -> None:
        assert self._sheet is not None, "a page is laid out before it is painted"
        soft = margin(self.props.screen)
        lay_on(self._sheet, canvas, (self.rect.left - soft, self.rect.top - soft))
        line = rule(self.props.screen, self.ruled.width)
        lay_on(line, canvas, line.get_rect(center=self.ruled.center).topleft)
