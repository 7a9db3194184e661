"""The last scenes of matches of Times Square that ended in a given way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from hollywood import box
from hollywood.core.catalogue import Language, Voice
from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.art import open_art
from hollywood.games.times_square.finale.finale import EndedMatch, Finale
from hollywood.games.times_square.rules.state import Ending, Move, State
from hollywood.games.times_square.rules.street import Places
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.setting import Doors

from ...harness.positions import ALL_ACTIONS
from .positions import deck, times_square

ENDS: dict[Ending | None, tuple[Places, int]] = {  # where all stand when it is over
    "sue_home": (Places(7, 2, 8, -4, 8), 5),
    "charlie_home": (Places(1, -7, 5, -7, -8), -7),
    "wrong_door": (Places(7, 2, 8, -4, 8), 5),
    "sue_side": (Places(3, -2, 5, -5, 1), -2),
    "charlie_side": (Places(0, -2, 5, -5, 1), 3),
    None: (Places(0, -2, 5, -5, 1), 0),
}
WINNERS: dict[Ending | None, Seat] = {"charlie_home": 0, None: -1}  # otherwise seat 1
CHAIRS = (Chair("Penny Quick", Written(BOT + "lead")), Chair("Ada"))


def props_of(language: Language = "en", **choices: object) -> Props:
    """Everything scenes of this game need, for a window that nobody sees."""
    pygame.init()
    settings = Settings(language=language, **choices)  # type: ignore[arg-type]
    art, sound = open_art(deck()), Sound(random.Random(1))
    return Props(box.open_sentences(), settings, art, sound, Stack(), actions=ALL_ACTIONS)


def ended(how: Ending | None) -> Match[State, Move]:
    """A match that is over."""
    match = Match(times_square(), times_square().start(2, 1))
    state = match.state
    state.places, state.charlie = ENDS[how]
    state.winner, state.how = WINNERS.get(how, 1), how
    return match


def doors_to(ways: list[str]) -> Doors[Move]:
    """Each notes where it leads."""

    def way(name: str) -> Callable[[], None]:
        return lambda: ways.append(name)

    return Doors[Move](
        make=lambda _: None,
        go_on=lambda: None,
        pause=lambda: None,
        below=lambda _: None,
        over=lambda _: False,
        again=way("again"),
        new_deal=way("new deal"),
        new_match=way("new match"),
        title=way("title"),
        second_leg=way("second leg"),
        how_it_went=way("how it went"),
        replay=way("replay"),
        result_seen=way("seen"),
        replay_at=lambda at: ways.append(f"replay at {at}"),
    )


def finale(
    how: Ending | None,
    screen: Screen,
    props: Props,
    went: list[str] | None = None,
    right: Seat = 1,
    first_leg: tuple[int, int] | None = None,
    **options: Any,
) -> Finale:
    """The last scene of such a match, laid out and painted."""
    match = ended(how)
    set_up = SetUp(CHAIRS, times_square(**options).options, 20251118, GAME.name, first_leg)
    names = [chair.name for chair in CHAIRS]
    voice = Voice({**props.sentences, **GAME.open().titles}, props.language, names)
    ways = went if went is not None else []
    told = EndedMatch(
        set_up, voice, match, right, lambda _, size, mood: props.art.portrait("lead", size, mood)
    )
    scene = Finale(props, told, doors_to(ways))
    props.fit(screen)
    props.stack.resize(screen)
    props.stack.push(scene)
    assert scene.picture is not None
    scene.picture.wait()
    return scene
