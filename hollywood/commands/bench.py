"""`bench`: how fast the engine and the cards are here, with a calibration to compare machines."""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable
from statistics import median

from hollywood.bots.plain import play_out
from hollywood.core.dice import SEED_BITS
from hollywood.core.game import imagine, play
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import State

from .asked import Asked
from .choices import seconds

_WINDOWS = 5
_LOOP = 1_000_000


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--seconds", type=seconds, default=2.0, help="of CPU time for each figure")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Measure and list the figures."""
    asked.list(bench(asked.deck, asked.flags.seconds))
    return True


def bench(deck: Deck, seconds: float) -> dict[str, float | str]:
    """Operations a second of CPU time, each the median of several windows; and cards, in ms."""
    from hollywood.games.hollywood.art import open_art
    from hollywood.ui.tools.cold_cards import cold_cards

    game = Hollywood(deck)
    rng = random.Random(1)
    seats = game.seats[-1]
    middle = _middle(game, seats, rng)
    moves, matches = _play_outs(game, seats, rng, seconds)
    return {
        "python": platform.python_version(),
        "seats": seats,
        "calibration_loops": _rate(_loop, seconds),
        "play_out_moves": moves,
        "play_out_matches": matches,
        "play": _rate(lambda: _play_through(game, seats, rng), seconds),
        "copies": _rate(lambda: _times(1000, middle.copy), seconds),
        "worlds": _rate(lambda: _times(1000, lambda: imagine(game, middle, 0, rng)), seconds),
        **cold_cards(open_art(deck)),
    }


def _rate(work: Callable[[], int], seconds: float) -> int:
    """How many things a second the work does; it returns how many it did."""
    work()
    return round(median(_window(work, seconds / _WINDOWS) for _ in range(_WINDOWS)))


def _window(work: Callable[[], int], seconds: float) -> float:
    began = time.process_time()
    done, spent = 0, 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - began
    return done / spent


def _loop() -> int:
    total = 0
    for i in range(_LOOP):
        total += i
    return _LOOP


def _times(count: int, work: Callable[[], object]) -> int:
    for _ in range(count):
        work()
    return count


def _play_outs(
    game: Hollywood, seats: int, rng: random.Random, seconds: float
) -> tuple[int, float]:
    """Moves and matches a second of random play in place, as bots use it."""
    lengths: list[int] = []

    def one() -> int:
        lengths.append(play_out(game, game.start(seats, rng.getrandbits(SEED_BITS)), rng))
        return lengths[-1]

    moves = _rate(one, seconds)
    return moves, round(moves / (sum(lengths) / len(lengths)), 1)


def _play_through(game: Hollywood, seats: int, rng: random.Random) -> int:
    """A random match as a table plays it, with copies, photographs and reasons."""
    state, count = game.start(seats, rng.getrandbits(SEED_BITS)), 0
    while moves := game.moves(state):
        state, _ = play(game, state, rng.choice(moves))
        count += 1
    return count


def _middle(game: Hollywood, seats: int, rng: random.Random) -> State:
    """A position in the middle of a match."""
    state = game.start(seats, 1)
    while state.round < game.deck.table(seats).rounds // 2:
        game.apply(state, rng.choice(game.moves(state)))
    for _ in range(4):
        game.apply(state, rng.choice(game.moves(state)))
    return state
