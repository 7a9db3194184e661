"""Scenes of this game that pictures are made of: how the program is played up to each."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from hollywood.set_up import AnyMatch
from hollywood.ui.table.table import AnyTable
from hollywood.ui.tools.unattended import Moment, Unattended

from ..finale.final_count import FinalCount
from ..rules.state import Place, Swept
from .geometry import Places
from .round_summary import RoundSummary
from .setting import HollywoodSetting
from .star_choice import StarChoice


def _zoom(shown: Unattended) -> None:
    """The card in the middle of the board, enlarged."""
    table, _ = shown.sit_down()
    places = _places(table)
    shown.point(places.slot(1, places.columns[1] // 2).center)
    shown.press(pygame.K_SPACE)


def _ghost(shown: Unattended) -> None:
    """The legal column that moves most reels is pointed at."""
    table, _ = shown.sit_down()
    state = table.match.state
    legal = [move.column for move in table.match.game.moves(state) if isinstance(move, Place)]
    fullest = max(legal, key=lambda column: len(state.reels[column]), default=0)
    places = _places(table)
    foot = places.slot(fullest, places.columns[fullest] - 1)
    shown.point(foot.center)
    shown.hit(pygame.K_p)
    shown.wait()


def _projection(shown: Unattended) -> None:
    """The table with what the round would be worth."""
    shown.sit_down()
    shown.hit(pygame.K_p)
    shown.tick()


def _star_choice(shown: Unattended) -> None:
    """A star waits for its owner's word."""
    shown.sit_down(lambda match, ply: bool(match.states[ply].claims))
    shown.wait_for(StarChoice)
    shown.wait()


def _round_summary(shown: Unattended) -> None:
    """After a round that is not the last."""
    shown.play_on(lambda match, ply: _sweeps(match, ply) and not _ends(match, ply))
    shown.wait_for(RoundSummary)
    shown.wait()


def _final_count(shown: Unattended) -> None:
    """Half of the awards have been given."""
    shown.play_on(lambda match, ply: _sweeps(match, ply) and _ends(match, ply))
    shown.wait_for(FinalCount)
    scene = shown.flow.stack.top
    assert isinstance(scene, FinalCount), "every match ends with its count"
    shown.press(*[pygame.K_RIGHT] * (len(scene.awards) // 2 + 1))
    scene.ceremony.hall.wait()


def _winner(shown: Unattended) -> None:
    """The one on whom the lights fall."""
    _final_count(shown)
    shown.press(pygame.K_ESCAPE)


def _result(shown: Unattended) -> None:
    """All of it as a table."""
    _winner(shown)
    shown.press(pygame.K_ESCAPE)


def _places(table: AnyTable) -> Places:
    """Where things lie."""
    assert isinstance(table.setting, HollywoodSetting), "a table of this game"
    return table.setting.places


def _sweeps(match: AnyMatch, ply: int) -> bool:
    """Whether this move ends a round."""
    return any(isinstance(event, Swept) for event in match.events[ply])


def _ends(match: AnyMatch, ply: int) -> bool:
    """Whether this move is the last one."""
    return ply == len(match.moves) - 1


MOMENTS: Mapping[str, Moment] = {
    "zoom": _zoom,
    "ghost": _ghost,
    "projection": _projection,
    "star-choice": _star_choice,
    "round-summary": _round_summary,
    "final-count": _final_count,
    "winner": _winner,
    "result": _result,
}
