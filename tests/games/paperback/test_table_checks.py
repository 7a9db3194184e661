"""Checks of the table that look at all of it: places in all steps, words of abilities, hidden
hands by their pixels, money with taxes and cubes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from hollywood.box import open_sentences
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.game import CardId, veil
from hollywood.games.paperback.rules.buying import price
from hollywood.games.paperback.rules.deck import LimitOn, Options
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.state import NO_CARD, State
from hollywood.games.paperback.table.about import ability_line
from hollywood.games.paperback.table.places import card_key
from hollywood.ui.table.stage import Key

from .positions import WORDS, cards, deck, settle
from .stills import Still, Window
from .test_table import Seat, seated

LONGEST = 12  # words of a sentence on the table
FIXED = {"pile", "book", "track", "deck", "discard", "seat", "bin", "power", "step", "button"}


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.display.init()
    pygame.font.init()


# 6: the same places in all steps


def places(seat: Seat) -> dict[Key, pygame.Rect]:
    found = seat.table.ground.places
    return {key: found[key].copy() for key in found if key[0] in FIXED}


def lying_books(seat: Seat) -> list[tuple[float, float]]:
    tops = [seat.lying[card_key(pile[-1])] for pile in seat.s.fame]
    return [(pose.x, pose.y) for pose in tops]


@pytest.mark.usefixtures("roughly")
def test_every_region_stays_where_it_is_in_all_steps_of_a_round() -> None:
    with seated() as seat:
        seen, first = {seat.step}, places(seat)
        assert {key[0] for key in first} >= {"pile", "seat", "deck"}
        books = lying_books(seat)
        plan = seat.desk.seat_layout.plan
        regions = [plan.above.newsstand, plan.sheet.rect, plan.blotter.rect, plan.score.button]
        assert all(region.width for region in regions)
        seat.type("pain")
        assert places(seat) == first
        seat.publish("ter")
        seen.add(seat.step)
        assert places(seat) == first
        seat.click(min(seat.desk.payable))
        seat.rest()
        assert places(seat) == first
        for _ in range(3):
            seat.enter()
            seat.rest()
            seen.add(seat.step)
            assert {key: rect for key, rect in places(seat).items() if key in first} == first
        assert lying_books(seat) == books
        assert seat.desk.seat_layout.plan is plan
        assert {"spell", "buy"} <= seen


# 21: what abilities say


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_an_ability_has_more_than_twelve_words(language: Language) -> None:
    voice = Voice(open_sentences(), language)
    lines = {
        voice.text(ability_line(ability.in_(language)))
        for card in deck().cards
        for ability in card.abilities
    }
    assert len(lines) > 30
    too_long = [line for line in lines if len(_words(line)) > LONGEST]
    assert too_long == []


def _words(line: str) -> list[str]:
    return [word for word in line.replace("\u202f", " ").split() if any(map(str.isalnum, word))]


# 24: money with taxes, discounts and cubes


def taxed() -> Iterator[tuple[Paperback, State]]:
    """Somebody buys while others tax what is for sale and books; there are cubes on the fronts."""
    options = replace(Options(), attacks="on", discount_cubes="on")
    game = Paperback(deck(), Lexicon(WORDS), options)
    limits = {face.limit.on: card for card, face in enumerate(game.table.faces) if face.limit}
    both: list[LimitOn] = ["offer_tax", "fame_tax"]
    for taxes in (both[:1], both[1:], both):
        for cubes in (0, 1, 3):
            s = game.start(3, 5)
            s.attacks[1] = tuple(limits[tax] for tax in taxes)
            s.front_cubes = [cubes] * len(s.front_cubes)
            s.cubes[s.turn] = 2
            s.step, s.money = "buy", 9
            yield game, s


def test_prices_that_are_shown_are_those_that_are_paid() -> None:
    seen = set()
    for game, s in taxed():
        told = Still(game).desk(s, own=s.turn)
        for card in [*s.fronts, *(pile[-1] for pile in s.fame if pile)]:
            if card == NO_CARD:
                continue
            asked = price(s, game.table, card)
            seen.add(asked - game.table.faces[card].cost)
            printed = game.table.faces[card].cost
            assert told.prices.get(card, (printed, printed)) == (printed, asked)
            assert (card in told.payable) == (asked <= s.money)
    assert min(seen) < 0 < max(seen), "both dearer and cheaper"


# 27: hidden hands, pixel for pixel


def with_other_hands(game: Paperback, s: State, seat: int, chance: random.Random) -> State:
    """The same for the eyes of one seat: what it can't see lies otherwise."""
    other, renamed = s.copy(), dict[CardId, CardId]()
    for group in game.unseen(s, seat):
        mixed = list(group)
        chance.shuffle(mixed)
        renamed |= dict(zip(group, mixed, strict=True))
    game.relabel(other, renamed, chance.getrandbits(32))
    return other


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_another_hand_of_others_changes_no_pixel(seats: int) -> None:
    game, chance, differed = Paperback(deck(), Lexicon(WORDS)), random.Random(seats), 0
    still = Still(game, Window((1024, 576)))
    s = game.start(seats, 3)
    for number in range(24):
        own = number % seats
        other = with_other_hands(game, s, own, chance)
        differed += other.hands != s.hands
        pictures = [picture_for(still, game, state, own) for state in (s, other)]
        assert pictures[0] == pictures[1], (number, own)
        game.apply(s, chance.choice(game.moves(s)))
        if game.to_act(s) is None:
            break
    assert differed > 10


def picture_for(still: Still, game: Paperback, s: State, own: int) -> bytes:
    """What the table paints for the eyes of one seat."""
    seen = veil(game, s, own)
    told = still.desk(seen, own=own)
    picture = still.picture(still.view(seen, told), told)
    return pygame.image.tobytes(picture, "RGB")


def test_a_hand_of_ones_own_is_seen() -> None:
    """The pictures can differ: of one's own hand they do."""
    game = Paperback(deck(), Lexicon(WORDS))
    still, s = Still(game, Window((1024, 576))), game.start(2, 3)
    other = s.copy()
    other.turn = 0
    other.hands[0] = cards(game, other, "p5 a6 t1 u5 er4")
    settle(other)
    assert picture_for(still, game, s, 0) != picture_for(still, game, other, 0)
