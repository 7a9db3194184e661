"""Tips for the first matches of Times Square: each is true in the position it is given for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from hollywood.bots.advice import Advice
from hollywood.bots.tips import Tip
from hollywood.core.game import Game
from hollywood.core.message import Seat, say

from ..rules.cards_played import Play, moved, steps_between
from ..rules.game import TimesSquare
from ..rules.state import Deb, DebToManhole, Discard, End, Lure, Move, State, Trio
from ..rules.street import MANHOLE, Figure, Places, lamps
from ..rules.turn_end import LAST
from ..rules.words import figure_name

_AT_DOOR = 3  # lamps that are lit by one figure alone
_SOON = 10  # cards before last call


class TimesSquareTips:
    """The eight tips of Times Square."""

    ids = ("home", "lamp", "lure", "kiki", "trio", "several", "nothing", "last_call")

    from_coach = ()

    def now(self, game: Game[State, Move], state: State, seat: Seat) -> Iterator[Tip]:
        """What can be told without thinking."""
        assert isinstance(game, TimesSquare), "a game knows its own tips"
        found = game.moves(state)
        plays = [move for move in found if _moves_somebody(move)]
        if any(_brings_esme_home(game, state, seat, play) for play in plays):
            yield Tip("home", say("times_square.tip.home"))
        for play in plays:
            for figure in _lights(game, state, seat, play):
                told = say("times_square.tip.lamp", figure=figure_name(figure))
                yield Tip("lamp", told)
        yield from _of_one_kind(game, state, seat, plays)
        if state.stage and plays:
            yield Tip("several", say("times_square.tip.several"))
        if not plays and any(isinstance(move, Discard) for move in found):
            yield Tip("nothing", say("times_square.tip.nothing"))
        left, sided = len(state.supply), state.places.sue != MANHOLE
        if state.passes == LAST - 1 and 0 < left <= _SOON and sided:
            yield Tip("last_call", say("times_square.tip.last_call", count=left))

    def advised(
        self,
        game: Game[State, Move],
        state: State,
        seat: Seat,
        advices: Sequence[Advice[Move]],
    ) -> Iterator[Tip]:
        """Nothing: a whole turn is too much for one line."""
        yield from ()

    def used(
        self, id: str, game: Game[State, Move], before: State, move: Move, after: State
    ) -> bool:
        """Whether this move shows that whoever made it knows."""
        assert isinstance(game, TimesSquare), "a game knows its own moves"
        seat = before.turn
        match id:
            case "home":
                return _moves_somebody(move) and _brings_esme_home(game, before, seat, move)
            case "lamp":
                return _moves_somebody(move) and any(_lights(game, before, seat, move))
            case "lure":
                return isinstance(move, Lure)
            case "kiki":
                return _is_joker(move)
            case "trio":
                return isinstance(move, Trio)
            case "several":
                return bool(before.stage) and _moves_somebody(move)
        return id == "nothing" and isinstance(move, Discard)


def _of_one_kind(
    game: TimesSquare, state: State, seat: Seat, plays: Sequence[Play | Lure]
) -> Iterator[Tip]:
    """A lure that brings Esmé closer to one's own door, Kiki's lead, two green cards."""
    to_door = game.street.to_door
    closer = to_door(state.places.hal, seat) < to_door(state.places.sue, seat)
    if Lure("sue") in plays and closer:
        yield Tip("lure", say("times_square.tip.lure", figure=figure_name("sue")))
    if any(_is_joker(play) for play in plays):
        yield Tip("kiki", say("times_square.tip.kiki"))
    if any(isinstance(play, Trio) for play in plays):
        yield Tip("trio", say("times_square.tip.trio"))


def _moves_somebody(move: Move) -> TypeGuard[Play | Lure]:
    return not isinstance(move, Discard | End)


def _is_joker(move: Move) -> bool:
    """Whether a red card moves somebody else than Kiki."""
    return isinstance(move, Deb | DebToManhole) and move.figure != "deb"


def _after(game: TimesSquare, state: State, play: Play | Lure) -> Places:
    """Where everybody stands after a legal play."""
    places = moved(game.street, state.places, play)
    assert places is not None, "the play is legal"
    return places


def _brings_esme_home(game: TimesSquare, state: State, seat: Seat, play: Play | Lure) -> bool:
    return game.street.at_door(_after(game, state, play).sue, seat)


def _lights(game: TimesSquare, state: State, seat: Seat, play: Play | Lure) -> Iterator[Figure]:
    """Who comes to a seat's door and lights a lamp there by that; lamps that are lit stay lit."""
    places = _after(game, state, play)
    before = lamps(game.street, state.places, seat)
    after = lamps(game.street, places, seat)
    lost = any(was and not now for was, now in zip(before, after, strict=True))
    if lost or before[:_AT_DOOR] == after[:_AT_DOOR]:
        return
    for figure, start, end in steps_between(state.places, places):
        came = game.street.at_door(end, seat) and not game.street.at_door(start, seat)
        if came and figure != "sue":
            yield figure
