"""The program: does what the command line asks for, in the language asked for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from . import __version__, box
from .commands import bench, cards, check, replay, simulate, terminal
from .commands.asked import Asked
from .core.catalogue import LANGUAGES, Voice
from .core.faults import Faults
from .core.message import Refused

_OK, _FAILED, _MISUSED = 0, 1, 2

_PLAY = "play"
_COMMANDS = {
    _PLAY: (terminal, "play (the same as no command)"),
    "check": (check, "find every mistake in a card file"),
    "cards": (cards, "list every card"),
    "replay": (replay, "play a saved match again"),
    "simulate": (simulate, "let bots play whole matches"),
    "bench": (bench, "measure the engine's speed"),
}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """A wrong flag gets one sentence, not a page."""
        self.exit(_MISUSED, f"{self.prog}: {message} (--help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    parser = _parser()
    words = list(sys.argv[1:] if arguments is None else arguments)
    flags = parser.parse_args(words)
    if flags.command is None:
        flags = parser.parse_args([*words, _PLAY])
    asked = Asked(flags, Voice({}, flags.lang))
    try:
        asked = Asked(flags, Voice(box.open_sentences(), flags.lang))
        return _OK if flags.run(asked) else _FAILED
    except Faults as faults:
        asked.tell(faults, sys.stderr)
    except Refused as refused:
        print(asked.voice.text(refused.reason), file=sys.stderr)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _OK
    return _FAILED


def _parser() -> _Parser:
    parser = _Parser(prog="hollywood", description="A box of showbiz card games.")
    parser.add_argument("--version", action="version", version=f"hollywood {__version__}")
    _add_everywhere(parser, lang=box.system_language(), cards=None)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for name, (command, does) in _COMMANDS.items():
        own = commands.add_parser(name, help=does, description=does)
        _add_everywhere(own, lang=argparse.SUPPRESS, cards=argparse.SUPPRESS)
        command.add(own)
        own.set_defaults(run=command.run)
    return parser


def _add_everywhere(parser: argparse.ArgumentParser, *, lang: str, cards: str | None) -> None:
    """Flags that may stand before or after the command."""
    parser.add_argument("--lang", choices=LANGUAGES, default=lang)
    parser.add_argument("--cards", type=Path, default=cards, metavar="FILE", help="your own cards")
