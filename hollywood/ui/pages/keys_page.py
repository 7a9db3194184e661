"""Keys and pad: what does what, and what shall do it from now on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.actions import GROUPS, PRESETS, Action, Group
from hollywood.core.message import Message, Slot, say
from hollywood.key_map import COLUMNS, KEY, PAD, SECOND
from hollywood.key_names import called
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .key_choice import HOW, Cell, KeyChoice

_SHARES = (0.4, 0.2, 0.2, 0.2)  # of the width: what is done, and the columns
_COLUMNS = {KEY: "key", SECOND: "second", PAD: "pad"}
_GAP, _TURN, _ROW = 8, 60, 32  # units
_LETTERS = Type.LABEL
_TURNS = {"page_back": -1, "page_on": 1}
_LEAFS = {"leaf_back": -1, "leaf_on": 1}


@dataclass
class KeyControl(Control):
    """A key on the page, or a button."""

    cell: Cell | None = None


class KeysPage(Page):
    """A leaf for each group of actions; whoever presses a key is asked for another."""

    pad_does = ("leaves",)

    def __init__(
        self, props: Props, titles: Mapping[str, str], changed: Press, back: Press
    ) -> None:
        super().__init__(props, say("keys.title"), back)
        self.choice = KeyChoice(props, titles, changed)
        self.leaf: Group = GROUPS[0]
        self._page, self._pages = 0, 1

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self.choice.asks is None

    def handle(self, event: pygame.event.Event) -> None:
        """While a key is asked for every press is one."""
        keys = self.props.keys
        if keys.asked:
            self.choice.hear(event)
            self.lay_out()
            if "pos" in event.dict:
                super().handle(event)
        elif turn := keys.one_of(event, _TURNS):
            self._turn(_TURNS[turn])
        elif leaf := keys.one_of(event, _LEAFS):
            self._open(GROUPS[(GROUPS.index(self.leaf) + _LEAFS[leaf]) % len(GROUPS)])
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; nobody is asked for ever."""
        if self.choice.update(seconds):
            self.lay_out()
        return super().update(seconds)

    def leave(self) -> None:
        """Keys mean again what they do."""
        super().leave()
        self.choice.stop()

    def _ask(self, cell: Cell) -> None:
        self.choice.ask(cell)
        self.lay_out()

    def _open(self, leaf: Group) -> None:
        self.leaf, self._page, self.choice.told = leaf, 0, HOW
        self.props.sound.play("ui_page")
        self.lay_out()

    def _turn(self, by: int) -> None:
        """To the next rows, or back."""
        if 0 <= self._page + by < self._pages:
            self._page += by
            self.lay_out()

    # layout

    def set_out(self) -> Sequence[Control]:
        """Leaves above, a row for each action, presets below."""
        self.put_heading()
        room = self.inner
        tabs = self._tabs(self._leaf_row)
        room.top, room.height = tabs[0].rect.bottom, room.bottom - tabs[0].rect.bottom
        self._put_said(room)
        self._head(room)
        cells = self._rows(room)
        return [*cells, *tabs, *self._turns(self._leaf_row), *self._foot()]

    @property
    def _leaf_row(self) -> pygame.Rect:
        """Above all rows: the leaves, and the way to more rows."""
        return pygame.Rect(self.inner.topleft, (self.inner.width, self.high(34)))

    def _tabs(self, row: pygame.Rect) -> list[Control]:
        row.width -= 2 * self.px(_TURN + _GAP)
        places = split_evenly(row, len(GROUPS), self.px(_GAP))
        return [
            Control(
                at,
                self.said(say(f"keys.group.{group}")),
                partial(self._open, group),
                lit=group == self.leaf,
            )
            for at, group in zip(places, GROUPS, strict=True)
        ]

    def _turns(self, row: pygame.Rect) -> list[Control]:
        if self._pages == 1:
            return []
        row.left, row.width = row.right - 2 * self.px(_TURN) - self.px(_GAP), 2 * self.px(_TURN)
        sides = zip(split_evenly(row, 2, self.px(_GAP)), _TURNS.items(), "‹›", strict=True)
        return [
            Control(
                place,
                sign,
                partial(self._turn, by),
                enabled=0 <= self._page + by < self._pages,
                name=self.said(say(f"keys.{action}")),
            )
            for place, (action, by), sign in sides
        ]

    def _put_said(self, room: pygame.Rect) -> None:
        """At the foot: what one can do, what was done, or that a key is waited for."""
        high = self.typesetter.height(Type.BODY)
        at = pygame.Rect(room.left, room.bottom - high, room.width, high)
        asks, told = self.choice.asks, self.choice.told
        words, ink = (told, MUTED if told == HOW else CREAM) if asks is None else (asks, GOLD)
        said = self.said(words)
        lines = len(self.typesetter.lines(said, Type.BODY, at.width))
        at.top, at.height = at.bottom - lines * high, lines * high
        self.put_block(said, Type.BODY, ink, at)
        room.height = at.top - self.px(_GAP) - room.top

    def _head(self, room: pygame.Rect) -> None:
        at = pygame.Rect(room.left, room.top + self.px(_GAP), room.width, 0)
        at.height = self.typesetter.height(Type.SMALL)
        for column, place in zip(COLUMNS, self._split(at)[1:], strict=True):
            words = self.said(say(f"keys.column.{_COLUMNS[column]}"))
            self.put(words, Type.SMALL, MUTED, place, "centre")
        room.height, room.top = room.bottom - at.bottom, at.bottom

    def _split(self, row: pygame.Rect) -> list[pygame.Rect]:
        return split(row, _SHARES, self.px(_GAP))

    def _rows(self, room: pygame.Rect) -> list[Control]:
        """As many rows as there is room for."""
        found = [each for each in self.choice.map.actions.values() if each.group == self.leaf]
        high = max(self.px(_ROW), round(self.typesetter.height(_LETTERS) * 1.3))
        step = high + self.px(6)
        many = max(1, (room.height - self.px(2)) // step)
        self._pages = -(-len(found) // many)
        self._page = min(self._page, self._pages - 1)
        cells: list[Control] = []
        for number, action in enumerate(found[self._page * many :][:many]):
            row = pygame.Rect(room.left, room.top + self.px(4) + number * step, room.width, high)
            label, *places = self._split(row)
            self.put(self.said(self.choice.called(action.name)), Type.BODY, CREAM, label)
            cells += [self._control(action, *each) for each in zip(COLUMNS, places, strict=True)]
        return cells

    def _control(self, action: Action, column: int, at: pygame.Rect) -> Control:
        name, cell = self.choice.map.rows[action.name][column], Cell(action.name, column)
        waits = cell == self.choice.cell
        words = self._in_words(called(name, self.props.keys.signs or "letters") if name else "–")
        free = self.choice.map.is_free(action.name, column)
        title = say(
            "keys.cell",
            action=self.choice.called(action.name),
            column=say(f"keys.column.{_COLUMNS[column]}"),
            key=called(name),
        )
        return KeyControl(
            at,
            "…" if waits else words,
            partial(self._ask, cell),
            enabled=free,
            lit=waits,
            hint="" if free else self.said(say("keys.kept")),
            letters=_LETTERS,
            name=self.said(title),
            cell=cell,
        )

    def _foot(self) -> list[Control]:
        """Presets, the usual keys, the way out."""
        presets: list[tuple[str, Press]] = [
            *((f"keys.preset.{each}", partial(self.choice.ask_to_lay, each)) for each in PRESETS),
            ("keys.as_it_was", partial(self.choice.ask_to_lay, None)),
        ]
        *places, last = split_evenly(self.foot, len(presets) + 1, self.px(_GAP))
        buttons = [
            Control(at, self.said(say(id)), press)
            for at, (id, press) in zip(places, presets, strict=True)
        ]
        done = Control(last, self.said(say("new_match.done")), self.escape, primary=True)
        return [*buttons, done]

    def _in_words(self, slot: Slot) -> str:
        return self.said(slot) if isinstance(slot, Message) else str(slot)
