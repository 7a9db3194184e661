"""The day's deal: the same for a date everywhere, whatever is fast, slow, left or gone on with."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator
from datetime import date, timedelta
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import pytest

from hollywood import daily, files, paths
from hollywood.bots.bot import decide, finished, is_steady
from hollywood.bots.roles import ROLES
from hollywood.core.faults import Faults
from hollywood.core.match import Match
from hollywood.daily import Made, Par
from hollywood.games import GAMES
from hollywood.kit import DayRules, GameInBox, SetUp
from hollywood.set_up import AnyKit, load, save
from hollywood.ui.table.bots import Bots

from ..harness.positions import KIT

SUNDAYS = GAMES[0].sundays
MONDAY = date(2026, 11, 16)
ENOUGH = 60  # moves of a match: those of Paperback are long


def set_up_of(day: date) -> SetUp:
    return daily.set_up_of(KIT, SUNDAYS, day, "Ada")


def test_a_day_has_always_been_this_deal() -> None:
    """Whoever changes how a date becomes a deal makes two people play different matches."""
    set_up = set_up_of(MONDAY)
    assert set_up.chance == daily.seed_of("hollywood", MONDAY) == 532_011_077
    characters = ["wildcard", "opportunist", "stargazer"]
    bots = [f"bot:understudy_{character}" for character in characters]
    assert [chair.who for chair in set_up.chairs] == ["human", *bots]


def test_every_weekday_has_its_level() -> None:
    levels = [daily.level_of(MONDAY + timedelta(each)) for each in range(7)]
    assert levels == ["understudy", "lead", "lead", "director", "director", "mogul", "lead"]


def test_every_day_of_four_years_can_be_played() -> None:
    seen = set()
    for number in range(1461):
        set_up = set_up_of(daily.FIRST + timedelta(number))
        characters = [ROLES.character(chair.who) for chair in set_up.chairs[1:]]
        assert len(set(characters)) == len(set_up.chairs) - 1
        assert KIT.wrong_options(set_up.options) is None
        seen.add(set_up.chance)
    assert len(seen) == 1461


def test_sundays_go_through_the_house_rules_of_a_month() -> None:
    sundays = [date(2026, 11, day) for day in (1, 8, 15, 22, 29)]
    assert [daily.rules_of(SUNDAYS, day) for day in sundays] == list(SUNDAYS)
    assert daily.rules_of(SUNDAYS, MONDAY) == DayRules()
    assert len(set_up_of(sundays[2]).chairs) == 3
    assert set_up_of(sundays[1]).options.claim_order == "bottom_first"


def played(kit: AnyKit, set_up: SetUp, leaves: bool) -> list[Any]:
    """The match in which the human always makes the first move; `leaves` after each of them."""
    match: Match[Any, Any] = kit.begin(set_up)
    bots = Bots[Any, Any](set_up, lambda name: kit.bots[name]())
    while (seat := match.to_act) is not None and len(match.moves) < ENOUGH:
        if seat not in bots:
            match.play(match.game.moves(match.state)[0])
            if leaves:
                bots.drop()
                set_up, match = load(save(set_up, match, kit), "match.yaml", {kit.name: kit}.get)
                bots = Bots(set_up, lambda name: kit.bots[name]())
            else:
                bots.prepare(match)
            continue
        bots.begin(seat, match, 0.0)
        while (move := bots.decision(seat, 0.0)) is None:
            sleep(0)
        match.play(move)
    return match.moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_of_a_day_is_the_same_when_it_is_left_and_gone_on_with(game: GameInBox) -> None:
    kit = game.open()
    set_up = daily.set_up_of(kit, game.sundays, MONDAY, "Ada")
    assert played(kit, set_up, leaves=True) == played(kit, set_up, leaves=False)


def test_no_bot_of_a_day_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine would play another match."""
    patience: list[float] = []

    class Thinker:
        def __init__(self, thought: object, lasts: float = inf) -> None:
            patience.append(lasts)

    monkeypatch.setattr("hollywood.ui.table.bots.Thinker", Thinker)
    match = KIT.begin(set_up_of(MONDAY))
    bots = Bots[Any, Any](set_up_of(MONDAY), lambda name: KIT.bots[name]())
    bots.begin(1, match, 1.0)
    assert patience == [inf]


def test_par_is_the_middle_of_what_the_expert_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    points = iter([(19, 2), (15, 3), (21, 1), (19, 1), (30, 1)])
    monkeypatch.setattr(daily, "expert_match", lambda *_: ())
    monkeypatch.setattr(daily, "_made", lambda *_: Made((made := next(points))[0], 9, made[1]))
    assert finished(daily.par_of(KIT, set_up_of(MONDAY))) == daily.Par(19, 2, 1)


