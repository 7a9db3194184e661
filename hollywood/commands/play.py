"""Hollywood! in a terminal: for a screen reader, a remote shell, or the love of text."""

from __future__ import annotations

import argparse
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hollywood.bots.bot import Bot, decide
from hollywood.core.catalogue import Voice
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.game import Turn
from hollywood.core.match import Match
from hollywood.core.message import Message, Refused, Seat, player, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, LONGEST_NAME, Chair
from hollywood.files import write_text
from hollywood.games.hollywood.bots.coach import advise
from hollywood.games.hollywood.bots.review import finished
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules import words
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.kit import SetUp
from hollywood.known_bots import actors
from hollywood.set_up import save

from .asked import Asked
from .choices import agreed, seed, sitting_at

_PERCENT = 100
_EVERYBODY = ",".join([HUMAN, *["greedy"] * 3])


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--seats", default=_EVERYBODY, metavar="WHO,WHO,...", help="human or a bot")
    parser.add_argument("--names", default="", metavar="NAME,NAME,...")
    parser.add_argument("--seed", type=seed, metavar="S", help="which deal")
    parser.add_argument("--bot", action="append", default=[], type=Path, metavar="FILE")
    parser.add_argument("--preset", help="the way to play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def run(asked: Asked) -> bool:
    """Play one match."""
    flags, deck = asked.flags, asked.deck
    known = actors(asked.kit, flags.bot)
    who = sitting_at(flags.seats, deck, known)
    options = agreed(deck, flags.preset, flags.option)
    seed = secrets.randbits(SHORT_SEED_BITS) if flags.seed is None else flags.seed
    chairs = tuple(_chairs(who, flags.names, deck, asked.voice))
    sentences = {**asked.voice.sentences, **asked.kit.titles}
    voice = Voice(sentences, asked.voice.language, [chair.name for chair in chairs])
    set_up = SetUp(chairs, options, seed, asked.kit.name)
    bots = {seat: known[name]() for seat, name in enumerate(who) if name != HUMAN}
    _Terminal(voice, asked.kit, set_up, asked.kit.begin(set_up), bots, random.Random(seed)).play()
    return True


def _chairs(who: list[str], names: str, deck: Deck, voice: Voice) -> Iterator[Chair]:
    given = "".join(filter(str.isprintable, names)).split(",")
    for seat, name in enumerate(who):
        own = given[seat].strip() if seat < len(given) else ""
        kind = HUMAN if name == HUMAN else BOT + name
        colour = deck.colours[seat]
        called = own or colour.name.in_(voice.language)
        yield Chair(called[:LONGEST_NAME], Written(kind), colour.id)


@dataclass
class _Terminal:
    """One match: what is shown, and what is typed."""

    voice: Voice
    kit: HollywoodKit
    set_up: SetUp
    match: Match[State, Move]
    bots: dict[Seat, Bot[State, Move]]
    chance: random.Random

    @property
    def game(self) -> Hollywood:
        """The rules in play."""
        assert isinstance(self.match.game, Hollywood)
        return self.match.game

    def play(self) -> None:
        """Until the match is over, or whoever types has had enough."""
        self._say(say("terminal.welcome", seed=str(self.set_up.chance)))
        while (seat := self.match.to_act) is not None:
            if seat in self.bots:
                self._make(decide(self.bots[seat], self.game, self.match.state, self.chance))
            elif not self._ask(seat):
                return
        self._count()

    def _say(self, message: Message) -> None:
        print(self.voice.text(message))

    def _make(self, move: Move) -> None:
        for beat in self.match.play(move):
            if not isinstance(beat.event, Turn):
                self._say(self.game.caption(beat.event, None))

    def _ask(self, seat: Seat) -> bool:
        """Show the table and do what is typed until it is a move; whether to go on."""
        self._show()
        state = self.match.state
        while self.match.state is state:
            listed = ", ".join(map(self.game.write, self.game.moves(state)))
            self._say(say("terminal.prompt", player=player(seat), moves=listed))
            try:
                if not self._obey(input("> ").strip()):
                    return False
            except (EOFError, KeyboardInterrupt):
                return False
            except Refused as refused:
                self._say(refused.reason)
        return True

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
                self._make(self.game.read(typed))
        return True

    def _hint(self) -> None:
        """The best moves, and why."""
        self.match.give_hint()
        advice = advise(self.game, self.kit.cast, self.match.state, self.chance)
        for each in finished(advice):
            self._say(
                say(
                    "terminal.hint",
                    move=words.write(each.move),
                    places="/".join(str(round(_PERCENT * chance)) for chance in each.places),
                    points=each.points,
                    reason=each.reason.message,
                )
            )

    def _take_back(self) -> None:
        humans = set(range(self.match.state.seats)) - set(self.bots)
        if not self.match.undo(humans):
            self._say(say("terminal.no_undo"))

    def _show(self) -> None:
        state = self.match.state
        number = 0
        for column, (cards, reels) in enumerate(zip(state.area, state.reels, strict=True)):
            self._say(say("hollywood.terminal.column", column=words.letter(column)))
            owners = [None] * (len(cards) - len(reels)) + list(reversed(reels))
            for card, owner in zip(cards, owners, strict=True):
                number += 1
                whose = self.voice.text(player(owner)) if owner is not None else "–"
                print(f"  {number:2}  {self._card(card):<52} {whose}")
        for seat in range(state.seats):
            self._seat(seat)

    def _card(self, card: int) -> str:
        face = self.game.deck.faces[card]
        if face.genre is None:
            kind = say(f"hollywood.kind.{face.kind}", count=face.stars)
        else:
            genre = say(f"hollywood.genre.{face.genre}")
            kind = say("hollywood.kind.award", genre=genre) if face.award else genre
        return f"{self.voice.text(words.title(card, self.game.deck))} · {self.voice.text(kind)}"

    def _seat(self, seat: Seat) -> None:
        state, deck = self.match.state, self.game.deck
        held = [say("hollywood.studio.clap")] * state.clap[seat] + [
            say("hollywood.studio.double")
        ] * state.double[seat]
        points = self.game.score(state, seat).total
        self._say(
            say(
                "hollywood.terminal.seat",
                player=player(seat),
                reels=state.left[seat],
                studio=tuple(held),
                points=points,
            )
        )
        for films in filter(None, state.projects_of(seat)):
            titles = tuple(words.title(film, deck) for film in films)
            self._say(
                say("hollywood.terminal.project", genre=words.genre(films[0], deck), films=titles)
            )

    def _count(self) -> None:
        """The final count, line by line, and who has won."""
        state = self.match.state
        for seat in range(state.seats):
            score = self.game.score(state, seat)
            self._say(say("terminal.total", player=player(seat), count=score.total))
            for item in score.items:
                print(f"  {item.points:3}  {self.voice.text(item.formula)}")
        winners = self.game.winners(state)
        self._say(say("terminal.won", count=len(winners), players=tuple(map(player, winners))))
