"""Decks of a player's own that are odd but valid: every scene of a match draws."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from hollywood import paths
from hollywood.actions import with_games
from hollywood.core.record import HUMAN
from hollywood.games import GAMES
from hollywood.games.hollywood import HollywoodInBox
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Place
from hollywood.games.hollywood.table import pointing
from hollywood.games.hollywood.table.keys import actions_for
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.key_map import KeyMap
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.setting import NOTHING, Make

from ...harness.hollywood_match import Sketches, chairs
from ...harness.hollywood_table import setting_of
from ...harness.pilot import Pilot, program

TEXT = paths.data("cards.yaml").read_text("utf-8")
FEW = TEXT[: TEXT.index("  blockbusters:\n")] + TEXT[TEXT.index("  # A star finishes one") :]
NAMED = TEXT.replace("The House That Blinked", "{card} {0} 🎬 %s").replace("King Calamari", "{}")


def laid(columns: list[int], reels: int, rounds: int, text: str = TEXT) -> str:
    """A card file for three, with these columns."""
    return (
        text.replace("columns: [4, 4, 3, 3]", f"columns: {columns}")
        .replace(
            "{seats: 3, reels: 4, rounds: 3}", f"{{seats: 3, reels: {reels}, rounds: {rounds}}}"
        )
        .replace("    - {seats: 4, reels: 3, rounds: 4}\n", "")
    )


DECKS = {
    "no blockbusters": laid([4, 4, 3, 3], 4, 2, FEW + "  blockbusters: []\n"),
    "one column": laid([14], 4, 2),
    "many columns": laid([1] * 26, 4, 1),
    "odd titles": NAMED,
}


class Boxed(HollywoodInBox):
    """The game with another card file."""

    def __init__(self, cards: Path) -> None:
        self._cards = cards

    def open(self, own_cards: Path | None = None) -> HollywoodKit:
        """With these cards."""
        return super().open(self._cards)


@pytest.mark.parametrize("deck", DECKS)
def test_every_scene_of_an_odd_deck_draws(
    deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    cards = tmp_path / "cards.yaml"
    cards.write_text(DECKS[deck], "utf-8")
    game = Boxed(cards)
    kit = game.open()
    settings = Settings(width=1024, height=576, speed="instant", text_size=200)
    with program(settings, Sketches(kit.deck), [game]) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        flow.begin(SetUp(chairs([HUMAN] * 3), Options(advanced="on"), 5, kit.name))
        table, drawn = pilot.table, set[type]()
        while not isinstance(top := pilot.stack.top, FinalCount):
            if type(top) not in drawn or len(table.match.moves) % 9 == 0:
                pilot.stack.draw(window.canvas)
            drawn.add(type(top))
            if isinstance(top, RoundSummary):
                pilot.press(pygame.K_RETURN)
            elif isinstance(top, StarChoice):
                pilot.press(pygame.K_1)
            elif table.human is not None:
                setting, state = setting_of(table), table.match.state
                for key in (*table.show.stage.actors, *table.ground.told):
                    assert all(map(setting.voice.text, setting.about(key, state)))
                pilot.press(pygame.K_SPACE)
                table.make(pilot.chance.choice(list(table.match.game.moves(state))))
            pilot.tick(1.0)
        for _ in range(20):
            pilot.press(pygame.K_RIGHT)
            pilot.tick(1.0)
        pilot.stack.draw(window.canvas)


@pytest.mark.parametrize(
    ("key", "column"),
    [("1", 0), ("9", 8), ("0", 9), (":", None)],
)
def test_keys_of_columns_are_digits_only(key: str, column: int | None, tmp_path: Path) -> None:
    """Of ten columns and more some had answered to what stands behind 9 in the computer's list."""
    cards = tmp_path / "cards.yaml"
    cards.write_text(DECKS["many columns"], "utf-8")
    kit = Boxed(cards).open()
    game = Hollywood(kit.deck, Options())
    state = game.start(3, 5)
    keys = KeyMap(with_games(GAMES[0].actions), {})
    meant = next((pointing.key(game, state, each, None, NOTHING) for each in keys.meant(key)), None)
    if column is None:
        assert meant is None
    else:
        assert isinstance(meant, Make)
        assert meant.move == Place(column)
        assert actions_for(game, state, meant.move) == [*keys.meant(key)]
    assert actions_for(game, state, Place(10)) == []
