"""A match is seen again: every position can be come to, and what is hidden stays hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from threading import Event
from typing import Any

import pygame
import pytest

from hollywood import files, kept_matches, saves
from hollywood.core.game import Turn
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.set_up import load
from hollywood.settings import Settings
from hollywood.ui.app.awaited import Ahead
from hollywood.ui.app.scene import AT_ONCE, fading
from hollywood.ui.pages.play_on import PlayOn
from hollywood.ui.pages.there_and_here import ThereAndHere
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.replay.screening import Screening
from hollywood.ui.table.eyes import hides
from hollywood.ui.table.stage import CARD
from hollywood.ui.widgets.notice import Notice

from ..harness.folders import ROOT
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT
from ..harness.toy_player import BOTS, toy_program, toy_set_up

pytestmark = pytest.mark.usefixtures("roughly")
RECORDS = {
    "hollywood": "tests/games/hollywood/saves/v1-finished-4.yaml",
    "times_square": "tests/games/times_square/saves/v1-example.yaml",
    "paperback": "tests/games/paperback/saves/v1-by-hand.yaml",
}
SEEKS = 100
PARTS = [("hollywood", 4, "round"), ("times_square", 1, "pass"), ("paperback", 3, "round")]


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def kept(pilot: Pilot, game: str = "hollywood") -> saves.Kept:
    """A match that was saved long ago."""
    pilot.flow.turn_to(pilot.flow.games.first(game))
    text = (ROOT / RECORDS[game]).read_text("utf-8")
    return saves.Kept(*load(text, game, {game: pilot.flow.game.kit}.get))


def shown(pilot: Pilot, match: saves.Kept, at: int = 0, viewer: int | None = None) -> Cinema:
    """Its replay."""
    pilot.flow.replays.show(pilot.flow.game, match, at, viewer)
    pilot.tick(1.0)  # by then the table is laid out
    return cinema(pilot)


def cinema(pilot: Pilot) -> Cinema:
    top = pilot.stack.top
    assert isinstance(top, Cinema)
    return top


def settle(pilot: Pilot, seconds: float = 0.5) -> None:
    for _ in range(round(seconds / 0.16)):
        pilot.tick(0.16)


def laid(scene: Cinema) -> dict[Any, Any]:
    """Where everything lies on its table."""
    stage = scene.screening.table.show.stage
    return {key: actor.pose for key, actor in stage.actors.items() if not actor.leaves}


@pytest.mark.parametrize("game", RECORDS)
def test_steps_and_seeks_come_to_the_positions_of_the_match(pilot: Pilot, game: str) -> None:
    match = kept(pilot, game)
    states, scene = match.match.states, shown(pilot, match)
    table = scene.screening.table
    layouts = []
    for at in range(len(states)):
        assert table.match.state == states[at]
        assert table.show.state is states[at]
        layouts.append(laid(scene))
        pilot.press(pygame.K_RIGHT)
        settle(pilot)
    assert scene.playback.at == scene.timeline.end
    for at in reversed(range(len(states) - 1)):
        pilot.press(pygame.K_LEFT)
        settle(pilot)
        assert laid(scene) == layouts[at]
    standings = [match.match.game.standing(state) for state in states]
    for _ in range(SEEKS):
        scene.playback.seek(at := pilot.chance.randrange(len(states)))
        pilot.tick(0.05)
        assert table.show.state is states[at]
        assert table.match.game.standing(table.match.state) == standings[at]
        assert laid(scene) == layouts[at]


@pytest.mark.parametrize("game", RECORDS)
def test_a_click_on_a_line_of_the_log_leads_to_the_move_that_wrote_it(
    pilot: Pilot, game: str
) -> None:
    scene = shown(pilot, kept(pilot, game))
    table, match = scene.screening.table, scene.timeline.match
    tells, clicked = table.setting.line, 0
    first = (table.setting.opening(match.states[0]) or ((), ()))[1]
    pilot.press(pygame.K_l)
    for at in range(scene.timeline.end, 0, -7):
        scene.playback.seek(at)
        look(pilot)
        page = table.notes._page
        rows = [(line, row.move(page._corner)) for line, row in page._rows_shown]
        for line, row in rows:
            pilot.click(row.move(scene.screening.rect.topleft).center)
            made = scene.playback.at
            told = match.beats[made - 1] if made else first
            lines = [
                tells(beat.event, partial(table.eyes.seen, beat.state), table.eyes.viewer)
                for beat in told
                if not isinstance(beat.event, Turn)
            ]
            assert line in lines
            clicked += 1
            scene.playback.seek(at)
            look(pilot)
    assert clicked >= 9


def look(pilot: Pilot) -> None:
    """Let a moment pass and look."""
    pilot.tick(0.05)
    pilot.stack.draw(pilot.canvas)


def test_escape_returns_to_the_match_as_it_was_left(pilot: Pilot) -> None:
    """Nobody thinks meanwhile, nothing is written, and the table looks as it did."""
    pilot.flow.begin(kept(pilot).set_up)
    settle(pilot, 20)
    table = pilot.table
    table.log.toggle()
    moves, things = list(table.match.moves), list(table.view().things)
    before = {file: file.read_bytes() for file in files.own("x").parent.rglob("*.yaml")}
    pilot.press(pygame.K_v)
    scene = cinema(pilot)
    assert scene.playback.at == len(moves) > 0
    for key in (pygame.K_HOME, pygame.K_SPACE):
        pilot.press(key)
    settle(pilot, 10)
    assert not table.bots.thinking
    pilot.press(pygame.K_ESCAPE)
    assert pilot.table is table
    assert table.match.moves == moves
    assert list(table.view().things) == things
    assert {file: file.read_bytes() for file in files.own("x").parent.rglob("*.yaml")} == before


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hands_stay_hidden_while_a_match_goes_on(viewer: int | None) -> None:
    """Two people at one screen: whoever looks sees what they saw, before the curtain nobody's."""
    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(3))
        set_up = toy_set_up((HUMAN, HUMAN), 3)
        match = flow.game.kit.begin(set_up)
        while len(match.moves) < 6:
            match.play(pilot.chance.choice(match.game.moves(match.state)))
        scene = shown(pilot, saves.Kept(set_up, match), 6, viewer)
        table = scene.screening.table
        for at in (*range(7), *range(6, -1, -1)):
            scene.playback.seek(at)
            look(pilot)
            others = {0, 1} - {viewer}
            hidden = {card for seat in others for card in match.states[at].hands[seat]}
            seen = [each for each in table.view().things if each.pose.face]
            faces = {each.key[1] for each in seen if each.key[0] == CARD}
            assert not faces & hidden
            assert not faces & set(match.states[at].deck)
            told = {key for line in table.log.shown for key in line.cards if not hides(key)}
            assert not {key[1] for key in told} & hidden


