"""Panels of seats: names and words are whole, signs lie on neither."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import player, say
from hollywood.core.record import HUMAN
from hollywood.games.paperback.table.newsstand_painter import Prize
from hollywood.games.paperback.table.pen import Pen
from hollywood.games.paperback.table.seat_painter import Seated
from hollywood.ui.draw.text import Typesetter

from ...harness.hurry import in_a_hurry
from .positions import paperback
from .stills import Still, Window

WHO = (HUMAN, "lead_opportunist", "lead_hoarder", "lead_accountant", "understudy_hoarder")
SIZES = [(1024, 576), (1280, 720)]


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_hurry(monkeypatch)
    pygame.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("of", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_a_seat_lie_on_no_words(
    of: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    still = Still(paperback(), Window(language=language), prizes=True)
    signs, words = list[pygame.Rect](), list[pygame.Rect]()
    for name, noted in (("icon", signs), ("words", words), ("name", words)):
        monkeypatch.setattr(Pen, name, _noting(getattr(Pen, name), noted))
    told = Seated(
        1, "Archie Vault", WHO[1], word="COUNTERWEIGHTS", worth=16, marks=("theme", "attack")
    )
    still.painter._lying._seats.piece(told, of).paint(pygame.Surface((1280, 720)))
    assert len(signs) >= 2
    assert not [sign for sign in signs[:2] if sign.inflate(-4, -4).collidelist(words) >= 0]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("of", [2, 3, 4, 5])
def test_names_are_whole_in_narrow_panels_whatever_a_seat_holds(
    of: int, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    still, cut = Still(paperback(), Window(size, "fr", text), prizes=True), list[str]()
    shorten = Typesetter.cut

    def cutting(setter: Typesetter, line: str, *how: Any) -> str:
        short = shorten(setter, line, *how)
        cut.extend([line] if short != line else [])
        return short

    monkeypatch.setattr(Typesetter, "cut", cutting)
    for name in ("Penny Quick", "Archie Vault", "Wilhelmina Wax"):  # the longest that can be typed
        for marks in ((), ("attack",), ("attack", "theme")):
            told = Seated(1, name, WHO[1], word="QUARTERED", worth=14, marks=marks)
            still.painter._lying._seats.piece(told, of).paint(pygame.Surface(size))
    whose = say("paperback.table.has_it", player=player(1))
    prize = Prize("theme", "space", 5, (say("paperback.theme.space"), whose))
    for each in still.painter._lying._newsstand.pieces(0, (), (), (prize,)).values():
        each.paint(pygame.Surface(size))
    assert cut == []


def test_one_sign_takes_no_room_from_a_short_name_s_word(monkeypatch: pytest.MonkeyPatch) -> None:
    still, words = Still(paperback(), prizes=True), list[pygame.Rect]()
    monkeypatch.setattr(Pen, "words", _noting(Pen.words, words))
    told = Seated(1, "Ada", WHO[1], word="COUNTERWEIGHTS", worth=9)
    for each in (told, replace(told, marks=("theme",))):
        still.painter._lying._seats.piece(each, 3).paint(pygame.Surface((1280, 720)))
    assert words[1].width == words[4].width, "name, word, worth"


def _noting(
    paint: Callable[..., pygame.Rect], noted: list[pygame.Rect]
) -> Callable[..., pygame.Rect]:
    def painted(*given: Any, **named: Any) -> pygame.Rect:
        noted.append(paint(*given, **named))
        return noted[-1]

    return painted
