"""Matches that are kept, with words as large as they were asked for."""

from __future__ import annotations

from itertools import combinations

import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.ui.pages.kept_page import KeptPage
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
