"""What the coach advises can be done, and every reason is true by the rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hollywood.bots.advice import Advice
from hollywood.bots.bot import decide, finished
from hollywood.core.game import Event
from hollywood.games.paperback.bots.coach import advise
from hollywood.games.paperback.bots.missed import missed
from hollywood.games.paperback.rules.buying import price
from hollywood.games.paperback.rules.events import CommonEarned
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move, Spell
from hollywood.games.paperback.rules.scores import fame
from hollywood.games.paperback.rules.state import State

from .positions import deck, paperback
from .test_players import cast, lexicon, player


def advised(game: Paperback, state: State) -> list[Advice[Move]]:
    return finished(advise(cast(), game, state, random.Random(1)))


def positions(seed: int, every: int = 7) -> Iterator[tuple[Paperback, State]]:
    """Decisions of a match, each with its game."""
    game = Paperback(deck(), lexicon("en"))
    state, chance = game.start(2 + seed % 3, seed), random.Random(seed)
    number = 0
    while (seat := game.to_act(state)) is not None:
        if number % every == 0:
            yield game, state.copy()
        number += 1
        game.apply(state, decide(player(("director", "lead")[seat % 2]), game, state, chance))


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in (1, 2))])
def test_advice_is_legal_and_its_reasons_are_true(seed: int) -> None:
    for game, state in positions(seed):
        found = advised(game, state)
        assert found
        for advice in found:
            after, events = state.copy(), list[Event]()
            for move in (advice.move, *advice.then):
                assert game.illegal(after, move) is None
                game.apply(after, move, events.append)
            assert 0 <= advice.win <= 1
            assert sum(advice.places) == pytest.approx(1)
            check(game, state, advice, after, events)


def check(
    game: Paperback, before: State, advice: Advice[Move], after: State, events: list[Event]
) -> None:
    """The reason, by the rules alone."""
    kind, slots = advice.reason.id.removeprefix("paperback.reason."), dict(advice.reason.slots)
    seat = before.turn
    gained = fame(after, game.table, seat) - fame(before, game.table, seat)
    match kind.removesuffix(".one").removesuffix(".other"):
        case "library":
            assert any(isinstance(event, CommonEarned) for event in events)
            assert gained == slots["fame"]
        case "book":
            titled = [card for pile in before.fame for card in pile[-1:]]
            money = dict(advice.words.slots)["cents"]
            assert slots["cents"] == money
            assert any(price(before, game.table, card) <= int(str(money)) for card in titled)
        case "most":
            assert isinstance(advice.move, Spell)
            told = finished(missed(game, before, advice.move.laid))
            assert told is not None
            assert told.common.cents <= int(str(slots["count"]))
        case "draws":
            assert after.tally.draw >= int(str(slots["count"])) or after.step == "choose"
        case "ends_ahead":
            assert after.step == "over"
            assert seat in game.standing(after).winners
            assert slots["own"] == fame(after, game.table, seat)
        case "last_turn":
            assert after.step == "over"
            assert gained == slots["count"]
        case "sold_out":
            assert sum(map(bool, after.fame)) < sum(map(bool, before.fame))
            assert gained == slots["count"]
        case "fame":
            assert gained == slots["count"]
        case "small_deck":
            assert after.owned[seat] == before.owned[seat] or after.trash != before.trash
        case "points":
            new = set(after.owned[seat]) - set(before.owned[seat])
            assert sum(game.table.faces[card].points for card in new) == slots["count"]


def test_the_best_word_comes_first_and_the_chance_is_told() -> None:
    _, (game, state), *_ = [(0, 0), *positions(1)]
    best, *others = advised(game, state)
    assert best.points is not None
    assert not best.sealed
    assert len(others) == 2


def test_a_hand_without_a_word_is_passed() -> None:
    game = paperback(["zzzzzzzzz"])
    (only,) = advised(game, game.start(2, 1))
    assert only.words.id == "paperback.hint.pass"
    assert only.reason.id == "paperback.reason.no_word"


@pytest.mark.parametrize("play", ["at_once", "together"])
def test_where_nothing_can_be_foreseen_no_chances_are_told(play: str) -> None:
    game = Paperback(deck(), lexicon("en"), deck().presets["standard"])
    game = Paperback(deck(), lexicon("en"), replace(game.options, play=play))  # type: ignore[arg-type]
    state, chance = game.start(2, 1), random.Random(1)
    for _ in range(40):
        found = advised(game, state)
        assert all(advice.sealed for advice in found)
        assert game.illegal(state, found[0].move) is None
        seat = game.to_act(state)
        if seat is None:
            break
        game.apply(state, decide(player("extra"), game, state, chance))
