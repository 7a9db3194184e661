"""What reviews of matches have found, kept so that each match is looked at only once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, TypeAlias

from hollywood.bots.advice import Advice
from hollywood.bots.findings import Findings
from hollywood.bots.review import Decision, Expected, Luck, Prospect, Step
from hollywood.core.faults import Faults
from hollywood.core.game import Game
from hollywood.core.message import Message, Refused, Slot

from . import files

FORMAT = 1
_FOLDER = "reviews"

Json: TypeAlias = dict[str, Any]

# what Python raises at a file that is faulty; a number may be too large for it
_WRONG = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, Faults)


def file_of(id: str) -> Path:
    """Where the findings of a match are kept, by its id among the matches that are kept."""
    return files.own(_FOLDER) / f"{id}.json"


def are_kept(id: str) -> bool:
    """Whether anything was found in a match."""
    files.wait_until_written()
    return files.exists(file_of(id))


def keep(id: str, findings: Findings, game: Game[Any, Any]) -> None:
    """Write down what was found, soon; a disk that takes nothing costs only time."""
    text = json.dumps(_written(findings, game), ensure_ascii=False)

    def write() -> None:
        with suppress(Refused):
            files.write_text(file_of(id), text)

    files.do_later(write)


def read(id: str, steps: Sequence[Step], game: Game[Any, Any]) -> Findings:
    """What was found in a match so far; what can't be read is put aside and found anew."""
    files.wait_until_written()
    file, findings = file_of(id), Findings(steps)
    if not files.exists(file):
        return findings
    try:
        return _read(json.loads(files.read_file(file)), steps, game)
    except _WRONG:
        with suppress(OSError):
            file.replace(file.with_stem(f"{id}-unreadable"))
        return findings


def _written(findings: Findings, game: Game[Any, Any]) -> Json:
    def advice(each: Advice[Any]) -> Json:
        said = {"words": _message(each.words), "reason": _message(each.reason)}
        numbers = {"win": each.win, "points": each.points, "places": each.places}
        then = [game.write(move) for move in each.then]
        return {"move": game.write(each.move), "then": then, "exact": each.exact, **said, **numbers}

    return {
        "format": FORMAT,
        "expected": [
            {"at": e.at, "seats": _prospects(e.seats), "exact": e.exact, "unseen": e.unseen}
            for e in findings.expected.values()
        ],
        "decisions": [
            {
                **{"number": d.number, "seat": d.seat, "round": d.round, "blunder": d.blunder},
                **{"played": advice(d.played), "best": advice(d.best)},
                **{"margin": d.margin, "after": _prospects(d.after), "error": d.error},
            }
            for d in findings.decisions.values()
        ],
        "lucks": [
            {
                **{"number": luck.number, "round": luck.round, "gains": luck.gains},
                **{"after": _prospects(luck.after), "came": _message(luck.came)},
                "error": luck.error,
            }
            for luck in findings.lucks.values()
        ],
    }


def _prospects(prospects: Sequence[Prospect]) -> list[Any]:
    return [(each.win, each.points, each.error) for each in prospects]


def _message(message: Message) -> Json:
    return {"id": message.id, "slots": {name: _slot(value) for name, value in message.slots}}


def _slot(value: Slot) -> Any:
    if isinstance(value, tuple):
        return [_message(each) for each in value]
    return _message(value) if isinstance(value, Message) else value


def _read(whole: Json, steps: Sequence[Step], game: Game[Any, Any]) -> Findings:
    """Faults of any kind are told by what Python raises at them."""
    if whole["format"] != FORMAT:
        raise ValueError
    findings = Findings(steps)
    for each in whole["expected"]:
        unseen = each["unseen"]
        before = None if unseen is None else _numbers(unseen)
        seats = _prospects_of(each["seats"])
        findings.take(Expected(_whole_number(each["at"]), seats, bool(each["exact"]), before))
    for each in whole["decisions"]:
        number, seat, round_ = map(_whole_number, (each["number"], each["seat"], each["round"]))
        played, best = (_advice_of(each[which], game) for which in ("played", "best"))
        margin, after = _number(each["margin"]), _prospects_of(each["after"])
        blunder = bool(each["blunder"])
        about = (number, seat, round_, played, best, margin, after, blunder)
        findings.take(Decision(*about, _error_of(each)))
    for each in whole["lucks"]:
        gains, after = _numbers(each["gains"]), _prospects_of(each["after"])
        number, round_ = _whole_number(each["number"]), _whole_number(each["round"])
        came = _message_of(each["came"])
        findings.take(Luck(number, round_, gains, after, came, _error_of(each)))
    _check(findings)
    return findings


def _check(findings: Findings) -> None:
    """All of it is about the same seats, and its course begins with the match and has no gap."""
    course, lucks = findings.expected, findings.lucks.values()
    told = {len(each.seats) for each in course.values()}
    told |= {len(each.unseen) for each in course.values() if each.unseen is not None}
    told |= {len(each.after) for each in findings.decisions.values()}
    told |= {len(each.after) for each in lucks} | {len(each.gains) for each in lucks}
    is_whole = sorted(course) == [*range(len(course))] and len(course) <= len(findings.steps) + 1
    if len(told) > 1 or not is_whole:
        raise ValueError


def _whole_number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value


def _number(value: float | str) -> float:
    """JSON of other programs may hold what is no number."""
    number = float(value)
    if not isfinite(number):
        raise ValueError
    return number


def _numbers(values: Sequence[float | str]) -> tuple[float, ...]:
    return tuple(map(_number, values))


def _error(value: float | str) -> float:
    error = _number(value)
    if error < 0:
        raise ValueError
    return error


def _prospects_of(told: Sequence[Sequence[Any]]) -> tuple[Prospect, ...]:
    """In files of earlier versions no errors stand."""
    return tuple(
        Prospect(_number(win), None if points is None else _number(points), *map(_error, error))
        for win, points, *error in told
    )


def _error_of(each: Json) -> float:
    """In files of earlier versions none stands."""
    return _error(each.get("error", 0.0))


def _advice_of(each: Json, game: Game[Any, Any]) -> Advice[Any]:
    points = each["points"]
    return Advice(
        game.read(each["move"]),
        _message_of(each["words"]),
        _message_of(each["reason"]),
        _number(each["win"]),
        None if points is None else _number(points),
        _numbers(each["places"]),
        bool(each["exact"]),
        then=tuple(map(game.read, each["then"])),
    )


def _message_of(each: Json) -> Message:
    slots = ((name, _slot_of(value)) for name, value in each["slots"].items())
    return Message(str(each["id"]), tuple(slots))


def _slot_of(value: Any) -> Slot:
    if isinstance(value, dict):
        return _message_of(value)
    if isinstance(value, list):
        return tuple(map(_message_of, value))
    if not isinstance(value, str | int | float):
        raise TypeError
    return value
