"""Paperback at the table: typed, put back, bought, given back; what is warned of, what is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from hollywood.actions import NUMBERS, TYPED
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.moves import Buy, Done, GoOn, Spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table import actions
from hollywood.games.paperback.table.desk import Desk
from hollywood.games.paperback.table.places import COPY, card_key
from hollywood.games.paperback.table.sentences import expected
from hollywood.kit import SetUp
from hollywood.settings import GameSettings, Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.window import Window
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD, Layout
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import NAMES, Pilot, program
from .by_hand import KIT, PLAYER, setting_of, spot, writer_of
from .positions import cards as put
from .positions import library, paperback, settle
from .stills import Still

pytestmark = pytest.mark.usefixtures("roughly")
PAINTER = "p5 a6 *2 t1 er4 u5 *2"
WHO = (HUMAN, f"{BOT}random")


class Seat:
    """Somebody at the table, with a hand that was chosen."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.table: AnyTable = pilot.table

    @property
    def s(self) -> State:
        state: State = self.table.match.state
        return state

    @property
    def step(self) -> str:
        return self.s.step

    @property
    def desk(self) -> Desk:
        return writer_of(self.table).desk

    @property
    def text(self) -> str:
        return "" if self.table.draft is None else self.table.draft.text

    def type(self, text: str) -> None:
        for letter in text:
            held = pygame.KMOD_LSHIFT if letter.isupper() else 0
            self.pilot.press(ord(letter.lower()), held)

    def leave_open(self) -> None:
        """A wild card whose letter is chosen later."""
        pygame.event.post(
            pygame.event.Event(
                pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="?", scancode=0
            )
        )
        self.pilot.heard()

    def enter(self, after: float = 1.0) -> None:
        self.pilot.tick(after)
        self.pilot.press(pygame.K_RETURN)

    def rest(self) -> None:
        """All that moves arrives."""
        for _ in range(60):
            self.pilot.tick(0.2)

    def click(self, card: int, copy: bool = False) -> None:
        self.pilot.click(spot(self.table, (CARD, card, COPY if copy else 0)))

    def publish(self, text: str) -> None:
        self.type(text)
        self.enter()
        self.rest()

    @property
    def lying(self) -> Layout:
        return self.table.eyes.layout(self.s)

    def of(self, name: str) -> int:
        names = setting_of(self.table).game.table.names
        return next(c for c in self.s.hands[0] if names[c] == name)


@contextmanager
def seated(
    hand: str = PAINTER, common: str = "i o a e", helper: str = "off", **aids: str
) -> Iterator[Seat]:
    """The first turn of a match, with this hand."""
    games = {KIT.name: GameSettings(choices={"wild_helper": helper, **aids})}
    settings = Settings(language="en", speed="normal", game=KIT.name, games=games, tips="never")
    with program(settings, PLAYER.sketches()) as (window, flow):
        yield sit(window, flow, hand, common)


def sit(
    window: Window,
    flow: Flow,
    hand: str,
    common: str = "i o a e",
    agreed: Options = KIT.presets["standard"],
) -> Seat:
    seats = zip(NAMES, WHO, KIT.colours, strict=False)
    chairs = tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)
    seed = next(n for n in range(99) if _first(chairs, agreed, n) == 0)
    flow.begin(SetUp(chairs, agreed, seed, KIT.name))
    seat = Seat(Pilot(window, flow, random.Random(1)))
    table, s = seat.table, seat.s
    game = setting_of(table).game
    s.decks[0] += s.hands[0]
    s.hands[0] = ()
    s.hands[0] = put(game, s, hand)
    library(game, s, common)
    settle(s)
    table.eyes.turn_to(table.eyes.viewer)
    setting_of(table).desks._kept.clear()
    setting_of(table).desks.maker._kept = None
    table.show_anew()
    seat.rest()
    return seat


def _first(chairs: tuple[Chair, ...], options: Options, seed: int) -> int:
    return KIT.begin(SetUp(chairs, options, seed, KIT.name)).state.first


# spelling


def test_what_is_typed_lies_on_the_sheet_at_once_and_moves_there() -> None:
    with seated() as seat:
        before = seat.table.show.stage.actors[card_key(seat.of("p5"))].pose
        seat.type("p")
        actor = seat.table.show.stage.actors[card_key(seat.of("p5"))]
        assert actor.pose == before, "it sets out from the hand"
        seat.pilot.tick(0.3)
        assert setting_of(seat.table).plan.sheet.rect.collidepoint(actor.pose.x, actor.pose.y)
        seat.type("ainter")
        assert seat.text == "painter"
        assert seat.desk.total == 11
        assert seat.desk.sign == "yes"


