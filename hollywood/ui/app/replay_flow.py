"""The way into a replay and out of it: back to where one was, on from there, or into a file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NoReturn

import pygame
from pygame import Color

from hollywood import exports, saves
from hollywood.core.message import Message, Refused, Seat, say
from hollywood.core.record import HUMAN
from hollywood.set_up import save
from hollywood.ui.replay.cinema import Cinema, ReplayWays
from hollywood.ui.replay.screening import Screening
from hollywood.ui.replay.timeline import timeline
from hollywood.ui.replay.watching import Watching
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.table import AnyTable, Table

from .opened_game import OpenedGame
from .shared import Props

if TYPE_CHECKING:
    from .flow import Flow

_FADES = 0.2  # seconds


class ReplayFlow:
    """Leads to replays of matches of any game, and from them."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(
        self, game: OpenedGame, kept: saves.Kept, at: int = 0, viewer: Seat | None = None
    ) -> None:
        """See a match again, as it was after so many moves and as this seat sees it.

        Without a seat as its only person saw it, or whoever sat first if it is over.
        """
        match = kept.match.until(len(kept.match.moves))
        viewer = _viewer(kept) if viewer is None else viewer

        def seated(props: Props, watching: Watching) -> AnyTable:
            setting = game.screens.setting(props, kept.set_up, match.game)
            exits = Exits(replay=lambda ply: screening.playback.seek(ply))
            table: AnyTable = Table(
                props, game.kit, kept.set_up, match, setting, _no_bot, exits, watching
            )
            table.eyes.turn_to(viewer)
            return table

        screening = Screening(
            self.props, seated, lambda table: timeline(match, game.screens.is_choice, table.log), at
        )
        colours = game.screens.art.colours
        inks = [Color(colours[str(chair.colour)][-1]) for chair in kept.set_up.chairs]
        text = save(kept.set_up, match, game.kit)
        ways = ReplayWays(
            back=self._back,
            play_on=lambda ply: self._play_on(game, kept, ply),
            export=lambda: _exported(text, kept),
            copy=lambda: _copied(text),
            review=partial(self._flow.analyses.show, game, kept) if match.to_act is None else None,
        )
        self.props.stack.cross_fade(_FADES * self.props.pace)
        self.props.stack.push(Cinema(self.props, screening, inks, ways))

    def _back(self) -> None:
        self.props.stack.cross_fade(_FADES * self.props.pace)
        self.props.stack.pop()

    def _play_on(self, game: OpenedGame, kept: saves.Kept, ply: int) -> None:
        """Another match from there, which counts for nothing."""
        self._flow.turn_to(game)
        self._flow.matches.practise(kept, ply)


def _viewer(kept: saves.Kept) -> Seat | None:
    """Whose eyes see a match again: its only person's, or anybody's if there is nothing to hide."""
    humans = [seat for seat, chair in enumerate(kept.set_up.chairs) if chair.who == HUMAN]
    if len(humans) == 1:
        return humans[0]
    return next(iter(humans), 0) if kept.match.to_act is None else None


def _no_bot(name: str) -> NoReturn:
    """Nobody thinks in a replay."""
    raise AssertionError(name)


def _exported(text: str, kept: saves.Kept) -> Message:
    try:
        return say("replay.exported", file=exports.write(text, kept.set_up))
    except Refused as refused:
        return refused.reason


def _copied(text: str) -> Message:
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return say("replay.not_copied")
    return say("replay.copied")
