"""Sounds in words: every cue has some, or a sentence; where it comes from; how long it is read."""

from __future__ import annotations

import pygame
import pytest

from hollywood import box
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.ui.draw.theme import Type
from hollywood.ui.sound.captions import MOST, STANDS, Captions

from ..harness.windows import props_of, sound
from .test_sound import MANIFEST

# of a refusal the reason is told, of controls and pages what they are
BY_A_SENTENCE = {"illegal", "ui_tick", "ui_confirm", "ui_back", "ui_page"}


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Nothing was heard just now."""
    pygame.font.init()
    sound()._gaps.clear()
    sound()._piece = None


def captions(language: Language = "en", text: int = 100) -> Captions:
    props = props_of(language, text=text)
    props.settings.captions = True
    return Captions(props)


def test_every_cue_and_every_piece_of_music_has_words_or_a_sentence() -> None:
    music = {f"music.{name}" for name in MANIFEST.music}
    assert set(MANIFEST.captions) | BY_A_SENTENCE == set(MANIFEST.cues) | music
    assert not set(MANIFEST.captions) & BY_A_SENTENCE
    sentences = box.open_sentences()
    for id in MANIFEST.captions.values():
        assert id in sentences or f"{id}.one" in sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_sounds_are_short(language: Language) -> None:
    """They fit beside each other's plate even at twice the size."""
    shown = captions(language, text=200)
    setter, screen = shown._props.typesetter, shown._props.screen
    for cue in MANIFEST.cues:
        sound().play(cue, step=3, pan=-1.0)
        assert all(setter.width(each, Type.LABEL) < screen.width // 2 for each in shown.lines)


def test_a_sound_is_read_with_its_side_and_for_as_long_as_it_takes() -> None:
    shown = captions()
    for cue, pan in (("hw.reel_place", -0.5), ("card_flip", 0.0), ("hw.claim", 0.5)):
        sound().play(cue, pan=pan)
    assert shown.lines == ["[a card turns over]", "[a card is taken] ›"]
    sound().play("clapper", pan=-0.5)
    assert len(shown.lines) == MOST
    assert shown.lines[-1] == "‹ [clapper]"
    assert shown.update(0.1)
    assert not shown.update(STANDS / 2)
    assert shown.update(STANDS)
    assert shown.resting


def test_pushed_reels_are_counted_and_music_is_read_when_it_changes() -> None:
    shown = captions()
    for step in range(3):
        sound()._gaps.clear()
        sound().play("hw.reel_bump", step)
    assert shown.lines == ["[reels are pushed: clack × 3]"]
    sound().music("table")
    sound().music("count")
    shown.update(STANDS)
    sound().music("count")
    assert shown.lines == []


def test_whoever_hears_reads_nothing() -> None:
    shown = captions()
    shown._props.settings.captions = False
    sound().play("clapper")
    assert shown.resting


def test_the_plate_lies_at_the_lower_left() -> None:
    shown = captions()
    window = pygame.Surface((1280, 720))
    sound().play("clapper")
    shown.draw(window)
    assert window.get_bounding_rect().size == (1280, 720)
    drawn = pygame.mask.from_threshold(window, (0, 0, 0), (4, 4, 4))
    drawn.invert()
    (place,) = drawn.get_bounding_rects()[:1]
    assert place.left == 14
    assert (place.width, place.bottom) == (300, 706)
