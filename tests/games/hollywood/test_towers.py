"""How cards stand in panels: as large as they can, nothing hidden, coins that add up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, pairwise
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.bots.bot import decide
from hollywood.core.game import play
from hollywood.games.hollywood.rules.state import State
from hollywood.games.hollywood.table.coins import coins
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.layout import towers_of
from hollywood.games.hollywood.table.towers import LEAST, TALL, Towers, divided, stacked, towers
from hollywood.ui.app.screen import Screen

from ...harness.positions import DECK, KIT, hollywood

GAME = hollywood()
SCREENS = [Screen(1024, 576), Screen(1280, 720), Screen(1920, 1080), Screen(2560, 1080)]
MATCHES = 6
FRONT = 0.58  # of a card's width: what is seen of a card that points lie on
SMALLEST = (81, 81, 70, 59)  # widths of cards at 1280x720, by round
USUAL = (100, 100, 93, 74)


@cache
def matches(seats: int) -> tuple[State, ...]:
    """Every position of some matches that a quick bot plays with itself."""
    return tuple(chain.from_iterable(match(seats, seed) for seed in range(MATCHES)))


def match(seats: int, seed: int) -> Iterator[State]:
    state, chance = GAME.start(seats, seed), random.Random(seed)
    bot = KIT.bots["greedy"]()
    while GAME.to_act(state) is not None:
        yield state
        state, _ = play(GAME, state, decide(bot, GAME, state, chance))
    yield state


@pytest.mark.parametrize("seats", [3, 4])
def test_the_coins_of_a_panel_add_up_to_its_disc(seats: int) -> None:
    for state in matches(seats):
        for seat, total in enumerate(GAME.scores(state)):
            lying = dict(coins(GAME.score(state, seat)))
            assert sum(coin.points for coin in lying.values()) == total
            rings = [card for card, coin in lying.items() if not coin.banked]
            assert len(rings) <= 1
            assert all(any(card in films for films in state.projects_of(seat)) for card in rings)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: f"{s.width}x{s.height}")
@pytest.mark.parametrize("seats", [3, 4])
def test_badge_and_laurel_of_every_card_are_seen(seats: int, screen: Screen) -> None:
    places = Places(screen, DECK.columns, seats)
    for state in matches(seats):
        for seat, panel in enumerate(places.panels):
            standing = towers_of(state, seat, panel)
            check_seen(standing)
            inside = panel.shelf.rect.inflate(2, 2)
            for x, y in standing.cards.values():
                half = standing.width / 2
                assert inside.left <= x - half <= x + half <= inside.right
                assert inside.top <= y - half * TALL <= y + half * TALL <= inside.bottom
            fronts = [card for card, coin in coins(GAME.score(state, seat)) if coin.banked]
            assert all(shown(standing, card) >= FRONT * standing.width - 1 for card in fronts)


def check_seen(standing: Towers) -> None:
    """Cards beside one another do not touch; of one behind another enough is seen."""
    for (x, y), (other_x, other_y) in combinations(standing.cards.values(), 2):
        beside = abs(x - other_x) >= standing.width
        assert beside or other_y - y >= LEAST * standing.width - 1


def shown(standing: Towers, card: int) -> float:
    """How much of a card is seen, from its top."""
    x, y = standing.cards[card]
    below = (other_y - y for other_x, other_y in standing.cards.values() if other_x == x)
    return min((by for by in below if by > 0), default=TALL * standing.width)


def test_cards_in_panels_are_large_enough_to_be_looked_at() -> None:
    places = Places(Screen(1280, 720), DECK.columns, 4)
    widths: dict[int, list[int]] = {number: [] for number in range(4)}
    for state in matches(4):
        for seat, panel in enumerate(places.panels):
            widths[min(state.round, 3)].append(towers_of(state, seat, panel).width)
    for number, found in widths.items():
        assert min(found) >= SMALLEST[number]
        assert median(found) >= USUAL[number]


SHELF = Places(Screen(1280, 720), DECK.columns, 4).panels[0].shelf
sizes = st.lists(st.integers(1, 6), max_size=6)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 5), min_size=3, max_size=3), sizes)
def test_whatever_a_seat_owns_stands_on_its_shelf(projects: list[int], released: list[int]) -> None:
    numbers = iter(range(1000))
    films = [[next(numbers) for _ in range(many)] for many in projects]
    entries = [[next(numbers) for _ in range(many)] for many in released]
    standing = towers(films, entries, SHELF)
    check_seen(standing)
    assert len(standing.cards) == sum(projects) + sum(released)
    assert len(standing.awaited) == projects.count(0) + (not released)
    (_, last), (first, _) = standing.groups
    assert first - last >= 14 * SHELF.unit - 1
    assert min(place.width for _, place in standing.awaited) >= 21 if standing.awaited else True


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, 5), min_size=1, max_size=7), st.integers(1, 7))
def test_columns_are_cut_so_that_the_highest_is_lowest(entries: list[int], columns: int) -> None:
    columns = min(columns, len(entries))
    split = divided(tuple(entries), columns)
    assert [*chain.from_iterable(split)] == entries
    assert len(split) == columns
    highest = max(stacked(column, LEAST) for column in split)
    for cuts in combinations(range(1, len(entries)), columns - 1):
        other = [entries[a:b] for a, b in pairwise((0, *cuts, len(entries)))]
        assert highest <= max(stacked(column, LEAST) for column in other)
