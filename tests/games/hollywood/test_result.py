"""The last page of a match: its table, the cards behind every number, its buttons, its words."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from hollywood.core.match import Aids, Match
from hollywood.core.reader import Written
from hollywood.games.hollywood.finale.own_place import own_place, tie_notes
from hollywood.games.hollywood.finale.sparkline import course, gains
from hollywood.games.hollywood.table.match_painter import Brush
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.text import Align
from hollywood.ui.draw.theme import Type
from hollywood.ui.table.result_words import only_human
from hollywood.ui.table.table import Table

from ...harness.endings import (
    at,
    click,
    final,
    key,
    plain_end,
    point,
    props_of,
    set_up_of,
    tied_end,
)
from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT, hollywood


def test_every_number_of_the_table_shows_its_cards() -> None:
    game = hollywood()
    scene = final(props_of(), game, plain_end(game))
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    result, canvas = scene.result, at(Screen(1280, 720))
    for control, asked in result._numbers:
        point(scene, control.rect.center)
        scene.draw(canvas)
        assert result.asked == asked
        items = result._items(asked)
        assert sum(item.points for item in items) == int(control.words)
        assert control.lit


def test_cards_behind_a_number_lead_to_their_moment() -> None:
    game, went = hollywood(), list[str]()
    scene = final(props_of(), game, plain_end(game), went)
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    result = scene.result
    for item, *places in result._rooms(result._items(result.asked)):
        for place in places:
            event = {"pos": place.center, "button": 1}
            scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, event))
            assert went[-1] == " ".join(["replay", *map(str, item.cards)])
    key(scene, pygame.K_v)
    assert went[-1] == "replay"
    key(scene, pygame.K_ESCAPE)
    assert went[-1] == "title", "the key that leads back leads out"


def test_a_row_opens_the_movies_behind_it_by_mouse_and_keys() -> None:
    game = hollywood()
    scene = final(props_of(), game, plain_end(game))
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    result = scene.result
    for control, asked in result._names:
        click(scene, control)
        assert result.asked == asked == replace(asked, category=None)
    key(scene, pygame.K_UP)
    assert result.asked.seat == result.order[-2]
    key(scene, pygame.K_RIGHT)
    assert result.asked.category == "blockbusters"


def test_a_person_alone_is_told_their_own_place() -> None:
    game, told = hollywood(), {}
    for seat in range(4):
        state = tied_end(game, False)
        scores = [game.score(state, each) for each in range(4)]
        words = own_place(scores, game.counter.ranks(scores), seat)
        told[seat] = [(message.id, dict(message.slots).get("count")) for message in words]
    assert told[0] == [("hollywood.result.level", None), ("hollywood.result.best", 6)]
    assert told[1] == [("hollywood.result.level", None), ("hollywood.result.best", 4)]
    assert told[2] == [("hollywood.result.came", 4)]
    shared = [game.score(tied_end(game, True), each) for each in range(4)]
    assert own_place(shared, game.counter.ranks(shared), 0)[0].id == "hollywood.result.shared"
    notes = tie_notes(scores, game.counter.ranks(scores))
    assert {seat: dict(note.slots)["points"] for seat, note in notes.items()} == {0: 6, 1: 4}
    assert tie_notes(shared, game.counter.ranks(shared)) == {}


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_names_that_stand_together_are_of_one_size(
    monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    """Below the towers of awards night, and in the table where some have words below them."""
    sizes: set[int] = set()
    write = Brush.write

    def seen(
        self: Brush,
        canvas: pygame.Surface,
        words: str,
        type: Type,
        ink: pygame.Color,
        room: pygame.Rect,
        align: Align = "left",
        most: int | None = None,
    ) -> None:
        if type is Type.NAME and room.top > least:
            fitting = self.props.typesetter.fitting(words, type, room.size)
            sizes.add(min(fitting, most or fitting))
        write(self, canvas, words, type, ink, room, align, most)

    game, screen = hollywood(), Screen(1024, 576, text)
    scene = final(props_of(), game, tied_end(game, False))
    scene.resize(screen)
    monkeypatch.setattr(Brush, "write", seen)
    least = screen.height * 3 // 4  # whoever gets an award is named above, alone
    scene.draw(at(screen))
    assert len(sizes) == 1
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    sizes.clear()
    least = 0
    scene.draw(at(screen))
    assert len(sizes) == 1


@pytest.mark.parametrize(("people", "own"), [(0, None), (1, 2), (2, None)])
def test_only_a_person_alone_has_a_row_of_their_own(people: int, own: int | None) -> None:
    who = ["human" if 2 <= seat < 2 + people else "bot:star" for seat in range(4)]
    seats = zip(set_up_of(4).chairs, who, strict=True)
    chairs = [replace(chair, who=Written(each)) for chair, each in seats]
    assert only_human(chairs) == own


def test_the_course_of_a_match_adds_up_to_its_end() -> None:
    game, chance = hollywood(), random.Random(4)
    match = Match(game, game.start(4, 4))
    while match.to_act is not None:
        match.play(chance.choice(list(game.moves(match.state))))
    rounds = course(game, match)
    assert len(rounds) == 4
    assert [sum(gains(rounds, seat)) for seat in range(4)] == list(game.scores(match.state))


def test_buttons_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    went: list[str] = []
    game = hollywood()
    scene = final(props_of(), game, tied_end(game, False), went)
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE)
    assert went == ["seen"], "an impatient Space starts no match"
    buttons = scene.result.controls.all[-7:]
    anew, how, same, new, count, copy, title = buttons
    assert [control.primary for control in buttons] == [True] + [False] * 6
    for control in (anew, how, same, new, title, copy):
        click(scene, control)
    assert went == ["seen", "new deal", "how it went", "same", "new", "title"]
    key(scene, pygame.K_a)
    assert went[-1] == "how it went"
    assert copy.words == "Copied"
    scene.update(3)
    assert copy.words == "Copy result"
    lines = copied[0].splitlines()
    assert lines[0] == "Hollywood!"
    assert "1. Wilhelmina Mow: 6 points" in lines
    assert lines[-3:] == ["Deal 20251118", "88 hints", "88 retakes"]
    click(scene, count)
    assert (scene.phase, scene.step) == ("awards", 0)


@pytest.mark.parametrize(
    ("aids", "told"),
    [
        (Aids(), ["All in one take"]),
        (Aids(hints=1), ["1 hint"]),
        (Aids(hints=2, retakes=1), ["2 hints", "1 retake"]),
    ],
)
def test_the_result_tells_what_helped(aids: Aids, told: list[str]) -> None:
    game = hollywood()
    result = final(props_of(), game, plain_end(game), aids=aids).result
    assert result.words.text().splitlines()[-len(told) :] == told
    chairs = [replace(chair, who=Written("bot:star")) for chair in result.brush.set_up.chairs]
    result.brush.set_up = replace(result.brush.set_up, chairs=tuple(chairs))
    assert result.words.text().splitlines()[-1] == "Deal 20251118", "nobody was helped"


def test_a_computer_without_clipboard_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    scene = final(props_of(), hollywood(), plain_end(hollywood()))
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    copy = scene.result.controls.all[-2]
    click(scene, copy)
    assert copy.words == "Copy result"


def test_again_is_another_deal_for_the_same_people_and_rules() -> None:
    kept = SetUp(set_up_of(3).chairs, hollywood(totals="hidden").options, 5, KIT.name)
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        flow.begin(kept)
        before = pilot.table
        before._exits.new_deal()
        for _ in range(100):
            if isinstance(pilot.stack.top, Table) and pilot.stack.top is not before:
                break
            pilot.tick(0.1)
        after = pilot.table
        assert after is not before
        assert (after.set_up.chairs, after.set_up.options) == (kept.chairs, kept.options)
        assert after.set_up.chance != kept.chance
