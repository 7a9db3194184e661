"""What the ids become that Paperback puts together."""

from __future__ import annotations

from typing import get_args

from hollywood.games.paperback.rules.deck import EFFECTS, POWERS, Whose
from hollywood.games.paperback.rules.state import Ending, Step

from ...harness.sentences import ids

TOOLS: tuple[str, ...] = ()
_WRONG = ["letter_cards_only", "library_forbidden", "long", "no_cards", "no_letter", "space"]
_WRONG += ["no_library_card", "not_turned", "power_once", "switch", "wilds"]
_DOES = [effect for effect in EFFECTS if effect != "points_again"]
BUILT: dict[str, list[str]] = {
    "paperback.card.{}": ids("paperback.card", ["f05", "f08", "f11", "f17", "space", "switch"]),
    "paperback.does.{}{}": ids(
        "paperback.does", _DOES, [f"points_again.{whose}" for whose in get_args(Whose)]
    ),
    "paperback.end.{}": ids("paperback.end", get_args(Ending)),
    "paperback.illegal.not_now.{}": ids("paperback.illegal.not_now", get_args(Step)),
    "paperback.illegal.{}": ids(
        "paperback.illegal", _WRONG, ["not_held", "without_typo", "without_stuck_key"]
    ),
    "paperback.log.cube.{}": ids("paperback.log.cube", ["help", "hand"]),
    "paperback.log.in_sight.{}": ids("paperback.log.in_sight", get_args(Ending)),
    "paperback.log.trashed.{}": ids("paperback.log.trashed", ["hand", "offer", "word"]),
    "paperback.log.vote_on.{}": ids("paperback.log.vote_on", ["theme", "word"]),
    "paperback.log.voted.{}": ids("paperback.log.voted", ["yes", "no"]),
    "paperback.log.{}.{}": ids(
        "paperback.log", ["theme.accepted", "theme.refused", "word.accepted", "word.refused"]
    ),
    "paperback.power.{}": ids("paperback.power", POWERS),
}
