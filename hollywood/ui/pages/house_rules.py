"""The options of a match on a leaf of their own; many of them in groups, a tab for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.passage import back, turn_over
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .match_draft import MatchDraft
from .option_rows import Asked, choice_asked, listed, listed_one_told, listed_options, option_asked

_GAP = 12  # units
_WAYS = {"leaf_back": -1, "leaf_on": 1}
_OWN = "own"  # the tab of what is chosen for the game, and is no rule
_SHARES = (0.4, 0.6)  # of a choice and the way to more of it


class HouseRules:
    """All options, or those of the group that was turned to; last, where there are groups, the
    choices of the game.
    """

    def __init__(self, page: Page, draft: MatchDraft, game: OpenedGame) -> None:
        self._page, self._draft, self._game, self._kit = page, draft, game, draft.kit
        self.group = 0

    @property
    def _groups(self) -> Sequence[str]:
        own = [_OWN] if self._kit.groups and self._game.boxed.choices else []
        return [*self._kit.groups, *own]

    def way(self, event: pygame.event.Event) -> int:
        """To which side, if a key turns to other house rules."""
        ways = _WAYS if self._groups else {}
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
        names = self._names
        set_out = listed_one_told if large else listed
        choices = set_out(page, [self._asked(name) for name in names], room, page.lay_out)
        ways = [self._way_on(name, each) for name, each in zip(names, choices, strict=True)]
        return [*tabs, *choices, *(way for way in ways if way is not None)]

    @property
    def _names(self) -> Sequence[str]:
        if not self._groups:
            return listed_options(self._draft)
        return self._kit.groups.get(self._groups[self.group], list(self._game.boxed.choices))

    def _asked(self, name: str) -> Asked:
        choice = self._game.boxed.choices.get(name)
        if choice is None:
            return option_asked(self._draft, name)
        settings = self._page.props.settings.of(self._kit.name)
        return choice_asked(self._draft, settings, name, choice)

    def _way_on(self, name: str, choice: Control) -> Control | None:
        """The way to a page on which more of an option is decided; the choice makes room."""
        page, id = self._page, f"{self._kit.name}.option_page.{name}"
        if id not in page.props.sentences:
            return None
        choice.rect, place = split(choice.rect, _SHARES, page.px(_GAP))
        return Control(place, page.said(say(id)), partial(self._open, name))

    def _open(self, name: str) -> None:
        props, agreed = self._page.props, self._draft.options
        more = self._game.boxed.option_page(self._kit, name, props, agreed, back(props))
        if more is not None:
            turn_over(props, partial(props.stack.push, more))

    def _tabs(self, room: pygame.Rect) -> list[Control]:
        """What house rules are about, in a row."""
        if not self._groups:
            return []
        row = pygame.Rect(room.left, room.top, room.width, self._page.high(42))
        places = split_evenly(row, len(self._groups), self._page.px(_GAP))
        return [
            Control(
                place,
                self._page.said(say(f"{self._kit.name}.group.{name}")),
                partial(self._turn_to, number),
                lit=number == self.group,
            )
            for number, (name, place) in enumerate(zip(self._groups, places, strict=True))
        ]

    def _turn_to(self, number: int) -> None:
        self.group = number % len(self._groups)
        self._page.props.sound.play("ui_page")
        self._page.lay_out()