def test_a_refused_key_changes_nothing_and_says_why() -> None:
    with seated() as seat:
        seat.type("pai")
        seat.type("zzz")
        assert seat.text == "paizz", "wild cards stand for two of them"
        assert seat.table.status.warning is not None
        assert seat.table.status.warning.id == "paperback.table.no_card"


def test_all_is_taken_back_key_by_key() -> None:
    with seated() as seat:
        seat.type("paint")
        for text in ("pain", "pai", "pa", "p", ""):
            seat.pilot.press(pygame.K_z, pygame.KMOD_LCTRL)
            assert seat.text == text
        seat.type("pa")
        seat.pilot.press(pygame.K_ESCAPE)
        assert seat.text == ""
        assert seat.table is seat.pilot.stack.top, "a second one would lead to the menu"


def test_an_accent_on_a_key_of_figures_is_a_letter_but_where_one_buys() -> None:
    with seated() as seat:
        seat.type("p")
        _press_figure("à", 9)  # so keyboards of France write it
        seat.pilot.heard()
        assert seat.text == "pa"
        seat.type("int")
        seat.enter()
        seat.rest()
        _press_figure("é", 1)
        seat.pilot.heard()
        assert isinstance(seat.table.match.moves[-1], Buy)


def _press_figure(written: str, place: int) -> None:
    """A key of the row of figures; without Shift it writes something else."""
    key, scancode = pygame.K_0 + (place + 1) % 10, pygame.KSCAN_1 + place
    pressed = {"key": key, "scancode": scancode, "mod": 0, "unicode": written}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, pressed))


def test_enter_twice_publishes_and_ends_nothing_else() -> None:
    with seated() as seat:
        seat.type("paint")
        seat.enter()
        seat.pilot.press(pygame.K_RETURN)
        seat.pilot.press(pygame.K_RETURN)
        assert len(seat.table.match.moves) == 1
        seat.rest()
        seat.enter()
        assert isinstance(seat.table.match.moves[-1], Done)


def test_a_published_word_can_be_taken_back_to_the_sheet() -> None:
    with seated() as seat:
        seat.publish("paint")
        assert seat.step == "buy"
        seat.pilot.press(pygame.K_z, pygame.KMOD_LCTRL)
        seat.rest()
        assert seat.step == "spell"
        assert seat.text == "paint"


def test_the_last_library_card_is_warned_of_before_publishing() -> None:
    with seated(common="i") as seat:
        seat.type("painterNs")
        seat.pilot.press(pygame.K_BACKSPACE)
        warned = len(seat.text) >= seat.desk.seat_layout.needed
        seat.enter()
        if seat.desk.sign == "yes" and warned:
            assert seat.table.match.moves == []
            seat.enter()
            assert len(seat.table.match.moves) == 1


def test_the_bell_is_lit_from_the_length_on_pairs_count_two() -> None:
    with seated() as seat:
        seat.type("paint")
        assert seat.desk.seat_layout.missing == 2
        seat.type("e")
        assert seat.desk.seat_layout.missing == 1
        seat.type("r")
        assert seat.desk.seat_layout.missing == 0


def test_an_open_wild_card_offers_the_words_it_can_make() -> None:
    with seated(helper="on") as seat:
        seat.type("pai")
        seat.leave_open()
        assert seat.text == "pai?"
        assert "pair" in seat.desk.completions
        seat.enter()
        assert seat.table.draft.strip
        number = seat.desk.offered.index("pair")
        plan = setting_of(seat.table).plan
        seat.pilot.click(plan.strip_word(number, len(seat.desk.offered)).center)
        assert seat.text == "pair"
        seat.enter()
        assert isinstance(seat.table.match.moves[-1], Spell)


def test_a_word_with_an_open_letter_is_not_published_but_the_button_says_what_is_wanted() -> None:
    with seated() as seat:
        seat.type("pa")
        seat.leave_open()
        button = seat.desk.button
        assert button is not None
        assert (button.words.id, button.works) == ("paperback.button.letter", False)
        seat.enter()
        assert seat.table.match.moves == []


def test_the_status_line_asks_for_the_letter_and_counts_the_books_that_are_free() -> None:
    with seated() as seat:
        seat.type("pa")
        seat.leave_open()
        assert seat.table.words.id == "paperback.table.spell"
        seat.pilot.do(actions.RING)
        assert seat.table.words.id == "paperback.table.which_letter"
    game = paperback(play="together")
    state = game.start(2, 1)
    words = expected(game, Still(game).desk(state, own=state.turn))
    assert (words.id, dict(words.slots)["count"]) == ("paperback.table.spell_together", 4)


# the draft of the next turn


