"""Pictures of how matches end: how the program is played up to each."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.set_up import AnyMatch
from hollywood.ui.tools.unattended import Moment, Unattended

from ..rules.state import Ending
from .finale import Finale

_STROKES = 1.2  # seconds after the end: the hat still flies


def _end(shown: Unattended, *how: Ending) -> None:
    """The last move of a match that ends so."""

    def ends(match: AnyMatch, ply: int) -> bool:
        return ply == len(match.moves) - 1 and match.state.how in how

    shown.play_on(ends)
    shown.wait_for(Finale)
    scene = shown.flow.stack.top
    assert isinstance(scene, Finale), "every match ends with its picture"
    assert scene.picture is not None, "a scene that is shown has been laid out"
    scene.picture.wait()
    shown.wait(_STROKES)


def _result(shown: Unattended) -> None:
    """All of a match as a page."""
    _end(shown, "sue_home", "wrong_door", "charlie_home", "sue_side", "charlie_side")
    shown.press("confirm", "confirm")
    shown.wait()


MOMENTS: Mapping[str, Moment] = {
    "end-door": lambda shown: _end(shown, "sue_home", "wrong_door"),
    "end-fizz": lambda shown: _end(shown, "charlie_home"),
    "end-clock": lambda shown: _end(shown, "sue_side", "charlie_side"),
    "result": _result,
}
