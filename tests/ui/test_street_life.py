"""What lives on the street by itself, how it answers the mouse, and when it rests."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages.house_fronts import Appearance, HouseFronts
from hollywood.ui.pages.lean import Leaning
from hollywood.ui.pages.street_life import DASHES, Looks, StreetLife
from hollywood.ui.pages.street_picture import HOUSES, PICTURES, StreetPicture
from hollywood.ui.pages.street_plan import fronts, usual_strip

from ..harness.toy_house import HOUSE
from .test_street import Walker, street_with

pytestmark = pytest.mark.usefixtures("roughly")
NOBODY = pygame.Color("magenta")  # nothing has this colour
SCREEN = Screen(1280, 720)
STANDING = [
    fronts(SCREEN, 1.0, len(GAMES), each, usual_strip(SCREEN)) for each in range(len(GAMES))
]


@pytest.fixture
def walker() -> Iterator[Walker]:
    yield from street_with(Settings(language="en"), HOUSE)


@pytest.fixture(scope="module")
def picture() -> Iterator[StreetPicture]:
    pygame.font.init()
    drawn = StreetPicture(
        Typesetter(SCREEN),
        [game.title for game in GAMES],
        [game.facade for game in GAMES],
        STANDING[0],
        0,
    )
    drawn.wait()
    yield drawn
    drawn.close()


# when


def test_nothing_lives_below_a_sheet_without_motion_or_when_the_window_is_left() -> None:
    for still in (True, False):
        for walker in street_with(Settings(language="en", reduced_motion=still), HOUSE):
            walker.press(pygame.K_DOWN)
            walker.let_pass(2.0)
            street = walker.street
            assert street.resting is still
            walker.press(pygame.K_s)
            walker.let_pass(2.0)
            street.update(1.0)  # what was under way arrives
            assert not any(street.update(0.1) for _ in range(30))
            walker.press(pygame.K_ESCAPE)
            walker.let_pass(2.0)
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            walker.heard()
            walker.let_pass(1.0)
            assert walker.street.resting


def test_music_rests_once_nobody_has_done_anything_for_a_minute(
    walker: Walker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes back with the first event; nor does it rest where something moves."""
    now, told = [0], list[bool]()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    monkeypatch.setattr(walker.window, "_patience", lambda stack: 0)
    monkeypatch.setattr(walker.sound, "rest", told.append)
    walker.let_pass(2.0)
    walker.window._last_heard = 0
    pygame.event.clear()
    for moment, rests in ((59_000, False), (61_000, True)):
        now[0] = moment
        walker.window.turn(walker.stack, walker.sound)
        assert told[-1] is rests
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1)))
    walker.window.turn(walker.stack, walker.sound)
    assert not told[-1]


def test_the_street_comes_to_rest(walker: Walker) -> None:
    walker.let_pass(2.0)
    assert walker.street.resting
    walker.press(pygame.K_2)
    assert not walker.street.resting
    walker.let_pass(0.3)
    assert walker.street.fronts[1].rect.width > walker.street.fronts[0].rect.width
    walker.press(pygame.K_1)
    walker.let_pass(1.0)
    assert not walker.street.resting, "it lives for a minute after the last input"
    seen = [walker.stack.update(1 / 60) for _ in range(600)]
    assert 40 < sum(seen) < 120, "at most twelve times a second"
    for _ in range(600):
        walker.stack.update(0.1)
    assert walker.street.resting
    assert not walker.stack.update(1.0)


def test_a_line_is_typed_dash_by_dash_and_the_carriage_returns() -> None:
    life, typed = StreetLife(), []
    life.touched()
    for _ in range(100):
        life.update(0.1)
        typed.append(life.looks.typed)
    steps = [now for now, before in zip(typed, [0, *typed], strict=False) if now != before]
    assert steps[: DASHES + 1] == [*range(1, DASHES + 1), 0]


