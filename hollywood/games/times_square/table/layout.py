"""Where everything belongs for one state: a pure function, the only one that says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hollywood.core.game import BACK, CardId
from hollywood.core.message import Seat
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import State
from ..rules.street import FIGURES
from .geometry import FIGURE, FIZZ, FOOT, PICTURE, Plan, in_front
from .panel import FAN_CARD

PERSON = "person"  # the key of a figure: its place in FIGURES, or CHARLIE
CHARLIE = len(FIGURES)
SPACE, SLOT = "space", "slot"  # keys of places: a space as the rules count it
LURE, DISCARD, END = "lure", "discard", "end"  # the buttons
WHISTLE = "whistle"  # the key of the pad above Felix
STAGE, PLAYED, SUPPLY, CLOCK = "stage", "played", "supply", "clock"
LAMP, CLUB, WAY = "lamp", "club", "way"  # of a seat: the lamp, the chip, the distance
PILED = 9  # so many cards of the played pile are things: all of one turn, and one below
_STREET, _LANE = 10, 30  # how high things lie
_PILES, _STAGED, _FANS, _HAND = 40, 60, 80, 100
_TIP = 6  # degrees: a card that is to be discarded


def person(figure: int) -> Key:
    """The key of a figure."""
    return (PERSON, figure, 0)


def card_key(card: CardId) -> Key:
    """The key of a card of the deck."""
    return (CARD, card, 0)


def layout(s: State, plan: Plan, tips: bool = False, covered: bool = False) -> dict[Key, Pose]:
    """Every figure and every card that lies apart from the supply, with its pose.

    What is to be discarded is tipped in the hand, or else lies on the stage.
    """
    lying = dict([*_people(s, plan), *_played(s, plan), *_staged(s, plan), *_hands(s, plan)])
    return lying | dict(_tipped(s, plan, covered)) if tips else lying


def tips(s: State, plan: Plan, chairs: Sequence[Chair]) -> bool:
    """Whether somebody at this screen chooses what to discard."""
    return s.discarded and s.turn == plan.own and chairs[s.turn].who == HUMAN


def standing(feet: tuple[float, float], high: float, z: float) -> Pose:
    """The pose of a figure whose picture is so high in pixels and that stands here."""
    x, y = feet
    wide = high * PICTURE[0] / PICTURE[1]
    return Pose(x, y - high * (FOOT / PICTURE[1] - 0.5), wide, z)


def feet_of(pose: Pose) -> tuple[float, float]:
    """Where a figure in this pose stands."""
    high = pose.width * PICTURE[1] / PICTURE[0]
    return pose.x, pose.y + high * (FOOT / PICTURE[1] - 0.5)


def supply_pose(plan: Plan) -> Pose:
    """A card in the supply: from here cards are drawn, and here they go to be shuffled."""
    return Pose(*plan.supply.center, plan.pile_card, z=_PILES, face=False)


def in_order(hand: Sequence[CardId]) -> list[CardId]:
    """A hand by colours and values, as the deck has them; hidden cards as they are."""
    return sorted(hand) if all(card > BACK for card in hand) else list(hand)


def held(s: State, seat: Seat) -> tuple[CardId, ...]:
    """A hand, with what is to be discarded of it when the turn ends."""
    return s.hands[seat] + s.stage if s.discarded and s.turn == seat else s.hands[seat]


def in_hand(s: State, seat: Seat) -> list[CardId]:
    """The same in its order."""
    return in_order(held(s, seat))


def _people(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    high = FIGURE * plan.scale
    for figure, feet in enumerate(plan.all_feet(s.places)):
        yield person(figure), standing(feet, high, _STREET + in_front(s.places, figure))
    fizz = standing(plan.lane_feet(s.charlie), FIZZ * plan.scale, _LANE)
    yield person(CHARLIE), fizz


def _played(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    for number, card in enumerate(s.played[-PILED:]):
        yield card_key(card), Pose(*plan.played.center, plan.pile_card, z=_PILES + number)


def _staged(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    for number, card in enumerate(s.stage):
        x, y = plan.staged(number, len(s.stage), results=not s.discarded)
        yield card_key(card), Pose(x, y, plan.staged_card, z=_STAGED + number)


def _hands(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    for seat, hand in enumerate(s.hands):
        yield from _own(hand, plan) if seat == plan.own else _fan(hand, seat, plan)


def _own(hand: Sequence[CardId], plan: Plan) -> Iterator[tuple[Key, Pose]]:
    for number, card in enumerate(in_order(hand)):
        x, y, turn = plan.hand(number, len(hand))
        yield card_key(card), Pose(x, y, plan.card, z=_HAND + number, turn=turn)


def _tipped(s: State, plan: Plan, covered: bool) -> Iterator[tuple[Key, Pose]]:
    """A hand some of which is to be discarded: that stands out of it."""
    high, _ = plan.chosen_at
    for key, pose in _own(in_hand(s, s.turn), plan):
        away = key[1] in s.stage
        yield key, replace(pose, y=high, turn=_TIP, face=not covered) if away else pose


def _fan(hand: Sequence[CardId], seat: Seat, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    for number, card in enumerate(hand):
        x, y, turn = plan.panels[seat].fan(number, len(hand), plan.scale)
        wide = FAN_CARD * plan.scale
        yield card_key(card), Pose(x, y, wide, z=_FANS + number, face=False, turn=turn)
