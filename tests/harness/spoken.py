"""Which sentences are said: those whose words are set in type or copied while somebody plays."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, Generic, Protocol, TypeVar

import pygame
import pytest

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.narration.narrator import Narrator, Rank
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.controls import Controls
from hollywood.ui.widgets.question import Question

from .pilot import Pilot, Player

T = TypeVar("T")

SETS = ("line", "sized", "block", "within", "broken")  # how words are set in type
_APPEARS, _STEP = 0.02, 0.12  # seconds
_ASKED = 1.2  # seconds after which a spot or a card pointed at is explained
_HOVERED = 8


class Spoken:
    """The words that were put together for each id, and the words that somebody could read."""

    def __init__(self) -> None:
        self._worded: dict[str, set[str]] = defaultdict(set)
        self._read: set[str] = set()

    def word(self, id: str, words: str) -> None:
        """These words were put together for a sentence."""
        self._worded[id].add(words)

    def read(self, words: str) -> None:
        """These words can be read."""
        self._read.add(words)

    @property
    def ids(self) -> set[str]:
        """The sentences of which any words could be read, alone or within others."""
        everything = "\n".join(self._read)
        return {
            id
            for id, worded in self._worded.items()
            if any(words.strip() and words in everything for words in worded)
        }


@contextmanager
def listening() -> Iterator[Spoken]:
    """Hear all that is said."""
    spoken = Spoken()
    text = Voice.text

    def worded(voice: Voice, message: Message) -> str:
        words = text(voice, message)
        spoken.word(message.id, words)
        if any(isinstance(slot, tuple) and len(slot) > 1 for _, slot in message.slots):
            spoken.word("and", words)
        return words

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "text", worded)
        for name in SETS:
            patch.setattr(Typesetter, name, _overheard(getattr(Typesetter, name), spoken))
        patch.setattr("pygame.scrap.put_text", spoken.read)
        patch.setattr(Narrator, "tell", _told(Narrator.tell, spoken))
        yield spoken


def _told(tells: Callable[..., None], spoken: Spoken) -> Callable[..., None]:
    """What is told to whoever listens counts as read."""

    def told(narrator: Narrator, rank: Rank, *sentences: str) -> None:
        for each in sentences if narrator.on else ():
            spoken.read(each)
        tells(narrator, rank, *sentences)

    return told


def _overheard(sets: Callable[..., pygame.Surface], spoken: Spoken) -> Callable[..., Any]:
    def overheard(setter: Typesetter, words: str, *given: Any, **named: Any) -> pygame.Surface:
        spoken.read(words)
        return sets(setter, words, *given, **named)

    return overheard


class AtOnce(Generic[T]):
    """Thinks on the thread of whoever asks, so that a match goes as it goes."""

    busy = False

    def __init__(self, thought: Generator[Any, None, T], patience: float = inf) -> None:
        while True:
            try:
                next(thought)
            except StopIteration as done:
                self.result: T = done.value
                return

    def drop(self) -> None:
        """It has thought already."""


class Curious(Player, Protocol):
    """How one game is played by somebody who tries what can't be done, too."""

    half_a_move: Sequence[str]  # the actions that begin one

    def refused(self, table: AnyTable) -> Iterator[Sequence[str]]:
        """The keys of moves that are not possible now."""


class Asker(Pilot):
    """Someone who plays by keys, wants everything explained and reads it."""

    def __init__(self, window: Any, flow: Any, player: Curious, seed: int, asks: int) -> None:
        super().__init__(window, flow, random.Random(seed))
        self.asks = asks  # so many things at every decision
        self._player = player
        self._curious = random.Random(seed)  # the moves are the same, whatever is asked
        self._ways = (
            *(self._hint, self._hover, self._hover, self._undo, self._log),
            *(self._foresee, self._begin_and_give_up, self._refused, self._pause),
        )

    # reading

    def look(self, seconds: float = _APPEARS) -> None:
        """Let time pass, and read what there is then."""
        self.stack.update(seconds)
        if self.stack.top is not None:
            self.stack.draw(self.window.canvas)

    def type(self, key: int, mod: int = 0) -> None:
        """Press a key and read what it leads to."""
        self.press(key, mod)
        self.look()

    def ask_about(self, at: tuple[float, float]) -> None:
        """Point at something until it is explained."""
        self.motion((round(at[0]), round(at[1])))
        self.heard()
        self.look(_ASKED)

    def hover(self, controls: Controls) -> None:
        """Point at each of these."""
        for control in list(controls.all):
            self.ask_about(control.rect.center)

    # a match

    def _step(self, table: AnyTable, player: Player) -> None:
        top = self.stack.top
        if isinstance(top, Curtain):
            self._open(top)
        elif top is not None and player.above(self, table, top):
            pass
        elif top is not table:
            self._come_back()
        elif table.human is not None and not player.asks(table):
            for way in self._curious.sample(self._ways, self.asks):
                way(table)
            if self.stack.top is table and table.human is not None and not player.asks(table):
                self._decide(table, player)
        self.look(_STEP)

    def _hint(self, table: AnyTable) -> None:
        self.hint()

    def _hover(self, table: AnyTable) -> None:
        """Whatever lies there, and whatever can be asked about."""
        spots = [rect.center for rect in (*table.ground.told.values(), *table.bar.told.values())]
        things = [actor.pose for actor in table.show.stage.actors.values()]
        spots += [(round(pose.x), round(pose.y)) for pose in things]
        for spot in self._curious.sample(spots, _HOVERED):
            self.ask_about(spot)

    def undo_and_redo(self) -> None:
        """One decision, whether it may be or not."""
        self.type(pygame.K_u)
        self.type(pygame.K_y, pygame.KMOD_CTRL)

    def hint(self) -> None:
        """One move, then all of them, then none."""
        for _ in range(3):
            self.press(pygame.K_h)
            self.stack.draw(self.window.canvas)  # before any time has passed
            self.look()

    def _undo(self, table: AnyTable) -> None:
        """As far as two decisions back, and all of it again."""
        for _ in range(2):
            self.type(pygame.K_u)
            if isinstance(self.stack.top, Question):
                self.click(self.stack.top.controls.all[0].rect.center)
                self.look()
        for _ in range(3):
            self.type(pygame.K_y, pygame.KMOD_CTRL)

    def _log(self, table: AnyTable) -> None:
        self.type(pygame.K_l)

    def _foresee(self, table: AnyTable) -> None:
        """What would be if the round ended now."""
        down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="", scancode=0)
        pygame.event.post(down)
        self.heard()
        self.look()
        self.type(pygame.K_p)
        for _ in range(2):
            self.click(table.bar.controls.all[table.bar.tools.index("projection")].rect.center)
            self.look()

    def _begin_and_give_up(self, table: AnyTable) -> None:
        """Half a move."""
        for action in self._player.half_a_move:
            self.do(action)
            self.look()
        self.type(pygame.K_ESCAPE)
        self._come_back_from_all(table)

    def _refused(self, table: AnyTable) -> None:
        """Moves that can't be made."""
        for actions in self._player.refused(table):
            self.do(*actions)
            self.look()
            table.do("give_up")

    def _pause(self, table: AnyTable) -> None:
        self.type(pygame.K_ESCAPE)
        self._come_back_from_all(table)

    def _come_back_from_all(self, table: AnyTable) -> None:
        """Whatever lies above the table is put away."""
        self.look()
        for _ in range(3):
            if self.stack.top is not table:
                self.type(pygame.K_ESCAPE)
