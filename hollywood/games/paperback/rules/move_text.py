"""Moves of Paperback as they are written down, and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hollywood.core.game import Illegal
from hollywood.core.message import quoted, say

from .moves import (
    Ask,
    Borrow,
    Buy,
    Copy,
    Deadline,
    Done,
    Draft,
    GoOn,
    HandForCube,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    TurnUp,
    Vote,
)

_LAID = re.compile(
    r"([a-z*]+[0-9]*[a-z]?!?[a-z]?)(\.(?:[2-9]|[1-9][0-9]))?(=[a-z])?(\+)?(~)?", re.ASCII
)
_CARD = re.compile(r"[a-z*]+[0-9]*[a-z]?!?[a-z]?", re.ASCII)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,4}", re.ASCII)
_WORDLESS: Final[Mapping[str, Move]] = {
    "pass": Pass(),
    "hand for a cube": HandForCube(),
    "ask": Ask(),
    "no idea": NoIdea(),
    "yes": Vote(True),
    "no": Vote(False),
    "go on": GoOn(),
    "cube": SpendCube(),
    "done": Done(),
}
_SAID: Final = {move: text for text, move in _WORDLESS.items()}


def write(move: Move) -> str:
    """The move in words."""
    if move in _SAID:
        return _SAID[move]
    match move:
        case Spell(laid, on_theme):
            return f"spell {_write_laid(laid)}{' on theme' if on_theme else ''}"
        case Propose(laid):
            return f"propose {_write_laid(laid)}"
        case Seal(laid, seconds):
            return f"seal {seconds} {_write_laid(laid)}".rstrip()
        case Redraw(card):
            return f"redraw {card}"
        case Draft(card):
            return f"draft {card}"
        case Borrow(card, number):
            return f"borrow {card} {number}"
        case Copy(side, user):
            return f"copy {side} with {user}"
        case Deadline(card, place):
            return f"deadline {card} {place}"
    return _write_with_cards(move)


def _write_with_cards(move: Move) -> str:
    match move:
        case TrashForCents(card, user):
            return f"trash {card} with {user}"
        case TrashForGain(card, user, gained):
            return f"trash {card} with {user} for {gained}"
        case TrashOffer(card, user):
            return f"clear {card} with {user}"
        case Buy(card, place):
            return f"buy {card} {place}" if place else f"buy {card}"
        case TurnUp(pile):
            return f"turn {pile}"
    raise AssertionError(f"{move} has no words")


def _write_laid(laid: Sequence[Laid]) -> str:
    return " ".join(map(write_laid, laid))


def write_laid(laid: Laid) -> str:
    """A card as it is laid: t1, *5=e, t1+ where it counts twice, th5~ where it is turned round.

    *5.2=e is the second of those that are alike and still in the hand.
    """
    nth = f".{laid.nth}" if laid.nth > 1 else ""
    as_ = f"={laid.as_}" if laid.as_ else ""
    return f"{laid.card}{nth}{as_}{'+' * laid.twice}{'~' * laid.reversed}"


def read(text: str) -> Move:
    """The move in these words."""
    known = _WORDLESS.get(" ".join(text.split()))
    first, *rest = text.split() or [""]
    move = known or (_READERS[first](rest) if first in _READERS else None)
    if move is None:
        raise Illegal(say("illegal.not_a_move", text=quoted(text)))
    return move


def _read_laid(words: Sequence[str]) -> tuple[Laid, ...] | None:
    found = [_LAID.fullmatch(word) for word in words]
    laid = tuple([_laid(*each.groups()) for each in found if each])
    return laid if laid and len(laid) == len(words) else None


def _laid(card: str, nth: str | None, as_: str | None, twice: str, turned: str) -> Laid:
    return Laid(card, (as_ or "")[1:], bool(twice), bool(turned), int((nth or ".1")[1:]))


def _spell(words: list[str]) -> Move | None:
    on_theme = words[-2:] == ["on", "theme"]
    laid = _read_laid(words[:-2] if on_theme else words)
    return Spell(laid, on_theme) if laid else None


def _propose(words: list[str]) -> Move | None:
    laid = _read_laid(words)
    return Propose(laid) if laid else None


def _seal(words: list[str]) -> Move | None:
    seconds = words[0] if words else ""
    laid = _read_laid(words[1:]) if words[1:] else ()
    return Seal(laid, int(seconds)) if laid is not None and _NUMBER.fullmatch(seconds) else None


def _trash(words: list[str]) -> Move | None:
    match words:
        case [card, "with", user] if _are_cards(card, user):
            return TrashForCents(card, user)
        case [card, "with", user, "for", gained] if _are_cards(card, user, gained):
            return TrashForGain(card, user, gained)
    return None


def _clear(words: list[str]) -> Move | None:
    match words:
        case [card, "with", user] if _are_cards(card, user):
            return TrashOffer(card, user)
    return None


def _copy(words: list[str]) -> Move | None:
    match words:
        case [("left" | "right") as side, "with", user] if _are_cards(user):
            return Copy(side, user)
    return None


def _card_and_number(made: Callable[[str, int], Move]) -> Callable[[list[str]], Move | None]:
    def read_them(words: list[str]) -> Move | None:
        match words:
            case [card, number] if _are_cards(card) and _NUMBER.fullmatch(number):
                return made(card, int(number))
        return None

    return read_them


def _one_card(made: Callable[[str], Move]) -> Callable[[list[str]], Move | None]:
    return lambda words: made(words[0]) if len(words) == 1 and _are_cards(*words) else None


def _buy(words: list[str]) -> Move | None:
    if len(words) == 1:
        return _one_card(Buy)(words)
    return None if words[1:] == ["0"] else _card_and_number(Buy)(words)


def _turn(words: list[str]) -> Move | None:
    return TurnUp(int(words[0])) if len(words) == 1 and _NUMBER.fullmatch(words[0]) else None


def _are_cards(*words: str) -> bool:
    return all(map(_CARD.fullmatch, words))


_READERS: Final[Mapping[str, Callable[[list[str]], Move | None]]] = {
    "spell": _spell,
    "propose": _propose,
    "seal": _seal,
    "redraw": _one_card(Redraw),
    "draft": _one_card(Draft),
    "trash": _trash,
    "clear": _clear,
    "copy": _copy,
    "borrow": _card_and_number(Borrow),
    "buy": _buy,
    "turn": _turn,
    "deadline": _card_and_number(Deadline),
}
