"""The best words of a hand: nothing that can be laid is worth more, in any of the languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase

import pytest

from hollywood.bots.bot import finished
from hollywood.core.catalogue import Language
from hollywood.games.paperback.bots.word_choice import (
    ONLY_CENTS,
    Liking,
    WordOption,
    as_laid,
    best_words,
)
from hollywood.games.paperback.rules.abilities import tally_of
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import every_laying
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.moves import Spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word

from .positions import at, deck, library
from .test_players import lexicon

ABILITIES = ("trash_for_cents", "trash_for_gain", "trash_offer", "copy")  # somebody has to choose


def some_game(language: Language, **options: object) -> Paperback:
    """A game with the commonest 1,200 words."""
    words = lexicon(language).commonest[:1_200]
    standard = replace(deck().presets["standard"], language=language, **options)  # type: ignore[arg-type]
    return Paperback(deck(), Lexicon(words, words), standard)


def some_hand(game: Paperback, chance: random.Random) -> State:
    """A hand of any cards that nobody has to choose anything for."""
    state = game.start(2, chance.randrange(1_000))
    faces = game.table.faces
    plain = [
        card
        for card, face in enumerate(faces)
        if face.kind != "common" and not any(each.does in ABILITIES for each in face.abilities)
    ]
    state.hands[state.turn] = tuple(chance.sample(plain, chance.randrange(5, 9)))
    return state


def every_worth(game: Paperback, state: State, liking: Liking) -> Iterator[float]:
    """What every word of the list is worth, laid in every way, by the rules alone."""
    table, hand = game.table, state.hands[state.turn]
    for text in table.lexicon:
        for laid in every_laying(state, table, hand, text, range(len(hand) + 1)):
            word = table.spelling.lay(state, hand, laid)
            if isinstance(word, Word) and table.spelling.wrong_word(state, word) is None:
                tally = tally_of(word, table.faces)
                liked = len(text) * liking.letter + (word.length >= 7) * liking.common
                yield round(tally.cents + tally.draw * liking.draw + liked, 6)


def found(game: Paperback, state: State, liking: Liking, most: int = 3) -> list[WordOption]:
    """What the search finds."""
    graph = game.table.lexicon.graph(None)
    hand = state.hands[state.turn]
    return finished(best_words(state, game.table, hand, graph, liking, most))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("seed", range(6))
def test_no_word_is_worth_more(language: Language, seed: int) -> None:
    game = some_game(language)
    state = some_hand(game, random.Random(seed))
    liking = (ONLY_CENTS, Liking(2.6, 2.3), Liking(2.6, 5.3, letter=0.4))[seed % 3]
    options = found(game, state, liking)
    worths = sorted(every_worth(game, state, liking), reverse=True)
    assert [each.worth for each in options][:1] == worths[:1]
    for option in options:
        assert game.illegal(state, Spell(option.laid)) is None
        assert option.cents == tally_of(option.word, game.table.faces).cents


def _cards(option: WordOption) -> list[str]:
    return [each.card for each in option.laid]


@pytest.mark.parametrize("seed", range(5))
def test_no_word_is_worth_more_where_a_card_copies_its_neighbour(seed: int) -> None:
    game = some_game("en")
    state = some_hand(game, random.Random(seed))
    others = [*state.hands[state.turn][:3], *_dear(game, seed)]
    hand = (*others, *game.table.by_name["i7"])
    state.hands[state.turn] = hand
    laid = (
        as_laid(state, game.table, hand, laid)
        for text in game.table.lexicon
        for laid in every_laying(state, game.table, hand, text, range(len(hand) + 1))
        if isinstance(game.table.spelling.lay(state, hand, laid), Word)
    )
    assert found(game, state, ONLY_CENTS)[0].worth == max(each.worth for each in laid)


def _dear(game: Paperback, seed: int) -> list[int]:
    """Cards that are worth copying."""
    pairs = ("e10", "n4"), ("s5", "*8"), ("t5", "e10"), ("l9", "*5"), ("o8", "q10")
    names = pairs[seed]
    return [game.table.by_name[name][0] for name in names]


@pytest.mark.parametrize(
    ("language", "letters"),
    [("it", "i7 z9 l9 i6 v7b"), ("fr", "i7 z9 a9 r6 x7"), ("en", "q10 o8 p3 r4 s7")],
)
def test_few_words_are_laid_where_a_card_copies_its_neighbour_or_counts_it_again(
    language: Language, letters: str
) -> None:
    """It pauses after every forty words laid, and for each letter that words begin with."""
    standard = replace(deck().presets["standard"], language=language)
    game = Paperback(deck(), lexicon(language), standard)
    state, by_name = game.start(2, 1), game.table.by_name
    wild = [*by_name["*5"], *by_name["*8"]][:5]
    hand = (*(by_name[name][0] for name in letters.split()), *wild)
    graph, liking = game.table.lexicon.graph(None), Liking(2.6, 2.3, 1.0)
    pauses = list(best_words(state, game.table, hand, graph, liking, 4))
    assert len(pauses) <= len(ascii_lowercase)


@pytest.mark.parametrize("power", ["typo", "stuck_key"])
def test_no_word_is_worth_more_with_a_power(power: str) -> None:
    game = some_game("en", powers="on")
    for seed in range(4):
        state = some_hand(game, random.Random(seed))
        state.powers = (power, power)  # type: ignore[assignment]
        worths = every_worth(game, state, ONLY_CENTS)
        assert found(game, state, ONLY_CENTS)[0].worth == max(worths)


def test_a_card_that_is_left_is_trashed_for_cents() -> None:
    game = some_game("en")
    state = at(game, "a4 t1 r1 s1 n1")
    library(game, state, "o e i")
    best = next(each for each in found(game, state, ONLY_CENTS, most=40) if "a4" in _cards(each))
    game.apply(state, Spell(best.laid))
    game.apply(state, game.moves(state)[0])
    assert state.money == best.cents


def test_two_words_are_found_where_there_is_a_space() -> None:
    game = some_game("en", space_and_switch="on")
    state = at(game, "t1 r1 s1 n1 l1 *2 *2 *2 *2")
    library(game, state, "space e a i")
    texts = [each.text for each in found(game, state, ONLY_CENTS, most=20)]
    assert any(" " in text for text in texts)
