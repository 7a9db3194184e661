"""From one scene to the next: the only place that knows them all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from hollywood import saves
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.faults import Faults
from hollywood.core.game import Game
from hollywood.core.message import Message, say
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE
from hollywood.games.hollywood.table.setting import HollywoodSetting
from hollywood.kit import SetUp
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.ground import felt
from hollywood.ui.pages.match_draft import Casting, quick_set_up
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.pages.rules_page import RulesPage
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.title import Choices, Left, Playable, Title
from hollywood.ui.table.setting import Setting
from hollywood.ui.widgets.notice import Notice

from .background import Backroom
from .match_flow import Actors, MatchFlow
from .shared import Props

_LOGO = "logo/logo_plain.webp"


class Flow:
    """The way through the program."""

    def __init__(
        self, props: Props, actors: Actors, own: Iterable[str], fit: Callable[[], None]
    ) -> None:
        self.props = props
        self.stack = props.stack
        self.own = tuple(own)
        self._fit = fit
        self._backroom = Backroom()
        self._casting: Casting | None = None  # set up last, whether it was played or not
        self._chance = random.SystemRandom()
        self.matches = MatchFlow(props, props.kit, _setting, actors, self)
        self.start, self.begin = self.matches.start, self.matches.begin
        self.go_on = self.matches.go_on

    # outside a match

    def title(self) -> None:
        """The first scene."""
        kept = saves.left(self.props.kit)
        left = kept if isinstance(kept, saves.Kept) else None
        game = Playable(
            name=Hollywood.name,
            logo=_LOGO,
            quick=self.quick,
            new_match=self.new_match,
            rules=self.rules,
            go_on=self.go_on,
            left=Left.of(left) if left else None,
        )
        choices = Choices(settings=self.settings, quit=self.stack.close, changed=self.changed)
        self.props.sound.music("title")
        self.stack.replace(Title(self.props, [game], choices))
        if isinstance(kept, Faults):
            fault = kept.faults[0]
            id = "notice.other_deck" if saves.may_return(kept) else "notice.match"
            self.tell(say(id, place=fault.place, fault=fault.message))
        self._have_ready()

    def _have_ready(self) -> None:
        """What every table shows at once is drawn while the title is looked at."""
        deck, art = self.props.deck, self.props.art
        self._backroom.add(partial(felt, self.props.screen))
        places = Places(self.props.screen, deck.columns, deck.seats[-1])
        art.prepare([BACK], places.card)
        studio = [f"{kind}_{colour.id}" for colour in deck.colours for kind in (CLAP, DOUBLE)]
        width = places.panels[0].studio[0].width
        art.prepare(studio, width, self.props.language, self.props.settings.symbols)

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""
        self.stack.push(Notice(self.props, message, self.stack.pop))

    def quick(self) -> None:
        """A match with the last set-up, another deal."""
        voice = self.props.voice()
        seed = self._chance.getrandbits(SHORT_SEED_BITS)
        self.start(quick_set_up(self.props.settings, self.props.deck, voice, seed, self.own))

    def new_match(self) -> None:
        """Choose who plays, and how; what was chosen and left is found again."""
        page = NewMatch(self.props, self.start, self.stack.pop, self.own, kept=self._casting)
        self._casting = page.casting
        self.stack.push(page)

    def rules(self) -> None:
        """Read the rules."""
        self.stack.push(RulesPage(self.props, self.stack.pop))

    def settings(self) -> None:
        """Change what can be chosen."""
        self.stack.push(SettingsPage(self.props, self.changed, self.stack.pop))

    def changed(self) -> None:
        """A setting was changed: everything is laid out anew."""
        self.props.set_volumes()
        self._fit()

    def close(self) -> None:
        """Leave nothing half done."""
        self._backroom.forget()
        self._backroom.wait()
        self.props.art.close()


def _setting(props: Props, set_up: SetUp, game: Game[Any, Any]) -> Setting[Any, Any]:
    assert isinstance(game, Hollywood), "the only game there is"
    return HollywoodSetting(props, set_up, game)
