"""Whole matches as text, and how many positions there are: nothing in the rules moves unseen.

After a change that is meant, write them anew and read the difference: see README, "Golden files".
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from hollywood import box
from hollywood.core.catalogue import Voice
from hollywood.core.game import Turn
from hollywood.core.match import Match
from hollywood.games.hollywood.rules.deck import GENRES
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State

from ...harness.positions import DECK, KIT

FOLDER = Path(__file__).parent / "golden"
REWRITE = bool(os.environ.get("REWRITE_GOLDEN"))
DEPTH = 4
NAMES = ["Ada", "Bo", "Cy", "Di"]


def same_as_golden(name: str, text: str) -> bool:
    """Whether the golden file holds this text; it does after it was written anew."""
    file = FOLDER / name
    if REWRITE:
        file.write_text(text, "utf-8")
    return file.read_text("utf-8") == text


def picture(game: Hollywood, state: State) -> list[str]:
    """The table in a few lines."""
    faces = game.deck.faces
    lines = [
        f"  {'ABCD'[i]}: {' '.join(faces[c].id for c in column)}  reels from the foot: {reels}"
        for i, (column, reels) in enumerate(zip(state.area, state.reels, strict=True))
    ]
    for seat in range(state.seats):
        films = [[faces[c].id for c in state.project(seat, genre)] for genre in GENRES]
        movies = [[faces[c].id for c in movie] for movie in state.movies[seat]]
        blocks = [faces[c].id for c in state.blockbusters[seat]]
        lines.append(f"  {NAMES[seat]}: projects {films} movies {movies} blockbusters {blocks}")
    return lines


def play_through(game: Hollywood, seats: int, seed: int) -> str:
    """A random match told step by step."""
    voice = Voice({**box.open_sentences(), **KIT.titles}, "en", NAMES)
    rng = random.Random(f"{seed}")
    match: Match[State, Move] = Match(game, game.start(seats, seed))
    lines = picture(game, match.state)
    while moves := game.moves(match.state):
        lines.append(f"legal: {', '.join(map(game.write, moves))}")
        move = moves[int(rng.random() * len(moves))]
        before = match.state.round
        events = [beat.event for beat in match.play(move)]
        lines.append(f"> {game.write(move)}")
        seen = [event for event in events if not isinstance(event, Turn)]
        lines += [f"  {voice.text(game.caption(event, None))}" for event in seen]
        if match.state.round != before:
            lines += picture(game, match.state)
    for seat in range(seats):
        score = game.score(match.state, seat)
        lines.append(f"{NAMES[seat]}: {score.total}")
        lines += [f"  {item.points:3} {voice.text(item.formula)}" for item in score.items]
    lines.append(f"winners: {[NAMES[seat] for seat in game.winners(match.state)]}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("preset", DECK.presets)
def test_a_play_through_is_as_it_was(preset: str, seats: int) -> None:
    game = Hollywood(DECK, DECK.presets[preset])
    assert same_as_golden(f"hollywood-{preset}-{seats}.txt", play_through(game, seats, seats))


def perft(game: Hollywood, seats: int, depth: int) -> list[int]:
    """The number of distinct positions after 1, 2, ... moves from seed 1."""
    layer = {repr(s): s for s in [game.start(seats, 1)]}
    counts = []
    for _ in range(depth):
        after: dict[str, State] = {}
        for state in layer.values():
            for move in game.moves(state):
                other = state.copy()
                game.apply(other, move)
                after[repr(other)] = other
        layer = after
        counts.append(len(layer))
    return counts


def test_perft() -> None:
    game = Hollywood(DECK)
    counts = {str(seats): perft(game, seats, DEPTH) for seats in game.seats}
    assert same_as_golden("hollywood-perft.json", json.dumps(counts, indent=1) + "\n")