def pass_and_draw(seat: Seat) -> None:
    """Until the rival is to act and the next hand is there."""
    seat.pilot.do("paperback.action.pass", "paperback.action.pass")
    for _ in range(40):
        seat.pilot.tick(0.05)
        if seat.table.match.to_act == 1 and len(seat.s.hands[0]) == 5:
            break


def test_a_draft_and_the_order_of_the_hand_outlast_rivals_and_windows() -> None:
    with seated("t1 s1 e3 n1 *2", "o a i e") as seat:
        pass_and_draw(seat)
        seat.pilot.press(pygame.K_TAB)
        faces = setting_of(seat.table).game.table.faces
        first = faces[seat.table.draft.order[0]]
        seat.type(first.letters or "S")
        word, order = seat.text, seat.table.draft.order
        assert word
        seat.table.resize(seat.table.props.screen)
        for _ in range(2000):
            seat.pilot.tick(0.1)
            pygame.time.wait(1)
            if seat.table.human == 0:
                break
        assert seat.table.match.to_act == 0
        assert seat.text == word
        assert seat.table.draft.order == order
        seat.rest()
        lies = {key: actor.pose for key, actor in seat.table.show.stage.actors.items()}
        assert {key: lies[key] for key in seat.lying} == seat.lying


def test_the_key_that_hurries_others_lays_no_wild_card() -> None:
    with seated("t1 s1 e3 n1 *2", "o a i e") as seat:
        pass_and_draw(seat)
        assert seat.table.match.to_act == 1
        seat.type("f")
        assert seat.text == ""
        seat.type("F")
        assert seat.text == "f"


# choices


def test_a_choice_is_made_on_the_table_and_can_be_left() -> None:
    with seated("u5 s1 h6 t1 *2", "o a i e") as seat:
        seat.publish("us")
        assert seat.step == "choose"
        assert seat.desk.chooses
        assert seat.desk.button is not None
        assert seat.desk.button.words.id == "paperback.button.skip"
        card = sorted(seat.desk.glowing)[0]
        seat.click(card)
        assert seat.table.draft.chosen == card
        assert seat.desk.glowing, "now what is dearer glows"
        seat.pilot.press(pygame.K_ESCAPE)
        assert seat.table.draft.chosen is None
        seat.enter()
        assert isinstance(seat.table.match.moves[-1], GoOn)
        assert seat.step == "buy"


# keys at a table where letters are typed


def test_escape_shuts_the_log_before_it_gives_anything_back() -> None:
    with seated() as seat:
        seat.publish("painter")
        card = sorted(seat.desk.payable)[0]
        seat.click(card)
        seat.pilot.tick(1.0)
        assert seat.s.bought
        seat.pilot.press(pygame.K_F3)
        assert seat.table.log.open
        seat.pilot.press(pygame.K_ESCAPE)
        assert not seat.table.log.open
        assert seat.s.bought
        seat.pilot.press(pygame.K_ESCAPE)
        assert not seat.s.bought


def test_where_letters_are_typed_a_sentence_tells_of_other_keys() -> None:
    with seated() as seat:
        keys = seat.table.props.keys
        assert keys.called("hint") == keys.called(f"{TYPED}f2")
        seat.pilot.do("hint")
        assert seat.text == "", "no letter was typed"
        seat.pilot.flow.title()
        seat.pilot.tick(0.1)
        assert keys.called("hint") == "H"


def test_a_wild_card_that_was_laid_just_now_gets_its_letter_before_one_that_is_pointed_at() -> None:
    with seated("p5 a6 *5 *5 t1", "i o a e") as seat:
        names = setting_of(seat.table).game.table.names
        one, other = (card for card in seat.s.hands[0] if names[card] == "*5")

        def lay(card: int) -> None:
            hand = writer_of(seat.table).draft.hand
            seat.pilot.do(NUMBERS[hand.index(card)])

        lay(one)
        seat.pilot.do("paperback.action.ring")
        seat.type("n")
        seat.table.input.pointer.aim(Pick(card_key(one)))
        lay(other)
        seat.pilot.do("paperback.action.ring")
        seat.type("o")
        assert seat.text == "no"


def test_of_the_first_deal_the_own_hand_is_drawn_before_what_is_for_sale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with seated() as seat:
        art, setting = seat.pilot.flow.props.art, setting_of(seat.table)
        asked: list[str] = []
        monkeypatch.setattr(art, "card_or_stand_in", lambda name, *look: asked.append(name))
        setting.ready(seat.table.eyes.seen(seat.s))
        hand = {setting.painter._cards.named(card) for card in seat.s.hands[0]}
        assert set(asked[: len(hand)]) == hand
