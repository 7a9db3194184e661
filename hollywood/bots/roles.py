"""Roles of bots: a level and perhaps a character, as in `lead` and `lead_hoarder`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from hollywood.core.message import Message, quoted, say
from hollywood.core.record import BOT

from .bot import CHARACTER_SIGN

LevelName: TypeAlias = Literal["extra", "understudy", "lead", "director", "mogul"]
CharacterName: TypeAlias = Literal["opportunist", "hoarder", "stargazer", "accountant", "wildcard"]
LEVELS: tuple[LevelName, ...] = get_args(LevelName)  # from the weakest to the strongest
CHARACTERS: tuple[CharacterName, ...] = get_args(CharacterName)
PLAIN = ("random", "greedy")  # no levels, but there are words for them


@dataclass(frozen=True)
class Roles:
    """The roles of one game: every level, alone and with each character."""

    levels: Sequence[str] = LEVELS
    characters: Sequence[str] = CHARACTERS

    @property
    def every(self) -> list[str]:
        """All names there are: every level alone, then with every character."""
        both = [level + CHARACTER_SIGN + each for level in self.levels for each in self.characters]
        return [*self.levels, *both]

    def level(self, who: str) -> str:
        """Human, a level, or the name of any other bot."""
        role = who.removeprefix(BOT)
        level, _, character = role.partition(CHARACTER_SIGN)
        return level if level in self.levels and character in ("", *self.characters) else role

    def character(self, who: str) -> str:
        """The character of a bot that has one."""
        return who.removeprefix(BOT).removeprefix(self.level(who)).removeprefix(CHARACTER_SIGN)

    def bot(self, level: str, character: str = "") -> str:
        """A bot of this level; only ours have characters."""
        kept = character if level in self.levels else ""
        return BOT + CHARACTER_SIGN.join(filter(None, (level, kept)))

    def face(self, who: str) -> str:
        """What the portrait of a bot is called: as its character, or else its level."""
        return self.character(who) or self.level(who)

    def words(self, who: str) -> Message:
        """What a bot is called by its level, and its character if it has one; or its own name."""
        called, character = self.level(who), self.character(who)
        if called not in (*self.levels, *PLAIN):
            return say("bot.own", name=quoted(called.capitalize()))
        level = say(f"bot.{called}")
        if not character:
            return level
        return say("bot.of_character", level=level, character=say(f"bot.{character}"))


ROLES = Roles()  # of games that have all of them


def named(character: str) -> Message:
    """What a bot of this character is called as a player."""
    return say(f"character.{character}")
