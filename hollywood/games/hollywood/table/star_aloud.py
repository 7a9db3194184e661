"""What there is to say of the choice which project a star finishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.core.message import Message, say

from ..rules.words import title

if TYPE_CHECKING:
    from .star_choice import Option, StarChoice


class StarAloud:
    """The question and its options."""

    def __init__(self, choice: StarChoice) -> None:
        self._choice = choice

    @property
    def reading(self) -> Sequence[str]:
        """What is asked, and every option with the number of its key."""
        choice = self._choice
        asked = say("hollywood.star.which", card=title(choice.star, choice.brush.deck))
        options = [
            say("hollywood.aloud.numbered", number=number, option=_told(option))
            for number, option in enumerate(choice.options, start=1)
        ]
        return [choice.brush.voice.text(each) for each in (asked, *options)]

    @property
    def pointing_at(self) -> str:
        """The option that the star is tried on."""
        controls = self._choice.controls
        if controls.focus not in controls.all:
            return ""
        option = self._choice.options[controls.all.index(controls.focus)]
        return self._choice.brush.voice.text(_told(option))


def _told(option: Option) -> Message:
    """What a project would be worth, and how that is counted."""
    return say(
        "hollywood.aloud.option",
        genre=say(f"hollywood.genre.{option.genre}"),
        worth=say("hollywood.star.worth", count=option.movie.points),
        formula=option.movie.formula,
    )
