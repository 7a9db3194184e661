"""The toy game played with mouse and keys, in a program that has no other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from hollywood import box, files
from hollywood.core.game import CardId, Game
from hollywood.core.message import Message, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.match_flow import MatchFlow
from hollywood.ui.app.scene import Scene, Stack
from hollywood.ui.app.shared import Props
from hollywood.ui.app.window import Window
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.setting import Setting
from hollywood.ui.table.stage import CARD
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.notice import Notice

from .pilot import NAMES, Pane, Pilot, Sketches
from .positions import DECK, KIT
from .toy_game import LETTERS, Spell, State, Whispers
from .toy_kit import Options
from .toy_table import GOSSIP, SENTENCES, TalkingToyKit, ToySetting

BOTS = (BOT + "random", f"{BOT}random_{GOSSIP}")


class ToyFlow:
    """The way through a program with this game alone: every page is a notice."""

    def __init__(self, props: Props) -> None:
        self.props = props
        self.stack = props.stack
        kit = TalkingToyKit()
        self.matches = MatchFlow(props, kit, _setting, kit.bots, self)
        self.begin: Callable[[SetUp], None] = self.matches.begin
        self.go_on = self.matches.go_on

    def title(self) -> None:
        """Where it begins."""
        self.stack.replace(Notice(self.props, say("whispers.turn", player=""), self.stack.close))

    def new_match(self) -> None:
        """Nobody chooses anything."""
        self.tell(say("whispers.empty"))

    def rules(self) -> None:
        """There is nothing to read."""
        self.tell(say("whispers.empty"))

    def settings(self) -> None:
        """There is nothing to choose."""
        self.tell(say("whispers.empty"))

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""
        self.stack.push(Notice(self.props, message, self.stack.pop))


def _setting(props: Props, set_up: SetUp, game: Game[Any, Any]) -> Setting[Any, Any]:
    assert isinstance(game, Whispers)
    return ToySetting(props, set_up, game)


@contextmanager
def toy_program(settings: Settings) -> Iterator[tuple[Window, ToyFlow]]:
    """A window with this game, with files of its own."""
    with files.elsewhere(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "Window", Pane)
        pygame.font.init()
        window = Window(settings)
        sentences = {**box.open_sentences(), **SENTENCES}
        sound, screen = Sound(random.Random(1)), window.screen
        props = Props(KIT, sentences, settings, Sketches(DECK), sound, Stack(), screen)
        flow = ToyFlow(props)
        window.fit(flow.stack)
        pygame.event.clear()
        try:
            yield window, flow
        finally:
            flow.stack.close()
            window.close()


def toy_set_up(who: Sequence[str], seed: int) -> SetUp:
    """A match of these."""
    colours = ("red", "green", "blue")
    seats = zip(NAMES, who, colours, strict=False)
    chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
    return SetUp(chairs, Options(), seed, TalkingToyKit.name)


def by_keys(pilot: Pilot, table: AnyTable, move: Spell) -> None:
    """Type the word."""
    for card in move.cards:
        pilot.press(ord(LETTERS[card].lower()))
    pilot.press(pygame.K_RETURN)


def by_clicks(pilot: Pilot, table: AnyTable, move: Spell) -> None:
    """Click on each letter, then on the button."""
    for card in move.cards:
        pilot.click(pilot.spot(table, (CARD, card, 0)))
    pilot.click(_setting_of(table).done.center)


def by_drags(pilot: Pilot, table: AnyTable, move: Spell) -> None:
    """Carry each letter to the tray, then click on the button."""
    for card in move.cards:
        pilot.drag(pilot.spot(table, (CARD, card, 0)), _setting_of(table).tray.center)
    pilot.click(_setting_of(table).done.center)


def _setting_of(table: AnyTable) -> ToySetting:
    assert isinstance(table.setting, ToySetting)
    return table.setting


class ToyPlayer:
    """Spells whatever can be spelled."""

    ways = (by_keys, by_clicks, by_drags)

    def set_up(self, chance: random.Random) -> SetUp:
        """Two or three, at least one of them a person."""
        who = [HUMAN, *chance.choices([HUMAN, *BOTS], k=chance.choice([1, 2]))]
        chance.shuffle(who)
        return toy_set_up(who, chance.getrandbits(32))

    def choose(self, table: AnyTable, chance: random.Random) -> Spell:
        """Any word; of two letters that look alike, the first is spelled first."""
        state: State = table.match.state
        moves = table.match.game.moves(state)
        fitting = [move for move in moves if _in_order(move.cards, state.hands[state.turn])]
        chosen: Spell = chance.choice(fitting)
        return chosen

    def asks(self, table: AnyTable) -> bool:
        """Nothing is asked above the table."""
        return False

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """There is nothing above the table."""
        return False

    def ended(self, scene: Scene | None) -> bool:
        """The notice that says so."""
        return isinstance(scene, Notice) and scene.message.id == "whispers.over"

    def see_out(self, pilot: Pilot) -> None:
        """It was read."""
        pilot.press(pygame.K_RETURN)


def _in_order(word: Sequence[CardId], hand: Sequence[CardId]) -> bool:
    """Whether each letter of the word is the first of those that are left and look like it."""
    left = sorted(hand)
    for card in word:
        if card != next(each for each in left if LETTERS[each] == LETTERS[card]):
            return False
        left.remove(card)
    return True
