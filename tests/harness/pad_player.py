"""Somebody who holds nothing but a pad: from the first start to the end of a match."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.ui.app.passage import Passage
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.table import AnyTable

from .pilot import LONGEST, Pilot
from .virtual_pad import VirtualPad

FAR = 40  # presses of a direction until one would have been everywhere


class PadHands:
    """Presses buttons of a pad; the program hears them from SDL."""

    def __init__(self, pilot: Pilot, pad: VirtualPad) -> None:
        self.pilot, self.pad = pilot, pad

    def tap(self, *names: str) -> None:
        """Press and let go."""
        for name in names:
            self.pad.tap(name)
            self.pilot.heard()

    def until(self, name: str, there: Callable[[], bool]) -> None:
        """Press until one is there."""
        for _ in range(FAR):
            if there():
                return
            self.tap(name)
        raise AssertionError(f"{name} does not lead there")

    def point(self, table: AnyTable, name: str, there: Callable[[Pick], bool]) -> None:
        """Press until something is pointed at."""
        self.until(name, lambda: there(table.input.pointer.pick))

    # from the first start on

    def sit_down(self, house: int) -> AnyTable:
        """Past the card of the first start, along the street, to a quick match."""
        pilot = self.pilot
        assert isinstance(pilot.stack.top, Welcome)
        self.tap("pad_b")
        street = pilot.stack.top
        assert isinstance(street, Street)
        self.until("pad_rb", lambda: street.opened == house)
        self.tap("pad_a")
        for _ in range(LONGEST):
            if not isinstance(pilot.stack.top, Passage | Street):
                return pilot.table
            pilot.tick(0.5)
        raise AssertionError("the street leads nowhere")
