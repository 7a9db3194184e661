"""What the mouse or the keys point at, and what is carried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Generic

import pygame

from hollywood.core.game import M, S
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import height

from .answers import Answers
from .bar import Bar
from .closer_look import CloserLook
from .setting import NOTHING, Draft, Ground, Hides, Pick, Setting, Thing
from .stage import Dropped, Key, Stage

_MOUSE = 36  # units: what the mouse itself covers
_DRAG = 6  # units the mouse must move before something is dragged


class Pointer(Generic[S, M]):
    """Where the mouse is, what it points at and what it holds."""

    def __init__(
        self,
        setting: Setting[S, M],
        stage: Stage,
        wanted: Settings,
        answers: Answers,
        hides: Hides,
    ) -> None:
        self._setting, self._stage, self._hides = setting, stage, hides
        self.answers = answers
        self.look = CloserLook(stage, wanted)
        self.at = (0, 0)
        self._pick = NOTHING
        self.by_keys = False  # what is pointed at is framed for those who use keys
        self.aims = False  # somebody has pointed at something since this turn began
        self._pressed: tuple[int, int] | None = None
        self.dropped: Dropped | None = None  # what was let go just now

    def fit(self, ground: Ground, bar: Bar, screen: Screen) -> None:
        """The window has another size."""
        self._places, self._told = ground.places, {**bar.told, **ground.told}
        self._body, self._grip = ground.body, ground.grip
        self._far, self._mouse = screen.px(_DRAG), screen.px(_MOUSE)

    # for the table

    def let_go(self) -> None:
        """A move was made, or somebody else has mouse and keys: nothing is held any more."""
        self.look.put_away()
        self._pressed = self.dropped = None
        self._pick = replace(self._pick, carried=None)

    def leave(self) -> None:
        """Somebody else sits here now: nothing is pointed at."""
        self.look.forget()
        self.let_go()
        self._pick = NOTHING

    @property
    def pick(self) -> Pick:
        """What is pointed at; of a card that was turned over meanwhile nothing is known."""
        thing = self._pick.thing
        seen = thing is not None and self.look.lies_open(thing)
        return self._pick if seen else replace(self._pick, thing=None)

    @property
    def pressed(self) -> bool:
        """Whether the mouse is held down on what is pointed at."""
        return self._pressed is not None and self._pick.carried is None

    @property
    def enlarged_place(self) -> pygame.Rect:
        """The card that is enlarged, as it lies."""
        assert self.enlarged is not None, "a card is enlarged"
        pose = self._stage.actors[self.enlarged].pose
        place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
        place.center = (round(pose.x), round(pose.y))
        return place

    @property
    def enlarged(self) -> Key | None:
        """The card that is enlarged now."""
        return self.look.card(self.pick)

    @property
    def asked(self) -> Key | None:
        """The spot of which something is told now."""
        return self.look.spot(self.pick)

    @property
    def beside(self) -> pygame.Rect:
        """What words about that spot must not cover: the spot, or else the mouse itself."""
        mouse = pygame.Rect(self.at, (0, 0)).inflate(self._mouse, self._mouse)
        spot = mouse if self.asked is None else self._told[self.asked]
        return spot if self.by_keys or spot.height <= 2 * mouse.height else mouse

    @property
    def resting(self) -> bool:
        """Whether waiting changes nothing."""
        return self._looks_on and self.answers.resting

    @property
    def _looks_on(self) -> bool:
        """Whether nothing is looked at more closely by waiting."""
        waits = self.by_keys and not self.look.taken  # keys ask for what they want
        return not self.look.goes(self.pick) and (waits or self.look.rests(self.pick))

    def wait(self, seconds: float) -> bool:
        """Let time pass; whether something rises, or is looked at closely by that."""
        moved = self.answers.update(self.pick, self.pressed, seconds)
        return (not self._looks_on and self.look.wait(seconds, self.pick)) or moved

    def look_again(self) -> None:
        """Something has moved: what is enlarged must still lie under the mouse."""
        if self.look.taken and not self.by_keys and self.card_at(self.at) != self.pick.thing:
            self.point(self.at)

    def aim(self, pick: Pick) -> None:
        """The keys point here now; of a spot it is told at once."""
        self._pick, self.by_keys, self.aims = pick, True, True
        self.look.taken = pick.spot is not None or (self.look.taken and pick.thing is not None)

    # the mouse

    def point(self, at: tuple[int, int]) -> None:
        """The mouse is here now."""
        self.aims = self.aims or at != self.at
        self.at, self.by_keys = at, False
        thing, before = self.card_at(at), self.pick
        hides = self._hides(at) and before.carried is None  # what is carried lies over words
        spot = _at(self._told, at) if thing is None and not hides else None
        place = None if hides else _at(self._places, at)
        self._pick = replace(before, thing=thing, spot=spot, place=place, at=at)
        if (thing, spot) != (before.thing, before.spot):
            self.look.turn_to(before, self._pick)

    def press(self, at: tuple[int, int]) -> None:
        """The mouse button goes down."""
        self._pressed = at

    def forget_press(self) -> None:
        """It was no business of the table."""
        self._pressed = None

    def drag(self, state: S, draft: Draft) -> None:
        """If the mouse has gone far with its button down, it carries what it can."""
        if self._pressed is None or self.pick.carried is not None:
            return
        far = max(abs(now - then) for now, then in zip(self.at, self._pressed, strict=True))
        if far > self._far:
            if self._hides(self._pressed):
                return
            carried = self._carried_from(state, self._pressed)
            if carried is None and self._grip is not None:
                carried = self._grip(state, draft, self._pressed)
            self._pick = replace(self.pick, carried=carried)

    def release(self, at: tuple[int, int]) -> Pick:
        """The mouse button goes up; what is meant by that."""
        pressed, self._pressed = self._pressed, None
        carried = self.pick.carried
        self.point(at)
        self._pick = replace(self.pick, carried=None)
        if pressed is None:
            return NOTHING
        if carried is not None:
            self.dropped = Dropped(carried, at)
            return replace(self.pick, carried=carried)
        place = None if self._hides(pressed) else _at(self._places, pressed)
        thing = self.card_at(pressed)
        return Pick(
            thing=thing if thing == self.pick.thing else None,
            place=place if place == self.pick.place else None,
            at=at,
        )

    # what lies where

    def card_at(self, at: tuple[int, int]) -> Key | None:
        """The card that lies here, face up, and is seen."""
        found = None
        if self._hides(at):
            return None
        for key, actor, seen in self._stage.from_back():
            if key[0] not in self._setting.cards or actor.leaves:
                continue
            if not seen.face or not actor.goal.face:
                continue
            pose = actor.grip
            rect = pygame.Rect(0, 0, round(pose.width), height(pose.width))
            rect.center = (round(pose.x), round(pose.y))
            if rect.collidepoint(at):
                found = key
        return found

    def _carried_from(self, state: S, at: tuple[int, int]) -> Key | None:
        """What whoever must decide can pick up here; what lies on top is picked up first."""
        things = map(Thing._make, self._stage.from_back())
        here = [thing.key for thing in things if self._covers(thing, at)]
        able = [key for key in here if self._carries(state, key)]
        return able[-1] if able else None

    def _carries(self, state: S, key: Key) -> bool:
        actor = self._stage.actors[key]
        return actor.goal.face and not actor.leaves and self._setting.carries(state, key)

    def _covers(self, thing: Thing, at: tuple[int, int]) -> bool:
        pose = thing.actor.grip
        if (body := self._body.get(thing.key[0])) is not None:
            return body(pose).collidepoint(at)
        high = height(pose.width) if thing.key[0] in self._setting.cards else pose.width
        return abs(pose.x - at[0]) <= pose.width / 2 and abs(pose.y - at[1]) <= high / 2


def _at(rects: Mapping[Key, pygame.Rect], at: tuple[int, int]) -> Key | None:
    """What of these is here."""
    return next((key for key, rect in rects.items() if rect.collidepoint(at)), None)
