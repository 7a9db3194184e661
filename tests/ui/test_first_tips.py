"""Tips at the table: few, one a turn, and none for somebody who knows."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import pygame
import pytest

from hollywood.bots.tips import Tip
from hollywood.core.message import say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.settings import GameSettings, Settings
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.table import first_tips, second_look
from hollywood.ui.table.first_tips import FirstTips
from hollywood.ui.table.table import AnyTable

from ..harness.pilot import Pilot, program
from ..harness.players import PLAYERS
from ..harness.windows import PRESSES, control, game, nothing, props_of, shown

WITH_TIPS = {each.name: each.open() for each in GAMES if each.open().tips is not None}
SEED, TICK = 3, 0.2
COLOURS = {
    "hollywood": ("ruby", "sapphire", "amber"),
    "times_square": ("pink", "cyan"),
    "paperback": ("ruby", "sapphire"),
}

pytestmark = pytest.mark.usefixtures("roughly")


class Nothing(SimpleNamespace):
    """No advice, and no move that was better."""

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Found:
    """What somebody who thinks has found, at once."""

    result: ClassVar[Any] = Nothing(loss=0.0)

    def __init__(self, thought: Generator[Any, None, Any]) -> None:
        thought.close()

    def drop(self) -> None:
        """It is found already."""


@pytest.fixture
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach has nothing to say, and no move was a bad one."""
    monkeypatch.setattr(first_tips, "Thinker", Found)
    monkeypatch.setattr(second_look, "Thinker", Found)


@pytest.fixture
def pilot(request: pytest.FixtureRequest, nobody_thinks: None) -> Iterator[Pilot]:
    """At a table with somebody who plays for the first time, and bots that do anything."""
    name = request.param
    settings = Settings(language="en", speed="instant", game=name)
    with program(settings, PLAYERS[name].sketches()) as (window, flow):
        pilot, kit = Pilot(window, flow, random.Random(1)), WITH_TIPS[name]
        who = (HUMAN, *[BOT + "extra"] * 2)
        chairs = zip(COLOURS[name], who, strict=False)
        sit = tuple(Chair(f"P{colour}", Written(each), Written(colour)) for colour, each in chairs)
        flow.begin(SetUp(sit, kit.presets[next(iter(kit.presets))], SEED, name))
        yield pilot


in_each_game = pytest.mark.parametrize("pilot", WITH_TIPS, indirect=True)
in_hollywood = pytest.mark.parametrize("pilot", ["hollywood"], indirect=True)


def tips_of(table: AnyTable) -> FirstTips:
    assert isinstance(table.purpose, FirstTips)
    return table.purpose


def own_turn(pilot: Pilot) -> bool:
    """Wait for it; whether there is one more."""
    table = pilot.stack.top
    while True:
        if pilot.stack.top is not table:
            pilot.press(pygame.K_RETURN)
            return False
        if pilot.table.human is not None or pilot.table.match.to_act is None:
            pilot.tick(TICK)
            return pilot.table.match.to_act is not None
        pilot.tick(TICK)
        pygame.time.wait(1)


@in_each_game
def test_there_is_one_a_turn_and_three_a_match(pilot: Pilot) -> None:
    table, chance, told = pilot.table, random.Random(2), dict[int, set[str]]()
    purpose = tips_of(table)
    while own_turn(pilot):
        turns = len(purpose._told_at)
        for _ in range(3):
            pilot.tick(TICK)
        assert len(purpose._told_at) <= turns + 1
        told.setdefault(len(table.match.moves), set()).update(purpose._told)
        table.make(chance.choice(table.match.game.moves(table.match.state)))
        if len(table.match.moves) > 60:
            break
    assert 1 <= len(purpose._told) == len(purpose._told_at) <= 3


