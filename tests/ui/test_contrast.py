"""High contrast: words stand out 7 to 1, shapes 4.5 to 1, from what they lie on."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Color

from hollywood import box
from hollywood.games import GAMES
from hollywood.games.hollywood.rules.deck import Colour
from hollywood.games.times_square.table.street_pictures import StreetPictures
from hollywood.settings import Typeface
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.screen import Screen
from hollywood.ui.cards.bold_card import grown
from hollywood.ui.draw import theme
from hollywood.ui.draw.high_contrast import FOCUS, PANEL, bright, contrast, ground, sign, word
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BRASS, CREAM, GREYED, PANEL_LIT, WHITE, Type
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import scenes, shoot

from ..harness.contrast import Found, watched
from ..harness.positions import DECK
from ..harness.windows import props_of

WORDS, SHAPES = 7.0, 4.5
INKS = [ink for ink in vars(theme).values() if isinstance(ink, Color)]
SCREEN = Screen(1280, 720, contrast=True)
FIGURES = ("left", "right", "hal", "deb", "sue", "charlie")


@pytest.mark.parametrize("ink", INKS, ids=str)
def test_every_ink_stands_out_from_black_or_is_meant_for_light_ground(ink: Color) -> None:
    light = contrast(ink, PANEL) > 3
    assert not light or contrast(word(ink), PANEL) >= WORDS
    assert not light or contrast(sign(ink), PANEL) >= SHAPES
    assert contrast(bright(ink), PANEL) >= SHAPES


def is_like(one: Color, other: Color) -> bool:
    """The same but for what smoothing takes."""
    return all(abs(a - b) <= 5 for a, b in zip(tuple(one)[:3], tuple(other)[:3], strict=True))


def test_words_are_white_panels_black_edges_thick() -> None:
    assert word(CREAM) == sign(BRASS) == WHITE
    assert ground(PANEL_LIT) == PANEL
    assert word(GREYED) != WHITE, "what can do nothing is told by its ink"
    shapes = Shapes(least_edge=SCREEN.least_edge)
    panel = shapes.panel((60, 40), 0, PANEL_LIT, theme.faint(BRASS), 1)
    assert is_like(panel.get_at((30, 1)), WHITE), "2 units"
    assert is_like(panel.get_at((30, 20)), PANEL)


def test_the_focus_is_yellow_with_black_round_it() -> None:
    props = props_of()
    props.fit(SCREEN)
    canvas = props.shapes.panel((200, 200), 0, Color("grey")).copy()
    props.painter.ring(canvas.get_rect().inflate(-100, -100), canvas)
    inks = [canvas.get_at((100, y)) for y in range(40, 50)]
    assert sum(is_like(ink, FOCUS) for ink in inks) == 4
    assert sum(is_like(ink, theme.BLACK) for ink in inks) >= 2


@pytest.mark.parametrize("colour", DECK.colours, ids=str)
def test_reels_are_flat_with_a_white_rim(colour: Colour) -> None:
    props = props_of()
    props.fit(SCREEN)
    reel = props.art.token(str(colour.id), 200)
    seen = {tuple(reel.get_at((x, 100)))[:3] for x in range(200) if reel.get_at((x, 100)).a == 255}
    flat = bright(Color(colour.inks[1]))
    assert tuple(flat)[:3] in seen
    assert (255, 255, 255) in seen


def test_marks_grow_by_half_and_never_cover_each_other() -> None:
    left, right, around = (0, 0, 160, 160), (180, 0, 320, 96), (0, 0, 500, 700)
    badge, steps, line = grown([left, right, around])
    assert badge == (0, 0, 240, 240)
    assert steps == (20, 240, 480, 144)
    assert line == around


def test_cards_tokens_and_letters_are_made_anew_when_contrast_is_chosen() -> None:
    props = props_of()
    props.fit(props.screen)
    usual = props.art.card(next(iter(props.art.cards)), 110)
    props.fit(SCREEN)
    bold = props.art.card(next(iter(props.art.cards)), 110)
    assert bold is not usual
    assert bold.get_at((55, 0)) == WHITE, "a card has a white edge"


@pytest.mark.parametrize("typeface", ["plain", "dyslexia"])
def test_letters_that_a_typeface_lacks_are_set_in_another(typeface: Typeface) -> None:
    setter = Typesetter(Screen(1280, 720, typeface=typeface))
    for type in Type:
        assert setter.line("↑ Ada", type, CREAM).get_width() > 0
    usual = Typesetter(Screen(1280, 720))
    assert setter.width("Settings", Type.HEADLINE) != usual.width("Settings", Type.HEADLINE)


def faint(found: Found, least: float) -> list[tuple[str, float]]:
    return [(each.what, each.ratio) for each in found.values() if each.ratio < least]


def stands_out(name: str, game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish((1280, 720), language="en", contrast=True)
    with watched(monkeypatch) as watch:
        shoot(name, folder / "x.bmp", OpenedGames(GAMES, {}), box.open_sentences(), wish, game)
    assert watch.words
    assert faint(watch.words, WORDS) == []
    assert faint(watch.signs, SHAPES) == []


@pytest.mark.parametrize(
    ("name", "game"),
    [
        *product(("puzzle", "table"), [game.name for game in GAMES]),
        *product(("settings", "street"), [GAMES[0].name]),  # the same for all games
        ("winner", "hollywood"),
    ],
)
def test_words_and_signs_stand_out(
    name: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stands_out(name, game, tmp_path, monkeypatch)


def test_signs_of_empty_towers_stand_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish((1280, 720), language="en", moves=3, contrast=True)
    games = OpenedGames(GAMES, {})
    with watched(monkeypatch) as watch:
        shoot("table", tmp_path / "x.bmp", games, box.open_sentences(), wish, "hollywood")
    assert len(watch.badges) >= 12, "three genres for each of four"
    assert faint(watch.badges, SHAPES) == []


@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("diameter", [25, 36, 52])
def test_lamps_and_chips_have_an_edge_that_stands_out_all_round(lit: bool, diameter: int) -> None:
    pictures = StreetPictures(contrast=True)
    chips = [pictures.chip(name, diameter, lit) for name in FIGURES]
    for chip in (*chips, pictures.sign("trio", diameter, lit)):
        shown = pygame.Surface(chip.get_size())
        shown.fill(PANEL)
        lay_on(chip, shown)
        for turn in range(24):
            way = pygame.Vector2(diameter / 2, 0).rotate(15 * turn)
            spots = [way * share + (diameter / 2, diameter / 2) for share in (0.84, 0.88, 0.92)]
            inks = [shown.get_at((int(x), int(y))) for x, y in spots]
            assert max(contrast(ink, PANEL) for ink in inks) >= SHAPES


@pytest.mark.soak
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_words_and_signs_stand_out_on_all_pages(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in scenes(OpenedGames(GAMES, {}), game):
        stands_out(name, game, tmp_path, monkeypatch)


def test_calm_lets_nothing_live_lean_or_fall_and_music_stays_as_loud_as_it_is() -> None:
    props = props_of()
    assert props.lively
    props.settings.calm = True
    assert props.moves
    assert not props.lively
    props.set_volumes()
    assert props.sound._volumes.even
    props.settings.calm = False
    props.set_volumes()
    assert not props.sound._volumes.even
