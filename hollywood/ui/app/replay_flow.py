"""The way into a replay and out of it: back to where one was, on from there, or into a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from pygame import Color

from hollywood import exports, saves
from hollywood.bots.advice import Advice
from hollywood.bots.roles import Roles
from hollywood.core.message import Message, Refused, Seat, say
from hollywood.core.record import BOT, HUMAN
from hollywood.set_up import save
from hollywood.ui.pages.play_on import PlayOn
from hollywood.ui.replay.cinema import Cinema, ReplayWays
from hollywood.ui.replay.onto_the_screen import growing, shrinking
from hollywood.ui.replay.screening import Screening
from hollywood.ui.replay.timeline import Judged, timeline
from hollywood.ui.replay.watching import Watching
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.table import AnyTable, Table

from .ahead import LaidOutAhead
from .clipboard import copied
from .opened_game import OpenedGame
from .scene import AT_ONCE, Going, Scene
from .shared import Props

if TYPE_CHECKING:
    from .flow import Flow

_FADES, _MOVES = 0.2, 0.32  # seconds
_SOFTER = 100  # tenths of a decibel: the projector


class ReplayFlow:
    """Leads to replays of matches of any game, and from them."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(
        self,
        game: OpenedGame,
        kept: saves.Kept,
        at: int = 0,
        viewer: Seat | None = None,
        moves: Sequence[Advice[Any]] = (),
        marked: Mapping[int, Judged] | None = None,
    ) -> None:
        """See a match again, as it was after so many moves and as this seat sees it.

        There these moves are shown in turn: what was played, and what was better. Besides what a
        review says, some positions may be `marked`.
        Without a seat as its only person saw it, or whoever sat first if it is over.
        """
        match = kept.match.until(len(kept.match.moves))
        viewer = _viewer(kept) if viewer is None else viewer
        judged = {**self._flow.analyses.judged(game, kept), **(marked or {})}

        def seated(props: Props, watching: Watching) -> AnyTable:
            setting = game.screens.setting(props, kept.set_up, match)
            exits = Exits(replay=lambda ply: screening.playback.seek(ply))
            table: AnyTable = Table(
                props, game.kit, kept.set_up, match, setting, _no_bot, exits, watching
            )
            table.eyes.turn_to(viewer)
            return table

        screening = Screening(
            self.props,
            seated,
            timeline(match, game.screens.is_choice, game.screens.part, judged),
            *(at, moves),
        )
        colours = game.screens.art.colours
        inks = [_ink(colours[str(chair.colour)]) for chair in kept.set_up.chairs]
        self._enter(Cinema(self.props, screening, inks, self._ways(game, kept)))

    def _enter(self, cinema: Cinema) -> None:
        """The projector begins."""
        screen = self.props.screen
        ahead = LaidOutAhead([cinema], screen, partial(cinema.resize, screen))
        self._fade(self.props.stack.top, shrinking(lambda: cinema.screen))
        self.props.stack.stays_until(ahead)
        self.props.sound.play("projector_start", softer=_SOFTER)
        self.props.stack.push(cinema, laid_out=True)

    def _ways(self, game: OpenedGame, kept: saves.Kept) -> ReplayWays:
        match, over = kept.match.until(len(kept.match.moves)), kept.match.to_act is None

        def text() -> str:
            return save(kept.set_up, match, game.kit)

        return ReplayWays(
            back=self._back,
            play_on=lambda ply: self.play_on(game, kept, ply),
            export=lambda: _exported(text(), kept),
            copy=lambda: _copied(text()),
            review=partial(self._flow.analyses.show, game, kept) if over else None,
        )

    def _fade(self, beside: Scene | None, way: Going) -> None:
        """A table goes into the cinema and comes out of it; any other page fades."""
        props = self.props
        if isinstance(beside, Table) and props.moves:
            props.stack.cross_fade(_MOVES * props.pace or AT_ONCE, way)
        else:
            props.stack.cross_fade(_FADES * props.pace or AT_ONCE)

    def _back(self) -> None:
        cinema, below = self.props.stack.top, self.props.stack.scenes[-2:-1]
        assert isinstance(cinema, Cinema), "the way back begins in the cinema"
        self._fade(next(iter(below), None), growing(cinema.screen))
        self.props.stack.pop()

    def play_on(self, game: OpenedGame, kept: saves.Kept, ply: int) -> None:
        """Another match from there, which counts for nothing, once it is said who plays."""
        seat = kept.match.game.to_act(kept.match.states[ply])
        if seat is None:
            self._flow.tell(say("practice.over"))
            return

        def begin(who: list[str]) -> None:
            self.props.stack.pop()
            self._flow.turn_to(game)
            self._flow.matches.take(saves.branch(game.kit, kept, ply, who))

        choices = [_players(game, kept, each, each == seat) for each in _seats(kept)]
        sheet = PlayOn(self.props, kept.set_up.chairs, choices, begin, self.props.stack.pop)
        self.props.stack.push(sheet)


def _ink(inks: Sequence[str]) -> Color:
    """A player's ink as it is seen on dark film: between the main one and the light one."""
    return Color(inks[1]).lerp(Color(inks[-1]), 0.5)


def _seats(kept: saves.Kept) -> range:
    return range(len(kept.set_up.chairs))


def _players(game: OpenedGame, kept: saves.Kept, seat: Seat, acts: bool) -> dict[str, Message]:
    """Who may play a seat, the likeliest first; nobody may look into hands of a match that goes on.

    Whoever is to move is a person, all others are who they were; a bot that is gone is another.
    """
    roles = Roles(game.kit.levels, game.kit.characters)
    was = kept.set_up.chairs[seat].who
    person = {HUMAN: say("bot.human")}
    bots = {BOT + level: roles.words(BOT + level) for level in game.kit.levels or game.kit.bots}
    rest = person | bots
    if was != HUMAN and was.removeprefix(BOT) in game.actors:
        rest = {was: roles.words(was)} | rest
    if was != HUMAN and kept.match.to_act is not None and _hides(kept):
        del rest[HUMAN]
    elif acts or was == HUMAN:
        return person | rest
    return rest


def _hides(kept: saves.Kept) -> bool:
    """Whether there is anything that one seat sees and another one does not."""
    match = kept.match
    return any(match.game.unseen(match.state, seat) for seat in _seats(kept))


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
    return say("replay.copied" if copied(text) else "replay.not_copied")
