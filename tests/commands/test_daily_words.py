"""The command `daily` in games of words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hollywood.core.catalogue import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_of_a_day_is_asked_for_in_a_language(run: Any, language: str) -> None:
    words = ("daily", "paperback", "--from", "2026-11-20", "--words", language, "--json")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    (told,) = json.loads(out)
    assert told["options"]["language"] == language
    assert told["par"] is None


def test_games_without_words_are_the_same_in_all_languages(run: Any) -> None:
    days = [
        run("daily", "hollywood", "--from", "2026-11-20", "--words", each) for each in LANGUAGES
    ]
    assert days[0] == days[1] == days[2]
