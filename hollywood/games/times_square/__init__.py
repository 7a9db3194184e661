"""Times Square: two clubs, one street; draw the star, or the bottle, to your own door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from hollywood import paths
from hollywood.achievements import Achievement
from hollywood.core.message import say
from hollywood.facade import Facade, Hand, Pool, Written
from hollywood.files import read_file
from hollywood.kit import DayRules, PlainOptions
from hollywood.settings import PROJECTION, GameChoice

from .achievements import ACHIEVEMENTS
from .table.actions import ACTIONS
from .table.covered import COVERED
from .table.turned import TURNED

if TYPE_CHECKING:
    from hollywood.set_up import AnyKit

    from .kit import TimesSquareKit
    from .screens import TimesSquareScreens


class TimesSquareInBox(PlainOptions):
    """Times Square as it lies in the box, nothing of it read yet."""

    name = "times_square"
    title = "Times Square"  # in all languages
    players = range(2, 3)
    minutes = 20
    facade = Facade(
        "times_square",
        Written("times_square/title.webp", (0, 0, 1000, 220), open=452, asleep=244),
        middle=(380, 384),
        pools=(Pool("pink", -360), Pool("cyan", -160)),
        column=(202, 234),
        flickers=(559, 68, 75, 32),  # Moth
        hand=Hand(110, 53.75, face=17, long=13.5, wide=3),
        tag=say("times_square.tag"),
        kind=say("times_square.kind"),
    )
    choices: Mapping[str, GameChoice] = MappingProxyType(
        {"projection": PROJECTION, "turned": TURNED, "covered": COVERED}
    )
    commands: Mapping[str, str] = MappingProxyType(  # its own: modules of that folder
        {"learn": "learn from self-play what a position is worth"}
    )
    achievements: Sequence[Achievement] = ACHIEVEMENTS
    actions = ACTIONS
    sundays = (
        DayRules({"red_cards": "deb_first"}),
        DayRules({"wrong_door": "forbidden"}),
        DayRules({"deck": "short"}),
        DayRules({"manhole_leads": "off"}),
        DayRules({"played_cards": "all"}),
    )

    moves: Mapping[str, str] = MappingProxyType(  # + is towards The Blue Moth, - towards Paloma
        {
            "sue +1": "a green card: Esmé one space; + is towards The Blue Moth",
            "trio -1": "two green cards: Esmé and both guards one space towards Club Paloma",
            "guard left +1": "a grey 1: Granite (left) or Flint (right) one space",
            "guard left -1 right +1": "a grey 1+1: one space each; or “guard right +2”",
            "guards to sue": "both guards to Esmé’s side",
            "hal 2 -": "a yellow 2: Felix two spaces",
            "deb 3 +": "a red 3: Kiki three spaces",
            "deb 3 sue +": "the same card while Kiki leads: sue, hal, left or right",
            "deb manhole": "the manhole card; “deb manhole hal” while she leads",
            "lure sue": "Felix lures: sue, left or right",
            "discard hal_2": "a card of this id is put away; more may follow",
            "end": "the turn is over: cards are drawn, Fizz walks",
        }
    )

    @property
    def cards(self) -> Path:
        """Its card file."""
        return paths.data("times_square.yaml")

    @property
    def lesson(self) -> Path:
        """First night."""
        return paths.data("first_night.yaml")

    def open(self, own_cards: Path | None = None) -> TimesSquareKit:
        """The game with the deck of a card file, or its own; only now are rules and bots wanted."""
        from .bots.cast import read_cast
        from .bots.net import read_net
        from .kit import TimesSquareKit
        from .rules.deck import read_deck

        cards, bots = own_cards or self.cards, paths.data("times_square_bots.yaml")
        net, both = paths.data("times_square_net.yaml"), paths.data("times_square_both_hands.yaml")
        learnt = read_net(read_file(net), str(net))
        return TimesSquareKit(
            read_deck(read_file(cards), str(cards)),
            read_cast(read_file(bots), str(bots)),
            learnt,
            read_net(read_file(both), str(both), learnt),
        )

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> TimesSquareScreens:
        """What it shows; only now is there anything to draw with."""
        from .kit import TimesSquareKit
        from .screens import TimesSquareScreens

        assert isinstance(kit, TimesSquareKit), "a game shows itself"
        return TimesSquareScreens(kit, own_cards)


GAME = TimesSquareInBox()
