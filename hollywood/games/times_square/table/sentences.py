"""What the status line says: what is to be done, and what would follow from what is pointed at."""

from __future__ import annotations

from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import Pick

from ..rules.cards_played import led
from ..rules.game import TimesSquare
from ..rules.state import CharlieWalked, GuardsToSue, Lure, State, Trio
from ..rules.street import GUARDS, SUE, home
from ..rules.words import club, figure_name, space_name, title
from . import refusals
from .aim import Aim
from .choices import Choice
from .draft import Discarding, Draft, Holding, Luring, Sending
from .layout import END
from .outcomes import after, turn_end


def expected(
    game: TimesSquare, s: State, aimed: Aim, pick: Pick, keyed: bool, last: bool
) -> Message:
    """What whoever is to move reads now, with keys only if the keyboard is used.

    It is the `last` thing they did if no other card of its colour can be played.
    """
    if aimed.choice is not None:
        return consequence(game, s, aimed.draft, aimed.choice)
    if pick.place is not None and pick.place[0] == END and (s.stage or s.lured):
        return walk(game, s)
    return _begun(game, s, aimed.draft, keyed) or _turn(game, s, last)


def _begun(game: TimesSquare, s: State, draft: Draft | None, keyed: bool) -> Message | None:
    """How what was chosen goes on."""
    match draft:
        case Holding(cards, half) if half is not None:
            other = GUARDS[bool(half.left)]
            return say("times_square.table.half", figure=figure_name(other))
        case Holding(cards):
            return refusals.of_card(game, s, cards[0]) or _card(game, s, cards, keyed)
        case Sending(figure):
            return say("times_square.table.send", figure=figure_name(figure))
        case Luring():
            return say("times_square.table.lure")
        case Discarding():
            return say("times_square.table.discard", chosen=len(s.stage))
    return None


def _card(game: TimesSquare, s: State, cards: tuple[int, ...], keyed: bool) -> Message:
    """What a card that can be played asks for."""
    kind, hand = game.faces[cards[0]], [game.ids[card] for card in s.hands[s.turn]]
    match kind.effect:
        case "sue" if hand.count(kind.id) > 1:
            return say("times_square.table.green_key" if keyed else "times_square.table.green")
        case "guards":
            return say("times_square.table.guards")
    moves = {"green": "sue", "yellow": "hal", "grey": "guard", "red": "deb"}[kind.colour]
    figure = say(f"times_square.figure.{s.led or moves}")
    return say("times_square.table.card", card=title(cards[0], game.faces), figure=figure)


def _turn(game: TimesSquare, s: State, last: bool) -> Message:
    """Nothing is chosen."""
    who = player(s.turn)
    if s.lured:
        return say("times_square.table.lured", player=who)
    if s.discarded:
        return say("times_square.table.discard", chosen=len(s.stage))
    if s.stage:
        colour = say(f"times_square.colour.{game.faces[s.stage[0]].colour}")
        id = "times_square.table.no_more" if last else "times_square.table.done"
        return say(id, player=who, colour=colour)
    return say("times_square.table.turn", player=who)


# what would follow


def walk(game: TimesSquare, s: State) -> Message:
    """What Charlie does if the turn ends now, and why."""
    end = turn_end(game, s)
    assert end is not None, "somebody is to move"
    return game.caption(CharlieWalked(s.turn, end.start, end.end, end.lamps), None)


def consequence(game: TimesSquare, s: State, draft: Draft | None, choice: Choice) -> Message:
    """What a choice does, and what that leads to."""
    then = after(game, s, draft, choice)
    return say(
        "times_square.table.then",
        does=_does(game, s, choice),
        leads=_leads(game, then, choice),
    )


def _does(game: TimesSquare, s: State, choice: Choice) -> Message:
    figure, space = figure_name(choice.figure), space_name(choice.space)
    match choice.play:
        case Lure():
            return say("times_square.table.lures", figure=figure, space=space)
        case Trio(by):
            return say("times_square.table.trio", club=club(int(by > 0)))
        case GuardsToSue():
            return say("times_square.table.beside")
        case play if led(play) not in ("", "deb"):
            return say("times_square.table.leads", figure=figure, space=space)
    return say("times_square.table.moves", figure=figure, space=space)


def _leads(game: TimesSquare, then: State, choice: Choice) -> Message:
    """A win, how far it still is for Esmé, how far Fizz would walk."""
    seat, side = then.turn, home(then.turn)
    if then.winner is not None:
        won = "wins_now" if then.winner == seat else "loses_now"
        return say(f"times_square.table.{won}", club=club(then.winner))
    end = turn_end(game, then)
    assert end is not None, "the match goes on"
    if choice.figure == "sue" and then.places[SUE] * side > 0:
        left = game.street.half - game.street.doors + 1 - then.places[SUE] * side
        return say("times_square.table.left_esme", count=left)
    if not end.steps:
        return say("times_square.table.fizz_stays")
    return say("times_square.table.fizz", count=end.steps)
