"""Bots of a player's own: whatever they do, nobody else plays by it, and it is told in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.bot import decide, thought
from hollywood.core.game import Illegal, play
from hollywood.core.match import Match
from hollywood.core.message import Refused
from hollywood.games.hollywood.rules.state import Double, Finish, Place, State
from hollywood.known_bots import actors
from hollywood.set_up import AnyMatch

from ...harness.positions import KIT, hollywood


def own_bot(tmp_path: Path, think: str, name: str = "mine") -> Any:
    """A bot of this body, found by its file."""
    file = tmp_path / f"{name}.py"
    lines = "".join(f"        {line}\n" for line in think.splitlines())
    file.write_text(f"class Bot:\n    def think(self, game, seat, moves, world, rng):\n{lines}")
    return actors(KIT, [file])[name]()


@pytest.mark.parametrize("said", ["'free pass'", "0", "type(moves[0])", "world()"])
def test_what_a_bot_says_on_the_way_must_be_a_move_too(tmp_path: Path, said: str) -> None:
    """What was said last is played when it thinks for too long: it was a free pass once."""
    bot, game = own_bot(tmp_path, f"yield {said}\nreturn moves[0]"), hollywood()
    with pytest.raises(Refused) as refused:
        decide(bot, game, game.start(3, 1), random.Random(1), enough=lambda: True)
    assert refused.value.reason.id == "command.bad_move"


def test_a_move_is_played_as_the_rules_write_it(tmp_path: Path) -> None:
    """A column 1.0 is equal to the column 1, and no place in a list."""
    bot, game = own_bot(tmp_path, "yield\nreturn type(moves[1])(1.0)"), hollywood()
    move = decide(bot, game, game.start(3, 1), random.Random(1))
    assert repr(move) == "Place(column=1)"


NOIR: Any = "noir"


@pytest.mark.parametrize(
    "move", [None, "clap", 3, Place(4), Place(-1), Place(10**9), Double(2, 1), Finish(NOIR)]
)
@pytest.mark.parametrize("star_waits", [False, True])
def test_the_rules_refuse_what_they_do_not_know(move: Any, star_waits: bool) -> None:
    game: Any = hollywood()
    state = game.start(3, 1)
    if star_waits:
        state.projects[0] = state.films[:1]
        state.claims = [(0, state.stars[0])]
    match: AnyMatch = Match(game, state)
    with pytest.raises(Illegal):
        match.play(move)
    assert match.moves == []


def reached(known: Any, deep: int = 4) -> Iterator[Any]:
    """Everything that is reached from it by closures, attributes and collections."""
    yield known
    if not deep:
        return
    inner = [cell.cell_contents for cell in getattr(known, "__closure__", None) or ()]
    inner += [getattr(known, name) for name in getattr(known, "__slots__", ())]
    inner += list(getattr(known, "__dict__", {}).values())
    inner += list(known) if isinstance(known, (list, tuple, set)) else []
    for each in inner:
        yield from reached(each, deep - 1)


def test_nothing_that_a_bot_is_handed_leads_to_the_true_state() -> None:
    """Its deals to come would be known: `world.__closure__` showed the seed once."""
    handed = list[Any]()
    game: Any = hollywood()

    class Curious:
        def think(self, *known: Any) -> Any:
            handed.extend(known)
            yield None

    state = game.start(3, 123456)
    seed = state.seed
    bot: Any = Curious()
    next(thought(bot, game, state, random.Random(1)))
    *_, world, _ = handed
    found = [each for known in (world, world()) for each in reached(known)]
    states = [each for each in found if isinstance(each, State)]
    assert states, "it is looked at closely enough"
    assert all(each is not state and each.seed != seed for each in states)


@pytest.mark.parametrize(
    "change",
    [
        "game.counter = None",
        "game.moves = lambda state: []",
        "game.apply = None",
        "game._choices.clear(); game.deck = None",
    ],
)
def test_a_game_that_a_bot_has_changed_is_changed_for_that_bot_only(
    tmp_path: Path, change: str
) -> None:
    bot, game = own_bot(tmp_path, f"yield\n{change}\nreturn moves[0]"), hollywood()
    state = game.start(3, 1)
    for seed in range(3):
        move = decide(bot, game, state, random.Random(seed))
        state, beats = play(game, state, move)
        assert beats
        assert game.standing(state).points == game.scores(state)


def test_who_breaks_a_game_of_its_own_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "yield\ngame.moves = None\nreturn game.moves(world())[0]")
    game = hollywood()
    with pytest.raises(Refused) as refused:
        decide(bot, game, game.start(3, 1), random.Random(1))
    slots = dict(refused.value.reason.slots)
    assert str(slots["file"]).endswith("mine.py:5")
    assert "TypeError" in str(slots["problem"])
