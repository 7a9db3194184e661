"""What must not be seen is not: whole matches with hidden hands, each drawn frame looked at."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.game import Event, Game, imagine
from hollywood.core.message import Message, player, say
from hollywood.core.record import HUMAN
from hollywood.settings import SPEEDS, Settings
from hollywood.ui.table import eyes as eyes_module
from hollywood.ui.table import handover as handover_module
from hollywood.ui.table.closer_look import CloserLook
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.eyes import Eyes, hides
from hollywood.ui.table.pointing import Pointer
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD, Key, Pose
from hollywood.ui.table.table import AnyTable, Table

from ..core.test_promises import Case, cases, freeze, looked_at, played
from ..harness.pilot import Pilot
from ..harness.toy_game import Spell, State
from ..harness.toy_player import BOTS, ToyPlayer, toy_program, toy_set_up
from ..harness.toy_table import ToySetting
from ..harness.windows import props_of, shown

pytestmark = pytest.mark.usefixtures("roughly")
PRYING = [pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_SPACE]
HOT_SEATS = [(HUMAN, HUMAN), (HUMAN, BOTS[1], HUMAN), (HUMAN, HUMAN, HUMAN)]


class Spy(Pilot):
    """Looks at every frame, and knows what it must not show."""

    curtains = 0

    def tick(self, seconds: float) -> None:
        """Let time pass, and look."""
        before = self.stack.top
        if isinstance(before, Table) and self.chance.random() < 0.5:
            self.pry(before)
        super().tick(seconds)
        if isinstance(self.stack.top, Curtain) and before is not self.stack.top:
            self.curtains += 1
        if self.stack.top is not None:
            self.look()
        if (
            self.stack.top is before
            and isinstance(before, Table)
            and before.input.pointer.look.kept
        ):
            self.press(pygame.K_ESCAPE)  # a click would only put the card away

    def pry(self, table: AnyTable) -> None:
        """Point at anything, by mouse or by keys, and have it enlarged."""
        actors = table.show.stage.actors
        if self.chance.random() < 0.3:
            pose = self.chance.choice(list(actors.values())).pose
            at = (round(pose.x), round(pose.y))
            self.motion(at)
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=at, button=3))
        for key in self.chance.choices(PRYING, k=3):
            if self.stack.top is table:  # a pause has keys that leave the match
                self.press(key)

    def look(self) -> None:
        """One frame."""
        tables = [scene for scene in self.stack.scenes if isinstance(scene, Table)]
        for table in tables:
            assert isinstance(table.setting, ToySetting)
            table.setting.faces = []
        self.stack.draw(self.canvas)
        for table in tables:
            watch(table, covered=isinstance(self.stack.top, Curtain))


def watch(table: AnyTable, covered: bool) -> None:
    """What is drawn, told, said and pointed at is known to whoever looks."""
    viewer, game, setting = table.eyes.viewer, table.match.game, table.setting
    assert isinstance(setting, ToySetting)
    if covered:
        assert setting.faces == [], "nothing is seen behind a curtain"
    hidden = [unseen(game, state, viewer) for state in (table.show.state, table.show.before)]
    for key in setting.faces:
        assert not hides(key), "a hidden card is drawn as a back"
        assert key[1] not in hidden[0] & hidden[1], f"{viewer} sees {key} of another"
    told = [line.words for line in table.log.lines]
    view, pointer = table.view(), table.input.pointer
    asked = () if covered else table.inspector.said(pointer, view.counted)
    for words in (*told, *table.remarks.now.values(), *asked, table.words):
        assert letters_told(words) in (None, viewer), f"{viewer} reads {words}"
    for thing in (pointer.pick.thing, pointer.enlarged):
        assert thing is None or thing[1] not in hidden[0] & hidden[1], "nobody points at that"


def unseen(game: Game[State, Spell], state: State, viewer: int | None) -> set[int]:
    """The cards that this seat can't see; of nobody's, those that anybody can't."""
    seats = range(len(state.hands)) if viewer is None else (viewer,)
    return {card for seat in seats for group in game.unseen(state, seat) for card in group}


def letters_told(words: Message) -> int | None:
    """Of whose hand a sentence tells a letter, if it does."""
    slots = dict(words.slots)
    if words.id != "whispers.drew_letter":
        return None
    player = slots["player"]
    assert isinstance(player, Message)
    seat = dict(player.slots)["seat"]
    assert isinstance(seat, int)
    return seat


def spied(who: tuple[str, ...], seed: int) -> int:
    """A match, watched; how many curtains fell."""
    chance = random.Random(seed)
    settings = Settings(speed=chance.choice(SPEEDS), reduced_motion=chance.random() < 0.3)
    with toy_program(settings) as (window, flow):
        spy = Spy(window, flow, chance)
        spy.play(toy_set_up(who, seed), ToyPlayer())
        return spy.curtains


