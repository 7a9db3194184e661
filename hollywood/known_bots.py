"""Every bot there is: those of the box, those in the player's folder, those named by file."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from functools import cache, partial
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread, current_thread, main_thread
from traceback import extract_tb
from typing import Any, TypeAlias

from hollywood.bots.bot import Bot, Thought
from hollywood.core.game import Game
from hollywood.core.message import Refused, Seat, quoted, say
from hollywood.core.record import HUMAN, ROLE
from hollywood.set_up import AnyKit

from . import files, threads

BotMaker: TypeAlias = Callable[[], Bot[Any, Any]]

FOLDER = "bots"  # in the player's own folder
_CLASS = "Bot"  # what a file must define
_PATIENCE = 10.0  # seconds until a bot must be there


def actors(kit: AnyKit, extra: Iterable[Path] = (), *, first: bool = False) -> dict[str, BotMaker]:
    """All bots of a game by name; a file's bot is called as the file and may take another's place.

    The first game of the box has those that lie in no game's folder, too: version 0.1 had one game.
    """
    known: dict[str, BotMaker] = dict(kit.bots)
    folder = files.own(FOLDER)
    for file in [*(_bots_in(folder) if first else ()), *_bots_in(folder / kit.name)]:
        known[file.stem] = _when_wanted(file)
    for file in extra:
        known[file.stem] = _loaded(file)
    return known


def _bots_in(folder: Path) -> list[Path]:
    """The files in a player's folder, as far as one is let look."""
    try:
        return sorted(folder.glob("*.py"))
    except OSError:
        return []


def _when_wanted(file: Path) -> BotMaker:
    """The bot of a file, which is run when somebody first wants to play against it.

    A bot is a program: one that waits, ends or fails keeps nobody else from playing.
    """
    loaded = cache(partial(_loaded, file))
    return lambda: _soon(file, lambda: loaded()())


def _soon(file: Path, made: BotMaker) -> Bot[Any, Any]:
    """The bot, made on a thread of its own: nobody is kept waiting by it for ever."""
    bots: list[Bot[Any, Any]] = []
    wrong: list[BaseException] = []

    def make() -> None:
        try:
            bots.append(made())
        except BaseException as error:  # told where the bot is wanted
            wrong.append(error)

    thread = Thread(target=make, name="guest", daemon=True)
    thread.start()
    thread.join(_PATIENCE)
    if thread.is_alive():
        threads.end(thread)
        raise Refused(say("command.slow_bot", file=files.named(file), seconds=round(_PATIENCE)))
    if wrong:
        raise wrong[0]
    return bots[0]


def _loaded(file: Path) -> BotMaker:
    """The class `Bot` of a file; the file is run once."""
    if not ROLE.fullmatch(file.stem) or file.stem == HUMAN:
        raise Refused(say("command.bad_bot_name", file=files.named(file)))
    files.read_file(file)  # tells best why a file can't be read
    name = str(file)  # no module of Python is called so
    loader = SourceFileLoader(name, str(file))
    spec = spec_from_file_location(name, file, loader=loader)
    assert spec is not None, "its loader is known"
    try:
        sys.modules[name] = module = module_from_spec(spec)  # annotations are looked up there
        loader.exec_module(module)
        made: BotMaker = getattr(module, _CLASS)
    except BaseException as error:  # whatever somebody else's file may do
        raise _faulty(file, error) from error
    return lambda: _Guest(file, made)


class _Guest:
    """Somebody else's bot: what goes wrong in it is told in one sentence, wherever it plays."""

    def __init__(self, file: Path, made: BotMaker) -> None:
        self._file = file
        self._games: tuple[Game[Any, Any], Game[Any, Any]] | None = None  # the match's and its own
        try:
            self._bot = made()
        except BaseException as error:
            raise _faulty(file, error) from error

    def think(
        self,
        game: Game[Any, Any],
        seat: Seat,
        moves: Sequence[Any],
        world: Callable[[], Any],
        rng: random.Random,
    ) -> Thought[Any]:
        """Let it think; what it comes to, now and then or in the end, must be one of the moves."""
        own, known = self._game_of_its_own(game), tuple(moves)
        thinking = None
        while True:
            try:
                thinking = thinking or self._bot.think(own, seat, known, world, rng)
                so_far = next(thinking)
            except StopIteration as done:
                return self._one_of(known, done.value)
            except BaseException as error:
                raise _faulty(self._file, error) from error
            yield None if so_far is None else self._one_of(known, so_far)

    def _game_of_its_own(self, game: Game[Any, Any]) -> Game[Any, Any]:
        """The rules once more: whatever it changes in them, nobody else plays by that."""
        if self._games is None or self._games[0] is not game:
            self._games = game, deepcopy(game)
        return self._games[1]

    def _one_of(self, moves: Sequence[Any], chosen: Any) -> Any:
        """The legal move that is equal to the chosen one."""
        try:
            found = next((move for move in moves if move == chosen), None)
            called = quoted(str(chosen))
        except BaseException as error:
            raise _faulty(self._file, error) from error
        if found is None:
            raise Refused(say("command.bad_move", file=files.named(self._file), move=called))
        return found


def _faulty(file: Path, error: BaseException) -> Refused:
    """What went wrong in the file, and the line if it is known; who stops us is no fault of it."""
    if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
        raise error
    lines = [at.lineno for at in extract_tb(error.__traceback__) if at.filename == str(file)]
    place = f"{files.named(file)}:{lines[-1]}" if lines else files.named(file)
    problem = ": ".join(filter(None, (type(error).__name__, quoted(_words_of(error)))))
    return Refused(say("command.bad_bot", file=place, problem=problem))


def _words_of(error: BaseException) -> str:
    """What an error says of itself; somebody else's may fail at that, too."""
    try:
        return str(error)
    except BaseException:
        return ""
