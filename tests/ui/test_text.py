"""How words are broken into lines."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, Type
from hollywood.ui.pages.menu import in_one_line

from ..harness.windows import props_of

SENTENCE = "One reel pushes the next one up the strip, and whoever is on top takes the first card"


@pytest.fixture(scope="module")
def typesetter() -> Typesetter:
    pygame.init()
    return Typesetter(Screen(1280, 720))


def broken(typesetter: Typesetter, words: str, share: float, even: bool = False) -> list[str]:
    """The lines in a room that is so much of the words' own width."""
    size = typesetter.size(Type.BODY)
    wide = int(typesetter.width(words, Type.BODY, size) * share)
    return typesetter.broken(words, Type.BODY, wide, even, size)


@pytest.mark.parametrize(
    ("words", "never_alone"),
    [
        ("plus grand projet : 1 point", {":", "1", "point"}),
        ("Quel projet pour Ada ?", {"?"}),
        ("3 superproductions × 2 = 6", {"3", "×", "2", "=", "6"}),
        ("il dit « oui »", {"«", "»"}),
        ("une chance de 24 % de gagner", {"24", "%"}),
        ("superproductions × 2", {"×", "2", "superproductions"}),
        ("Plus grand projet : 0 → 4", {"0", "→", "4", "0 →", "→ 4"}),
        ("Paloma 3 – encore 4 pas", {"–", "– encore", "– encore 4 pas"}),
        ("à 5 h 15 du matin", {"5", "h", "15", "5 h"}),
    ],
)
def test_what_belongs_together_stays_on_one_line(
    typesetter: Typesetter, words: str, never_alone: set[str]
) -> None:
    for share in (0.2, 0.4, 0.6, 0.8, 0.95):
        for line in broken(typesetter, words, share):
            assert line not in never_alone


@pytest.mark.parametrize("share", [0.3, 0.4, 0.55, 0.7, 0.9])
def test_even_lines_are_as_even_as_they_can_be(typesetter: Typesetter, share: float) -> None:
    even, greedy = (broken(typesetter, SENTENCE, share, even) for even in (True, False))
    assert len(even) == len(greedy)
    assert " ".join(even) == " ".join(greedy) == SENTENCE
    widths = [[typesetter.width(line, Type.BODY) for line in lines] for lines in (even, greedy)]
    spread = [max(lines) - min(lines) for lines in widths]
    assert spread[0] <= spread[1]
    assert max(widths[0]) <= max(widths[1])


def test_a_word_wider_than_the_room_ends_the_search(typesetter: Typesetter) -> None:
    lines = broken(typesetter, "Unwahrscheinlichkeitsrechnung am Abend", 0.3, even=True)
    assert lines[0] == "Unwahrscheinlichkeitsrechnung"


@pytest.mark.parametrize("words", ["", "\u200b", "\ufe0f", "\u0301"])
def test_words_that_take_no_room_can_be_shown(typesetter: Typesetter, words: str) -> None:
    assert typesetter.block(words, Type.BODY, pygame.Color("white"), 100).get_height() > 0
    assert typesetter.within(words, Type.NAME, pygame.Color("white"), (80, 20)).get_height() > 0


def test_two_things_on_the_last_line_that_fits_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A character and a level stood side by side like one name where there was room for a line."""
    shown: list[str] = []
    cut = Typesetter.cut

    def seen(self: Typesetter, line: str, *rest: Any) -> str:
        shown.append(line)
        return cut(self, line, *rest)

    monkeypatch.setattr(Typesetter, "cut", seen)
    typesetter, words = Typesetter(Screen(1024, 576)), "Opportunista · Protagonista"
    room = (typesetter.width(words, Type.BUTTON) * 95 // 100, typesetter.height(Type.BUTTON))
    typesetter.within(words, Type.BUTTON, CREAM, room, "centre")
    assert [line.replace("\u00a0", " ") for line in shown] == [words]


def test_no_line_of_players_ends_with_the_dot_between_them(typesetter: Typesetter) -> None:
    words = in_one_line(["Ada Lovelace 12", "Orson 8", "Grace Hopper 14", "Ida 3"])
    for share in (0.3, 0.5, 0.8):
        lines = broken(typesetter, words, share)
        assert len(lines) > 1
        assert not any(line.endswith("·") for line in lines)
        assert all("Ada\u00a0Lovelace\u00a012" in line for line in lines if "Ada" in line)


def test_no_line_ends_or_begins_with_the_mark_between_two_things(typesetter: Typesetter) -> None:
    row = in_one_line(["Ada 12", "Maximilian-Otto 9", "Ida 31"])
    words = f"Round 2 of 4 · {row} · Advanced"
    for wide in range(60, 600, 20):
        lines = typesetter.lines(words, Type.SMALL, wide)
        assert not [line for line in lines if line[0] == "·" or line[-1] == "·"]


def test_what_was_set_and_painted_is_kept_until_the_window_has_another_size() -> None:
    props = props_of()
    kept = (props.typesetter, props.shapes, props.painter)
    props.fit(Screen(1280, 720))
    assert kept == (props.typesetter, props.shapes, props.painter)
    props.fit(Screen(1024, 576))
    now = (props.typesetter, props.shapes, props.painter)
    assert not any(one is other for one, other in zip(kept, now, strict=True))


def test_arrows_and_signs_of_pads_are_seen_in_every_typeface(typesetter: Typesetter) -> None:
    """Most typefaces have none: a box would stand there instead."""
    for each in Type:
        size = typesetter.size(each)
        for sign in "←→↑↓○□△":
            drawn, box = (typesetter.sized(it, each, CREAM, size) for it in (sign, "\ue000"))
            assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(box, "RGBA"), each
        assert typesetter.width("a←b", each) > typesetter.width("ab", each)
