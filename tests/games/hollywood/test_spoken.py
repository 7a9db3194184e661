"""Every sentence of the table is said in some match that is played with mouse and keys.

A sentence counts as said when its words are set in type, alone or within others, or copied. What
pages say is not asked for here, nor what only commands and faults say: each has its own tests.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Sequence
from itertools import product

import pygame
import pytest

from hollywood import box, saves
from hollywood.actions import NUMBERS
from hollywood.bots.roles import CHARACTERS
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.rules.deck import GENRES, Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Clap, Double, Finish, Move, Place, State
from hollywood.games.hollywood.table.actions import DOUBLE
from hollywood.games.hollywood.table.keys import actions_for
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.settings import GameSettings, Settings
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.second_look import SecondLook
from hollywood.ui.table.table import AnyTable

from ...harness.endings import choice
from ...harness.folders import ROOT
from ...harness.hollywood_match import Sketches, chairs, hurry_the_coach
from ...harness.hurry import in_a_hurry, roughly
from ...harness.pilot import LONGEST, Doing, Pilot, program
from ...harness.positions import DECK, KIT
from ...harness.spoken import Asker, AtOnce, Spoken, listening
from .by_hand import HollywoodPlayer, by_keys

COLUMNS = range(len(DECK.columns))
ANY_MOVE: list[Move] = [*map(Place, COLUMNS), Clap(), Double(0, 1)]
OPTIONS = (
    *("claim_order", "award_in_project", "project_tie", "advanced", "adv_zero", "adv_award"),
    *("tiebreak", "first_player", "ratings", "totals"),
)


BEGINNINGS = (
    [HUMAN, BOT + "extra_opportunist", BOT + "extra_hoarder", BOT + "extra_stargazer"],
    [BOT + "extra_accountant", HUMAN, BOT + "extra_wildcard", BOT + "greedy"],
    [HUMAN, HUMAN, BOT + "extra"],
)
ENDINGS = (232, 808, 109)  # found by trying, as are all others
EVERY_REMARK = (112, 443, 213)  # in them seats have reason for all remarks there are
ASKED_ENDINGS, EVERYTHING = (91, 123), 9
MATCHES, MANY = (0, 2, 5, 9, 12, 36), range(37, 84)
GROUPS = (
    *("log", "illegal", "reason", "table", "about", "place", "star", "summary", "awards"),
    *("result", "count", "kind", "genre", "move", "film_title", *CHARACTERS),
)
OF_THE_BOX = ("and", "table", "undo", "pause", "result")
_NO_HAND = "games/hollywood/test_spoken.py::test_what_no_hand_can_ask_for_is_refused_with_a_reason"
_COACH = "games/hollywood/test_coach.py"
_DISK = "ui/test_second_window.py::test_a_pause_promises_nothing_where_nothing_can_be_saved"
ELSEWHERE = {  # the test in which it is said, and what of that shows it
    # only who types a move can mean these
    "hollywood.illegal.choose_project": f"{_NO_HAND}::choose_project",
    "hollywood.illegal.no_column": f"{_NO_HAND}::no_column",
    "hollywood.illegal.no_project": f"{_NO_HAND}::no_project",
    "hollywood.illegal.no_star": f"{_NO_HAND}::no_star",
    "hollywood.illegal.not_a_move": "games/hollywood/test_rulings.py"
    "::test_what_is_not_a_move_is_refused_in_words::not_a_move",
    # the coach has them seldom
    "hollywood.reason.only": f"{_COACH}::test_the_only_move_says_so::only",
    "hollywood.reason.wastes": f"{_COACH}::test_every_reason_is_true_on_50_000_positions::wastes",
    # other cards than those of the box
    "hollywood.reason.tried": f"{_COACH}"
    "::test_a_round_too_large_for_the_coach_is_played_on_at_random::hollywood.reason.tried",
    # pressed when every other reel has been placed
    "hollywood.table.clap_wasted": "ui/test_table_keys.py"
    "::test_what_is_warned_of_is_done_when_it_is_asked_for_again::hollywood.table.clap_wasted",
    # a game that counts no points
    "table.chance": "ui/test_toy_table.py::test_a_hint_counts_no_points_where_there_are_none"
    "::table.chance",
    # a disk that cannot be written
    "table.nothing_to_watch": "games/times_square/test_table.py"
    "::test_the_last_turn_of_the_other_side_is_seen_again_as_often_as_wanted::nothing_to_watch",
    # other settings, and pads
    "table.confirm": "ui/test_steady_hands.py::test_a_move_is_confirmed_and_nothing_is_dragged"
    "_where_that_was_chosen::Once more, and it is done.",
    "table.other_pad": "ui/test_pads.py"
    "::test_several_people_are_asked_once_whether_each_has_a_pad::somebody else",
    "pause.leave_unsaved": f"{_DISK}::Exit to menu",
    "pause.unsaved": f"{_DISK}::pause.unsaved",
}


class Player(HollywoodPlayer):
    """Reads all that comes above the table."""

    ways: Sequence[Doing] = (by_keys,)  # type: ignore[assignment]
    half_a_move: Sequence[str] = (DOUBLE, NUMBERS[0])

    def refused(self, table: AnyTable) -> Iterator[Sequence[str]]:
        """The keys of moves that are not possible now."""
        game, state = table.match.game, table.match.state
        assert isinstance(game, Hollywood)
        for move in ANY_MOVE:
            if game.illegal(state, move) is not None:
                yield actions_for(game, state, move)

    def above(self, pilot: Pilot, table: AnyTable, scene: Scene) -> bool:
        """Point at everything, then choose or go on."""
        if isinstance(scene, StarChoice | RoundSummary):
            assert isinstance(pilot, Asker)
            pilot.hover(scene.controls)
            pilot.look(2.0)
        if isinstance(scene, StarChoice):
            assert isinstance(pilot, Asker)
            if pilot.asks:
                pilot.hint()
            pilot.type(pygame.K_1 + pilot.chance.randrange(len(scene.options)))
            if pilot.asks:
                pilot.undo_and_redo()
            return True
        return super().above(pilot, table, scene)

    def see_out(self, pilot: Pilot) -> None:
        """Every award, every number of the result; it is copied at last."""
        assert isinstance(pilot, Asker)
        top = pilot.stack.top
        assert isinstance(top, FinalCount)
        for _ in range(LONGEST):
            if top.phase == "table":
                break
            pilot.look(0.4)
            pilot.type(pygame.K_RIGHT)
        pilot.look()
        pilot.hover(top.result.controls)
        (copy,) = (each for each in top.result.controls.all if each.words == "Copy result")
        pilot.click(copy.rect.center)
        pilot.look()


def drawn_set_up(chance: random.Random) -> SetUp:
    """Any people and any characters at any rules."""
    characters = [BOT + "extra_" + name for name in CHARACTERS]
    others = chance.choice([[HUMAN], [*characters, BOT + "greedy", BOT + "extra"]])
    who = [HUMAN, *chance.choices(others, k=chance.choice([2, 3]))]
    chance.shuffle(who)
    changed = {name: chance.choice(list(KIT.values(name))) for name in OPTIONS}
    options = Options(**changed) if chance.random() < 0.6 else Options()  # type: ignore[arg-type]
    return SetUp(chairs(who), options, chance.getrandbits(32), KIT.name)


def drawn_settings(chance: random.Random) -> Settings:
    """What may be chosen that says anything else."""
    projection = chance.choice(["off", "held", "always"])
    return Settings(
        language="en",
        width=chance.choice([1024, 1280]),
        height=576,
        speed=chance.choice(["fast", "instant"]),
        games={KIT.name: GameSettings(choices={"projection": projection})},
    )


def play(seed: int, art: Sketches) -> Spoken:
    """A match as it follows from this number; all that is said in it."""
    chance = random.Random(seed)
    set_up, settings = drawn_set_up(chance), drawn_settings(chance)
    with program(settings, art) as (window, flow), listening() as spoken:
        hurry_the_coach(flow.game.kit)
        Asker(window, flow, Player(), seed, asks=2).play(set_up, Player())
    return spoken


def begin(number: int, art: Sketches) -> Spoken:
    """A match begins; whoever sits there and whatever lies there is asked about once."""
    values = {name: list(KIT.values(name)) for name in OPTIONS}
    changed = {name: of[number % len(of)] for name, of in values.items()}
    options = Options(**changed)  # type: ignore[arg-type]
    set_up = SetUp(chairs(BEGINNINGS[number]), options, number, KIT.name)
    settings = Settings(language="en", width=1024, height=576, speed="fast")
    with program(settings, art) as (window, flow), listening() as spoken:
        asker = Asker(window, flow, Player(), number, asks=0)
        flow.begin(set_up)
        table = asker.table
        while not table.show.idle:
            asker.look(0.1)
        for spot in (*table.ground.told.values(), *table.bar.told.values()):
            asker.ask_about(spot.center)
    return spoken


def ending(seed: int, turn: int) -> saves.Kept:
    """A match by chance in which everything but the last decision is made, by the one human.

    With every turn each seat goes to the next character.
    """
    chance = random.Random(seed)
    seats = chance.choice([3, 4])
    changed = {name: chance.choice(list(KIT.values(name))) for name in OPTIONS}
    options = Options(**changed) if chance.random() < 0.5 else Options()  # type: ignore[arg-type]
    drawn = [CHARACTERS.index(name) + turn for name in chance.sample(CHARACTERS, seats - 1)]
    others = [BOT + "extra_" + CHARACTERS[number % len(CHARACTERS)] for number in drawn]
    deal = chance.getrandbits(32)
    match = KIT.begin(SetUp(chairs([HUMAN] * seats), options, deal, KIT.name))
    while match.to_act is not None:
        match.play(chance.choice(list(match.game.moves(match.state))))
    human = match.game.to_act(match.states[-2])
    assert human is not None
    who = [*others[:human], HUMAN, *others[human:]]
    set_up = SetUp(chairs(who), options, deal, KIT.name)
    left = KIT.begin(set_up)
    for move in match.moves[:-1]:
        left.play(move)
    return saves.Kept(set_up, left)


def end(seed: int, art: Sketches, asks: int = 0, turn: int = 0) -> Spoken:
    """The last decision of such a match, awards night and the result; all that is said there."""
    kept = ending(seed, turn)
    settings = Settings(language="en", width=1024, height=576, speed="fast")
    with program(settings, art) as (window, flow), listening() as spoken:
        hurry_the_coach(flow.game.kit)
        saver = saves.Saver(kept.set_up, KIT)
        saver.keep(kept.match)
        saver.wait()
        flow.go_on()
        Asker(window, flow, Player(), seed, asks).play_on(Player())
    return spoken


def group(id: str) -> str:
    """What a sentence is about."""
    box_or_game, *words = id.split(".")
    return words[0] if box_or_game == KIT.name else ""


def at_the_table(id: str) -> bool:
    """Whether somebody who plays this game may hear it between the first deal and the result."""
    return group(id) in GROUPS or id.split(".")[0] in OF_THE_BOX


SENTENCES = {re.sub(r"\.(one|other)$", "", id) for id in box.open_sentences()}
WANTED = {id for id in SENTENCES if at_the_table(id)}


@pytest.fixture
def art(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sketches]:
    """Nobody waits for anybody: what is decided follows from the numbers alone."""
    in_a_hurry(monkeypatch)
    roughly(monkeypatch)
    for module in ("bots", "hints"):
        monkeypatch.setattr(f"hollywood.ui.table.{module}.Thinker", AtOnce)
    monkeypatch.setattr(SecondLook, "think", lambda look, match: None)
    pygame.init()
    sketches = Sketches(DECK)
    yield sketches
    sketches.close()


def test_every_sentence_of_the_table_is_said(art: Sketches) -> None:
    said = set[str]()
    for number in range(len(BEGINNINGS)):
        said |= begin(number, art).ids
    for seed in (*ENDINGS, *ASKED_ENDINGS):
        said |= end(seed, art, EVERYTHING * (seed in ASKED_ENDINGS)).ids
    for seed, turn in product(EVERY_REMARK, range(len(CHARACTERS))):
        said |= end(seed, art, turn=turn).ids
    for seed in MATCHES:
        said |= play(seed, art).ids
    assert sorted(WANTED - said - ELSEWHERE.keys()) == []
    assert sorted(ELSEWHERE.keys() & said) == [], "said here: no exception any more"


@pytest.mark.parametrize("id", ELSEWHERE)
def test_an_exception_names_a_test_that_speaks_of_it(id: str) -> None:
    file, name, mentioned = ELSEWHERE[id].split("::")
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    bodies = [ast.unparse(each) for each in tree.body if getattr(each, "name", "") == name]
    assert [mentioned in body for body in bodies] == [True]


@pytest.mark.soak
@pytest.mark.parametrize("seed", MANY)
def test_more_is_asked_in_many_matches(seed: int, art: Sketches) -> None:
    assert play(seed, art).ids & WANTED


def test_what_no_hand_can_ask_for_is_refused_with_a_reason() -> None:
    """Only who types moves, or writes them into a file, can mean these."""
    game = Hollywood(DECK)
    state = game.start(3, 1)
    claimed = choice(game, 2)
    lacks = next(each for each in map(Finish, GENRES) if each not in game.moves(with_two(claimed)))
    for at, move, id in (
        (claimed, Place(0), "choose_project"),
        (state, Place(9), "no_column"),
        (with_two(claimed), lacks, "no_project"),
        (state, Finish("horror"), "no_star"),
    ):
        refused = game.illegal(at, move)
        assert refused is not None
        assert refused.id == f"hollywood.illegal.{id}"


def with_two(state: State) -> State:
    """The same with two projects open."""
    two = state.copy()
    seat = two.claims[-1][0] * len(GENRES)
    lone = [number for number in range(seat, seat + len(GENRES)) if two.projects[number]]
    for number in lone[2:]:
        two.projects[number] = ()
    return two
