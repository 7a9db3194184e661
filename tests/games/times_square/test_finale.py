"""The end of a match of Times Square: each has its own picture, and the page tells all."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import isclose
from threading import Thread, current_thread

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.reader import Written
from hollywood.games.times_square import GAME
from hollywood.games.times_square.finale.cast import decided, ground, stands
from hollywood.games.times_square.finale.end_picture import COMPLETE, EndPicture
from hollywood.games.times_square.finale.finale import Finale, cues
from hollywood.games.times_square.finale.result import ResultPage
from hollywood.games.times_square.rules.doings import Doings, doings
from hollywood.games.times_square.rules.state import Ending
from hollywood.games.times_square.rules.street import FIGURES
from hollywood.games.times_square.table.small_street import standing
from hollywood.kit import SetUp
from hollywood.set_up import load, save
from hollywood.ui.app.match_flow import _second_leg
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props

from .finales import CHAIRS, ENDS, WINNERS, ended, finale, props_of

SMALL, WIDE = Screen(1024, 576), Screen(2560, 1080)
AT_ONCE = 0.35  # seconds: nothing flashes sooner again
LONGEST: tuple[Ending, ...] = ("charlie_side", "wrong_door")  # their sentences


@pytest.fixture(scope="module")
def props() -> Props:
    return props_of()


def seen(scene: Finale) -> pygame.Surface:
    canvas = pygame.Surface(scene.props.screen.rect.size)
    scene.draw(canvas)
    return canvas


def after(scene: Finale, seconds: float) -> pygame.Surface:
    for _ in range(round(seconds * 30)):
        scene.update(1 / 30)
    return seen(scene)


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    first, second = (pygame.surfarray.array3d(each).astype(int) for each in (one, other))
    return float(abs(first - second).mean())


def press(scene: Finale | ResultPage, key: int) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_each_end_has_a_picture_of_its_own() -> None:
    still = props_of(reduced_motion=True)
    shown = [seen(finale(how, SMALL, still)) for how in ENDS if how != "wrong_door"]
    pictures = [pygame.transform.smoothscale(each, (128, 72)) for each in shown]
    assert min(apart(*pair) for pair in combinations(pictures, 2)) > 4


@pytest.mark.parametrize("how", ENDS)
def test_everybody_is_there_and_whom_it_is_about_shines(how: Ending | None) -> None:
    there = {stand.figure.removesuffix("_popped") for stand in stands(how)}
    assert there == {*FIGURES, "charlie"}
    shines = [stand.figure for stand in stands(how) if stand.shines]
    assert [each.removesuffix("_popped") for each in shines] == [
        who for who in [decided(how)] if who
    ]
    assert ground(WINNERS.get(how, 1), how).startswith(
        "door" if "_home" in str(how) or how == "wrong_door" else "last"
    )


def test_nothing_flashes_more_than_three_times_a_second() -> None:
    picture = EndPicture(SMALL, 1, "sue_home", 1)
    times = [time for time, _ in picture._flashes]
    assert len(times) > 5
    assert all(later - sooner >= AT_ONCE for sooner, later in pairwise(times))
    assert all(one != other for (_, one), (_, other) in pairwise(picture._flashes))
    picture.wait()


def test_it_comes_to_rest_by_itself(props: Props) -> None:
    scene = finale("charlie_home", SMALL, props)
    start = after(scene, 0.6)
    assert not scene.resting
    assert apart(start, after(scene, 1.6)) > 1, "the fountain and the hat rise"
    after(scene, 12)
    assert scene.resting


def test_without_motion_all_of_it_is_there_at_once() -> None:
    scene = finale("charlie_home", SMALL, props_of(reduced_motion=True))
    assert scene.complete
    start = seen(scene)
    assert apart(start, after(scene, 2)) == 0


def test_the_first_press_shows_everything_the_next_ones_lead_on_and_out() -> None:
    props, went = props_of(), list[str]()
    scene = finale("sue_side", SMALL, props, went)
    assert not scene.complete
    press(scene, pygame.K_RETURN)
    assert scene.complete
    assert props.stack.top is scene
    press(scene, pygame.K_RETURN)
    page = props.stack.top
    assert isinstance(page, ResultPage)
    press(page, pygame.K_ESCAPE)
    assert went == ["seen", "title"], "pressed over and over it leads out"


def test_the_page_is_laid_out_while_the_picture_is_looked_at(
    props: Props, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[Thread] = []
    resize = ResultPage.resize

    def noted(page: ResultPage, screen: Screen) -> None:
        laid.append(current_thread())
        resize(page, screen)

    monkeypatch.setattr(ResultPage, "resize", noted)
    scene = finale("sue_home", SMALL, props)
    after(scene, COMPLETE + 1)
    scene.go_on()
    assert isinstance(props.stack.top, ResultPage)
    assert len(laid) == 1
    assert laid[0] is not current_thread()


def test_the_page_leads_on() -> None:
    props, went = props_of(), list[str]()
    finale("sue_home", SMALL, props, went).go_on()
    page = props.stack.top
    assert isinstance(page, ResultPage)
    deal, how, leg, again, new, leave, back, _, *last = page.controls.all
    for control in (deal, how, leg, again, new, leave):
        control.press()
    ways = ["new deal", "how it went", "second leg", "again", "new match", "title"]
    assert went == ["seen", *ways]
    page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert went[-1] == "how it went"
    for control in last:  # the sentence of the end, and the street where everybody stands
        control.press()
    assert went[-2:] == [f"replay at {len(page.match.moves)}"] * 2
    back.press()
    assert isinstance(props.stack.top, Finale)


def test_best_of_two_leads_to_the_second_leg_which_tells_of_both() -> None:
    props, went = props_of(), list[str]()
    finale("sue_home", SMALL, props, went, matches="two").go_on()
    page = props.stack.top
    assert isinstance(page, ResultPage)
    assert page.controls.all[0].primary
    page.controls.all[0].press()
    assert went == ["seen", "second leg"]
    finale("sue_home", SMALL, props, went, first_leg=(2, 1), matches="two").go_on()
    page = props.stack.top
    assert isinstance(page, ResultPage)
    page.controls.all[0].press()
    assert went == ["seen", "second leg", "seen", "new deal"], "after two legs there is no third"
    both = page._both_legs
    assert both is not None
    assert page.said(both) == "Both legs: Penny Quick 0, Ada 2"


def test_in_the_second_leg_players_sit_in_each_others_seats_with_the_same_deal() -> None:
    kit, match = GAME.open(), ended("sue_home")
    colours = [Written(colour) for colour in kit.colours]
    chairs = tuple(replace(c, colour=ink) for c, ink in zip(CHAIRS, colours, strict=True))
    first = SetUp(chairs, kit.presets["standard"], 20251118, kit.name)
    second = _second_leg(first, match)
    assert [chair.name for chair in second.chairs] == [c.name for c in reversed(chairs)]
    assert [chair.colour for chair in second.chairs] == colours
    assert (second.chance, second.first_leg) == (first.chance, (1, 2))
    text = save(second, kit.begin(second), kit)
    again, _ = load(text, "leg.yaml", lambda _: kit)
    assert again == second
    assert "leg_before" not in save(first, kit.begin(first), kit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [SMALL, WIDE])
def test_no_words_are_cut_however_large(
    monkeypatch: pytest.MonkeyPatch, language: Language, screen: Screen
) -> None:
    monkeypatch.setattr(EndPicture, "_prepare", lambda self: None)
    props = props_of(language, reduced_motion=True)
    large = Screen(screen.width, screen.height, 2.0)
    for how, leg in zip(LONGEST, (None, (1, 2)), strict=True):
        scene = finale(how, large, props, first_leg=leg)
        assert scene.holds(scene.controls.all), how
        scene.go_on()
        page = props.stack.top
        assert isinstance(page, ResultPage)
        assert page.holds(page.controls.all), how
        assert page.typesetter.screen.text >= 1.5, "its buttons need not stand in one row"


def test_each_end_is_heard() -> None:
    heard = {how: [cue.sound for cue in cues(CHAIRS, WINNERS.get(how, 1), how)] for how in ENDS}
    assert heard["sue_home"] == ["ts.character_home", "applause_big", "ts.win"]
    assert heard["charlie_home"][:2] == ["ts.cork", "ts.fizz"]
    assert heard["charlie_home"][-1] == "ts.lose", "the one person here has lost"
    assert heard["sue_side"][:2] == ["hw.stage_bell"] * 2
    assert heard[None] == ["sigh"]
    assert isclose(COMPLETE, 2.0)


def test_the_small_street_knows_who_stands_where() -> None:
    state = ended("charlie_home").state
    assert list(standing(state, -7)) == ["left", "hal", "charlie"]
    assert list(standing(state, 0)) == []


def test_what_a_seat_has_done_is_counted() -> None:
    match = ended("sue_home")
    assert doings(match, 0) == Doings(turns=doings(match, 0).turns)


@pytest.mark.parametrize("how", ["charlie_home", "charlie_side"])
def test_where_contrast_is_high_an_end_is_dark_and_everybody_has_a_white_edge(how: Ending) -> None:
    usual, bold = (
        EndPicture(Screen(1024, 576, contrast=contrast), 0, how, 0) for contrast in (False, True)
    )
    lights, edges = list[float](), list[int]()
    for picture in (usual, bold):
        picture.wait()
        canvas = pygame.Surface(picture.screen.rect.size)
        picture.draw(canvas, 0.0, moves=False)
        pixels = pygame.surfarray.array3d(canvas)
        lights.append(float(pixels[:, :200].mean()))  # above everybody
        edges.append(int((pixels.min(2) == 255).sum()))
    assert lights[1] < 0.4 * lights[0]
    assert edges[1] > edges[0] + 2000
