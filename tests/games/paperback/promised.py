"""What the promises must know of Paperback: more ways to play it, and where its cards lie."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import replace

from hollywood.core.game import CardId
from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.moves import (
    Buy,
    Move,
    Propose,
    Seal,
    Spell,
    TrashForCents,
    TrashForGain,
)
from hollywood.games.paperback.rules.state import State

from .positions import all_cards

EVENTS = "hollywood.games.paperback.rules.events"  # the module that has them
_PRESETS = GAME.open().presets
_ALL_ON = _PRESETS["collectors"]
MORE_OPTIONS = {
    "help": replace(_ALL_ON, help_cubes="on", hand_for_cube="on", recycling="on", unlisted="vote"),
    "italian": replace(_ALL_ON, language="it", finish_round="on", later_seats="cubes"),
    "french": replace(_ALL_ON, language="fr", repeats="not_own", awards=2, theme_judge="list"),
    "small_words": Options(words="small", shortest=3, later_seats="fame", first_player="seat_1"),
    "team_of_powers": Options(play="together", deadlines="gentle", powers="on"),
    "powers_at_once": Options(play="at_once", powers="on", space_and_switch="on"),
}
_HASTE = 0.85  # how often something is done that brings the end nearer


def choose(chance: random.Random, moves: Sequence[Move]) -> Move:
    """Any move, but more often a dear card or a word of many letters: so matches end."""
    if chance.random() < _HASTE:
        return max(moves, key=_haste)
    return chance.choice(moves)


def _haste(move: Move) -> int:
    """How much nearer the end it brings; books that cost little make hands poor."""
    match move:
        case Buy(card):
            return 0 if card == "*5" else int(re.sub("[^0-9]", "", card) or 0)
        case Spell(laid) | Seal(laid) | Propose(laid):
            return sum(1 if each.as_ else 3 for each in laid)
        case TrashForCents(card) | TrashForGain(card):
            return 1 if card.endswith("1") or card == "*2" else -1
    return 0


def cards_in(state: State) -> list[CardId]:
    """Every card of a state, each where it lies."""
    return all_cards(state)


PACE = {  # matches are long
    "choose": choose,
    "longest": 4_000,
    "every": 25,
    "few": True,
    "typed": True,
    "together": True,
}
