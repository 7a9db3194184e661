"""Which sentences of the rules are about a moment of a match."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.core.game import Event
from hollywood.ui.rulebook.rulebook import Reading, Topic
from hollywood.ui.table.stage import CARD, Key

from ..rules.deck import Deck, Kind
from ..rules.game import Hollywood
from ..rules.state import (
    BlockbusterTaken,
    FilmTaken,
    MovieFinished,
    RoundEnded,
    StarWasted,
    State,
    Swept,
)
from ..table import layout, spots
from ..table.pointing import Doubling
from .rule_texts import (
    AREA,
    BUMPING,
    CLAP,
    COUNT,
    DOUBLE,
    FULL,
    GOAL,
    HANDING_OUT,
    PROJECTS,
    TURN,
    UNWANTED,
    WASTE,
)

FORBIDS: Mapping[str, Topic] = {  # of each refusal, what of the rules it follows from
    "hollywood.illegal.full": Topic(FULL, ("closed",)),
    "hollywood.illegal.no_column": Topic(AREA, ("columns",)),
    "hollywood.illegal.clap_used": Topic(CLAP, ("skip",)),
    "hollywood.illegal.double_used": Topic(DOUBLE, ("two_reels",)),
    "hollywood.illegal.one_reel": Topic(DOUBLE, ("two_left",)),
    "hollywood.illegal.choose_project": Topic(PROJECTS, ("star_finishes", "no_refusing")),
    "hollywood.illegal.no_project": Topic(PROJECTS, ("star_finishes",)),
    "hollywood.illegal.no_star": Topic(PROJECTS, ("star_finishes",)),
    "hollywood.illegal.not_a_move": Topic(TURN, ("one_thing",)),
    "hollywood.table.clap_wasted": Topic(CLAP, ("skip_alone",)),
    "illegal.match_over": Topic(COUNT, ("most_points",)),
    "illegal.not_your_turn": Topic(TURN, ("one_thing",)),
}
_SHOWN: Mapping[type[Event], Topic] = {
    RoundEnded: Topic(HANDING_OUT, ("used_at_once",)),
    FilmTaken: Topic(HANDING_OUT, ("used_at_once",)),
    BlockbusterTaken: Topic(WASTE, ("blockbuster",)),
    StarWasted: Topic(WASTE, ("walks_out",)),
    MovieFinished: Topic(PROJECTS, ("star_finishes",)),
    Swept: Topic(FULL, ("unreached",)),
}
_CARDS: Mapping[Kind, Topic] = {
    "film": Topic(PROJECTS, ("gather",)),
    "blockbuster": Topic(WASTE, ("blockbuster",)),
    "star": Topic(PROJECTS, ("star_finishes",)),
}
_SPOTS: Mapping[str, Topic] = {
    layout.CLAP: Topic(CLAP, ("skip",)),
    layout.DOUBLE: Topic(DOUBLE, ("two_reels",)),
    spots.SCORE: Topic(COUNT),
    spots.CROWN: Topic(GOAL, ("most_points",)),
    spots.FIRST: Topic(AREA),
    spots.REELS: Topic(TURN, ("no_reels_no_turn",)),
    spots.GENRE: Topic(PROJECTS, ("gather",)),
    spots.RELEASED: Topic(PROJECTS, ("safe",)),
    spots.UNWANTED: Topic(UNWANTED, ("unwanted",)),
    layout.PILE: Topic(GOAL, ("all_open",)),
}
_USED = (CLAP, DOUBLE)  # places of studio cards in a panel


def topic(reading: Reading, deck: Deck) -> Topic:
    """What was refused, or is pointed at, or is seen to happen, or else what is to be done."""
    state: State = reading.state
    if reading.refused is not None and reading.refused.id in FORBIDS:
        return FORBIDS[reading.refused.id]
    if isinstance(reading.draft, Doubling):
        return Topic(DOUBLE, ("same_column",))
    pointed = reading.pick.place or reading.pick.thing or reading.pick.spot
    found = None if pointed is None else _pointed_at(pointed, state, deck)
    shown = _SHOWN.get(type(reading.event)) if reading.event is not None else None
    return shown or found or _to_do(reading.game, state)


def _pointed_at(key: Key, state: State, deck: Deck) -> Topic | None:
    kind, number, which = key
    if kind in (layout.COLUMN, spots.GATE):
        dealt = number < len(state.area)  # while a match opens nothing lies there yet
        full = dealt and len(state.reels[number]) == len(state.area[number])
        return Topic(FULL, ("closed",)) if full else None
    if kind == CARD:
        return _CARDS[deck.faces[number].kind]
    if kind == spots.USED:
        return Topic(_USED[which % len(_USED)])
    return _SPOTS.get(kind)


def _to_do(game: object, state: State) -> Topic:
    """What whoever is to move can do."""
    assert isinstance(game, Hollywood), "a match of this game"
    if game.to_act(state) is None:
        return Topic(COUNT, ("most_points",))
    if state.claims:
        star = game.deck.faces[state.claims[-1][1]].kind == "star"
        return _CARDS["star"] if star else _SHOWN[FilmTaken]
    return Topic(BUMPING, ("enters", "climb"))
