"""A match in a terminal: for a screen reader, a remote shell, or the love of text."""

from __future__ import annotations

import argparse
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hollywood.bots.bot import Bot, decide, finished
from hollywood.core.catalogue import Voice
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.game import Turn
from hollywood.core.message import Message, Refused, Seat, player, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, LONGEST_NAME, Chair
from hollywood.files import write_text
from hollywood.games import GAMES
from hollywood.kit import GameInBox, SetUp
from hollywood.set_up import AnyKit, AnyMatch, save, voice_of

from .asked import Asked, all_bots
from .choices import agreed, at_the_end, level_of, seed, sitting_at

_PERCENT = 100


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words, and how moves are typed."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(_moves(game) for game in GAMES)
    parser.add_argument(
        "--seats", metavar="WHO,WHO,...", help="who sits where: human, or the name of a bot"
    )
    parser.add_argument("--names", default="", metavar="NAME,NAME,...")
    parser.add_argument("--seed", type=seed, metavar="S", help="number of the deal")
    parser.add_argument("--bot", action="append", default=[], type=Path, metavar="FILE")
    parser.add_argument("--preset", help="rules preset")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def _moves(game: GameInBox) -> str:
    """How the moves of a game are written."""
    wide = max(map(len, game.moves))
    lines = (f"  {words:<{wide}}  {does}" for words, does in game.moves.items())
    return "\n".join([f"moves of {game.title}", *lines])


def run(asked: Asked) -> bool:
    """Play one match."""
    flags, kit = asked.flags, asked.kit
    known = all_bots(kit, flags.bot)
    who = sitting_at(flags.seats or _everybody(kit), kit, known)
    options = agreed(kit, flags.preset, flags.option)
    seed = secrets.randbits(SHORT_SEED_BITS) if flags.seed is None else flags.seed
    set_up = SetUp(tuple(_chairs(who, flags.names, kit, asked.voice)), options, seed, kit.name)
    voice = voice_of(set_up, kit, asked.voice)
    bots = {seat: known[name]() for seat, name in enumerate(who) if name != HUMAN}
    terminal = _Terminal(voice, kit, set_up, kit.begin(set_up), bots, random.Random(seed))
    asked.say(say("terminal.welcome", game=asked.game.title, seed=str(seed)))
    terminal.play()
    return True


def _everybody(kit: AnyKit) -> str:
    """A full table: a human against the best of the plain bots."""
    plain = [name for name in kit.bots if level_of(name) not in kit.levels]
    return ",".join([HUMAN, *[plain[-1]] * (kit.seats[-1] - 1)])


def _chairs(who: list[str], names: str, kit: AnyKit, voice: Voice) -> Iterator[Chair]:
    given = "".join(filter(str.isprintable, names)).split(",")
    for seat, (name, colour) in enumerate(zip(who, kit.colours.items(), strict=False)):
        own = given[seat].strip() if seat < len(given) else ""
        kind = HUMAN if name == HUMAN else BOT + name
        called = own or colour[1].in_(voice.language)
        yield Chair(called[:LONGEST_NAME], Written(kind), Written(colour[0]))


@dataclass
class _Terminal:
    """One match: what is shown, and what is typed."""

    voice: Voice
    kit: AnyKit
    set_up: SetUp
    match: AnyMatch
    bots: dict[Seat, Bot[Any, Any]]
    chance: random.Random

    def play(self) -> None:
        """Until the match is over, or whoever types has had enough."""
        while (seat := self.match.to_act) is not None:
            if seat in self.bots:
                bot = self.bots[seat]
                self._make(decide(bot, self.match.game, self.match.state, self.chance))
            elif not self._ask(seat):
                return
        self._show(None)
        if winners := self.match.game.standing(self.match.state).winners:
            self._say(say("terminal.won", count=len(winners), players=tuple(map(player, winners))))
        else:
            self._say(say("terminal.nobody_won"))

    def _say(self, message: Message) -> None:
        print(self.voice.text(message))

    def _viewer(self) -> Seat | None:
        """Who looks: the only human, or nobody in particular."""
        humans = [seat for seat in range(len(self.set_up.chairs)) if seat not in self.bots]
        return humans[0] if len(humans) == 1 else None

    def _make(self, move: Any) -> None:
        for beat in self.match.play(move):
            if not isinstance(beat.event, Turn):
                self._say(self.match.game.caption(beat.event, self._viewer()))

    def _ask(self, seat: Seat) -> bool:
        """Show the table and do what is typed until it is a move; whether to go on."""
        self._show(seat)
        game, state = self.match.game, self.match.state
        while self.match.state is state:
            listed = ", ".join(map(game.write, game.moves(state)))
            self._say(say("terminal.prompt", player=player(seat), moves=listed))
            try:
                if not self._obey(input("> ").strip()):
                    return False
            except (EOFError, KeyboardInterrupt):
                return False
            except Refused as refused:
                self._say(refused.reason)
        return True

    def _show(self, viewer: Seat | None) -> None:
        for line in self.kit.shown(self.match.game, self.match.state, viewer, self.voice):
            print(line)

    def _obey(self, typed: str) -> bool:
        match typed.split(maxsplit=1):
            case []:
                return True
            case ["quit"]:
                return False
            case ["hint"]:
                self._hint()
            case ["undo"]:
                self._take_back()
            case ["save", name]:
                write_text(Path(name), save(self.set_up, self.match, self.kit))
                self._say(say("terminal.saved", file=quoted(name)))
            case _:
                self._make(self.match.game.read(typed))
        return True

    def _hint(self) -> None:
        """The best moves, and why."""
        self.match.give_hint()
        game = self.match.game
        for each in finished(self.kit.advise(game, self.match.state, self.chance)):
            if each.sealed:
                words = game.write(each.move)
                self._say(say("terminal.hint_sealed", move=words, reason=each.reason))
                continue
            self._say(
                say(
                    "terminal.hint",
                    move=game.write(each.move),
                    places="/".join(str(round(_PERCENT * chance)) for chance in each.places),
                    points=at_the_end(each.points),
                    reason=each.reason,
                )
            )

    def _take_back(self) -> None:
        humans = set(range(len(self.set_up.chairs))) - set(self.bots)
        if not self.match.undo(humans):
            self._say(say("terminal.no_undo"))
