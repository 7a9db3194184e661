"""The options of a match on a leaf of their own; many of them in groups, a tab for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .match_draft import MatchDraft
from .option_rows import listed, listed_one_told, listed_options

_GAP = 12  # units
_WAYS = {"leaf_back": -1, "leaf_on": 1}


class HouseRules:
    """All options, or those of the group that was turned to."""

    def __init__(self, page: Page, draft: MatchDraft) -> None:
        self._page, self._draft, self._kit = page, draft, draft.kit
        self.group = 0

    def way(self, event: pygame.event.Event) -> int:
        """To which side, if a key turns to other house rules."""
        ways = _WAYS if self._kit.groups else {}
        return ways.get(self._page.props.keys.one_of(event, ways), 0)

    def turn(self, by: int) -> None:
        """To another group."""
        self._turn_to(self.group + by)

    def set_out(self, large: bool) -> list[Control]:
        """Tabs, if there are groups, and a row for each option; large words are told one by one."""
        page = self._page
        page.put_heading(page.said(say("new_match.house_rules")))
        tabs, room = self._tabs(page.inner), page.inner
        if tabs:
            taken = tabs[0].rect.height + page.px(_GAP)
            room = pygame.Rect(room.left, room.top + taken, room.width, room.height - taken)
        set_out = listed_one_told if large else listed
        return [*tabs, *set_out(page, self._draft, self._names, room, page.lay_out)]

    @property
    def _names(self) -> Sequence[str]:
        groups = list(self._kit.groups.values())
        return groups[self.group] if groups else listed_options(self._draft)

    def _tabs(self, room: pygame.Rect) -> list[Control]:
        """What house rules are about, in a row."""
        if not self._kit.groups:
            return []
        row = pygame.Rect(room.left, room.top, room.width, self._page.high(42))
        places = split_evenly(row, len(self._kit.groups), self._page.px(_GAP))
        return [
            Control(
                place,
                self._page.said(say(f"{self._kit.name}.group.{name}")),
                partial(self._turn_to, number),
                lit=number == self.group,
            )
            for number, (name, place) in enumerate(zip(self._kit.groups, places, strict=True))
        ]

    def _turn_to(self, number: int) -> None:
        self.group = number % len(self._kit.groups)
        self._page.props.sound.play("ui_page")
        self._page.lay_out()
