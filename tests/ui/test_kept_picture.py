"""A kept picture looks as if all of it were painted in every frame, and is painted only in part."""

from __future__ import annotations

import random
from collections.abc import Hashable
from functools import partial
from threading import Thread
from weakref import ref

import pygame

from hollywood.ui.draw.kept_picture import KeptPicture, Piece, Repainting
from hollywood.ui.draw.plate import Plate
from hollywood.ui.draw.surfaces import canvas, lay_on, scaled

SIZE = (120, 80)
INKS = ("red", "green", "blue", "gold")


def ground() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill("black")
    return surface


def paint(canvas: pygame.Surface, ink: str, place: pygame.Rect, done: list[str]) -> None:
    done.append(ink)
    canvas.fill(ink, place)


def pieces_of(
    things: dict[Hashable, tuple[str, pygame.Rect]], done: list[str]
) -> dict[Hashable, Piece]:
    return {
        key: Piece(ink, place, partial(paint, ink=ink, place=place, done=done))
        for key, (ink, place) in things.items()
    }


def fresh(lower: pygame.Surface, pieces: dict[Hashable, Piece]) -> bytes:
    canvas = lower.copy()
    for piece in pieces.values():
        piece.paint(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_it_looks_as_if_all_of_it_were_painted() -> None:
    chance, kept, lower = random.Random(7), KeptPicture(), ground()
    things: dict[Hashable, tuple[str, pygame.Rect]] = {}
    for _ in range(300):
        key = chance.randrange(6)
        place = pygame.Rect(chance.randrange(100), chance.randrange(70), 24, 18)
        kind = chance.choice(("come", "go", "ink", "order", "below"))
        below: list[pygame.Rect] = []
        if kind == "go":
            things.pop(key, None)
        elif kind == "order":
            order = list(things.items())
            chance.shuffle(order)
            things = dict(order)
        elif kind == "below":
            lower.fill(chance.choice(INKS), place)
            below = [place]
        else:
            things[key] = (chance.choice(INKS), place)
        pieces = pieces_of(things, [])
        kept.show(lower, pieces, below)
        assert kept.surface is not None
        assert pygame.image.tobytes(kept.surface, "RGB") == fresh(lower, pieces), kind


def test_what_looks_the_same_and_lies_elsewhere_is_not_painted_again() -> None:
    kept, lower = KeptPicture(), ground()
    done: list[str] = []
    red, blue = pygame.Rect(0, 0, 20, 20), pygame.Rect(80, 40, 20, 20)
    things: dict[Hashable, tuple[str, pygame.Rect]] = {"a": ("red", red), "b": ("blue", blue)}
    kept.show(lower, pieces_of(things, done))
    done.clear()
    things["b"] = ("gold", blue)
    assert kept.show(lower, pieces_of(things, done)) == [blue]
    assert done == ["gold"]
    assert kept.show(lower, pieces_of(things, done)) == []


def test_a_plate_looks_as_if_all_of_it_were_blended() -> None:
    layer, middle = canvas((60, 40)), pygame.Rect(8, 6, 40, 30)
    layer.fill((20, 10, 0, 90))
    layer.fill((11, 26, 28, 255), middle.inflate(4, 4))
    layer.fill((200, 180, 90, 255), (20, 12, 5, 9))
    pictures = []
    for lay in (Plate(layer, middle).lay_on, lambda lower, at: lay_on(layer, lower, at)):
        lower = ground()
        lower.fill("gold")
        lay(lower, (7, 5))
        pictures.append(pygame.image.tobytes(lower, "RGB"))
    assert pictures[0] == pictures[1]


def test_another_ground_is_painted_whole_and_none_is_kept() -> None:
    """A ground is as large as the window: whoever gives it lets go of it."""
    canvas, frame = pygame.Surface((8, 8)), Repainting()
    first = pygame.Surface((8, 8))
    frame.paint(canvas, first, {})
    second = pygame.Surface((8, 8))
    second.fill("red")
    assert frame.paint(canvas, second, {}) == [canvas.get_rect()]
    assert frame.paint(canvas, second, {}) == []
    assert canvas.get_at((4, 4)) == pygame.Color("red")
    gone = ref(second)
    del second
    assert gone() is None


def test_what_is_scaled_on_another_thread_can_be_laid_down_meanwhile() -> None:
    layer, below = canvas((700, 1000)), canvas((50, 50))
    scaling = Thread(target=lambda: [scaled(layer, (650, 930)) for _ in range(8)])
    scaling.start()
    while scaling.is_alive():
        lay_on(layer, below)
    scaling.join()
