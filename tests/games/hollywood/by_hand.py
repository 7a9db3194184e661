"""Hollywood! played with mouse and keys, for the pilot and the monkey."""

from __future__ import annotations

import random

import pygame

from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Clap, Double, Move, Place
from hollywood.games.hollywood.table.keys import actions_for
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, TRAY, card_key
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.table import AnyTable

from ...harness.hollywood_match import Sketches, drawn_set_up
from ...harness.pilot import LONGEST, Pilot
from ...harness.positions import DECK


def by_keys(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Make the move by keys."""
    game = table.match.game
    assert isinstance(game, Hollywood)
    pilot.do(*actions_for(game, table.match.state, move))


def by_clicks(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Make it by clicks."""
    seat, state = table.match.state.turn, table.match.state
    match move:
        case Place(column):
            pilot.click(_foot(pilot, table, column))
        case Clap():
            wasted = sum(state.left) == state.left[seat]
            for _ in range(1 + wasted):
                pilot.click(pilot.spot(table, (CLAP, seat, 0)))
        case Double(column, other):
            pilot.click(pilot.spot(table, (DOUBLE, seat, 0)))
            pilot.click(_foot(pilot, table, column))
            pilot.click(_foot(pilot, table, other))


def by_drags(pilot: Pilot, table: AnyTable, move: Move) -> None:
    """Make it by drags, as far as it can be."""
    seat = table.match.state.turn
    if isinstance(move, Clap):
        by_clicks(pilot, table, move)
        return
    columns = [move.column] if isinstance(move, Place) else []
    if isinstance(move, Double):
        pilot.click(pilot.spot(table, (DOUBLE, seat, 0)))
        columns = [move.other, move.column]
    for column in columns:
        pilot.drag(pilot.spot(table, (TRAY, seat, 0)), _foot(pilot, table, column))


def _foot(pilot: Pilot, table: AnyTable, column: int) -> tuple[float, float]:
    return pilot.spot(table, card_key(table.match.state.area[column][-1]))


class HollywoodPlayer:
    """Places reels, chooses projects, reads summaries, watches awards night."""

    ways = (by_keys, by_clicks, by_drags)
    seeds = (*range(12), 1832)  # in the last one a choice for a star is taken back

    def sketches(self) -> Sketches:
        """Its cards, of which only the size is right."""
        return Sketches(DECK)

    def set_up(self, chance: random.Random) -> SetUp:
        """Any number of people and bots, at least one of them a person."""
        return drawn_set_up(chance)

    def choose(self, table: AnyTable, chance: random.Random) -> Move:
        """Any legal move, a reel more often than a studio card."""
        moves: list[Move] = list(table.match.game.moves(table.match.state))
        places = [move for move in moves if isinstance(move, Place)]
        others = [move for move in moves if not isinstance(move, Place)]
        chosen = others if others and (chance.random() < 0.15 or not places) else places
        return chance.choice(chosen)

    def asks(self, table: AnyTable) -> bool:
        """A star asks beside the table."""
        return bool(table.match.state.claims)

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """Choose a project, or go on to the next round."""
        if isinstance(scene, StarChoice):
            self._project(pilot, table, scene)
        elif isinstance(scene, RoundSummary):
            pilot.close(scene.controls.all[0])
        else:
            return False
        return True

    def _project(self, pilot: Pilot, table: AnyTable, sheet: StarChoice) -> None:
        number = pilot.chance.randrange(len(sheet.options))
        before = len(table.match.moves)
        if pilot.chance.random() < 0.5:
            pilot.press(pygame.K_1 + number)
        else:
            pilot.click(sheet.controls.all[number].rect.center)
        assert len(table.match.moves) == before + 1
        written = table.match.game.write(table.match.moves[-1])
        assert written.endswith(sheet.options[number].genre)

    def ended(self, scene: Scene | None) -> bool:
        """Awards night."""
        return isinstance(scene, FinalCount)

    def see_out(self, pilot: Pilot) -> None:
        """Awards night, up to the table of results."""
        for _ in range(LONGEST):
            top = pilot.stack.top
            assert isinstance(top, FinalCount)
            if top.phase == "table":
                return
            if pilot.chance.random() < 0.3:
                keys = [pygame.K_RIGHT, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB]
                pilot.press(pilot.chance.choice(keys))
            pilot.wait()
        raise AssertionError("the count never ends")


PLAYER = HollywoodPlayer()
