"""The rules of Hollywood! as they are read: what fits a moment, every ruling, live sums."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from math import prod
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.message import Message
from hollywood.games.hollywood.pages import live_pictures, rule_texts
from hollywood.games.hollywood.pages.live_pictures import live
from hollywood.games.hollywood.pages.rule_texts import texts
from hollywood.games.hollywood.pages.rules_canvas import RulesCanvas
from hollywood.games.hollywood.pages.topic import FORBIDS
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import (
    Clap,
    Double,
    Finish,
    Move,
    Place,
    RoundEnded,
    StarWasted,
    State,
)
from hollywood.games.hollywood.table.layout import CLAP, COLUMN, DOUBLE, undealt
from hollywood.games.hollywood.table.pointing import Doubling
from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.rulebook.rulebook import Reading, Topic
from hollywood.ui.table.setting import Pick

from ...harness.hollywood_match import Sketches, chairs
from ...harness.positions import DECK, KIT, hollywood
from ...harness.windows import game, props_of
from .sentences_built import RULES

MOMENTS = 150  # and as many of Times Square
SENTENCES = props_of().sentences
RULINGS: dict[str, tuple[dict[str, Any], str]] = {  # of each, the sentence that says it, and when
    "R1 columns of 4, 4, 3, 3": ({}, "columns"),
    "R2 handed out from the top down": ({}, "top_first"),
    "R3 or from the bottom up": ({"claim_order": "bottom_first"}, "bottom_first"),
    "R4 a laurel counts twice in a movie": ({}, "laurel"),
    "R5 a laurel counts in a project": ({}, "project_laurel_double"),
    "R5 as one": ({"award_in_project": "single"}, "project_laurel_single"),
    "R5 for points only": ({"award_in_project": "points_only"}, "project_laurel_points_only"),
    "R6 how many laurels there are": ({}, "laurel"),
    "R7 largest projects that tie": ({}, "project_tie_zero"),
    "R7 one of them scores": ({"project_tie": "score_one"}, "project_tie_score_one"),
    "R8 what multiplies": ({"advanced": "on"}, "unwanted"),
    "R8 cards never dealt": ({"advanced": "on"}, "unwanted_only"),
    "R9 none of a genre": ({"advanced": "on"}, "unwanted_zero_literal"),
    "R9 at least one": ({"advanced": "on", "adv_zero": "min1"}, "unwanted_zero_min1"),
    "R9 one more": ({"advanced": "on", "adv_zero": "plus1"}, "unwanted_zero_plus1"),
    "R10 a laurel nobody took": ({"advanced": "on"}, "unwanted_laurel_1"),
    "R10 as two": ({"advanced": "on", "adv_award": 2}, "unwanted_laurel_2"),
    "R11 neither blockbusters nor projects": ({"advanced": "on"}, "unwanted_only"),
    "R12 movies tie as multiplied": ({"advanced": "on"}, "tie_multiplied"),
    "R13 the best movie decides": ({}, "tie_shared"),
    "R14 then the win is shared": ({}, "tie_shared"),
    "R14 or the next movies decide": ({"tiebreak": "next_movies"}, "tie_next_movies"),
    "R15 all places alike": ({}, "tie_shared"),
    "R16 a Clap Board when all others are out": ({}, "skip_alone"),
    "R17 nothing without reels": ({}, "no_reels_no_turn"),
    "R18 one thing a turn": ({}, "one_thing"),
    "R18 nothing between two reels": ({}, "two_left"),
    "R19 both reels in one column": ({}, "same_column"),
    "R20 always room somewhere": ({}, "always_room"),
    "R21 no passing": ({}, "no_passing"),
    "R22 all is open": ({}, "all_open"),
    "R22 but totals": ({"totals": "hidden"}, "totals_hidden"),
    "R23 a useless star is out": ({}, "walks_out"),
    "R24 who starts": ({}, "first_by_chance"),
    "R24 the first at the table": ({"first_player": "seat_1"}, "first_at_the_table"),
    "R25 no movie is worth 0": ({}, "tie_shared"),
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_sentence(ruling: str) -> None:
    options, rule = RULINGS[ruling]
    said = [rules[rule] for rules in texts(DECK, Options(**options)).values() if rule in rules]
    assert said
    for language in LANGUAGES:
        assert "hollywood.rule" not in Voice(SENTENCES, language).text(said[0])


def test_every_sentence_belongs_to_a_ruling_or_to_what_all_agree_on() -> None:
    agreed = {"studio", "most_points", "where_points", "table", "to_its_reel", "last_reel"}
    agreed |= {"enters", "climb", "push_wanted", "one_reel", "closed", "unreached", "skip"}
    agreed |= {"hoarding", "two_reels", "used_at_once", "gather", "star_finishes", "no_refusing"}
    agreed |= {"safe", "blockbuster", "movie", "largest_project"}
    named = {rule.id.rpartition(".")[2] for rule in RULES}
    assert named == agreed | {rule for _, rule in RULINGS.values()}


def test_the_numbers_are_those_of_the_match() -> None:
    voice = Voice(SENTENCES, "en")
    three = texts(DECK, Options(), 3)["area"]
    assert [name for name in three if name.startswith("table")] == ["table_3"]
    assert voice.text(three["table_3"]) == "3 players: 3 rounds with 4 reels each."
    assert "14 cards" in voice.text(three["columns"])
    assert "4, 4, 3, 3" in voice.text(three["columns"])
    both = texts(DECK, Options())["area"]
    assert [name for name in both if name.startswith("table")] == ["table_3", "table_4"]


# opened at what fits


def reading_of(rules: Any, state: State, options: Options, **more: Any) -> Reading:
    set_up = SetUp(chairs(["human"] * state.seats), options, 1, KIT.name)
    return Reading(set_up, rules, state, 0, **more)


def moments(count: int, seed: int) -> Iterator[tuple[Any, State, Options]]:
    """Positions of matches played at random."""
    chance = random.Random(seed)
    while count:
        options = Options(advanced=chance.choice(["on", "off"]))
        rules = KIT.game(options)
        state = rules.start(chance.choice([3, 4]), chance.getrandbits(30))
        for _ in range(chance.randrange(70)):
            if rules.to_act(state) is None:
                break
            rules.apply(state, chance.choice(rules.moves(state)))
        count -= 1
        yield rules, state, options


EVERY: list[Move] = [Place(column) for column in range(5)]
EVERY += [Clap(), Double(0, 0), Double(1, 2), Double(0, 3), Finish("horror"), Finish("action")]


def expected(state: State, move: Move) -> set[str]:
    """The leaf about why a move can't be made, told by hand."""
    if state.claims:
        return {"projects"}
    match move:
        case Place(column):
            return {"full"} if column < 4 else {"area"}
        case Clap():
            return {"clap"}
        case Double() if not state.double[state.turn] or state.left[state.turn] < 2:
            return {"double"}
        case Double():
            return {"full"}
    return {"projects"}


