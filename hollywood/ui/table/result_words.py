"""What the end of a match says in every game: who played, what helped, the code of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.match import Aids
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.kit import SetUp


def only_human(chairs: Sequence[Chair]) -> Seat | None:
    """The seat of the one person who plays; None if several do, or nobody."""
    people = [seat for seat, chair in enumerate(chairs) if chair.who == HUMAN]
    return people[0] if len(people) == 1 else None


def deal_words(set_up: SetUp) -> list[Message]:
    """The code with which the same cards are dealt again, if there is one."""
    chance = set_up.chance
    return [say("result.deal", seed=str(chance))] if isinstance(chance, int) else []


def help_words(set_up: SetUp, aids: Aids) -> list[Message]:
    """What helped the people at the table, if there were any."""
    if all(chair.who != HUMAN for chair in set_up.chairs):
        return []
    counted = {"result.hints": aids.hints, "result.retakes": aids.retakes}
    told = [say(id, count=count) for id, count in counted.items() if count]
    return told or [say("result.one_take")]
