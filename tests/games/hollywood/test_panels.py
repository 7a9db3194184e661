"""Panels: who sits where, what is read on them, and that a kept picture is never an old one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest
from pygame import Color

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.panel import Panel
from hollywood.games.hollywood.table.totals import leaders
from hollywood.games.hollywood.table.velvet import Inks, Velvet
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import CREAM, GOLD, INK_ON_GOLD, MUTED, Type
from hollywood.ui.table.stage import Pose

from ...harness.endings import props_of
from ...harness.hollywood_match import Sketches
from ...harness.hollywood_table import places_of, setting_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT
from ...ui.test_scenes import luminance
from .test_table import settle, table_of

BOT_SEAT = f"{BOT}lead_hoarder"
READABLE = 4.5  # against what is behind, WCAG
MOST_BLACK = 0.3  # of a panel: pixels of which no part is over 23
MIDDLE = 300  # units from the middle of the window within which all discs lie


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(width=1280, height=720), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def corner(panel: Panel, places: Places) -> tuple[bool, bool]:
    """Whether a panel is at the right, and whether below."""
    window = places.screen.rect
    return panel.rect.centerx > window.centerx, panel.rect.centery > window.centery


@pytest.mark.parametrize("seat", range(4))
def test_the_only_human_sits_at_the_lower_left_and_the_others_follow(
    pilot: Pilot, seat: int
) -> None:
    who = [HUMAN if each == seat else BOT_SEAT for each in range(4)]
    places = places_of(table_of(pilot, who))
    around = [corner(places.panels[(seat + by) % 4], places) for by in range(4)]
    assert around == [(False, True), (False, False), (True, False), (True, True)]


def test_several_humans_sit_in_the_order_of_play(pilot: Pilot) -> None:
    places = places_of(table_of(pilot, [BOT_SEAT, HUMAN, HUMAN]))
    assert corner(places.panels[0], places) == (False, True)


def test_all_discs_lie_near_the_middle_and_faces_at_the_edges() -> None:
    places = Places(Screen(1280, 720), DECK.columns, 4)
    for panel in places.panels:
        assert abs(panel.disc.centerx - 640) <= MIDDLE
        assert abs(panel.face.centerx - 640) > abs(panel.disc.centerx - 640)


@pytest.mark.parametrize(("size", "log"), [((2560, 1080), False), ((3840, 1080), True)])
def test_the_log_stays_open_beyond_the_panels_if_there_is_room(
    size: tuple[int, int], log: bool
) -> None:
    places = Places(Screen(*size), DECK.columns, 4)
    assert (places.spare is not None) == log
    if places.spare is not None:
        assert places.screen.rect.contains(places.spare)
        assert places.spare.width >= places.screen.px(240)
        assert not any(panel.rect.colliderect(places.spare) for panel in places.panels)


def test_names_are_cut_to_their_first_word_sooner_than_they_are_small() -> None:
    """Limelight is 22 units high at least; what is banked and an arrow may stand beside a name."""
    with program(Settings(width=1280, height=720), Sketches(DECK)) as made:
        setting = setting_of(table_of(Pilot(*made, random.Random(1))))
        header = setting.painter._panels._header
        assert header._fitting("Penny Quick", 24, 183) == ("Penny Quick", 24)
        assert header._fitting("Penny Quick", 24, 131) == ("Penny", 24)


@pytest.mark.parametrize("text", [100, 200])
def test_coins_on_cards_grow_with_words(text: int) -> None:
    with program(Settings(width=1280, height=720, text_size=text), Sketches(DECK)) as made:
        coins = setting_of(table_of(Pilot(*made, random.Random(1)))).painter._coins
        assert coins.spot(Pose(100, 100, 100), True)[1] == {100: 36, 200: 43}[text]


@pytest.mark.parametrize(
    ("scores", "crowned"),
    [((3, 9, 2, 1), [1]), ((9, 9, 2, 1), [0, 1]), ((9, 9, 9, 1), []), ((0, 0, 0), [])],
)
def test_a_crown_is_for_one_who_leads_or_two(scores: tuple[int, ...], crowned: list[int]) -> None:
    assert list(leaders(scores)) == crowned


def contrast(one: Color, other: Color) -> float:
    """As WCAG counts it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colour", [str(each.id) for each in DECK.colours])
