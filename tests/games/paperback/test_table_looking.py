"""Looking through piles and decks, and at the words that were there."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pygame
import pytest

from hollywood.core.message import say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Seal
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.listing import in_deck, listing
from hollywood.games.paperback.table.missed_words import MissedWords
from hollywood.games.paperback.table.places import DECK, DISCARD, MISSED, SEAT
from hollywood.kit import SetUp
from hollywood.ui.table.hints import Tip
from hollywood.ui.table.setting import NOTHING
from hollywood.ui.table.stage import Key

from .by_hand import KIT, setting_of
from .positions import paperback
from .test_table import Seat, seated

pytestmark = pytest.mark.usefixtures("roughly")
DECK_KEY: Key = (DECK, 0, 0)


@pytest.mark.parametrize("preset", KIT.presets)
def test_the_list_of_a_deck_is_what_lies_in_it_whatever_was_played(preset: str) -> None:
    chance = random.Random(preset)
    game = paperback(**vars(replace(KIT.presets[preset], language="en")))
    s = game.start(3, 5)
    for _ in range(300):
        if game.to_act(s) is None:
            break
        for seat in range(3):
            assert sorted(in_deck(s, seat)) == sorted(s.decks[seat])
        game.apply(s, chance.choice(game.moves(s)))


def test_a_list_tells_nothing_of_the_order() -> None:
    game = paperback()
    s = game.start(2, 1)
    before = listing(game, s, 0, DECK_KEY, decks=True)
    s.decks[0] = s.decks[0][::-1]
    assert listing(game, s, 0, DECK_KEY, decks=True) == before
    assert before is not None
    letters = [game.table.faces[card].letters for card, _ in before.cards]
    plain = [each for each in letters if each]
    assert plain == sorted(plain)
    assert sum(count for _, count in before.cards) == len(s.decks[0])


def opened(seat: Seat) -> Key | None:
    return None if seat.table.draft is None else seat.table.draft.opened


def test_a_click_on_a_pile_opens_it_and_the_next_one_shuts_it() -> None:
    with seated() as seat:
        plan = setting_of(seat.table).plan
        seat.type("pa")
        seat.pilot.click(plan.own.deck.center)
        assert opened(seat) == DECK_KEY
        assert seat.desk.listing is not None
        seat.pilot.click(plan.score.button.center)
        assert opened(seat) is None
        assert seat.table.match.moves == [], "that click was for the list"
        seat.pilot.click(plan.own.discard.center)
        assert opened(seat) == (DISCARD, 0, 0)
        seat.pilot.press(pygame.K_ESCAPE)
        assert opened(seat) is None
        assert seat.text == "pa", "the word is as it was"


def test_what_is_looked_through_is_read_aloud() -> None:
    with seated() as seat:
        seat.pilot.click(setting_of(seat.table).plan.own.deck.center)
        aloud = setting_of(seat.table).aloud
        said = aloud.pointed(seat.table.eyes.seen(seat.s), NOTHING, seat.table.draft)
        assert [each.id for each in said] == ["paperback.list.deck", "paperback.about.list"]
        cards = dict(said[1].slots)["cards"]
        assert isinstance(cards, tuple)
        assert len(cards) == len(seat.s.decks[0])


def test_typing_shuts_a_list_and_types() -> None:
    with seated() as seat:
        seat.pilot.click(setting_of(seat.table).plan.own.deck.center)
        seat.type("pa")
        assert opened(seat) is None
        assert seat.text == "pa"


def test_enter_opens_nothing_over_which_the_mouse_happens_to_be() -> None:
    with seated() as seat:
        seat.pilot.do("paperback.action.pass", "paperback.action.pass")
        assert seat.table.match.to_act == 1
        seat.pilot.motion(setting_of(seat.table).plan.own.deck.center)
        seat.pilot.press(pygame.K_RETURN)
        assert opened(seat) is None


def test_the_top_of_the_discard_pile_opens_it() -> None:
    with seated() as seat:
        seat.publish("paint")
        seat.enter()
        seat.enter()
        seat.rest()
        cards = seat.s.discards[0]
        assert cards
        seat.click(cards[-1])
        assert opened(seat) == (DISCARD, 0, 0)


@pytest.mark.parametrize("open_decks", ["on", "off"])
def test_decks_of_others_are_open_if_that_was_chosen(open_decks: str) -> None:
    with seated(open_decks=open_decks) as seat:
        plan = setting_of(seat.table).plan
        seat.pilot.click(plan.above.seat(1, 2).center)
        if open_decks == "on":
            assert opened(seat) == (SEAT, 1, 0)
            assert seat.desk.listing is not None
        else:
            assert opened(seat) is None
            assert seat.table.status.warning is not None
            assert seat.table.status.warning.id == "paperback.list.closed"
            seat.pilot.click(plan.above.seat(0, 2).center)
            assert opened(seat) == (SEAT, 0, 0), "one's own is never closed"


# words that were there


def looked(seat: Seat) -> None:
    """The thought is over."""
    for _ in range(2000):
        if setting_of(seat.table).desks.missed._thinker is None:
            return
        seat.pilot.tick(0.0)
        pygame.time.wait(5)
    raise AssertionError("it thinks for ever")


def state_of(seat: Seat) -> State:
    return seat.s


def test_a_better_word_is_told_when_the_turn_is_over_and_never_before() -> None:
    with seated(missed_word="each_turn") as seat:
        missed = setting_of(seat.table).desks.missed
        seat.type("pan")
        assert missed._thinker is None, "nobody looks while a word is under way"
        seat.enter()
        seat.rest()
        looked(seat)
        assert missed.told is None
        assert not missed.chips
        seat.enter()
        seat.enter()
        assert state_of(seat).turn == 1
        assert missed.told is not None
        assert missed.chips
        assert missed.told.yours is not None
        assert missed.told.yours.text == "pan"
        assert missed.told.best.cents >= missed.told.common.cents >= 11
        assert missed.word is not None
        plan = setting_of(seat.table).plan
        seat.pilot.click(plan.missed_chip.center)
        assert opened(seat) == (MISSED, 0, 0)
        seat.pilot.click(plan.missed_button.center)
        assert opened(seat) == (MISSED, 1, 0)
        seat.pilot.press(pygame.K_ESCAPE)
        assert opened(seat) is None
        for _ in range(10):
            seat.pilot.tick(1.0)
        assert not missed.chips, "it is told for six seconds"
        seat.pilot.do("paperback.action.missed")
        assert opened(seat) == (MISSED, 0, 0), "a key asks for it later, too"


def test_what_was_taken_back_is_looked_at_no_more() -> None:
    with seated(missed_word="each_turn") as seat:
        missed = setting_of(seat.table).desks.missed
        seat.publish("pan")
        looked(seat)
        assert missed._found is not None
        seat.pilot.press(pygame.K_z, pygame.KMOD_LCTRL)
        assert missed._found is None


def test_nobody_looks_for_better_words_unless_that_was_chosen() -> None:
    with seated() as seat:
        seat.publish("pan")
        seat.enter()
        assert setting_of(seat.table).desks.missed._ply is None


def test_where_all_spell_at_once_a_better_word_is_told_when_the_round_is_over() -> None:
    agreed = replace(KIT.presets["standard"], play="at_once", words="small")
    chairs = (Chair(Written("Ada")), Chair(Written("Otto"), Written(f"{BOT}random")))
    match = KIT.begin(SetUp(chairs, agreed, 7, KIT.name))
    game = match.game
    assert isinstance(game, Paperback)
    looked, sealed = MissedWords(game, lambda: True), False
    for _ in range(200):
        moves = game.moves(match.state)
        own = match.state.step == "seal" and match.state.turn == 0
        if own and sealed:
            break
        seals = [move for move in moves if isinstance(move, Seal)]
        match.play(min(seals, key=lambda move: len(move.laid) or 99) if seals else moves[-1])
        sealed = sealed or own
        looked.follow(match, 0)
        assert (looked._before is not None) == sealed, "once it is sealed it is looked for"
        assert not looked._over or match.state.step in ("seal", "over")
    assert looked._over
    thinker = looked._thinker
    assert thinker is not None
    for _ in range(600):
        if not thinker.busy:
            break
        time.sleep(0.05)
    looked.update(0.1)
    assert looked.told is looked._found
    assert not thinker.busy


def test_where_a_slate_takes_its_room_no_log_hangs() -> None:
    """In what is tried from the rules the slate may hang where the log does: the program ended."""
    with seated() as seat:
        notes, tips = seat.table.notes, [Tip(say("table.hint_thinks"), say("table.hint_thinks"))]
        rooms = notes.rooms(0, tips, True)
        assert rooms.log is not None
        for taken in (rooms.log, rooms.log.inflate(0, -4), seat.table.props.screen.rect):
            assert notes.rooms(0, [], True, [taken]).log is None
        assert notes.rooms(0, tips, True, [seat.table.props.screen.rect]).tips is None
