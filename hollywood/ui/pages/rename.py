"""A small sheet on which a match gets a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from hollywood.core.message import say
from hollywood.kept_matches import LONGEST_NAME
from hollywood.ui.app.shared import Props
from hollywood.ui.widgets.controls import Control, Field, Press
from hollywood.ui.widgets.page import Page

_GAP = 20  # units


class Rename(Page):
    """A field, and what is done with what stands there."""

    veils = True
    size = (620, 260)

    def __init__(self, props: Props, name: str, named: Callable[[str], None], back: Press) -> None:
        super().__init__(props, say("shelf.rename"), back)
        self.name, self.named = name, named

    def set_out(self) -> Sequence[Control]:
        """The field above, two buttons below."""
        self.put_heading()
        at = pygame.Rect(self.inner.left, self.inner.top + self.px(_GAP), self.inner.width, 0)
        at.height = self.high(46)
        foot, wide = self.foot, (self.foot.width - self.px(_GAP)) // 2
        done = pygame.Rect(foot.left, foot.top, wide, foot.height)
        return [
            Field(at, text=self.name, most=LONGEST_NAME, change=self._type, marked=True),
            Control(done, self.said(say("shelf.named")), self._done, primary=True),
            Control(
                done.move(wide + self.px(_GAP), 0), self.said(say("question.cancel")), self.escape
            ),
        ]

    def _type(self, name: str) -> None:
        self.name = name

    def _done(self) -> None:
        self.named(self.name)
