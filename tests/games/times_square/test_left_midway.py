"""A match left in the midst of a turn goes on there; nobody opens a curtain by accident."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.record import HUMAN, Chair
from hollywood.games.times_square.finale.finale import Finale
from hollywood.games.times_square.rules.state import Discard, End
from hollywood.games.times_square.table.layout import END, SPACE, card_key
from hollywood.settings import Settings
from hollywood.ui.app.shared import Props
from hollywood.ui.pages import match_picture
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ...harness.pilot import program
from . import by_hand
from .by_hand import KIT, PLAYER, by_keys
from .test_curtain import called, opened
from .test_table import GREEDY, Seated

pytestmark = pytest.mark.usefixtures("roughly")
HURRIED = (0.0, 0.05, 0.05, 0.05)  # seconds: presses that were meant for the table


@pytest.fixture
def seated() -> Iterator[Seated]:
    pygame.init()
    settings = Settings(language="en", width=1024, height=576, speed="instant", game=KIT.name)
    with program(settings, PLAYER.sketches()) as (window, flow):
        yield Seated(window, flow, random.Random(1))


def draft(seated: Seated, table: AnyTable, seed: int) -> int:
    """Some cards are played, the turn is not ended; how many moves."""
    chance, before = random.Random(seed), len(table.match.moves)
    for _ in range(chance.randint(1, 4)):
        moves = [move for move in table.match.game.moves(table.match.state) if move != End()]
        plays = [move for move in moves if not isinstance(move, Discard)] or moves
        if not plays:
            break
        by_keys(seated, table, chance.choice(plays))
        if table.match.to_act is None:
            break
    return len(table.match.moves) - before


@pytest.mark.parametrize("seed", range(4))
def test_a_match_left_at_any_step_of_a_turn_goes_on_there(seated: Seated, seed: int) -> None:
    table = seated.sit((GREEDY, HUMAN), seed=seed)
    made = draft(seated, table, seed)
    table.saver.wait()
    left = table.match
    seated.flow.go_on()
    seated.stack.update(5.0)
    again = seated.table
    assert again is not table
    assert repr(again.match.state) == repr(left.state)
    assert again.match.moves == left.moves
    stage = [card_key(card) for card in left.state.stage]
    assert set(stage) <= set(again.show.stage.actors), "what was played lies on the stage"
    for _ in range(made):
        seated.press(pygame.K_u)
    assert repr(again.match.state) == repr(left.states[len(left.moves) - made])
    for _ in range(made):
        seated.press(pygame.K_y, pygame.KMOD_CTRL)
    assert repr(again.match.state) == repr(left.state)


def test_two_people_go_on_in_the_midst_of_a_turn_behind_the_curtain(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    called(seated)
    opened(seated, table)
    assert draft(seated, table, 3)
    table.saver.wait()
    left = table.match
    seated.flow.go_on()
    table = seated.table
    assert table.eyes.viewer is None
    called(seated)
    opened(seated, table)
    assert table.eyes.viewer == left.to_act
    assert repr(table.match.state) == repr(left.state)


def test_no_key_held_down_and_no_double_click_opens_the_curtain(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    called(seated)
    opened(seated, table)
    assert pygame.key.get_repeat() == (0, 0), "a key that is held down is pressed once"
    for number, key in enumerate((pygame.K_RETURN, pygame.K_SPACE, pygame.K_e)):
        for each in (pygame.K_d, pygame.K_1):
            seated.press(each)
        end = by_hand.place_of(table, END)
        seated.click(end) if number else seated.press(pygame.K_e)
        for _ in range(20):
            seated.stack.update(0.0)
        while not isinstance(seated.stack.top, Curtain):
            seated.stack.update(0.05)
        curtain = seated.stack.top
        for seconds in HURRIED:
            seated.stack.update(seconds)
            seated.press(key)
            seated.click(end)
            assert seated.stack.top is curtain
        seated.stack.update(3.0)
        seated.click(end)
        assert seated.stack.top is curtain, "a click beside its button opens nothing"
        assert table.eyes.viewer is None
        opened(seated, table)


def test_where_nobody_touches_anything_for_a_minute_nothing_moves(seated: Seated) -> None:
    table = seated.sit()
    table.props.settings.speed = "normal"
    seated.motion((4, 300))
    seated.motion(by_hand.place_of(table, END))
    seated.heard()
    for _ in range(40):
        seated.stack.update(1.0)
    assert not table.resting, "what would follow is seen while somebody points"
    for _ in range(40):
        seated.stack.update(1.0)
    assert table.resting
    seated.motion((4, 300))
    seated.motion(by_hand.place_of(table, END))
    seated.heard()
    seated.stack.update(0.1)
    assert not table.resting


def test_a_winning_card_ends_the_match_at_once_without_a_curtain(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    called(seated)
    opened(seated, table)
    seat = table.match.to_act
    side = 1 if seat else -1
    guards = sorted((5 * side, 8 * side))
    state = seated.put((6 * side, *guards, 1, -1), "sue sue sue sue guard hal_1 hal_2 deb_2")
    supply, charlie = state.supply, state.charlie
    seated.click(seated.card("sue"))
    seated.click(seated.on(SPACE, 7 * side))
    now = table.match.state
    assert (table.match.to_act, now.winner, now.how) == (None, seat, "sue_home")
    assert (now.supply, now.charlie, len(now.hands[seat or 0])) == (supply, charlie, 7)
    for _ in range(40):
        seated.stack.update(0.1)
        assert not isinstance(seated.stack.top, Curtain)
    assert isinstance(seated.stack.top, Finale)


def test_eight_cards_are_taken_back_one_by_one_and_played_again(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -5, 5, 1, -1), " ".join(["sue"] * 8))
    states = [table.match.state]
    for by in (1, 1, 1, -1, 1, -1, -1, 1):
        seated.click(seated.card("sue"))
        seated.click(seated.on(SPACE, table.match.state.places.sue + by))
        states.append(table.match.state)
    assert len(table.match.state.stage) == 8
    for state in reversed(states[:-1]):
        seated.press(pygame.K_u)
        assert table.match.state == state
    for state in states[1:]:
        seated.press(pygame.K_y, pygame.KMOD_CTRL)
        assert table.match.state == state


def test_words_of_the_pause_are_large_where_that_was_asked_for(seated: Seated) -> None:
    table, settings = seated.sit((HUMAN, GREEDY)), seated.flow.props.settings
    settings.text_size = 200
    try:
        seated.window.fit(seated.stack)
        seated.press(pygame.K_ESCAPE)
        pause = seated.stack.top
        assert isinstance(pause, Pause)
        assert pause.typesetter.screen.text >= 1.75, "two lines tell where the match stands"
        seated.press(pygame.K_ESCAPE)
        assert seated.stack.top is table
    finally:
        settings.text_size = 100
        seated.window.fit(seated.stack)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_pause_shows_players_where_they_sit(
    seated: Seated, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = (HUMAN, GREEDY) if seat == 0 else (GREEDY, HUMAN)
    table = seated.sit(who)
    painted: list[tuple[int, str]] = []

    def face(props: Props, chair: Chair, portrait: str, place: pygame.Rect, onto: object) -> None:
        painted.append((place.left, chair.name))

    monkeypatch.setattr(match_picture, "_face", face)
    seated.press(pygame.K_ESCAPE)
    assert [name for _, name in sorted(painted)][-1] == table.set_up.chairs[seat].name
    seated.press(pygame.K_ESCAPE)