@pytest.mark.parametrize("active", [False, True])
def test_words_on_velvet_can_be_read(colour: str, active: bool) -> None:
    props = props_of()
    ground = felt(props.screen).copy()
    places = Places(props.screen, DECK.columns, 4)
    velvet, inks = Velvet(props, lambda: ground), Inks(props, colour)
    for panel in places.panels:
        velvet.draw(ground, panel, colour, inks, active)
        ink = CREAM if active else MUTED
        for room in (panel.style, panel.foot.inflate(-2 * panel.spine.width, -12)):
            behind = pygame.transform.average_color(ground, room)
            assert contrast(ink, Color(*behind[:3])) >= READABLE
    assert contrast(INK_ON_GOLD, GOLD) >= 2 * READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_named_and_stands_clear_of_the_studio_cards(language: Language) -> None:
    """All but one, who is too long in Italian."""
    props = props_of(language)
    for panel in Places(props.screen, DECK.columns, 4).panels:
        assert not panel.style.inflate(2 * props.screen.px(4), 0).colliderect(panel.studio[0])
        for character in KIT.characters:
            words = props.text(say(f"bot.{character}"))
            wide = props.typesetter.width(words, Type.LABEL)
            assert wide * CONDENSED <= panel.style.width or words == "Mina vagante"


def test_what_is_kept_of_the_table_is_what_would_be_painted_now(pilot: Pilot) -> None:
    """Whatever is pointed at, pressed, asked for or played: no frame shows what was before."""
    chance = random.Random(5)
    table = table_of(pilot, [HUMAN] * 3)
    places = places_of(table)
    columns = range(len(DECK.columns))
    spots = [places.slot(column, 0).center for column in columns]
    spots += [rect.center for panel in places.panels for rect in (*panel.studio, panel.disc)]
    keys = [pygame.K_p, pygame.K_1, pygame.K_2, pygame.K_d, pygame.K_s, pygame.K_u]
    gates = [places.gate(column).center for column in columns]
    for at in (*gates, *chance.choices(spots, k=30)):
        pilot.motion(at, held=chance.random() < 0.3)
        pilot.heard()
        pilot.stack.update(0.2)
        check_fresh(pilot, table)
        if at not in gates and chance.random() < 0.4:
            pilot.press(chance.choice(keys))
            pilot.stack.update(chance.choice((0.02, 0.2)))
            check_fresh(pilot, table)
    settle(pilot, table)


def test_another_column_of_the_same_worth_is_named(pilot: Pilot) -> None:
    """Whatever a column brings, the letter beside it is that of the column pointed at."""
    table = table_of(pilot, [HUMAN] * 3, seed=20)  # A, B and C would all bring one point
    for column in (0, 1, 2):
        pilot.motion(places_of(table).gate(column).center)
        pilot.heard()
        pilot.stack.update(0.2)
        check_fresh(pilot, table)


def check_fresh(pilot: Pilot, table: object) -> None:
    """The picture is the one that a painter without memory makes."""
    if pilot.stack.top is not table:
        return
    pilot.stack.draw(pilot.canvas)
    kept = pygame.image.tobytes(pilot.canvas, "RGB")
    painter = setting_of(pilot.table).painter
    painter._laid_for, painter._looks = (None, None, None), None
    pilot.stack.draw(pilot.canvas)
    assert pygame.image.tobytes(pilot.canvas, "RGB") == kept


def test_velvet_is_not_black_even_where_nothing_stands_on_it(pilot: Pilot) -> None:
    """Every seat owns a colour: it is seen before a card is won, down to the foot."""
    table = table_of(pilot)
    settle(pilot, table)
    canvas = pygame.Surface((1280, 720), 0, 32)
    table.draw(canvas)
    for panel in places_of(table).panels:
        cloth = canvas.subsurface(panel.rect)
        dark = pygame.mask.from_threshold(cloth, (0, 0, 0), (24, 24, 24, 255)).count()
        assert dark / (cloth.get_width() * cloth.get_height()) < MOST_BLACK
