"""How a typed word is laid: as few wild cards as can be, then as dear as can be."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from hollywood.games.paperback.rules.abilities import tally_of
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import best_laying
from hollywood.games.paperback.rules.moves import Laid, Spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word

from .positions import WORDS, at, deck, library, paperback

HANDS = 25


def laid(game: Paperback, state: State, text: str, pins: dict[int, str] | None = None) -> str:
    """The best way, as a record writes it."""
    row = best_laying(state, game.table, state.hands[state.turn], text, pins)
    return "" if row is None else game.write(Spell(row)).removeprefix("spell ")


@pytest.mark.parametrize(
    ("hand", "text", "best"),
    [
        ("n1 e3 t1 *2", "net", "n1 e3 t1"),
        ("n1 e3 *2 t3", "ten", "t3 e3 n1"),
        ("t1 n1 *2 *5", "net", "n1 common t1"),
        ("t1 e3 n3 st4", "nest", "n3 e3 st4"),
        ("*2 *5 s1", "sea", "s1 common *2=a"),
        ("n1 n3 e3 t1", "ten", "t1 e3 n3"),
        ("t1 n1", "tip", ""),
        ("a2 a3 t1", "at", "a2 t1"),
    ],
)
def test_cards_find_their_places(hand: str, text: str, best: str) -> None:
    game = paperback()
    state = at(game, hand)
    library(game, state, "e a i o")
    assert laid(game, state, text) == best


def test_a_card_that_was_put_somewhere_stays_there() -> None:
    game = paperback()
    state = at(game, "n1 n3 e3 t1 *2")
    assert laid(game, state, "net", {0: "n3"}) == "n3 e3 t1"
    assert laid(game, state, "net", {0: "*2"}) == "*2=n e3 t1"


def test_powers_and_the_switch_are_found() -> None:
    game = paperback(space_and_switch="on", powers="on")
    state = at(game, "n1 at4 switch s5 space e3")
    state.powers = ("typo", "typo")
    library(game, state, "o a i e")
    assert laid(game, state, "tan") == "at4~ n1 switch"
    assert laid(game, state, "at on") == "at4 space common n1"
    assert laid(game, state, "ten") == "s5=t e3 n1"
    state.powers = ("stuck_key", "stuck_key")
    assert laid(game, state, "see") == "s5 e3+"


def by_force(game: Paperback, state: State, text: str) -> tuple[int, int] | None:
    """The fewest wild cards and the most cents, from all orders of all cards."""
    names = [game.table.names[card] for card in state.hands[state.turn]] + ["common"]
    found = []
    for count in range(1, len(text) + 1):
        for row in set(permutations(names, count)):
            if (word := _word(game, state, row, text)) is not None:
                found.append((word.wilds, -tally_of(word, game.table.faces).cents))
    return min(found, default=None)


def _word(game: Paperback, state: State, row: tuple[str, ...], text: str) -> Word | None:
    cards, at = [], 0
    for name in row:
        wild = name.startswith("*")
        cards.append(Laid(name, text[at : at + 1] if wild else ""))
        at += 1 if wild or name == "common" else len(name.rstrip("0123456789!"))
    word = game.table.spelling.lay(state, state.hands[state.turn], cards)
    return word if isinstance(word, Word) and word.text == text else None


@pytest.mark.parametrize("seed", range(HANDS))
def test_the_best_way_is_the_best_of_all(seed: int) -> None:
    chance = random.Random(seed)
    game = paperback()
    names = [n for n, c in game.table.by_name.items() if "!" not in n and n[-1].isdigit()]
    state = at(game, " ".join([*chance.sample(names, 4), "*2"]))
    library(game, state, chance.choice(["e a i o", "o a i e"]))
    for text in chance.sample([word for word in WORDS if len(word) <= 4], 12):
        best = best_laying(state, game.table, state.hands[state.turn], text)
        forced = by_force(game, state, text)
        assert (best is None) == (forced is None), text
        if best is not None and forced is not None:
            word = game.table.spelling.lay(state, state.hands[state.turn], best)
            assert isinstance(word, Word)
            assert (word.wilds, -tally_of(word, game.table.faces).cents) == forced, text
    assert deck()
