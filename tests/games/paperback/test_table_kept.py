"""The order of the hand and the word under way are there again when a match is gone on with."""

from __future__ import annotations

import json
import random

import pygame
import pytest

from hollywood import begun, files, saves
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.paperback.table.draft import Draft
from hollywood.games.paperback.table.draft_text import read, text_of
from hollywood.kit import SetUp
from hollywood.settings import Settings

from ...harness.pilot import NAMES, Pilot, program
from .by_hand import KIT, PLAYER, setting_of, writer_of
from .positions import paperback
from .stills import Still
from .test_table import WHO, Seat
from .test_table_painting import writing

pytestmark = pytest.mark.usefixtures("roughly")


def set_up() -> SetUp:
    """Against one bot; the person begins."""
    seats = zip(NAMES, WHO, KIT.colours, strict=False)
    chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
    agreed = KIT.presets["standard"]
    several = (SetUp(chairs, agreed, seed, KIT.name) for seed in range(99))
    return next(each for each in several if KIT.begin(each).state.first == 0)


def by_names(seat: Seat) -> list[str]:
    """The hand in its order, then what lies on the sheet."""
    draft, names = seat.table.draft, setting_of(seat.table).game.table.names
    return [names[card] for card in (*draft.order, *(each.card for each in draft.row))]


def wait_for_turn(seat: Seat) -> None:
    for _ in range(3000):
        if seat.table.human == 0:
            return
        seat.pilot.tick(0.1)
        pygame.time.wait(1)


def test_hand_and_word_are_there_again_when_a_match_is_gone_on_with() -> None:
    settings = Settings(language="en", speed="normal", game=KIT.name, tips="never")
    with program(settings, PLAYER.sketches()) as (window, flow):
        flow.begin(set_up())
        seat = Seat(Pilot(window, flow, random.Random(1)))
        seat.rest()
        seat.pilot.do("paperback.action.pass", "paperback.action.pass")
        wait_for_turn(seat)
        seat.pilot.press(pygame.K_TAB)
        faces = setting_of(seat.table).game.table.faces
        for card in writer_of(seat.table).draft.order[:2]:
            seat.type(faces[card].letters[:1] or "S")
        word, lying = seat.text, by_names(seat)
        assert word
        flow.title()
        seat.pilot.tick(0.1)
        files.wait_until_written()
        assert saves.file_of(KIT.name).with_suffix(begun.SUFFIX).exists()
        flow.go_on()
        for _ in range(20):
            seat.pilot.tick(0.2)
        again = Seat(Pilot(window, flow, random.Random(1)))
        again.rest()
        assert again.text == word
        assert by_names(again) == lying, "cards that are alike may have changed places"
        again.pilot.press(pygame.K_ESCAPE)
        again.pilot.press(pygame.K_ESCAPE)


def drafts(still: Still) -> list[Draft]:
    s = writing(still.game)
    plain = still.typed(s, 0, "painTe")
    maker = still.maker
    free = maker.of(s, 0, None)
    put = maker.put(s, 0, free, free.hand[2], 0)
    assert isinstance(put, Draft)
    return [free, plain, put]


def test_what_is_kept_is_what_was_begun() -> None:
    still = Still(paperback())
    s, table = writing(still.game), still.game.table
    for draft in drafts(still):
        found = read(still.maker, table, s, 0, text_of(table, draft))
        assert found is not None
        assert (found.order, found.row, found.text) == (draft.order, draft.row, draft.text)
    assert text_of(table, None) == ""


def test_whatever_stands_there_nothing_is_lost_but_the_draft() -> None:
    still = Still(paperback())
    s, table = writing(still.game), still.game.table
    text = text_of(table, still.typed(s, 0, "paint"))
    for wrong in (
        "",
        "{",
        "[]",
        '{"order": 3}',
        "[" * 100_000,
        '{"order": [], "typed": [["pp", "", ""]], "caret": 9}',
        '{"order": [], "typed": [], "caret": Infinity}',
    ):
        read(still.maker, table, s, 0, wrong)
    told = json.loads(text)
    told["typed"] = [["z", "nobody", ""]] * 30
    left = read(still.maker, table, s, 0, json.dumps(told))
    assert left is not None
    assert left.text == "", "it can't be spelled; the order is left"
    assert set(left.order) == set(s.hands[0])
