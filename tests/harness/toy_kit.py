"""The toy game as the box sees it: a second game, one that nobody counts points in."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from hollywood import paths
from hollywood.bots.advice import Advice
from hollywood.bots.bot import Bot
from hollywood.bots.plain import Random
from hollywood.bots.review import (
    Decision,
    Expected,
    Luck,
    Prospect,
    Review,
    Step,
    Work,
    ended,
)
from hollywood.core.catalogue import Catalogue, Sentence, Voice
from hollywood.core.faults import Fault
from hollywood.core.game import Game, Standing
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.core.reader import Line, Part
from hollywood.kit import DayRules, PlainOptions, SetUp, Wordless
from hollywood.settings import GameChoice

from .toy_game import LETTERS, Spell, State, Whispers

COLOURS = ("red", "blue", "green", "amber", "violet")
GOSSIP = "gossip"  # a character that tells what it holds
SENTENCES: Catalogue = {
    id: Sentence(text, text, text)
    for id, text in {
        "whispers.spelled": "{player} spells {word}",
        "whispers.drew": "{player} draws a letter",
        "whispers.drew_letter": "{player} draws {letter}",
        "whispers.reshuffled": "The letters are shuffled",
        "whispers.turn": "{player}: spell a word",
        "whispers.spelling": "{player}: {word}",
        "whispers.deck": "{left} letters left",
        "whispers.unfit": "You do not hold {letter}",
        "whispers.empty": "Spell something",
        "whispers.holds": "I hold {letter}",
        "whispers.over": "The match is over: {points}",
        "whispers.rules.turn": "Whispers",
        "whispers.rules.options": "Other ways to play",
        "whispers.rule.spell": "Spell a word from the letters you hold: a point a letter.",
        "whispers.option.pace": "Pace",
        "whispers.value.pace.slow": "Slow",
        "whispers.value.pace.quick": "Quick",
    }.items()
}


@dataclass(frozen=True)
class Options:
    """None of them does anything."""

    pace: str = "slow"
    line: Line = field(default=Line(0), compare=False)


class Pointless(Whispers):
    """Who is ahead is known, and nothing else."""

    def standing(self, s: State) -> Standing:
        standing = super().standing(s)
        return Standing(standing.places, standing.headline)


class ToyKit(Wordless):
    """The toy game, opened."""

    name = Pointless.name
    rules = Pointless.rules
    seats = Pointless.seats
    tips = None
    fingerprint = "0badcafe"
    levels: Sequence[str] = ()
    characters: Sequence[str] = (GOSSIP,)
    groups: Mapping[str, Sequence[str]] = MappingProxyType({})

    @property
    def colours(self) -> Mapping[str, Sentence]:
        return {each: Sentence(each, each, each) for each in COLOURS}

    @property
    def titles(self) -> Catalogue:
        return SENTENCES

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"slow": Options(), "quick": Options("quick")}

    def values(self, option: str) -> Sequence[str | int]:
        return ("slow", "quick")

    def inactive(self, options: Options) -> Set[str]:
        return frozenset()

    def wrong_options(self, options: Options) -> Message | None:
        return None if options.pace in self.values("pace") else say("fault.unknown")

    def game(self, options: Options) -> Game[State, Spell]:
        return Pointless()

    def begin(self, set_up: SetUp) -> Match[State, Spell]:
        game = Pointless()
        return Match(game, game.start(len(set_up.chairs), set_up.chance))

    def read_chance(self, written: Part, seats: int) -> None:
        return None

    def write_chance(self, chance: Any) -> Mapping[str, object]:
        return {}

    def cards(self) -> list[dict[str, Any]]:
        return [{"id": f"{letter}{card}", "letter": letter} for card, letter in enumerate(LETTERS)]

    def wrong_pictures(self, file: Path, *, own: bool) -> list[Fault]:
        return []

    def shown(
        self, game: Game[State, Spell], state: State, viewer: Seat | None, voice: Voice
    ) -> Iterator[str]:
        for seat, hand in enumerate(state.hands):
            yield " ".join(LETTERS[card] if seat == viewer else "?" for card in hand)

    def report(self, match: Match[State, Spell]) -> dict[str, Any]:
        return {"places": match.game.standing(match.state).places}

    def doings(self, match: Match[Any, Any]) -> Sequence[Mapping[str, Any]]:
        return [{} for _ in match.game.standing(match.state).places]

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[State, Spell]]]:
        return dict.fromkeys(("random", f"random_{GOSSIP}"), Random)

    @property
    def puzzles(self) -> None:
        """Nobody has thought of any."""

    def advise(
        self, game: Game[State, Spell], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Spell]]]:
        yield
        return [_advice(game, game.moves(state)[-1])]

    def review(
        self, match: Match[State, Spell], seed: int, play_outs: int | None = None
    ) -> Review[Spell]:
        return ToyReview(match)


class ToyReview:
    """Every word was as good as any other, and nobody knows who wins until the end."""

    foresees = True

    def __init__(self, match: Match[State, Spell]) -> None:
        self.match, game = match, match.game
        self.steps = [
            Step(number, game.to_act(state) or 0, 0, _spoken(game, move), _spoken(game, move),
                 chosen=True, deals=number == 0)
            for number, (state, move) in enumerate(zip(match.states, match.moves, strict=False))
        ]  # fmt: skip

    @property
    def parts(self) -> Sequence[tuple[int, Message]]:
        return [(0, say("whispers.rules.turn"))]

    @property
    def stretches(self) -> Sequence[int]:
        return [0]

    def in_brief(self, advice: Advice[Spell]) -> Message:
        return advice.words

    def themes(self, decision: Decision[Spell]) -> Sequence[str]:
        return ()

    @property
    def _even(self) -> tuple[Prospect, ...]:
        seats = len(self.match.state.hands)
        return (Prospect(1 / seats, None),) * seats

    def expected(self, at: int) -> Work[Expected]:
        yield
        over = at == len(self.steps)
        return Expected(at, ended(self.match.game, self.match.state) if over else self._even, over)

    def decision(self, at: int) -> Work[Decision[Spell]]:
        yield
        advice, seat = _advice(self.match.game, self.match.moves[at]), self.steps[at].seat
        return Decision(at, seat, 0, advice, advice, 0.0, self._even, blunder=False)

    def luck(self, at: int) -> Work[Luck]:
        yield
        return Luck(at, 0, (0.0,) * len(self._even), self._even, say("whispers.rules.turn"))


def _advice(game: Game[State, Spell], move: Spell) -> Advice[Spell]:
    words = _spoken(game, move)
    return Advice(move, words, words, 0.5, None, (0.5, 0.5), exact=False)


def _spoken(game: Game[State, Spell], move: Spell) -> Message:
    return say("illegal.not_a_move", text=game.write(move))


class ToyInBox(PlainOptions):
    """The toy game as it lies in a box."""

    name = ToyKit.name
    title = "Whispers"
    choices: Mapping[str, GameChoice] = MappingProxyType({})
    commands: Mapping[str, str] = MappingProxyType({})
    sundays: tuple[DayRules, ...] = ()
    moves: Mapping[str, str] = MappingProxyType({"spell A0 B2": "a word"})

    @property
    def cards(self) -> Path:
        return paths.data("whispers.yaml")

    def open(self, own_cards: Path | None = None) -> ToyKit:
        return ToyKit()


TOY = ToyInBox()
