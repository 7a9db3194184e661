"""Paperback: spell words, buy letters, publish books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from hollywood import paths
from hollywood.achievements import Achievement
from hollywood.core.message import Message, say
from hollywood.facade import Facade, Pool, Typing, Written
from hollywood.files import read_file
from hollywood.kit import DayRules

from .achievements import ACHIEVEMENTS
from .aids import AIDS, PRESET_AIDS
from .table.actions import ACTIONS

if TYPE_CHECKING:
    from hollywood.set_up import AnyKit
    from hollywood.ui.app.shared import Props
    from hollywood.ui.widgets.controls import Press

    from .kit import PaperbackKit
    from .pages.own_words_page import OwnWordsPage
    from .rules.deck import Options
    from .screens import PaperbackScreens


class PaperbackInBox:
    """Paperback as it lies in the box, nothing of it read yet."""

    name = "paperback"
    title = "Paperback"  # in all languages
    players = range(2, 6)
    minutes = 45
    facade = Facade(
        "paperback",
        Written("paperback/logo.webp", (0, 60, 1200, 314), open=420, asleep=232),
        middle=(380, 150),
        pools=(Pool("red", -360),),
        column=(202, 234),
        typing=Typing(302, 234.5, dash=14, apart=21, wide=3.2),
        eyes=((126, 230, 35, 28), (165, 230, 35, 28)),
        eyes_asleep=((25, 330, 23, 18), (49, 330, 23, 18)),
        tag=say("paperback.tag"),
        kind=say("paperback.kind"),
    )
    choices = AIDS
    preset_choices = PRESET_AIDS
    commands: Mapping[str, str] = MappingProxyType(  # its own: modules of that folder
        {"fit": "fit what hands earn to words, and better the plan of purchases"}
    )
    achievements: Sequence[Achievement] = ACHIEVEMENTS
    actions = ACTIONS
    sundays = (
        DayRules({"space_and_switch": "on"}),
        DayRules({"powers": "on"}),
        DayRules({"attacks": "on"}),
        DayRules(seats=3),
        DayRules({"awards": 2, "theme": "on", "theme_judge": "list"}),
    )

    moves: Mapping[str, str] = MappingProxyType(  # a card is its letters and its price
        {
            "spell t1 a2 *2=r": "cards of the hand, in a row; a wild card says what it stands for",
            "spell s1 t1 common r1": "common: the library card that everybody may use",
            "spell t1+ in4~ switch": "+ counts a card twice, ~ turns a pair round",
            "spell s1 *5=u *2=n on theme": "the same, claiming the theme",
            "pass": "no word: the hand is discarded",
            "hand for a cube": "the same, for a cube",
            "redraw t1": "Second Draft: another card for this one",
            "ask": "the hand lies open, the others may help",
            "propose t1 a2 *2=r": "a word for the hand that lies open; or “no idea”",
            "yes": "the word counts; or “no”",
            "trash t1 with a4": "a card of the hand, for the cents that this card gives",
            "trash t1 with u5 for a2": "a card of the hand, for a dearer one",
            "clear a2 with v5": "a card for sale goes into the bin",
            "copy left with i7": "what the card on its left can do; or right",
            "borrow a4 1": "an ability of the word before, by its number",
            "go on": "no more abilities are used",
            "buy th5": "a card for sale, or a book: *5, *8, *11, *17",
            "buy *5 2": "all together: the second book of its row",
            "turn 4": "the covered card of the 4¢ pile is turned up",
            "cube": "a cube is spent as a cent",
            "done": "nothing more is bought",
            "deadline *5 1": "all together: a cube on this book",
            "draft th5": "all at once: a card before the first turn",
            "seal 30 t1 a2 *2=r": "all at once: a word, ready after so many seconds",
        }
    )

    @property
    def cards(self) -> Path:
        """Its card file."""
        return paths.data("paperback.yaml")

    @property
    def lesson(self) -> Path:
        """The first sentence, in English; the others stand beside it."""
        return paths.data("first_sentence.yaml")

    def open(self, own_cards: Path | None = None) -> PaperbackKit:
        """The game with the deck of a card file, or its own; only now are rules and bots wanted.

        No list of words is read yet.
        """
        from .bots.cast import read_cast
        from .kit import PaperbackKit
        from .rules.deck_file import read_deck

        cards, bots = own_cards or self.cards, paths.data("paperback_bots.yaml")
        return PaperbackKit(
            read_deck(read_file(cards), str(cards)), read_cast(read_file(bots), str(bots))
        )

    def value_called(self, options: Options, option: str, value: str | int) -> Message | None:
        """Of a list of words how many it has."""
        if option != "words":
            return None
        from .word_lists import SIZES

        thousands, rest = divmod(SIZES[options.language][str(value)], 1000)
        listed, number = say(f"paperback.value.words.{value}"), f"{rest:03}"
        return say("paperback.words_in_all", listed=listed, thousands=thousands, rest=number)

    def option_page(
        self, kit: AnyKit, option: str, props: Props, options: Options, back: Press
    ) -> OwnWordsPage | None:
        """Of a player's own words: those of the language that is agreed on."""
        if option != "own_words":
            return None
        from .kit import PaperbackKit
        from .pages.own_words_page import OwnWordsPage

        assert isinstance(kit, PaperbackKit), "a game opens its own pages"
        listed = kit.for_everybody(options)
        kit.words.read_ahead(listed)
        return OwnWordsPage(props, options, kit.words.lexicon(listed), back)

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> PaperbackScreens:
        """What it shows; only now is there anything to draw with."""
        from .kit import PaperbackKit
        from .screens import PaperbackScreens

        assert isinstance(kit, PaperbackKit), "a game shows itself"
        return PaperbackScreens(kit, own_cards)


GAME = PaperbackInBox()
