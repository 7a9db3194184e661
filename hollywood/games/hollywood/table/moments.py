"""Scenes of this game that pictures are made of: how the program is played up to each."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.core.game import Event
from hollywood.set_up import AnyMatch
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.tools.unattended import Moment, Unattended

from ..finale.final_count import FinalCount
from ..rules.game import Hollywood
from ..rules.state import Clapped, Doubled, MovieFinished, Place, RoundEnded, StarWasted, Swept
from . import durations as last
from .effects import Clapping, Coin, Cutting, Spinning, Stamped
from .geometry import Places
from .hand_out_motion import LARGE
from .round_summary import RoundSummary
from .setting import HollywoodSetting
from .star_choice import StarChoice

_JUST, _HALF_WAY = 0.02, 0.6  # seconds, of an effect
_LONGEST = 20.0  # seconds until an effect comes


def _zoom(shown: Unattended) -> None:
    """The card in the middle of the board, enlarged."""
    table, _ = shown.sit_down()
    places = _places(table)
    shown.point(places.slot(1, places.columns[1] // 2).center)
    shown.press("enlarge")


def _ghost(shown: Unattended) -> None:
    """The legal column that moves most reels is pointed at."""
    table, _ = shown.sit_down()
    state = table.match.state
    legal = [move.column for move in table.match.game.moves(state) if isinstance(move, Place)]
    fullest = max(legal, key=lambda column: len(state.reels[column]), default=0)
    places = _places(table)
    foot = places.slot(fullest, places.columns[fullest] - 1)
    shown.point(foot.center)
    shown.hit("projection")
    shown.look()  # ghosts appear from the moment they are first seen
    shown.wait()


def _projection(shown: Unattended) -> None:
    """The table with what the round would be worth."""
    shown.sit_down()
    shown.hit("projection")
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
    shown.press(*["right"] * (len(scene.awards) // 2 + 1))
    scene.ceremony.hall.wait()


def _winner(shown: Unattended) -> None:
    """The one on whom the lights fall."""
    _final_count(shown)
    shown.press("back")


def _result(shown: Unattended) -> None:
    """All of it as a table."""
    _winner(shown)
    shown.press("back")


def _clap(shown: Unattended) -> None:
    """A Clap Board has just shut."""
    _until(shown, Clapped, Clapping, last.CLAP_SHUTS + _JUST)


def _double(shown: Unattended) -> None:
    """Two reels come out of a Double Reel."""
    _until(shown, Doubled, Spinning, _HALF_WAY * (last.DOUBLE_SETTLES - last.DOUBLE_ARRIVES))


def _cut(shown: Unattended) -> None:
    """The last reel of a round lies."""
    _until(shown, RoundEnded, Cutting, last.CUT_SHUTS + _JUST)


def _hand_out(shown: Unattended) -> None:
    """The points of a movie fly to the disc."""
    _until(shown, MovieFinished, Coin, _HALF_WAY * last.COIN_FLIES)


def _wasted(shown: Unattended) -> None:
    """A star that nobody has a project for."""
    _until(shown, StarWasted, Stamped, last.STAMP_FALLS + last.GREYS + _JUST)


def _until(shown: Unattended, event: type[Event], effect: type[object], spent: float) -> None:
    """A move is made, and time passes until an effect of its event is so old."""

    def happens(match: AnyMatch, ply: int) -> bool:
        found = [each for each in match.events[ply] if isinstance(each, event)]
        return any(_matters(match, ply, each) for each in found)

    shown.play_on(happens)
    table = shown.flow.stack.top
    assert isinstance(table, Table), "nothing comes above the table while cards fly"

    def seen() -> bool:
        playing = table.show.effects.now if isinstance(table.show.event, event) else []
        return any(isinstance(each.what, effect) and each.spent >= spent for each in playing)

    shown.wait(_LONGEST, seen)


def _matters(match: AnyMatch, ply: int, event: Event) -> bool:
    """Whether a picture should be made of it: of movies only if they are worth something."""
    game, state = match.game, match.states[ply + 1]
    assert isinstance(game, Hollywood), "a match of this game"
    return not isinstance(event, MovieFinished) or game.worth(state, event.movie) >= LARGE


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
    "clap": _clap,
    "double": _double,
    "cut": _cut,
    "hand-out": _hand_out,
    "wasted": _wasted,
    "star-choice": _star_choice,
    "round-summary": _round_summary,
    "final-count": _final_count,
    "winner": _winner,
    "result": _result,
}
