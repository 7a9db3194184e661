"""The toy game played with mouse and keys, in a program that has no other."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from hollywood.core.game import CardId
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.window import Window
from hollywood.ui.cards.store import Art
from hollywood.ui.table.stage import CARD
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.notice import Notice

from .pilot import NAMES, Pilot, program
from .toy_game import LETTERS, Spell, State
from .toy_house import HOUSE
from .toy_kit import COLOURS, GOSSIP, Options, ToyKit
from .toy_table import ToySetting

BOTS = (BOT + "random", f"{BOT}random_{GOSSIP}")


@contextmanager
def toy_program(settings: Settings) -> Iterator[tuple[Window, Flow]]:
    """A window with this game alone, with files of its own."""
    with program(settings, games=[HOUSE]) as (window, flow):
        yield window, flow


def toy_set_up(who: Sequence[str], seed: int) -> SetUp:
    """A match of these."""
    colours = COLOURS
    seats = zip(NAMES, who, colours, strict=False)
    chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
    return SetUp(chairs, Options(), seed, ToyKit.name)


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
    seeds = range(20)

    def sketches(self) -> Art:
        """It has no pictures anyway."""
        return HOUSE.screens(HOUSE.open()).art

    def set_up(self, chance: random.Random) -> SetUp:
        """Two to five, at least one of them a person."""
        who = [HUMAN, *chance.choices([HUMAN, *BOTS], k=chance.choice([1, 2, 4]))]
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
