"""What is told to whoever doesn't see the picture, in which order, and for how long."""

from __future__ import annotations

import os
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hollywood import speech
from hollywood.settings import Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.passage import TO_STREET, curtain, past_curtain
from hollywood.ui.app.screen import line_height
from hollywood.ui.narration.narrator import REMEMBERED, Narrator, Rank, reading_time
from hollywood.ui.pages.street import Street
from hollywood.ui.table.table import Table

from ..harness.by_ear import PLAYERS, SILENCE, ByEar
from ..harness.pilot import HASTY, Pilot, let_think, program
from ..harness.players import player_of
from ..harness.windows import props_of

SEED = 5
TICK, MOMENT = 0.1, 1.0
KEYS = {"Down": pygame.K_DOWN, "Return": pygame.K_RETURN, "Escape": pygame.K_ESCAPE}


def heard() -> tuple[Narrator, list[str]]:
    narrator, told = Narrator(), list[str]()
    narrator.printed = told.append
    return narrator, told


def test_with_nobody_to_tell_it_to_nothing_waits() -> None:
    narrator = Narrator()
    narrator.tell(Rank.EVENT, "A reel.")
    assert not narrator.on
    assert narrator.resting
    assert not narrator.busy


def test_what_needs_an_answer_comes_before_what_happened_and_that_before_the_focus() -> None:
    narrator, told = heard()
    narrator.tell(Rank.FOCUS, "Column A.")
    narrator.tell(Rank.FOCUS, "Column B.")
    narrator.tell(Rank.EVENT, "One.", "Two.")
    narrator.tell(Rank.ANSWER, "Your turn.")
    for _ in range(100):
        narrator.update(TICK)
    assert told == ["Your turn.", "One.", "Two.", "Column B."]


def test_a_sentence_stands_as_long_as_it_takes_to_read_it() -> None:
    narrator, told = heard()
    narrator.tell(Rank.EVENT, "A" * 40, "B")
    narrator.update(0.0)
    spent = 0.0
    while len(told) == 1:
        assert narrator.busy
        narrator.update(TICK)
        spent += TICK
    assert spent >= reading_time("A" * 40) - 1e-6
    assert reading_time("A" * 40) == pytest.approx(1.2 + 0.045 * 40)


def test_whoever_acts_waits_for_nothing_and_can_read_all_of_it_again() -> None:
    narrator, told = heard()
    narrator.tell(Rank.EVENT, "One.", "Two.")
    narrator.tell(Rank.TEXT, "To be read.")
    narrator.update(0.0)
    narrator.acted()
    assert not narrator.busy
    narrator.tell(Rank.FOCUS, "Column C.")
    narrator.update(0.0)
    assert told == ["One.", "Two.", "Column C."]
    narrator.look_back(1)
    narrator.look_back(1)
    narrator.look_back(-1)
    narrator.look_back(0)
    narrator.look_back(-1)
    narrator.look_back(-1)
    assert told[3:] == ["Two.", "One.", "Two.", "Two.", "Column C.", "Column C."]


def test_fifty_sentences_can_be_read_again() -> None:
    narrator, told = heard()
    narrator.tell(Rank.EVENT, *map(str, range(2 * REMEMBERED)))
    narrator.update(0.0)
    narrator.acted()
    told.clear()
    for _ in range(2 * REMEMBERED):
        narrator.look_back(1)
    assert told[REMEMBERED - 3 : REMEMBERED - 1] == [str(REMEMBERED + 1), str(REMEMBERED)]
    assert set(told[REMEMBERED:]) == {str(REMEMBERED)}


# a whole match by ear


