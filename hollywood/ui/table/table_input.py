"""What the mouse and the keys mean at the table, as values; the table acts on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, Literal, TypeAlias, get_args

import pygame

from hollywood.actions import TYPED, WHEEL
from hollywood.core.game import M, S
from hollywood.core.message import Seat, say
from hollywood.ui.app.keys import PAD_DOWN, PAD_UP, RELEASES, is_press, typed
from hollywood.ui.app.presence import Presence
from hollywood.ui.app.shared import Props

from .answers import Answers
from .bar import Bar
from .keyboard import Cursor
from .pad_owners import PadOwners
from .pointing import Pointer
from .setting import NOTHING, Begin, Draft, Ground, Hides, Intent, Pick, Refuse, Setting
from .show import Show
from .stage import Key

_LOOKS = 12  # times a second
_PAGE = 6  # lines of the log
_BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Command: TypeAlias = Literal[
    "menu",
    "undo",
    "redo",
    "hint",
    "projection",
    "symbols",
    "log",
    "replay",
    "rules",
    "house_rules",
    "give_up",
    "watch_again",
]
_SCROLLS = {"page_back": _PAGE, "page_on": -_PAGE}


@dataclass(frozen=True)
class Scroll:
    """So many earlier lines of the log are wanted, or later ones if it is less than none."""

    by: int


Meant: TypeAlias = Intent[M] | Command | Scroll


class TableInput(Generic[S, M]):
    """Mouse and keys over the table."""

    def __init__(
        self,
        props: Props,
        setting: Setting[S, M],
        show: Show[S, M],
        hides: Hides,
    ) -> None:
        self._props, self._setting, self._show = props, setting, show
        self.pointer = Pointer(setting, show.stage, props.settings, Answers(props), hides)
        self.cursor = Cursor(setting, show.stage, props.keys, hides)
        self.foresees = False  # what would be is asked for
        self.stirring = False  # what would be is shown, and may move
        self._hurries = False  # since a key was pressed, where none is held
        self._looks = 0  # at that so far, as the clock counts them
        self._presence = Presence()
        self._pads = PadOwners(props.settings)

    def fit(self, ground: Ground, bar: Bar) -> None:
        """The window has another size."""
        self._ground, self._bar = ground, bar
        self.pointer.fit(ground, bar, self._props.screen)
        self.cursor.fit(ground, bar)

    def let_go(self) -> None:
        """Somebody else has mouse and keys: nothing is held, looked at or asked for."""
        self.pointer.let_go()
        self.foresees = False

    def leave(self) -> None:
        """Somebody else sits here now: nothing is pointed at."""
        self.let_go()
        self.pointer.leave()
        self.cursor.rest()

    def swap(self, one: Key, other: Key) -> None:
        """Two things that look alike change places, also the one that was just dropped."""
        self._show.stage.swap(one, other)
        if (dropped := self.pointer.dropped) is not None and dropped.what == one:
            self.pointer.dropped = dropped._replace(what=other)

    def handle(
        self, event: pygame.event.Event, state: S, draft: Draft, human: Seat | None
    ) -> Meant[M] | None:
        """What is meant, if anything; what is only looked at is no business of the table."""
        self._presence.touched()
        if self._pads.is_of_another(event, human):
            return Refuse(say("table.other_pad"))
        if is_press(event):
            return self._key(event, state, draft)
        if event.type in RELEASES:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y, state, draft)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()
        elif event.type == pygame.MOUSEMOTION:
            self.cursor.rest()
            self.pointer.point(event.pos)
            self._bar.handle(event)
            if (human is not None or self._ground.lies) and self._props.settings.drag:
                self.pointer.drag(state, draft)
            return self._parting(state, draft)
        elif event.type in _BUTTONS:
            return self._button(event, state, draft)
        return None

    def _wheel(self, by: int, state: S, draft: Draft) -> Meant[M]:
        """What is pointed at may be turned by it; else earlier lines of the log are wanted."""
        meant = self._setting.key(state, WHEEL[by < 0], draft, self.pointer.pick)
        return Scroll(by) if meant is None else meant

    def _parting(self, state: S, draft: Draft) -> Begin | None:
        """What lies on the table makes room for what is carried there."""
        parts, pick = self._ground.parts, self.pointer.pick
        if parts is None or pick.carried is None:
            return None
        parted = parts(state, pick, draft)
        return Begin(parted) if parted != draft else None

    def _released(self, event: pygame.event.Event) -> None:
        """What was held is let go; what is pressed only once goes on."""
        keys = self._props.keys
        if keys.once:
            return
        if keys.let_go(event, "projection"):
            self.foresees = False
        elif event.type == PAD_UP and keys.let_go(event, "enlarge"):
            self.pointer.look.stop_holding()

    @property
    def hurries(self) -> bool:
        """Whether somebody wants it to go faster."""
        keys = self._props.keys
        return self._hurries if keys.once else keys.held("hurry")

    def _button(self, event: pygame.event.Event, state: S, draft: Draft) -> Meant[M] | None:
        pointer = self.pointer
        if self._bar.handle(event):
            pointer.forget_press()
            return self._tool()
        match event.type, event.button:
            case pygame.MOUSEBUTTONDOWN, 1 if pointer.look.kept:
                pointer.look.put_away()
            case pygame.MOUSEBUTTONDOWN, 1:
                pointer.press(event.pos)
            case pygame.MOUSEBUTTONUP, 1:
                return self._clicked(event.pos, state, draft)
            case pygame.MOUSEBUTTONDOWN, 3 if draft is not None and not self._ground.lies:
                pointer.look.put_away()
                return "give_up"
            case pygame.MOUSEBUTTONDOWN, 3:
                pointer.look.press(pointer.pick)
            case pygame.MOUSEBUTTONUP, 3:
                pointer.look.release(pointer.pick)
        return None

    def _clicked(self, at: tuple[int, int], state: S, draft: Draft) -> Intent[M] | None:
        """What a click means; an enlarged card would cover what can be done next."""
        arrived = not self._ground.lies and self._show.arrive()  # then things lie elsewhere
        pick = self.pointer.release(at)
        meant = self._setting.point(state, pick, draft) if arrived or self._ground.lies else None
        meant = self._counting(meant) if self._ground.lies else meant
        if meant is not None:
            self.pointer.look.put_away()
        return meant

    def _counting(self, meant: Intent[M] | None) -> Intent[M] | None:
        """The same, unless it must wait for what moves: half a move that lies there need not."""
        free = self._ground.lies and isinstance(meant, Begin | Refuse)
        return meant if free or (meant is not None and self._show.arrive()) else None

    @property
    def somebody_is_there(self) -> bool:
        """Whether anybody has touched mouse or keys of late."""
        return not self._presence.gone

    def stirs(self, human: Seat | None, clock: float, seconds: float) -> bool:
        """Whether it is time to look again at what would be where somebody points."""
        pointer, number = self.pointer, int(clock * _LOOKS)
        self._presence.wait(seconds)
        aims = pointer.aims and pointer.pick.place is not None and self.somebody_is_there
        self.stirring = human is not None and aims and self._props.moves
        before, self._looks = self._looks, number
        return self.stirring and number != before

    def foresee(self) -> None:
        """Ask for what would be, or no longer."""
        self.foresees = not self.foresees

    def _tool(self) -> Command | None:
        used = self._bar.used()
        return next((name for name in get_args(Command) if name == used), None)

    def _key(self, event: pygame.event.Event, state: S, draft: Draft) -> Meant[M] | None:
        pointer, keys = self.pointer, self._props.keys
        if keys.means(event, "back") and pointer.look.was_asked_for(pointer.by_keys):
            pointer.look.put_away()
            return None
        meant = self._of_the_game(event, state, draft)
        if meant is not None:
            return self._counting(meant)
        here = pointer.pick if pointer.by_keys else replace(pointer.pick, thing=None)
        pick = self.cursor.go(event, state, here, draft)
        if pick is not None:
            pointer.aim(pick)
        elif keys.means(event, "confirm") and self.cursor.on_tools:
            self._bar.use()
            return self._tool()
        elif keys.means(event, "confirm"):
            return self._used(state, pointer.pick, draft)
        elif keys.means(event, "enlarge"):
            self._look(holds=event.type == PAD_DOWN and not keys.once)
        elif keys.means(event, "projection"):
            self.foresees = not (keys.once and self.foresees)
        elif keys.means(event, "hurry"):
            self._hurries = keys.once and not self._hurries
        else:
            return self._command(event, draft)
        return None

    def _of_the_game(self, event: pygame.event.Event, state: S, draft: Draft) -> Intent[M] | None:
        """What the key means in this game."""
        actions = [*(TYPED + each for each in typed(event)), *self._props.keys.meant(event)]
        meant = (self._setting.key(state, action, draft, self.pointer.pick) for action in actions)
        return next((each for each in meant if each is not None), None)

    def _command(self, event: pygame.event.Event, draft: Draft) -> Command | Scroll | None:
        """What a key means in any game."""
        keys = self._props.keys
        if scrolls := keys.one_of(event, _SCROLLS):
            return Scroll(_SCROLLS[scrolls])
        if keys.means(event, "back"):
            return "give_up" if draft else "menu"
        meant = keys.meant(event)
        return next((name for name in get_args(Command) if name in meant), None)

    def _used(self, state: S, pick: Pick, draft: Draft) -> Intent[M] | None:
        """What Enter means here."""
        return self._counting(self._setting.point(state, pick, draft)) if pick != NOTHING else None

    def _look(self, holds: bool) -> None:
        """Everything arrives, or else the card pointed at is enlarged, or no longer."""
        look = self.pointer.look
        if not self._show.idle:
            self._show.finish()
        elif self.pointer.pick.thing is not None or look.kept:
            (look.hold if holds else look.toggle)()