def test_a_key_that_is_held_steps_on_and_the_film_plays_to_its_end(pilot: Pilot) -> None:
    scene = shown(pilot, kept(pilot))
    down: dict[str, Any] = {"mod": 0, "unicode": "", "scancode": 0}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, **down))
    pilot.heard()
    settle(pilot, 2)
    assert 10 <= scene.playback.at <= 16, "8 a second after a third of a second"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT, **down))
    pilot.heard()
    pilot.press(pygame.K_4)
    pilot.press(pygame.K_SPACE)
    settle(pilot, 15)
    assert scene.playback.at == scene.timeline.end
    settle(pilot, 8)
    assert scene.resting
    pilot.press(pygame.K_SPACE)
    assert scene.playback.at == 0
    assert scene.playback.playing


def test_the_playhead_is_dragged_and_flags_and_the_wheel_mean_what_they_show(pilot: Pilot) -> None:
    scene = shown(pilot, kept(pilot))
    strip = scene._strip
    x = [round(strip.middle(at)) for at in range(scene.timeline.end + 1)]
    y = strip.rect.centery
    pilot.drag((x[3], y), (x[20], y))
    assert scene.playback.at == 20
    pilot.motion((x[2], y))
    wheel: dict[str, Any] = {"x": 0, "flipped": False, "precise_x": 0.0, "precise_y": 0.0}
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, **wheel))
    pilot.heard()
    assert scene.playback.at == 21, "let go: the mouse only points now"
    second = scene.timeline.parts[1]
    pilot.click(strip._flags[second].center)
    assert scene.playback.at == second
    pilot.press(pygame.K_PAGEDOWN)
    assert scene.playback.at == scene.timeline.parts[2]
    pilot.press(pygame.K_PAGEUP)
    assert scene.playback.at == second


def test_flags_of_a_long_match_leave_each_other_room(pilot: Pilot) -> None:
    strip = shown(pilot, kept(pilot))._strip
    moves = range(strip.timeline.end)
    long = replace(strip, timeline=replace(strip.timeline, parts=tuple(moves)))
    flags = list(long._flags.values())
    assert 5 < len(flags) < len(moves)
    assert all(one.right < two.left for one, two in pairwise(flags))
    assert strip._flags.keys() == set(strip.timeline.parts), "of few none is left out"


