"""The exact solution, against one that knows nothing but the rules; and what players lose to it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean, median

import pytest

from hollywood.bots.bot import decide, finished
from hollywood.games.hollywood.bots.cast import Level
from hollywood.games.hollywood.bots.coach import advise, outlook_of
from hollywood.games.hollywood.bots.outlook import SURE, Outlook
from hollywood.games.hollywood.bots.packed import MoveNumber, PackedPosition
from hollywood.games.hollywood.bots.player import Player
from hollywood.games.hollywood.bots.solver import Solver, TooMany
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State

from ...harness.positions import DECK, KIT, hollywood

CAST = KIT.cast
WAYS = [
    Options(),
    Options(claim_order="bottom_first", tiebreak="next_movies"),
    Options(advanced="on"),
    Options(award_in_project="single", project_tie="score_one"),
]


def last_reels(
    reels: int, count: int, seed: int, level: str = "random"
) -> Iterator[tuple[Hollywood, State]]:
    """Positions with so many reels left in the last round, after play of this level."""
    rng = random.Random(seed)
    for number in range(count):
        game = Hollywood(DECK, WAYS[number % len(WAYS)]) if level == "random" else hollywood()
        state = game.start(3 + number % 2, rng.getrandbits(32))
        player = None if level == "random" else Player(CAST, *CAST.role(level))
        while state.round < DECK.table(state.seats).rounds - 1 or sum(state.left) > reels:
            move = decide(player, game, state, rng) if player else rng.choice(game.moves(state))
            game.apply(state, move)
        if sum(state.left) and not state.claims:
            yield game, state


def by_the_rules(game: Hollywood, state: State, enough: float = math.inf) -> list[float]:
    """What every seat strives for, by nothing but moves tried one after the other."""
    seat = game.to_act(state)
    if seat is None or state.claims:
        return _ends(game, state)
    best: list[float] = []
    for move in game.moves(state):
        after = state.copy()
        game.apply(after, move)
        ends = by_the_rules(game, after, enough)
        if not best or ends[seat] > best[seat]:
            best = ends
        if best[seat] >= enough:
            break
    return best


def _ends(game: Hollywood, state: State) -> list[float]:
    """Every owner of stars chooses what is best for him, whatever the others have."""
    endings = [state] if game.to_act(state) is None else game.endings(state)
    scores = [
        max((game.score(end, seat) for end in endings), key=lambda s: (s.total, s.movies))
        for seat in range(state.seats)
    ]
    winners = game.counter.winners(scores)
    totals = [score.total for score in scores]
    return [
        1000 / len(winners) * (seat in winners)
        + total * 1.01
        - max(other for s, other in enumerate(totals) if s != seat)
        for seat, total in enumerate(totals)
    ]


@pytest.mark.parametrize("enough", [math.inf, SURE])
@pytest.mark.parametrize("seed", range(2))
def test_the_solution_is_what_the_rules_lead_to(seed: int, enough: float) -> None:
    for game, state in last_reels(4, 14, seed):
        outlook = outlook_of(game, CAST, state)
        solved = Solver(outlook, enough=enough).solve(*outlook.board.position(state))
        assert solved == pytest.approx(by_the_rules(game, state, enough))


def test_the_end_of_the_line_is_what_was_promised() -> None:
    for game, state in last_reels(5, 20, 7):
        outlook = outlook_of(game, CAST, state)
        solver, position = Solver(outlook), outlook.board.position(state)
        end = solver.line(position)
        assert not end.left
        assert solver.solve(*position) == outlook.utilities(end.masks, end.studio)


def test_a_solved_reason_tells_the_points_of_the_end() -> None:
    told = 0
    for game, state in last_reels(3, 60, 3):
        if len(game.moves(state)) < 2:
            continue
        seat = game.to_act(state)
        assert seat is not None
        for advice in finished(advise(game, CAST, state, random.Random(1))):
            after = state.copy()
            game.apply(after, advice.move)
            if advice.reason.id == "hollywood.reason.solved":
                told += 1
                points = dict(advice.reason.slots)["count"]
                ends = by_the_rules(game, after)
                outlook = outlook_of(game, CAST, state)
                board = outlook.board
                next_ = board.play(board.position(state), board.choice[advice.move])
                assert Solver(outlook).solve(*next_) == pytest.approx(ends)
                assert points == advice.points
    assert told


def regrets(level: str, reels: int, count: int, seed: int) -> Iterator[float]:
    """What the level's move loses of a win against the exact solution."""
    rng = random.Random(seed)
    for game, state in last_reels(reels, count, seed, "lead"):
        outlook = outlook_of(game, CAST, state)
        position = outlook.board.position(state)
        chosen = outlook.board.choice[decide(Player(CAST, *CAST.role(level)), game, state, rng)]
        yield _lost(Solver(outlook), outlook, position, chosen)


