"""What the mouse or the keys point at, what is carried, and what is enlarged for that."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic

import pygame

from hollywood.core.game import M, S
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import height

from .setting import NOTHING, Ground, Pick, Setting, Thing
from .stage import Key, Stage

_HOVER = 0.25  # seconds until a card pointed at is enlarged
_HOVER_ON_PLACE = 1.0  # the same where one points to a place, to do something there
_DRAG = 6  # units the mouse must move before something is dragged


class Pointer(Generic[S, M]):
    """Where the mouse is, what it points at and what it holds."""

    def __init__(self, setting: Setting[S, M], stage: Stage) -> None:
        self._setting, self._stage = setting, stage
        self.at = (0, 0)
        self._pick = NOTHING
        self.zoomed = False
        self.by_keys = False  # what is pointed at is framed for those who use keys
        self._pressed: tuple[int, int] | None = None
        self._over_for = 0.0
        self._looked = False  # at the card pointed at: it is enlarged once, then only if asked

    def fit(self, ground: Ground, screen: Screen) -> None:
        """The window has another size."""
        self._places = ground.places
        self._far = screen.px(_DRAG)

    # for the table

    def let_go(self) -> None:
        """A move was made, or somebody else has mouse and keys: nothing is held any more."""
        self.zoomed = False
        self._pressed = None
        self._pick = replace(self._pick, carried=None)
        self._looked = True

    def leave(self) -> None:
        """Somebody else sits here now: nothing is pointed at."""
        self.let_go()
        self._pick = NOTHING

    @property
    def pick(self) -> Pick:
        """What is pointed at; of a card that was turned over meanwhile nothing is known."""
        actor = self._stage.actors.get(self._pick.thing) if self._pick.thing else None
        seen = actor is not None and actor.goal.face and not actor.leaves
        return self._pick if seen else replace(self._pick, thing=None)

    @property
    def resting(self) -> bool:
        """Whether waiting changes nothing."""
        done = self.pick.thing is None or self.zoomed or self._looked
        return done or self.by_keys or self.pick.carried is not None

    def wait(self, seconds: float) -> bool:
        """Let time pass; whether a card is enlarged by that."""
        if self.resting:
            return False
        self._over_for += seconds
        if self._over_for >= (_HOVER if self.pick.place is None else _HOVER_ON_PLACE):
            self.zoomed = True
        return self.zoomed

    def look_again(self) -> None:
        """Something has moved: what is enlarged must still lie under the mouse."""
        if self.zoomed and not self.by_keys and self.card_at(self.at) != self.pick.thing:
            self.point(self.at)

    def aim(self, pick: Pick) -> None:
        """The keys point here now."""
        self._pick, self.by_keys = pick, True
        self.zoomed = self.zoomed and pick.thing is not None

    # the mouse

    def point(self, at: tuple[int, int]) -> None:
        """The mouse is here now."""
        self.at, self.by_keys = at, False
        thing = self.card_at(at)
        if thing != self.pick.thing:
            self._over_for, self._looked = 0.0, False
            self.zoomed = self.zoomed and thing is not None
        self._pick = replace(self.pick, thing=thing, place=self._place_at(at))

    def press(self, at: tuple[int, int]) -> None:
        """The mouse button goes down."""
        self._pressed = at

    def forget_press(self) -> None:
        """It was no business of the table."""
        self._pressed = None

    def drag(self, state: S) -> None:
        """If the mouse has gone far with its button down, it carries what it can."""
        if self._pressed is None or self.pick.carried is not None:
            return
        far = max(abs(now - then) for now, then in zip(self.at, self._pressed, strict=True))
        if far > self._far:
            self._pick = replace(self.pick, carried=self._carried_from(state, self._pressed))

    def release(self, at: tuple[int, int]) -> Pick:
        """The mouse button goes up; what is meant by that."""
        pressed, self._pressed = self._pressed, None
        carried = self.pick.carried
        self._pick = replace(self.pick, carried=None)
        self.point(at)
        if pressed is None:
            return NOTHING
        if carried is not None:
            return replace(self.pick, carried=carried)
        place, thing = self._place_at(pressed), self.card_at(pressed)
        return Pick(
            thing=thing if thing == self.pick.thing else None,
            place=place if place == self.pick.place else None,
        )

    # what lies where

    def _place_at(self, at: tuple[int, int]) -> Key | None:
        return next((key for key, rect in self._places.items() if rect.collidepoint(at)), None)

    def card_at(self, at: tuple[int, int]) -> Key | None:
        """The card that lies here, face up."""
        found = None
        for key, actor, pose in self._stage.from_back():
            if key[0] not in self._setting.cards or actor.leaves:
                continue
            if not pose.face or not actor.goal.face:
                continue
            rect = pygame.Rect(0, 0, round(pose.width), height(pose.width))
            rect.center = (round(pose.x), round(pose.y))
            if rect.collidepoint(at):
                found = key
        return found

    def _carried_from(self, state: S, at: tuple[int, int]) -> Key | None:
        """What whoever must decide can pick up here."""
        for thing in map(Thing._make, self._stage.from_back()):
            if self._covers(thing, at) and self._carries(state, thing):
                return thing.key
        return None

    def _carries(self, state: S, thing: Thing) -> bool:
        return thing.actor.goal.face and self._setting.carries(state, thing.key)

    def _covers(self, thing: Thing, at: tuple[int, int]) -> bool:
        wide = thing.pose.width
        high = height(wide) if thing.key[0] in self._setting.cards else wide
        return abs(thing.pose.x - at[0]) <= wide / 2 and abs(thing.pose.y - at[1]) <= high / 2
