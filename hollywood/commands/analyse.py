"""`analyse RECORD`: what every decision of a match was worth, and the luck of the cards."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from hollywood.bots.advice import Advice
from hollywood.bots.review import Decision, Luck, Prospect, in_order, signed
from hollywood.core.catalogue import Voice
from hollywood.core.game import Game
from hollywood.core.message import Slot, player, say
from hollywood.set_up import voice_of

from .asked import Asked
from .choices import at_the_end, positive, seed

_PERCENT = 100
_Found: TypeAlias = Decision[Any] | Luck


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a saved match")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the play-outs")
    parser.add_argument(
        "--play-outs",
        type=positive,
        metavar="N",
        help="so many tell what a decision was worth",
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Look at every decision again."""
    kit, set_up, match = asked.match_in(asked.flags.file)
    voice = voice_of(set_up, kit, asked.voice)
    review = _Review(match.game, voice)
    finding = in_order(kit.review(match, asked.flags.seed, asked.flags.play_outs))
    found = list(finding if asked.flags.json else review.told(finding))
    report = review.as_json(found, len(set_up.chairs))
    if asked.flags.json:
        asked.show(report)
    else:
        _sum_up(report["seats"], voice)
        if any(_given_away(seat, found) > 1 for seat in range(len(set_up.chairs))):
            print(voice.text(say("review.capped")))
    return True


@dataclass(frozen=True)
class _Review:
    """Tells what is found in one match."""

    game: Game[Any, Any]
    voice: Voice

    def told(self, found: Iterable[_Found]) -> Iterator[_Found]:
        """Each thing found, told while the next is looked for."""
        for each in found:
            if isinstance(each, Luck):
                self._tell_luck(each)
            else:
                self._tell(each)
            yield each

    def _tell_luck(self, luck: Luck) -> None:
        gains = tuple(
            say("review.gain", player=player(seat), gain=signed(gain))
            for seat, gain in enumerate(luck.gains)
        )
        print(self.voice.text(say("review.round", number=luck.round + 1, gains=gains)))

    def _tell(self, found: Decision[Any]) -> None:
        id = "review.blunder" if found.blunder else "review.move"
        told = say(id, player=player(found.seat), **self._promise(found.played))
        print(f"{found.number + 1:3}  {self.voice.text(told)}")
        if round(found.loss * _PERCENT):
            better = say("review.better", **self._promise(found.best), reason=found.best.reason)
            print(f"     {self.voice.text(better)}")

    def _promise(self, advice: Advice[Any]) -> dict[str, Slot]:
        """A move and what it leads to, as slots."""
        return {
            "played": advice.words,
            "chance": round(advice.win * _PERCENT),
            "points": at_the_end(advice.points),
        }

    def as_json(self, found: list[_Found], seats: int) -> dict[str, Any]:
        """All that was found, as data."""
        decisions = [each for each in found if isinstance(each, Decision)]
        lucks = [each for each in found if isinstance(each, Luck)]
        return {
            "decisions": [self._decision(each) for each in decisions],
            "luck": [
                {"round": each.round + 1, "gains": [round(gain, 3) for gain in each.gains]}
                for each in lucks
            ],
            "seats": [_sum(seat, decisions, lucks) for seat in range(seats)],
        }

    def _decision(self, found: Decision[Any]) -> dict[str, Any]:
        return {
            "move": found.number + 1,
            "seat": found.seat,
            "round": found.round + 1,
            "loss": round(found.loss, 3),
            "blunder": found.blunder,
            "played": self._advice(found.played),
            "best": self._advice(found.best),
            "after": [_prospect(each) for each in found.after],
        }

    def _advice(self, advice: Advice[Any]) -> dict[str, Any]:
        return {
            "move": self.game.write(advice.move),
            "then": [self.game.write(move) for move in advice.then],
            "win": round(advice.win, 3),
            "points": None if advice.points is None else round(advice.points, 2),
            "places": [round(chance, 3) for chance in advice.places],
            "exact": advice.exact,
            "reason": self.voice.text(advice.reason),
        }


def _prospect(expected: Prospect) -> dict[str, Any]:
    points = expected.points
    return {
        "win": round(expected.win, 3),
        "points": None if points is None else round(points, 2),
    }


def _sum(seat: int, decisions: list[Decision[Any]], lucks: list[Luck]) -> dict[str, Any]:
    """What one player's decisions and cards came to."""
    own = [each for each in decisions if each.seat == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "blunders": sum(each.blunder for each in own),
        "loss": round(min(1.0, _given_away(seat, own)), 3),  # who has lost all can lose no more
        "luck": round(sum(each.gains[seat] for each in lucks), 3),
    }


def _given_away(seat: int, found: Iterable[_Found]) -> float:
    """All that a player's decisions cost of the chance to win; more than 1 if it came back."""
    return sum(each.loss for each in found if isinstance(each, Decision) and each.seat == seat)


def _sum_up(seats: list[dict[str, Any]], voice: Voice) -> None:
    """What everybody's decisions and cards came to."""
    for each in seats:
        message = say(
            "review.sum",
            player=player(each["seat"]),
            blunders=each["blunders"],
            loss=round(each["loss"] * _PERCENT),
            luck=signed(each["luck"]),
        )
        print(voice.text(message))
