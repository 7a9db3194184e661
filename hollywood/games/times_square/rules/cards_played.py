"""What each card does to the figures, and why it can't be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from hollywood.core.message import Message, say

from .deck import Deck, Effect
from .state import Deb, DebToManhole, Guards, GuardsToSue, Hal, Lure, Sue, Trio
from .street import FIGURES, GUARDS, HAL, MANHOLE, SUE, Figure, Places, Street
from .words import figure_name

Play: TypeAlias = Sue | Trio | Guards | GuardsToSue | Hal | Deb | DebToManhole
LURED: tuple[Figure, ...] = ("sue", "left", "right")
_WAYS = (1, -1)
_BOTH_GUARDS = tuple(Guards(left, right) for left in _WAYS for right in _WAYS)


def needed(deck: Deck) -> dict[tuple[Effect, int], str]:
    """The id of the card for each effect and number of steps."""
    return {(kind.effect, kind.steps): str(kind.id) for kind in deck.cards}


def effect_of(play: Play) -> tuple[Effect, int, int]:
    """Which card a play takes: its effect, its steps, and how many of them."""
    match play:
        case Sue():
            return "sue", 0, 1
        case Trio():
            return "sue", 0, 2
        case Guards(left, right):
            return ("guard" if abs(left) + abs(right) == 1 else "guards"), 0, 1
        case GuardsToSue():
            return "guards_to_sue", 0, 1
        case Hal(by):
            return "hal", abs(by), 1
        case Deb(by):
            return "deb", abs(by), 1
        case DebToManhole():
            return "deb_to_manhole", 0, 1


def led(play: Play) -> str:
    """Whom a red card moves, the bodyguards being one sort; nothing for other cards."""
    match play:
        case Deb(_, figure) | DebToManhole(figure):
            return "guard" if figure in GUARDS else figure
    return ""


def plays(effect: Effect, steps: int, copies: int, figures: tuple[Figure, ...]) -> Iterator[Play]:
    """All that a card may do in some position; a red card to these figures."""
    match effect:
        case "sue":
            yield from (kind(way) for kind in (Sue, Trio)[:copies] for way in _WAYS)
        case "guard":
            yield from (Guards(way, 0) for way in _WAYS)
            yield from (Guards(0, way) for way in _WAYS)
        case "guards":
            yield from _BOTH_GUARDS
            yield from (Guards(2 * way, 0) for way in _WAYS)
            yield from (Guards(0, 2 * way) for way in _WAYS)
        case "guards_to_sue":
            yield GuardsToSue()
        case "hal":
            yield from (Hal(way * steps) for way in _WAYS)
        case "deb":
            yield from (Deb(way * steps, figure) for figure in figures for way in _WAYS)
        case "deb_to_manhole":
            yield from map(DebToManhole, figures)


def is_on_a_card(play: Play) -> bool:
    """Whether any card does this: Sue goes one space at a time, bodyguards one or two."""
    effect, steps, _ = effect_of(play)
    return play in plays(effect, steps, 2, FIGURES)


def moved(street: Street, places: Places, play: Play | Lure) -> Places | None:
    """Where the figures stand afterwards; None if it can't be done whole, or changes nothing."""
    match play:
        case Sue(by):
            return street.step(places, SUE, by)
        case Trio(by):
            return street.trio(places, by)
        case Guards(left, right):
            return street.guards(places, left, right)
        case GuardsToSue():
            after: Places | None = street.beside(places)
        case Hal(by):
            return street.step(places, HAL, by)
        case Deb(by, figure):
            return street.step(places, FIGURES.index(figure), by)
        case DebToManhole(figure):
            after = street.put(places, FIGURES.index(figure), MANHOLE)
        case Lure(figure):
            after = street.put(places, FIGURES.index(figure), places.hal)
    return None if after == places else after


def obstacle(street: Street, places: Places, play: Play | Lure) -> Message:
    """Why a play that `moved` refuses can't be carried out."""
    ends: tuple[int, ...] = ()
    match play:
        case GuardsToSue():
            return say("times_square.illegal.beside")
        case DebToManhole(figure) if places[FIGURES.index(figure)] == MANHOLE:
            return say("times_square.illegal.at_manhole", figure=figure_name(figure))
        case Lure(figure) if places[FIGURES.index(figure)] == places.hal:
            return say("times_square.illegal.lured_already", figure=figure_name(figure))
        case Trio():
            return say("times_square.illegal.edge")
        case Guards(left, right):
            ends = (places.left + left, places.right + right)
        case Sue(by):
            ends = (places[SUE] + by,)
        case Hal(by):
            ends = (places[HAL] + by,)
        case Deb(by, figure):
            ends = (places[FIGURES.index(figure)] + by,)
    beyond = any(abs(end) > street.half for end in ends)
    return say("times_square.illegal.edge" if beyond else "times_square.illegal.rope")


def steps_between(before: Places, after: Places) -> tuple[tuple[Figure, int, int], ...]:
    """Each figure that stands elsewhere, with the space it left and the one it came to."""
    steps = zip(FIGURES, before, after, strict=True)
    return tuple([step for step in steps if step[1] != step[2]])
