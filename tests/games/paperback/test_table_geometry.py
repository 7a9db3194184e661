"""Where everything at the table of Paperback has its place, at every size of the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from hollywood.games.paperback.table.geometry import Plan
from hollywood.games.paperback.table.upper_half import FRONT, PILES, TOP
from hollywood.ui.app.screen import Screen

USUAL = [(1024, 576), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
ODD = [(2560, 1080), (3440, 1440), (1280, 800), (1024, 768)]
SIZES = USUAL + ODD
AT_720 = {  # the design's rectangles
    "seats": (10, 48, 285, 142),
    "newsstand": (309, 50, 726, 283),
    "book": (1061, 50, 96, 134),
    "case": (1052, 45, 219, 295),
    "library": (16, 352, 92, 129),
    "track": (8, 486, 104, 44),
    "deck": (12, 556, 46, 64),
    "sheet": (118, 350, 908, 194),
    "blotter": (114, 547, 916, 169),
    "basket": (592, 557, 400, 149),
    "score": (1034, 352, 236, 358),
    "button": (1046, 658, 212, 42),
    "tool": (980, 561, 38, 38),
}


def regions(plan: Plan, seats: int) -> dict[str, pygame.Rect]:
    """All that never lies on something else."""
    above, own = plan.above, plan.own
    cards = {
        f"offer {pile} {row}": above.offer(pile, row)
        for pile in range(PILES)
        for row in (TOP, FRONT)
        if (pile, row) != (0, FRONT)
    }
    prizes = {f"prize {n}": above.prize(n) for n in (0, 1) if plan.prizes}
    words = {f"prize words {n}": above.prize_words(n) for n in (0, 1) if plan.prizes}
    log = {"log": plan.log} if plan.log else {}
    return (
        {f"seat {n}": above.seat(n, seats) for n in range(seats)}
        | cards | prizes | words | log
        | {
            "bar": plan.bar,
            "bin": above.bin,
            "bin count": above.bin_count,
            "case": above.case,
            "library": own.library,
            "track": own.track,
            "deck words": own.deck_words,
            "discard words": own.discard_words,
            "deck": own.deck.union(own.deck_count),
            "discard": own.discard.union(own.discard_count),
            "power": own.power,
            "sheet": plan.sheet.rect,
            "blotter": plan.blotter.rect,
            "score": plan.score.rect,
        }
    )  # fmt: skip


def overlapping(places: dict[str, pygame.Rect]) -> Iterator[tuple[str, str]]:
    for (one, here), (other, there) in combinations(places.items(), 2):
        if here.colliderect(there):
            yield one, other


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("prizes", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_region_overlaps_another_nor_leaves_the_window(
    size: tuple[int, int], prizes: bool, seats: int
) -> None:
    plan = Plan(Screen(*size), prizes)
    places = regions(plan, seats)
    assert list(overlapping(places)) == []
    assert [name for name, rect in places.items() if not plan.screen.rect.contains(rect)] == []


def test_at_720_the_rectangles_are_those_of_the_design() -> None:
    plan = Plan(Screen(1280, 720))
    have = {
        "seats": plan.above.seat(0, 2),
        "newsstand": plan.above.newsstand,
        "book": plan.above.book(0),
        "case": plan.above.case,
        "library": plan.own.library,
        "track": plan.own.track,
        "deck": plan.own.deck,
        "sheet": plan.sheet.rect,
        "blotter": plan.blotter.rect,
        "basket": plan.blotter.basket,
        "score": plan.score.rect,
        "button": plan.score.button,
        "tool": plan.blotter.tool(0),
    }
    assert {name: tuple(rect) for name, rect in have.items()} == AT_720
    with_prizes = Plan(Screen(1280, 720), prizes=True)
    assert with_prizes.above.seat(0, 5).size == (209, 53)
    assert with_prizes.above.newsstand.left == 233


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_cards_of_word_and_hand_lie_apart_in_their_places(
    size: tuple[int, int], count: int
) -> None:
    plan = Plan(Screen(*size))
    for ribbon in (False, True):
        for missing in (0, max(0, 7 - count)):
            word = plan.sheet.word(count, missing, ribbon)
            assert all(plan.sheet.paper.contains(card) for card in word)
            assert not any(one.colliderect(other) for one, other in combinations(word, 2))
            assert not ribbon or plan.sheet.ribbon.collidelist(word) == -1
            rings = plan.sheet.missing(word, missing)
            assert all(plan.sheet.paper.contains(ring) for ring in rings)
            assert all(ring.collidelist(word) == -1 for ring in rings)
            assert word[0].top + word[0].height + plan.px(18) <= plan.sheet.platen.top + plan.px(6)
    hand = plan.blotter.hand(count)
    assert all(plan.blotter.rect.contains(card) for card in hand)
    assert not any(one.colliderect(other) for one, other in combinations(hand, 2))
    for of in (3, 4):
        tools = [plan.blotter.tool(number, of) for number in range(of)]
        assert all(plan.blotter.rect.contains(tool) for tool in tools)
        assert all(tool.collidelist([*hand, *tools[:n]]) == -1 for n, tool in enumerate(tools))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 11))
def test_what_was_bought_lies_beside_what_was_not_used(size: tuple[int, int], count: int) -> None:
    blotter = Plan(Screen(*size)).blotter
    assert all(blotter.basket.contains(card) for card in blotter.bought(count))
    unused = blotter.unused(count)
    assert all(blotter.rect.contains(card) for card in unused)
    assert blotter.basket.collidelist([*unused, blotter.unused_words]) == -1
    assert blotter.unused_words.collidelist(unused) == -1


def test_a_larger_window_gives_room_to_cards_first() -> None:
    usual, high = Plan(Screen(1280, 720)), Plan(Screen(1280, 960))
    assert usual.sheet.word(1)[0].width == 98
    assert usual.blotter.hand(1)[0].width == 106
    assert high.sheet.word(1)[0].width == 112
    assert high.blotter.hand(1)[0].width == 128
    wide = Plan(Screen(1680, 720))
    assert wide.log is not None
    assert wide.above.seat(0, 2).width == 340
    assert wide.sheet.rect.width == 1058


@pytest.mark.parametrize("size", SIZES)
def test_the_rows_of_the_pyramid_are_within_the_case(size: tuple[int, int]) -> None:
    above = Plan(Screen(*size)).above
    for row in range(4):
        for number in range(4 - row):
            assert above.case.contains(above.pyramid_book(row, number, 4 - row))


@pytest.mark.parametrize("size", SIZES)
def test_a_tooltip_covers_neither_its_card_nor_the_button(size: tuple[int, int]) -> None:
    plan = Plan(Screen(*size))
    word = plan.sheet.word(7)
    cards = [plan.above.offer(pile, row) for pile in range(PILES) for row in (TOP, FRONT)]
    books = [plan.above.book(pile) for pile in range(4)]
    large = plan.px(326), plan.px(178)
    for card in [*cards, *books, *word, *plan.blotter.hand(10), plan.own.library, plan.own.deck]:
        plate = plan.tooltip(card, large)
        assert plan.screen.rect.contains(plate)
        assert plate.collidelist([card, plan.score.button, plan.bar]) == -1


@pytest.mark.parametrize("high", [178, 250, 300])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_of_a_card_of_the_hand_hides_neither_word_nor_rings_nor_verdict(
    size: tuple[int, int], high: int
) -> None:
    plan = Plan(Screen(*size))
    for letters in range(8):
        word = plan.sheet.word(letters, 8 - letters)
        rings = plan.sheet.missing(word, 8 - letters)
        for card in plan.blotter.hand(10 - letters):
            plate = plan.tooltip(card, (plan.px(326), plan.px(high)), (*word, *rings))
            assert plan.screen.rect.contains(plate)
            assert plate.collidelist([card, *word, *rings, plan.score.rect]) == -1


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_a_theme_and_two_awards_have_places_of_their_own(size: tuple[int, int]) -> None:
    above = Plan(Screen(*size), prizes=3).above
    told = [above.prize(number).union(above.prize_words(number)) for number in range(3)]
    assert all(one.bottom <= next_.top for one, next_ in pairwise(told))
    assert told[-1].bottom <= above.newsstand.bottom + Plan(Screen(*size)).px(14)
