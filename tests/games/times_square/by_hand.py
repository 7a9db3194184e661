"""Times Square played with mouse and keys, for the pilot and the monkey."""

from __future__ import annotations

import random

from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.state import Discard, End, Move
from hollywood.games.times_square.table.pointing import keys_for
from hollywood.kit import SetUp
from hollywood.ui.app.scene import Scene
from hollywood.ui.cards.store import Art
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.notice import Notice

from ...harness.pilot import NAMES, Pilot

KIT = GAME.open()


def by_keys(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Make the move by keys."""
    game = table.match.game
    assert isinstance(game, TimesSquare)
    for key in keys_for(game, table.match.state, move):
        pilot.press(key)


class TimesSquarePlayer:
    """Plays cards of one colour, lures, discards, and ends turns."""

    ways = (by_keys,)

    def sketches(self) -> Art:
        """Its art, which is cheap as long as nobody looks."""
        return GAME.screens(KIT).art

    def set_up(self, chance: random.Random) -> SetUp:
        """Two people, or a person and a bot."""
        who = [HUMAN, chance.choice([HUMAN, f"{BOT}random", f"{BOT}greedy"])]
        chance.shuffle(who)
        seats = zip(NAMES, who, KIT.colours, strict=False)
        chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
        options = chance.choice(list(KIT.presets.values()))
        return SetUp(chairs, options, chance.getrandbits(32), KIT.name)

    def choose(self, table: AnyTable, chance: random.Random) -> Move:
        """Any legal move, the end of the turn as soon as it may come more often than not."""
        moves: list[Move] = list(table.match.game.moves(table.match.state))
        if End() in moves and chance.random() < 0.6:
            return End()
        plays = [move for move in moves if not isinstance(move, Discard)]
        return chance.choice(plays or moves)

    def asks(self, table: AnyTable) -> bool:
        """Nothing is asked above the table."""
        return False

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """There is nothing above the table."""
        return False

    def ended(self, scene: Scene | None) -> bool:
        """The notice that says so."""
        return isinstance(scene, Notice) and scene.message.id.startswith("times_square.end.")

    def see_out(self, pilot: Pilot) -> None:
        """It was read."""


PLAYER = TimesSquarePlayer()