@pytest.mark.parametrize("who", HOT_SEATS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_what_is_hidden_from_them(who: tuple[str, ...], seed: int) -> None:
    assert spied(who, seed) > 3, "the screen was passed on"


def test_whoever_plays_alone_against_bots_needs_no_curtain() -> None:
    assert spied((HUMAN, *BOTS), 1) == 0


# faults that must be seen


def face_up(key: Key, pose: Pose) -> Pose:
    return pose


def never(*_: object) -> bool:
    return False


def always(*_: object) -> bool:
    return True


class Careless(Eyes[State, Spell]):
    """Gives the truth away."""

    def seen(self, state: State) -> State:
        return state


def spy_fails(who: tuple[str, ...] = HOT_SEATS[1]) -> bool:
    """Whether the spy sees something in one of a few matches."""
    for seed in range(3):
        try:
            spied(who, seed)
        except (AssertionError, IndexError, KeyError):
            return True
    return False


def test_a_table_that_forgets_to_turn_cards_down_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(eyes_module, "_down", face_up)
    assert spy_fails()


def test_a_curtain_that_does_not_fall_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Eyes, "differ", never)
    assert spy_fails()


class Sheer(Curtain):
    """A curtain through which one sees."""

    veils = True

    def draw(self, canvas: pygame.Surface) -> None:
        """Nothing."""


def test_a_curtain_that_covers_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover_module, "Curtain", Sheer)
    assert spy_fails()


def test_a_card_that_stays_pointed_at_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pointer, "pick", property(lambda self: self._pick))
    monkeypatch.setattr(Pointer, "leave", never)
    assert spy_fails()


def test_a_card_that_stays_enlarged_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CloserLook, "lies_open", always)
    monkeypatch.setattr(CloserLook, "put_away", never)
    assert spy_fails()


def test_words_that_tell_of_a_hidden_card_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def truth(self: ToySetting, key: Key, state: State) -> Sequence[Message]:
        return [say("whispers.drew_letter", player=player(1), letter="A")]

    monkeypatch.setattr(ToySetting, "about", truth)
    assert spy_fails()


def test_a_log_that_tells_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Eyes, "seen", Careless.seen)
    assert spy_fails()


# the eyes themselves


def eyes_of(case: Case, viewer: int | None) -> Eyes[Any, Any]:
    """Those of this seat."""
    return Eyes(case.game, object(), case.seats, viewer)  # type: ignore[arg-type]  # no setting


@pytest.mark.parametrize("case", cases(), ids=lambda c: f"{c.name}-{c.seats}-{c.seed}")
def test_what_is_seen_depends_on_nothing_hidden(case: Case) -> None:
    for match in looked_at(case, played(case)):
        for viewer in range(case.seats):
            other = imagine(case.game, match.state, viewer, random.Random(case.seed))
            seen = [eyes_of(case, viewer).seen(each) for each in (match.state, other)]
            assert freeze(seen[0]) == freeze(seen[1])


def test_nobody_in_particular_sees_what_everybody_does() -> None:
    for case in cases():
        for match in looked_at(case, played(case)):
            hidden = [eyes_of(case, viewer).hidden(match.state) for viewer in range(case.seats)]
            assert eyes_of(case, None).hidden(match.state) == set().union(*hidden)
            if case.name == "whispers":
                own = set(match.state.hands[0])
                assert not own & set(hidden[0])
                assert own <= set(hidden[1])


def test_whoever_has_no_cards_left_sees_otherwise_than_nobody_does() -> None:
    case = next(each for each in cases() if each.name == "whispers")
    state = played(case).states[0].copy()
    state.deck, state.hands[0] = [*state.deck, *state.hands[0]], ()
    eyes = eyes_of(case, None)
    assert eyes.differ(state, 0), "the table is not laid for them"
    eyes.turn_to(0)
    assert not eyes.differ(state, 0)


def curtained(spy: Spy) -> Curtain:
    """The curtain that has fallen."""
    for _ in range(50):
        spy.tick(0.1)
        if isinstance(spy.stack.top, Curtain):
            return spy.stack.top
    raise AssertionError("no curtain falls")


