"""Hollywood! for tests that care neither for its pictures nor for who plays."""

from __future__ import annotations

import random
from dataclasses import replace

from hollywood import paths
from hollywood.core.reader import Line, Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.hollywood.card_pictures import cards_of
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules.deck import Deck, Options
from hollywood.games.hollywood.table.reel_token import Reels
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.set_up import AnyKit

from .pilot import NAMES
from .positions import DECK, KIT
from .sketched import Sketched


class Sketches(Sketched):
    """The cards of Hollywood! as sketches."""

    def __init__(self, deck: Deck) -> None:
        pictures = Pictures(paths.assets() / "cards")
        super().__init__(cards_of(deck), Reels(deck.colours, pictures), pictures)


def hurry_the_coach(kit: AnyKit) -> None:
    """It says the same things after a short look, if this is the game it knows."""
    if isinstance(kit, HollywoodKit):
        kit.cast.levels["mogul"] = replace(kit.cast.levels["mogul"], play_outs=120, solve=4000)


def chairs(who: list[str]) -> tuple[Chair, ...]:
    """Seats with names and colours."""
    colours = [Written(str(colour.id), Line(0)) for colour in DECK.colours]
    seats = zip(NAMES, who, colours, strict=False)
    return tuple(Chair(name, Written(each, Line(0)), colour) for name, each, colour in seats)


def drawn_set_up(chance: random.Random) -> SetUp:
    """Any number of people and bots, at least one of them a person."""
    bots = [BOT + "random", BOT + "greedy"]
    who = [HUMAN, *chance.choices([HUMAN, *bots], k=chance.choice([2, 3]))]
    chance.shuffle(who)
    advanced = Options(advanced=chance.choice(["on", "off"]))
    return SetUp(chairs(who), advanced, chance.getrandbits(32), KIT.name)
