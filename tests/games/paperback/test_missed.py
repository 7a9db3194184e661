"""The best word missed: never one that the hand could not spell."""

from __future__ import annotations

import random

import pytest

from hollywood.bots.bot import decide, finished
from hollywood.core.catalogue import Language
from hollywood.games.paperback.bots.missed import Missed, found_best_of_all, missed, missed_in
from hollywood.games.paperback.bots.word_choice import ONLY_CENTS
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Laid, Spell
from hollywood.games.paperback.rules.state import State

from .positions import at, deck, library, paperback
from .test_best_words import every_worth, some_game, some_hand
from .test_players import lexicon, player


def looked_at(game: Paperback, state: State, laid: tuple[Laid, ...] = ()) -> Missed:
    found = finished(missed(game, state, laid))
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_what_was_there_can_be_spelled_and_nothing_pays_more(language: Language) -> None:
    game = some_game(language)
    for seed in range(4):
        state = some_hand(game, random.Random(seed))
        told = looked_at(game, state)
        assert told.best.cents == max(every_worth(game, state, ONLY_CENTS))
        for each in (told.best, told.common, told.longest):
            assert game.illegal(state, Spell(each.laid)) is None
        assert len(told.longest.text) >= len(told.best.text)


def test_your_own_word_is_told_with_what_it_paid() -> None:
    game = paperback()
    state = at(game, "p3 a6 i3 n3 t3")
    library(game, state, "e a i o")
    laid = (Laid("p3"), Laid("a6"), Laid("n3"))
    told = looked_at(game, state, laid)
    assert told.yours is not None
    game.apply(state, Spell(laid))
    assert told.yours.cents == state.money
    assert told.more == told.common.cents - state.money
    assert told.is_worth_telling == (told.more >= 2)


def test_a_hand_without_a_word_missed_nothing() -> None:
    game = paperback(["zoo"])
    assert finished(missed(game, at(game, "t1 r1"), ())) is None


@pytest.mark.parametrize(("other", "found"), [("tar", True), ("painters", False)])
def test_a_long_word_that_nothing_outdoes_is_the_best_of_all(other: str, found: bool) -> None:
    game = paperback(["nastier", other])
    state = at(game, "n1 a2 s1 t1 i2 e2 r1 p3")
    word = Spell(tuple(Laid(each) for each in ("n1", "a2", "s1", "t1", "i2", "e2", "r1")))
    best = frozenset({state.turn} if found else ())
    assert finished(found_best_of_all(game, [state], [word])) == best


def test_a_short_word_is_not_looked_at() -> None:
    game = paperback(["tar"])
    state = at(game, "t1 r1 a2")
    word = Spell((Laid("t1"), Laid("a2"), Laid("r1")))
    assert finished(found_best_of_all(game, [state], [word])) == frozenset()


def test_every_word_of_a_match_stands_beside_the_best() -> None:
    game = Paperback(deck(), lexicon("en"))
    state, chance, states, moves = game.start(2, 4), random.Random(4), [], []
    while state.number < 9:
        move = decide(player("extra"), game, state, chance)
        states.append(state.copy())
        moves.append(move)
        game.apply(state, move)
    found = [each for each in missed_in(game, states, moves) if each is not None]
    assert [each.word for each in found] == [text for _, text in state.spelled]
    assert all(each.best_cents >= each.cents for each in found)
