"""How the table of Times Square answers: by keys, clicks and drags, and what it refuses."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pygame
import pytest

from hollywood.core.message import Message
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.times_square.rules.state import (
    Discard,
    End,
    Lure,
    State,
    Trio,
)
from hollywood.games.times_square.rules.street import Places
from hollywood.games.times_square.table.draft import Holding, Luring
from hollywood.games.times_square.table.hit_areas import whistle
from hollywood.games.times_square.table.layout import DISCARD, END, LURE, PLAYED, SPACE, card_key
from hollywood.kit import SetUp
from hollywood.settings import Settings, Speed
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import NAMES, Doing, Pilot, program
from . import by_hand
from .by_hand import KIT, PLAYER, by_clicks, by_drags, by_keys
from .positions import START, cards

GREEDY = f"{BOT}greedy"


class Seated(Pilot):
    """Somebody at a table of Times Square."""

    def sit(self, who: Sequence[str] = (GREEDY, HUMAN), seed: int = 1, **options: Any) -> AnyTable:
        """A match of these two has been dealt."""
        chairs = tuple(map(Chair, NAMES, map(Written, who), map(Written, KIT.colours)))
        agreed = replace(KIT.presets["standard"], **options)
        self.clear_the_shelf()
        self.flow.begin(SetUp(chairs, agreed, seed, KIT.name))
        table = self.table
        self.rest(table)
        return table

    def rest(self, table: AnyTable) -> None:
        """Everything was seen, bots have played."""
        while self.stack.top is table and table.human is None and table.match.to_act is not None:
            for thought in table.bots._thoughts.values():
                if thought.thinker is not None:
                    thought.thinker._thread.join()
            self.stack.update(0.5)

    def put(self, places: Sequence[int], hand: str, charlie: int = 0) -> State:
        """Figures stand here, whoever is to move holds these cards; the rest is any."""
        table = self.table
        game, state = by_hand.rules_of(table)
        own = cards(game, hand.split())
        rest = [card for card in range(len(game.faces)) if card not in own]
        state.places, state.charlie = Places(*places), charlie
        state.hands[state.turn], state.hands[1 - state.turn] = tuple(own), tuple(rest[:8])
        state.supply, state.played, state.stage = tuple(rest[8:]), (), ()
        table.eyes._looks.clear()
        table.show.jump(state)
        return state

    def on(self, kind: str, number: int = 0) -> tuple[int, int]:
        """Where a button is, or a space below whoever stands there."""
        return by_hand.place_of(self.table, kind, number)

    def card(self, id: str, which: int = 0) -> tuple[float, float]:
        """Where a card of the hand lies."""
        game, state = by_hand.rules_of(self.table)
        held = [card for card in sorted(state.hands[state.turn]) if game.ids[card] == id]
        return self.spot(self.table, card_key(held[which]))

    @property
    def warned(self) -> str | None:
        """Which refusal or warning the status line tells."""
        warning: Message | None = self.table.status.warning
        return None if warning is None else warning.id.rpartition(".")[2]


@contextmanager
def window_for_one(speed: Speed = "instant") -> Iterator[Seated]:
    """Somebody with a window, whose cards are sketches."""
    pygame.init()
    art = PLAYER.sketches()
    settings = Settings(language="en", width=1280, height=720, speed=speed, game=KIT.name)
    with program(settings, art) as (window, flow):
        yield Seated(window, flow, random.Random(1))
    art.close()


@pytest.fixture(scope="module")
def seated() -> Iterator[Seated]:
    with window_for_one() as seated:
        yield seated


# however it is done


def _record(seated: Seated, way: Doing, seed: int, moves: int) -> list[object]:
    """A match against a bot, in which the same is chosen and done in this way."""
    table, chance = seated.sit(seed=seed), random.Random(seed)
    while len(table.match.moves) < moves and table.match.to_act is not None:
        way(seated, table, PLAYER.choose(table, chance))
        seated.rest(table)
    return list(table.match.moves)


@pytest.mark.parametrize("seed", [1, 2])
def test_keys_clicks_and_drags_lead_to_the_same_match(seated: Seated, seed: int) -> None:
    first, second, third = (
        _record(seated, way, seed, 60) for way in (by_keys, by_clicks, by_drags)
    )
    assert first == second == third


def test_hammering_never_loses_doubles_or_reorders_a_move(seated: Seated) -> None:
    table, chance = seated.sit(), random.Random(7)
    keys = [*range(pygame.K_1, pygame.K_9), pygame.K_RETURN, pygame.K_e, pygame.K_DOWN]
    for number in range(1500):
        seated.press(chance.choice(keys))
        seated.stack.update(chance.choice([0.0, 0.01, 0.3]))
        if number % 100 == 0:
            seated.rest(table)
        if table.match.to_act is None or seated.stack.top is not table:
            break
    match = table.match
    assert len(match.moves) > 10
    for number, move in enumerate(match.moves):
        again = match.states[number].copy()
        match.game.apply(again, move)
        assert again == match.states[number + 1]
    table.show.finish()
    wanted = table.eyes.layout(table.match.state)
    assert {key: actor.pose for key, actor in table.show.stage.actors.items()} == wanted


# a turn is a draft


def test_cards_of_a_turn_are_taken_back_one_by_one_and_played_again(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -5, 5, 1, -1), "sue sue sue sue guard hal_1 hal_2 deb_2")
    start, states = table.match.state, [table.match.state]
    for _ in range(3):
        seated.click(seated.card("sue"))
        seated.click(seated.on(SPACE, table.match.state.places.sue + 1))
        states.append(table.match.state)
    assert [state.places.sue for state in states] == [0, 1, 2, 3]
    for _ in range(3):
        seated.press(pygame.K_u)
    assert table.match.state is start
    for state in states[1:]:
        seated.press(pygame.K_y, pygame.KMOD_CTRL)
        assert table.match.state == state


def test_a_click_on_a_card_of_the_stage_takes_back_that_one_and_later_ones(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -5, 5, 1, -1), "sue sue sue sue guard hal_1 hal_2 deb_2")
    for _ in range(3):
        seated.click(seated.card("sue"))
        seated.click(seated.on(SPACE, table.match.state.places.sue + 1))
    middle = table.match.state.stage[1]
    seated.click(seated.spot(table, card_key(middle)))
    assert (table.match.state.places.sue, len(table.match.state.stage)) == (1, 1)


def test_once_cards_were_drawn_nothing_is_taken_back(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "sue sue sue sue guard hal_1 hal_2 deb_2")
    seated.press(pygame.K_d)
    seated.click(seated.card("sue"))
    assert table.match.moves[-1] == Discard("sue")
    seated.press(pygame.K_e)
    moves = list(table.match.moves)
    seated.press(pygame.K_u)
    assert table.match.moves[: len(moves)] == moves
    assert seated.warned == "no_undo"


def test_a_lure_that_the_other_side_has_answered_is_not_taken_back(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -2, 2, 1, -1), "sue sue sue sue guard hal_1 hal_2 deb_2")
    seated.press(pygame.K_w)
    assert table.draft == Luring()
    seated.click(seated.on(SPACE, 1))
    assert isinstance(table.match.moves[-1], Lure)
    seated.press(pygame.K_e)
    seated.rest(table)
    moves = list(table.match.moves)
    seated.press(pygame.K_u)
    assert (table.match.moves, seated.warned in ("answered", "no_undo")) == (moves, True)


def test_in_practice_whole_turns_are_taken_back_and_counted(seated: Seated) -> None:
    table = seated.sit(taking_back="practice")
    start = table.match.state
    seated.press(pygame.K_d)
    seated.press(pygame.K_1)
    seated.press(pygame.K_e)
    seated.rest(table)
    assert table.match.floor == 0
    assert len(table.match.moves) > 2
    for _ in range(2):
        seated.press(pygame.K_u)
    assert (table.match.state, seated.warned) == (start, None)
    assert table.match.aids.retakes == 1


def test_of_several_discards_one_alone_is_kept(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "sue hal_1 hal_2 deb_2 deb_3 guard guards guards")
    seated.press(pygame.K_d)
    for id in ("sue", "hal_2", "deb_3"):
        seated.click(seated.card(id))
    kept = table.match.state.stage[1]
    seated.click(seated.spot(table, card_key(kept)))
    assert table.match.moves == [Discard("sue"), Discard("deb_3")]
    assert kept in table.match.state.hands[table.match.state.turn]


def test_the_whistle_is_carried_to_whom_felix_lures(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -2, 2, 1, -1), "sue hal_2 hal_1 deb_2 deb_3 guard guards guards")
    plan = by_hand.setting_of(table).plan
    seated.click(by_hand.figure_of(table, 3))
    seated.drag(whistle(plan, table.match.state).center, by_hand.figure_of(table, 2))
    assert table.match.moves == [Lure("right")]


def test_a_whistle_that_is_not_seen_answers_nothing(seated: Seated) -> None:
    table = seated.sit()
    seated.put((1, -2, 2, 1, -1), "sue hal_2 hal_1 deb_2 deb_3 guard guards guards")
    plan = by_hand.setting_of(table).plan
    seated.click(by_hand.figure_of(table, 3))
    draft = table.draft
    assert draft is not None
    seated.click(whistle(plan, table.match.state).center)
    assert table.draft == draft


# cards


def test_two_green_cards_move_all_three_and_t_changes_between_both(seated: Seated) -> None:
    table = seated.sit()
    state = seated.put(START, "sue sue hal_1 hal_2 deb_2 deb_3 guard guards")
    seated.press(pygame.K_1)
    first = table.draft
    seated.press(pygame.K_t)
    assert (len(first.cards), len(table.draft.cards)) == (1, 2)
    seated.press(pygame.K_t)
    assert table.draft == first
    seated.click(seated.card("sue", 1))
    seated.click(seated.on(SPACE, state.places.right + 1))
    assert table.match.moves[-1] == Trio(1)
    assert len(table.match.state.stage) == 2


def test_a_card_that_is_chosen_is_enlarged_no_longer(seated: Seated) -> None:
    """It would cover the spaces that light up."""
    table = seated.sit()
    seated.put(START, "sue sue hal_1 hal_2 deb_2 deb_3 guard guards")
    pointer = table.input.pointer
    for seconds in (0.0, 1.0):
        seated.motion((4, 300))
        seated.motion(tuple(map(round, seated.card("hal_1"))))  # type: ignore[arg-type]
        seated.heard()
        seated.stack.update(seconds)
        seated.stack.update(seconds)
    assert pointer.enlarged is not None
    seated.click(seated.card("hal_1"))
    seated.stack.update(3.0)
    assert isinstance(table.draft, Holding)
    assert pointer.enlarged is None


def test_with_all_three_a_space_two_can_reach_is_where_esme_goes(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "sue sue hal_1 hal_2 deb_2 deb_3 guard guards")
    for space, by in ((1, 1), (-1, -1)):  # there a guard would come, if she went the other way
        seated.press(pygame.K_1)
        seated.press(pygame.K_t)
        seated.click(seated.on(SPACE, space))
        assert table.match.moves[-1] == Trio(by)
        seated.press(pygame.K_u)


def test_half_of_a_grey_card_can_be_given_back_and_ends_no_turn(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "guards sue hal_1 hal_2 deb_2 deb_3 guard guard")
    seated.click(seated.card("guards"))
    seated.click(seated.on(SPACE, -3))
    assert isinstance(table.draft, Holding)
    assert table.draft.half is not None
    seated.press(pygame.K_e)
    assert (seated.warned, table.match.moves) == ("first_back", [])
    seated.press(pygame.K_ESCAPE)
    assert isinstance(table.draft, Holding)
    assert table.draft.half is None


def test_what_is_alone_possible_is_played_by_a_double_click(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -4, 4, 1, -1), "guards_to_sue sue hal_1 hal_2 deb_2 deb_3 guard guard")
    spot = seated.card("guards_to_sue")
    seated.click(spot)
    seated.click(spot)
    assert table.match.state.places[1:3] == (-1, 1)


def test_the_wrong_door_is_warned_of_until_the_same_is_done_again_at_once(seated: Seated) -> None:
    table = seated.sit()
    seated.put((-6, -8, 0, 1, 2), "sue hal_1 hal_2 deb_2 deb_3 guard guard guards")
    door = seated.on(SPACE, -7)
    seated.click(seated.card("sue"))
    seated.click(door)
    assert (seated.warned, table.match.moves) == ("wrong_door", [])
    seated.click(seated.on(SPACE, 3))  # something else comes in between
    seated.click(door)
    assert (seated.warned, table.match.moves) == ("wrong_door", [])
    seated.click(door)
    assert table.match.to_act is None
    assert table.match.state.winner == 0


# what can't be


@pytest.mark.parametrize(
    ("places", "done", "reason"),
    [
        (START, ("sue", 1), None),
        ((0, -1, 1, 1, -1), ("sue", 1), "rope"),
        (START, ("hal_2", 2), "lit_only"),
        ((0, -1, 1, 1, -1), ("guards_to_sue", 1), "beside"),
        ((0, -2, 2, 1, 0), ("deb_to_manhole", 0), "at_manhole"),
    ],
)
def test_a_click_that_is_not_lit_tells_why(
    seated: Seated, places: Sequence[int], done: tuple[str, int], reason: str | None
) -> None:
    table = seated.sit()
    seated.put(places, "sue hal_2 guards_to_sue deb_to_manhole guard guard deb_2 deb_3")
    seated.click(seated.card(done[0]))
    seated.click(seated.on(SPACE, done[1]))
    assert (seated.warned, len(table.match.moves)) == (reason, int(reason is None))


def test_every_button_that_can_do_nothing_tells_why(seated: Seated) -> None:
    table = seated.sit()
    seated.put((1, -2, 2, 1, -1), "sue hal_2 guards_to_sue deb_to_manhole guard guard deb_2 deb_3")
    seated.click(seated.on(END))
    assert seated.warned == "nothing_yet"
    seated.click(seated.on(LURE))
    assert seated.warned == "lure_none"
    seated.click(seated.card("guard"))
    seated.click(seated.on(SPACE, -3))
    for button in (LURE, DISCARD):
        seated.click(seated.on(button))
        assert seated.warned == "first_back"
    seated.click(seated.card("sue"))
    assert seated.warned == "one_colour"
    assert table.draft is None


def test_fizz_and_figures_nobody_can_move_say_so(seated: Seated) -> None:
    seated.sit()
    state = seated.put(START, "sue sue sue sue sue sue sue sue")
    plan = by_hand.setting_of(seated.table).plan
    x, y = plan.lane_feet(state.charlie)
    seated.click((x, y - plan.px(30)))
    assert seated.warned == "fizz"
    seated.click(by_hand.figure_of(seated.table, 4))
    assert seated.warned == "nothing_moves"


# two people


def test_hands_show_their_backs_from_the_end_of_a_turn_until_the_curtain_opens(
    seated: Seated,
) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    seated.stack.update(1.0)
    _open(seated)
    for _ in range(2):
        seat = table.match.to_act
        assert table.eyes.viewer == seat
        assert by_hand.setting_of(table).plan.right == seat, "one's own club is on the right"
        seated.press(pygame.K_d)
        seated.press(pygame.K_1)
        seated.press(pygame.K_e)
        assert table.match.moves[-1] == End()
        assert table.eyes.viewer is None
        assert not any(_open_hands(table))
        for _ in range(20):
            seated.stack.update(0.4)
        assert isinstance(seated.stack.top, Curtain)
        assert not any(_open_hands(table))
        _open(seated)


def _open(seated: Seated) -> None:
    assert isinstance(seated.stack.top, Curtain)
    seated.stack.update(1.0)
    seated.press(pygame.K_RETURN)
    seated.stack.update(1.0)


def _open_hands(table: AnyTable) -> Iterator[bool]:
    """Of each card of a hand, whether its face is seen."""
    held = {card for hand in table.match.state.hands for card in hand}
    for key, actor in table.show.stage.actors.items():
        if key[0] == "card" and key[1] in held:
            yield actor.pose.face


def test_a_dragged_card_that_means_nothing_goes_home(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "sue hal_2 guards_to_sue deb_to_manhole guard guard deb_2 deb_3")
    seated.drag(seated.card("sue"), table.ground.bar.center)
    assert (table.match.moves, table.draft, seated.warned) == ([], None, None)
    seated.drag(seated.card("sue"), seated.on(PLAYED))
    assert table.match.moves == [Discard("sue")]


def test_the_last_turn_of_the_other_side_is_seen_again_as_often_as_wanted(seated: Seated) -> None:
    table = seated.sit()
    seated.put(START, "sue hal_2 guards_to_sue deb_to_manhole guard guard deb_2 deb_3")
    seated.press(pygame.K_r)
    assert seated.warned == "nothing_to_watch"
    seated.drag(seated.card("sue"), seated.on(PLAYED))
    seated.press(pygame.K_e)
    seated.rest(table)
    table.props.settings.speed = "normal"
    state, lines = table.match.state, list(table.log.lines)
    poses = {key: actor.goal for key, actor in table.show.stage.actors.items()}
    for _ in range(2):
        seated.press(pygame.K_r)
        assert (table.show.idle, table.human) == (False, None)
        for _ in range(300):
            seated.stack.update(0.1)
        assert table.human is not None
        assert (table.match.state, table.log.lines) == (state, lines)
        assert {key: actor.goal for key, actor in table.show.stage.actors.items()} == poses
    table.props.settings.speed = "instant"


def test_a_window_that_is_left_covers_the_hand_until_its_owner_is_back(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    seated.stack.update(1.0)
    _open(seated)
    seat = table.match.to_act
    seated.press(pygame.K_1)
    draft = table.draft
    assert any(_open_hands(table))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.heard()
    assert not any(_open_hands(table))
    seated.stack.update(1.0)
    _open(seated)
    assert (table.eyes.viewer, table.draft) == (seat, draft)
    assert any(_open_hands(table))


def test_the_log_over_the_sky_has_room_for_four_lines(seated: Seated) -> None:
    table = seated.sit()
    for _ in range(3):
        seated.press(pygame.K_d)
        seated.click(seated.card(by_hand.rules_of(table)[0].ids[min(_own(table))]))
        seated.press(pygame.K_e)
        seated.rest(table)
    seated.press(pygame.K_l)
    seated.stack.draw(seated.canvas)
    room = table.notes.rooms(table.match.to_act, (), log=True).log
    rows = table.notes._page._rows_shown
    assert room is not None
    assert len(rows) == 4 < len(table.log.lines)
    assert rows[0][0] is table.log.lines[-1]
    assert rows[0][1].bottom - rows[-1][1].top < room.height
    seated.press(pygame.K_l)


def _own(table: AnyTable) -> tuple[int, ...]:
    state = table.match.state
    return tuple(state.hands[state.turn])