def _lost(solver: Solver, outlook: Outlook, position: PackedPosition, chosen: MoveNumber) -> float:
    best, made = solver.solve(*position), solver.solve(*outlook.board.play(position, chosen))
    return max(0, round(best[position.turn] - made[position.turn], -2)) / 1000


def test_the_mogul_plays_the_last_reels_without_regret() -> None:
    assert max(regrets("mogul", 6, 8, 1)) == 0


def test_a_solver_gives_up_after_so_many_positions() -> None:
    for game, state in last_reels(8, 4, 3):
        outlook = outlook_of(game, CAST, state)
        solver, position = Solver(outlook, most=100), outlook.board.position(state)
        with pytest.raises(TooMany):
            list(solver.worths(position, outlook.board.sensible(position)))
        assert solver.size < 200


def test_a_sure_win_is_found_in_a_fraction_of_the_positions() -> None:
    most, fewer, wins = 0, 0, 0
    for game, state in last_reels(6, 20, 5):
        outlook = outlook_of(game, CAST, state)
        position = outlook.board.position(state)
        whole, content = Solver(outlook), Solver(outlook, enough=SURE)
        ends = whole.solve(*position), content.solve(*position)
        most, fewer = most + whole.size, fewer + content.size
        wins += len({round(end[position.turn], -2) for end in ends}) == 1
    assert fewer < most / 3
    assert wins >= 18, "who would win differs only where a loser decides who else does"


HASTY = Level(play_outs=40, solve=700)


def sure_but_far() -> Iterator[tuple[Hollywood, State, Solver]]:
    """Positions too far to be solved whole, where whoever moves surely wins, and who knows how."""
    for game, state in last_reels(6, 20, 4):
        outlook = outlook_of(game, CAST, state)
        position, winner = outlook.board.position(state), Solver(outlook, enough=SURE)
        sure = winner.solve(*position)[position.turn] > SURE
        if sure and winner.estimate(position) > HASTY.solve >= 2 * winner.size:
            yield game, state, winner


def wins(game: Hollywood, state: State, winner: Solver, move: Move) -> bool:
    """Whether it is still sure after the move."""
    board = outlook_of(game, CAST, state).board
    after = board.play(board.position(state), board.choice[move])
    return winner.solve(*after)[state.turn] > SURE


def test_a_sure_win_is_played_where_the_whole_rest_is_too_far_to_be_solved() -> None:
    far = list(sure_but_far())
    assert far
    for game, state, winner in far:
        move = decide(Player(CAST, HASTY), game, state, random.Random(1))
        assert wins(game, state, winner, move)


def test_a_hint_tells_a_sure_win_where_the_whole_rest_is_too_far_to_be_solved() -> None:
    cast = replace(CAST, levels={**CAST.levels, "mogul": HASTY})
    for game, state, winner in sure_but_far():
        best, *_ = finished(advise(game, cast, state, random.Random(1)))
        assert wins(game, state, winner, best.move)
        assert (best.win, best.places[0], best.exact, best.sure) == (1, 1, False, True)


def test_a_mogul_whose_solver_gives_up_still_moves() -> None:
    level = Level(play_outs=200, solve=1000)
    for game, state in last_reels(9, 12, 4):
        move = decide(Player(CAST, level), game, state, random.Random(1))
        assert game.illegal(state, move) is None


@pytest.mark.soak
def test_the_mogul_plays_the_last_8_reels_of_500_rounds_without_regret() -> None:
    assert max(regrets("mogul", 8, 500, 1)) == 0


@pytest.mark.soak
def test_the_mogul_loses_less_than_a_hundredth_with_10_reels_left() -> None:
    assert fmean(regrets("mogul", 10, 150, 2)) < 0.01


@pytest.mark.soak
def test_the_last_8_reels_are_solved_in_fifteen_thousand_positions() -> None:
    sizes = []
    for game, state in last_reels(8, 100, 5, "lead"):
        outlook = outlook_of(game, CAST, state)
        solver = Solver(outlook)
        solver.solve(*outlook.board.position(state))
        sizes.append(solver.size)
    assert median(sizes) <= 15_000
