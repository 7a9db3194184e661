"""Two people at one screen: whoever looks sees their own hand, in their own turn, and no other."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.rules.state import State
from hollywood.games.times_square.table.cards import Cards
from hollywood.games.times_square.table.street_pictures import StreetPictures
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import AnyTable, Table

from ...harness.pilot import Pilot, program
from ...harness.windows import props_of
from .by_hand import KIT, PLAYER

Painted = list[tuple[int, bool]]  # cards as they are painted, and whether their face is


class Spy(Pilot):
    """Looks at what is painted, and knows what must not be."""

    painted: Painted
    curtains = frames = 0

    def tick(self, seconds: float) -> None:
        """Let time pass, and look."""
        before = self.stack.top
        super().tick(seconds)
        self.curtains += isinstance(self.stack.top, Curtain) and before is not self.stack.top
        if self.stack.top is None:
            return
        self.painted.clear()
        self.stack.draw(self.canvas)
        self.frames += 1
        for table in self.stack.scenes:
            if isinstance(table, Table):
                self._watch(table)

    def _watch(self, table: AnyTable) -> None:
        faces = {card for card, face in self.painted if face}
        state: State = table.show.state
        hands = set(state.hands[0]) | set(state.hands[1])
        if isinstance(self.stack.top, Curtain):
            assert not faces, "nothing is seen behind a curtain"
        viewer, hidden = table.eyes.viewer, hands
        if viewer is not None:
            hidden = set(state.hands[1 - viewer])
        assert not faces & hidden, f"what is not for {viewer}"


def chairs(*who: str) -> tuple[Chair, ...]:
    """Both clubs."""
    seats = zip(("Bruno", "Ada"), who, KIT.colours, strict=True)
    return tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)


def fly(who: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch) -> Spy:
    """A whole match, each frame looked at."""
    painted: Painted = []
    paints = Cards.card

    def card(
        self: Cards, canvas: pygame.Surface, key: Any, actor: Any, pose: Any, **how: Any
    ) -> None:
        painted.append((key[1], self.card_id(key, pose.face) != "back"))
        paints(self, canvas, key, actor, pose, **how)

    monkeypatch.setattr(Cards, "card", card)
    settings = Settings(language="en", speed="fast", width=1024, height=576)
    with program(settings, PLAYER.sketches()) as (window, flow):
        spy = Spy(window, flow, random.Random(seed))
        spy.painted = painted
        spy.play(SetUp(chairs(*who), KIT.presets["standard"], seed, KIT.name), PLAYER)
    return spy


@pytest.mark.parametrize("seed", [1])
def test_nobody_sees_the_other_hand(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = fly((HUMAN, HUMAN), seed, monkeypatch)
    assert spy.curtains > 3
    assert spy.frames > 100


def test_no_picture_is_read_again_because_somebody_else_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    props, screens = props_of(), GAME.screens(KIT)
    props.art = screens.art
    set_up = SetUp(chairs(HUMAN, HUMAN), KIT.presets["standard"], 1, KIT.name)
    match = KIT.begin(set_up)
    setting = screens.setting(props, set_up, match.game)
    for viewer in (0, 1):
        setting.fit(props.screen, props.voice(), match.state, viewer)
    monkeypatch.setattr(StreetPictures, "_load", None)
    setting.fit(props.screen, props.voice(), match.state, 0)
