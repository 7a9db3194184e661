"""Pictures of how matches end: how the program is played up to each."""

from __future__ import annotations

from collections.abc import Mapping

from hollywood.set_up import AnyMatch
from hollywood.ui.tools.unattended import Moment, Unattended

from .finale import Finale

_MIDDLE = 5.0  # seconds after the end: books are being counted


def _last_move(match: AnyMatch, ply: int) -> bool:
    return ply == len(match.moves) - 1


def _night(shown: Unattended) -> Finale:
    """Bestseller night."""
    shown.play_on(_last_move)
    shown.wait_for(Finale)
    scene = shown.flow.stack.top
    assert isinstance(scene, Finale), "every match ends with its count"
    return scene


def _counting(shown: Unattended) -> None:
    """In the middle of the count."""
    _night(shown)
    shown.wait(_MIDDLE)


def _paper(shown: Unattended) -> None:
    """The front page."""
    _night(shown).count_all()
    shown.wait(1.0)


def _result(shown: Unattended) -> None:
    """All of a match as a page."""
    _night(shown).show_all()
    shown.wait()


MOMENTS: Mapping[str, Moment] = {"end-count": _counting, "end-paper": _paper, "result": _result}
