"""A turn of Paperback, small: beside a turning point its words and purchases are seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from hollywood.core.match import Match
from hollywood.games.paperback.card_pictures import shown
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Buy, Done, Laid, Move, Pass, Spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.small_position import small_position
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.theme import GOLD, RED

from .positions import deck
from .test_players import lexicon

ROOM = (362, 222)


class Laying:
    """Pictures without paint; it remembers which cards were wanted."""

    def __init__(self) -> None:
        self.wanted: list[str] = []

    def card_or_stand_in(self, name: str, wide: int, *_: Any) -> pygame.Surface:
        known = shown(name)
        self.wanted.append(known.letter or known.id)
        return pygame.Surface((wide, wide), pygame.SRCALPHA)


@pytest.fixture
def match() -> Match[State, Move]:
    game = Paperback(deck(), lexicon("en"))
    return Match(game, game.start(2, 7))


def painted(
    match: Match[State, Move], *lines: tuple[Move, ...], room: tuple[int, int] = ROOM
) -> tuple[pygame.Surface, list[str]]:
    """The picture of such lines, and the cards on it."""
    art = Laying()
    settings = SimpleNamespace(symbols=False)
    props: Any = SimpleNamespace(
        art=art, screen=Screen(1280, 720), settings=settings, language="en"
    )
    assert isinstance(match.game, Paperback)
    return small_position(props, match.game, match.state, room, lines), art.wanted


def inks(picture: pygame.Surface) -> set[str]:
    wide, high = picture.get_size()
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(wide) for y in range(high)}
    return {name for name, ink in (("red", RED), ("gold", GOLD)) if tuple(ink)[:3] in seen}


def some_words(match: Match[State, Move]) -> tuple[Spell, Spell]:
    """Two words of the first hand: its first card, and its first two, whether listed or not."""
    assert isinstance(match.game, Paperback)
    hand = match.state.hands[match.state.turn]
    names = [match.game.table.names[card] for card in hand]
    laid = [Laid(name, "e" if name.startswith("*") else "") for name in names]
    return Spell(tuple(laid[:1])), Spell(tuple(laid[:2]))


def for_sale(match: Match[State, Move]) -> list[Buy]:
    assert isinstance(match.game, Paperback)
    names = match.game.table.names
    return [Buy(names[card]) for card in match.state.fronts[:2]]


def test_what_was_played_is_red_and_what_was_better_gold(match: Match[State, Move]) -> None:
    one, other = some_words(match)
    buy, another = for_sale(match)
    picture, cards = painted(match, (one, buy, Done()), (other, another, Done()))
    assert len(cards) == 1 + 1 + 2 + 1
    assert inks(picture) == {"red", "gold"}
    alone, _ = painted(match, (one, buy, Done()))
    assert inks(alone) == {"red"}


def test_a_word_that_both_ways_spell_is_seen_once(match: Match[State, Move]) -> None:
    word, _ = some_words(match)
    buy, another = for_sale(match)
    picture, cards = painted(match, (word, buy, Done()), (word, another, Done()))
    assert len(cards) == 3
    assert inks(picture) == {"red", "gold"}
    nothing, cards = painted(match, (word, Done()), (word, another, Done()))
    assert len(cards) == 2
    assert inks(nothing) == {"red", "gold"}, "nothing was bought, that is seen, too"


def test_of_what_was_drawn_the_hand_is_seen(match: Match[State, Move]) -> None:
    picture, cards = painted(match)
    assert len(cards) == len(match.state.hands[match.state.turn])
    assert inks(picture) == set()


@pytest.mark.parametrize("room", [ROOM, (181, 111), (600, 60), (90, 400)])
def test_it_is_no_larger_than_its_room(match: Match[State, Move], room: tuple[int, int]) -> None:
    one, other = some_words(match)
    ways: list[list[tuple[Move, ...]]] = [[], [(Pass(),), (other,)], [(one,)]]
    ways.append([(one, *for_sale(match)), (other,)])
    for lines in ways:
        picture, _ = painted(match, *lines, room=room)
        assert picture.get_width() <= room[0]
        assert picture.get_height() <= room[1]
