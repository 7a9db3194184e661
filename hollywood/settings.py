"""What a player has chosen for good: read with patience, saved at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

from hollywood.core.catalogue import Language
from hollywood.core.message import Message, Refused
from hollywood.core.reader import DEEPEST, has_controls

from . import files
from .key_map import read_row

FILE = "settings.json"
BAD = "settings-unreadable.json"
Speed = Literal["relaxed", "normal", "fast", "instant"]
Presentation = Literal["auto", "memory", "texture"]  # how pictures come to the screen
Driver = Literal["none", "x11", "wayland"]  # those that ways are tried out for
Zoom = Literal["soon", "late", "off"]  # when a card pointed at is enlarged
Typeface = Literal["drawn", "plain", "dyslexia"]  # of all that is not printed on cards
Tips = Literal["first", "always", "never"]  # in the first matches only, or in all
Holding = Literal["hold", "once"]  # whether what is held is only pressed once
SPEEDS: tuple[Speed, ...] = get_args(Speed)
TYPEFACES: tuple[Typeface, ...] = get_args(Typeface)
ZOOMS: tuple[Zoom, ...] = get_args(Zoom)
TIPS: tuple[Tips, ...] = get_args(Tips)
PadsOf = Literal["ask", "any", "own"]  # of several people: whichever pad, or one each
PADS_OF: tuple[PadsOf, ...] = get_args(PadsOf)
HOLDINGS: tuple[Holding, ...] = get_args(Holding)
# milliseconds
ACCEPT_DELAYS, REPEATS, HOVERS = (0, 100, 200, 300, 500), (0, 100, 200, 400), (0, 250, 500, 800)
TEXT_SIZES = (100, 125, 150, 200)
_LONGEST = 100_000  # characters; ours are a few hundred, and all is written again each time
_OF_A_GAME = ("seats", "house_rules")


@dataclass(frozen=True)
class GameChoice:
    """A choice that only one game has: what it can be, and what it is until it was made."""

    values: tuple[str, ...]
    usual: str


# whether a table shows what would be if it ended now
PROJECTION = GameChoice(values=("off", "held", "always"), usual="held")


@dataclass
class GameSettings:
    """What was chosen for one game."""

    seats: list[str] = field(default_factory=list)  # of the last match: who, colour and name
    house_rules: list[str] = field(default_factory=list)  # name=value, where not as in the rulebook
    choices: dict[str, str] = field(default_factory=dict)  # those that only this game has
    tips: dict[str, str] = field(default_factory=dict)  # how often each was seen, or “known”
    lesson: str = ""  # the scene where the lesson was left
    learnt: bool = False  # whether it was seen to its end
    others: dict[str, Any] = field(default_factory=dict)

    def chosen(self, name: str, choice: GameChoice) -> str:
        """What such a choice stands at."""
        value = self.choices.get(name)
        return value if value in choice.values else choice.usual


@dataclass
class Settings:
    """The choices themselves. What an older or newer program wrote besides is kept."""

    language: Language | None = None  # None: as the system has it
    fullscreen: bool = False
    width: int = 1280
    height: int = 720
    presentation: Presentation = "auto"  # until it was tried out
    driver: Driver = "none"  # of the display it was tried out with
    text_size: int = 100
    speed: Speed = "normal"
    reduced_motion: bool = False
    symbols: bool = False
    contrast: bool = False
    typeface: Typeface = "drawn"
    calm: bool = False
    rate_puzzles: bool = False  # whether answers are written down for those who rate them
    narration: bool = False
    captions: bool = False
    zoom: Zoom = "soon"
    remarks: bool = True
    tips: Tips = "first"
    holding: Holding = "hold"
    accept_delay: int = 0  # milliseconds in which nothing is heard after what was pressed
    repeats: int = 0  # milliseconds in which the same key is not heard again
    hover: int = 250  # milliseconds until something is told of what the mouse points at
    drag: bool = True
    confirm: bool = False  # a move must be meant twice
    rumble: bool = False
    pads: PadsOf = "ask"  # when a second one is used
    music: int = 50
    effects: int = 80
    muted: bool = False
    keys: dict[str, str] = field(default_factory=dict)  # what was chosen instead of the usual
    game: str = ""  # the one that was played last
    # whether the card of the very first start was read
    welcomed: bool = field(default=False, compare=False)
    games: dict[str, GameSettings] = field(default_factory=dict)  # by name, known here or not
    others: dict[str, Any] = field(default_factory=dict)

    def of(self, game: str) -> GameSettings:
        """What was chosen for this game."""
        return self.games.setdefault(game, GameSettings())

    def save(self) -> Message | None:
        """Write them down; what keeps them from it, if anything: that loses only the change."""
        plain = _plain(self) | {"games": {name: _plain(each) for name, each in self.games.items()}}
        text = json.dumps(plain, indent=1, ensure_ascii=False)
        try:
            files.write_text(files.own(FILE), text + "\n")
        except Refused as refused:
            return refused.reason
        return None


def _plain(settings: Settings | GameSettings) -> dict[str, Any]:
    own = {item.name: getattr(settings, item.name) for item in fields(settings)}
    return dict(own.pop("others")) | own


def load(game: str, choices: Mapping[str, GameChoice]) -> tuple[Settings, Path | None]:
    """The settings, and where the file is kept if not all of it was right, for who has edited it.

    What is not right in it is left out. What version 0.1, which had one game, wrote down for all
    is taken as this game's.
    """
    path = files.own(FILE)
    if not files.exists(path):
        return Settings(), None
    settings, right = _read(path, game, choices)
    return settings, None if right else _put_aside(path)


def _put_aside(path: Path) -> Path:
    """Where it can be found from now on."""
    try:
        return path.replace(path.with_name(BAD))
    except OSError:
        return path


def _read(path: Path, game: str, choices: Mapping[str, GameChoice]) -> tuple[Settings, bool]:
    try:
        text = files.read_file(path)
        given = json.loads(text) if len(text) <= _LONGEST else None
    except (ValueError, RecursionError):  # Faults are such, too
        return Settings(), False
    if not isinstance(given, dict):
        return Settings(), False
    sensible = _move_over(given, game, choices)
    settings, right = _from(given)
    return settings, right and sensible


def _move_over(given: dict[str, Any], game: str, choices: Mapping[str, GameChoice]) -> bool:
    """What stands where version 0.1 wrote it goes to its one game; whether it can stand there."""
    old = {name: given.pop(name) for name in _OF_A_GAME if name in given}
    chosen = {name: given.pop(name) for name in choices if name in given}
    if chosen:
        old["choices"] = chosen
    games = given.get("games", {})
    if old and isinstance(games, dict) and isinstance(games.get(game, {}), dict):
        given["games"] = games | {game: games.get(game, {}) | old}
    return all(value in choices[name].values for name, value in chosen.items())


def _from(given: dict[str, Any]) -> tuple[Settings, bool]:
    games = given.pop("games", {})
    settings = Settings(welcomed=True)  # a file without it was written by an older program
    right = _fill(settings, given)
    for name, each in games.items() if isinstance(games, dict) else ():
        if isinstance(each, dict) and not has_controls(name):
            found = GameSettings()
            right &= _fill(found, each)
            if found != GameSettings():
                settings.games[name] = found
        else:
            right = False
    return settings, right and isinstance(games, dict)


def _fill(settings: Settings | GameSettings, given: dict[str, Any]) -> bool:
    """Take what is right; whether all of it is."""
    right = True
    hints = get_type_hints(type(settings))
    for item in fields(settings):
        if item.name not in given or item.name == "others":
            continue
        value = given.pop(item.name)
        if not _fits(value, hints[item.name]) or not _sensible(item.name, value):
            right = False
            continue
        kept = _readable(value) if item.name == "keys" else value
        setattr(settings, item.name, kept)
        right &= kept == value
    settings.others = {name: value for name, value in given.items() if _can_be_kept(name, value)}
    return right and settings.others == given


def _readable(keys: dict[str, str]) -> dict[str, str]:
    """The rows that name keys and buttons; those of actions that nobody knows here stay, too."""
    return {name: row for name, row in keys.items() if read_row(row) is not None}


def _can_be_kept(name: str, value: Any) -> bool:
    """Whether what we don't know can be written down again, in not much more room."""
    try:
        text = json.dumps({name: value}, ensure_ascii=False)
        return not has_controls(text) and _depth(value) <= DEEPEST
    except RecursionError:
        return False


def _depth(value: Any) -> int:
    """How many lists and mappings are within each other."""
    if not isinstance(value, dict | list):
        return 0
    return 1 + max(map(_depth, value.values() if isinstance(value, dict) else value), default=0)


def _fits(value: Any, hint: Any) -> bool:
    if hint is bool or hint is int:
        return type(value) is hint
    if hint is str:
        return _is_text(value)
    if hint == list[str]:
        return isinstance(value, list) and all(map(_is_text, value))
    if hint == dict[str, str]:
        return isinstance(value, dict) and all(map(_is_text, (*value, *value.values())))
    choices = [choice for part in (hint, *get_args(hint)) for choice in get_args(part)]
    return value in [choice for choice in choices if isinstance(choice, str)] or (
        value is None and type(None) in get_args(hint)
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and not has_controls(value)


def _sensible(name: str, value: Any) -> bool:
    ranges = {
        "width": range(320, 20_000),
        "height": range(240, 20_000),
        "music": range(101),
        "effects": range(101),
        "text_size": TEXT_SIZES,
        "accept_delay": ACCEPT_DELAYS,
        "repeats": REPEATS,
        "hover": HOVERS,
    }
    return name not in ranges or value in ranges[name]