def test_tries_that_cannot_change_the_par_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever five tries would come to, the par is the middle one of all of them."""
    played: list[int] = []

    def expert_match(kit: object, set_up: object, attempt: int, *_: object) -> tuple[()]:
        played.append(attempt)
        return ()

    monkeypatch.setattr(daily, "expert_match", expert_match)
    for points in product((15, 19, 21), repeat=5):
        played.clear()
        made = iter(points)
        monkeypatch.setattr(daily, "_made", lambda *_, made=made: Made(next(made), 9, 1))
        middle = sorted(points)[2]
        expected = daily.Par(middle, 1, points.index(middle) + 1)
        assert finished(daily.par_of(KIT, set_up_of(MONDAY))) == expected
        assert len(played) == next(many for many in range(1, 6) if is_settled(points[:many]))


def test_tries_that_were_played_before_are_not_played_again(
    own_folder: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another day nothing is known by them; a line that is spoilt loses itself."""
    points, monday = iter([19, 15, 21, 19]), MONDAY + timedelta(7)
    monkeypatch.setattr(daily, "expert_match", lambda *_: ())
    monkeypatch.setattr(daily, "_made", lambda *_: Made(next(points), 9, 2))
    daily.remember_try("hollywood", monday, 1, Made(30, 9, 1))
    keep = partial(daily.remember_try, "hollywood", MONDAY)
    playing = daily.par_of(KIT, set_up_of(MONDAY), keep=lambda *made: stop(keep, *made))
    with pytest.raises(EOFError):
        finished(playing)
    file = files.own("tries_hollywood.jsonl")
    file.write_text(file.read_text("utf-8") + '{"day": "2026-11-16", "attempt": 2, "poi\n', "utf-8")
    known = daily.known_tries("hollywood", MONDAY)
    assert known == {1: Made(19, 9, 2), 2: Made(15, 9, 2)}
    assert finished(daily.par_of(KIT, set_up_of(MONDAY), known)) == daily.Par(19, 2, 1)
    daily.forget_pars("hollywood")
    assert not daily.known_tries("hollywood", MONDAY)


def test_of_a_game_whose_name_begins_another_s_only_its_own_pars_are_forgotten() -> None:
    """Those of every language are its own; all are forgotten where no game is named."""
    day, par = date(2026, 11, 20), Par(14, 1, 1)
    for deals in ("paperback", "paperback_it", "paperback_fr", "paperback_writer"):
        daily.remember_par(deals, day, par)
    daily.forget_pars("paperback")
    kept = ("paperback", "paperback_it", "paperback_fr", "paperback_writer")
    assert [day in daily.known_pars(deals) for deals in kept] == [False, False, False, True]
    daily.forget_pars()
    assert day not in daily.known_pars("paperback_writer")


def stop(keep: Callable[[int, Made], None], attempt: int, made: Made) -> None:
    """The program ends after the second try."""
    keep(attempt, made)
    if attempt == 2:
        raise EOFError


def is_settled(points: tuple[int, ...]) -> bool:
    """Whether the middle one of five is the same whatever the others will be."""
    others = product((0, 99), repeat=5 - len(points))
    return len({sorted((*points, *rest))[2] for rest in others}) == 1


def test_bots_that_answered_once_answer_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they played after the same moves in another try is not thought out again."""
    monkeypatch.setattr(type(KIT), "levels", KIT.levels[:1])  # who is soon done
    set_up, answers = set_up_of(MONDAY), daily.Answers()
    first = finished(daily.expert_match(KIT, set_up, 1, answers))
    known = len(answers)
    assert known == sum(first.game.to_act(state) not in (0, None) for state in first.states)
    again = finished(daily.expert_match(KIT, set_up, 1, answers))
    assert (again.moves, len(answers)) == (first.moves, known)
    assert (
        finished(daily.expert_match(KIT, set_up, 2, answers)).moves
        == finished(daily.expert_match(KIT, set_up, 2)).moves
    )


def test_where_no_points_are_counted_par_is_the_middle_in_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A quick win is best, a quick defeat worst."""
    turns = iter([(9, 1), (4, 2), (7, 1), (12, 2), (15, 1)])
    monkeypatch.setattr(daily, "expert_match", lambda *_: ())
    monkeypatch.setattr(daily, "_made", lambda *_: Made(None, *next(turns)))
    assert finished(daily.par_of(KIT, set_up_of(MONDAY))) == daily.Par(15, 1, 5)


