"""Hollywood!: bump your reels up the columns, collect films, let a star finish them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from hollywood import paths
from hollywood.facade import Facade, Pool, Reel, Written
from hollywood.files import read_file
from hollywood.kit import DayRules, PlainOptions
from hollywood.settings import PROJECTION, GameChoice

from .achievements import ACHIEVEMENTS
from .table.actions import ACTIONS

if TYPE_CHECKING:
    from hollywood.set_up import AnyKit

    from .kit import HollywoodKit
    from .screens import HollywoodScreens


class HollywoodInBox(PlainOptions):
    """Hollywood! as it lies in the box, nothing of it read yet."""

    name = "hollywood"
    title = "Hollywood!"  # in all languages
    players = range(3, 5)
    minutes = 20
    facade = Facade(
        "hollywood",
        Written("logo/logo_plain.webp", (60, 160, 1080, 240), open=430, asleep=236),
        middle=(392, 270),
        pools=(Pool("gold", -360),),
        bulbs=(29, 106.5),
        column=(296, 252),
        reels=(
            Reel(315.5, 94, holes=36.2, hole=14.6, first=10, hub=16.5),
            Reel(198.5, 122.5, holes=27.6, hole=11.6, first=-86, hub=12.5),
        ),
        beam=((424, 192), (498, 136), (504, 252), (438, 246)),
    )
    choices: Mapping[str, GameChoice] = MappingProxyType({"projection": PROJECTION})
    commands: Mapping[str, str] = MappingProxyType(  # its own: modules of that folder
        {"tune": "learn from self-play what is worth keeping at the end of a round"}
    )
    sundays = (
        DayRules({"advanced": "on"}),
        DayRules({"claim_order": "bottom_first"}),
        DayRules(seats=3),
        DayRules({"award_in_project": "single"}),
        DayRules({"ratings": "middle"}),
    )

    achievements = ACHIEVEMENTS
    actions = ACTIONS

    moves: Mapping[str, str] = MappingProxyType(
        {
            "place A": "a reel into a column",
            "clap": "the Clap Board",
            "double A C": "the Double Reel",
            "finish horror": "a star finishes this project",
        }
    )

    @property
    def cards(self) -> Path:
        """Its card file."""
        return paths.data("cards.yaml")

    @property
    def lesson(self) -> Path:
        """First take."""
        return paths.data("first_take.yaml")

    def open(self, own_cards: Path | None = None) -> HollywoodKit:
        """The game with the deck of a card file, or its own; only now are rules and bots wanted."""
        from .bots.cast import read_cast
        from .kit import HollywoodKit
        from .rules.deck import read_deck

        cards, bots = own_cards or self.cards, paths.data("hollywood_bots.yaml")
        deck = read_deck(read_file(cards), str(cards))
        return HollywoodKit(deck, read_cast(read_file(bots), str(bots)))

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> HollywoodScreens:
        """What it shows; only now is there anything to draw with."""
        from .kit import HollywoodKit
        from .screens import HollywoodScreens

        assert isinstance(kit, HollywoodKit), "a game shows itself"
        return HollywoodScreens(kit, own_cards)


GAME = HollywoodInBox()
