"""Several people at one screen: whoever looks sees their own hand in their own turn, no other."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Pass
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.cards import Cards
from hollywood.games.paperback.table.painter import TablePainter
from hollywood.games.paperback.table.setting import PaperbackSetting
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.window import Window
from hollywood.ui.cards.store import BACK
from hollywood.ui.table import eyes, onlooker
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.falling_cover import FallingCover
from hollywood.ui.table.setting import OwnCover, Thing
from hollywood.ui.table.stage import CARD
from hollywood.ui.table.table import AnyTable, Table

from ...harness.pilot import NAMES, Pilot, program
from .by_hand import KIT, PLAYER, rules_of, setting_of

pytestmark = pytest.mark.usefixtures("roughly")
Painted = list[int]  # cards whose face was painted
HOT_SEATS = [(HUMAN, HUMAN), (HUMAN, f"{BOT}random", HUMAN)]
PEOPLE = tuple(zip(NAMES[:2], KIT.colours, strict=False))
_LONGEST = 50  # decisions of a match that are watched


class Spy(Pilot):
    """Looks at what is painted, and knows what must not be."""

    painted: Painted
    curtains = frames = own = decided = 0
    deciding = False  # whoever leaves the window meanwhile sees a cover, and makes no move

    def _decide(self, table: AnyTable, player: Any) -> None:
        self.decided += 1
        self.deciding = True
        super()._decide(table, player)
        self.deciding = False

    def tick(self, seconds: float) -> None:
        """Let time pass, and look."""
        before = self.stack.top
        if isinstance(before, Table) and not self.deciding and self.chance.random() < 0.05:
            self._fidget()
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

    def _fidget(self) -> None:
        """The window is left, the mouse goes about, something is enlarged."""
        way = self.chance.randrange(3)
        if way == 0:
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        elif way == 1:
            self.motion((self.chance.randrange(1024), self.chance.randrange(576)))
        self.heard()

    def _watch(self, table: AnyTable) -> None:
        game, _ = rules_of(table)
        shown = (table.show.state, table.show.before)
        hidden = [unseen(game, state, table.eyes.viewer) for state in shown]
        assert not set(self.painted) & hidden[0] & hidden[1], f"not for {table.eyes.viewer}"
        if isinstance(self.stack.top, Curtain):
            hands = {card for hand in table.match.state.hands for card in hand}
            open_hand = table.match.state.shown and table.match.state.hands[table.match.state.turn]
            assert not set(self.painted) & (hands - set(open_hand or ())), "a cover hides all hands"
        viewer = table.eyes.viewer
        if viewer is not None:
            self.own += bool(set(self.painted) & set(table.match.state.hands[viewer]))
            decides = table.match.to_act
            if decides is not None and decides != viewer:
                assert not table.eyes.differ(table.match.state, decides), "covered at once"
        drawn = [line for line in table.log.lines if line.words.id.startswith("paperback.log.drew")]
        assert not drawn, "the log names nothing that was drawn"


def unseen(game: Paperback, state: State, viewer: int | None) -> set[int]:
    """The cards that this seat can't see; of nobody's, those that anybody can't."""
    seats = range(len(state.hands)) if viewer is None else (viewer,)
    return {card for seat in seats for group in game.unseen(state, seat) for card in group}


def fly(who: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch) -> Spy:
    """A match, each frame looked at."""
    painted: Painted = []
    lays = Cards.lay

    def lay(self: Cards, canvas: pygame.Surface, thing: Thing, *given: Any, **named: Any) -> None:
        if self.card_id(thing.key, thing.pose.face) != BACK:
            painted.append(thing.key[1])
        lays(self, canvas, thing, *given, **named)

    monkeypatch.setattr(Cards, "lay", lay)
    settings = Settings(language="en", speed="fast", width=1024, height=576, game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        spy = Spy(window, flow, random.Random(seed))
        spy.painted = painted
        seats = zip(NAMES, who, KIT.colours, strict=False)
        chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
        flow.begin(SetUp(chairs, KIT.presets["standard"], seed, KIT.name))
        table = spy.table
        while spy.decided < _LONGEST and not PLAYER.ended(spy.stack.top):
            spy._step(table, PLAYER)
    return spy


@pytest.mark.parametrize("who", HOT_SEATS, ids=len)
def test_nobody_sees_another_hand(who: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    spy = fly(who, 1, monkeypatch)
    assert spy.curtains > 8
    assert spy.frames > 100
    assert spy.own > 20, "one's own hand is seen"


def test_a_table_that_forgets_to_turn_cards_down_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes.Eyes, "seen", lambda self, state: state)
    monkeypatch.setattr(eyes, "_down", lambda key, pose: pose)
    with pytest.raises(AssertionError):
        fly((HUMAN, HUMAN), 1, monkeypatch)


def test_a_cover_that_falls_too_late_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onlooker.Onlooker, "done", property(lambda self: False))
    with pytest.raises(AssertionError):
        fly((HUMAN, HUMAN), 1, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 26))
