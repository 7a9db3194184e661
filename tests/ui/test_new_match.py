"""Setting up a match: seats, names, rules and the deal, on leaves that do not jump."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from hollywood import files
from hollywood.bots.roles import named
from hollywood.games.hollywood.rules.deck import STANDARD
from hollywood.kit import SetUp
from hollywood.ui.draw.theme import CREAM
from hollywood.ui.pages.match_draft import preset_of, remembered, seed_of
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.widgets.controls import Choice, Field

from ..harness.new_match_pages import new_match
from ..harness.positions import DECK, KIT
from ..harness.windows import (
    Heard,
    click,
    control,
    control_of,
    game,
    point,
    press,
    props_of,
    shown,
)

QUIRKY = ["bot:lead_opportunist", "bot:lead_hoarder", "bot:lead_stargazer"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)


def started(page: NewMatch, note: Heard) -> list[SetUp]:
    """What the page starts with from now on."""
    begun: list[SetUp] = []
    page._start = begun.append
    return begun


@pytest.fixture
def page() -> NewMatch:
    scene = NewMatch(props_of(), game(), lambda set_up: None, lambda: None, chance=random.Random(1))
    shown(scene)
    return scene


def test_a_match_starts_untouched(page: NewMatch) -> None:
    begun = started(page, Heard())
    press(page, pygame.K_RETURN)
    (set_up,) = begun
    assert [chair.who for chair in set_up.chairs] == ["human", *QUIRKY]
    assert len({chair.colour for chair in set_up.chairs}) == 4
    assert set_up.options == DECK.presets[STANDARD]
    assert KIT.begin(set_up).to_act is not None
    assert set_up.chance == seed_of(page.draft.deal)


def test_names_are_typed(page: NewMatch) -> None:
    field = next(each for each in page.controls.all if isinstance(each, Field))
    point(page, field.rect.center)
    for _ in range(20):
        press(page, pygame.K_BACKSPACE)
    assert page.draft.names(page.props.voice())[0] == "Player 1"
    for letter in "Zoë Ångström the Great":
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert page.draft.seats[0].name == "Zoë Ångström t"


def test_two_players_of_one_name_do_not_start(page: NewMatch) -> None:
    begun = started(page, Heard())
    page.draft.seats[0].name = page.draft.seats[1].name = "Ada"
    page.lay_out()
    click(page, control(page, "Start").rect.center)
    assert begun == []


def test_seats_are_dragged(page: NewMatch) -> None:
    names = [seat.name for seat in page.draft.players]
    rows = page._seats._rows
    page.handle(
        pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, pos=(rows[0].left + 5, rows[0].centery), button=1
        )
    )
    for y in range(rows[0].centery, rows[2].centery + 5, 7):
        point(page, (rows[0].left + 5, y), held=True)
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rows[2].center, button=1))
    moved = [seat.name for seat in page.draft.players]
    assert moved == [names[1], names[2], names[0], names[3]]
    assert page._seats.dragged is None


def test_three_players_and_back_again(page: NewMatch) -> None:
    names = [seat.name for seat in page.draft.seats]
    click(page, control_of(page, Choice, 0).rect.center)
    assert len(page.draft.players) == 3
    assert page.holds(page.controls.all)
    click(page, control_of(page, Choice, 0).rect.center)
    assert [seat.name for seat in page.draft.players] == names


def test_a_colour_is_exchanged(page: NewMatch) -> None:
    before = [seat.colour for seat in page.draft.seats]
    page.draft.recolour(0)
    after = [seat.colour for seat in page.draft.seats]
    assert sorted(before) == sorted(after)
    assert after[0] == before[1]


def test_house_rules_are_chosen_and_left_by_escape(page: NewMatch) -> None:
    click(page, control(page, "House rules").rect.center)
    point(page, control_of(page, Choice, 0).rect.center)
    press(page, pygame.K_RIGHT)
    assert page.draft.options.claim_order == "bottom_first"
    press(page, pygame.K_ESCAPE)
    assert control(page, "Start")
    assert preset_of(page.kit, page.draft.options) == "prototype"


@pytest.mark.parametrize("leaves_by", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_whoever_comes_back_from_the_house_rules_by_keys_goes_on_where_they_left(
    page: NewMatch, leaves_by: int
) -> None:
    page.controls.by_keys = True
    page.controls.focus = control(page, "House rules")
    press(page, pygame.K_RETURN)
    if leaves_by == pygame.K_RETURN:
        page.controls.focus = control(page, "Done")
    press(page, leaves_by)
    assert page.controls.focus is control(page, "House rules")
    assert page.controls.shown is page.controls.focus


def test_a_name_stays_where_it_is_whoever_sits_there(page: NewMatch) -> None:
    """What is told of one bot takes a line, of another two."""
    places = set()
    for level in page.kit.levels:
        page.draft.seats[1].fill(level, "hoarder")
        page.lay_out()
        places.add(control_of(page, Field, 1).rect.top)
    assert len(places) == 1


def face(page: NewMatch, seat: int) -> tuple[int, int]:
    """Where the portrait of a seat is."""
    faces = [each for each in page.controls.all if each.hint == "Change face"]
    return faces[seat - 1].rect.center


def test_another_face_has_another_name_and_is_worn_by_nobody_else(page: NewMatch) -> None:
    assert page.draft.seats[1].name == "Penny Quick"
    worn = {page.draft.seats[1].character}
    for _ in range(len(KIT.characters)):
        click(page, face(page, 1))
        characters = [each.character for each in page.draft.seats[1:]]
        assert len(set(characters)) == 3
        assert page.draft.seats[1].name == page.props.text(named(characters[0]))
        worn.add(characters[0])
    assert len(worn) == len(KIT.characters) - 2


def test_a_human_that_becomes_a_bot_has_a_bots_face_and_name(page: NewMatch) -> None:
    assert page.draft.seats[0].name == "Ada"
    page._seats._give_level(0, page.draft.levels.index("lead"))
    seat = page.draft.seats[0]
    assert seat.character not in ("", *(each.character for each in page.draft.seats[1:]))
    assert seat.name == page.props.text(named(seat.character))
    page._seats._give_level(0, page.draft.levels.index("human"))
    assert seat.name == "Ada"


@pytest.mark.parametrize(("before", "after"), [("Penny Quick", "Grace"), ("Zoë", "Zoë")])
def test_a_human_does_not_bear_a_bots_name(page: NewMatch, before: str, after: str) -> None:
    page.draft.seats[0].name = "Zelda"
    page.draft.seats[1].name = before
    page._seats._give_level(1, page.draft.levels.index("human"))
    assert page.draft.seats[1].name == ("Ada" if after == "Grace" else after)
    page._seats._give_level(1, page.draft.levels.index("lead"))
    assert (page.draft.seats[1].name == after) is (before == "Zoë")


def test_levels_are_marked_by_their_rank(page: NewMatch) -> None:
    pictures = []
    for level in KIT.levels:
        page._seats._give_level(1, page.draft.levels.index(level))
        canvas = pygame.Surface((1280, 720))
        page.draw(canvas)
        who = control_of(page, Choice, 2).rect
        marks = canvas.subsurface(who.left, who.bottom - 8, who.width, 8)
        row = [marks.get_at((x, 3)).g > CREAM.g - 40 for x in range(who.width)]
        pictures.append(sum(lit and not before for before, lit in pairwise([False, *row])))
    assert pictures == [1, 2, 3, 4, 5]


def test_a_character_whose_name_is_taken_bears_no_other_characters(page: NewMatch) -> None:
    page._seats._fill(1, "lead", "hoarder")
    assert page.draft.seats[1].name == "Grace"


def test_all_of_a_name_is_replaced_and_pasted(
    page: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    point(page, control_of(page, Field, 0).rect.center)
    press(page, pygame.K_a, pygame.KMOD_LCTRL)
    page.draw(pygame.Surface((1280, 720)))
    page.handle(pygame.event.Event(pygame.TEXTINPUT, text="Zoë"))
    assert page.draft.seats[0].name == "Zoë"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "\nAngst")
    press(page, pygame.K_v, pygame.KMOD_RMETA)
    assert page.draft.seats[0].name == "ZoëAngst"
    press(page, pygame.K_a, pygame.KMOD_LCTRL)
    press(page, pygame.K_BACKSPACE)
    assert page.draft.seats[0].name == ""


def test_nothing_is_pasted_where_nothing_can_be_had(
    page: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    point(page, control_of(page, Field, 0).rect.center)
    press(page, pygame.K_v, pygame.KMOD_LCTRL)
    assert page.draft.seats[0].name == "Ada"


def test_the_end_of_a_long_name_is_seen_while_it_is_typed(page: NewMatch) -> None:
    point(page, control_of(page, Field, 1).rect.center)
    field = control_of(page, Field, 1)
    assert isinstance(field, Field)
    field.rect.width = 100
    ends = []
    for name in ("Wilhelmina Eva", "Wilhelmina Evi"):
        field.text = name
        canvas = pygame.Surface((1280, 720))
        page.painter.paint(page.controls, canvas)
        ends.append(pygame.image.tobytes(canvas.subsurface(field.rect), "RGB"))
    assert ends[0] != ends[1]


def test_what_was_started_is_what_quick_game_starts(page: NewMatch) -> None:
    begun = started(page, Heard())
    page.draft.playing = 3
    page.draft.seats[0].name = "Zoë of the Sea"
    page.draft.agree("adv_award", 2)
    press(page, pygame.K_RETURN)
    props = page.props
    draft = remembered(props.settings, KIT)
    again = draft.set_up(props.voice(), seed_of(page.draft.deal))
    assert again == begun[0]
    assert again.options.adv_award == 2


@pytest.mark.parametrize("text", [100, 200])
def test_rows_stay_where_they_are_whatever_is_told(text: int) -> None:
    scene = new_match(props_of("fr", (1024, 576), text), Heard())
    shown(scene)
    places = [each.rect for each in scene.controls.all]
    told = set()
    for number in range(len(places)):
        point(scene, places[number].center)
        assert [each.rect for each in scene.controls.all] == places
        told.add(scene._seats._told_seat)
    assert told == {0, 1, 2, 3}


def test_a_preset_moves_nothing_else(page: NewMatch) -> None:
    places = []
    for preset in DECK.presets.values():
        page._agreed.take(preset)
        places.append([each.rect for each in page.controls.all])
        places.append([place for _, place in page.below])
    assert places[::2] == [places[0]] * len(DECK.presets)
    assert places[1::2] == [places[1]] * len(DECK.presets)


def test_for_large_words_rules_and_deal_have_a_leaf_of_their_own() -> None:
    note = Heard()
    scene = new_match(props_of(text=200), note)
    shown(scene)
    click(scene, control(scene, "Rules and deal").rect.center)
    click(scene, control(scene, "House rules").rect.center)
    point(scene, control_of(scene, Choice, 3).rect.center)
    press(scene, pygame.K_RIGHT)
    assert scene.draft.options.advanced == "on"
    press(scene, pygame.K_ESCAPE)
    click(scene, control(scene, "Done").rect.center)
    click(scene, control(scene, "Start").rect.center)
    press(scene, pygame.K_ESCAPE)
    assert note.calls == ["start", "back"]
