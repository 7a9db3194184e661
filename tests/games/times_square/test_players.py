"""Players of Times Square: whole turns, kept to; no peeping; every level and every character."""

from __future__ import annotations

import random
from dataclasses import astuple, replace

import pytest

from hollywood import paths
from hollywood.bots.bot import decide
from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES
from hollywood.core.game import imagine
from hollywood.files import read_file
from hollywood.games.times_square import GAME as IN_BOX
from hollywood.games.times_square.bots.beginning import beginning
from hollywood.games.times_square.bots.net import WON, chance
from hollywood.games.times_square.bots.packed import Packed
from hollywood.games.times_square.bots.player import Player
from hollywood.games.times_square.bots.samples import Samples
from hollywood.games.times_square.bots.turns import turns
from hollywood.games.times_square.bots.value import faced
from hollywood.games.times_square.bots.world import (
    Choice,
    Judge,
    count,
)
from hollywood.games.times_square.kit import TimesSquareKit
from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.state import End, Move, State

from .positions import at, times_square
from .test_bots import positions

KIT = IN_BOX.open()
GAME = times_square()
assert KIT.net is not None
JUDGE = Judge(GAME, KIT.net)
QUICK = ["extra", "understudy", "lead", "director"]
WAYS = [{}, {"red_cards": "deb_first"}, {"manhole_leads": "off", "wrong_door": "forbidden"}]


def player(role: str, worlds: int | None = None) -> Player:
    """Somebody of the cast, perhaps made to think less."""
    level, taste = KIT.cast.role(role)
    if worlds is not None:
        level = replace(level, worlds=min(level.worlds, worlds))
    return Player(level, KIT.net, taste)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_turns_in_numbers_are_those_of_the_rules(way: dict[str, str]) -> None:
    game = times_square(**way)
    packed = Packed(game)
    for state in positions(60):
        hand = packed.hand(game.ids[card] for card in state.hands[state.turn])
        stand = JUDGE.world(state).stand
        played = {(end, used, False) for end, used in packed.turns(stand, hand)}
        lured = {(end, 0, True) for end in packed.lures(stand)}
        assert played | lured == {
            (tuple(faced(t.places, state.turn)), hand - packed.hand(t.hand), t.lured)
            for t in turns(game, state)
        }


def test_a_turn_ends_in_numbers_as_it_does_by_the_rules() -> None:
    """Shuffles aside, which are chance."""
    for state in positions(150):
        chance_of_turn = random.Random(state.number)
        for turn in chance_of_turn.sample(turns(GAME, state), 3):
            seat, after, world = state.turn, state.copy(), JUDGE.world(state)
            for move in turn.moves:
                GAME.apply(after, move)
            sue, left, right, hal, deb = faced(turn.places, seat)
            stand = (sue, left, right, hal, deb)
            used = world.hand - JUDGE.packed.hand(turn.hand)
            result = world.end(Choice(0, stand, used, turn.lured), chance_of_turn)
            if after.winner is None:
                GAME.apply(after, End())
            assert result == {None: None, seat: 1.0, 1 - seat: 0.0, -1: 0.5}[after.winner]
            if result is None and after.passes == state.passes:
                world.played.sort()
                there = JUDGE.world(after)
                assert world == replace(there, played=sorted(there.played))


def made(role: str, game: TimesSquare, state: State, rng: random.Random) -> list[Move]:
    """The moves of one turn, each asked of a bot made anew."""
    seat, number, moves = state.turn, state.number, list[Move]()
    while game.to_act(state) == seat and state.number == number:
        move = decide(player(role, 4), game, state, rng)
        assert game.illegal(state, move) is None
        game.apply(state, move)
        moves.append(move)
    return moves


@pytest.mark.parametrize("role", ["extra", "director", "mogul_wildcard"])
def test_a_turn_is_played_as_it_was_planned_whoever_remembers_it(role: str) -> None:
    """Loaded, taken back or asked by another chance: the same turn."""
    for number, state in enumerate(positions(12)):
        again, bot, seat = state.copy(), player(role, 4), state.turn
        moves = made(role, GAME, state, random.Random(number))
        for move in moves:
            assert decide(bot, GAME, again, random.Random(7)) == move
            GAME.apply(again, move)
        assert again.winner is not None or again.turn != seat


def test_the_beginning_of_a_turn_is_found_again() -> None:
    for state in positions(40):
        for turn in turns(GAME, state)[::9]:
            here = state.copy()
            for move in turn.moves:
                if here.winner is None:
                    GAME.apply(here, move)
                    began = beginning(here)
                    assert began.places == state.places
                    assert sorted(began.hands[state.turn]) == sorted(state.hands[state.turn])
                    assert len(began.steps) == len(began.stage) == 0


def test_a_turn_that_somebody_else_began_is_brought_to_an_end() -> None:
    for number, state in enumerate(positions(30)):
        rng, seat = random.Random(number), state.turn
        GAME.apply(state, rng.choice(GAME.moves(state)))
        if state.winner is None:
            made("director", GAME, state, rng)
            assert state.winner is not None or state.turn != seat