def test_eyes_next_door_blink_once_when_a_house_is_opened() -> None:
    life, startled = StreetLife(), []
    life.touched()
    life.house_opened()
    for _ in range(600):
        life.update(0.05)
        startled.append(life.looks.startled)
    changes = [
        now for now, before in zip(startled, [False, *startled], strict=False) if now != before
    ]
    assert changes == [True, False]


# where


def test_what_lives_is_painted_and_nothing_else(walker: Walker) -> None:
    walker.press(pygame.K_DOWN)
    walker.street.picture.wait()
    walker.let_pass(2.0)
    canvas = walker.window.canvas
    walker.stack.draw(canvas)
    canvas.fill(NOBODY)
    for _ in range(12):
        if walker.stack.update(1 / 60):
            walker.stack.draw(canvas)
    left = pygame.mask.from_threshold(canvas, NOBODY, (1, 1, 1, 255)).count()
    painted = 1 - left / (canvas.get_width() * canvas.get_height())
    assert 0 < painted < 0.06


@pytest.mark.parametrize(
    ("house", "looks", "lives"),
    [
        (0, Looks(turn=1), ("reel", 0)),
        (0, Looks(turn=1), ("reel", 1)),
        (0, Looks(beam=2), "beam"),
        (0, Looks(bulbs=1), ("bulbs", 1)),
        (1, Looks(sign_dark=True), "sign"),
        (1, Looks(twitch=True), "hand"),
        (2, Looks(typed=3), "typed"),
        (2, Looks(blink=True), ("eye", 0)),
        (2, Looks(blink=True), ("eye", 1)),
        (1, Looks(startled=True), ("next door", 2, 1)),
    ],
)
def test_each_piece_stays_in_its_place_and_is_seen(
    picture: StreetPicture, house: int, looks: Looks, lives: object
) -> None:
    ground = picture.standing(STANDING[house], house)
    canvas, still = ground.copy(), picture.pieces(STANDING[house], house, Looks())
    for piece in still.values():
        piece.paint(canvas)
    before = canvas.copy()
    piece = picture.pieces(STANDING[house], house, looks)[lives]
    canvas.blit(ground, piece.place, piece.place)
    piece.paint(canvas)
    assert picture.seen(house, looks) == looks
    others = [picture.seen(each, looks) for each in range(len(GAMES)) if each != house]
    assert all(seen._replace(bulbs=0) == Looks() for seen in others)
    more, less = canvas.copy(), before.copy()
    more.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(canvas, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(more, (0, 0, 0), (3, 3, 3, 255))
    same.invert()
    boxes = same.get_bounding_rects()
    assert boxes
    assert piece.place.contains(boxes[0].unionall(boxes))


# parallax


def test_the_street_leans_away_from_the_mouse_and_comes_to_rest(walker: Walker) -> None:
    street = walker.street
    walker.motion((700, 20))
    walker.heard()
    walker.motion((1270, 20))
    walker.heard()
    walker.let_pass(0.2)
    assert street._leaning.across < 0 < street._leaning.down
    walker.let_pass(1.4)
    assert street._leaning == Leaning(-10, 5)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    walker.heard()
    walker.let_pass(1.0)
    assert street.resting


def test_without_motion_nothing_leans() -> None:
    for walker in street_with(Settings(language="en", reduced_motion=True), HOUSE):
        for x in (700, 1270):
            walker.motion((x, 20))
            walker.heard()
        walker.let_pass(1.0)
        assert walker.street._leaning == Leaning()


def test_what_is_near_leans_most(picture: StreetPicture, monkeypatch: pytest.MonkeyPatch) -> None:
    lean = Leaning(20, 10)
    stands: list[tuple[int, object]] = []

    def painted(self: object, onto: object, number: int, seen: Appearance) -> None:
        stands.append((seen.front.rect.left - STANDING[0][number].rect.left, seen.deep))

    monkeypatch.setattr(HouseFronts, "paint", painted)
    picture.standing(STANDING[0], 0, lean=lean)
    assert stands == [(10, (-3, -1))] * len(GAMES)
    assert lean.of(HOUSES) == (10, 5)
    assert lean.of(PICTURES)[0] == 7
