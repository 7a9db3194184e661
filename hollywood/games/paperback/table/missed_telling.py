"""From words that were there to what the painter is told of them."""

from __future__ import annotations

from hollywood.core.message import Message, say

from ..bots.missed import Missed, MissedSpelling
from .desk import Desk
from .missed_painter import Found, Ghost, MissedTold
from .places import MISSED_KEY, SHOWN_KEY


def missed_told(desk: Desk, pointed: bool) -> MissedTold | Ghost | Message | None:
    """The sheet, or the best of them on the typewriter, if it is open; else a chip for a while."""
    missed, opened = desk.missed, desk.seat_layout.draft.opened
    if missed is None:
        return None
    if opened == MISSED_KEY:
        title, show = say("paperback.missed.title"), say("paperback.missed.show")
        return MissedTold(title, _words(missed), show, pointed)
    if opened == SHOWN_KEY and desk.missed_word is not None:
        laid = desk.missed_word.placed
        cards = tuple(
            [(each.card, each.letters if each.wild or each.typo else "") for each in laid]
        )
        return Ghost(cards, was_there(missed.best))
    return was_there(missed.common) if desk.chip else None


def was_there(found: MissedSpelling) -> Message:
    """That a word was there, and what it was worth."""
    return say("paperback.missed.was_there", word=found.text.upper(), cents=found.cents)


def _words(missed: Missed) -> tuple[Found, ...]:
    """What was spelled, and what there was; a word that is two of them is told once."""
    told: list[Found] = []
    if missed.yours is not None:
        told.append(_found("yours", missed.yours, own=True))
    for kind, each in (
        ("common", missed.common),
        ("best", missed.best),
        ("longest", missed.longest),
    ):
        if each.text not in [one.word for one in told]:
            told.append(_found(kind, each))
    return tuple(told)


def _found(kind: str, each: MissedSpelling, own: bool = False) -> Found:
    return Found(say(f"paperback.missed.{kind}"), each.text, each.cents, each.formula, own)
