"""`analyse RECORD`: what every decision of a match was worth, and the luck of the deals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .. import box
from ..bots.coach import Advice
from ..bots.review import Decision, Luck, review
from ..core.catalogue import Voice
from ..core.message import player, say
from ..files import read_file
from ..rules import hollywood_words as words
from ..rules.hollywood import Hollywood
from ..rules.hollywood_record import load
from .asked import Asked

_PERCENT = 100


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a saved match")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the sampling")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Look at every decision again."""
    file = asked.flags.file
    set_up, match = load(read_file(file), str(file), asked.deck)
    game = match.game
    assert isinstance(game, Hollywood)
    found = review(game, box.open_cast(), match.states, match.moves, asked.flags.seed)
    names = [chair.name for chair in set_up.chairs]
    voice = Voice({**asked.voice.sentences, **box.titles(asked.deck)}, asked.voice.language, names)
    if asked.flags.json:
        asked.show(as_json(list(found), voice, len(names)))
        return True
    for each in found:
        _tell(each, voice)
    return True


def _tell(found: Decision | Luck, voice: Voice) -> None:
    if isinstance(found, Luck):
        for seat, gain in enumerate(found.gains):
            message = say("review.luck", player=player(seat), gain=f"{gain * _PERCENT:+.0f} %")
            print(voice.text(message))
        return
    id = "review.blunder" if found.blunder else "review.move"
    message = say(
        id,
        player=player(found.seat),
        played=words.write(found.played.move),
        chance=_percent(found.played.win),
    )
    print(f"{found.number + 1:3}  {voice.text(message)}")
    if found.loss:
        best = found.best
        better = say(
            "review.better",
            best=words.write(best.move),
            chance=_percent(best.win),
            reason=best.reason.message,
        )
        print(f"     {voice.text(better)}")


def _percent(chance: float) -> str:
    return f"{chance * _PERCENT:.0f} %"


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
