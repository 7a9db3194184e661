"""Where everything at the table of Times Square has its place, at every size of the window."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.game import BACK
from hollywood.core.match import Match
from hollywood.core.message import say
from hollywood.games.times_square.rules.street import DEB, HAL, LEFT, RIGHT, SUE, Places
from hollywood.games.times_square.table.geometry import Plan, in_front
from hollywood.games.times_square.table.layout import CHARLIE, PILED, feet_of, layout, person
from hollywood.games.times_square.table.middle_painter import WORDS
from hollywood.games.times_square.table.plates import coach_plate, log_plate
from hollywood.games.times_square.table.setting import TimesSquareSetting
from hollywood.kit import SetUp
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.draw.theme import Type
from hollywood.ui.table.bar import Bar
from hollywood.ui.table.stage import CARD

from ...harness.windows import props_of
from .positions import A, B, at, times_square

GAME = times_square()

SIZES = {
    0.8: (1024, 576),
    1.0: (1280, 720),
    1.5: (1920, 1080),
    2.0: (2560, 1440),
    3.0: (3840, 2160),
}
ODD = [(2560, 1080), (3440, 1440), (1024, 768), (1280, 800)]
# the design's rectangles, in units
BOXES = {
    "supply": (256, 416, 64, 90),
    "stage": (408, 414, 464, 92),
    "played": (960, 416, 64, 90),
}
IN_PANEL = {
    "face": (11, 10, 52, 52),
    "club": (44, 42, 24, 24),
    "sum": (168, 97, 48, 36),
    "lure": (12, 182, 98, 44),
    "discard": (118, 182, 98, 44),
    "end": (12, 236, 204, 46),
}
SPACES = range(-8, 9)


def near(rect: pygame.Rect, box: tuple[float, float, float, float], scale: float) -> bool:
    """Whether the rectangle is where the design has it, within a pixel."""
    return all(abs(have - want * scale) <= 1 for have, want in zip(rect, box, strict=True))


@pytest.mark.parametrize("scale", SIZES)
def test_rectangles_are_those_of_the_design(scale: float) -> None:
    plan = Plan(Screen(*SIZES[scale]))
    for name, box in BOXES.items():
        assert near(getattr(plan, name), box, scale), name
    assert near(log_plate(plan, symbols=False), (215, 46, 420, 128), scale)
    assert near(coach_plate(plan, symbols=False), (645, 46, 420, 128), scale)
    for seat, left in ((B, 12), (A, 1040)):
        panel = plan.panels[seat]
        assert near(panel.rect, (left, 418, 228, 292), scale)
        for name, (x, y, w, h) in IN_PANEL.items():
            assert near(getattr(panel, name), (left + x, 418 + y, w, h), scale), name
        middles = [lamp.centerx / scale - left for lamp in panel.lamps]
        assert middles == pytest.approx([30, 70, 110, 150], abs=1 / scale)
        assert panel.lamps[0].centery / scale == pytest.approx(418 + 115, abs=1 / scale)


@pytest.mark.parametrize("scale", SIZES)
def test_the_street_is_where_the_design_has_it(scale: float) -> None:
    plan = Plan(Screen(*SIZES[scale]))
    for space in SPACES:
        middle = 640 + 70.67 * space
        assert near(plan.tile(space), (middle - 32, 268, 64, 72), scale)
        assert near(plan.room(space), (middle - 35.3, 170, 70.67, 182), scale)
        assert near(plan.slot(space), (middle - 32, 357, 64, 43), scale)
        assert plan.feet(space) == pytest.approx((middle * scale, 301.3 * scale), abs=1)
        assert plan.lane_feet(space) == pytest.approx((middle * scale, 395.7 * scale), abs=1)


def test_eight_cards_reach_from_edge_to_edge_of_the_hand() -> None:
    plan = Plan(Screen(1280, 720))
    first, last = plan.hand(0, 8), plan.hand(7, 8)
    assert (first[0] - 67, last[0] + 67) == (251, 1029)
    assert first[1] == last[1] == pytest.approx(516 + 93.8 + 0.9 * 3.5**2)
    assert (first[2], last[2]) == pytest.approx((-4.55, 4.55))
    assert plan.chosen_at == pytest.approx((516 + 93.8 - 22, 147.4))


@pytest.mark.parametrize("size", [*SIZES.values(), *ODD])
def test_nothing_lies_outside_the_window_nor_on_something_else(size: tuple[int, int]) -> None:
    plan = Plan(Screen(*size))
    window = plan.screen.rect
    blocks = [plan.bar, plan.supply, plan.stage, plan.played, *(p.rect for p in plan.panels)]
    assert all(window.contains(block) for block in blocks)
    for number, block in enumerate(blocks):
        assert block.collidelist(blocks[number + 1 :]) == -1
    tiles = [plan.tile(space) for space in SPACES]
    assert all(tile.collidelist(blocks) == -1 and window.contains(tile) for tile in tiles)
    assert plan.panels[A].rect.left > plan.hand(7, 8)[0] + plan.card // 2


def test_a_wide_window_widens_panels_and_a_high_one_adds_sky() -> None:
    wide, high = Plan(Screen(2560, 1080)), Plan(Screen(1280, 800))
    assert wide.panels[B].rect.left == round(12 * 1.5)
    assert wide.panels[A].rect.right == 2560 - round(12 * 1.5)
    assert 228 * 1.5 < wide.panels[A].rect.width <= 300 * 1.5
    assert wide.tile(0).centerx == 1280
    for plan in (wide, Plan(Screen(3840, 1080))):
        for space in (-8, 8):
            assert not log_plate(plan, symbols=False).colliderect(
                plan.tile(space).inflate(0, 600)
            ), "who is there"
    assert high.panels[A].rect.bottom == 800 - 10
    assert (high.board.top, high.bar.top) == (40 + 80, 0)


def test_the_own_club_is_on_the_right_and_spaces_follow() -> None:
    ones, others = Plan(Screen(1280, 720), right=A), Plan(Screen(1280, 720), right=B)
    for space in SPACES:
        assert others.tile(space).centerx == pytest.approx(ones.tile(-space).centerx, abs=1)
    assert others.panels[B].rect == ones.panels[A].rect
    assert others.panels[B].own
    assert not others.panels[A].own
    left_to_look_at = Plan(Screen(1280, 720), right=A, own=B)
    assert left_to_look_at.panels[B].own
    assert left_to_look_at.panels[B].rect.left == 12


def test_who_shares_a_space_stands_from_back_to_front() -> None:
    places = Places(2, 1, 5, 2, 2)
    plan = Plan(Screen(1280, 720))
    feet, alone = plan.all_feet(places), plan.feet(2)
    offsets = [(feet[each][0] - alone[0], feet[each][1] - alone[1]) for each in (SUE, HAL, DEB)]
    assert offsets == [(0, -8), (-22, 4), (22, 4)]
    order = sorted(range(5), key=lambda figure: in_front(places, figure))
    assert order == [SUE, LEFT, RIGHT, HAL, DEB]


@pytest.mark.parametrize("own", [A, B])
def test_every_card_that_is_seen_and_every_figure_has_its_pose(own: int) -> None:
    game = times_square()
    state = at(game, hand="sue sue hal_2 hal_3 guards guards_to_sue deb_3 deb_to_manhole")
    game.apply(state, game.read("hal 2 -"))
    state.played, state.supply = state.supply[:20], state.supply[20:]
    plan = Plan(Screen(1280, 720), right=own)
    poses = layout(state, plan)
    cards = {key[1] for key in poses if key[0] == CARD}
    assert cards == {*state.hands[A], *state.hands[B], *state.stage, *state.played[-PILED:]}
    for figure, feet in enumerate(plan.all_feet(state.places)):
        assert feet_of(poses[person(figure)]) == pytest.approx(feet)
    assert feet_of(poses[person(CHARLIE)]) == pytest.approx(plan.lane_feet(0))
    up = {key[1] for key, pose in poses.items() if key[0] == CARD and pose.face}
    assert up == {*state.hands[own], *state.stage, *state.played[-PILED:]}


def test_a_hand_lies_by_colours_and_values_unless_it_is_hidden() -> None:
    game = times_square()
    state = at(game, hand="deb_3 sue hal_2 guards hal_1")
    plan = Plan(Screen(1280, 720), right=A)

    def across(seat: int) -> list[int]:
        poses = {key: pose for key, pose in layout(state, plan).items() if key[0] == CARD}
        mine = {key[1]: poses[key].x for key in poses if key[1] in state.hands[seat]}
        return sorted(mine, key=lambda card: mine[card])

    lying = [str(game.faces[card].id) for card in across(A)]
    assert lying == ["sue", "hal_1", "hal_2", "guards", "deb_3"]
    state.hands[A] = tuple(BACK - number for number in (4, 1, 3))
    assert across(A) == [BACK - 4, BACK - 1, BACK - 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_bar_has_room_for_how_many_cards_are_left(language: Language, size: Size) -> None:
    pygame.init()
    props, state = props_of(language, size), at(GAME, (0, -2, 2, 1, -1))
    state.number, state.passes, state.supply = 28, 1, state.supply[:28]
    setting = TimesSquareSetting(props, SetUp((), GAME.options, 1, GAME.name), Match(GAME, state))
    place, voice = pygame.Rect(0, 0, size[0], 40 * size[1] // 720), props.voice()
    bar, told = Bar(props, place, setting.tools, voice), []
    for parts in (setting.progress(state), setting.progress(state)[:2]):
        canvas = pygame.Surface(size)
        bar.piece(parts, say("table.no_redo"), warned=False, lit=()).paint(canvas)
        told.append(canvas.subsurface(place).get_buffer().raw)
    assert told[0] != told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stage_says_in_one_word_what_is_done_there(language: Language) -> None:
    pygame.init()
    for size in ((1280, 720), (1920, 1080)):
        props = props_of(language, size)
        for id in ("plays", "played", "discards", "discarded", "lures", "lured"):
            words = props.text(say(f"times_square.stage.{id}"))
            wide = props.typesetter.width(words, Type.LABEL)
            assert wide < props.screen.px(WORDS), words