@pytest.mark.parametrize(("game", "parts", "called"), PARTS)
def test_flags_stand_where_a_part_begins_and_buttons_call_it_as_the_game_does(
    pilot: Pilot, game: str, parts: int, called: str
) -> None:
    match = kept(pilot, game)
    scene = shown(pilot, match)
    part = pilot.flow.game.screens.part
    found = [part(state) for state in match.match.states]
    begins = scene.timeline.parts
    assert len(begins) == parts
    for at in range(1, scene.timeline.end):
        assert (found[at] != found[at - 1]) == (at in begins)
    hints = [control.hint for control in scene.controls.all]
    assert f"To the next {called} (Page Down)" in hints


def finish_one_and_begin_another(whole: saves.Kept) -> None:
    """A match that is over and kept, and one of the same people that is being played."""
    played = saves.Saver(whole.set_up, KIT)
    played.done(whole.match)
    assert played.wait() is None
    set_up = replace(whole.set_up, chance=5)
    other = KIT.begin(set_up)
    other.play(other.game.moves(other.state)[0])
    running = saves.Saver(set_up, KIT)
    running.keep(other)
    assert running.wait() is None


def go_on_until(pilot: Pilot, kind: type) -> None:
    """Hurry until such a scene has come."""
    for _ in range(400):
        pilot.tick(0.2)
        if isinstance(pilot.stack.top, kind):
            return
        pilot.press(pygame.K_SPACE)
    raise AssertionError(pilot.stack.top)


def test_practice_changes_nothing_of_the_match_it_came_from(pilot: Pilot) -> None:
    """Nor of the one that is being played, which waits on the shelf; no career hears of it."""
    whole = kept(pilot)
    finish_one_and_begin_another(whole)
    before = saves.file_of(KIT.name).read_text("utf-8")
    (record,) = [each.record for each in kept_matches.all_kept()]
    finished, career = record.read_text("utf-8"), lines_of_career()
    shown(pilot, whole, 20)
    pilot.press(pygame.K_RETURN)
    pilot.press(pygame.K_RETURN)  # as it is proposed
    settle(pilot, 3)
    table = pilot.table
    assert table.match.moves[:20] == whole.match.moves[:20]
    assert table.set_up.practice == 20
    assert table.purpose.stamp is not None
    seat = table.match.game.to_act(whole.match.states[20])
    assert seat is not None
    assert table.set_up.chairs[seat].who == HUMAN
    (shelved,) = (each for each in kept_matches.all_kept() if not each.finished)
    assert shelved.record.read_text("utf-8") == before
    while table.match.undo():
        pass
    assert table.match.moves == [], "as far back as one likes"
    while table.match.to_act is not None:
        table.make(table.match.game.moves(table.match.state)[0])
    go_on_until(pilot, ThereAndHere)
    page = pilot.stack.top
    assert isinstance(page, ThereAndHere)
    assert page.columns[0].standing == whole.match.game.standing(whole.match.state)
    assert page.columns[1].standing == table.match.game.standing(table.match.state)
    look(pilot)
    files.wait_until_written()
    assert record.read_text("utf-8") == finished
    assert lines_of_career() == career


def lines_of_career() -> list[str]:
    file = files.own("career.jsonl")
    return file.read_text("utf-8").splitlines() if file.exists() else []


def test_nobody_takes_a_seat_whose_hand_is_hidden_while_the_match_goes_on() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        pilot = Pilot(window, flow, random.Random(3))
        set_up = toy_set_up((HUMAN, BOTS[0]), 3)
        match = flow.game.kit.begin(set_up)
        for _ in range(3):
            match.play(match.game.moves(match.state)[0])
        shown(pilot, saves.Kept(set_up, match), 3)
        pilot.press(pygame.K_RETURN)
        sheet = pilot.stack.top
        assert isinstance(sheet, PlayOn)
        assert [HUMAN in each for each in sheet.choices] == [True, False]


def test_where_a_match_is_over_nobody_plays_on(pilot: Pilot) -> None:
    match = kept(pilot)
    shown(pilot, match, len(match.match.moves))
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.stack.top, Notice)


