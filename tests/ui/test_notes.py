"""What is laid over the table: the coach's tips and the log hide nobody who matters now."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from hollywood.bots.advice import Advice
from hollywood.core.message import player, say
from hollywood.core.record import HUMAN
from hollywood.games.hollywood.rules.state import Place
from hollywood.settings import Settings
from hollywood.ui.table.hints import Tip
from hollywood.ui.table.remarks import Spoken
from hollywood.ui.tools.positions import Wish, positions

from ..games.hollywood.test_table import settle, table_of
from ..harness.hollywood_match import Sketches
from ..harness.hollywood_table import places_of
from ..harness.pilot import Pilot, program
from ..harness.players import PLAYERS
from ..harness.positions import DECK
from .test_closer_look import hover, over


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(width=1280, height=720, speed="instant"), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


@pytest.mark.parametrize("text", [100, 200])
def test_the_coach_says_more_when_asked_again_however_large_the_words(text: int) -> None:
    settings = Settings(width=1280, height=720, speed="instant", text_size=text)
    with program(settings, Sketches(DECK)) as made:
        pilot = Pilot(*made, random.Random(1))
        table = table_of(pilot)
        pictures, words = [], say("hollywood.move.place", column="A")
        advices = [
            Advice(Place(column), words, say("hollywood.reason.last_word"), 0.5, 9.0, (), False)
            for column in range(3)
        ]
        table.hints.tell(table.match.state, advices)
        for _ in range(2):
            pilot.stack.draw(pilot.canvas)
            pictures.append(pygame.image.tobytes(pilot.canvas, "RGB"))
            pilot.press(pygame.K_h)
        assert pictures[0] != pictures[1]


def test_hints_and_log_leave_everybody_s_name_and_points_seen(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN] * 4)
    named = say("hollywood.reason.pushes", players=(player(2),))
    for turn in range(4):
        for log in (False, True):
            rooms = table.notes.rooms(turn, [Tip(say("table.hint_thinks"), named)], log)
            for room in filter(None, rooms):
                for panel in places_of(table).panels:
                    assert not room.colliderect(panel.disc)
                    assert not room.colliderect(panel.name)
                assert not room.colliderect(places_of(table).panels[turn].rect)
            assert rooms.tips is not None
            assert turn == 2 or not rooms.tips.colliderect(places_of(table).panels[2].rect)


def test_the_log_stands_at_the_top_of_its_room(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN] * 4)
    for move in range(9):
        pilot.press(pygame.K_1 + move % 4)
        settle(pilot, table)
    room = pygame.Rect(0, 0, 300, 175)
    rows = table.notes._page._rows(table.log.shown, room)
    assert len(rows) < len(table.log.lines), "there are more than fit"
    assert min(row.top for _, row in rows) == room.top


def test_a_remark_covers_no_card_no_reel_and_no_number(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN] * 4)
    for panel, room in zip(places_of(table).panels, table.ground.speech, strict=True):
        reels = pygame.Rect(panel.tray(0), (0, 0)).inflate(panel.reel, panel.reel)
        for rect in (panel.disc, panel.face, *panel.studio, panel.shelf.rect, reels):
            assert not room.colliderect(rect)
        assert panel.rect.contains(room)


def test_no_style_is_half_covered_by_a_remark(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN, *["bot:lead_opportunist"] * 3])
    table.remarks.clear()
    panel = places_of(table).panels[1]
    below = panel.style.copy()
    below.top = table.ground.speech[1].bottom + 8
    below.height = panel.style.bottom - below.top
    usual = painted(pilot, below)
    table.remarks.spoken = {1: Spoken(say("hollywood.opportunist.hello"), 1.0)}
    assert painted(pilot, below) != usual
    table.remarks.clear()
    assert painted(pilot, below) == usual


def test_remarks_are_no_wider_where_panels_are() -> None:
    """And they stay beside the face."""
    with program(Settings(width=2560, height=1080), Sketches(DECK)) as made:
        table = table_of(Pilot(*made, random.Random(1)), [HUMAN] * 4)
        for panel, room in zip(places_of(table).panels, table.ground.speech, strict=True):
            assert room.width < panel.name.width
            beside = panel.name.right if panel.mirrored else panel.name.left
            assert beside == (room.right if panel.mirrored else room.left)


def test_large_words_of_a_remark_leave_reels_and_studio_cards_seen() -> None:
    settings = Settings(width=1280, height=720, speed="instant", text_size=200, language="it")
    with program(settings, Sketches(DECK)) as made:
        pilot = Pilot(*made, random.Random(1))
        table = table_of(pilot, [HUMAN, *["bot:lead_opportunist"] * 3])
        seats = range(1, 4)
        panels = [places_of(table).panels[seat] for seat in seats]
        chips = [chip.inflate(0, -chip.height // 2) for each in panels for chip in each.studio]
        pictures = []
        for said in ({}, {seat: Spoken(say("hollywood.opportunist.hello"), 3.0) for seat in seats}):
            table.remarks.spoken = said
            pilot.stack.draw(pilot.canvas)
            pictures.append(
                [pygame.image.tobytes(pilot.canvas.subsurface(c), "RGB") for c in chips]
            )
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize("spoken_of", [1, 3])
def test_an_enlarged_card_leaves_the_coach_s_words_seen(pilot: Pilot, spoken_of: int) -> None:
    """Wherever the tip lies: never over the seat of which it speaks."""
    who = [HUMAN, *["bot:lead_opportunist"] * 3]
    begun = (table_of(pilot, who, seed) for seed in range(20))
    table = next(table for table in begun if table.human == 0)
    pilot.press(pygame.K_h)
    assert table.hints.hint is not None
    assert table.hints.hint.thinker is not None
    table.hints.hint.thinker.drop()
    why, words = (
        say("hollywood.reason.pushes", players=(player(spoken_of),)),
        say("hollywood.move.place", column="A"),
    )
    table.hints.hint.advices = [Advice(Place(1), words, why, 0.5, 9.0, (spoken_of,), False)]
    told = table.notes.rooms(0, table.hints.tips, log=False).tips
    assert told is not None
    told = pygame.Rect(told.left, told.bottom - 100, told.width, 100)  # the words, or less
    before = painted(pilot, told)
    hover(pilot, over(table, 1))
    assert table.input.pointer.enlarged is not None
    assert painted(pilot, told) == before
    picture, at = table.inspector._lay
    assert not picture.get_rect(topleft=at).colliderect(told)


def painted(pilot: Pilot, rect: pygame.Rect) -> bytes:
    """What is seen there now."""
    pilot.stack.draw(pilot.canvas)
    return pygame.image.tobytes(pilot.canvas.subsurface(rect), "RGB")


@pytest.mark.parametrize("still", [False, True])
def test_a_remark_comes_and_goes_in_a_tenth_of_a_second_and_its_face_hops(
    pilot: Pilot, still: bool
) -> None:
    """With reduced motion words fade in where they hang, and no face hops."""
    table = table_of(pilot, [HUMAN, *["bot:lead_opportunist"] * 3])
    settings = pilot.flow.props.settings
    settings.reduced_motion, settings.speed = still, "normal"
    settle(pilot, table)
    table.remarks.clear()
    room, face = table.ground.speech[1], places_of(table).panels[1].face.copy()
    face.width //= 2  # without the tail of the balloon
    before, usual = painted(pilot, room), painted(pilot, face)
    table.remarks.spoken = {1: Spoken(say("hollywood.opportunist.hello"))}
    hopped, seen = set(), []
    for _ in range(14):
        assert table.remarks.update(1 / 60), "every frame is another one"
        seen.append(painted(pilot, room))
        hopped.add(painted(pilot, face) != usual)
    assert len(set(seen[:7])) == 7, "it comes"
    assert before not in seen
    assert len(set(seen[8:])) == 1, "and hangs still"
    assert (True in hopped) == (not still)
    table.remarks.update(1.0)
    assert not table.remarks.update(1.0), "the window rests while one reads"
    assert painted(pilot, face) == usual
    table.remarks.update(table.remarks.spoken[1].left - 0.06)
    assert painted(pilot, room) not in {before, seen[-1]}, "it goes"


def test_a_reason_goes_as_soon_as_a_move_is_made(pilot: Pilot) -> None:
    """It would be read while the next round is dealt."""
    table = table_of(pilot)
    pilot.press(pygame.K_u)
    assert table.status.warning is not None
    pilot.press(pygame.K_1)
    assert table.match.moves
    assert table.status.warning is None


@pytest.mark.parametrize("game", PLAYERS)
def test_the_mouse_reaches_nothing_under_log_and_tips(game: str) -> None:
    settings = Settings(language="en", game=game, speed="instant")
    with program(settings, PLAYERS[game].sketches()) as made:
        pilot = Pilot(*made, random.Random(1))
        flow = pilot.flow
        next(positions(flow.game.kit, flow.props.voice(), Wish(seed=1))).keep(flow.game.kit)
        flow.go_on()
        table = pilot.table
        for _ in range(30):
            pilot.tick(1.0)
            if pilot.stack.top is not table:
                pilot.press(pygame.K_RETURN)  # somebody else sits down
        table.do("log")
        table.do("hint")
        hint = table.hints.hint
        assert hint is not None
        if hint.thinker is not None:
            hint.thinker.wait()
        pilot.tick(0.5)
        pilot.stack.draw(pilot.canvas)
        assert {"log", "tips"} == set(table.notes.shown)
        for room in table.notes.shown.values():
            for x, y in product(range(room.left, room.right, 12), range(room.top, room.bottom, 12)):
                table.input.pointer.point((x, y))
                pick = table.input.pointer.pick
                assert (pick.thing, pick.place, pick.spot) == (None, None, None), (x, y)