def test_at_random_moments_the_leaf_names_what_can_be_done_or_was_refused() -> None:
    chance, seen = random.Random(3), set[str]()
    for rules, state, options in moments(MOMENTS, seed=41):
        book = game().screens.rulebook
        opened = book.topic(reading_of(rules, state, options))
        over, kinds = rules.to_act(state) is None, {type(move) for move in rules.moves(state)}
        assert opened.leaf == ("count" if over else "projects" if Finish in kinds else "bumping")
        check(book, opened, reading_of(rules, state, options))
        if over:
            continue
        move = chance.choice([each for each in EVERY if rules.illegal(state, each) is not None])
        reading = reading_of(rules, state, options, refused=rules.illegal(state, move))
        opened = book.topic(reading)
        assert opened.leaf in expected(state, move), move
        assert opened.rules, "what forbids it is lit"
        check(book, opened, reading)
        seen.add(opened.leaf)
    assert seen == {"full", "area", "clap", "double", "projects"}


def check(book: Any, opened: Topic, reading: Reading) -> None:
    """What is opened and lit is there."""
    (leaf,) = [leaf for leaf in book.leaves(reading) if leaf.id == opened.leaf]
    assert set(opened.rules) <= leaf.rules.keys()


def test_what_is_pointed_at_or_begun_comes_before_what_can_be_done() -> None:
    rules, book = hollywood(), game().screens.rulebook
    state = rules.start(3, 5)
    for _ in range(3):
        rules.apply(state, Place(3))
    cases: list[tuple[dict[str, Any], str]] = [
        ({"pick": Pick(thing=(CLAP, 0, 0))}, "clap"),
        ({"pick": Pick(thing=(DOUBLE, 0, 0))}, "double"),
        ({"pick": Pick(place=(COLUMN, 3, 0))}, "full"),
        ({"pick": Pick(place=(COLUMN, 0, 0))}, "bumping"),
        ({"pick": Pick(spot=("score", 0, 0))}, "count"),
        ({"pick": Pick(spot=("used", 0, 1))}, "double"),
        ({"draft": Doubling(())}, "double"),
        ({"refused": Message("hollywood.illegal.full")}, "full"),
        ({"event": RoundEnded(0)}, "handing_out"),
        ({"event": StarWasted(0, 50)}, "waste"),
    ]
    for more, leaf in cases:
        assert book.topic(reading_of(rules, state, Options(), **more)).leaf == leaf, more


