"""What becomes of a key somebody wants: asked for, exchanged after a question, written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.actions import Preset
from hollywood.core.message import Message, Slot, say
from hollywood.key_map import PAD, Row, rows_of
from hollywood.key_names import called
from hollywood.ui.app.shared import Props
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.question import Question

from .key_asked import CLEARS, KEEPS, KeyAsked

HOW = say("keys.how")


@dataclass(frozen=True)
class Cell:
    """One key, or one button, of an action."""

    action: str
    column: int


class KeyChoice:
    """Asks for a key, and for leave to take it from something else."""

    def __init__(self, props: Props, titles: Mapping[str, str], changed: Press) -> None:
        self._props, self.map = props, props.keys.map
        self._titles, self._changed = titles, changed
        self._asked: KeyAsked | None = None
        self.cell: Cell | None = None  # the one a key is asked for now
        self.told = HOW  # what was done last, or what can be

    # a key is asked for

    def ask(self, cell: Cell) -> None:
        """From now on a press is the answer."""
        self.cell, self._props.keys.asked = cell, True
        self._asked = KeyAsked(self.map.rows[cell.action][cell.column], cell.column == PAD)

    def stop(self) -> None:
        """Keys mean again what they do."""
        self.cell = self._asked = None
        self._props.keys.asked = False

    @property
    def asks(self) -> Message | None:
        """What is asked for, and how long."""
        if self._asked is None or self.cell is None:
            return None
        form = "keys.press_button" if self.cell.column == PAD else "keys.press_key"
        ways = {"keeps": called(KEEPS), "clears": called(CLEARS)}
        named = self.called(self.cell.action)
        return say(form, action=named, seconds=self._asked.seconds, **ways)

    def hear(self, event: pygame.event.Event) -> None:
        """Perhaps the answer."""
        if self._asked is not None:
            self._asked.hear(event)
            self._answered()

    def update(self, seconds: float) -> bool:
        """Nobody is asked for ever; whether another number of seconds is left."""
        if self._asked is None or not self._asked.update(seconds):
            return False
        self._answered()
        return True

    def _answered(self) -> None:
        asked, cell = self._asked, self.cell
        if asked is None or cell is None or not asked.over:
            return
        self.stop()
        self.told = HOW
        if asked.answer is not None and asked.answer != asked.before:
            self._wish(cell, asked.answer)

    def _wish(self, cell: Cell, name: str) -> None:
        """A key is wanted there; what had it until now is asked about."""
        others = self.map.in_the_way(cell.action, name) if name else []
        if not self.map.may_choose(cell.action, cell.column, name):
            self.told = self._refusal(cell, name, others)
            self._props.sound.play("illegal")
        elif others:
            self._ask_whether(cell, name, others)
        else:
            self._choose(cell, name)

    def _refusal(self, cell: Cell, name: str, others: Sequence[str]) -> Message:
        if not name:
            return say("keys.last", action=self.called(cell.action))
        owners = self._all_called(others or [cell.action])
        return say("keys.stays", key=called(name), action=owners)

    def _ask_whether(self, cell: Cell, name: str, others: Sequence[str]) -> None:
        before = self.map.rows[cell.action][cell.column]
        words = say(
            "keys.exchange" if before else "keys.take",
            key=called(name),
            others=self._all_called(others),
            action=self.called(cell.action),
            instead=called(before),
        )
        self._put_question(words, say("keys.yes"), partial(self._choose, cell, name))

    def _choose(self, cell: Cell, name: str) -> None:
        self.map.choose(cell.action, cell.column, name)
        form = "keys.chosen" if name else "keys.cleared"
        self._save(say(form, action=self.called(cell.action), key=called(name)))

    # all keys at once

    def ask_to_lay(self, preset: Preset | None) -> None:
        """All keys at once, or all buttons, too, as they usually are."""
        name = say(f"keys.preset.{preset}" if preset else "keys.as_it_was")
        rows = rows_of(preset, self.map.actions.values()) if preset else {}
        words = say("keys.lay" if preset else "keys.lay_usual", preset=name)
        self._put_question(words, name, partial(self._lay, rows, say("keys.laid", preset=name)))

    def _lay(self, rows: Mapping[str, Row], done: Message) -> None:
        self.map.lay(rows)
        self._save(done)

    # what both have in common

    def _put_question(self, words: Message, yes: Message, then: Press) -> None:
        stack = self._props.stack

        def agreed() -> None:
            stack.pop()
            then()

        answers: list[tuple[Message, Press]] = [(yes, agreed)]
        answers.append((say("question.cancel"), stack.pop))
        stack.push(Question(self._props, say("keys.title"), [words], answers))

    def _save(self, done: Message) -> None:
        trouble = self._props.settings.save()
        self.told = say("setting.not_kept", reason=trouble) if trouble else done
        self._changed()

    def called(self, name: str) -> Message:
        """What an action is called; of a game's own it is told whose it is."""
        action = self.map.actions[name]
        title = self._titles.get(action.game)
        return say("keys.of", action=say(action.said), game=title) if title else say(action.said)

    def _all_called(self, names: Sequence[str]) -> Slot:
        return tuple(map(self.called, names))