@pytest.mark.parametrize("pilot", ["times_square"], indirect=True)
def test_moves_of_one_turn_are_told_of_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = pilot.table
    purpose = tips_of(table)
    assert own_turn(pilot)
    every = iter([Tip(f"tip {number}", say("tip.undo")) for number in range(9)])
    monkeypatch.setattr(type(purpose._tips), "now", lambda *_: [next(every)])
    seat, told = table.human, len(purpose._told)
    plays = [move for move in table.match.game.moves(table.match.state) if "End" not in str(move)]
    table.make(plays[0])
    for _ in range(5):
        pilot.tick(TICK)
    assert table.human == seat
    assert len(purpose._told) == told


def told_a_tip(pilot: Pilot) -> FirstTips:
    """Whose turn it is has a tip before them."""
    purpose = tips_of(pilot.table)
    assert own_turn(pilot)
    purpose._show_first([Tip("lamp", say("tip.undo"))], pilot.table.human or 0)
    pilot.tick(TICK)
    assert purpose._plate.stands
    return purpose


@pytest.mark.parametrize("pilot", ["times_square"], indirect=True)
def test_a_tip_over_the_sky_goes_once_a_card_is_chosen(pilot: Pilot) -> None:
    table, purpose = pilot.table, told_a_tip(pilot)
    pilot.press(pygame.K_1)
    pilot.tick(TICK)
    assert table.draft is not None
    assert not purpose._plate.stands


