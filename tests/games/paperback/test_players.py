"""Bots of Paperback: they know so many words, and play every kind of match to its end."""

from __future__ import annotations

import gzip
import random
from dataclasses import replace
from functools import cache

import pytest

from hollywood import paths
from hollywood.bots.bot import decide
from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES
from hollywood.core.catalogue import Language
from hollywood.files import read_file
from hollywood.games.paperback.bots.cast import Cast, read_cast
from hollywood.games.paperback.bots.player import Player
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import best_laying
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.moves import Spell, Vote

from .positions import at, deck
from .test_invariants import WAYS

PAIRS = 6


@cache
def cast() -> Cast:
    """The bots of the box."""
    file = paths.data("paperback_bots.yaml")
    return read_cast(read_file(file), str(file))


@cache
def lexicon(language: Language) -> Lexicon:
    """The commonest words of a language, as a list of its own."""
    file = paths.data(f"words/rank_{language}.txt.gz")
    ranked = gzip.decompress(file.read_bytes()).decode().split()[:8_000]
    return Lexicon(ranked, ranked, {theme.id: ["plan", "star"] for theme in deck().themes})


def player(role: str) -> Player:
    """Who plays this role, with fewer play-outs than in the box."""
    levels = {
        name: replace(level, play_outs=level.play_outs // 20)
        for name, level in cast().levels.items()
    }
    return Player(replace(cast(), levels=levels), role)


def played(game: Paperback, roles: list[str], seed: int) -> tuple[float, ...]:
    """How a match ends for everybody."""
    state, chance = game.start(len(roles), seed), random.Random(seed)
    bots = [player(role) for role in roles]
    while (seat := game.to_act(state)) is not None:
        move = decide(bots[seat], game, state, chance)
        assert game.illegal(state, move) is None
        game.apply(state, move)
    winners = game.standing(state).winners
    return tuple((seat in winners) / max(1, len(winners)) for seat in range(len(roles)))


def test_every_role_has_its_numbers() -> None:
    assert tuple(cast().levels) == LEVELS
    assert tuple(cast().characters) == CHARACTERS
    for role in ROLES.every:
        assert player(role)


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_bots_play_every_kind_of_match_to_its_end(number: int) -> None:
    language: Language = ("en", "it", "fr")[number % 3]
    game = Paperback(deck(), lexicon(language), replace(WAYS[number], language=language))
    played(game, ["mogul", "understudy_hoarder", "extra"][: 2 + number % 2], number)


def test_the_strongest_wins_more_often_than_the_weakest() -> None:
    game = Paperback(deck(), lexicon("en"))
    won = sum(played(game, ["mogul", "extra"], seed)[0] for seed in range(PAIRS // 2))
    won += sum(played(game, ["extra", "mogul"], seed)[1] for seed in range(PAIRS // 2))
    assert won >= 0.7 * PAIRS


def test_nobody_spells_words_they_do_not_know() -> None:
    game = Paperback(deck(), lexicon("en"))
    known = set(game.table.lexicon.commonest[: cast().levels["extra"].vocabulary])
    state, chance = game.start(2, 3), random.Random(3)
    while game.to_act(state) is not None and state.number < 20:
        game.apply(state, decide(player("extra"), game, state, chance))
    assert state.spelled
    assert all(text in known for _, text in state.spelled)


@pytest.mark.parametrize(("word", "accepted"), [("trains", True), ("rintas", False)])
def test_an_unlisted_word_is_accepted_by_who_knows_one_like_it(word: str, accepted: bool) -> None:
    known = ["train", "star"]
    game = Paperback(deck(), Lexicon(known, known), Options(unlisted="vote"))
    state = at(game, "t1 r1 a3 i3 n1 s1")
    laid = best_laying(state, game.table, state.hands[state.turn], word)
    assert laid is not None
    game.apply(state, Spell(laid))
    assert decide(player("lead"), game, state, random.Random(1)) == Vote(accepted)
