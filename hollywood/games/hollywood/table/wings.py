"""Where things come from that are new on the table, and where those go that leave it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hollywood.core.game import Turn
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import Column, Placed, StarWasted, Swept
from .change import Change
from .chips import card_width
from .geometry import Places
from .layout import CLAP, DOUBLE, REEL, TRAY, reel_owner

FALLEN = 14.0  # degrees a card has turned that has fallen off the table
_ON_TOP = 900
_LEFT = 0.2  # of its width is left of a reel that is taken off


@dataclass(frozen=True)
class Wings:
    """The ways into the picture and out of it, for one event."""

    change: Change

    def of(self, key: Key) -> Pose:
        """Where this thing comes from, or goes to."""
        kind, first, second = key
        places = self.change.places
        if kind == REEL:
            return self._reel(key)
        if kind == CARD:
            return self._card(key)
        if kind in (CLAP, DOUBLE):
            rect = places.panels[first].studio[kind == DOUBLE]
            return Pose(*rect.center, card_width(kind, rect.width), z=_ON_TOP)
        if kind == TRAY:
            panel = places.panels[first]
            return Pose(*panel.tray(second), panel.reel, z=5)
        return Pose(*places.pile(first), places.pile_card, z=1, face=False, turn=90)

    def _card(self, key: Key) -> Pose:
        """A pile, from where cards are dealt; or below the table, if nobody has use for it."""
        change, places = self.change, self.change.places
        lay = change.lay.get(key)
        if lay is not None and isinstance(change.event, Swept | StarWasted):
            below = places.screen.height + height(places.card)
            turn = FALLEN if key[1] % 2 else -FALLEN
            return replace(lay, y=below, turn=turn, lift=1.0)
        x, y = places.pile(int(key[1] in change.before.stars))
        return Pose(x, y, places.pile_card, z=2, face=False, turn=90)

    def _reel(self, key: Key) -> Pose:
        """The tray or the gate that a reel comes from; one that is taken off shrinks away.

        When a move is taken back it goes home.
        """
        if isinstance(event := self.change.event, Placed):
            return self.gate(event.double) if event.double else self.tray(event)
        change = self.change
        if key in change.lay and not isinstance(change.event, Turn):
            lay = change.lay[key]
            return replace(lay, width=lay.width * _LEFT)
        seat = reel_owner(change.before if key in change.lay else change.after, key) or 0
        panel, left = change.places.panels[seat], change.after.left[seat]
        return Pose(*panel.tray(max(0, left - 1)), panel.reel, z=_ON_TOP)

    def tray(self, event: Placed) -> Pose:
        """The place of the reel in its tray that has just left it."""
        panel = self.change.places.panels[event.seat]
        return Pose(*panel.tray(self.change.after.left[event.seat]), panel.reel, z=_ON_TOP)

    def gate(self, columns: tuple[Column, ...]) -> Pose:
        """Where a reel waits below its column; the second one beside the first, in the same."""
        return Pose(*gate_of(self.change.places, columns), self.change.places.reel, z=_ON_TOP)


def gate_of(places: Places, columns: tuple[Column, ...]) -> tuple[float, float]:
    """Where the first of these reels waits; beside its gate if another one waits at the same."""
    column = columns[0]
    x, _ = places.on_card(column, places.columns[column] - 1)
    aside = places.reel if columns.count(column) > 1 else 0
    return x - aside, places.gate(column).centery
