"""How studio cards are used: a Clap Board claps in the middle, a Double Reel lets reels out."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.message import Seat
from hollywood.ui.table.setting import Cue, Effect, Flash, Motion
from hollywood.ui.table.stage import Key, Pose, Stop, Way, smooth, swing

from ..rules.state import Column
from . import durations as last
from .change import Change, WayOf, usual
from .effects import Clapping, Held, Shaking, Spinning
from .layout import CLAP, DOUBLE
from .wings import Wings

ABOVE_ALL = 5000  # so high lies what is held up before everybody
SLATE_BELOW = 70  # units below the board's middle
HELD_UP = 1.9  # times as wide as a card of the board
_LIFTED, _TILTED = 1.15, -6.0
_BEHIND = 1.0  # of a card of the board: behind the slate that has come out of it
_RISE, _SHAKE, _SHAKE_ALONG = 10, 3, 83.0  # units, units, degrees


def clapped(change: Change, seat: Seat) -> Motion:
    """The card is held up, its slate comes out of it and claps; the sound is heard as it shuts."""
    s = change.after
    slate = Clapping(seat, s.round + 1, sum(map(len, s.reels)), still=not change.moves)
    if not change.moves:
        effects = [Effect(slate, 0.0, last.STILL_SLATE)]
        return Motion(
            _only_card(CLAP, seat, Way()), Wings(change).of, 0.0, _heard("clapper"), effects
        )
    effects = [
        Effect(slate, 0.0, last.CLAP_OVER),
        Effect(Shaking(_SHAKE, _SHAKE_ALONG), last.CLAP_SHUTS, last.CLAP_SHAKES),
        Effect(Flash(), last.CLAP_SHUTS, last.CLAP_FLASHES),
    ]
    middle = _middle(change)
    below = middle.y + change.px(SLATE_BELOW)
    behind = replace(middle, y=below, width=change.places.card * _BEHIND)
    stops = (
        *_held_up(change, (CLAP, seat, 0), last.CLAP_LIFTED, last.CLAP_ARRIVES),
        Stop(behind, last.CLAP_OPEN - last.CLAP_ARRIVES, swing),
        Stop(behind, last.CLAP_STILL - last.CLAP_OPEN),
    )
    way = Way(last.CLAP_OVER - last.CLAP_STILL, ease=swing, stops=stops)
    cues = [Cue(last.CLAP_SHUTS, "clapper")]
    return Motion(
        _only_card(CLAP, seat, way), Wings(change).of, 0.0, cues, effects, clear=last.CLAP_SHUTS
    )


def doubled(change: Change, seat: Seat, columns: tuple[Column, Column]) -> Motion:
    """The card is held up, and two reels spin out of it to their gates."""
    key = (DOUBLE, seat, 0)
    if not change.moves:
        effects = [Effect(Held(key), 0.0, last.STILL_CARD)]
        cues = _heard("hw.double_spin")
        return Motion(_only_card(DOUBLE, seat, Way()), Wings(change).of, 0.0, cues, effects)
    spins = last.DOUBLE_SETTLES - last.DOUBLE_ARRIVES
    middle = _middle(change)
    stops = (
        *_held_up(change, key, last.DOUBLE_LIFTED, last.DOUBLE_ARRIVES),
        Stop(middle, spins),
    )
    way = Way(last.DOUBLE_OVER - last.DOUBLE_SETTLES, ease=swing, stops=stops)
    return Motion(
        _only_card(DOUBLE, seat, way),
        Wings(change).of,
        cues=[Cue(last.DOUBLE_ARRIVES, "hw.double_spin")],
        effects=[Effect(Spinning(seat, columns), last.DOUBLE_ARRIVES, spins)],
    )


def _held_up(change: Change, key: Key, lifted: float, arrives: float) -> tuple[Stop, Stop]:
    """Lifted in the hand, then shown to everybody."""
    from_hand = change.lay[key]
    in_hand = replace(
        from_hand,
        y=from_hand.y - change.px(_RISE),
        width=from_hand.width * _LIFTED,
        turn=_TILTED,
        z=ABOVE_ALL,
        lift=0.5,
    )
    return Stop(in_hand, lifted), Stop(_middle(change), arrives - lifted, smooth)


def _middle(change: Change) -> Pose:
    places = change.places
    wide = round(places.card * HELD_UP)
    return Pose(*places.board.center, wide, z=ABOVE_ALL, lift=1.0)


def _only_card(kind: str, seat: Seat, way: Way) -> WayOf:
    return lambda key, start, goal: way if key[:2] == (kind, seat) else usual(key)


def _heard(sound: str) -> list[Cue]:
    return [Cue(0.0, sound)]
