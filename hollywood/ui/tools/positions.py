"""Positions for pictures: whole matches that bots play, and as much of one as is asked for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

from hollywood import files
from hollywood.bots.bot import play_to_end
from hollywood.core.catalogue import Language, Voice
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.kit import SetUp
from hollywood.saves import Saver
from hollywood.set_up import AnyKit, AnyMatch, load
from hollywood.settings import Settings
from hollywood.ui.pages.match_draft import NAMES as PEOPLE
from hollywood.ui.pages.match_draft import remembered

_TRIES = 50  # matches looked through for a position that is asked for
_QUICK = "greedy"  # plays well enough for a picture, where a game has it


@dataclass(frozen=True)
class Wish:
    """Which position of which match is seen, and how large."""

    size: tuple[int, int] = (1920, 1080)
    text: int = 100
    language: Language | None = None
    seed: int = 1
    moves: int | None = None  # made before; None: about half of them
    state: Path | None = None  # a saved match instead of one of bots
    contrast: bool = False


@dataclass(frozen=True)
class Position:
    """A match after so many moves; the rest of it is known, too."""

    set_up: SetUp
    whole: AnyMatch
    ply: int

    @property
    def next(self) -> Any:
        """The move that is made here."""
        return self.whole.moves[self.ply]

    def keep(self, kit: AnyKit) -> None:
        """Keep the match as it stands here, as if a human had left it who is to move."""
        seat = self.whole.game.to_act(self.whole.states[self.ply])
        chairs = [
            Chair(PEOPLE[number], Written(HUMAN, chair.who.line), chair.colour)
            if number == seat and chair.who != HUMAN
            else chair
            for number, chair in enumerate(self.set_up.chairs)
        ]
        set_up = replace(self.set_up, chairs=tuple(chairs))
        match = kit.begin(set_up)
        for move in self.whole.moves[: self.ply]:
            match.play(move)
        match.aids = self.whole.aids
        Saver(set_up, kit).keep(match)


def positions(kit: AnyKit, voice: Voice, wish: Wish) -> Iterator[Position]:
    """The position that is wished for; then those after it, before it, and in other matches."""
    for set_up, match, at in _matches(kit, voice, wish):
        later = range(at, len(match.moves))
        earlier = range(min(at, len(match.moves)))
        for ply in (*later, *reversed(earlier)):
            yield Position(set_up, match, ply)


def quick_bot(kit: AnyKit) -> str:
    """A bot that does not think for long."""
    return _QUICK if _QUICK in kit.bots else next(iter(kit.bots))


def _matches(kit: AnyKit, voice: Voice, wish: Wish) -> Iterator[tuple[SetUp, AnyMatch, int]]:
    """Whole matches, and how far one wants to see each."""
    if wish.state is not None:
        text = files.read_file(wish.state)
        set_up, match = load(text, str(wish.state), {kit.name: kit}.get)
        given = len(match.moves)
        yield set_up, _to_the_end(set_up, match, kit, wish.seed), _first(wish, given)
        return
    for seed in islice(count(wish.seed), _TRIES):
        set_up = remembered(Settings(), kit).set_up(voice, seed)
        match = _to_the_end(set_up, kit.begin(set_up), kit, seed)
        yield set_up, match, _first(wish, len(match.moves) // 2)


def _first(wish: Wish, usual: int) -> int:
    return usual if wish.moves is None else wish.moves


def _to_the_end(set_up: SetUp, match: AnyMatch, kit: AnyKit, seed: int) -> AnyMatch:
    """The match, gone on with by bots."""
    chance, bot = random.Random(seed), kit.bots[quick_bot(kit)]()
    play_to_end(match, [bot] * len(set_up.chairs), chance)
    return match
