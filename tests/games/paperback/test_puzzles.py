"""Puzzles of Paperback, proved once more: every word, laid in every way, by the rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from hollywood.bots.bot import finished
from hollywood.bots.puzzle import ListedPuzzle, Solution, made_from
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.message import Refused
from hollywood.games.paperback import GAME as PAPERBACK
from hollywood.games.paperback.bots.puzzle_proof import _LONG
from hollywood.games.paperback.bots.puzzles import WordPuzzles
from hollywood.games.paperback.bots.word_choice import ONLY_CENTS, best_among
from hollywood.games.paperback.rules.buying import fame_for_sale
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import every_laying
from hollywood.games.paperback.rules.lexicon import missing
from hollywood.games.paperback.rules.moves import Buy, Done, Move, Spell
from hollywood.games.paperback.rules.scores import fame
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word
from hollywood.puzzle_book import set_up_of, shipped

from ...harness.puzzle_readers import Answers, harder_by, rating_of
from .positions import deck
from .test_players import cast, lexicon


@cache
def game(language: Language) -> Paperback:
    options = replace(deck().presets["standard"], language=language)
    return Paperback(deck(), lexicon(language), options)


GAME = game("en")
PUZZLES = WordPuzzles(game, cast())
LONGEST = 160  # characters of a line, without what is known of it


def made(seed: int) -> Iterator[Solution[Move]]:
    return made_from(PUZZLES, seed)


def spelled(game: Paperback, state: State) -> Iterator[tuple[str, State]]:
    """Every word that can be spelled, and the turn after it, in which something can be bought."""
    table, hand = game.table, state.hands[state.turn]
    faces = [table.faces[card] for card in hand] + [table.faces[state.to_spell_with]]
    letters, wilds = "".join(face.letters for face in faces), sum(face.wild for face in faces)
    for text in table.lexicon:
        if missing(text, letters) > wilds:
            continue
        for laid in every_laying(state, table, hand, text, range(wilds + 1)):
            move = Spell(laid)
            if isinstance(table.spelling.lay(state, hand, laid), Word) and not game.illegal(
                state, move
            ):
                after = state.copy()
                game.apply(after, move)
                yield text, after


def most_fame(game: Paperback, state: State, seat: int) -> int:
    """What can be had by buying books, each purchase tried."""
    best = fame(state, game.table, seat)
    for row, place in fame_for_sale(state, game.table):
        move = Buy(game.table.names[state.fame[row][place]])
        if game.illegal(state, move) is None:
            after = state.copy()
            game.apply(after, move)
            best = max(best, most_fame(game, after, seat))
    return best


def check_by_the_rules(solution: Solution[Move]) -> None:
    """That the answer is the only one is seen by trying everything."""
    puzzle = solution.puzzle
    assert puzzle.language is not None
    played, state = game(puzzle.language), PUZZLES.speaking(puzzle.language).start(puzzle).state
    seat, before = state.turn, fame(state, played.table, state.turn)
    best: dict[str, int] = {}
    for text, after in spelled(played, state):
        assert after.step == "buy", "nothing has to be chosen"
        cents, had = after.tally.cents, most_fame(played, after, seat) - before
        brings = cents if puzzle.goal == "word" else had
        best[text] = max(best.get(text, -1), brings)
    assert max(best.values()) == puzzle.count
    (answer,) = [text for text, brings in best.items() if brings == puzzle.count]
    laid = solution.answer[0]
    assert isinstance(laid, Spell)
    word = played.table.spelling.lay(state, state.hands[seat], laid.laid)
    assert isinstance(word, Word)
    assert word.text == answer


def test_generated_puzzles_have_one_answer() -> None:
    goals = set()
    for solution in islice(made(3), 6):
        check_by_the_rules(solution)
        goals.add(solution.puzzle.goal)
    assert goals == {"word", "fame"}


@pytest.mark.parametrize("language", ["it", "fr"])
def test_they_are_asked_in_the_language_of_the_deck(language: Language) -> None:
    puzzles = PUZZLES.speaking(language)
    assert puzzles.speaking("en") is PUZZLES
    for solution in islice(made_from(puzzles, 3), 2):
        check_by_the_rules(solution)
        line = puzzles.write(solution.puzzle)
        assert line.startswith(f"PBP1 {language} ")
        with pytest.raises(Refused):
            PUZZLES.read(line)


def test_a_puzzle_sits_at_a_table_of_its_language() -> None:
    puzzle = next(made_from(PUZZLES.speaking("it"), 3)).puzzle
    options = set_up_of(PAPERBACK.open(), puzzle, 0, "Ada", Voice({}, "it")).options
    assert options.language == "it"
    assert puzzle.id.endswith("-it")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_hundreds_of_puzzles_have_one_answer(seed: int) -> None:
    for solution in islice(made(1000 + seed), 30):
        check_by_the_rules(solution)


def test_a_puzzle_comes_back_from_its_line() -> None:
    for solution in islice(made(5), 4):
        line = PUZZLES.write(solution.puzzle)
        assert len(line.partition(" ;")[0]) <= LONGEST
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


@pytest.mark.parametrize("broken", ["zz", "(9)", "0" * 201, "-A"])
def test_a_line_that_is_no_puzzle_is_refused(broken: str) -> None:
    line = PUZZLES.write(next(made(3)).puzzle)
    head, _, tail = line.partition(" ;")[0].rpartition(" ")
    with pytest.raises(Refused) as refused:
        PUZZLES.read(f"{head} {broken}{tail[len(broken) :]}")
    assert refused.value.reason.id == "puzzle.unreadable"


def test_a_figure_more_or_less_is_no_puzzle() -> None:
    line = PUZZLES.write(next(made(3)).puzzle).partition(" ;")[0]
    for wrong in (line[:-1], f"{line}0", line.replace("PBP1 en 2 ", "PBP1 en 7 ")):
        with pytest.raises(Refused):
            PUZZLES.read(wrong)


def test_what_is_asked_wrongly_is_refused() -> None:
    puzzle = next(made(3)).puzzle
    line = PUZZLES.write(puzzle)
    wrong = line.replace(f" {puzzle.goal} {puzzle.count} ", f" {puzzle.goal} {puzzle.count + 1} ")
    with pytest.raises(Refused) as refused:
        PUZZLES.solution(PUZZLES.read(wrong))
    assert refused.value.reason.id == "puzzle.other_count"


def reads(listed: ListedPuzzle, puzzles: WordPuzzles, vocabulary: int | None, looks: int) -> bool:
    """Whether somebody finds the answer who knows so many words, and tries so many of them.

    Words are tried from the one whose letters count most on, whatever their abilities do.
    """
    puzzle, prover = puzzles.read(listed.line), puzzles._prover
    state, table = puzzles.start(puzzle).state, prover.game.table
    graph, hand = table.lexicon.graph(vocabulary), state.hands[state.turn]
    known = finished(prover._spellable(state, graph)).items()
    tried = dict(sorted(known, key=lambda each: (-each[1], -len(each[0]), each[0]))[:looks])
    for liking in (ONLY_CENTS, _LONG):
        for option in finished(best_among(state, table, hand, tried, liking, 1)):
            brings = option.cents if puzzle.goal == "word" else prover.brings(state, option)
            if brings >= puzzle.count:
                return True
    return False


def answers_of(vocabulary: int | None, looks: int) -> Answers:
    """Of all puzzles that come with the box, in all languages."""
    kit = PAPERBACK.open()
    every = [kit.puzzles.speaking(language) for language in LANGUAGES]
    answers = [
        (listed, reads(listed, puzzles, vocabulary, looks))
        for puzzles in every
        for listed in shipped(puzzles.sign)
    ]
    random.Random(1).shuffle(answers)
    return answers


@pytest.mark.soak
def test_whoever_knows_more_words_is_rated_higher() -> None:
    """Up to all words of the list; what somebody misses is rated higher than what they find."""
    every = [answers_of(known, 1_000_000) for known in (2_000, 4_000, 8_000, 20_000, 40_000, None)]
    ratings = [rating_of("paperback", answers) for answers in every]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings) - 1, "no answer is a word that nobody knows"
    assert all(harder_by(answers) > 0 for answers in every[1:4])


@pytest.mark.soak
def test_whoever_tries_more_words_is_rated_higher() -> None:
    """Of all they know, or of more and more."""
    for readers in (
        [(40_000, looks) for looks in (1, 3, 6, 12, 25, 50)],
        [(2_000, 3), (4_000, 6), (8_000, 12), (12_000, 25), (20_000, 50), (40_000, 100)],
    ):
        ratings = [rating_of("paperback", answers_of(*reader)) for reader in readers]
        assert ratings == sorted(set(ratings))
