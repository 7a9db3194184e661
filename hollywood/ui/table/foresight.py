"""When a player wants to see what would be if a round or a turn ended now."""

from __future__ import annotations

from typing import cast

from hollywood.settings import PROJECTION, Settings

from .setting import Foresight


def chosen_foresight(settings: Settings, game: str) -> Foresight:
    """What was chosen for a game that offers the choice `PROJECTION`."""
    return cast("Foresight", settings.of(game).chosen("projection", PROJECTION))
