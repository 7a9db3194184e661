"""Who looks at the screen, and what they may see: nothing else of the truth reaches a game."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from typing import Generic

from hollywood.core.game import BACK, CardId, Event, Game, M, S
from hollywood.core.message import Seat

from .setting import Draft, Motion, Setting, Thing
from .stage import CARD, Key, Layout, Pose, Stage, Way

_REMEMBERED = 8  # positions; a picture shows four at most


@dataclass(frozen=True)
class _Look(Generic[S]):
    """A position as it is seen: hidden cards have other numbers."""

    true: S
    seen: S
    number: dict[CardId, CardId]  # of each card that is hidden
    card: dict[CardId, CardId]  # and back


class Eyes(Generic[S, M]):
    """What of a match is seen. Without a viewer, only what everybody may see is."""

    def __init__(
        self, game: Game[S, M], setting: Setting[S, M], seats: int, viewer: Seat | None
    ) -> None:
        self.viewer = viewer
        # half a move of each who looks; of nobody in particular where all see the same
        self.drafts: dict[Seat | None, Draft] = {}
        self._game, self._setting = game, setting
        self._seats = range(seats)
        self._looks: list[_Look[S]] = []  # the one used last stands last

    def turn_to(self, viewer: Seat | None) -> None:
        """Somebody else looks now, or nobody yet."""
        self.viewer = viewer
        self._looks.clear()

    @property
    def draft(self) -> Draft:
        """Half a move of whoever looks; nobody else sees it."""
        return self.drafts.get(self.viewer)

    def differ(self, state: S, seat: Seat) -> bool:
        """Whether this seat sees other cards than whoever looks; than anybody, if nobody does."""
        if self.viewer == seat:
            return False
        others = self._seats if self.viewer is None else (self.viewer,)
        own = set(self._unseen(state, seat))
        return any(own != set(self._unseen(state, other)) for other in others)

    def hidden(self, state: S) -> Set[CardId]:
        """The cards that whoever looks can't see."""
        return self._look(state).number.keys()

    def seen(self, state: S) -> S:
        """The position as a game's picture of it may know it."""
        return self._look(state).seen

    def layout(self, state: S) -> Layout:
        """Where everything belongs; what is hidden lies face down, whatever the game says."""
        look = self._look(state)
        layout = self._setting.layout(look.seen, self.viewer, self.draft)
        if not look.card:
            return layout
        return {_true(key, look): _down(key, pose) for key, pose in layout.items()}

    def motion(self, event: Event, before: S, after: S) -> Motion:
        """How an event is seen; a card that is hidden in the end shows its back all the way."""
        motion = self._setting.motion(event, self.seen(before), self.seen(after))
        look = self._look(after)
        if not look.card:
            return motion

        def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
            return motion.way(_told(key, look), start, goal)

        def wings(key: Key) -> Pose:
            told = _told(key, look)
            return _down(told, motion.wings(told))

        return replace(motion, way=way, wings=wings)

    def things(self, stage: Stage, state: S) -> Iterator[Thing]:
        """Everything on the table; what shows its back and is hidden has a key that says nothing.

        What is still face up was seen before, and is only about to be turned over.
        """
        look = self._look(state)
        for key, actor, pose in stage.from_back():
            yield Thing(key if pose.face else _told(key, look), actor, pose)

    def _look(self, state: S) -> _Look[S]:
        """The position as it is seen, made once while it is looked at."""
        for number, look in enumerate(self._looks):
            if look.true is state:
                self._looks.append(self._looks.pop(number))
                return look
        seen = state.copy()
        hidden = {card: BACK - number for number, card in enumerate(self._all_unseen(state))}
        self._game.relabel(seen, hidden, 0)
        look = _Look(state, seen, hidden, {number: card for card, number in hidden.items()})
        self._looks = [*self._looks[1 - _REMEMBERED :], look]
        return look

    def _all_unseen(self, state: S) -> dict[CardId, None]:
        """The cards that can't be seen, each once; of nobody's, those that anybody can't see."""
        seats = self._seats if self.viewer is None else (self.viewer,)
        return dict.fromkeys(card for seat in seats for card in self._unseen(state, seat))

    def _unseen(self, state: S, seat: Seat) -> Iterator[CardId]:
        return (card for group in self._game.unseen(state, seat) for card in group)


def hides(key: Key) -> bool:
    """Whether this is the key of a card that is hidden."""
    return key[0] == CARD and key[1] <= BACK


def _down(key: Key, pose: Pose) -> Pose:
    return replace(pose, face=False) if hides(key) else pose


def _told(key: Key, look: _Look[S]) -> Key:
    """The key that a game may know."""
    kind, card, number = key
    return (kind, look.number.get(card, card), number) if kind == CARD else key


def _true(key: Key, look: _Look[S]) -> Key:
    """The key by which the table follows a card, seen or not."""
    kind, card, number = key
    return (kind, look.card.get(card, card), number) if kind == CARD else key
