"""Where keys and a pad lead to at the table of Paperback."""

from __future__ import annotations

from collections import deque

import pygame

from hollywood.core.game import veil
from hollywood.games.paperback.table import intents
from hollywood.games.paperback.table.keys import step
from hollywood.games.paperback.table.places import BUTTON_KEY
from hollywood.games.paperback.table.pointing import point
from hollywood.games.paperback.table.writer import Writer
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import Key

from .positions import at, front, made, paperback
from .stills import Still


def reached(writer: Writer) -> set[Key]:
    """All that the four directions lead to."""
    todo, found = deque([Pick()]), set[Key]()
    while todo:
        here = todo.popleft()
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            then = step(writer, here, x, y)
            key = then.thing or then.place
            if key is not None and key not in found:
                found.add(key)
                todo.append(then)
    return found


def test_a_covered_pile_is_come_to_and_no_card_that_nobody_knows() -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))
    game = paperback()
    s = at(game, "p5 a6 er4 t1 *2 *2")
    front(game, s, "c4", "in4")
    made(game, s, "spell p5 a6 *2=i *2=n t1 er4", "buy c4")
    assert s.covered
    seat = s.turn
    still = Still(game)
    writer = Writer(still.desk(veil(game, s, seat), own=seat), still.maker, seat)
    found = reached(writer)
    assert BUTTON_KEY in found
    assert [key for key in found if key[0] == "card" and key[1] < 0] == []
    pile: Key = ("pile", min(s.covered), 0)
    assert pile in found
    assert point(writer, Pick(place=pile)) == intents.turned_up(writer, pile[1])
