"""Fame under seal: nobody is told before the end, and nothing else changes."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame
import pytest

from hollywood.box import open_sentences
from hollywood.core.catalogue import Voice
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.scores import fame, told_fame
from hollywood.games.paperback.table.about import about
from hollywood.games.paperback.waiting import waiting
from hollywood.kit import SetUp
from hollywood.saves import Kept
from hollywood.set_up import save

from .stills import Still

KIT = GAME.open()
CHAIRS = tuple(Chair(name, colour=Written(name)) for name in ("ruby", "pearl"))
VOICE = Voice(open_sentences(), "en", ["Ada", "Max"])


Totals: TypeAlias = Literal["open", "hidden"]


def kept(totals: Totals) -> Kept:
    set_up = SetUp(CHAIRS, Options(totals=totals), 3, KIT.name)
    return Kept(set_up, KIT.begin(set_up))


def game_of(match: Kept) -> Paperback:
    assert isinstance(match.match.game, Paperback)
    return match.match.game


@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_fame_is_told_at_the_table_aloud_and_on_the_shelf_as_agreed(totals: Totals) -> None:
    pygame.display.init()
    pygame.font.init()
    match = kept(totals)
    game, s = game_of(match), match.match.state
    still = Still(game)
    desk = still.desk(s)
    told = still.painter._telling.told(still.view(s, desk), desk)
    hidden = totals == "hidden"
    assert [each.fame is None for each in told.seats] == [hidden, hidden]
    spoken = next(iter(about(game, ("seat", 1, 0), s)))
    assert spoken.id == ("paperback.about.seat_hidden" if hidden else "paperback.about.seat")
    number = f"ruby\N{NO-BREAK SPACE}{fame(s, game.table, 0)}"
    assert (number in VOICE.text(waiting(match))) != hidden
    lines = "\n".join(KIT.shown(game, s, 0, VOICE))
    assert ("Fame is told at the end" in lines) == hidden


def test_all_is_told_at_the_end_and_a_record_names_it_only_if_it_was_chosen() -> None:
    match = kept("hidden")
    s, table = match.match.state.copy(), game_of(match).table
    assert told_fame(s, table, 0) is None
    s.step = "over"
    assert told_fame(s, table, 0) == fame(s, table, 0)
    assert "totals: hidden" in save(match.set_up, match.match, KIT)
    other = kept("open")
    assert "totals" not in save(other.set_up, other.match, KIT)
