"""The rules of Times Square as they are read: what fits a moment, every ruling, live sums."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.message import Message
from hollywood.games.times_square import GAME as BOXED
from hollywood.games.times_square.pages import live_pictures
from hollywood.games.times_square.pages.live_pictures import live
from hollywood.games.times_square.pages.rule_texts import LAMPS, texts
from hollywood.games.times_square.pages.topic import FORBIDS, LOCKED
from hollywood.games.times_square.rules.deck import Options
from hollywood.games.times_square.rules.state import (
    CharlieWalked,
    Discard,
    End,
    Lure,
    State,
)
from hollywood.games.times_square.table.draft import Discarding, Holding, Luring, Sending
from hollywood.games.times_square.table.layout import CLOCK, LAMP, person
from hollywood.kit import SetUp
from hollywood.ui.rulebook.rulebook import Reading
from hollywood.ui.table.setting import Pick

from ...harness.positions import told
from ...harness.windows import props_of
from .drawn import drawn_positions
from .positions import deck, times_square
from .sentences_built import KIT, RULES

AGREED: tuple[dict[str, str], ...] = ({}, {"manhole_leads": "off"}, {"wrong_door": "forbidden"})
MOMENTS = 150  # and as many of Hollywood!
SENTENCES = props_of().sentences
BOOK = BOXED.screens(KIT).rulebook
RULINGS: dict[str, tuple[dict[str, Any], str]] = {  # of each, the sentence that says it, and when
    "R1 either way": ({}, "either_way"),
    "R2 a card whole or not at all": ({}, "whole_card"),
    "R3 the rope": ({}, "between_guards"),
    "R3 all others share and pass": ({}, "others_pass"),
    "R3 nobody is pulled through": ({}, "not_through"),
    "R4 one green card": ({}, "green"),
    "R5 two green cards": ({}, "green"),
    "R6 one guard": ({}, "guard_one"),
    "R7 both guards, or one twice": ({}, "guard_both"),
    "R8 guards to her side": ({}, "guard_beside"),
    "R9 Felix and Kiki exactly so far": ({}, "yellow_red"),
    "R10 to the manhole": ({}, "manhole_card"),
    "R11 strictly between": ({}, "each_card_anew"),
    "R12 whom she leads": ({}, "never_several"),
    "R13 the manhole card leads": ({}, "manhole_leads"),
    "R13 or not": ({"manhole_leads": "off"}, "manhole_leads_not"),
    "R14 locked for the turn": ({}, "same_figure"),
    "R15 one figure": ({}, "same_figure"),
    "R15 Kiki first": ({"red_cards": "deb_first"}, "kiki_first"),
    "R16 looked at before each card": ({}, "each_card_anew"),
    "R17 red is red": ({}, "three_things"),
    "R18 no trio by red cards": ({}, "never_several"),
    "R19 the lure": ({}, "calls"),
    "R19 not Kiki, and it must move": ({}, "not_kiki"),
    "R19 no cards": ({}, "whole_turn"),
    "R20 at least one": ({}, "discard"),
    "R21 always something to do": ({}, "discard"),
    "R22 four lamps": ({}, "four_lamps"),
    "R22 only towards the mover": ({}, "towards_the_mover"),
    "R23 at once": ({}, "door_ends"),
    "R24 the wrong door": ({}, "wrong_door_wins"),
    "R24 closed": ({"wrong_door": "forbidden"}, "wrong_door_forbidden"),
    "R25 shuffled at once": ({}, "shuffled_once"),
    "R26 the second time": ({}, "closes"),
    "R27 who wins then": ({}, "her_side"),
    "R27 or nobody": ({}, "his_side"),
    "R28 how many are left": ({}, "clock_moves"),
    "R28 counts by colour": ({}, "played_counts"),
    "R28 the top card": ({"played_cards": "top"}, "played_top"),
    "R28 all": ({"played_cards": "all"}, "played_all"),
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_sentence(ruling: str) -> None:
    options, rule = RULINGS[ruling]
    said = [rules[rule] for rules in texts(deck(), Options(**options)).values() if rule in rules]
    assert said
    for language in LANGUAGES:
        assert "times_square.rule" not in Voice(SENTENCES, language).text(said[0])


def test_every_sentence_belongs_to_a_ruling_or_to_what_nobody_doubts() -> None:
    plain = {"two_clubs", "bring_one", "wins_at_once", "who_starts", "draw_again", "until_the_end"}
    plain |= {"between_door", "felix_wins", "put_out"}
    named = {rule.id.rpartition(".")[2] for rule in RULES}
    assert named == plain | {rule for _, rule in RULINGS.values()}


# opened at what fits


def reading_of(rules: Any, state: State, **more: Any) -> Reading:
    return Reading(SetUp((), rules.options, 1, KIT.name), rules, state, state.turn, **more)


def moments(count: int, seed: int) -> Iterator[tuple[Any, State]]:
    """Positions of matches played at random, also in the middle of turns."""
    chance = random.Random(seed)
    for _ in range(count):
        rules = times_square(
            **chance.choice(({}, {"manhole_leads": "off"}, {"wrong_door": "forbidden"}))
        )
        state = rules.start(2, chance.getrandbits(30))
        for _ in range(chance.randrange(160)):
            moves = rules.moves(state)
            if not moves:
                break
            rules.apply(state, chance.choice(moves))
        yield rules, state


def tried(rules: Any, state: State, chance: random.Random) -> Any:
    """A move that can't be made now: of the cards of the hand, a lure, a discard, or the end."""
    played = [rules.read(words) for words in ("sue +1", "trio +1", "guards to sue", "deb manhole")]
    played += [rules.read(words) for words in ("hal 2 +", "deb 3 +", "deb 2 sue +", "deb 3 hal -")]
    every = [
        *played,
        Lure("sue"),
        Lure("left"),
        End(),
        *(Discard(kind.id) for kind in deck().cards),
    ]
    return chance.choice([move for move in every if rules.illegal(state, move) is not None])


