"""Times Square in words: moves as they are written down, and what a log says of events."""

from __future__ import annotations

import re

from hollywood.core.game import CardId, Event, Illegal
from hollywood.core.message import Message, Seat, Slot, player, quoted, say

from .deck import Kind
from .opening import Dealt
from .state import (
    NOBODY,
    CharlieWalked,
    Deb,
    DebToManhole,
    Discard,
    Discarded,
    Drew,
    End,
    Ended,
    Ending,
    Guards,
    GuardsToSue,
    Hal,
    LastCall,
    Lure,
    Move,
    Moved,
    Played,
    Shuffled,
    Sue,
    Trio,
)
from .street import FIGURES, MANHOLE, Figure, Space

LAMPS = ("guard", "hal", "deb", "trio")
_SIGN = {"+": 1, "-": -1}
_STEPS = re.compile(r"[+-][1-9]\d?", re.ASCII)
_LED: tuple[Figure, ...] = tuple(figure for figure in FIGURES if figure != "deb")


def write(move: Move) -> str:
    """The move in words."""
    match move:
        case Sue(by):
            return f"sue {by:+}"
        case Trio(by):
            return f"trio {by:+}"
        case Guards(left, right):
            steps = [f"{side} {by:+}" for side, by in (("left", left), ("right", right)) if by]
            return " ".join(["guard", *steps])
        case GuardsToSue():
            return "guards to sue"
        case Lure(figure):
            return f"lure {figure}"
        case Discard(card):
            return f"discard {card}"
        case End():
            return "end"
    return _write_steps(move)


def _write_steps(move: Hal | Deb | DebToManhole) -> str:
    match move:
        case Hal(by):
            return f"hal {abs(by)} {_way(by)}"
        case Deb(by, "deb"):
            return f"deb {abs(by)} {_way(by)}"
        case Deb(by, figure):
            return f"deb {abs(by)} {figure} {_way(by)}"
        case DebToManhole("deb"):
            return "deb manhole"
        case DebToManhole(figure):
            return f"deb manhole {figure}"


def _way(by: int) -> str:
    return "+" if by > 0 else "-"


def read(text: str) -> Move:
    """The move in these words."""
    words = text.split()
    move = _read_steps(words) or _read_guards(words)
    match words:
        case ["guards", "to", "sue"]:
            move = GuardsToSue()
        case ["lure", ("sue" | "left" | "right") as figure]:
            move = Lure(figure)
        case ["discard", card]:
            move = Discard(card)
        case ["end"]:
            move = End()
    if move is None:
        raise Illegal(say("illegal.not_a_move", text=quoted(text)))
    return move


def _read_steps(words: list[str]) -> Move | None:
    match words:
        case ["sue", by] if _STEPS.fullmatch(by):
            return Sue(int(by))
        case ["trio", by] if _STEPS.fullmatch(by):
            return Trio(int(by))
        case ["hal", steps, ("+" | "-") as way] if _is_number(steps):
            return Hal(int(steps) * _SIGN[way])
        case ["deb", "manhole"]:
            return DebToManhole()
        case ["deb", steps, ("+" | "-") as way] if _is_number(steps):
            return Deb(int(steps) * _SIGN[way])
    return _read_led(words)


def _read_led(words: list[str]) -> Move | None:
    for figure in _LED:
        match words:
            case ["deb", "manhole", led] if led == figure:
                return DebToManhole(figure)
            case ["deb", steps, led, ("+" | "-") as way] if led == figure and _is_number(steps):
                return Deb(int(steps) * _SIGN[way], figure)
    return None


def _read_guards(words: list[str]) -> Move | None:
    match words:
        case ["guard", "left", by] if _STEPS.fullmatch(by):
            return Guards(int(by), 0)
        case ["guard", "right", by] if _STEPS.fullmatch(by):
            return Guards(0, int(by))
        case ["guard", "left", one, "right", other] if all(map(_STEPS.fullmatch, (one, other))):
            return Guards(int(one), int(other))
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= len(text) <= 2 and not text.startswith("0")


# what a log says


def figure_name(figure: Figure) -> Message:
    """What a figure is called on the screen."""
    return say(f"times_square.figure.{figure}")


def club(seat: Seat) -> Message:
    """What a seat's club is called."""
    return say(f"times_square.club.{seat}")


def space_name(space: Space) -> Message:
    """What a space is called: by the club it is nearer to, whichever way the street is seen."""
    if space == MANHOLE:
        return say("times_square.space.manhole")
    return say(f"times_square.space.{int(space > MANHOLE)}", steps=abs(space))


def title(card: CardId, faces: tuple[Kind, ...]) -> Message:
    """What a card is called."""
    return say(f"times_square.card.{faces[card].id}")


def caption(event: Event, faces: tuple[Kind, ...], viewer: Seat | None) -> Message:
    """What a log says of the event to whoever sits there."""
    match event:
        case Dealt(first):
            return say("times_square.log.dealt", player=player(first))
        case Played(seat, cards):
            titles = tuple(title(card, faces) for card in cards)
            return say("times_square.log.played", player=player(seat), cards=titles)
        case Discarded(seat, card):
            return say("times_square.log.discarded", player=player(seat), card=title(card, faces))
        case Drew(seat, card) if seat == viewer:
            return say("times_square.log.drew", player=player(seat), card=title(card, faces))
        case Drew(seat):
            return say("times_square.log.drew_hidden", player=player(seat))
        case Moved():
            return _moved(event)
        case Shuffled():
            return say("times_square.log.shuffled")
        case LastCall():
            return say("times_square.log.last_call")
    return _of_the_end(event)


def _moved(event: Moved) -> Message:
    figure, start, end = event.steps[0]
    slots: dict[str, Slot] = {
        "figure": figure_name(figure),
        "start": space_name(start),
        "end": space_name(end),
    }
    match event.how:
        case "trio":
            return say("times_square.log.trio", club=club(int(end > start)))
        case "beside":
            return say("times_square.log.beside")
        case "lured":
            return say("times_square.log.lured", **slots)
        case "led":
            return say("times_square.log.led", **slots)
    if len(event.steps) == 1:
        return say("times_square.log.walked", **slots)
    left, right = (space_name(end) for _, _, end in event.steps)
    return say("times_square.log.both_guards", left=left, right=right)


def _of_the_end(event: Event) -> Message:
    match event:
        case CharlieWalked(_, start, end) if start == end:
            return say("times_square.log.charlie_stayed")
        case CharlieWalked(seat, start, end, lamps):
            return say(
                "times_square.log.charlie_walked",
                count=abs(end - start),
                club=club(seat),
                reasons=lit(lamps),
            )
        case Ended(winner, how):
            return ending(winner, how)
    raise AssertionError(f"nothing is said of {event}")


def lit(lamps: tuple[bool, ...]) -> tuple[Message, ...]:
    """What each lamp that is lit stands for."""
    burning = zip(LAMPS, lamps, strict=True)
    return tuple(say(f"times_square.lamp.{lamp}") for lamp, is_lit in burning if is_lit)


def headline(winner: Seat) -> Message:
    """Who has won, in as few words as there are."""
    if winner == NOBODY:
        return say("times_square.end.nobody_wins")
    return say("times_square.end.wins", player=player(winner))


def ending(winner: Seat, how: Ending | None) -> Message:
    """How a match was won."""
    if how is None or winner == NOBODY:
        return say("times_square.end.nobody")
    slots: dict[str, Slot] = {"club": club(winner)}
    if how == "wrong_door":
        slots["loser"] = player(1 - winner)
    return say(f"times_square.end.{how}", **slots)