@pytest.mark.parametrize("reduced", [False, True])
def test_a_table_becomes_as_small_as_the_screen_and_large_again(
    pilot: Pilot, reduced: bool
) -> None:
    """In between its picture lies neither where it was nor where it goes."""
    pilot.flow.props.settings.reduced_motion = reduced
    pilot.flow.begin(kept(pilot).set_up)
    settle(pilot, 20)
    table = pilot.table
    heard: list[str | None] = []
    pilot.flow.props.sound.machine = heard.append
    pilot.press(pygame.K_v)
    scene = cinema(pilot)
    assert pilot.stack.fades
    assert (pilot.stack._before._goes is fading) == reduced
    canvas = pygame.Surface(scene.props.screen.rect.size)
    pilot.stack.draw(canvas)
    pilot.press(pygame.K_SPACE)
    settle(pilot)
    assert not pilot.stack.fades
    pilot.press(pygame.K_ESCAPE)
    assert pilot.stack.top is table
    assert pilot.stack.fades
    assert heard[-1] is None, "the projector stops"


def test_what_was_seen_stays_while_the_table_is_painted_elsewhere(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes longer than a frame may; nobody waits for it for ever, nor does a key."""
    may, resize = Event(), Cinema.resize

    def slowly(scene: Cinema, *given: Any) -> None:
        may.wait(10)
        resize(scene, *given)

    monkeypatch.setattr(Cinema, "resize", slowly)
    pilot.tick(1.0)
    canvas = pygame.Surface(pilot.flow.props.screen.rect.size)
    pilot.stack.draw(canvas)
    before = pygame.image.tobytes(canvas, "RGB")
    pilot.flow.replays.show(pilot.flow.game, kept(pilot), 5)
    pilot.tick(0.1)
    pilot.stack.draw(canvas)
    assert pygame.image.tobytes(canvas, "RGB") == before
    may.set()
    pilot.press(pygame.K_RIGHT)
    assert cinema(pilot).playback.at == 6
    pilot.tick(1.0)
    pilot.stack.draw(canvas)
    assert pygame.image.tobytes(canvas, "RGB") != before


class LeadsOn(Notice):
    """A page that leads on by itself, as what was dropped does."""

    ahead: Ahead

    def update(self, seconds: float) -> bool:
        """In the midst of a frame there is another scene, which is not laid out yet."""
        stack = self.props.stack
        stack.cross_fade(AT_ONCE)
        stack.stays_until(self.ahead)
        stack.push(Unfinished(self.props, self.message, self.back), laid_out=True)
        return True


class Unfinished(Notice):
    """Nobody may look at it."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Before it is laid out that would end the program."""
        pytest.fail("it was seen")


class NotYet:
    """What is painted ahead takes its time."""

    resting = False

    def wait(self) -> None:
        """Nobody is to wait for it here."""


def test_what_a_frame_itself_leads_to_is_not_seen_before_it_is_laid_out(pilot: Pilot) -> None:
    """At the speed that shows nothing, a match that was dropped ended the program."""
    page = LeadsOn(pilot.flow.props, say("notice.read"), lambda: None)
    page.ahead = NotYet()
    pilot.stack.push(page)
    pilot.tick(1 / 60)
    assert isinstance(pilot.stack.top, Unfinished)
    for _ in range(3):
        pilot.stack.draw(pilot.canvas)
        pilot.tick(1 / 60)


def test_what_goes_wrong_while_a_table_is_painted_ahead_is_heard_of(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(Screening, "fit", wrong)
    pilot.flow.replays.show(pilot.flow.game, kept(pilot))
    with pytest.raises(LookupError):
        pilot.tick(1.0)


def test_a_match_that_another_one_displaces_keeps_its_picture(pilot: Pilot) -> None:
    """Its table is taken away when it lies on the shelf already."""
    pilot.flow.begin(kept(pilot).set_up)
    settle(pilot, 20)
    assert pilot.table.match.moves
    pilot.flow.begin(kept(pilot).set_up)
    settle(pilot, 2)
    files.wait_until_written()
    (shelved,) = [each for each in kept_matches.all_kept(KIT.name) if not each.finished]
    assert files.exists(kept_matches.picture_of(shelved.record))
    assert not files.exists(kept_matches.picture_of(saves.file_of(KIT.name)))


def test_the_mouse_alone_leaves_a_replay(pilot: Pilot) -> None:
    scene = shown(pilot, kept(pilot))
    out = next(each for each in scene.controls.all if each.hint.startswith("Back"))
    pilot.click(out.rect.center)
    assert scene not in pilot.stack.scenes
