"""Tips of Paperback: true where they are given, and known once they were used."""

from __future__ import annotations

import random

from hollywood.bots.bot import decide
from hollywood.games.paperback.bots.tips import PaperbackTips
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Spell
from hollywood.games.paperback.rules.state import State

from .positions import at, deck, front, library, made, paperback
from .test_players import lexicon, player

TIPS = PaperbackTips()


def ids(game: Paperback, state: State) -> list[str]:
    return [tip.id for tip in TIPS.now(game, state, state.turn)]


def used(game: Paperback, state: State, text: str) -> set[str]:
    """What a move shows."""
    move, after = game.read(text), state.copy()
    game.apply(after, move)
    return {id for id in TIPS.ids if TIPS.used(id, game, state, move, after)}


def test_while_spelling() -> None:
    game = paperback()
    state = at(game, "st4 a2 r1 *2 n1")
    library(game, state, "e a i o")
    assert ids(game, state) == ["library", "wild", "pairs", "vowel", "bell"]
    assert used(game, state, "spell st4 a2 r1") == {"pairs", "vowel"}
    assert used(game, state, "spell n1 common *2=t") == {"library", "wild"}


def test_without_any_of_it_only_the_bell_is_told() -> None:
    game = paperback()
    state = at(game, "t1 r1 s1 n1 l1")
    library(game, state, "space a i o")
    assert ids(game, state) == ["bell"]


def test_cards_left_over_are_the_hand() -> None:
    game = paperback()
    state = at(game, "a4 t1 r1 s1 n1")
    library(game, state, "o e i")
    made(game, state, "spell t1 a4 r1")
    assert ids(game, state) == ["hand"]
    assert used(game, state, "trash s1 with a4") == {"hand"}


def test_while_buying() -> None:
    game = paperback()
    state = at(game, "t3 a2 r1 s1 n1")
    library(game, state, "o e i")
    front(game, state, "d3")
    made(game, state, "spell t3 a2 r1")
    assert ids(game, state) == ["discard", "lost"]
    assert used(game, state, "buy d3") == {"discard"}
    state.fame[0], state.fame[1] = (), state.fame[1][:1]
    assert "end" in ids(game, state)


def test_every_tip_turns_up_in_matches() -> None:
    game = Paperback(deck(), lexicon("en"))
    seen: set[str] = set()
    for seed in range(3):
        state, chance = game.start(2, seed), random.Random(seed)
        bots = [player("lead"), player("director")]
        while (seat := game.to_act(state)) is not None:
            seen |= set(ids(game, state))
            move = decide(bots[seat], game, state, chance)
            after = state.copy()
            game.apply(after, move)
            shown = {id for id in TIPS.ids if TIPS.used(id, game, state, move, after)}
            assert not isinstance(move, Spell) or shown <= {*ids(game, state)}
            state = after
    assert seen == set(TIPS.ids)