@pytest.mark.parametrize("game", PLAYERS)
def test_a_match_is_played_by_ear(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks: all that is known is what was printed, all that is done are keys."""
    settings = Settings(language="en", game=game, welcomed=True, tips="never", speed="instant")
    player, told = PLAYERS[game](), list[str]()
    with program(settings, player_of(game).sketches()) as (window, flow):
        flow.props.narrator.printed = told.append
        pilot = Pilot(window, flow, random.Random(1), HASTY)
        monkeypatch.setattr(flow.menus, "_chance", random.Random(SEED))
        flow.menus.quick()
        assert ends_by_ear(pilot, player, told), "\n".join(told[-12:])
    assert len(told) > 50


def ends_by_ear(pilot: Pilot, player: ByEar, told: list[str]) -> bool:
    """Play on until it is told that the match is over; whether it is."""
    heard, silent = 0, 0.0
    for _ in range(20_000):
        table = pilot.stack.top
        if isinstance(table, Table) and table.bots.thinking:
            let_think(table)
        pilot.stack.update(MOMENT)
        silent += MOMENT
        if heard == len(told) and silent < SILENCE:
            continue
        sentence, silent = (told[heard] if heard < len(told) else ""), 0.0
        heard = min(heard + 1, len(told))
        if player.over(sentence):
            return True
        for key in player.answer(sentence):
            press(pilot, key)
    return False


def press(pilot: Pilot, key: str) -> None:
    """A key as xdotool calls it, alone or with Alt."""
    name = key.removeprefix("alt+")
    code = KEYS.get(name) or pygame.key.key_code(name)
    pilot.press(code, pygame.KMOD_NONE if name == key else pygame.KMOD_ALT)


# the street


def listen(flow: Flow, told: list[str], seconds: float = 30.0) -> list[str]:
    """What is told from now on, as long as anything is."""
    told.clear()
    for _ in range(round(seconds / TICK)):
        flow.stack.update(TICK)
    return [*told]


def test_the_street_is_told_once_and_never_on_the_way() -> None:
    told: list[str] = []
    settings = Settings(language="en", width=1280, height=720, welcomed=True)
    with program(settings) as (window, flow):
        flow.props.narrator.printed = told.append
        pilot = Pilot(window, flow, random.Random(1), HASTY)
        flow.home()
        here = listen(flow, told)
        assert here[0].startswith("The street. Hollywood! is open")
        assert len(here) == len(set(here))
        street = flow.stack.top
        assert isinstance(street, Street)
        pilot.press(pygame.K_2)
        flow.stack.update(TICK)
        assert street.opening is not None
        told.clear()
        while street.opening is not None:
            assert not told, "nothing is told while houses move"
            flow.stack.update(TICK)
        there = [*told, *listen(flow, told)]
        assert there[0].startswith("The street. Times Square is open")
        assert sum("Times Square is open" in each for each in there) == 1
        for _ in range(8):
            pilot.press(pygame.K_RIGHT)
        assert "The street ends here." in listen(flow, told)
        street.controls.focus = street.doors[0]
        street.controls.by_keys = True
        assert listen(flow, told) == ["Hollywood!, asleep, 2 to the left."]
        pilot.press(pygame.K_DOWN)
        (button,) = listen(flow, told)
        assert re.fullmatch(r".*, button.*\d+ of \d+\.", button)


def test_the_curtain_says_where_it_leads() -> None:
    told: list[str] = []
    settings = Settings(language="en", width=1280, height=720, welcomed=True, tips="never")
    with program(settings) as (_, flow):
        flow.props.narrator.printed = told.append
        flow.home()
        listen(flow, told)
        flow.menus.quick()
        assert listen(flow, told, 1.0) == ["To the table."]
        flow.home(past_curtain(flow.props, TO_STREET))
        here = listen(flow, told)
        assert here[0] == "Back on the street."
        assert here[1].startswith("The street. Hollywood! is open")


# beside the scenes


def test_the_line_takes_its_height_from_the_scenes_and_gives_it_back() -> None:
    settings = Settings(language="en", width=1280, height=720, welcomed=True)
    with program(settings) as (window, flow):
        flow.home()
        assert flow.props.screen.height == 720
        settings.narration = True
        flow.changed()
        high = line_height(props_of().screen)
        assert (high, flow.props.screen.height) == (30, 690)
        flow.stack.update(TICK)
        flow.stack.show(window.canvas)
        line = window.canvas.subsurface((0, 690, 1280, 30))
        assert len({tuple(line.get_at((x, 15))) for x in range(0, 400)}) > 10, "words are read"
        settings.narration = False
        flow.changed()
        assert flow.props.screen.height == 720


def speaker(tmp_path: Path) -> tuple[speech.Speech, Path]:
    """A voice that writes down what it says."""
    said = tmp_path / "said.txt"
    write = f"import sys\nfor line in sys.stdin: open({str(said)!r}, 'a').write(line)"
    return speech.Speech(speech.Engine((sys.executable, "-c", write))), said


def until(done: Callable[[], bool]) -> None:
    for _ in range(400):
        if done():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


@pytest.mark.skipif(os.name == "nt", reason="groups of processes are another matter there")
def test_a_voice_that_died_is_begun_again_and_one_that_cannot_live_is_no_harm(
    tmp_path: Path,
) -> None:
    voice, said = speaker(tmp_path)
    voice.say("One.")
    until(said.exists)
    process = voice._process
    assert process is not None
    process.kill()
    process.wait()
    voice.say("Two.")
    voice.close()
    dead = speech.Speech(speech.Engine((str(tmp_path / "nobody"),)))
    dead.say("Nothing.")
    dead.close()
    assert "One." in said.read_text("utf-8")
    assert process.poll() is not None


def test_without_a_voice_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert speech.system_engine() is None
    assert speech.system_voice() is None


def test_a_shut_curtain_hangs_above_the_line_of_what_is_told() -> None:
    """A part of the window can't be laid on itself: the program ended on the way to a table."""
    part = pygame.Surface((160, 120)).subsurface((0, 0), (160, 90))
    curtain(0.1, 0.0, 0.1).paint(part, part, part, 0.1)
    assert part.get_at((40, 40)) != pygame.Color("black")
