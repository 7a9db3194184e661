"""The program: does what the command line asks for, in the language asked for."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext, redirect_stdout, suppress
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from hollywood.commands.asked import Asked
from hollywood.commands.choices import seed
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, say
from hollywood.games import GAMES

from . import __version__, box, files, speech
from .settings import TEXT_SIZES

_OK, _FAILED, _MISUSED, _STOPPED = 0, 1, 2, 130
_LEAST, _MOST = (64, 64), (7680, 4320)  # pixels: of a picture, or of the window that is tested
# pygame reads these when it is imported, and not again
_BEFORE_PYGAME = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",  # what we print is ours
    "SDL_VIDEO_X11_WMCLASS": "hollywood",  # as the menu entry has it; or it is the script's name
}
_ALONE = "A FILE instead of a command opens in the window: a match, a puzzle, exported data, cards."
# all other words are in that very file
_WORDLESS = "{place}: the program’s texts can’t be read; please reinstall it."

_COMMANDS = {  # modules of the folder `commands`
    "play": "play in the terminal",
    "check": "find every mistake in a card file",
    "cards": "list every card",
    "replay": "replay a saved match and print the score",
    "simulate": "play whole matches between bots",
    "arena": "play every deal from every seat and rate the bots",
    "analyse": "review every decision of a saved match",
    "chances": "hold the chances told in saved matches against how they ended",
    "daily": "tell the day's deal, or what an expert makes of many days",
    "stats": "sum up every match that was played to its end",
    "puzzles": "find puzzles, or prove those of a file",
    "bench": "measure the engine's speed",
}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """A wrong flag gets one sentence, not a page."""
        self.exit(_MISUSED, f"{self.prog}: {message} (--help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    for name, value in _BEFORE_PYGAME.items():
        os.environ.setdefault(name, value)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    language: Language | None = None
    try:
        try:
            flags = _parsed(sys.argv[1:] if arguments is None else list(arguments))
            language = flags.lang
            return _answer(flags)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # what can't be printed comes to light here, not at the exit
    except KeyboardInterrupt:
        return _STOPPED
    except BrokenPipeError:  # whoever read our output has seen enough
        _hush()
        return _OK
    except OSError as error:
        _hush()
        _complain(_voice(language).text(_refusal(error)))
        return _FAILED


def _parsed(arguments: list[str]) -> Namespace:
    """The flags; the last word may be a file for the window, where there is no command."""
    last = Path(arguments[-1]) if arguments else None
    before = arguments[-2] if len(arguments) > 1 else ""
    alone = not before.startswith("-") and not any(each in _COMMANDS for each in arguments)
    if last is None or not alone or str(last).startswith("-") or not _looks_like_file(last):
        return Namespace(**{"file": None, **vars(_parser(arguments).parse_args(arguments))})
    flags = _parser(arguments).parse_args(arguments[:-1])
    return Namespace(**{**vars(flags), "file": last})


def _looks_like_file(path: Path) -> bool:
    """Whether this word is no command of a game, but a file or the name of one."""
    return bool(path.suffix) or path.exists() or len(path.parts) > 1


def _answer(flags: Namespace) -> int:
    """Do what the flags say; what is wrong is told in words."""
    try:
        voice = _voice(flags.lang)
    except Faults as faults:
        _complain(_WORDLESS.format(place=faults.faults[0].place))
        return _FAILED
    asked = Asked(flags, voice, sys.stdout)
    if flags.run is not _window:
        gc.enable()
    try:
        with redirect_stdout(sys.stderr) if "json" in flags and flags.json else nullcontext():
            return _OK if flags.run(asked) else _FAILED  # what a bot prints is not the answer
    except Faults as faults:
        _complain(asked.lines(faults))
    except Refused as refused:
        _complain(voice.text(refused.reason))
    return _FAILED


def _voice(language: Language | None) -> Voice:
    return Voice(box.open_sentences(), language or box.told_language() or LANGUAGES[0])


def _refusal(error: OSError) -> Message:
    """The sentence for what the system does not allow: nothing more fits on a disk, say."""
    if error.filename is None:
        return say("command.system", problem=files.problem(error))
    return say("command.cant_use", file=files.named(error.filename), problem=files.problem(error))


def _hush() -> None:
    """Print nothing more: Python would try once again when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(words: str) -> None:
    """Say why it can't be done, where it is seen: a windowed program has nowhere to print."""
    if sys.stderr is not None:
        with suppress(OSError):  # then there is nobody to tell
            print(words, file=sys.stderr)
        return
    from hollywood.ui.app.window import message_box

    message_box(words)


