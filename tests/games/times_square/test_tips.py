"""Tips of Times Square: true where they are given."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from hollywood.bots.tips import Tip
from hollywood.core.match import Match
from hollywood.core.message import say
from hollywood.games.times_square.bots.tips import TimesSquareTips
from hollywood.games.times_square.rules.state import Discard, End, Lure, Move, State
from hollywood.games.times_square.rules.street import FIGURES, lamps

from .positions import A, at, times_square

MATCHES = 6  # 200 were tried
TIPS = TimesSquareTips()
GAME = times_square()


def told(state: State) -> dict[str, Tip]:
    return {tip.id: tip for tip in TIPS.now(GAME, state, state.turn)}


def after(state: State, *moves: Move) -> State:
    match: Match[State, Move] = Match(GAME, state, practice=True)
    for move in moves:
        match.play(move)
    return match.state


def plays(state: State) -> Sequence[Move]:
    return [move for move in GAME.moves(state) if not isinstance(move, Discard | End)]


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_tip_is_true(seed: int) -> None:
    chance = random.Random(seed)
    match: Match[State, Move] = Match(GAME, GAME.start(2, seed))
    while match.to_act is not None:
        state = match.state
        for id, tip in told(state).items():
            assert is_true(state, id, tip), (id, state)
        match.play(chance.choice(GAME.moves(state)))


def is_true(state: State, id: str, tip: Tip) -> bool:
    """By trying every move."""
    seat, ways = state.turn, plays(state)
    match id:
        case "home":
            return any(after(state, way).winner == seat for way in ways)
        case "lamp":
            words = [figure for figure in FIGURES if tip.words == lamp_of(figure)]
            lit = [lit_by(after(state, way), seat) for way in ways if goes(state, way, words[0])]
            return max(lit) > lit_by(state, seat)
        case "several":
            return bool(ways and state.stage)
        case "nothing":
            return not ways and bool(state.hands[seat])
        case "last_call":
            return state.passes == 1 and tip.words.slots == (("count", len(state.supply)),)
    kinds = {"lure": "Lure", "kiki": "Deb DebToManhole", "trio": "Trio"}
    return any(type(way).__name__ in kinds[id].split() for way in ways)


def lamp_of(figure: str) -> object:
    name = say(f"times_square.figure.{figure}")
    return say("times_square.tip.lamp", figure=name)


def lit_by(state: State, seat: int) -> int:
    return sum(lamps(GAME.street, state.places, seat))


def goes(state: State, way: Move, figure: str) -> bool:
    number = FIGURES.index(figure)
    return after(state, way).places[number] != state.places[number]


@pytest.mark.parametrize(
    ("id", "places", "hand", "move"),
    [
        ("home", (6, -2, 8, 1, -1), "sue", "sue +1"),
        ("lamp", (0, -2, 2, 5, -1), "hal_2", "hal 2 +"),
        ("lure", (0, -2, 5, 4, -1), "guard", "lure sue"),
        ("kiki", (0, -2, 5, 1, 3), "deb_2", "deb 2 sue +"),
        ("trio", (0, -2, 2, 1, -1), "sue sue", "trio +1"),
        ("nothing", (0, -1, 1, 1, -1), "sue sue", "discard sue"),
    ],
)
def test_a_tip_is_given_and_known_once_it_was_used(
    id: str, places: Sequence[int], hand: str, move: str
) -> None:
    state = at(GAME, places, hand)
    if id == "nothing":
        state.hands[A] = state.hands[A][:1]
    assert id in told(state)
    made = GAME.read(move)
    assert TIPS.used(id, GAME, state, made, after(state, made))
    assert not TIPS.used(id, GAME, state, End(), state)


def test_more_cards_of_one_colour_are_told_of_after_the_first() -> None:
    state = at(GAME, hand="hal_1 hal_2")
    assert "several" not in told(state)
    later = after(state, GAME.read("hal 1 +"))
    assert "several" in told(later)
    assert TIPS.used("several", GAME, later, GAME.read("hal 2 +"), later)


def test_whoever_has_lured_is_told_nothing() -> None:
    state = at(GAME, (0, -2, 5, 4, -1), "guard")
    assert told(after(state, Lure("sue"))) == {}
