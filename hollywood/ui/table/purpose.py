"""What a table is there for: a match that counts, or a lesson, a puzzle, a replay."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

import pygame

from hollywood.core.game import M, S
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.narration.narrated import Aloud

from .setting import Foresight, Ground, Intent, View

if TYPE_CHECKING:
    from .table import Table


class Purpose(Generic[S, M]):
    """A match that counts: it is saved, and all that the rules allow may be done.

    Whoever wants a table for something else makes a purpose that differs in what must differ.
    """

    keeps = True  # the match is saved as the one that is being played
    aloud: Aloud | None = None  # what lies over the table speaks
    plays = True  # whoever must decide does so here

    @property
    def waits(self) -> bool:
        """Whether no bot moves."""
        return False

    @property
    def lets_talk(self) -> bool:
        """Whether bots remark upon what happens."""
        return True

    @property
    def holds(self) -> bool:
        """Whether nothing comes above the table, and what the show holds stays so."""
        return False

    @property
    def resting(self) -> bool:
        """Whether nothing changes by itself."""
        return True

    @property
    def speaks_in(self) -> pygame.Rect | None:
        """Where it says what is asked for: no card that is looked at closely may cover that."""
        return None

    # the bar

    @property
    def stamp(self) -> Message | None:
        """What stands at its right end, before the tools."""
        return None

    @property
    def heading(self) -> Message | None:
        """What stands at its left in place of the round."""
        return None

    @property
    def sign(self) -> pygame.Surface | None:
        """What stands beside that."""
        return None

    @property
    def words(self) -> Message | None:
        """What stands in its middle in place of what the table says."""
        return None

    def tools(self, usual: Sequence[str]) -> Sequence[str]:
        """The tools of the bar."""
        return usual

    def foresight(self, chosen: Foresight) -> Foresight:
        """When what would be is shown."""
        return chosen

    def pace(self, chosen: float) -> float:
        """How long things take, as a share of the usual."""
        return chosen

    # while it is played

    def sit(self, table: Table[S, M]) -> None:
        """The table was made; the match stands at its beginning, or where it was left."""

    def fit(self, ground: Ground) -> Ground:
        """The window has another size: what of the table is left for the match."""
        return ground

    def leave(self) -> None:
        """The table is taken away."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether it was meant for something that lies over the table, and not for the table."""
        return False

    def handled(self, event: pygame.event.Event, meant: object) -> None:
        """The table has answered it, and understood this; None if it meant nothing."""

    def refusal(self, meant: Intent[M]) -> Message | None:
        """Why this may not be done here, whatever the rules say; None if it may."""
        return None

    def refused(self, reason: Message) -> bool:
        """It was not done; whether that is told elsewhere than in the bar."""
        return False

    def moved(self, move: M) -> None:
        """A move was made, and is now being shown."""

    def pieces(self, view: View[S, M]) -> Mapping[Hashable, Piece]:
        """What lies over the table and below what is looked at closely."""
        return {}
