"""With nothing but a pad, keys, or the mouse: from an empty home to the result of a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pygame
import pytest

from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.passage import Passage
from hollywood.ui.app.program import _begin
from hollywood.ui.app.scene import Scene
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.table.table import AnyTable

from ..games.hollywood.by_pad import HollywoodByPad
from ..games.paperback.by_pad import PaperbackByPad
from ..games.times_square.by_pad import TimesSquareByPad
from ..harness.first_evening import OneWay, play_on
from ..harness.hurry import in_a_hurry
from ..harness.pad_player import PadHands
from ..harness.pilot import HASTY, LONGEST, Pilot, program
from ..harness.players import PLAYERS
from ..harness.virtual_pad import plugged
from ..harness.windows import control

pytestmark = pytest.mark.usefixtures("roughly")
BY_PAD: dict[str, Callable[[PadHands, random.Random], OneWay]] = {
    "hollywood": HollywoodByPad,
    "times_square": TimesSquareByPad,
    "paperback": PaperbackByPad,
}
HOUSES = range(len(BY_PAD))


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Pilot]]:
    """Before the first start."""
    in_a_hurry(monkeypatch)
    monkeypatch.setattr("hollywood.ui.pages.house_fronts.is_drawn", lambda _: False)  # plain houses
    with ExitStack() as opened:

        def first_start(house: int) -> Pilot:
            settings = Settings(language="en", width=1024, height=576, speed="instant")
            sketches = PLAYERS[GAMES[house].name].sketches()
            window, flow = opened.enter_context(program(settings, sketches))
            _begin(flow, None)
            return Pilot(window, flow, random.Random(house), HASTY)

        yield first_start


@pytest.mark.parametrize("house", HOUSES)
def test_a_first_evening_with_a_pad_only(house: int, pilot: Callable[[int], Pilot]) -> None:
    name, player = GAMES[house].name, pilot(house)
    with plugged() as pad:
        player.window.pads.open()
        hands = PadHands(player, pad)
        player.heard()
        table = hands.sit_down(house)
        assert player.flow.game.kit.name == name
        assert player.window.keys.signs == "letters"
        play_on(player, table, BY_PAD[name](hands, player.chance))
        assert table.match.to_act is None


class OneHand:
    """Keys only, or the mouse only."""

    def __init__(self, pilot: Pilot, house: int, clicks: bool) -> None:
        self.pilot, self._clicks = pilot, clicks
        self._player = PLAYERS[GAMES[house].name]
        self._way = self._player.ways[1 if clicks else 0]
        self.ended = BY_PAD[GAMES[house].name](None, pilot.chance).ended  # type: ignore[arg-type]

    def move(self, table: AnyTable) -> None:
        """Any legal move; it must have been made."""
        move, before = self._player.choose(table, self.pilot.chance), list(table.match.moves)
        self._way(self.pilot, table, move)
        assert table.match.moves == [*before, move]

    def above(self, scene: Scene) -> bool:
        """The first answer there is."""
        self.pilot.tick(0.5)
        controls = scene.controls.all  # type: ignore[attr-defined]
        if self._clicks:
            self.pilot.click(controls[0].rect.center)
        else:
            self.pilot.press(pygame.K_DOWN)
            self.pilot.press(pygame.K_RETURN)
        return True

    def sit_down(self, house: int) -> AnyTable:
        """Past the card of the first start, into a house, to a quick match."""
        pilot, welcome = self.pilot, self.pilot.stack.top
        assert isinstance(welcome, Welcome)
        street_ = pilot.flow.props.text(say("welcome.street"))
        if self._clicks:
            pilot.click(control(welcome, street_).rect.center)
        else:
            pilot.press(pygame.K_ESCAPE)
        street = pilot.stack.top
        assert isinstance(street, Street)
        self._go_in(street, house)
        for _ in range(LONGEST):
            if not isinstance(pilot.stack.top, Passage | Street):
                return pilot.table
            pilot.tick(0.5)
        raise AssertionError("the street leads nowhere")

    def _go_in(self, street: Street, house: int) -> None:
        pilot = self.pilot
        if self._clicks and house != street.opened:
            pilot.click(street.fronts[house].rect.center)
        elif not self._clicks:
            pilot.press(pygame.K_1 + house)
        pilot.tick(1.0)
        assert street.opened == house
        if self._clicks:
            pilot.click(next(each for each in street.controls.all if each.primary).rect.center)
        else:
            pilot.press(pygame.K_RETURN)


@pytest.mark.parametrize(
    ("house", "clicks"),
    [
        pytest.param(
            house,
            clicks,
            id=f"{house}-{'mouse' if clicks else 'keys'}",
            marks=[pytest.mark.soak] * ((house % 2 == 0) is clicks),
        )
        for house in HOUSES
        for clicks in (False, True)
    ],
)
def test_a_first_evening_with_keys_or_the_mouse_only(
    house: int, clicks: bool, pilot: Callable[[int], Pilot]
) -> None:
    hand = OneHand(pilot(house), house, clicks)
    table = hand.sit_down(house)
    play_on(hand.pilot, table, hand)
    assert table.match.to_act is None
