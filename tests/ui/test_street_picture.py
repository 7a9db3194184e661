"""The street as a picture: what is shown before its parts are read, and what is painted of it."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import Any

import pygame
import pytest

from hollywood.games import GAMES
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages import house_fronts, street_night, street_picture
from hollywood.ui.pages.house_fronts import Appearance
from hollywood.ui.pages.street_life import Looks
from hollywood.ui.pages.street_picture import StreetPicture
from hollywood.ui.pages.street_plan import fronts, usual_strip

FACADES = [game.facade for game in GAMES]
TITLES = [game.title for game in GAMES]
SCREEN = Screen(WIDE, HIGH)


@pytest.fixture
def street() -> Iterator[StreetPicture]:
    pygame.font.init()
    standing = fronts(SCREEN, 1.0, len(GAMES), 0, usual_strip(SCREEN))
    picture = StreetPicture(Typesetter(SCREEN), TITLES, FACADES, standing, 0)
    picture.wait()
    yield picture
    picture.close()


def painted(street: StreetPicture, opened: int, lights: list[float]) -> pygame.Surface:
    canvas = pygame.Surface((WIDE, HIGH))
    standing = fronts(SCREEN, 1.0, len(GAMES), opened, usual_strip(SCREEN))
    street.paint(canvas, standing, lights, opened)
    return canvas


def lights_of(opened: int) -> list[float]:
    return [float(number == opened) for number in range(len(GAMES))]


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much brighter and darker they are in the mean, of 255, but for their grain."""
    size = (WIDE // 8, HIGH // 8)
    less, more = (pygame.transform.smoothscale(each.convert(24), size) for each in (one, other))
    kept = more.copy()
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(kept, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return max(
        a + b
        for a, b in zip(
            pygame.transform.average_color(more)[:3],
            pygame.transform.average_color(less)[:3],
            strict=True,
        )
    )


@pytest.mark.parametrize("opened", range(len(GAMES)))
def test_the_picture_shown_at_first_is_the_street_itself(opened: int) -> None:
    """`python -m studio.street` prints it; a game that joins the box changes it."""
    early = street_picture.early(SCREEN, FACADES, opened)
    assert early is not None
    standing = fronts(SCREEN, 1.0, len(GAMES), opened, usual_strip(SCREEN))
    street = StreetPicture(Typesetter(SCREEN), TITLES, FACADES, standing, opened)
    assert apart(early, painted(street, opened, lights_of(opened))) < 2
    street.close()


def test_who_leaves_the_street_at_once_waits_for_no_house(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may, night = Event(), Event(), street_night.StreetNight
    in_time = list[bool]()

    def slowly(*given: Any) -> Any:
        begun.set()
        in_time.append(may.wait(10))
        return night(*given)

    monkeypatch.setattr(street_picture, "StreetNight", slowly)
    standing = fronts(SCREEN, 1.0, len(GAMES), 0, usual_strip(SCREEN))
    street = StreetPicture(Typesetter(SCREEN), TITLES, FACADES, standing, 0)
    assert begun.wait(10)
    street.close()
    may.set()
    street.wait()
    assert in_time == [True], "the window stood still for it"
    assert not street.is_read, "nothing large is kept"


def test_windows_of_other_shapes_wait_for_the_houses_themselves() -> None:
    assert street_picture.early(Screen(2560, 1080), FACADES, 0) is None
    assert street_picture.early(Screen(WIDE, HIGH, 2.0), FACADES, 0) is None
    assert street_picture.early(SCREEN, [*FACADES, None], 0) is None


def test_nothing_is_scaled_while_houses_move(
    street: StreetPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted(street, 0, lights_of(0))  # what is made once is made

    def scaled(*_: object) -> pygame.Surface:
        raise AssertionError("a frame scales")

    for name in ("scale", "smoothscale", "rotozoom"):
        monkeypatch.setattr(pygame.transform, name, scaled)
    for step in range(1, 10):
        others = [0.0] * (len(GAMES) - 2)
        painted(street, 1, [1 - step / 10, step / 10, *others])


def test_a_house_on_its_way_to_the_other_light_is_a_mean_of_both(street: StreetPicture) -> None:
    """Also where only the picture in its window is laid over itself."""
    dark, lit, between = (painted(street, 0, [light, 0.0, 0.0]) for light in (0.0, 1.0, 0.25))
    front = fronts(SCREEN, 1.0, len(GAMES), 0, usual_strip(SCREEN))[0]
    for x in range(front.rect.left + 8, front.rect.right - 8, 40):
        for y in range(front.board.bottom + 40, front.rect.bottom - 8, 40):
            seen = [canvas.get_at((x, y))[:3] for canvas in (dark, lit, between)]
            for low, high, middle in zip(*seen, strict=True):
                assert abs(0.75 * low + 0.25 * high - middle) < 5


def test_an_asleep_house_is_darker_and_its_bulbs_are_out(street: StreetPicture) -> None:
    lit, dark = painted(street, 0, lights_of(0)), painted(street, 0, [0.0] * len(GAMES))
    front = fronts(SCREEN, 1.0, len(GAMES), 0, usual_strip(SCREEN))[0]

    def bright(canvas: pygame.Surface) -> float:
        colour = pygame.transform.average_color(canvas, front.board)
        return sum(colour[:3])

    assert bright(dark) < 0.6 * bright(lit)


@pytest.mark.parametrize("house", range(len(GAMES)))
def test_what_is_in_a_window_stays_the_same_when_its_house_is_pointed_at(
    street: StreetPicture, house: int
) -> None:
    """Its light comes; no other picture, and none that slides."""
    opened = (house + 1) % len(GAMES)
    front = fronts(SCREEN, 1.0, len(GAMES), opened, usual_strip(SCREEN))[house]
    inside = front.window.inflate(-80, -220)
    dark, lit = lights_of(opened), lights_of(opened)
    lit[house] = 0.8
    before = edges(painted(street, opened, dark).subsurface(inside))
    after = edges(painted(street, opened, lit).subsurface(inside))
    other = edges(painted(street, opened, dark).subsurface(inside.move(12, 0)))
    assert before.overlap_area(after, (0, 0)) > 1.5 * before.overlap_area(other, (0, 0))


def edges(canvas: pygame.Surface) -> pygame.Mask:
    """Where dark and light meet most."""
    found = pygame.transform.laplacian(pygame.transform.grayscale(canvas))
    level = sorted(
        found.get_at((x, y))[0]
        for x in range(0, found.get_width(), 3)
        for y in range(0, found.get_height(), 3)
    )
    least = level[len(level) * 9 // 10]
    return pygame.mask.from_threshold(found, (255, 255, 255), (256 - least,) * 3)


def test_a_house_that_is_not_drawn_has_a_plain_front() -> None:
    standing = fronts(SCREEN, 1.0, 2, 0, usual_strip(SCREEN))
    houses = house_fronts.HouseFronts(Typesetter(SCREEN), ["One", "Two"], [None, None])
    canvas = pygame.Surface((WIDE, HIGH))
    houses.paint(canvas, 1, Appearance(standing[1], 0.0))
    assert canvas.get_at(standing[1].board.midtop) != canvas.get_at((0, 0))


@pytest.mark.parametrize("menu", range(360, 440, 4))
def test_no_eyes_are_cut_by_a_menu(street: StreetPicture, menu: int) -> None:
    house = next(n for n, facade in enumerate(FACADES) if facade is not None and facade.eyes)
    standing = fronts(SCREEN, 1.0, len(GAMES), house, usual_strip(SCREEN))
    street.make_room(house, standing[house], menu)
    pieces = street.pieces(standing, house, Looks(blink=True))
    eyes = [piece.place for key, piece in pieces.items() if key in (("eye", 0), ("eye", 1))]
    assert len(eyes) == 2
    assert all(eye.bottom <= menu or eye.top >= menu for eye in eyes)
    ground = street.standing(standing, house)
    window = standing[house].window
    assert ground.get_at((window.centerx, standing[house].board.bottom + 2))[:3] != (10, 6, 20)
