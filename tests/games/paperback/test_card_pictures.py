"""What cards of Paperback are called where they are drawn: those that look alike are drawn once."""

from __future__ import annotations

import pygame
import pytest

from hollywood import paths
from hollywood.games.paperback.art import open_art
from hollywood.games.paperback.card_pictures import FOLDER, Faces, Shown
from hollywood.games.paperback.table.card_looks import CardLooks
from hollywood.pictures import Pictures

from .positions import deck, paperback
from .stills import Still


def test_cards_that_look_alike_are_drawn_once() -> None:
    pygame.init()
    game = paperback()
    cards = Still(game).painter._cards
    looks: dict[str, set[str]] = {}
    for card, face in enumerate(game.table.faces):
        looks.setdefault(face.id, set()).add(cards.named(card))
    assert max(len(names) for id, names in looks.items() if not id.startswith(("f", "s_w"))) == 1
    assert len(looks["s_w"]) == 3, "five seats have five first books each, with three covers"
    assert len(looks["f05"]) == 2


def test_a_wild_card_without_its_letter_stands_in_for_it() -> None:
    pygame.init()
    game = paperback()
    cards, faces = Still(game).painter._cards, Faces(deck(), {})
    book = next(n for n, face in enumerate(game.table.faces) if face.wild)
    letter = next(n for n, face in enumerate(game.table.faces) if face.letters)
    assert faces[cards.named(book, CardLooks(letter="q"))].like == cards.named(book)
    assert faces[cards.named(book)].like == ""
    assert faces[cards.named(letter, CardLooks(letter="q"))].like == "", (
        "that would be another letter"
    )


def test_large_symbols_make_price_points_and_border_larger() -> None:
    pygame.init()
    art, name = open_art(deck()), Shown("l44", small=True).name
    usual, large = (art.card(name, 200, "en", symbols) for symbols in (False, True))
    art.close()
    changed = {
        (x, y)
        for x in range(0, 200, 4)
        for y in range(0, 280, 4)
        if usual.get_at((x, y)) != large.get_at((x, y))
    }
    assert any(x < 70 and y < 90 for x, y in changed), "the price"
    assert any(x > 130 and y < 70 for x, y in changed), "the points"
    assert {x for x, y in changed if y > 120} & {12, 16, 20}, "the border"
    assert not any(40 < x < 160 and 200 < y < 260 for x, y in changed), "what it does"


@pytest.mark.parametrize("of", ["2", "3", "4", "5", "6", "7", "8", "starter", "common"])
def test_with_large_symbols_a_border_is_twice_as_wide(of: str) -> None:
    pictures = Pictures(paths.assets() / FOLDER / "cards")
    usual, large = (
        pygame.image.load(pictures.frame(f"small_{of}", symbols)) for symbols in (False, True)
    )
    at = round(usual.get_width() * 48 / 500), round(usual.get_height() * 0.68)
    assert usual.get_at(at).a == 0
    assert large.get_at(at).a == 255
