"""Paperback with a pad only."""

from __future__ import annotations

import random
from collections import deque

from hollywood.games.paperback.finale.finale import Finale
from hollywood.games.paperback.finale.result import ResultPage
from hollywood.games.paperback.rules import market
from hollywood.games.paperback.rules.moves import (
    Buy,
    Deadline,
    Done,
    GoOn,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Spell,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    Vote,
)
from hollywood.games.paperback.table.keys import step
from hollywood.games.paperback.table.places import BUTTON_KEY, RING, VOTE, card_key
from hollywood.games.paperback.table.writer import Writer
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import Key
from hollywood.ui.table.table import AnyTable

from ...harness.pad_player import FAR, PadHands
from .by_hand import LETTERS, PLAYER, _card_to_lay, _named, _sold, rules_of, writer_of

WAYS = {"pad_right": (1, 0), "pad_left": (-1, 0), "pad_down": (0, 1), "pad_up": (0, -1)}


class PaperbackByPad:
    """The cross leads from card to card, A takes them; B gives back, Y asks for a letter."""

    def __init__(self, hands: PadHands, chance: random.Random) -> None:
        self._hands, self._chance = hands, chance

    def move(self, table: AnyTable) -> None:
        """A move that a pad can make; it must have been made."""
        move, before = self._chosen(table), list(table.match.moves)
        match move:
            case Spell(laid) | Propose(laid):
                for each in laid:
                    self._lay(table, each)
                self._use(table, BUTTON_KEY, before)
            case Buy() | Deadline():
                self._use(table, card_key(_sold(table, move)), before)
            case TrashForCents(card) | TrashForGain(card):
                self._card(table, card, rules_of(table)[1].hands[rules_of(table)[1].turn], before)
            case TrashOffer(card):
                self._card(table, card, tuple(market.for_sale(table.match.state)), before)
            case Vote(yes):
                self._use(table, (VOTE, int(yes), 0), before)
            case _:
                self._use(table, BUTTON_KEY, before)
        if isinstance(move, TrashForGain):
            sold = tuple(market.for_sale(table.match.state))
            self._card(table, move.gained, sold, before)
        assert table.match.moves == [*before, move], (move, table.match.moves[-1:])

    def _chosen(self, table: AnyTable) -> Move:
        simple = (Spell, Propose, Buy, Deadline, Done, GoOn, TrashForCents, TrashForGain)
        for _ in range(50):
            move = PLAYER.choose(table, self._chance)
            if isinstance(move, (*simple, TrashOffer, Vote)) and not getattr(move, "on_theme", 0):
                return move
        ends: dict[str, Move] = {"spell": Pass(), "help": NoIdea(), "buy": Done()}
        return ends.get(table.match.state.step, GoOn())

    def _card(self, table: AnyTable, name: str, among: tuple[int, ...], before: list[Move]) -> None:
        self._use(table, card_key(_named(table, name, among)), before)

    def _lay(self, table: AnyTable, each: Laid) -> None:
        key = _card_to_lay(writer_of(table), each)
        self._go(table, key)
        self._hands.tap("pad_a")
        if each.as_:
            self._hands.tap("pad_y")
            self._go(table, (RING, LETTERS.index(each.as_), 0))
            self._hands.tap("pad_a")

    def _use(self, table: AnyTable, key: Key, before: list[Move]) -> None:
        """Once, or twice where it is warned of."""
        self._hands.pilot.tick(0.3)  # two presses at once would mean one
        self._go(table, key)
        self._hands.tap("pad_a")
        if table.match.moves == before and table.status.refused is not None:
            self._hands.tap("pad_a")

    def _go(self, table: AnyTable, key: Key) -> None:
        """There by the shortest way, looking again after every step: cards may still be moving."""
        for _ in range(FAR):
            here = table.input.pointer.pick
            if key in (here.thing, here.place):
                return
            start = here if table.input.pointer.by_keys else Pick()
            self._hands.tap(_way(writer_of(table), start, key)[0])
        raise AssertionError(f"{table.input.pointer.pick} is as far as one gets towards {key}")

    def above(self, scene: Scene) -> bool:
        """The night on which books are counted."""
        self._hands.tap("pad_b")
        return isinstance(scene, Finale)

    def ended(self, scene: Scene | None) -> bool:
        """The front page, or the page with the result."""
        front = isinstance(scene, Finale) and scene.phase == "paper"
        return front or isinstance(scene, ResultPage)


def _way(writer: Writer, here: Pick, key: Key) -> list[str]:
    """Which buttons lead there."""
    todo, seen = deque([(here, list[str]())]), {_of(here)}
    while todo:
        pick, way = todo.popleft()
        if key in (pick.thing, pick.place):
            return way
        for name, (x, y) in WAYS.items():
            then = step(writer, pick, x, y)
            if _of(then) not in seen:
                seen.add(_of(then))
                todo.append((then, [*way, name]))
    raise AssertionError(f"nothing leads to {key}")


def _of(pick: Pick) -> Key | None:
    return pick.thing or pick.place or pick.spot