def test_every_refusal_of_the_rules_leads_to_a_sentence() -> None:
    refusals = {id for id in SENTENCES if id.startswith("hollywood.illegal.")}
    assert refusals <= FORBIDS.keys()
    leaves = texts(DECK, Options())
    assert all(set(opened.rules) <= leaves[opened.leaf].keys() for opened in FORBIDS.values())


# made of this match


class Seen:
    """The words that are drawn into pictures."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[str] = []

        def noted(easel: RulesCanvas, words: str, *given: Any, **named: Any) -> None:
            self.words.append(words)

        monkeypatch.setattr(RulesCanvas, "words", noted)


def sketched() -> Props:
    pygame.init()
    props = props_of()
    props.art = Sketches(DECK)
    return props


def test_the_sum_of_the_live_count_is_the_engine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, props, counted = Seen(monkeypatch), sketched(), 0
    for rules, state, options in moments(60, seed=43):
        picture = live(rule_texts.COUNT, reading_of(rules, state, options))
        if picture is None:
            continue
        seen.words.clear()
        picture(props, (480, 400))
        rows = [seen.words[at : at + 3] for at in range(0, len(seen.words), 3)]
        *lines, (_, _, total) = rows
        worth = [int(points) for _, _, points in lines]
        factors = [[int(each) for each in re.findall(r"\d+", sum_)] for sum_, _, _ in lines]
        assert [prod(each) for each in factors] == worth
        assert sum(worth) == int(total) == rules.score(state, 0).total == rules.scores(state)[0]
        counted += 1
    assert counted > 20


def test_a_star_is_worth_what_the_engine_gives_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, props, compared = Seen(monkeypatch), sketched(), 0
    for rules, state, options in moments(600, seed=44):
        if not state.claims:
            continue
        picture = live(rule_texts.PROJECTS, reading_of(rules, state, options))
        assert picture is not None
        seen.words.clear()
        picture(props, (480, 400))
        shown = [int(points) for points in seen.words[2::3]]
        seat = state.claims[-1][0]
        gained = []
        for move in rules.moves(state):
            after = state.copy()
            before = len(after.movies[seat])
            rules.apply(after, move)
            gained.append(rules.worth(state, after.movies[seat][before]))
        assert shown == gained
        compared += 1
    assert compared > 2


def test_each_leaf_has_a_live_picture_at_some_moment() -> None:
    props, shows = sketched(), set[str]()
    for rules, state, options in moments(60, seed=45):
        for leaf in texts(DECK, options):
            picture = live(leaf, reading_of(rules, state, options))
            if picture is not None and leaf not in shows:
                assert picture(props, (480, 400)).get_size() == (480, 400)
                shows.add(leaf)
    assert shows == set(live_pictures.PICTURES)


def test_when_a_match_is_over_every_live_picture_there_is_can_be_painted() -> None:
    """No cards lie on the table any more."""
    props, chance, options = sketched(), random.Random(7), Options(advanced="on")
    rules = KIT.game(options)
    state = rules.start(4, 7)
    while rules.to_act(state) is not None:
        rules.apply(state, chance.choice(rules.moves(state)))
    pictures = {
        leaf: live(leaf, reading_of(rules, state, options)) for leaf in texts(DECK, options)
    }
    assert pictures["area"] is None
    for picture in filter(None, pictures.values()):
        assert picture(props, (480, 400)).get_size() == (480, 400)


def test_rules_open_and_are_painted_before_anything_is_dealt() -> None:
    """A column can be pointed at while its cards are still on their way."""
    props, options = sketched(), Options()
    rules = KIT.game(options)
    nothing = undealt(rules.start(4, 7))
    at_a_column = reading_of(rules, nothing, options, pick=Pick(place=(COLUMN, 2, 0)))
    assert game().screens.rulebook.topic(at_a_column).leaf in texts(DECK, options)
    for leaf in texts(DECK, options):
        picture = live(leaf, at_a_column)
        if picture is not None:
            assert picture(props, (480, 400)).get_size() == (480, 400)
