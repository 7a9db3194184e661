"""No words of a game's own scenes are cut short: table, log, hint, ends, at every size."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hollywood import box, files
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games import GAMES
from hollywood.settings import Typeface
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import Type
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import scenes, unseen
from hollywood.ui.tools.unattended import Unattended
from hollywood.ui.widgets.form import Lettered

from ..harness.hollywood_match import hurry_the_coach
from ..harness.hurry import A_SHORT_MATCH, in_a_hurry, play_once_each, roughly

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768), (1280, 800)]
# other pages have tests of their own: test_scenes.py
SHARED = ["new-match", "table", "log", "hint"]
GAME = [game.name for game in GAMES]


class Cut:
    """Which words were cut, and by which typesetter."""

    def __init__(self) -> None:
        self.by: list[tuple[Typesetter, str]] = []

    def seen(self, shown: Unattended) -> list[str]:
        """Those that can be seen: what a page only tried does not count."""
        used = [
            scene.typesetter if isinstance(scene, Lettered) else shown.flow.props.typesetter
            for scene in shown.flow.stack.scenes
        ]
        return [words for setter, words in self.by if any(setter is each for each in used)]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    in_a_hurry(monkeypatch)
    roughly(monkeypatch)
    play_once_each(monkeypatch)
    pygame.init()
    found, cuts = Cut(), Typesetter.cut

    def noted(self: Typesetter, line: str, type: Type, most: int, size: int) -> str:
        left = cuts(self, line, type, most, size)
        if left != line:
            found.by.append((self, line))
        return left

    monkeypatch.setattr(Typesetter, "cut", noted)
    return found


def own_scenes(game: str) -> list[str]:
    """Those a game paints itself."""
    boxed = next(each for each in GAMES if each.name == game)
    return [*SHARED, *boxed.screens(boxed.open()).moments]


def cut_in(
    cut: Cut,
    game: str,
    name: str,
    size: tuple[int, int],
    text: int,
    language: Language,
    typeface: Typeface = "drawn",
    seed: int = 1,
) -> list[str]:
    """The words that are cut in one scene."""
    games, wish = OpenedGames(GAMES), Wish(size, text, language, seed)
    hurry_the_coach(games.first(game).kit)
    with files.elsewhere():
        shown = Unattended(wish, unseen(games, box.open_sentences(), wish, game))
        shown.flow.props.settings.typeface = typeface
        shown.flow.stack.resize(replace(shown.flow.props.screen, typeface=typeface))
        scenes(games, game)[name](shown)
        shown.look()
        found = cut.seen(shown)
        shown.flow.stack.close()
    return found


@pytest.mark.parametrize("game", GAME)
def test_no_words_are_cut_in_the_smallest_window(cut: Cut, game: str) -> None:
    """In Italian, where they have the least room in both games."""
    names = own_scenes(game)
    found = {n: cut_in(cut, game, n, SIZES[0], 100, "it", seed=A_SHORT_MATCH) for n in names}
    assert not any(found.values()), {name: each for name, each in found.items() if each}


@pytest.mark.parametrize(("game", "name"), [("hollywood", "winner"), ("hollywood", "result")])
def test_the_longest_heads_are_not_cut_in_wide_letters(cut: Cut, game: str, name: str) -> None:
    assert cut_in(cut, game, name, SIZES[0], 100, "fr", "dyslexia") == []


@pytest.mark.soak
@pytest.mark.parametrize("typeface", ["plain", "dyslexia"])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("game", GAME)
def test_no_words_are_cut_in_other_typefaces(
    cut: Cut, game: str, size: tuple[int, int], text: int, language: Language, typeface: Typeface
) -> None:
    names = own_scenes(game)
    found = {name: cut_in(cut, game, name, size, text, language, typeface) for name in names}
    assert not any(found.values()), {name: each for name, each in found.items() if each}


@pytest.mark.soak
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAME)
def test_no_words_are_cut_at_any_size(
    cut: Cut, game: str, size: tuple[int, int], text: int, language: Language
) -> None:
    found = {name: cut_in(cut, game, name, size, text, language) for name in own_scenes(game)}
    assert not any(found.values()), {name: each for name, each in found.items() if each}
