"""Who sits where and what is agreed, while it is still being decided; remembered for next time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from hashlib import blake2b
from typing import Any

from hollywood.bots.roles import Roles, named
from hollywood.card_language import OPTION as LANGUAGE
from hollywood.card_language import speaks
from hollywood.core.catalogue import Language, Voice
from hollywood.core.dice import SEED_BITS, SHORT_SEED_BITS
from hollywood.core.message import Message, player, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.kit import Options, SetUp
from hollywood.set_up import AnyKit, have_colours
from hollywood.settings import GameChoice, GameSettings, Settings
from hollywood.ui.app.shared import Props

LONGEST_NAME = 14
_FEW, _SIZES = 3, 2  # players at first, where tables can have more sizes than so many
NAMES = ("Ada", "Grace", "Orson", "Ida", "Fritz", "Anna")  # before anyone has typed others
FIRST = "first_player"  # the option that is asked with the seats, if the game has it
_OF_NO_PRESET = (FIRST, LANGUAGE)


@dataclass
class SeatDraft:
    """A seat that is being filled."""

    name: str
    who: str  # human, or bot:role
    colour: str
    roles: Roles

    @property
    def level(self) -> str:
        """Human, a level, or a bot of somebody's own."""
        return self.roles.level(self.who)

    @property
    def character(self) -> str:
        """The character of a bot that has one."""
        return self.roles.character(self.who)

    @property
    def character_name(self) -> Message | None:
        """What a bot that has a character is called."""
        return named(self.character) if self.character else None

    def fill(self, level: str, character: str = "") -> None:
        """Let a human or a bot sit here."""
        self.who = HUMAN if level == HUMAN else self.roles.bot(level, character)


@dataclass
class MatchDraft:
    """A match that is being set up."""

    kit: AnyKit
    seats: list[SeatDraft]  # as many as there can be, whether they play or not
    playing: int
    options: Options
    levels: Sequence[str]  # all that a seat can be filled with
    deal: str = ""  # the words for its seed; none before they are drawn
    choices: dict[str, str] = field(default_factory=dict)  # of the game, as they are to stand
    started: bool = False

    @property
    def players(self) -> list[SeatDraft]:
        """The seats that play."""
        return self.seats[: self.playing]

    def move(self, seat: int, to: int) -> None:
        """Put somebody on another seat; those between move up."""
        if 0 <= to < self.playing:
            self.seats.insert(to, self.seats.pop(seat))
            self._take_colours()

    def soften(self) -> None:
        """Let every bot be of the weakest level."""
        for seat in self.seats:
            if seat.who != HUMAN:
                seat.fill(self.kit.levels[0], seat.character)

    def shuffle(self, chance: random.Random) -> None:
        """Seat the players by chance."""
        players = self.players
        chance.shuffle(players)
        self.seats[: self.playing] = players
        self._take_colours()

    def _take_colours(self) -> None:
        """Whoever moved takes on the colour of the seat, if seats have colours."""
        if have_colours(self.kit):
            for seat, colour in zip(self.seats, self.kit.colours, strict=False):
                seat.colour = colour

    @property
    def swaps(self) -> bool:
        """Whether players can do nothing with their seats but change them with each other."""
        return len(self.kit.seats) == 1 and self.playing == 2

    def recolour(self, seat: int) -> None:
        """Give a seat the next colour, and whoever had that the old one."""
        if have_colours(self.kit):
            self.move(seat, (seat + 1) % self.playing)
            return
        colours = list(self.kit.colours)
        old = self.seats[seat].colour
        new = colours[(colours.index(old) + 1) % len(colours)]
        for other in self.seats:
            if other.colour == new:
                other.colour = old
        self.seats[seat].colour = new

    def free_character(self, seat: int, level: str) -> str:
        """The next character after the seat's that no other player is; none if there is none."""
        if level not in self.kit.levels:
            return ""
        characters, now = list(self.kit.characters), self.seats[seat].character
        taken = {each.character for each in self.players if each is not self.seats[seat]}
        first = characters.index(now) + 1 if now in characters else 0
        turned = characters[first:] + characters[:first]
        return next((each for each in turned if each not in taken), "")

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

    def chosen(self, settings: GameSettings, name: str, choice: GameChoice) -> str:
        """What a choice of the game stands at, or will."""
        return self.choices.get(name) or settings.chosen(name, choice)

    def set_up(self, voice: Voice, seed: int) -> SetUp:
        """The match itself."""
        named = zip(self.players, self.names(voice), strict=True)
        chairs = [Chair(name, Written(seat.who), Written(seat.colour)) for seat, name in named]
        return SetUp(tuple(chairs), self.options, seed, self.kit.name)


def remembered(
    settings: Settings, kit: AnyKit, own: Iterable[str] = (), screens: Language = "en"
) -> MatchDraft:
    """The last match's set-up, as far as it can still be had; `own` may be bots besides ours.

    What was never chosen is played in the language of the screens.
    """
    roles = Roles(kit.levels, kit.characters)
    ours = kit.levels or list(kit.bots)  # plain bots are for games that have no others
    levels = (HUMAN, *ours, *(name for name in own if name not in kit.bots))
    last = settings.of(kit.name).seats[: kit.seats[-1]]
    seats = [_filled(text, kit, roles, levels) for text in last]
    playing = len(seats) if len(seats) in kit.seats else _usual_table(kit)
    seats += [_usual(number, kit, roles) for number in range(len(seats), kit.seats[-1])]
    _colour(seats, list(kit.colours))
    draft = MatchDraft(kit, seats, playing, _agreed(settings, kit, screens), levels)
    draft.move(0, 0)
    return draft


