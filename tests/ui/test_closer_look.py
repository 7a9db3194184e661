"""What is looked at closely: cards enlarged in their fixed place, words about every spot."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import Message
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import Place
from hollywood.games.hollywood.table.ghosts import ghost_at
from hollywood.games.hollywood.table.lookahead import Moved
from hollywood.games.hollywood.table.pointing import column_key
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.closer_look import APPEARS, GOES
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD, Key
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ..games.hollywood.test_table import settle, table_of
from ..harness.hollywood_match import Sketches, chairs
from ..harness.hollywood_table import places_of, setting_of
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT, Hand

ALONE = [HUMAN, *[BOT + "random"] * 3]


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(width=1280, height=720, speed="instant"), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def hover(pilot: Pilot, at: tuple[int, int], seconds: float = 3.0) -> None:
    """Let the mouse lie somewhere for a while."""
    pilot.motion((2, 400))
    pilot.motion(at)
    pilot.heard()
    pilot.tick(0.0)
    pilot.tick(seconds)


def foot(table: AnyTable, column: int) -> Key:
    """The bottom card of a column."""
    return (CARD, table.match.state.area[column][-1], 0)


def over(table: AnyTable, column: int) -> tuple[int, int]:
    """Where that card lies."""
    places = places_of(table)
    return places.slot(column, places.columns[column] - 1).center


# the preview


@pytest.mark.parametrize("who", [[HUMAN] * 3, ALONE])
def test_no_preview_before_the_mouse_has_moved_in_this_turn(pilot: Pilot, who: list[str]) -> None:
    table = table_of(pilot, who)
    painter = setting_of(table).painter
    hover(pilot, over(table, 1))
    for _ in range(200):
        pilot.tick(0.1)
        pygame.time.wait(1)
        if table.human is not None:
            break
    hover(pilot, over(table, 2))
    assert painter.foreseen(table.view()).ghosts
    pilot.click(over(table, 2))
    for _ in range(400):
        pilot.tick(0.1)
        pygame.time.wait(1)
        if table.human is not None:
            break
    assert table.match.moves
    assert table.input.pointer.pick.place == column_key(2), "the mouse lies where it was"
    assert not painter.foreseen(table.view()).ghosts
    pilot.motion((over(table, 2)[0] + 1, over(table, 2)[1]))
    pilot.heard()
    assert painter.foreseen(table.view()).ghosts


def test_a_preview_hides_no_reel_that_lies_there(pilot: Pilot) -> None:
    table = table_of(pilot)
    places = places_of(table)
    for _ in range(2):
        pilot.press(pygame.K_2)
        settle(pilot, table)
    state = table.match.state
    rows = [places.columns[1] - 1 - height for height in range(3)]
    for row, taken in zip(rows, (True, True, False), strict=True):
        x, y = ghost_at(places, state, Moved(0, 1, row, new=False))
        real = places.on_card(1, row)
        assert y == round(real[1])
        assert (round(real[0]) - x > places.reel * 0.6) == taken


# the inspector


def test_an_enlarged_card_covers_neither_the_board_nor_one_s_own_hand(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN] * 4)
    places, inspector = places_of(table), table.inspector
    for hand, own in enumerate(places.panels):
        spots = [places.slot(0, 0).center, places.slot(3, 2).center]
        for panel in places.panels:
            spots.append(panel.shelf.rect.center)
        for at in spots:
            card, plate = inspector.places(inspector.room(hand, at), 80)
            for rect in (card, plate):
                assert not rect.colliderect(places.board)
                assert not rect.colliderect(own.rect)
                assert not any(rect.colliderect(panel.disc) for panel in places.panels)
                assert pilot.canvas.get_rect().contains(rect)
                assert own.rect.collidepoint(at) or not rect.collidepoint(at)


def test_one_who_plays_alone_finds_enlarged_cards_always_in_one_place(pilot: Pilot) -> None:
    table = table_of(pilot, ALONE)
    rooms = {
        tuple(table.inspector.room(0, places_of(table).slot(column, 2).center))
        for column in range(4)
    }
    assert len(rooms) == 1


@pytest.mark.parametrize(
    ("zoom", "at_once", "later"), [("soon", 1, 1), ("late", 0, 1), ("off", 0, 0)]
)
def test_the_wait_for_an_enlarged_card_is_the_player_s(
    pilot: Pilot, zoom: str, at_once: int, later: int
) -> None:
    table = table_of(pilot)
    table.props.settings.zoom = zoom  # type: ignore[assignment]  # one of them
    hover(pilot, over(table, 1), 1.1)
    assert (table.input.pointer.enlarged is not None) == bool(at_once)
    pilot.tick(2.0)
    assert (table.input.pointer.enlarged is not None) == bool(later)


def right(pilot: Pilot, kind: int, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=at, button=3))
    pilot.heard()


def test_a_quick_right_click_keeps_a_card_open_until_the_next_click(pilot: Pilot) -> None:
    table = table_of(pilot)
    pointer, at = table.input.pointer, over(table, 1)
    for ends in ("click", "escape", "right"):
        hover(pilot, at, 0.0)
        right(pilot, pygame.MOUSEBUTTONDOWN, at)
        pilot.tick(0.1)
        right(pilot, pygame.MOUSEBUTTONUP, at)
        pilot.motion(over(table, 3))
        pilot.heard()
        pilot.tick(1.0)
        assert pointer.enlarged == foot(table, 1), "whatever is pointed at"
        if ends == "click":
            pilot.click(over(table, 3))
        elif ends == "escape":
            pilot.press(pygame.K_ESCAPE)
        else:
            right(pilot, pygame.MOUSEBUTTONDOWN, over(table, 3))
            right(pilot, pygame.MOUSEBUTTONUP, over(table, 3))
        assert pointer.enlarged is None
        assert table.match.moves == [], "that click meant nothing else"
        assert not isinstance(pilot.stack.top, Pause)


def test_a_right_button_held_down_shows_a_card_as_long_as_it_is(pilot: Pilot) -> None:
    table = table_of(pilot)
    pointer, at = table.input.pointer, over(table, 1)
    hover(pilot, at, 0.0)
    right(pilot, pygame.MOUSEBUTTONDOWN, at)
    assert pointer.enlarged == foot(table, 1)
    for _ in range(5):
        pilot.tick(0.1)
    right(pilot, pygame.MOUSEBUTTONUP, at)
    assert pointer.enlarged is None


def test_cards_are_enlarged_while_bots_move(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN, *[BOT + "random"] * 2])
    table.props.settings.speed = "normal"
    moved, enlarged = 0, 0
    for _ in range(1500):
        pygame.time.wait(1)
        if table.human is not None:
            if moved:
                break
            pilot.press(pygame.K_1)
            hover(pilot, over(table, 2), 0.0)
        before = len(table.match.moves)
        pilot.tick(0.03)
        enlarged += table.input.pointer.enlarged == foot(table, 2) and not table.show.idle
        moved += enlarged > 0 and len(table.match.moves) > before
    assert moved, "a bot has moved meanwhile"
    assert enlarged > 5, "and nothing was put away for that"


def test_an_enlarged_card_appears_within_its_time(pilot: Pilot) -> None:
    table = table_of(pilot)
    look = table.input.pointer.look
    hover(pilot, over(table, 1), 1.1)
    shares = []
    while look.appeared < 1:
        shares.append(look.appeared)
        pilot.tick(0.02)
    assert len(shares) <= 1 + APPEARS / 0.02


# words


def words(table: AnyTable, key: Key) -> list[str]:
    """The ids of what is said of it."""
    return [each.id for each in table.setting.about(key, table.match.state)]


def played(pilot: Pilot, options: Options, moves: int) -> AnyTable:
    """A table after so many moves by chance."""
    pilot.flow.begin(SetUp(chairs(ALONE), options, 7, KIT.name))
    table = pilot.table
    chance = random.Random(7)
    for _ in range(moves):
        legal = list(table.match.game.moves(table.match.state))
        if not legal:
            break
        table.match.play(chance.choice(legal))
    table.show.jump(table.match.state)
    return table


@pytest.mark.parametrize("moves", [0, 5, 14, 25, 36])
def test_something_can_be_said_of_everything_on_the_table_in_every_language(
    pilot: Pilot, moves: int
) -> None:
    table = played(pilot, Options(advanced="on"), moves)
    state, setting = table.match.state, setting_of(table)
    keys = [key for key in table.show.stage.actors if key[0] in setting.cards]
    for language in LANGUAGES:
        table.props.speak(language)
        table.resize(pilot.stack._screen)  # type: ignore[arg-type]  # it was laid out
        voice = setting.voice
        for key in (*keys, *table.ground.told):
            said = setting.about(key, state)
            if key[0] not in ("crown", "first", "used"):
                assert said, key
            for message in said:
                text = voice.text(message)
                assert "{" not in text
                assert len(text.split()) <= 25
        for key in keys:
            if key[0] == CARD:
                assert len(setting.about(key, state)) == 3


def test_what_is_said_of_points_adds_up_to_the_disc(pilot: Pilot) -> None:
    table = played(pilot, Options(), 30)
    game, state = setting_of(table).game, table.match.state
    for seat in range(state.seats):
        said = table.setting.about(("score", seat, 0), state)
        assert dict(said[0].slots)["count"] == game.score(state, seat).total
        counts = [_count(message) for message in said[1:]]
        assert sum(counts) == game.score(state, seat).total


def _count(message: Message) -> int:
    """The points that a sentence names."""
    slots = dict(message.slots)
    if "worth" in slots and isinstance(slots["worth"], Message):
        return _count(slots["worth"])
    count = slots.get("count", 0)
    assert isinstance(count, int)
    return count


def test_bots_are_called_bots_and_only_people_are_told_how_to_place_reels(pilot: Pilot) -> None:
    table = played(pilot, Options(), 0)
    assert words(table, ("face", 0, 0)) == ["player", "hollywood.table.human"]
    assert words(table, ("face", 1, 0)) == ["player", "hollywood.about.bot"]
    assert words(table, ("reels", 0, 0)) == ["hollywood.about.reels", "hollywood.about.each_turn"]
    assert words(table, ("reels", 1, 0)) == ["hollywood.about.reels"]


def test_sealed_points_are_told_to_nobody_who_asks(pilot: Pilot) -> None:
    table = played(pilot, Options(totals="hidden"), 30)
    for seat in range(4):
        assert words(table, ("score", seat, 0)) == ["hollywood.about.sealed"]
        assert words(table, ("crown", seat, 0)) == []


def test_what_a_card_would_bring_is_told_by_the_rules(pilot: Pilot) -> None:
    table = table_of(pilot, ALONE)
    state, game = table.match.states[0].copy(), setting_of(table).game
    state.turn = 0
    game.apply(state, Place(0))
    claims = {card: seat for seat, card in game.claims(state)}
    for column in state.area:
        for card in column:
            said = table.setting.about((CARD, card, 0), state)
            id = said[1].id.removeprefix("hollywood.about.")
            assert id == ("yours" if card in claims else "no_taker")


@pytest.mark.parametrize(
    ("kind", "id"), [("B", "blockbuster"), ("S2", "star"), ("H*", "award"), ("H", "horror")]
)
def test_a_card_says_first_what_it_is_good_for(pilot: Pilot, kind: str, id: str) -> None:
    """What newcomers ask of every card."""
    said = table_of(pilot, ALONE)
    first = said.setting.about((CARD, Hand().card(kind), 0), said.match.state)[0]
    assert first.id.endswith(f".{id}")


# the bar


def test_tools_that_can_do_nothing_are_greyed_and_say_why(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.stack.draw(pilot.canvas)
    assert set(table.bar.off) == {"undo", "redo"}
    undo = table.bar.tools.index("undo")
    assert [each.id for each in table.bar.asked(("tool", undo, 0)) or ()] == [
        "table.tool.undo",
        "table.nothing_to_undo",
    ]
    pilot.press(pygame.K_1)
    settle(pilot, table)
    pilot.stack.draw(pilot.canvas)
    assert set(table.bar.off) == {"redo"}
    pilot.press(pygame.K_u)
    pilot.stack.draw(pilot.canvas)
    assert set(table.bar.off) == {"undo"}


def test_house_rules_wear_a_badge_that_names_them(pilot: Pilot) -> None:
    assert "house_rules" not in played(pilot, Options(), 0).bar.tools
    table = played(pilot, Options(claim_order="bottom_first", adv_award=2), 0)
    badge = table.bar.tools.index("house_rules")
    said = table.bar.asked(("tool", badge, 0)) or ()
    voice = setting_of(table).voice
    assert [voice.text(each) for each in said][1:] == ["Handing-out order: Bottom first"]


def test_words_about_a_tool_stand_beside_it(pilot: Pilot) -> None:
    table = table_of(pilot)
    control = table.bar.controls.all[-1]
    hover(pilot, control.rect.center)
    assert [each.id for each in table.inspector.said(table.input.pointer, table.match.state)] == [
        "table.tool.rules"
    ]
    assert table.input.pointer.beside == control.rect
    assert table.words.id != "table.tool.rules", "the status goes on to say what is to be done"


@pytest.mark.parametrize("text", [100, 200])
def test_tools_grow_with_the_words(text: int) -> None:
    settings = Settings(width=1280, height=720, speed="instant", text_size=text)
    with program(settings, Sketches(DECK)) as made:
        table = table_of(Pilot(*made, random.Random(1)))
        size = table.bar.controls.all[0].rect.width
        assert size == (32 if text == 100 else 38)
        assert table.bar.rect.contains(table.bar.controls.all[-1].rect)


# answers


def test_hover_and_press_are_answered_in_the_next_frame(pilot: Pilot) -> None:
    table = table_of(pilot)

    def frame() -> bytes:
        pilot.tick(1 / 60)
        pilot.stack.draw(pilot.canvas)
        return pygame.image.tobytes(pilot.canvas, "RGB")

    hover(pilot, (2, 400), 1.0)
    pictures = [frame()]
    pilot.motion(over(table, 2))
    pilot.heard()
    pictures.append(frame())
    assert (table.view().pick.place, table.view().aims) == (column_key(2), True)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=over(table, 2), button=1))
    pilot.heard()
    assert table.view().pressed
    pictures.append(frame())
    assert len(set(pictures[:2])) == 2
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=over(table, 2), button=1))
    pilot.heard()
    assert not table.view().pressed
    assert table.match.moves == [Place(2)]


def test_keys_come_to_everything_one_can_ask_about(pilot: Pilot) -> None:
    table = table_of(pilot, [HUMAN] * 4)
    state = table.match.state
    asked: set[Key] = set()
    for _ in range(len(places_of(table).panels) + 3):
        pilot.press(pygame.K_TAB)
        for _ in range(30):
            spot = table.input.pointer.asked
            asked |= {spot} if spot is not None else set()
            pilot.press(pygame.K_RIGHT)
    told = {key for key in table.ground.told if table.setting.about(key, state)}
    assert told | table.bar.told.keys() <= asked
    assert table.input.pointer.by_keys


def test_an_enlarged_card_goes_within_its_time_and_is_forgotten_by_the_next(pilot: Pilot) -> None:
    table = table_of(pilot, ALONE)
    settle(pilot, table)
    look, pick = table.input.pointer.look, Pick(thing=foot(table, 0))
    look.taken = True
    look.wait(APPEARS, pick)
    look.put_away()
    assert look.wait(GOES / 2, pick)
    assert look.going is not None
    assert look.going[1] == pytest.approx(0.5)
    look.wait(GOES / 2, pick)
    assert look.going is None
    assert not look.goes(pick)
    look.taken = True
    look.wait(APPEARS, pick)
    look.forget()
    look.wait(0.0, pick)
    assert look.going is None, "whoever looks now sees nothing of it"
