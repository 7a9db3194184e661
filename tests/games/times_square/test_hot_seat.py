"""Two people at one screen: whoever looks sees their own hand, in their own turn, and no other."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.card_pictures import FOLDER, cards_of
from hollywood.games.times_square.rules.state import State
from hollywood.games.times_square.table.cards import Cards
from hollywood.games.times_square.table.club_chips import club_chips
from hollywood.games.times_square.table.street_pictures import Layers
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.settings import Settings
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import canvas, height
from hollywood.ui.table import eyes
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.drawn_curtain import DrawnCurtain
from hollywood.ui.table.table import AnyTable, Table

from ...harness.pilot import Pilot, program
from ...harness.sketched import Sketched
from ...harness.windows import props_of
from .by_hand import KIT, PLAYER, setting_of

GLARE, _NEAR = pygame.Color(0, 255, 0), pygame.Color(60, 60, 60, 255)
_FADED = 1.0  # seconds
_RESTLESS = 0.08  # of all steps
Painted = list[tuple[int, bool]]  # cards as they are painted, and whether their face is


class Glaring(Sketched):
    """Faces of cards are of a colour that nothing else has."""

    def card(
        self, id: str, width: int, language: Language = "en", symbols: bool = False
    ) -> pygame.Surface:
        return self.cache.of((id == BACK, width), lambda: _flat(width, id))


def _flat(width: int, id: str) -> pygame.Surface:
    picture = canvas((width, height(width)))
    if id != BACK:
        picture.fill(GLARE)
    return picture


class Spy(Pilot):
    """Looks at what is painted, and knows what must not be."""

    painted: Painted
    curtains = frames = glared = 0
    paged = 9.0  # seconds since a page lay above the table; it fades, with cards of its own

    def _step(self, table: AnyTable, player: Any) -> None:
        if self.chance.random() < _RESTLESS:
            self._fidget()
        super()._step(table, player)

    def _fidget(self) -> None:
        """The window is left, fills the screen, or somebody asks for this and that."""
        way = self.chance.randrange(5)
        if way == 0:
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            self.heard()
        elif way < 4:
            self.press((pygame.K_F11, pygame.K_h, pygame.K_l)[way - 1])
        else:
            self.motion((self.chance.randrange(1024), self.chance.randrange(576)))
            self.heard()

    def tick(self, seconds: float) -> None:
        """Let time pass, and look."""
        before, paged = self.stack.top, self.paged
        super().tick(seconds)
        known = isinstance(self.stack.top, Table | DrawnCurtain)
        self.paged = paged + seconds if known else 0.0
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
        self._compare(table)
        viewer, hidden = table.eyes.viewer, hands
        if viewer is not None:
            hidden = set(state.hands[1 - viewer])
        assert not faces & hidden, f"what is not for {viewer}"

    def _compare(self, table: AnyTable) -> None:
        """No pixel of a face where a hand lies that nobody looks at, nor among the other's backs.

        What comes above the table covers it, or is seen through: then only a closed curtain counts.
        """
        plan, viewer, look = setting_of(table).plan, table.eyes.viewer, table.input.pointer
        if isinstance(self.stack.top, DrawnCurtain) and self.stack.top.resting:
            assert not self._glares(self.canvas.get_rect()), "a closed curtain hides all"
        elif self.paged < _FADED:
            pass  # rules have cards of their own
        elif viewer is None and isinstance(self.stack.top, DrawnCurtain | Table):
            assert not self._glares(plan.box(251, 522, 778, 198)), "backs until the curtain opens"
        elif self.stack.top is table and viewer is not None:
            free = look.enlarged is None and look.look.going is None
            fan = plan.panels[1 - viewer].rect
            fan = fan.inflate(-fan.width // 5, 0)
            fan.top += fan.height * 3 // 4
            if free and look.pick.carried is None and fan.colliderect(self.canvas.get_rect()):
                assert not self._glares(fan), "the other's hand are backs"
            self.glared += self._glares(plan.box(251, 522, 778, 198))

    def _glares(self, area: pygame.Rect) -> bool:
        seen = self.canvas.subsurface(area.clip(self.canvas.get_rect()))
        return pygame.mask.from_threshold(seen, GLARE, _NEAR).count() > 0


def chairs(*who: str) -> tuple[Chair, ...]:
    """Both clubs."""
    seats = zip(("Bruno", "Ada"), who, KIT.colours, strict=True)
    return tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)


def glaring() -> Glaring:
    """The cards of the box, none of them drawn."""
    assets = paths.assets() / FOLDER
    return Glaring(cards_of(KIT.deck), club_chips(assets / "chips"), Pictures(assets / "cards"))


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
    settings = Settings(language="en", speed="fast", width=1024, height=576, game=KIT.name)
    with program(settings, glaring()) as (window, flow):
        spy = Spy(window, flow, random.Random(seed))
        spy.painted = painted
        spy.play(SetUp(chairs(*who), KIT.presets["standard"], seed, KIT.name), PLAYER)
    return spy


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("seed", [1])
def test_nobody_sees_the_other_hand(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = fly((HUMAN, HUMAN), seed, monkeypatch)
    assert spy.curtains > 3
    assert spy.frames > 100
    assert spy.glared > 30, "one's own hand is seen"


@pytest.mark.usefixtures("roughly")
def test_a_table_that_forgets_to_turn_cards_down_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "_down", lambda key, pose: pose)
    with pytest.raises(AssertionError):
        fly((HUMAN, HUMAN), 1, monkeypatch)


@pytest.mark.soak
@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("seed", range(2, 52))
def test_nobody_sees_the_other_hand_in_fifty_matches(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fly((HUMAN, HUMAN), seed, monkeypatch).curtains > 3


def test_no_picture_is_read_again_because_somebody_else_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    props, screens = props_of(), GAME.screens(KIT)
    props.art = screens.art
    set_up = SetUp(chairs(HUMAN, HUMAN), KIT.presets["standard"], 1, KIT.name)
    match = KIT.begin(set_up)
    setting = screens.setting(props, set_up, match)
    for viewer in (0, 1):
        setting.fit(props.screen, props.voice(), match.state, viewer)
    monkeypatch.setattr(Layers, "read", None)
    setting.fit(props.screen, props.voice(), match.state, 0)