def _parser(arguments: list[str]) -> _Parser:
    """All flags and commands; the flags of a command only if it is among the arguments."""
    parser = _Parser(prog="hollywood", description="A box of showbiz card games.", epilog=_ALONE)
    parser.add_argument("--version", action="version", version=f"hollywood {__version__}")
    _add_everywhere(parser)
    _add_window(parser)
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for name, does in _COMMANDS.items():
        _add_command(commands.add_parser(name, help=does, description=does), name, arguments)
    for game in GAMES:
        for name, does in game.commands.items():
            own = commands.add_parser(name, help=does, description=does)
            own.set_defaults(game=game.name)
            _add_command(own, name, arguments, game.__module__)
    return parser


def _add_command(
    parser: _Parser, name: str, arguments: list[str], folder: str = "hollywood"
) -> None:
    """What a command understands, if it is among the arguments: reading all takes a while."""
    if name in arguments:
        command = import_module(f"{folder}.commands.{name}")
        _add_everywhere(parser, again=True)
        command.add(parser)
        parser.set_defaults(run=command.run)


def _add_window(parser: argparse.ArgumentParser) -> None:
    """Flags of the game itself, for looking at it without playing."""
    parser.add_argument(
        "--shot", metavar="WHAT", help="save a picture of a scene; “list” shows all scenes"
    )
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="where it is written")
    parser.add_argument(
        "--selftest", action="store_true", help="let bots play on screen and measure the speed"
    )
    parser.add_argument(
        "--size",
        type=size,
        metavar="WxH",
        help="window size for --shot and --selftest, for example 1280x720",
    )
    parser.add_argument("--seed", type=seed, default=1, metavar="N", help="deal shown by --shot")
    parser.add_argument(
        "--moves", type=int, metavar="K", help="moves played before the picture is taken"
    )
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="take the picture from this saved match"
    )
    parser.add_argument(
        "--contrast", action="store_true", help="show words and edges as clearly as can be"
    )
    parser.add_argument(
        "--text", type=int, choices=TEXT_SIZES, default=100, help="text size in percent"
    )
    parser.add_argument(
        "--narrate", action="store_true", help="print all that happens, one sentence a line"
    )
    parser.add_argument(
        "--speak", action="store_true", help="have the system's voice say all that happens"
    )
    parser.add_argument("--seats", metavar="BOT,BOT,...", help="bots that play --selftest")


def size(text: str) -> tuple[int, int]:
    """Width and height; argparse tells people the name of this function."""
    wide, high = map(int, text.split("x"))
    if not (_LEAST[0] <= wide <= _MOST[0] and _LEAST[1] <= high <= _MOST[1]):
        raise ValueError
    return wide, high


def _window(asked: Asked) -> bool:
    """Without a command: the game in its window, a picture of it, or a test."""
    flags = asked.flags
    if flags.shot or flags.selftest:
        from .commands import shot

        gc.enable()
        return shot.run(asked)
    gc.disable()  # until the first scene is there: see `memory.keep_what_is_there`
    from hollywood.ui.app import program
    from hollywood.ui.app.opened_game import OpenedGames

    voice = speech.system_voice() if flags.speak else None
    if flags.speak and voice is None:
        _complain(asked.voice.text(say("narration.no_voice")))
    printed = partial(print, flush=True) if flags.narrate else None
    named = asked.game.name  # a game that is not in the box is told now
    own = {named: flags.cards} if flags.cards else {}
    games = OpenedGames(GAMES, own)
    beside = program.Listeners(printed, voice)
    try:
        program.play(games, asked.voice.sentences, flags.lang, flags.game, flags.file, beside)
    finally:
        if voice is not None:
            voice.close()
    return True


def _add_everywhere(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    """Flags that may stand before the command, or `again` after it."""
    usual = argparse.SUPPRESS if again else None
    parser.add_argument("--lang", choices=LANGUAGES, default=usual)
    parser.add_argument("--game", default=usual, metavar="NAME", help="which game to play")
    parser.add_argument(
        "--cards", type=Path, default=usual, metavar="FILE", help="play with this card file"
    )
