"""`bench`: how fast the engine and the cards are here, with a calibration to compare machines."""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any, TypeAlias

from hollywood import files
from hollywood.bots.plain import play_out
from hollywood.core.dice import SEED_BITS
from hollywood.core.game import Game, imagine, play
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.saves import Saver
from hollywood.set_up import AnyKit

from .asked import Asked
from .choices import seconds

if TYPE_CHECKING:
    from hollywood.ui.app.boxed_game import BoxedGame

Figures: TypeAlias = dict[str, float | str]

_WINDOWS = 5
_LOOP = 1_000_000
_THINGS = 1000  # copies and worlds between two looks at the clock
_MILLI = 1000
_LONGEST = 400  # moves of a match that is looked at: where chance plays, some hardly end


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument(
        "--seconds", type=seconds, default=2.0, help="seconds of CPU time per measurement"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Measure every game of the box; first come the figures of the one asked for."""
    machine = {
        "python": platform.python_version(),
        "calibration_loops": calibration(asked.flags.seconds),
    }
    games = {game.name: _figures(asked, game) for game in GAMES}
    if asked.flags.json:
        asked.show(machine | games[asked.game.name] | {"games": games})
        return True
    asked.list(machine)
    for name, figures in games.items():
        print(f"\n{name}")
        asked.list(figures)
    return True


def _figures(asked: Asked, game: BoxedGame) -> Figures:
    """What is measured of a game; cards of a player's own are those of the game asked for."""
    from hollywood.ui.tools.cold_cards import cold_cards  # pygame is loaded only for this

    kit = game.open(asked.flags.cards if game.name == asked.game.name else None)
    return bench(kit, asked.flags.seconds) | cold_cards(game.screens(kit).art)


def bench(kit: AnyKit, seconds: float) -> Figures:
    """Operations a second of CPU time, each the median of several windows; the rest in ms."""
    game = kit.game(next(iter(kit.presets.values())))
    rng = random.Random(1)
    seats = kit.seats[-1]
    middle = _middle(game, seats)
    moves, matches = _play_outs(game, seats, rng, seconds)
    return {
        "seats": seats,
        "play_out_moves": moves,
        "play_out_matches": matches,
        "play": _rate(lambda: _play_through(game, seats, rng), seconds),
        "copies": _rate(lambda: _times(_THINGS, middle.copy), seconds),
        "worlds": _rate(lambda: _times(_THINGS, lambda: imagine(game, middle, 0, rng)), seconds),
        **_keeping(kit, seats),
    }


def calibration(seconds: float) -> int:
    """How many times a second this machine goes through an empty loop: others can be compared."""
    return _rate(_loop, seconds)


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
    game: Game[Any, Any], seats: int, rng: random.Random, seconds: float
) -> tuple[int, float]:
    """Moves and matches a second of random play in place, as bots use it."""
    lengths: list[int] = []

    def one() -> int:
        lengths.append(play_out(game, game.start(seats, rng.getrandbits(SEED_BITS)), rng))
        return lengths[-1]

    moves = _rate(one, seconds)
    return moves, round(moves / (sum(lengths) / len(lengths)), 1)


def _play_through(game: Game[Any, Any], seats: int, rng: random.Random) -> int:
    """A random match as a table plays it, with copies, photographs and reasons."""
    state, count = game.start(seats, rng.getrandbits(SEED_BITS)), 0
    while count < _LONGEST and (moves := game.moves(state)):
        state, _ = play(game, state, rng.choice(moves))
        count += 1
    return count


def _middle(game: Game[Any, Any], seats: int) -> Any:
    """A position in the middle of a random match."""
    length = play_out(game, game.start(seats, 1), random.Random(1))
    state, rng = game.start(seats, 1), random.Random(1)
    for _ in range(min(length, _LONGEST) // 2):
        moves = game.moves(state)
        game.apply(state, moves[int(rng.random() * len(moves))])
    return state


def _keeping(kit: AnyKit, seats: int) -> Figures:
    """Milliseconds by the clock that the table waits for a match to be saved after a move."""
    chairs = tuple(Chair(c, colour=Written(c)) for c in list(kit.colours)[:seats])
    set_up = SetUp(chairs, next(iter(kit.presets.values())), 1, kit.name)
    match, rng = kit.begin(set_up), random.Random(1)
    spent: list[float] = []
    with files.elsewhere():
        saver = Saver(set_up, kit)
        saver.wait()  # a table, too, begins when all is written
        while len(spent) < _LONGEST and (moves := match.game.moves(match.state)):
            match.play(rng.choice(moves))
            began = time.perf_counter()
            saver.keep(match)
            spent.append((time.perf_counter() - began) * _MILLI)
            saver.wait()  # nobody moves as fast as that
    return {"keep_ms": round(median(spent), 3), "keep_worst_ms": round(max(spent), 3)}
