"""The bar: what it has no room for hangs below it, if the game has room there."""

from __future__ import annotations

import random

import pygame
import pytest

from hollywood import box
from hollywood.core.catalogue import Sentence
from hollywood.core.message import say
from hollywood.settings import Settings
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.bar import Bar

from ..harness.hollywood_match import Sketches
from ..harness.positions import DECK

SHORT, LONG = say("table.no_redo"), say("table.retake")


@pytest.mark.parametrize("hangs", [True, False])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_sentence_too_long_for_the_bar_hangs_below_it(hangs: bool, text: float) -> None:
    pygame.init()
    sentences, sound = box.open_sentences(), Sound(random.Random(1))
    props = Props(sentences, Settings(language="en"), Sketches(DECK), sound, Stack())
    props.fit(Screen(1280, 720, text))
    bar = Bar(props, pygame.Rect(0, 0, 1280, 40), ["menu", "log"], props.voice(), hangs=hangs)
    for words in (SHORT, LONG, SHORT, LONG, LONG):
        canvas = pygame.Surface((1280, 720))
        bar.piece([say("table.log")], words, warned=False, lit=()).paint(canvas)
        canvas.set_colorkey((0, 0, 0))
        shown = pygame.mask.from_surface(canvas).get_bounding_rects()
        foot = max(rect.bottom for rect in shown)
        too_long = words is LONG and text == 2.0
        assert (foot > 40) is (too_long and hangs)


def test_a_sentence_begins_with_a_capital_whatever_it_begins_with() -> None:
    pygame.init()
    said = ("a letter is missing", "A letter is missing", "a Letter is missing")
    own = {f"bar.{number}": Sentence(words, words, words) for number, words in enumerate(said)}
    sentences, sound = {**box.open_sentences(), **own}, Sound(random.Random(1))
    props = Props(sentences, Settings(language="en"), Sketches(DECK), sound, Stack())
    props.fit(Screen(1280, 720, 1.0))
    bar = Bar(props, pygame.Rect(0, 0, 1280, 40), ["menu"], props.voice(), hangs=False)
    pictures = []
    for id in own:
        canvas = pygame.Surface((1280, 720))
        bar.piece([say("table.log")], say(id), warned=True, lit=()).paint(canvas)
        pictures.append(pygame.image.tobytes(canvas, "RGB"))
    assert pictures[0] == pictures[1] != pictures[2]


TOOLS = ["menu", "undo", "redo", "hint", "projection", "symbols", "log", "rules"]


@pytest.mark.parametrize("turn", [1, 28])
def test_a_sentence_with_no_room_in_the_middle_takes_what_is_free_beside_it(turn: int) -> None:
    pygame.init()
    sentences, sound = box.open_sentences(), Sound(random.Random(1))
    props = Props(sentences, Settings(language="fr"), Sketches(DECK), sound, Stack())
    props.fit(Screen(1280, 720, 1.0))
    bar = Bar(props, pygame.Rect(0, 0, 1280, 40), TOOLS, props.voice(), hangs=True)
    number, passed = "times_square.table.number", "times_square.table.pass_first"
    told = [say(number, turn=turn), say(passed), say("times_square.table.left", count=28)]
    canvas = pygame.Surface((1280, 720))
    words = say("times_square.table.turn", player="Bruno")
    bar.piece(told, words, warned=False, lit=()).paint(canvas)
    canvas.set_colorkey((0, 0, 0))
    assert max(r.bottom for r in pygame.mask.from_surface(canvas).get_bounding_rects()) == 40
