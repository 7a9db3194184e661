"""What is said of a card, a figure, a lamp, a club or a pile when somebody asks about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.stage import Key

from ..rules.deck import COLOURS, Kind
from ..rules.game import TimesSquare
from ..rules.state import NOBODY, State
from ..rules.street import FIGURES, SUE, lamps
from ..rules.turn_end import ranking
from ..rules.words import LAMPS, club, figure_name, lit, title
from .layout import CHARLIE

Said: TypeAlias = Sequence[Message]


def about(game: TimesSquare, key: Key, state: State) -> Said:
    """What is said; nothing of what is hidden."""
    kind, number, which = key
    match kind:
        case "card":
            return [title(number, game.faces), does(game, number)] if number >= 0 else []
        case "person":
            return list(_person(game, number, state))
        case "space":
            return list(_standing(game, number, state))
        case "slot":
            return list(_person(game, CHARLIE, state)) if state.charlie == number else []
        case "lamp":
            return _lamp(game, number, which, state)
        case "way":
            return _way(game, number, which, state)
        case "club":
            burning = lit(lamps(game.street, state.places, number))
            return [player(number), club(number), *burning]
        case "supply" | "clock":
            return [*_supply(state), closing(state)]
        case "played":
            return list(_played(game, state))
    return []


def does(game: TimesSquare, card: CardId) -> Message:
    """What a card does."""
    return kind_does(game.faces[card])


def kind_does(kind: Kind) -> Message:
    """What all cards of a kind do."""
    id = f"times_square.does_card.{kind.effect}"
    return say(id, count=kind.steps) if kind.steps else say(id)


def closing(s: State) -> Message:
    """Who would win if the street closed now, and why."""
    winner, how = ranking(s)
    if winner == NOBODY or how is None:
        return say("times_square.closing.nobody")
    return say(f"times_square.closing.{how}", club=club(winner))


def _standing(game: TimesSquare, space: int, s: State) -> Iterator[Message]:
    """Everybody on a space."""
    for figure, place in enumerate(s.places):
        if place == space:
            yield from _person(game, figure, s)


def _person(game: TimesSquare, figure: int, s: State) -> Iterator[Message]:
    """Who it is and what moves them; at a door, what counts for it."""
    if figure == CHARLIE:
        yield say("times_square.role.charlie")
        return
    yield say(f"times_square.role.{FIGURES[figure]}")
    owner = game.street.door_of(s.places[figure])
    if owner is not None and figure != SUE:
        yield say("times_square.about.at_door", figure=figure_name(FIGURES[figure]))


def _lamp(game: TimesSquare, seat: Seat, lamp: int, s: State) -> Said:
    """What the lamp stands for, and whether it is lit."""
    burns = lamps(game.street, s.places, seat)[lamp]
    return [
        say(f"times_square.about.lamp.{LAMPS[lamp]}"),
        say("times_square.about.lit" if burns else "times_square.about.unlit"),
    ]


def _way(game: TimesSquare, seat: Seat, which: int, s: State) -> Said:
    """How far Esmé or Fizz is from a door."""
    figure, space = ("charlie", s.charlie) if which else ("sue", s.places.sue)
    left = game.street.to_door(space, seat)
    named = say(f"times_square.figure.{figure}")
    return [say("times_square.about.way", figure=named, count=left, club=club(seat))]


def _supply(s: State) -> Said:
    """How many cards are left, and what happens when they are gone."""
    last = "times_square.about.last_pass" if s.passes else "times_square.about.first_pass"
    return [say("times_square.table.to_draw", count=len(s.supply)), say(last)]


def _played(game: TimesSquare, s: State) -> Iterator[Message]:
    """As much of the pile as was agreed to be seen."""
    yield say("times_square.about.played", count=len(s.played))
    match game.options.played_cards:
        case "top" if s.played:
            yield title(s.played[-1], game.faces)
        case "counts":
            count = Counter(game.faces[card].colour for card in s.played)
            yield say("times_square.about.colours", **{colour: count[colour] for colour in COLOURS})
        case "all":
            for id, many in Counter(game.ids[card] for card in sorted(s.played)).items():
                named = say(f"times_square.card.{id}")
                yield say("times_square.about.alike", card=named, many=many)
