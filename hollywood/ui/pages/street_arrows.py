"""How arrow keys lead along the street: along a row, from row to row, from house to house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.narration.narrator import Rank
from hollywood.ui.widgets.controls import Control, Controls


@dataclass
class Door(Control):
    """What leads into a house: it is painted with the house."""

    house: int = 0


class Houses(Protocol):
    """A street with buttons."""

    props: Props
    controls: Controls
    opened: int
    rows: list[list[Control]]  # of the open house: its board, then its menu
    foot: list[Control]  # of the strip below all houses
    doors: dict[int, Door]  # of the houses that are asleep

    def neighbour(self, by: int, row: int | None = None) -> None:
        """Open the house next door; the street has two ends."""


def tell_the_end(props: Props) -> None:
    """There is no way on: it sounds so, and is told."""
    props.sound.play("ui_back")
    props.narrator.tell(Rank.ANSWER, props.text(say("street.ends")))


class Arrows:
    """Moves the focus of a street."""

    def __init__(self, street: Houses) -> None:
        self._street = street
        self._came_from: Control | None = None  # the button above the strip

    def go(self, x: int, y: int) -> None:
        """One step."""
        street = self._street
        focus = street.controls.focus
        street.controls.by_keys = True
        if focus in street.foot:
            self._on_the_strip(street.foot.index(focus), x, y)
        elif isinstance(focus, Door) and focus.house != street.opened:
            self._from_door(focus.house, x, y)
        else:
            self._in_the_menu(focus, x, y)

    def _on_the_strip(self, place: int, x: int, y: int) -> None:
        street = self._street
        if y < 0:
            above = [control for row in street.rows for control in row]
            back = self._came_from
            street.controls.focus = back if back in above else street.rows[-1][0]
        elif 0 <= place + x < len(street.foot):
            street.controls.focus = street.foot[place + x]
        else:
            tell_the_end(street.props)

    def _from_door(self, house: int, x: int, y: int) -> None:
        """From a house that is asleep to its neighbour, or down."""
        street = self._street
        if y > 0:
            street.controls.focus = street.foot[0]
        elif x and house + x == street.opened:
            street.controls.focus = street.rows[min(1, len(street.rows) - 1)][0]
        elif x:
            street.controls.focus = street.doors.get(house + x, street.doors[house])

    def _in_the_menu(self, focus: Control | None, x: int, y: int) -> None:
        street = self._street
        rows = street.rows
        row = next((n for n, each in enumerate(rows) if focus in each), 0)
        place = rows[row].index(focus) if focus in rows[row] else 0
        if x and 0 <= place + x < len(rows[row]):
            street.controls.focus = rows[row][place + x]
        elif x:
            street.neighbour(x, row)
        elif 0 <= row + y < len(rows):
            street.controls.focus = _nearest(rows[row][place], rows[row + y])
        elif y > 0:
            self._came_from = rows[row][place]
            street.controls.focus = _nearest(self._came_from, street.foot)


def _nearest(control: Control, among: Sequence[Control]) -> Control:
    """The one of these that stands most nearly above or below."""
    return min(among, key=lambda each: abs(each.rect.centerx - control.rect.centerx))
