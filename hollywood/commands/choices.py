"""What was chosen on the command line, checked: options, presets, bots."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from dataclasses import replace
from math import inf

from hollywood.bots.bot import CHARACTER_SIGN
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.dice import SEED_BITS
from hollywood.core.message import Refused, Slot, quoted, say
from hollywood.core.reader import read
from hollywood.core.record import HUMAN
from hollywood.kit import Options
from hollywood.set_up import AnyKit, wrong_seats


def positive(text: str) -> int:
    """A number from one up; ValueError for anything else."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def seed(text: str) -> int:
    """A number that a deal can come from; ValueError for anything else."""
    number = int(text)
    if not 0 <= number < 1 << SEED_BITS:
        raise ValueError
    return number


def seconds(text: str) -> float:
    """A time that ends; ValueError for anything else."""
    number = float(text)
    if not 0 < number < inf:
        raise ValueError
    return number


def card_language(parser: argparse.ArgumentParser) -> None:
    """The flag that says which language cards speak."""
    parser.add_argument(
        "--words",
        dest="language",
        choices=LANGUAGES,
        default=LANGUAGES[0],
        help="the language of the cards, in games of words",
    )


def agreed(kit: AnyKit, preset: str | None, changes: Sequence[str]) -> Options:
    """The options of a preset with the changes made, each written name=value."""
    presets = kit.presets
    preset = preset or next(iter(presets))
    if preset not in presets:
        raise Refused(say("command.no_preset", preset=quoted(preset), choices=", ".join(presets)))
    pairs = [change.partition("=") for change in changes]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Refused(say("command.bad_option", text=quoted(name + sign + value)))
    if not pairs:
        return presets[preset]
    text = "\n".join(f"{name}: {value}" for name, _, value in pairs)
    chosen = read(type(presets[preset]), text, "--option")
    options = replace(presets[preset], **{name: getattr(chosen, name) for name, _, _ in pairs})
    if (wrong := kit.wrong_options(options)) is not None:
        raise Refused(wrong)
    return options


def sitting_at(seats: str, kit: AnyKit, bots: Collection[str], *, humans: bool = True) -> list[str]:
    """Who is named for the seats, separated by commas: bots, and humans where there may be any."""
    names = known_names(seats, [HUMAN] * humans + list(bots))
    right_number(len(names), kit)
    return names


def known_names(names: str, known: Collection[str]) -> list[str]:
    """The names, separated by commas, if all are known."""
    for name in names.split(","):
        if name not in known:
            choices = ", ".join(each for each in known if CHARACTER_SIGN not in each)
            raise Refused(say("command.no_bot", bot=quoted(name), choices=choices))
    return names.split(",")


def level_of(bot: str) -> str:
    """The level in a bot's name; of one without any, the name."""
    return bot.partition(CHARACTER_SIGN)[0]


def at_the_end(points: float | None) -> Slot:
    """The words for what a move brings, where the game counts points."""
    return "" if points is None else say("review.points", points=points)


def right_number(seats: int, kit: AnyKit) -> None:
    """Refuse a number of seats the game has no table for."""
    if seats not in kit.seats:
        raise Refused(wrong_seats(seats, kit))
