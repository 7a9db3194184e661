"""Who sits where and what is agreed, while it is still being decided; remembered for next time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from hashlib import blake2b
from typing import Any, get_args, get_type_hints

from hollywood.core.catalogue import Voice
from hollywood.core.dice import SEED_BITS, SHORT_SEED_BITS
from hollywood.core.message import Message, player, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.hollywood.bots.cast import CHARACTERS, LEVELS, CharacterName
from hollywood.games.hollywood.bots.characters import character_of, named
from hollywood.games.hollywood.bots.greedy import BOTS
from hollywood.games.hollywood.rules.deck import STANDARD, Deck, Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.kit import SetUp
from hollywood.settings import Settings

LONGEST_NAME = 14
NAMES = ("Ada", "Grace", "Orson", "Ida", "Fritz", "Anna")  # before anyone has typed others
_BOT = "lead"  # who is played against before anyone has chosen, ...
_QUIRKS: tuple[CharacterName, ...] = ("opportunist", "hoarder", "stargazer")  # ... and how
_REELS = ("REEL", "TAKE", "SCENE", "SPOOL", "STUDIO", "MATINEE", "TRAILER", "PREMIERE")
AGREED = [each.name for each in fields(Options) if each.name != "line"]  # all options


@dataclass
class Seat:
    """A seat that is being filled."""

    name: str
    who: str  # human, or bot:role
    colour: str

    @property
    def level(self) -> str:
        """Human, a level, or a bot of somebody's own."""
        role = self.who.removeprefix(BOT)
        level, _, character = role.partition("_")
        return level if level in LEVELS and character in ("", *CHARACTERS) else role

    @property
    def character(self) -> str:
        """The character of a bot that has one."""
        role = self.who.removeprefix(BOT)
        return role.removeprefix(self.level).removeprefix("_")

    @property
    def character_name(self) -> Message | None:
        """What a bot that has a character is called."""
        character = character_of(self.who.removeprefix(BOT))
        return named(character) if character else None

    def cast(self, level: str, character: str = "") -> None:
        """Fill the seat."""
        if level == HUMAN:
            self.who = HUMAN
        else:
            kept = character if level in LEVELS else ""
            self.who = BOT + "_".join(filter(None, (level, kept)))


@dataclass
class Casting:
    """A match that is being set up."""

    seats: list[Seat]  # as many as there can be, whether they play or not
    playing: int
    options: Options
    levels: Sequence[str] = field(default=(HUMAN, *LEVELS))
    deal: str = ""  # the words for its seed; none before they are drawn
    started: bool = False

    @property
    def players(self) -> list[Seat]:
        """The seats that play."""
        return self.seats[: self.playing]

    def move(self, seat: int, to: int) -> None:
        """Put somebody on another seat; those between move up."""
        if 0 <= to < self.playing:
            self.seats.insert(to, self.seats.pop(seat))

    def shuffle(self, chance: random.Random) -> None:
        """Seat the players by chance."""
        players = self.players
        chance.shuffle(players)
        self.seats[: self.playing] = players

    def recolour(self, seat: int, colours: Sequence[str]) -> None:
        """Give a seat the next colour, and whoever had that the old one."""
        old = self.seats[seat].colour
        new = colours[(colours.index(old) + 1) % len(colours)]
        for other in self.seats:
            if other.colour == new:
                other.colour = old
        self.seats[seat].colour = new

    def names(self, voice: Voice) -> list[str]:
        """What the players are called; who has no name is called by character or seat."""
        unnamed = Voice(voice.sentences, voice.language)
        return [
            each.name.strip() or unnamed.text(each.character_name or player(number))
            for number, each in enumerate(self.players)
        ]

    def agree(self, name: str, value: str | int) -> None:
        """Change one option."""
        changed: dict[str, Any] = {name: value}
        self.options = replace(self.options, **changed)

    def set_up(self, voice: Voice, seed: int) -> SetUp:
        """The match itself."""
        named = zip(self.players, self.names(voice), strict=True)
        chairs = [Chair(name, Written(seat.who), Written(seat.colour)) for seat, name in named]
        return SetUp(tuple(chairs), self.options, seed, Hollywood.name)


