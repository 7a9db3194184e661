"""Matches that are kept, with words as large as they were asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations
from typing import Any

import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.core.record import Chair
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.ui.app.boxed_game import BoxedGame
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages.kept_page import KeptPage, _Frame
from hollywood.ui.pages.menu import in_one_line
from hollywood.ui.widgets.form import Lettered

from ..harness.kept_pages import PAGES
from ..harness.windows import Heard, props_of, shown

pytestmark = pytest.mark.usefixtures("own_folder")
LARGE = 200  # per cent that are asked for
LEAST = 1.5  # times as large as usual
SHELVES = [name for name in PAGES if "shelf" in name]


def page_of(name: str, language: Language, size: tuple[int, int], text: int) -> Lettered:
    page = PAGES[name](props_of(language, size, text), Heard())
    shown(page)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHELVES)
def test_where_words_are_large_fewer_matches_are_seen_at_once(
    name: str, language: Language
) -> None:
    page = page_of(name, language, (1024, 576), LARGE)
    assert isinstance(page, KeptPage)
    assert page.typesetter.screen.text >= LEAST
    rects = [control.rect for control in page.controls.all]
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    for _, lines in page.below:
        assert page.bounds.contains(lines)


def test_the_match_that_is_chosen_stays_in_sight_when_words_grow() -> None:
    page = page_of("shelf of many", "en", (1280, 720), 100)
    assert isinstance(page, KeptPage)
    page.choose(7)
    assert page._first == 0
    page.resize(props_of("en", (1024, 576), LARGE).screen)
    assert page._first == 4
    assert page.match is not None
    assert page.match.match.record.stem == "7"


NAMES = ["Bartholomew", "Penny Quick", "Archie Vault", "Vivienne", "Ada"]
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080)]


def told_of(page: KeptPage, game: BoxedGame) -> Iterator[list[str]]:
    """The lines of a match of this game that is over, and of one that is not."""
    kit = game.open()
    seats = kit.seats[-1]
    sit = tuple(map(Chair, NAMES[:seats]))
    match = kit.begin(SetUp(sit, next(iter(kit.presets.values())), 1, game.name))
    headline = match.game.standing(match.state).headline
    practice, last = say("practice.from", move=104), say("shelf.turn", player=NAMES[1])
    told, when = f"{page.said(practice)} · {page.said(headline)}", "20/11/2026 21:14"
    yield [told, in_one_line(f"{name} 104" for name in NAMES[:seats]), when]
    yield [told, in_one_line(NAMES[:seats]), f"{when} · {page.said(last)}"]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_match_on_the_shelf_says_is_whole(
    language: Language, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of every game; and of a match that can't be read, why."""
    page = page_of("shelf", language, size, text)
    assert isinstance(page, KeptPage)
    wrong = say("fault.not_yaml", problem="found a tab character that violates indentation")
    unread = [page.said(say("shelf.wrong", line=117, fault=wrong)), "20/11/2026 21:14"]
    cut, short = Typesetter.cut, list[str]()

    def noted(self: Typesetter, line: str, *given: Any) -> str:
        left = cut(self, line, *given)
        short.extend([line] if left != line else [])
        return left

    monkeypatch.setattr(Typesetter, "cut", noted)
    for lines in [unread, *chain.from_iterable(told_of(page, game) for game in GAMES)]:
        page._shown = [replace(each, lines=lines) for each in page._shown]
        page.lay_out()
        assert not short
        frames = [each.rect for each in page.controls.all if isinstance(each, _Frame)]
        for _, place in page.below:
            if place.width < page.bounds.width:
                assert any(frame.contains(place) for frame in frames)