@pytest.mark.parametrize("pilot", ["paperback"], indirect=True)
def test_a_tip_that_half_a_word_would_hide_is_not_told(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, purpose = pilot.table, tips_of(pilot.table)
    pilot.flow.props.settings.tips = "always"
    assert own_turn(pilot)
    pilot.press(pygame.K_1)
    pilot.tick(TICK)
    assert table.draft
    purpose._told.clear()
    purpose._told_at.clear()
    purpose._begin(0)
    assert not purpose._told
    monkeypatch.setattr(type(purpose._tips), "advised", lambda *_: [Tip("lamp", say("tip.undo"))])
    purpose._coach = Found(each for each in ())  # type: ignore[assignment, var-annotated]
    pilot.tick(TICK)
    assert purpose._coach is None
    assert not purpose._told, "nor what the coach has found meanwhile"


@pytest.mark.parametrize("pilot", ["paperback"], indirect=True)
def test_what_comes_to_lie_below_a_tip_is_clicked_in_the_same_frame(pilot: Pilot) -> None:
    purpose = told_a_tip(pilot)
    assert purpose.speaks_in is not None
    pilot.press(pygame.K_1)
    assert purpose.speaks_in is None, "no time has passed"


@pytest.mark.parametrize("pilot", ["times_square", "paperback"], indirect=True)
def test_no_tip_lies_over_a_hint_that_was_asked_for(pilot: Pilot) -> None:
    table, purpose = pilot.table, told_a_tip(pilot)
    pilot.press(pygame.K_F2)
    pilot.tick(TICK)
    assert table.hints.hint is not None
    assert not purpose._plate.stands


@in_each_game
def test_what_is_known_or_was_seen_three_times_is_not_told_again(pilot: Pilot) -> None:
    name = pilot.flow.game.kit.name
    purpose, kept = tips_of(pilot.table), pilot.flow.props.settings.of(name).tips
    first, second, third, *_ = WITH_TIPS[name].tips.ids
    kept.update({first: "known", second: "3", third: "2"})
    assert [purpose._may(each) for each in (first, second, third)] == [False, False, True]
    pilot.flow.props.settings.tips = "always"
    assert all(purpose._may(each) for each in (first, second, third))


@in_hollywood
def test_a_tip_that_says_which_move_is_best_counts_as_a_hint(pilot: Pilot) -> None:
    table = pilot.table
    purpose = tips_of(table)
    assert own_turn(pilot)
    before = table.match.aids.hints
    purpose._told_at.clear()
    assert purpose._show_first([Tip("pushes", say("hollywood.tip.tie"))], 0)
    assert table.match.aids.hints == before
    assert purpose._show_first([Tip("clap", say("hollywood.tip.clap"))], 0)
    assert table.match.aids.hints == before + 1


@in_hollywood
def test_taking_back_is_told_of_after_a_costly_move_and_known_once_used(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pilot.table
    purpose, kept = tips_of(table), pilot.flow.props.settings.of("hollywood").tips
    monkeypatch.setattr(type(purpose._tips), "now", lambda *_: [])
    monkeypatch.setattr(Found, "result", SimpleNamespace(loss=0.3))
    assert own_turn(pilot)
    table.make(table.match.game.moves(table.match.state)[0])
    assert own_turn(pilot)
    assert purpose._told == {"undo"}
    pilot.press(pygame.K_u)
    pilot.tick(TICK)
    assert kept["undo"] == "known"


@in_hollywood
@pytest.mark.parametrize(("by", "told"), [("mouse", "tip.undo_tool"), ("keys", "tip.undo")])
def test_a_tip_names_a_key_only_to_whoever_uses_keys(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, by: str, told: str
) -> None:
    table = pilot.table
    purpose = tips_of(table)
    monkeypatch.setattr(type(purpose._tips), "now", lambda *_: [])
    monkeypatch.setattr(Found, "result", SimpleNamespace(loss=0.3))
    assert own_turn(pilot)
    table.make(table.match.game.moves(table.match.state)[0])
    pilot.flow.props.keys.by_mouse = by == "mouse"
    assert own_turn(pilot)
    assert purpose._shown is not None
    assert purpose._shown[0].words.id == told


@in_hollywood
@pytest.mark.parametrize(("by", "told"), [("mouse", "tip.inspect_click"), ("keys", "tip.inspect")])
def test_enlarging_is_told_of_as_it_is_done_by_whoever_plays(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, by: str, told: str
) -> None:
    table = pilot.table
    purpose = tips_of(table)
    monkeypatch.setattr(type(purpose._tips), "now", lambda *_: [])
    pilot.flow.props.keys.by_mouse = by == "mouse"
    purpose._table_tips._played = 2
    assert own_turn(pilot)
    assert purpose._shown is not None
    assert purpose._shown[0].words.id == told
    said = table.voice.text(purpose._shown[0].words)
    assert ("click" in said) == (by == "mouse"), said


@in_hollywood
def test_enlarging_is_told_of_after_two_matches_without_it(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pilot.table
    purpose, kept = tips_of(table), pilot.flow.props.settings.of("hollywood").tips
    monkeypatch.setattr(type(purpose._tips), "now", lambda *_: [])
    for played, told in ((1, False), (2, True)):
        purpose._table_tips._played = played
        purpose._turn = None
        assert own_turn(pilot)
        assert ("inspect" in purpose._told) == told
    assert kept["inspect"] == "1"
    actors = table.show.stage.actors
    card = next(key for key, actor in actors.items() if key[0] == "card" and actor.goal.face)
    x, y = pilot.spot(table, card)
    for beside in (5, 0):  # the first motion only says where the mouse lies
        pilot.motion((round(x) + beside, round(y)))
    pilot.press(pygame.K_SPACE)
    for _ in range(3):
        pilot.tick(TICK)
    assert kept["inspect"] == "known"


@pytest.mark.usefixtures("own_folder")
def test_all_tips_can_be_shown_again() -> None:
    scene = SettingsPage(props_of(), game(), nothing, PRESSES, nothing)
    settings = scene.props.settings
    settings.games["hollywood"] = GameSettings(tips={"tie": "known"})
    settings.games["times_square"] = GameSettings(tips={"trio": "2"})
    shown(scene)
    control(scene, "Game").press()
    again = control(scene, "Show all again")
    assert again.enabled
    again.press()
    assert not any(each.tips for each in settings.games.values())
    assert not control(scene, "Show all again").enabled