@pytest.mark.parametrize(
    ("made", "par", "by"),
    [
        (Made(23, 0, 1), daily.Par(21, 2, 1), 2),
        (Made(None, 8, 1), daily.Par(11, 1, 1), 3),
        (Made(None, 8, 2), daily.Par(11, 2, 1), -3),
        (Made(None, 8, 1), daily.Par(11, 2, 1), None),
    ],
)
def test_what_somebody_came_to_is_held_against_the_par(
    made: Made, par: daily.Par, by: int | None
) -> None:
    assert daily.against(made, par.beside(made)) == by


def test_the_expert_plays_otherwise_in_each_try_but_always_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(KIT), "levels", KIT.levels[:1])  # who is soon done
    set_up = set_up_of(MONDAY)
    moves = [finished(daily.expert_match(KIT, set_up, each)).moves for each in (1, 1, 2, 3)]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2] or moves[0] != moves[3]


def test_to_a_steady_expert_neither_chance_nor_memory_matters() -> None:
    """So each of its decisions is thought out once for all tries."""
    boxed = next(game for game in GAMES if game.name == "times_square")
    kit: Any = boxed.open()
    fast, own = kit.bots[kit.levels[0]](), kit.bots[kit.levels[-1]]()
    match = kit.begin(daily.set_up_of(kit, boxed.sundays, MONDAY, "Ada"))
    assert is_steady(own, match.game)
    while match.to_act is not None and len(match.moves) < 40:
        if not len(match.moves) % 9:
            bots = (own, *(kit.bots[kit.levels[-1]]() for _ in range(2)))
            made = {
                decide(bot, match.game, match.state.copy(), random.Random(number))
                for number, bot in enumerate(bots)
            }
            assert len(made) == 1
        match.play(decide(fast, match.game, match.state.copy(), random.Random(1)))


def test_an_expert_whom_chance_matters_to_is_not_steady() -> None:
    for name in ("hollywood", "paperback"):
        kit: Any = next(game for game in GAMES if game.name == name).open()
        game = kit.begin(daily.set_up_of(kit, SUNDAYS, MONDAY, "Ada")).game
        assert not is_steady(kit.bots[kit.levels[-1]](), game)


def test_what_a_steady_expert_decided_is_not_thought_out_again() -> None:
    boxed = next(game for game in GAMES if game.name == "times_square")
    kit: Any = boxed.open()
    set_up, answers = daily.set_up_of(kit, boxed.sundays, MONDAY, "Ada"), daily.Answers()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(kit), "levels", kit.levels[:1])  # who is soon done
        first = finished(daily.expert_match(kit, set_up, 1, answers))
        assert len(answers) == len(first.moves)
        alone = finished(daily.expert_match(kit, set_up, 2))
    assert alone.moves == first.moves


def test_pars_that_are_known_are_told(run: Any) -> None:
    pars = daily.known_pars("hollywood")
    told = json.loads(run("daily", "--from", "2026-11-16", "--days", "2", "--json")[1])
    assert told[0]["day"] == "2026-11-16"
    assert told[0]["par"] == (vars(pars[MONDAY]) if MONDAY in pars else None)
    assert run("daily", "--from", "2026-11-16")[1].startswith("2026-11-16: Understudy")


class Shipped(NamedTuple):
    """A game whose pars come with the box, and these days."""

    game: GameInBox
    kit: AnyKit
    pars: dict[date, daily.Par]

    def set_up(self, day: date) -> SetUp:
        return daily.set_up_of(self.kit, self.game.sundays, day, "Ada")


@pytest.fixture(params=["hollywood", "times_square"])
def shipped(request: pytest.FixtureRequest) -> Shipped:
    """Days whose pars come with the box."""
    game = next(each for each in GAMES if each.name == request.param)
    pars = dict(sorted(daily.shipped_pars(game.name).items()))
    assert pars
    return Shipped(game, game.open(), pars)


def test_the_day_s_page_knows_the_pars_of_the_box(shipped: Shipped) -> None:
    name = shipped.game.name
    text = paths.data(f"par_{name}.txt").read_text("ascii")
    assert daily.pars_as_text(shipped.pars) == text
    known = daily.known_pars(name)
    assert all(known[day] == par for day, par in shipped.pars.items())
    seats = {day: len(shipped.set_up(day).chairs) for day in shipped.pars}
    assert all(1 <= par.place <= seats[day] for day, par in shipped.pars.items())
    assert all(par.number > 0 for par in shipped.pars.values())


def test_times_square_has_a_par_for_each_day_of_four_years() -> None:
    first, *rest = sorted(daily.shipped_pars("times_square"))
    assert rest == [first + timedelta(number + 1) for number in range(len(rest))]
    assert len(rest) >= 4 * 365


