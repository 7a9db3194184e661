"""Every bot there is: those of the box, those in the player's folder, those named by file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TypeAlias

from . import box, files
from .bots.bot import Bot
from .bots.cast import Cast
from .bots.hollywood import BOTS
from .bots.player import Player
from .core.message import Refused, quoted, say
from .rules.hollywood_state import Move, State

Actor: TypeAlias = Callable[[], Bot[State, Move]]

FOLDER = "bots"  # in the player's own folder
_CLASS = "Bot"  # what a file must define


def actors(extra: Iterable[Path] = ()) -> dict[str, Actor]:
    """All bots by name; a file's bot is called as the file."""
    cast = box.open_cast()
    known: dict[str, Actor] = {**BOTS, **{role: _actor(cast, role) for role in cast.roles}}
    for file in [*sorted(files.own(FOLDER).glob("*.py")), *extra]:
        known[file.stem] = _loaded(file)
    return known


def _actor(cast: Cast, role: str) -> Actor:
    return lambda: Player(cast, *cast.role(role))


def _loaded(file: Path) -> Actor:
    """The class `Bot` of a file; the file is run once."""
    spec = spec_from_file_location(file.stem, file)
    try:
        assert spec is not None
        assert spec.loader is not None, "every .py file has a loader"
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        made: Actor = getattr(module, _CLASS)
    except Exception as error:  # whatever somebody else's file may do
        problem = quoted(f"{type(error).__name__}: {error}")
        raise Refused(say("command.bad_bot", file=quoted(str(file)), problem=problem)) from None
    return made