@pytest.mark.parametrize("role", [*LEVELS, *(f"lead_{each}" for each in CHARACTERS)])
def test_twenty_truths_that_look_the_same_get_one_choice(role: str) -> None:
    for state in positions(3):
        truths = [imagine(GAME, state, state.turn, random.Random(i)) for i in range(20)]
        chosen = {decide(player(role, 2), GAME, truth, random.Random(9)) for truth in truths}
        assert len(chosen) == 1


def test_a_player_can_be_stopped_with_its_best_move_so_far() -> None:
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    state = next(positions(1))
    move = decide(player("mogul"), GAME, state, random.Random(1), enough)
    assert len(asked) == 3
    assert GAME.illegal(state, move) is None


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_matches_are_played_to_their_end_in_every_way_to_play(way: dict[str, str]) -> None:
    game = times_square(**way)
    state, bots = game.start(2, 5), [player("mogul_hoarder", 1), player("extra_wildcard")]
    while (seat := game.to_act(state)) is not None:
        move = decide(bots[seat], game, state, random.Random(1))
        assert game.illegal(state, move) is None
        game.apply(state, move)


def test_a_street_the_net_does_not_know_is_played_greedily() -> None:
    kit = TimesSquareKit(replace(KIT.deck, spaces=10), KIT.cast, KIT.learnt, KIT.both_hands)
    game = kit.game(kit.presets["standard"])
    state = game.start(2, 1)
    assert game.illegal(state, decide(kit.bots["mogul"](), game, state, random.Random(1))) is None


def wins(state: State) -> bool:
    """Whether any order of any cards of one colour, or a lure, wins: tried move by move."""
    seat, known, ahead = state.turn, set[object](), [state]
    while ahead:
        here = ahead.pop()
        for move in GAME.moves(here):
            after = here.copy()
            GAME.apply(after, move)
            if after.winner == seat:
                return True
            key = (after.places, tuple(sorted(after.hands[seat])), after.led)
            going_on = after.winner is None and after.turn == seat and not after.discarded
            if going_on and key not in known:
                known.add(key)
                ahead.append(after)
    return False


def check_wins(count: int) -> None:
    """Whoever can win does, at every level; nobody else is said to."""
    winnable = 0
    for number, state in enumerate(positions(count)):
        can = wins(state)
        winnable += can
        bot, seat = player(["mogul", "extra", "lead_wildcard"][number % 3], 1), state.turn
        if can:
            while state.winner is None and state.turn == seat:
                GAME.apply(state, decide(bot, GAME, state, random.Random(number)))
            assert state.winner == seat
        else:
            world = JUDGE.world(state)
            assert world.best().odds < WON
    assert winnable > count // 30


def test_a_win_in_this_turn_is_always_found() -> None:
    check_wins(150)


@pytest.mark.soak
def test_a_win_in_this_turn_is_always_found_in_2000_positions() -> None:
    check_wins(2000)


def test_who_has_played_a_colour_is_thought_to_have_hardly_more_of_it() -> None:
    state = at(GAME, (0, -2, 2, 1, -1), "sue sue sue hal_2 hal_2 hal_2 guard guard")
    for move in ("sue +1", "end"):
        GAME.apply(state, GAME.read(move))
    green, samples = JUDGE.packed.colour("sue"), Samples(JUDGE, state, "likely")
    worlds = [samples._imagined(random.Random(number)) for number in range(80)]
    state.last = None
    others = [samples._imagined(random.Random(number)) for number in range(80)]
    sues = [sum(count(world.other & green) for world in each) for each in (worlds, others)]
    assert sues[0] < sues[1] / 2
    assert {world.other + sum(world.supply) for world in worlds + others} == {
        others[0].other + sum(others[0].supply)
    }


def test_characters_choose_differently_in_the_same_positions() -> None:
    """They make no errors here: all the difference is taste."""
    level, chosen = KIT.cast.levels["director"], dict[str, list[Move]]()
    for each in CHARACTERS:
        taste = replace(KIT.cast.characters[each], whim=0)
        bot = Player(replace(level, slack=0, candidates=1), KIT.net, taste)
        chosen[each] = [decide(bot, GAME, s, random.Random(1)) for s in positions(70)]
    for one, other in [("opportunist", "hoarder"), ("stargazer", "opportunist")]:
        differing = sum(a != b for a, b in zip(chosen[one], chosen[other], strict=True))
        assert differing >= 6, f"{one} plays like {other}"


def test_the_levels_are_documented_as_they_are() -> None:
    text = read_file(paths.root() / "docs" / "bots.md")
    for name, level in KIT.cast.levels.items():
        assert f"| `{name}` | {' | '.join(map(str, astuple(level)))} |\n" in text


def test_every_role_is_in_the_kit() -> None:
    assert set(ROLES.every) | {"random", "greedy"} == set(KIT.bots)
    assert chance(0) == 0.5
    assert set(KIT.cast.characters) == set(CHARACTERS)
    assert at(GAME).winner is None
