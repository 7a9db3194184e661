"""Puzzles of Paperback, proved once more: every word, laid in every way, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from hollywood.bots.puzzle import Solution, made_from
from hollywood.core.message import Refused
from hollywood.games.paperback.bots.puzzles import WordPuzzles
from hollywood.games.paperback.rules.buying import fame_for_sale
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import every_laying
from hollywood.games.paperback.rules.lexicon import missing
from hollywood.games.paperback.rules.moves import Buy, Done, Move, Spell
from hollywood.games.paperback.rules.scores import fame
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word

from .positions import deck
from .test_players import cast, lexicon

GAME = Paperback(deck(), lexicon("en"))
PUZZLES = WordPuzzles(GAME, cast())


def made(seed: int) -> Iterator[Solution[Move]]:
    return made_from(PUZZLES, seed)


def spelled(state: State) -> Iterator[tuple[str, State]]:
    """Every word that can be spelled, and the turn after it, in which something can be bought."""
    table, hand = GAME.table, state.hands[state.turn]
    faces = [table.faces[card] for card in hand] + [table.faces[state.to_spell_with]]
    letters, wilds = "".join(face.letters for face in faces), sum(face.wild for face in faces)
    for text in table.lexicon:
        if missing(text, letters) > wilds:
            continue
        for laid in every_laying(state, table, hand, text, range(wilds + 1)):
            move = Spell(laid)
            if isinstance(table.spelling.lay(state, hand, laid), Word) and not GAME.illegal(
                state, move
            ):
                after = state.copy()
                GAME.apply(after, move)
                yield text, after


def most_fame(state: State, seat: int) -> int:
    """What can be had by buying books, each purchase tried."""
    best = fame(state, GAME.table, seat)
    for row, place in fame_for_sale(state, GAME.table):
        move = Buy(GAME.table.names[state.fame[row][place]])
        if GAME.illegal(state, move) is None:
            after = state.copy()
            GAME.apply(after, move)
            best = max(best, most_fame(after, seat))
    return best


def check_by_the_rules(solution: Solution[Move]) -> None:
    """That the answer is the only one is seen by trying everything."""
    puzzle = solution.puzzle
    state = PUZZLES.start(puzzle).state
    seat, before = state.turn, fame(state, GAME.table, state.turn)
    best: dict[str, int] = {}
    for text, after in spelled(state):
        assert after.step == "buy", "nothing has to be chosen"
        brings = after.tally.cents if puzzle.goal == "word" else most_fame(after, seat) - before
        best[text] = max(best.get(text, -1), brings)
    assert max(best.values()) == puzzle.count
    (answer,) = [text for text, brings in best.items() if brings == puzzle.count]
    laid = solution.answer[0]
    assert isinstance(laid, Spell)
    word = GAME.table.spelling.lay(state, state.hands[seat], laid.laid)
    assert isinstance(word, Word)
    assert word.text == answer


def test_generated_puzzles_have_one_answer() -> None:
    goals = set()
    for solution in islice(made(3), 6):
        check_by_the_rules(solution)
        goals.add(solution.puzzle.goal)
    assert goals == {"word", "fame"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_hundreds_of_puzzles_have_one_answer(seed: int) -> None:
    for solution in islice(made(1000 + seed), 30):
        check_by_the_rules(solution)


def test_a_puzzle_comes_back_from_its_line() -> None:
    for solution in islice(made(5), 4):
        line = PUZZLES.write(solution.puzzle)
        assert PUZZLES.read(line) == solution.puzzle
        assert PUZZLES.solution(PUZZLES.read(line.partition(" ;")[0])) == solution


def test_an_answer_is_judged_when_the_turn_has_brought_all_that_is_asked_for() -> None:
    found = list(islice(made(3), 12))
    word = next(each for each in found if each.puzzle.goal == "word")
    verdict = PUZZLES.judged(word.puzzle, word.answer)
    assert verdict is not None
    assert verdict.right
    assert verdict.shows == word.puzzle.count
    turn = next(each for each in found if each.puzzle.goal == "fame")
    for count in range(1, len(turn.answer)):
        assert PUZZLES.judged(turn.puzzle, turn.answer[:count]) is None
    over = PUZZLES.judged(turn.puzzle, turn.answer)
    assert over is not None
    assert over.right
    assert over.shows == turn.puzzle.count
    poor = PUZZLES.judged(turn.puzzle, (turn.answer[0], Done()))
    assert poor is not None
    assert not poor.right


def test_another_word_is_wrong() -> None:
    word = next(each for each in made(3) if each.puzzle.goal == "word")
    state = PUZZLES.start(word.puzzle).state
    other = next(move for move in GAME.moves(state) if move not in word.answer)
    verdict = PUZZLES.judged(word.puzzle, (other,))
    assert verdict is not None
    assert not verdict.right
    assert verdict.shows is not None
    assert verdict.shows < word.puzzle.count


@pytest.mark.parametrize("broken", ["zz", "(9)", "(0", "-A"])
def test_a_line_that_is_no_puzzle_is_refused(broken: str) -> None:
    line = PUZZLES.write(next(made(3)).puzzle)
    head, _, tail = line.partition(" ;")[0].rpartition(" ")
    with pytest.raises(Refused) as refused:
        PUZZLES.read(f"{head} {broken}{tail[len(broken) :]}")
    assert refused.value.reason.id == "puzzle.unreadable"


def test_what_is_asked_wrongly_is_refused() -> None:
    puzzle = next(made(3)).puzzle
    line = PUZZLES.write(puzzle)
    wrong = line.replace(f" {puzzle.goal} {puzzle.count} ", f" {puzzle.goal} {puzzle.count + 1} ")
    with pytest.raises(Refused) as refused:
        PUZZLES.solution(PUZZLES.read(wrong))
    assert refused.value.reason.id == "puzzle.other_count"