def remembered(settings: Settings, deck: Deck, own: Iterable[str] = ()) -> Casting:
    """The last match's set-up, as far as it can still be had; `own` may be bots besides ours."""
    levels = (HUMAN, *LEVELS, *(name for name in own if not _is_ours(name)))
    colours = [str(colour.id) for colour in deck.colours]
    seats: list[Seat] = []
    for text in settings.of(Hollywood.name).seats[: deck.seats[-1]]:
        who, colour, name = (*text.split(" ", 2), "", "", "")[:3]
        seat = Seat(name[:LONGEST_NAME], who, colour)
        is_bot = who.startswith(BOT) and seat.level in levels[1:]
        if who != HUMAN and not is_bot:
            seat.cast(_BOT)
        seats.append(seat)
    playing = len(seats) if len(seats) in deck.seats else deck.seats[-1]
    for number in range(len(seats), deck.seats[-1]):
        seat = Seat("" if number else NAMES[0], HUMAN, "")
        if number:
            seat.cast(_BOT, _QUIRKS[(number - 1) % len(_QUIRKS)])
        seats.append(seat)
    _colour(seats, colours)
    return Casting(seats, playing, _agreed(settings, deck), levels)


def _is_ours(bot: str) -> bool:
    """Whether it is a level of ours, with a character or without."""
    return Seat("", BOT + bot, "").level in LEVELS


def _colour(seats: Sequence[Seat], colours: Sequence[str]) -> None:
    """Give a free colour to who has none, or one that another has."""
    for number, seat in enumerate(seats):
        taken = [other.colour for other in seats[:number]]
        if seat.colour not in colours or seat.colour in taken:
            wanted = [other.colour for other in seats[number + 1 :]]
            free = [colour for colour in colours if colour not in taken]
            seat.colour = next((each for each in free if each not in wanted), free[0])


def _agreed(settings: Settings, deck: Deck) -> Options:
    changes: dict[str, Any] = {}
    for rule in settings.of(Hollywood.name).house_rules:
        name, _, text = rule.partition("=")
        for value in values_of(name, deck) if name in AGREED else ():
            if str(value) == text:
                changes[name] = value
    return replace(deck.presets[STANDARD], **changes)


def remember(casting: Casting, settings: Settings, deck: Deck) -> None:
    """Keep the set-up for the next time."""
    chosen = settings.of(Hollywood.name)
    chosen.seats = [f"{seat.who} {seat.colour} {seat.name}" for seat in casting.players]
    usual = deck.presets[STANDARD]
    chosen.house_rules = [
        f"{name}={getattr(casting.options, name)}"
        for name in AGREED
        if getattr(casting.options, name) != getattr(usual, name)
    ]
    settings.save()


def quick_set_up(
    settings: Settings, deck: Deck, voice: Voice, seed: int, own: Iterable[str] = ()
) -> SetUp:
    """The last set-up once more with another deal; before there was one, a person against bots."""
    return remembered(settings, deck, own).set_up(voice, seed)


def values_of(name: str, deck: Deck) -> Sequence[str | int]:
    """What an option can be."""
    if name == "ratings":
        return list(deck.ratings)
    return get_args(get_type_hints(Options)[name])


def preset_of(options: Options, deck: Deck) -> str | None:
    """The preset these options are, whoever starts; None for a mixture."""
    presets = {name: starting_as(options, each) for name, each in deck.presets.items()}
    return next((name for name, each in presets.items() if each == options), None)


def starting_as(options: Options, others: Options) -> Options:
    """The other options, but with who starts as it was."""
    return replace(others, first_player=options.first_player)


def seed_of(words: str) -> int:
    """The seed these words mean: a whole number means itself, any others always the same one."""
    plain = words.strip().upper()
    if plain.isascii() and plain.isdigit() and int(plain) < 1 << SEED_BITS:
        return int(plain)
    digest = blake2b(plain.encode(), digest_size=SHORT_SEED_BITS // 8).digest()
    return int.from_bytes(digest, "little")


def drawn_words(chance: random.Random) -> str:
    """Words for a seed that nobody has chosen."""
    return f"{chance.choice(_REELS)}-{chance.randrange(1000, 10_000)}"


def role_words(who: str) -> Message:
    """What a bot's role is called: its level, and its character if it has one; its own name."""
    seat = Seat("", who, "")
    if seat.level not in (*LEVELS, *BOTS):
        return say("bot.own", name=quoted(seat.level.capitalize()))
    level = say(f"bot.{seat.level}")
    if not seat.character:
        return level
    return say("bot.of_character", level=level, character=say(f"bot.{seat.character}"))


def role_face(who: str) -> str:
    """What the portrait of a bot is called: as its character, or else its level."""
    seat = Seat("", who, "")
    return seat.character or seat.level
