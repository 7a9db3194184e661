"""What a player has chosen for good: read with patience, saved at once."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

from hollywood.core.catalogue import Language
from hollywood.core.message import Refused
from hollywood.core.reader import has_controls

from . import files

FILE = "settings.json"
BAD = "settings-unreadable.json"
Speed = Literal["relaxed", "normal", "fast", "instant"]
Projection = Literal["off", "held", "always"]
Presentation = Literal["auto", "memory", "texture"]  # how pictures come to the screen
Driver = Literal["none", "x11", "wayland"]  # those that ways are tried out for
SPEEDS: tuple[Speed, ...] = get_args(Speed)
PROJECTIONS: tuple[Projection, ...] = get_args(Projection)
TEXT_SIZES = (100, 125, 150, 200)


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
    projection: Projection = "held"
    remarks: bool = True
    music: int = 50
    effects: int = 80
    muted: bool = False
    seats: list[str] = field(default_factory=list)  # of the last match: who, colour and name
    house_rules: list[str] = field(default_factory=list)  # name=value, where not as in the rulebook
    others: dict[str, Any] = field(default_factory=dict)

    def save(self) -> None:
        """Write them down; a full disk loses nothing but the change."""
        plain = {item.name: getattr(self, item.name) for item in fields(self)}
        text = json.dumps(plain.pop("others") | plain, indent=1, ensure_ascii=False)
        try:
            files.write_text(files.own(FILE), text + "\n")
        except Refused:
            return


def load() -> tuple[Settings, Path | None]:
    """The settings, and where the file is kept if not all of it was right, for who has edited it.

    What is not right in it is left out.
    """
    path = files.own(FILE)
    if not files.exists(path):
        return Settings(), None
    settings, right = _read(path)
    return settings, None if right else _put_aside(path)


def _put_aside(path: Path) -> Path:
    """Where it can be found from now on."""
    try:
        return path.replace(path.with_name(BAD))
    except OSError:
        return path


def _read(path: Path) -> tuple[Settings, bool]:
    try:
        given = json.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return Settings(), False
    return _from(given) if isinstance(given, dict) else (Settings(), False)


def _from(given: dict[str, Any]) -> tuple[Settings, bool]:
    settings, right = Settings(), True
    hints = get_type_hints(Settings)
    for item in fields(Settings):
        if item.name not in given or item.name == "others":
            continue
        value = given.pop(item.name)
        if _fits(value, hints[item.name]) and _sensible(item.name, value):
            setattr(settings, item.name, value)
        else:
            right = False
    settings.others = {name: value for name, value in given.items() if _can_be_kept(name, value)}
    return settings, right and settings.others == given


def _can_be_kept(name: str, value: Any) -> bool:
    """Whether what we don't know can be written down again."""
    try:
        return not has_controls(json.dumps(deepcopy({name: value}), ensure_ascii=False))
    except RecursionError:
        return False


def _fits(value: Any, hint: Any) -> bool:
    if hint is bool or hint is int:
        return type(value) is hint
    if hint == list[str]:
        return isinstance(value, list) and all(
            isinstance(each, str) and not has_controls(each) for each in value
        )
    choices = [choice for part in (hint, *get_args(hint)) for choice in get_args(part)]
    return value in [choice for choice in choices if isinstance(choice, str)] or (
        value is None and type(None) in get_args(hint)
    )


def _sensible(name: str, value: Any) -> bool:
    ranges = {
        "width": range(320, 20_000),
        "height": range(240, 20_000),
        "music": range(101),
        "effects": range(101),
        "text_size": TEXT_SIZES,
    }
    return name not in ranges or value in ranges[name]