def test_a_par_is_what_the_expert_makes_in_the_try_that_it_names(shipped: Shipped) -> None:
    """The first Monday, whose bots are soon done."""
    day, par = min(shipped.pars.items(), key=lambda each: each[0].weekday())
    match = finished(daily.expert_match(shipped.kit, shipped.set_up(day), par.attempt))
    made = daily._made(shipped.kit, match)
    assert (made.number, made.place) == (par.number, par.place)


@pytest.mark.soak
def test_pars_are_what_the_expert_makes(shipped: Shipped) -> None:
    """Thirty dates that come with the box."""
    days = list(shipped.pars)
    for day in days[:: max(1, len(days) // 30)]:
        assert finished(daily.par_of(shipped.kit, shipped.set_up(day))) == shipped.pars[day]


PARS = """\
2026-11-16
19 13
 9 42
2026-12-24
 7 41
104 15
"""


def test_pars_are_written_in_a_few_letters_a_day() -> None:
    pars, faults = daily.pars_in(PARS, "par.txt")
    assert faults == []
    assert pars[MONDAY + timedelta(1)] == daily.Par(9, 4, 2)
    assert pars[date(2026, 12, 25)] == daily.Par(104, 1, 5)
    assert daily.pars_as_text(dict(reversed(pars.items()))) == PARS


def test_files_of_pars_can_be_put_together() -> None:
    one, other = (daily.pars_in(text, "")[0] for text in (PARS, PARS.replace("2026", "2027")))
    both, faults = daily.pars_in(daily.pars_as_text(one) + daily.pars_as_text(other), "")
    assert (both, faults) == ({**one, **other}, [])


@pytest.mark.parametrize(
    ("wrong", "lines"),
    [
        (PARS.replace("19 13", "19 1"), [2, 3]),  # whose the next one is nobody can tell
        (PARS.replace("2026-12-24", "2026-13-24"), [4, 5, 6]),
        (PARS.replace("2026-12-24", "2026-11-17"), [5, 6]),  # another par of a day
        (PARS.replace("104", "-4"), [6]),
        (PARS.replace("15", "17"), [6]),
    ],
)
def test_lines_that_are_no_pars_are_told(tmp_path: Path, wrong: str, lines: list[int]) -> None:
    file = tmp_path / "par.txt"
    file.write_text(wrong, "utf-8")
    with pytest.raises(Faults) as faults:
        daily.all_pars_in(file)
    assert [fault.line for fault in faults.value.faults] == lines


def test_years_of_par_are_played_in_pieces(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[str] = []

    def par_of(_: object, set_up: SetUp) -> Generator[None, None, daily.Par]:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(str(set_up.day))
        return daily.Par(len(played), 1, 1)
        yield

    monkeypatch.setattr("hollywood.commands.daily.par_of", par_of)
    file = tmp_path / "par.txt"
    words = ("daily", "--par", "--from", "2026-11-16", "--out", str(file), "--processes", "1")
    run(*words, "--days", "4")
    assert file.read_text("utf-8") == "2026-11-16\n 1 11\n 2 11\n"
    played.clear()
    run(*words, "--days", "4")
    assert played == ["2026-11-18", "2026-11-19"]
    assert file.read_text("utf-8") == "2026-11-16\n 1 11\n 2 11\n 1 11\n 2 11\n"


def test_a_par_that_was_played_is_kept_but_those_of_the_box_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with files.elsewhere():
        for day in (MONDAY, MONDAY + timedelta(1)):
            daily.remember_par("hollywood", day, daily.Par(7, 4, 5))
        monkeypatch.setattr(daily, "shipped_pars", lambda _: {MONDAY: daily.Par(19, 2, 1)})
        known = daily.known_pars("hollywood")
    assert (known[MONDAY].number, known[MONDAY + timedelta(1)].number) == (19, 7)


def test_a_game_without_sundays_has_no_day(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[1]), "sundays", ())
    code, _, err = run("daily", "times_square")
    assert code == 1
    assert "Times Square" in err


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_day_of_a_year_can_be_played_in_every_game(game: GameInBox) -> None:
    kit = game.open()
    for number in range(366):
        day = daily.FIRST + timedelta(number)
        set_up = daily.set_up_of(kit, game.sundays, day, "Ada")
        assert kit.wrong_options(set_up.options) is None
    assert kit.begin(set_up).to_act is not None


@pytest.mark.parametrize("wrong", ["2025-12-31", "tomorrow", "2026-13-01"])
def test_a_day_that_is_none_is_refused(run: Any, wrong: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        run("daily", "--from", wrong)
