"""`analyse RECORD`: what every decision of a match was worth, and the luck of the deals."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hollywood.core.catalogue import Voice
from hollywood.core.message import Slot, player, say
from hollywood.files import read_file
from hollywood.games.hollywood.bots.coach import Advice
from hollywood.games.hollywood.bots.review import Decision, Luck, review
from hollywood.games.hollywood.rules import words
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.set_up import load

from .asked import Asked
from .choices import seed

_PERCENT = 100


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a saved match")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="of the sampling")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Look at every decision again."""
    file = asked.flags.file
    set_up, match = load(read_file(file), str(file), {asked.kit.name: asked.kit}.get)
    game = match.game
    assert isinstance(game, Hollywood)
    found = review(game, asked.kit.cast, match.states, match.moves, asked.flags.seed)
    names = [chair.name for chair in set_up.chairs]
    voice = Voice({**asked.voice.sentences, **asked.kit.titles}, asked.voice.language, names)
    looked = list(found) if asked.flags.json else list(_told(found, voice))
    report = as_json(looked, voice, len(names))
    if asked.flags.json:
        asked.show(report)
    else:
        _sum_up(report["seats"], voice)
    return True


def _told(found: Iterable[Decision | Luck], voice: Voice) -> Iterator[Decision | Luck]:
    """Each thing found, told while the next is looked for."""
    for each in found:
        if isinstance(each, Luck):
            _tell_luck(each, voice)
        else:
            _tell(each, voice)
        yield each


def _tell_luck(luck: Luck, voice: Voice) -> None:
    gains = tuple(
        say("review.gain", player=player(seat), gain=_change(gain))
        for seat, gain in enumerate(luck.gains)
    )
    print(voice.text(say("review.round", number=luck.round + 1, gains=gains)))


def _tell(found: Decision, voice: Voice) -> None:
    id = "review.blunder" if found.blunder else "review.move"
    told = voice.text(say(id, player=player(found.seat), **_promise(found.played)))
    print(f"{found.number + 1:3}  {told}")
    if round(found.loss * _PERCENT):
        reason = found.best.reason.message
        print(f"     {voice.text(say('review.better', **_promise(found.best), reason=reason))}")


def _promise(advice: Advice) -> dict[str, Slot]:
    """A move and what it leads to, as slots."""
    return {
        "played": words.write(advice.move),
        "chance": round(advice.win * _PERCENT),
        "points": advice.points,
    }


def _sum_up(seats: list[dict[str, Any]], voice: Voice) -> None:
    """What everybody's decisions and cards came to."""
    for each in seats:
        message = say(
            "review.sum",
            player=player(each["seat"]),
            blunders=each["blunders"],
            loss=round(each["loss"] * _PERCENT),
            luck=_change(each["luck"]),
        )
        print(voice.text(message))


def _change(chance: float) -> str:
    """A chance more or less, in percent."""
    return f"{round(chance * _PERCENT):+d}"


def as_json(found: list[Decision | Luck], voice: Voice, seats: int) -> dict[str, Any]:
    """All that was found, as data."""
    decisions = [each for each in found if isinstance(each, Decision)]
    lucks = [each for each in found if isinstance(each, Luck)]
    return {
        "decisions": [_decision(each, voice) for each in decisions],
        "luck": [
            {"round": each.round + 1, "gains": [round(gain, 3) for gain in each.gains]}
            for each in lucks
        ],
        "seats": [
            {
                "seat": seat,
                "decisions": sum(each.seat == seat for each in decisions),
                "blunders": sum(each.seat == seat and each.blunder for each in decisions),
                "loss": round(sum(each.loss for each in decisions if each.seat == seat), 3),
                "luck": round(sum(each.gains[seat] for each in lucks), 3),
            }
            for seat in range(seats)
        ],
    }


def _decision(found: Decision, voice: Voice) -> dict[str, Any]:
    return {
        "move": found.number + 1,
        "seat": found.seat,
        "round": found.round + 1,
        "loss": round(found.loss, 3),
        "blunder": found.blunder,
        "played": _advice(found.played, voice),
        "best": _advice(found.best, voice),
    }


def _advice(advice: Advice, voice: Voice) -> dict[str, Any]:
    return {
        "move": words.write(advice.move),
        "win": round(advice.win, 3),
        "points": round(advice.points, 2),
        "places": [round(chance, 3) for chance in advice.places],
        "exact": advice.exact,
        "reason": voice.text(advice.reason.message),
    }
