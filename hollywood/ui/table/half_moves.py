"""What was begun at a table and is not done yet, as far as it lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

import pygame

from hollywood.begun import Begun
from hollywood.core.game import M, S

from .setting import Begin, Draft, Intent, Redrafted, Refuse
from .show import paced

if TYPE_CHECKING:
    from .table import Table


class HalfMoves(Generic[S, M]):
    """Half a move of each who looks at one table."""

    def __init__(self, table: Table[S, M]) -> None:
        self._table = table
        self._guarded = 0.0  # until then Enter ends nothing
        self._recalled = False  # what had been begun when the match was left

    def begin(self, draft: Draft) -> None:
        """Half a move of whoever looks; if it lies on the table, it goes there."""
        table, before = self._table, self._table.draft
        table.eyes.drafts[table.eyes.viewer] = draft
        dropped = table.input.pointer.dropped
        if table.ground.lies and (draft != before or dropped is not None):
            self._show(Redrafted(before, draft))

    def turned(self) -> None:
        """It is somebody else's decision: what was begun ahead goes where it lies in its turn."""
        draft = self._table.draft
        if self._table.ground.lies and draft is not None:
            self._show(Redrafted(draft, draft))

    def _show(self, event: Redrafted) -> None:
        """Whatever lies there goes where it belongs; nothing waits for it to arrive."""
        table, show = self._table, self._table.show
        motion = table.eyes.motion(event, show.state, show.state)
        way = paced(motion, table.pace, table.props.moves)
        dropped, layout = table.input.pointer.dropped, table.eyes.layout(show.state)
        show.stage.aim(layout, way, motion.wings, (), dropped, awaited=False)
        show.sounds.add(motion.cues, table.pace)
        if not table.pace:
            show.stage.update(0.0)

    def keep(self) -> None:
        """The match stands elsewhere: of all that was begun something may be left."""
        table, drafts = self._table, self._table.eyes.drafts
        table.eyes.drafts = {}
        if (left := table.ground.left) is not None:
            for seat in table.bots.humans:
                table.eyes.drafts[seat] = left(table.match, seat, drafts.get(seat))

    def recall(self) -> None:
        """What people had begun when they left the match lies there again, once; time goes on."""
        table, texts = self._table, self._table.ground.texts
        table.props.keys.types = table.ground.types
        if self._recalled or texts is None:
            return
        self._recalled = True
        if (left := table.saver.was_begun(table.match)) is None:
            return
        if (clock := table.ground.clock) is not None:
            clock.take_up(left.clock)
        for seat, text in left.of.items():
            if seat in table.bots.humans:
                table.eyes.drafts[seat] = texts.read(table.match.state, seat, text)

    def leave(self) -> None:
        """The match is left: what people have begun is kept with it."""
        table = self._table
        table.props.keys.types = False
        if self._recalled:  # else the table was never laid out, or nothing of it is ever kept
            table.saver.keep_begun(self._begun())
        table.saver.leave()

    def _begun(self) -> Begun:
        """What lies there now, and the time that was taken."""
        table, texts, clock = self._table, self._table.ground.texts, self._table.ground.clock
        assert texts is not None, "it was recalled"
        drafts = table.eyes.drafts.items()
        begun = {seat: texts.text(draft) for seat, draft in drafts if seat is not None}
        kept = {seat: text for seat, text in begun.items() if text}
        return Begun(len(table.match.moves), kept, clock.text if clock is not None else "")

    def is_ahead(self, meant: Intent[M]) -> bool:
        """Whether it is begun, or can't be, while somebody else decides."""
        table = self._table
        looks = table.eyes.viewer is not None and table.match.to_act is not None
        return table.ground.lies and looks and isinstance(meant, Begin | Refuse)

    # Enter

    def moved(self) -> None:
        """A move was made by somebody at this screen."""
        self._guarded = self._table.clock + self._table.ground.guard

    def guards(self, event: pygame.event.Event) -> bool:
        """Whether it is Enter once more, too soon to mean what is asked now, or shuts the log."""
        table, keys = self._table, self._table.props.keys
        if table.ground.lies and table.log.open and keys.means(event, "back"):
            table.log.toggle()  # it lies above what else would be given back
            return True
        return table.clock < self._guarded and keys.means(event, "confirm")