def test_a_curtain_opens_by_key_or_click_but_not_at_once() -> None:
    with toy_program(Settings(speed="normal")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        table = spy.table
        curtain = curtained(spy)
        assert table.human is None
        assert curtain.player == table.set_up.chairs[table.match.to_act or 0].name
        before = list(table.match.moves)
        for key in (pygame.K_a, pygame.K_RETURN):
            spy.press(key)
        assert spy.stack.top is curtain, "a key that was meant for the table opens nothing"
        spy.tick(0.5)
        spy.press(pygame.K_ESCAPE)
        assert spy.stack.top is not curtain
        spy.press(pygame.K_ESCAPE)
        assert spy.stack.top is curtain, "a pause does not open it"
        spy.press(pygame.K_RETURN)
        assert spy.table is table
        assert table.human == table.eyes.viewer == table.match.to_act
        assert table.match.moves == before


def test_nothing_but_opening_it_takes_a_curtain_away() -> None:
    """Another size, language or size of words; full screen; clicks beside the button."""
    with toy_program(Settings(speed="normal")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        curtain = curtained(spy)
        for step in range(8):
            spy.tick(0.1)
            spy.press((pygame.K_F11, pygame.K_s, pygame.K_u, pygame.K_h)[step % 4])
            spy.resize()
            flow.props.settings.text_size = (100, 200)[step % 2]
            flow.props.settings.language = LANGUAGES[step % 3]
            flow.changed()
            spy.click((4, 4))
            spy.stack.draw(window.canvas)
            assert spy.stack.top is curtain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 576), 200), ((1280, 720), 100)])
def test_the_words_on_a_curtain_fit(language: Language, size: tuple[int, int], text: int) -> None:
    def nothing() -> None:
        """The test presses no button."""

    curtain = Curtain(props_of(language, size, text), "Wilhelmina Mow", nothing, nothing)
    shown(curtain)
    assert curtain.holds(curtain.controls.all)


def test_a_match_that_is_gone_on_with_begins_behind_the_curtain() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        table = spy.table
        table.make(table.match.game.moves(table.match.state)[0])
        flow.go_on()
        assert spy.table is not table
        assert spy.table.eyes.viewer is None
        spy.look()
        curtained(spy)


def test_the_log_is_told_anew_for_whoever_looks() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        told: list[list[int | None]] = []
        for _ in range(3):
            curtained(spy)
            spy.tick(0.5)
            spy.press(pygame.K_SPACE)
            table = spy.table
            lines = [letters_told(line.words) for line in table.log.lines]
            told.append([seat for seat in lines if seat is not None])
            player = ToyPlayer()
            player.ways[0](spy, table, player.choose(table, spy.chance))
        first, second = (table.match.game.to_act(state) for state in table.match.states[:2])
        assert told[0] == told[1] == []
        assert set(told[2]) == {first} != {second}


def test_lines_of_moves_are_worked_out_once_for_each_who_looks() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, HUMAN), 3))
        table, asked = spy.table, list[object]()
        match, line = table.match, table.setting.line
        while len(match.moves) < 6:
            match.play(match.game.moves(match.state)[0])

        def counted(event: Event, *seen: Any) -> Any:
            asked.append(event)
            return line(event, *seen)

        vars(table.setting)["line"] = counted
        for viewer in (0, 1):
            table.eyes.turn_to(viewer)
            table.log.recall(match)
        told = [*table.log.lines]
        assert told
        asked.clear()
        for viewer in (0, 1):
            table.eyes.turn_to(viewer)
            table.log.recall(match)
        assert [*table.log.lines] == told
        of_moves = {id(beat.event) for beats in match.beats for beat in beats}
        assert not of_moves & set(map(id, asked))


def test_keys_come_to_no_card_that_is_hidden() -> None:
    with toy_program(Settings(speed="instant")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, BOTS[0], BOTS[0]), 3))
        table = spy.table
        for _ in range(400):
            pygame.time.wait(1)
            spy.tick(0.1)
            if table.human is not None:
                break
        own = {(CARD, card, 0) for card in table.match.state.hands[0]}
        seen: set[Key | None] = set()
        for _ in table.ground.corners:
            spy.press(pygame.K_TAB)
            for _ in range(8):
                seen.add(table.input.pointer.pick.thing)
                spy.press(pygame.K_RIGHT)
        discarded = {(CARD, card, 0) for card in table.match.state.discard}
        assert own <= seen <= own | discarded | {None}
        for key, actor, pose in table.show.stage.from_back():
            spy.motion((round(pose.x), round(pose.y)))
            spy.heard()
            thing = table.input.pointer.pick.thing
            assert thing is None or actor.goal.face or thing != key


def test_a_line_lights_no_card_that_is_hidden_now() -> None:
    """A letter that was played, shuffled and drawn again is nobody's business."""
    with toy_program(Settings(speed="instant")) as (window, flow):
        spy = Spy(window, flow, random.Random(1))
        flow.begin(toy_set_up((HUMAN, BOTS[0], BOTS[0]), 3))
        table = spy.table
        hidden = unseen(table.match.game, table.match.state, 0)
        things = table.view().things
        assert table.input.pointer.pick == Pick()
        assert hidden
        assert not {key[1] for key, _, _ in things if key[0] == CARD} & hidden