def test_nobody_sees_another_hand_in_a_thousand_turns(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fly(HOT_SEATS[seed % 2], seed, monkeypatch).curtains > 10


def test_the_cover_is_drawn_once_for_a_window_and_what_is_above_it_comes_to_light() -> None:
    settings = Settings(language="en", speed="normal", width=1024, height=576, game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        pilot, table, cover = covered(flow, window)
        cloth = ground_cover(table).cloth()
        table.resize(flow.props.screen)
        assert ground_cover(table).cloth() is cloth, "for whoever is called it is the same one"
        table.draw(window.canvas)
        wall = painter_of(table)._lying._backdrop.ground(0.0)
        table.resize(flow.props.screen)
        assert painter_of(table)._lying._backdrop.ground(0.0) is wall
        painted = cover._table.copy()
        cover._table.fill((1, 2, 3))
        pilot.tick(0.1)
        assert tuple(cover._table.get_at((500, 100)))[:3] == (1, 2, 3), "nothing has come to light"
        flow.props.art.drawn += 1
        assert pilot.stack.update(0.1)
        assert pygame.image.tobytes(cover._table, "RGB") == pygame.image.tobytes(painted, "RGB")


def painter_of(table: AnyTable) -> TablePainter:
    assert isinstance(table.setting, PaperbackSetting)
    return table.setting.painter


def ground_cover(table: AnyTable) -> OwnCover:
    cover = table.ground.curtain
    assert isinstance(cover, OwnCover)
    return cover


def covered(flow: Flow, window: Window) -> tuple[Pilot, AnyTable, FallingCover]:
    """Two people; the cover has fallen for the first time."""
    pilot = Pilot(window, flow, random.Random(1))
    chairs = tuple(Chair(Written(n), Written(HUMAN), Written(c)) for n, c in PEOPLE)
    flow.begin(SetUp(chairs, KIT.presets["standard"], 1, KIT.name))
    table = pilot.table
    while not isinstance(cover := pilot.stack.top, FallingCover) or not cover.closed:
        pilot.tick(0.1)
    return pilot, table, cover


def test_what_lies_above_the_cover_can_be_looked_at_and_nothing_done() -> None:
    settings = Settings(language="en", speed="normal", width=1024, height=576, game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        pilot, table, cover = covered(flow, window)
        card = next(card for card in table.match.state.fronts if card >= 0)
        actor = table.show.stage.actors[CARD, card, 0]
        at = round(actor.pose.x), round(actor.pose.y)
        before = cover._uncovered.piece()
        for spot in ((3, 100), (40, 100), at):
            pilot.motion(spot)
            pilot.heard()
        assert not cover.resting, "somebody may be told of it soon"
        for _ in range(40):
            pilot.tick(0.1)
        assert before is None
        assert cover._uncovered.piece() is not None
        pilot.click(at)
        assert pilot.stack.top is cover
        assert not table.match.moves
        pilot.motion((at[0], window.canvas.get_height() - 60))
        pilot.heard()
        for _ in range(10):
            pilot.tick(0.1)
        assert cover._uncovered.piece() is None, "hands lie below"


def test_the_button_of_the_cover_names_its_key_to_whoever_uses_keys() -> None:
    settings = Settings(language="fr", speed="normal", width=1280, height=720, game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        pilot, _, cover = covered(flow, window)
        for by_mouse in (True, False, True):
            window.keys.by_mouse = by_mouse
            pilot.tick(0.1)
            words = [each for each, _ in cover.read]
            assert ("ou appuyez sur Entrée" in words) != by_mouse
        for _, place in cover.words:
            assert cover.rect.contains(place)


def test_before_a_cover_falls_nothing_grows_dark_and_nobody_is_hurried() -> None:
    settings = Settings(language="en", speed="normal", width=1024, height=576, game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        pilot, table, _ = covered(flow, window)
        pilot.tick(1.0)
        pilot.press(pygame.K_RETURN)
        for _ in range(60):
            pilot.tick(0.1)
        assert pilot.stack.top is table
        table.make(Pass())
        seen = 0
        for _ in range(1000):
            pilot.tick(0.02)
            if pilot.stack.top is not table:
                break
            view = table.view()
            told = painter_of(table)._telling.told(
                view, setting_of(table).desks.desk(view.state, None)
            )
            front = next(card for card in view.state.fronts if card >= 0)
            assert told.card_looks[CARD, front, 0].light == 1.0
            assert told.count.button is None or told.count.button.key is None or told.count.mine
            seen += 1
        assert seen > 10
