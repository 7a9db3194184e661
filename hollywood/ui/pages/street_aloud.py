"""What there is to say of the street: which house is open, what waits, which ones are asleep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.core.message import say
from hollywood.ui.widgets.form_aloud import FormAloud

from .street_arrows import Door

if TYPE_CHECKING:
    from .street import Street


class StreetAloud(FormAloud):
    """Nothing is said while houses move."""

    def __init__(self, street: Street) -> None:
        super().__init__(street)
        self._street = street

    @property
    def reading(self) -> Sequence[str]:
        """Which house is open, for how many, and whether a match waits there."""
        street = self._street
        if street.opening is not None:
            return ()
        house, menu = street.houses[street.opened], street.inside.menu
        many, long = house.least_to_most, house.minutes
        left = menu.left if menu is not None else street.inside.told
        waits = say("street.nothing_waits") if left is None else say("street.waits", left=left)
        opened = say("street.opened", game=house.title, players=many, minutes=long)
        return [" ".join(map(street.said, (say("street.here"), opened, waits)))]

    @property
    def pointing_at(self) -> str:
        """A house, or a button."""
        street = self._street
        shown = street.controls.shown or street.controls.focus
        if street.opening is not None or not isinstance(shown, Door):
            return "" if street.opening is not None else super().pointing_at
        house, by = street.houses[shown.house], shown.house - street.opened
        if not by:
            return street.said(say("street.its_page", game=house.title))
        side = say("street.to_the_right" if by > 0 else "street.to_the_left", count=abs(by))
        asleep = [street.said(say("street.asleep", game=house.title, side=side))]
        return " ".join(asleep + [street.said(say("street.match_waits"))] * house.waits)
