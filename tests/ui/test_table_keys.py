"""The status line and its tools, and all that keys can point at on the table."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar

import pygame
import pytest

from hollywood.core.catalogue import Language
from hollywood.core.message import player, say
from hollywood.core.record import HUMAN
from hollywood.games.hollywood.rules.state import Clap, Place
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE
from hollywood.games.hollywood.table.lookahead import forecast, worths
from hollywood.games.hollywood.table.pointing import Doubling, column_key
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.table.setting import NOTHING, Pick, Shaken
from hollywood.ui.table.stage import CARD, Key
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ..games.hollywood.test_table import settle, table_of
from ..harness.hollywood_match import Sketches, chairs
from ..harness.hollywood_table import double, place, places_of, setting_of
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT, hollywood


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(width=1280, height=720, speed="instant"), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def use(pilot: Pilot, table: AnyTable, name: str) -> None:
    """Click on a tool."""
    pilot.click(table.bar.controls.all[table.bar.tools.index(name)].rect.center)


def owned(table: AnyTable) -> set[Key]:
    """Every card in a corner."""
    board = places_of(table).board
    actors = table.show.stage.actors.items()
    cards = [(key, actor.pose) for key, actor in actors if key[0] in (CARD, CLAP, DOUBLE)]
    return {key for key, pose in cards if not board.collidepoint(pose.x, pose.y)}


def test_whoever_has_only_a_mouse_has_every_tool(pilot: Pilot) -> None:
    table = table_of(pilot)
    before = list(table.match.moves)
    pilot.press(pygame.K_1)
    settle(pilot, table)
    use(pilot, table, "undo")
    assert table.match.moves == before
    use(pilot, table, "redo")
    assert len(table.match.moves) == len(before) + 1
    settle(pilot, table)
    use(pilot, table, "symbols")
    assert table.props.settings.symbols
    use(pilot, table, "projection")
    assert table.input.foresees
    use(pilot, table, "log")
    pilot.stack.draw(pilot.canvas)
    assert table.bar.controls.all[table.bar.tools.index("log")].lit
    use(pilot, table, "hint")
    assert table.match.aids.hints == 1
    use(pilot, table, "rules")
    assert isinstance(pilot.stack.top, RulesPage)
    pilot.press(pygame.K_ESCAPE)
    use(pilot, table, "menu")
    assert isinstance(pilot.stack.top, Pause)


def test_who_wants_no_projection_is_told_why_there_is_none(pilot: Pilot) -> None:
    table = table_of(pilot)
    table.props.settings.of(KIT.name).choices["projection"] = "off"
    use(pilot, table, "projection")
    assert not table.input.foresees
    pilot.motion(places_of(table).board.center)
    assert table.words.id == "table.projection_off"


def test_a_tool_says_what_it_does(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.motion(places_of(table).board.center)  # where the mouse is found lying means nothing
    for control in table.bar.controls.all:
        pilot.motion(control.rect.center)
        pilot.heard()
        assert table.bar.controls.focus is control
        assert control.hint
    pilot.motion(places_of(table).board.center)
    pilot.heard()
    assert table.bar.controls.focus is None


def test_keys_come_to_every_card_and_every_tool(pilot: Pilot) -> None:
    table = table_of(pilot)
    seen: set[Key] = set()
    for _ in range(len(DECK.columns)):
        pilot.press(pygame.K_RIGHT)
        for _ in range(DECK.columns[(table.input.pointer.pick.place or column_key(0))[1]]):
            pilot.press(pygame.K_UP)
            assert table.input.pointer.pick.thing is not None
            pilot.press(pygame.K_SPACE)
            assert table.input.pointer.look.taken
            seen.add(table.input.pointer.pick.thing)
            pilot.press(pygame.K_SPACE)
    assert len(seen) == sum(DECK.columns)
    for _ in places_of(table).panels:
        pilot.press(pygame.K_TAB)
        for _ in range(20):
            seen |= {table.input.pointer.pick.thing} if table.input.pointer.pick.thing else set()
            pilot.press(pygame.K_RIGHT)
    assert owned(table) <= seen
    pilot.press(pygame.K_TAB)
    for control in table.bar.controls.all:
        assert table.bar.controls.focus is control
        pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.stack.top, Pause)


def test_keys_use_a_studio_card_they_have_come_to(pilot: Pilot) -> None:
    table = table_of(pilot)
    seat = table.human
    before = len(table.match.moves)
    for _ in range(1 + (seat or 0)):
        pilot.press(pygame.K_TAB)
    while table.input.pointer.pick.thing != (CLAP, seat, 0):
        pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_RETURN)
    assert len(table.match.moves) == before + 1


def test_enter_on_a_studio_card_counts_during_one_s_own_motion(pilot: Pilot) -> None:
    table = table_of(pilot)
    table.props.settings.speed = "normal"
    pilot.press(pygame.K_1)
    pilot.tick(0.01)
    assert not table.show.idle
    seat = table.match.to_act
    for _ in range(1 + (seat or 0)):
        pilot.press(pygame.K_TAB)
    while table.input.pointer.pick.thing != (CLAP, seat, 0):
        pilot.press(pygame.K_RIGHT)
    pilot.tick(0.01)
    assert not table.show.idle
    pilot.press(pygame.K_RETURN)
    assert table.match.moves == [Place(0), Clap()]


def test_the_status_names_a_studio_card_only_to_those_who_have_one(pilot: Pilot) -> None:
    table = table_of(pilot)
    assert table.words.id == "hollywood.table.your_turn"
    state = table.match.state.copy()
    state.clap = state.double = [False] * state.seats
    assert (
        table.setting.expected(state, state.turn, None, NOTHING).id == "hollywood.table.your_reel"
    )


def shaken(table: AnyTable, what: Key) -> float:
    """How far to the right it is."""
    return (table.view().shaken or Shaken(what, 0.0)).by


@pytest.mark.parametrize("reduced", [False, True])
def test_what_is_refused_shakes_its_head_unless_motion_is_reduced(
    pilot: Pilot, reduced: bool
) -> None:
    table = table_of(pilot)
    state = table.match.state
    table.props.settings.speed, table.props.settings.reduced_motion = "normal", reduced
    state.double[state.turn] = False
    double(table)
    assert (table.status.warning is not None, table._shake.resting) == (True, reduced)
    seen = set()
    for _ in range(30):
        seen.add(round(shaken(table, (DOUBLE, state.turn, 0))))
        pilot.tick(0.01)
    assert max(seen, default=0) >= 4 * (not reduced)
    assert table._shake.resting
    assert shaken(table, (DOUBLE, state.turn, 0)) == 0


def test_a_reason_can_be_read_and_then_goes(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_u)
    assert table.words.id == "table.nothing_to_undo"
    shown = 0.0
    while table.status.warning is not None and shown < 9:
        pilot.tick(0.1)
        shown += 0.1
    assert 2 < shown < 4
    assert table.words.id == "hollywood.table.your_turn"


def test_what_is_warned_of_is_done_when_it_is_asked_for_again(pilot: Pilot) -> None:
    """And not if something else was done in between."""
    table = table_of(pilot)
    state = table.match.state
    while sum(state.left) != state.left[state.turn]:
        table.make(next(move for move in table.match.game.moves(state) if isinstance(move, Place)))
        state = table.match.state
        settle(pilot, table)
    before = len(table.match.moves)
    pilot.press(pygame.K_c)
    assert table.words.id == "hollywood.table.clap_wasted"
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_c)
    assert len(table.match.moves) == before
    pilot.press(pygame.K_c)
    assert table.match.moves[before:] == [Clap()]


def test_the_log_tells_what_has_happened_and_nothing_else(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_1)
    settle(pilot, table)
    told = [line.words.id for line in table.log.lines]
    assert told[-1] == "hollywood.log.placed_on"
    pilot.press(pygame.K_u)
    assert "hollywood.log.placed_on" not in [line.words.id for line in table.log.lines]
    pilot.press(pygame.K_2)
    settle(pilot, table)
    pilot.flow.title()
    pilot.flow.go_on()
    again = pilot.table
    told = [line.words.id for line in again.log.lines]
    assert told == ["hollywood.log.dealt", "hollywood.log.placed_on"]


def test_a_card_is_enlarged_once_for_a_mouse_at_rest(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.motion((2, 2))
    pilot.motion(places_of(table).slot(1, 0).center)
    pilot.heard()
    pilot.stack.update(0.9)
    assert not table.input.pointer.look.taken
    pilot.stack.update(0.2)
    assert table.input.pointer.look.taken
    pilot.press(pygame.K_1)
    settle(pilot, table)
    pilot.stack.update(2.0)
    assert not table.input.pointer.look.taken
    pilot.motion(places_of(table).slot(2, 0).center)
    pilot.heard()
    pilot.stack.update(1.1)
    assert table.input.pointer.look.taken


class Undrawn(Sketches):
    """Cards that take their time."""

    drawn = False

    def ready(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> bool:
        return self.drawn


@pytest.mark.parametrize("drawn", [True, False])
def test_the_first_deal_waits_for_its_cards_but_not_for_ever(drawn: bool) -> None:
    art = Undrawn(DECK)
    with program(Settings(width=1280, height=720), art) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        pilot.flow.begin(SetUp(chairs([HUMAN] * 3), hollywood().options, 1, KIT.name))
        table = pilot.table
        pilot.stack.update(0.2)
        assert table.show.state.area == ()
        art.drawn = drawn
        pilot.stack.update(0.1)
        assert (table.show.state.area != ()) == drawn
        pilot.stack.update(0.2)
        assert table.show.state.area != ()


def test_undo_takes_back_the_first_reel_of_a_double_and_nothing_else(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_1)
    settle(pilot, table)
    before = list(table.match.moves)
    pilot.press(pygame.K_d)
    pilot.press(pygame.K_3)
    drafts: list[Doubling | None] = []
    for _ in range(3):
        drafts.append(table.draft)
        assert table.match.moves == before
        pilot.press(pygame.K_u)
    assert drafts == [Doubling((2,)), Doubling(), None]
    assert table.match.moves == before[:-1]


def test_with_reduced_motion_nothing_slides_or_turns(pilot: Pilot) -> None:
    table = table_of(pilot)
    settings = table.props.settings
    settings.speed, settings.reduced_motion = "normal", True
    for column in (0, 0, 1):
        before = {key: actor.goal for key, actor in table.show.stage.actors.items()}
        place(table, column)
        moved = 0
        while not table.show.stage.resting:
            for key, actor, pose in table.show.stage.from_back():
                spots = {(each.x, each.y) for each in (actor.goal, before.get(key, actor.goal))}
                assert (pose.x, pose.y) in spots
                assert actor.squeeze == 1
                moved += actor.start != actor.goal
            pilot.tick(0.02)
        assert moved
        settle(pilot, table)


def test_points_count_when_their_cards_have_arrived(pilot: Pilot) -> None:
    table = table_of(pilot)
    table.props.settings.speed = "normal"
    chance = random.Random(1)
    while sum(table.match.state.left) > 1:
        table.match.play(chance.choice(list(table.match.game.moves(table.match.state))))
    table.show.jump(table.match.state)
    table.make(chance.choice(list(table.match.game.moves(table.match.state))))
    late = 0
    for _ in range(2000):
        flying = not (table.show.stage.resting and table.show.effects.resting)
        late += table.show.counted is not table.show.state
        assert flying or table.show.counted is table.show.state
        pilot.tick(0.01)
    assert late


def test_the_look_ahead_beside_a_ghost_is_that_of_the_table_with_the_ghost(pilot: Pilot) -> None:
    table = table_of(pilot)
    table.input.pointer.aim(Pick(place=column_key(1)))
    painter = setting_of(table).painter
    foreseen = painter.foreseen(replace(table.view(), foresight="always"))
    table.match.play(Place(1))
    assert foreseen.ghosts
    assert foreseen.worths == worths(painter.game, table.match.state)
    assert foreseen.forecast == forecast(painter.game, table.match.state)


def test_the_log_goes_back_to_the_first_line_and_forth(pilot: Pilot) -> None:
    table = table_of(pilot)
    for column in (0, 1, 2, 3, 0, 1):
        pilot.press(pygame.K_1 + column)
        settle(pilot, table)
    newest = table.log.shown[-1]
    pilot.press(pygame.K_PAGEUP)
    assert newest not in table.log.shown
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=99))
    pilot.heard()
    assert table.log.shown[0] == table.log.lines[0]
    assert len(table.log.shown) >= 4
    for _ in range(3):
        pilot.press(pygame.K_PAGEDOWN)
    assert table.log.shown[-1] == newest


def test_a_line_of_the_log_names_the_card_and_whoever_is_pushed(pilot: Pilot) -> None:
    table = table_of(pilot)
    for _ in range(2):
        pilot.press(pygame.K_2)
        settle(pilot, table)
    first, second = table.log.lines[-2:]
    assert (first.words.id, second.words.id) == (
        "hollywood.log.placed_on",
        "hollywood.log.placed_under",
    )
    foot = table.match.state.area[1][-1]
    assert first.cards == second.cards == {(CARD, foot, 0)}
    assert dict(second.words.slots)["others"] == (player(first.seat or 0),)


@pytest.mark.parametrize("who", [[HUMAN] * 4, [HUMAN, *["bot:random"] * 3]])
def test_notes_cover_no_seat_that_is_to_act(pilot: Pilot, who: list[str]) -> None:
    table = table_of(pilot, who)
    for turn in range(4):
        log = table.notes.corner(turn)
        hint = table.notes.corner(turn, [log])
        assert len({log.topleft, hint.topleft, places_of(table).panels[turn].rect.topleft}) == 3


@pytest.mark.parametrize("held", [pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META])
def test_keys_with_others_held_down_are_the_system_s(pilot: Pilot, held: int) -> None:
    table = table_of(pilot)
    symbols = table.props.settings.symbols
    for key in (pygame.K_1, pygame.K_c, pygame.K_d, pygame.K_h, pygame.K_s, pygame.K_l, pygame.K_p):
        pilot.press(key, held)
    assert (table.match.moves, table.match.aids.hints, table.draft) == ([], 0, None)
    assert (table.props.settings.symbols, table.log.open) == (symbols, False)
    assert not table.input.foresees


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_undo_and_redo_by_the_keys_of_any_system(pilot: Pilot, held: int) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_1)
    settle(pilot, table)
    pilot.press(pygame.K_z, held)
    assert table.match.moves == []
    pilot.press(pygame.K_y, held)
    assert table.match.moves == [Place(0)]
    pilot.press(pygame.K_z, held | pygame.KMOD_ALT)
    assert table.match.moves == [Place(0)]
    pilot.press(pygame.K_z, held)
    pilot.press(pygame.K_z, held | pygame.KMOD_SHIFT)
    assert table.match.moves == [Place(0)]


def test_a_double_reel_dropped_on_a_column_begins_there(pilot: Pilot) -> None:
    table = table_of(pilot)
    seat = table.human or 0
    pose = table.show.stage.actors[DOUBLE, seat, 0].pose
    pilot.drag((round(pose.x), round(pose.y)), places_of(table).slot(1, 2).center)
    assert table.draft == Doubling((1,))


def test_a_long_reason_stays_as_long_as_it_takes_to_read(pilot: Pilot) -> None:
    table = table_of(pilot)
    for id in ("table.no_redo", "hollywood.table.clap_wasted"):
        table.status.warn(say(id))
        letters = len(table.status._voice.text(say(id)))
        table.status.update(max(2.5, 0.06 * letters) - 0.1)
        assert table.status.warning == say(id)
        table.status.update(0.2)
        assert table.status.warning is None
    assert letters > 80


def test_the_first_line_of_the_log_is_never_lost(pilot: Pilot) -> None:
    table = table_of(pilot)

    def told() -> list[str]:
        return [line.words.id for line in table.log.lines]

    assert told() == ["hollywood.log.dealt"]
    pilot.press(pygame.K_1)
    settle(pilot, table)
    after = told()
    pilot.press(pygame.K_u)
    assert told() == ["hollywood.log.dealt"]
    pilot.press(pygame.K_y, pygame.KMOD_CTRL)
    assert told() == after


def test_a_match_begins_with_the_deal_in_its_status(pilot: Pilot) -> None:
    pilot.flow.begin(SetUp(chairs([HUMAN] * 3), hollywood().options, 1, KIT.name))
    table = pilot.table
    assert table.show.state.area == ()
    assert table.words.id == "hollywood.log.dealt"
    progress = table.setting.progress(table.view().state)
    assert dict(progress[1].slots)["placed"] == 0


class Slow(Sketches):
    """Cards with large symbols take their time; it is known which were asked for at once."""

    drawn = False
    seen: ClassVar[set[bool]] = set()

    def ready(
        self, ids: Iterable[str], width: int, language: Language = "en", symbols: bool = False
    ) -> bool:
        return self.drawn or not symbols

    def card_or_stand_in(
        self,
        id: str,
        width: int,
        language: Language = "en",
        symbols: bool = False,
    ) -> pygame.Surface:
        self.seen.add(symbols)
        return self.card(id, width, language, symbols)


def test_large_symbols_appear_on_all_cards_at_once() -> None:
    art = Slow(DECK)
    with program(Settings(width=1280, height=720, speed="instant"), art) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = table_of(pilot)
        pilot.press(pygame.K_s)
        assert table.props.settings.symbols
        for drawn in (False, True):
            art.drawn = drawn
            art.seen.clear()
            table.show.place()
            pilot.motion((2, 2))
            pilot.heard()
            pilot.stack.draw(pilot.canvas)
            assert art.seen <= {drawn}
        assert setting_of(table).painter._painter.symbols
