"""How bots of Paperback think: fairly, politely, in small steps, and ahead of their turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hollywood.bots.bot import chance_at, decide, preparation, thought
from hollywood.bots.race import Runner
from hollywood.core.game import imagine
from hollywood.games.paperback.bots.cast import Fondness
from hollywood.games.paperback.bots.foresight import Foresight, is_clear
from hollywood.games.paperback.bots.income import features
from hollywood.games.paperback.bots.packed import World, dealt_anew, packed, shares
from hollywood.games.paperback.bots.values import Prices
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.moves import Spell
from hollywood.games.paperback.rules.state import State

from .positions import deck
from .test_players import cast, lexicon, player

TRUTHS = 8
GAME = Paperback(deck(), lexicon("en"))


def positions(seed: int, every: int) -> Iterator[State]:
    """Decisions of a match."""
    state, chance, number = GAME.start(3, seed), random.Random(seed), 0
    while GAME.to_act(state) is not None:
        number += 1
        if number % every == 0:
            yield state.copy()
        GAME.apply(state, decide(player("director"), GAME, state, chance))


@pytest.mark.parametrize("role", ["extra", "director", "mogul"])
def test_whatever_the_others_hold_the_choice_is_the_same(role: str) -> None:
    for number, state in enumerate(positions(5, 19)):
        seat = GAME.to_act(state)
        assert seat is not None
        chances = [random.Random(truth) for truth in range(TRUTHS)]
        truths = [imagine(GAME, state, seat, chance) for chance in chances]
        made = {decide(player(role), GAME, t, chance_at(5, number, seat)) for t in truths}
        assert len(made) == 1


def test_what_is_thought_of_ahead_changes_nothing() -> None:
    state = GAME.start(2, 8)
    waiting = 1 - state.turn
    ready, other = player("mogul"), player("mogul")
    for _ in preparation(ready, GAME, state, waiting, random.Random(1)):
        pass
    chance = random.Random(2)
    while GAME.to_act(state) != waiting:
        GAME.apply(state, decide(player("director"), GAME, state, chance))
    longer = sum(1 for _ in thought(other, GAME, state, random.Random(3)))
    shorter = sum(1 for _ in thought(ready, GAME, state, random.Random(3)))
    assert shorter < longer
    one, two = (decide(bot, GAME, state, random.Random(3)) for bot in (ready, other))
    assert one == two


def test_a_thought_that_is_stopped_has_a_move() -> None:
    for state in positions(6, 23):
        for move in thought(player("mogul"), GAME, state, random.Random(1)):
            assert move is None or GAME.illegal(state, move) is None


def test_a_thought_that_is_stopped_at_once_spells_a_word_all_the_same() -> None:
    state = GAME.start(2, 8)
    words = [move for move in GAME.moves(state) if isinstance(move, Spell)]
    assert words
    begun = thought(player("mogul"), GAME, state, random.Random(1))
    assert next(begun) in words


def test_words_that_are_not_said_are_not_spelled() -> None:
    words = lexicon("en").commonest
    unsaid = words[:4_000:2]
    game = Paperback(deck(), Lexicon(words, words, unsaid=unsaid))
    state, chance = game.start(2, 3), random.Random(3)
    while game.to_act(state) is not None and state.number < 16:
        role = ("extra", "director")[state.turn]
        game.apply(state, decide(player(role), game, state, chance))
    assert state.spelled
    assert not {text for _, text in state.spelled} & set(unsaid)


# matches without words


def test_all_cards_are_still_there_when_a_match_is_played_out() -> None:
    foresight = _foresight()
    for number, state in enumerate(positions(7, 40)):
        if state.step != "buy":
            continue
        world = dealt_anew(foresight.root(state), state.turn, random.Random(number))
        before = _count(world)
        foresight.simulation.end_turn(world, 0)
        foresight.simulation.play_out(world)
        assert _count(world) <= before
        assert sum(shares(world)) == pytest.approx(1)
        assert sum(not pile for pile in world.books) >= 2 or not world.commons


def _count(world: World) -> int:
    parts = [*world.decks, *world.hands, *world.discards, *world.piles, *world.books]
    fronts = [card for card in world.fronts if card >= 0]
    return sum(map(len, parts)) + len(fronts) + len(world.commons)


def test_what_a_hand_earns_is_estimated_by_the_weights_of_the_file() -> None:
    income, estimates = cast().incomes["en"], _foresight().simulation.estimates
    for seed in range(60):
        state = GAME.start(2, seed)
        hand = random.Random(seed).sample(range(len(GAME.table.faces)), 6)
        seen = features([GAME.table.faces[card] for card in hand], library=True)
        cents, length, _ = estimates.of(hand, True)
        assert cents == pytest.approx(_sum(income.cents, seen))
        assert length == pytest.approx(_sum(income.length, seen))
        assert packed(state, GAME.table).fame == [5, 5]


def test_the_same_luck_brings_the_same_hands() -> None:
    state = GAME.start(2, 4)
    dealt = dealt_anew(packed(state, GAME.table), state.turn, random.Random(1))
    one, two = dealt.copy(), dealt.copy()
    for world in (one, two):
        _foresight().simulation.play_out(world)
    assert one == two
    other = dealt_anew(packed(state, GAME.table), state.turn, random.Random(2))
    assert other.luck != dealt.luck


def _sum(weights: tuple[int, ...], seen: list[float]) -> float:
    return sum(w * x for w, x in zip(weights, seen, strict=True)) / 1000


def _foresight() -> Foresight:
    _, plan, taste = cast().role("mogul")
    return Foresight.of(GAME.table, cast().incomes["en"], Prices(GAME.table, plan, taste))


def test_a_plan_says_which_cards_are_worth_more() -> None:
    _, plan, taste = cast().role("director")
    prices = Prices(GAME.table, plan, taste)
    dear, cheap = (GAME.table.by_name[name][0] for name in ("e10", "d3"))
    assert prices.of(dear, 10, 10) > prices.of(cheap, 10, 10)
    best = GAME.table.by_name["*17"][0]
    assert prices.of(best, 1, 20) > prices.of(best, 12, 20) > 0
    fond = Prices(GAME.table, plan, replace(taste, books=50))
    assert fond.of(best, 1, 20) > prices.of(best, 1, 20)


@pytest.mark.parametrize(
    ("character", "liked"), [("opportunist", "er4"), ("accountant", "t5"), ("accountant", "s5")]
)
def test_a_character_likes_some_cards_better(character: str, liked: str) -> None:
    _, plan, plain = cast().role("director")
    _, _, taste = cast().role(f"director_{character}")
    usual, fond = (Prices(GAME.table, plan, each) for each in (plain, taste))
    card, other = (GAME.table.by_name[name][0] for name in (liked, "d3"))
    assert fond.of(card, 10, 15) > 1.1 * usual.of(card, 10, 15)
    assert fond.of(other, 10, 15) <= usual.of(other, 10, 15)


def test_what_a_character_is_fond_of_counts_where_matches_are_played_out() -> None:
    """It is weighed against the same worlds; a plan has no say there."""
    _, plan, taste = cast().role("mogul")
    plain, fond = (
        Foresight.of(GAME.table, cast().incomes["en"], Prices(GAME.table, plan, each))
        for each in (taste, replace(taste, fond=Fondness(pairs=25)))
    )
    seen = 0
    for state in positions(7, 60):
        choices = plain.candidates(state) if state.step == "buy" else []
        pairs = [sum(GAME.table.faces[x.card].kind == "pair" for x in each) for each in choices]
        if any(pairs):
            seen += 1
            usual, liked = (
                {each.choice: each.mean for each in next(foresight.raced(state, choices, 1))}
                for foresight in (plain, fond)
            )
            more = [liked[choice] - usual[choice] for choice in range(len(choices))]
            assert more == pytest.approx([0.025 * count for count in pairs])
    assert seen


def test_who_is_far_ahead_is_clear_after_some_worlds() -> None:
    even = [float(world % 2) for world in range(24)]
    ahead, level = Runner(0, 0, [1.0] * 24), Runner(1, 0, even)
    assert is_clear([ahead, level])
    assert not is_clear([level, Runner(2, 0, even[::-1])])
    assert not is_clear([replace(ahead, worths=[1.0] * 23), replace(level, worths=even[:23])])
    assert is_clear([ahead])