WHY = {  # by hand: of what the leaf must be about
    "nothing_yet": "turn",
    "first_back": "turn",
    "no_card": "turn",
    "one_colour": "turn",
    "rope": "rope",
    "edge": "colours",
    "beside": "guards",
    "at_manhole": "colours",
    "lured_already": "lures",
    "no_lead": "leads",
    "locked": "leads",
    "manhole_leads": "leads",
    "wrong_door": "doors",
}


def test_at_random_moments_the_leaf_names_what_can_be_done_or_was_refused() -> None:
    chance, seen = random.Random(3), set[str]()
    for rules, state in moments(MOMENTS, seed=41):
        opened = BOOK.topic(reading_of(rules, state))
        moves = rules.moves(state)
        lured = moves == (End(),) and not state.stage
        wanted = {"turn"} if moves and not lured else {"lures"} if moves else {"doors", "end"}
        assert opened.leaf in wanted
        check(reading_of(rules, state))
        if not moves:
            continue
        refused = rules.illegal(state, tried(rules, state, chance))
        reading = reading_of(rules, state, refused=refused)
        assert BOOK.topic(reading).leaf == WHY[refused.id.rpartition(".")[2]], refused
        assert BOOK.topic(reading).rules, "what forbids it is lit"
        check(reading)
        seen.add(refused.id.rpartition(".")[2])
    assert len(seen) > 5, seen


def check(reading: Reading) -> None:
    """What is opened and lit is there."""
    opened = BOOK.topic(reading)
    (leaf,) = [leaf for leaf in BOOK.leaves(reading) if leaf.id == opened.leaf]
    assert set(opened.rules) <= leaf.rules.keys()


def test_what_is_begun_or_pointed_at_comes_before_what_can_be_done() -> None:
    rules = times_square()
    state = rules.start(2, 7)
    green = next(card for card, id in enumerate(rules.ids) if id == "sue")
    grey = next(card for card, id in enumerate(rules.ids) if id == "guards")
    cases: list[tuple[dict[str, Any], str]] = [
        ({"draft": Holding((green,))}, "colours"),
        ({"draft": Holding((grey,))}, "guards"),
        ({"draft": Luring()}, "lures"),
        ({"draft": Discarding()}, "turn"),
        ({"draft": Sending("deb")}, "leads"),
        ({"pick": Pick(place=person(5))}, "lamps"),
        ({"pick": Pick(spot=(CLOCK, 0, 0))}, "clock"),
        ({"pick": Pick(spot=(LAMP, 0, 1))}, "lamps"),
        ({"pick": Pick(thing=("card", -3, 0))}, "turn"),  # a back tells nothing
        ({"refused": Message("times_square.illegal.rope")}, "rope"),
        ({"refused": Message(LOCKED)}, "leads"),
    ]
    for more, leaf in cases:
        assert BOOK.topic(reading_of(rules, state, **more)).leaf == leaf, more


def test_every_refusal_of_the_rules_leads_to_a_sentence() -> None:
    refusals = {id.removesuffix(".one").removesuffix(".other") for id in SENTENCES}
    refusals = {id for id in refusals if id.startswith("times_square.illegal.")}
    in_records = {"times_square.illegal.shuffle"}
    assert refusals - in_records <= FORBIDS.keys() | {LOCKED}


# made of this match


@pytest.mark.parametrize("seat", range(2))
def test_the_sum_of_the_live_lamps_is_how_far_fizz_walks(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps are those the engine makes at the end of a turn, as far as there is street."""
    drawn: list[str] = []

    class Told(live_pictures.Drawing):
        def painted(self, *given: Any, **named: Any) -> Any:
            size = pygame.Rect((0, 0), self.size)
            return pygame.Surface(self.size), size

        def chip(self, *given: Any, **named: Any) -> None:
            return

        def words(self, frame: Any, words: str, *given: Any, **named: Any) -> None:
            drawn.append(words)

    monkeypatch.setattr(live_pictures, "Drawing", Told)
    monkeypatch.setattr(live_pictures, "RulesStreet", lambda *given: None)
    rules, props = times_square(), props_of()
    for state in drawn_positions(rules, 60, seed=seat):
        state.turn = seat
        picture = live(LAMPS, Reading(SetUp((), rules.options, 1, KIT.name), rules, state, seat))
        assert picture is not None
        drawn.clear()
        picture(props, (400, 300))
        moved = state.copy()
        if rules.illegal(moved, End()) is not None:
            rules.apply(moved, Discard(rules.ids[moved.hands[seat][0]]))
        side, before = (-1, 1)[seat], moved.charlie
        (walk,) = (e for e in told(rules, moved, End()) if isinstance(e, CharlieWalked))
        assert int(drawn[0]) == sum(walk.lamps)
        assert min(int(drawn[0]), 8 - before * side) == (walk.end - walk.start) * side