def _usual_table(kit: AnyKit) -> int:
    """How many play before anyone has chosen: all who can, but where many can, a few."""
    return kit.seats[-1] if len(kit.seats) <= _SIZES else _FEW


def last_player(settings: Settings, kit: AnyKit) -> str:
    """The name of the human who played last, or a usual one."""
    players = remembered(settings, kit).players
    named = (each.name.strip() for each in players if each.who == HUMAN)
    return next(filter(None, named), NAMES[0])


def language_of_cards(settings: Settings, kit: AnyKit, screens: Language) -> Language:
    """What its cards speak, if they speak: as in the last match, else as the screens."""
    return speaks(_agreed(settings, kit, screens)) or screens


def _filled(text: str, kit: AnyKit, roles: Roles, levels: Sequence[str]) -> SeatDraft:
    """A seat as it was remembered; a bot that is gone is replaced."""
    who, colour, name = (*text.split(" ", 2), "", "", "")[:3]
    seat = SeatDraft(name[:LONGEST_NAME], who, colour, roles)
    is_bot = who.startswith(BOT) and seat.level in levels[1:]
    if who != HUMAN and not is_bot:
        seat.fill(_opponent(kit))
    return seat


def _usual(number: int, kit: AnyKit, roles: Roles) -> SeatDraft:
    """A seat before anyone has chosen: a human first, then a bot of each character in turn."""
    seat = SeatDraft("" if number else NAMES[0], HUMAN, "", roles)
    if number:
        characters = kit.characters or [""]
        seat.fill(_opponent(kit), characters[(number - 1) % len(characters)])
    return seat


def _opponent(kit: AnyKit) -> str:
    """Whom one plays against before anyone has chosen: the middle level, if there are levels."""
    known = kit.levels or list(kit.bots)
    return known[len(known) // 2]


def _colour(seats: Sequence[SeatDraft], colours: Sequence[str]) -> None:
    """Give a free colour to who has none, or one that another has."""
    for number, seat in enumerate(seats):
        taken = [other.colour for other in seats[:number]]
        if seat.colour not in colours or seat.colour in taken:
            wanted = [other.colour for other in seats[number + 1 :]]
            free = [colour for colour in colours if colour not in taken]
            seat.colour = next((each for each in free if each not in wanted), free[0])


def options_of(kit: AnyKit) -> list[str]:
    """All options of a game by name."""
    return [each.name for each in fields(as_rulebook(kit)) if each.name != "line"]


def as_rulebook(kit: AnyKit) -> Options:
    """The options of the rulebook."""
    return next(iter(kit.presets.values()))


def _agreed(settings: Settings, kit: AnyKit, screens: Language) -> Options:
    known = options_of(kit)
    changes: dict[str, Any] = {LANGUAGE: screens} if LANGUAGE in known else {}
    for rule in settings.of(kit.name).house_rules:
        name, _, text = rule.partition("=")
        for value in kit.values(name) if name in known else ():
            if str(value) == text:
                changes[name] = value
    return replace(as_rulebook(kit), **changes)


def remember(draft: MatchDraft, settings: Settings) -> None:
    """Keep the set-up for the next time."""
    chosen = settings.of(draft.kit.name)
    chosen.seats = [f"{seat.who} {seat.colour} {seat.name}" for seat in draft.players]
    usual, agreed = as_rulebook(draft.kit), draft.options
    chosen.house_rules = [
        f"{name}={getattr(agreed, name)}"
        for name in options_of(draft.kit)
        if getattr(agreed, name) != getattr(usual, name) or name == LANGUAGE
    ]
    chosen.choices |= draft.choices
    draft.choices.clear()
    settings.save()


def preset_of(kit: AnyKit, options: Options) -> str | None:
    """The preset that is agreed on, whoever starts, in whatever language; None for a mixture."""
    presets = {name: starting_as(options, each) for name, each in kit.presets.items()}
    return next((name for name, each in presets.items() if each == options), None)


def agreed_in(props: Props, kit: AnyKit, options: Options) -> list[str]:
    """What the rules are called that are agreed on, unless they are the rulebook's."""
    preset = preset_of(kit, options)
    if preset == next(iter(kit.presets)):
        return []
    id = "new_match.mixture" if preset is None else f"{kit.name}.preset.{preset}"
    return [props.text(say(id)) if id in props.sentences else (preset or "").capitalize()]


def starting_as(options: Options, others: Options) -> Options:
    """The other options, but with who starts, and the language, as they were."""
    names = [name for name in _OF_NO_PRESET if hasattr(options, name)]
    kept: dict[str, Any] = {name: getattr(options, name) for name in names}
    return replace(others, **kept)


def seed_of(words: str) -> int:
    """The seed these words mean: a whole number means itself, any others always the same one."""
    plain = words.strip().upper()
    if plain.isascii() and plain.isdigit() and int(plain) < 1 << SEED_BITS:
        return int(plain)
    digest = blake2b(plain.encode(), digest_size=SHORT_SEED_BITS // 8).digest()
    return int.from_bytes(digest, "little")


def drawn_words(chance: random.Random, voice: Voice) -> str:
    """A code for a deal that nobody has chosen: a word of the player's language, and a number."""
    words = voice.text(say("new_match.codes")).split()
    return f"{chance.choice(words)}-{chance.randrange(1000, 10_000)}"
