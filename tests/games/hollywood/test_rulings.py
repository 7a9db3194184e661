"""The rules of Hollywood!, one test a ruling and named by it: R1 to R29 of the design."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.core.game import Illegal, play
from hollywood.core.message import say
from hollywood.games.hollywood.rules.deck import GENRES
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    Clap,
    Dealt,
    Double,
    Finish,
    Place,
    StarWasted,
    State,
)

from ...harness.positions import (
    AREA,
    DECK,
    Hand,
    dealt,
    hollywood,
    played,
    symbol,
    texts,
    told,
    words,
)
from .test_vectors import VECTORS, handed_out, owner, scores_of

REASON = "hollywood.illegal."


def reason(game: Hollywood, state: State, text: str) -> str | None:
    """Why the move is not allowed."""
    message = game.illegal(state, game.read(text))
    return message.id.removeprefix(REASON) if message else None


def test_R1_columns_hold_4_4_3_and_3_cards() -> None:
    state = hollywood().start(3, 1)
    assert [len(column) for column in state.area] == [4, 4, 3, 3]
    assert [symbol(DECK.faces[c])[0] for col in state.area for c in col].count("S") == 3


def test_R2_cards_are_claimed_down_each_column_from_left_to_right() -> None:
    claims, _ = handed_out(hollywood(), VECTORS["claim"][0]["reels"])
    assert [card for _, card in claims[:4]] == AREA[0]


def test_R3_the_prototype_claims_each_column_from_its_bottom() -> None:
    claims, _ = handed_out(hollywood(claim_order="bottom_first"), VECTORS["claim"][0]["reels"])
    assert [card for _, card in claims[:4]] == AREA[0][::-1]


def total(game: Hollywood, **player: Any) -> int:
    return game.score(owner(game, player), 0).total


def test_R4_award_counts_twice_in_a_movie() -> None:
    assert total(hollywood(), movies=[{"stars": 3, "films": ["H*", "H"]}]) == 9


def test_R5_award_counts_twice_in_the_largest_project() -> None:
    assert total(hollywood(), projects=[["H*", "H"], ["A", "A"]]) == 3
    assert total(hollywood(award_in_project="single"), projects=[["H*", "H"]]) == 2
    assert total(hollywood(award_in_project="points_only"), projects=[["H*", "H"]]) == 3


def test_R6_one_award_in_each_genre() -> None:
    assert [f.genre for f in DECK.films if f.award] == list(GENRES)


def test_R7_tied_largest_projects_score_nothing_unless_agreed() -> None:
    projects = [["H", "H"], ["A", "A"], ["R"]]
    assert total(hollywood(), projects=projects) == 0
    assert total(hollywood(project_tie="score_one"), projects=projects) == 2


def test_R8_advanced_movies_count_times_unwanted_films_of_their_genre() -> None:
    player = {"movies": [{"stars": 2, "films": ["A", "A"]}]}
    game = hollywood(advanced="on")
    assert game.score(owner(game, player, ["A", "A", "A", "H", "B", "S1"]), 0).total == 12
    assert game.start(3, 1).unclaimed == ()  # cards never dealt don't count


@pytest.mark.parametrize(("adv_zero", "points"), [("literal", 0), ("min1", 4), ("plus1", 4)])
def test_R9_a_multiplier_of_nought(adv_zero: str, points: int) -> None:
    player = {"movies": [{"stars": 2, "films": ["A", "A"]}]}
    game = hollywood(advanced="on", adv_zero=adv_zero)
    assert game.score(owner(game, player, ["H"]), 0).total == points


@pytest.mark.parametrize(("adv_award", "points"), [(1, 4), (2, 8)])
def test_R10_an_unwanted_award_film(adv_award: int, points: int) -> None:
    player = {"movies": [{"stars": 2, "films": ["A", "A"]}]}
    game = hollywood(advanced="on", adv_award=adv_award)
    assert game.score(owner(game, player, ["A*"]), 0).total == points


def test_R11_the_multiplier_touches_movies_only() -> None:
    game = hollywood(advanced="on")
    player = {"blockbusters": 1, "projects": [["A", "A"]]}
    assert game.score(owner(game, player, ["A", "A", "B"]), 0).total == 4


def test_R12_the_tie_break_uses_movies_as_they_were_scored() -> None:
    game = hollywood(advanced="on")
    state = owner(game, {"movies": [{"stars": 2, "films": ["A"]}]}, ["A", "A"])
    assert game.score(state, 0).best_movie == 4


def test_R13_the_tie_break_is_between_all_who_are_tied() -> None:
    vector = next(v for v in VECTORS["winner"] if v["id"] == "W-4")
    assert hollywood().counter.winners(scores_of(vector)) == (1, 2)


def test_R14_still_tied_is_a_shared_win_or_the_next_movie_decides() -> None:
    vector = next(v for v in VECTORS["winner"] if v["id"] == "W-3")
    assert hollywood().counter.winners(scores_of(vector)) == (0, 1)
    assert hollywood(tiebreak="next_movies").counter.winners(scores_of(vector)) == (1,)


def alone(left: list[int]) -> State:
    """Seat 0 to move, reels left as given, plenty of room."""
    state = dealt(AREA, Hand(), hollywood())
    state.left = left
    return state


def test_R16_a_clap_with_all_others_out_is_legal_and_gives_the_turn_back() -> None:
    state = played(hollywood(), alone([2, 0, 0]), "clap")
    assert (state.turn, state.left, state.clap[0]) == (0, [2, 0, 0], False)


def test_R17_without_reels_there_is_no_turn() -> None:
    state = played(hollywood(), alone([1, 0, 1]), "place B")
    assert state.turn == 2
    round = state.round
    played(hollywood(), state, "place B")
    assert state.round == round + 1, "the last reel ends the round at once"


def test_R18_one_thing_a_turn() -> None:
    game = hollywood()
    for text in ("place A", "clap", "double A B"):
        state = played(game, dealt(AREA, Hand(), game), text)
        assert state.turn == 1


def test_R19_both_reels_may_go_into_one_column_with_room() -> None:
    game = hollywood()
    state = dealt(AREA, Hand(), game)
    state.reels[1] = (2,)
    assert played(game, state, "double B B").reels[1] == (0, 0, 2)
    state = dealt(AREA, Hand(), game)
    state.reels[2] = (1, 2)
    assert reason(game, state, "double C C") == "full"
    assert reason(game, state, "double A C") is None


def test_R19_the_order_of_the_two_columns_is_free() -> None:
    game = hollywood()
    assert game.read("double C A") == game.read("double A C") == Double(0, 2)


def test_R20_a_column_is_always_open() -> None:
    """Section 2.3: fourteen spaces and twelve reels; before the last reel three are free."""
    for table in DECK.tables:
        assert DECK.spaces - table.seats * table.reels == 2


def test_R21_there_is_no_pass() -> None:
    assert set(words(hollywood(), alone([1, 0, 0]))) == {*(f"place {c}" for c in "ABCD"), "clap"}


def test_R22_everything_on_the_table_is_public_and_the_stock_can_be_counted() -> None:
    game = hollywood()
    state = game.start(4, 3)
    assert not any(map(len, game.unseen(state, 0)))
    lying = {card for column in state.area for card in column}
    assert lying | {*state.films, *state.stars} == set(range(len(DECK.faces)))


def test_R23_a_star_without_a_project_is_thrown_away_but_was_claimed() -> None:
    game = hollywood()
    state = star_before_film(game)
    events = told(game, state, Place(3))
    assert [texts([e.card]) for e in events if isinstance(e, StarWasted)] == [["S3"]]
    assert texts(state.wasted) == ["S3"]
    assert "S3" not in texts(state.unclaimed)


def star_before_film(game: Hollywood) -> State:
    """Seat 0 holds S3 at the top of column A and H below it, has no project and the last reel."""
    state = dealt(AREA, Hand(), game)
    state.reels = [(1, 2, 0, 0), (), (), ()]
    state.left = [1, 0, 0]
    return state


def test_star_before_film_depends_on_the_claim_order() -> None:
    top = hollywood()
    state = star_before_film(top)
    told(top, state, Place(3))
    assert state.movies[0] == ()
    assert "H" in texts(state.project(0, "horror"))
    bottom = hollywood(claim_order="bottom_first")
    state = star_before_film(bottom)
    told(bottom, state, Place(3))
    assert [texts(movie) for movie in state.movies[0]] == [["S3", "H"]]


def test_R24_the_first_player_is_drawn_once_then_passes_to_the_left() -> None:
    game = hollywood()
    assert {game.start(4, seed).first for seed in range(50)} == {0, 1, 2, 3}
    assert {hollywood(first_player="seat_1").start(4, seed).first for seed in range(50)} == {0}


@pytest.mark.parametrize("seats", [3, 4])
def test_R24_each_player_starts_once(seats: int) -> None:
    game = hollywood()
    state = game.start(seats, 5)
    starters = [state.first]
    while moves := game.moves(state):
        events = told(game, state, moves[0])
        starters += [event.first for event in events if isinstance(event, Dealt)]
    assert starters == [(starters[0] + i) % seats for i in range(seats)]


def test_R25_without_a_movie_the_best_one_counts_nought() -> None:
    vector = next(v for v in VECTORS["winner"] if v["id"] == "W-5")
    assert hollywood().counter.winners(scores_of(vector)) == (1,)


def test_R27_eight_points_come_from_two_stars() -> None:
    game = hollywood()
    assert total(game, movies=[{"stars": 2, "films": ["A"] * 4}]) == 8


def test_R28_presets() -> None:
    assert {name: Hollywood(DECK, o).options for name, o in DECK.presets.items()} == {
        "standard": hollywood().options,
        "italian": hollywood(award_in_project="single").options,
        "advanced": hollywood(advanced="on").options,
        "prototype": hollywood(claim_order="bottom_first").options,
    }


def last_reel_takes(game: Hollywood, card: str, projects: dict[int, list[str]]) -> State:
    """Seat 0 places the last reel on this card and owns these projects, by genre."""
    hand = Hand()
    column = next(i for i, cards in enumerate(AREA) if cards[-1] == card)
    state = dealt(AREA, hand, game)
    for genre, films in projects.items():
        state.projects[genre] = hand.cards(films)
    state.left = [1, 0, 0]
    game.apply(state, Place(column))
    return state


def test_a_single_project_is_finished_without_asking_even_if_unwanted() -> None:
    state = last_reel_takes(hollywood(), "S2", {1: ["R"]})
    assert [texts(movie) for movie in state.movies[0]] == [["S2", "R"]]
    assert state.round == 1


def test_the_owner_of_a_star_chooses_between_projects() -> None:
    game = hollywood()
    state = last_reel_takes(game, "S2", {0: ["H", "H"], 2: ["A*"]})
    assert (game.to_act(state), words(game, state)) == (0, ["finish horror", "finish action"])
    assert state.round == 0
    for text in ("finish horror", "finish action"):
        after = played(game, state.copy(), text)
        assert game.score(after, 0).movies == [4]
    assert reason(game, state, "finish romance") == "no_project"
    assert reason(game, state, "place A") == reason(game, state, "clap") == "choose_project"


def test_a_star_never_joins_a_blockbuster_or_a_finished_movie() -> None:
    game = hollywood()
    hand = Hand()
    state = dealt(AREA, hand, game)
    state.blockbusters[0] = hand.cards("B")
    state.movies[0] = (hand.cards(["S1", "H"]),)
    state.left = [1, 0, 0]
    game.apply(state, Place(2))
    assert texts(state.wasted) == ["S2"]


def test_a_film_opens_a_new_project_after_its_genre_was_finished() -> None:
    game = hollywood()
    hand = Hand()
    state = dealt(AREA, hand, game)
    state.movies[0] = (hand.cards(["S1", "H"]),)
    state.left = [1, 0, 0]
    game.apply(state, Place(1))
    assert texts(state.project(0, "horror")) == ["H"]
    assert len(state.movies[0]) == 1


def test_TURN_1_a_clap_moves_the_whole_order() -> None:
    game = hollywood(first_player="seat_1")
    state = game.start(3, 1)
    order = []
    game.apply(state, Clap())
    while state.round == 0 and not state.claims:
        order.append(state.turn)
        game.apply(state, game.moves(state)[0])
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]


def test_TURN_4_a_double_reel_needs_two_reels() -> None:
    assert reason(hollywood(), alone([1, 1, 1]), "double A B") == "one_reel"
    assert reason(hollywood(), alone([2, 1, 1]), "double A B") is None


def test_each_studio_card_once_a_match() -> None:
    game = hollywood()
    state = alone([4, 0, 0])
    played(game, state, "clap", "double A B")
    assert reason(game, state, "clap") == "clap_used"
    assert reason(game, state, "double A B") == "double_used"


def test_a_full_column_is_closed() -> None:
    game = hollywood()
    state = dealt(AREA, Hand(), game)
    state.reels[2] = (0, 1, 2)
    assert reason(game, state, "place C") == "full"
    assert reason(game, state, "place E") == "no_column"
    assert reason(game, state, "finish horror") == "no_star"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place a",
        "place AB",
        "double A",
        "finish drama",
        "pass",
        "place A B",
        "clap clap",
        "x" * 500,
    ],
)
def test_what_is_not_a_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(Illegal, match="not_a_move"):
        hollywood().read(text)


def test_a_bad_call_changes_nothing() -> None:
    game = hollywood()
    state = alone([1, 1, 1])
    before = repr(state)
    for move, by in ((Double(0, 1), 0), (Place(9), 0), (Place(0), 2), (Finish("horror"), 0)):
        with pytest.raises(Illegal):
            play(game, state, move, by)
    assert repr(state) == before


@pytest.mark.parametrize(("seats", "films", "stars"), [(4, 0, 0), (3, 11, 3)])
def test_DECK_what_is_left_after_the_last_deal(seats: int, films: int, stars: int) -> None:
    game = hollywood()
    state = game.start(seats, 8)
    while moves := game.moves(state):
        game.apply(state, moves[0])
    assert (len(state.films), len(state.stars)) == (films, stars)


def test_3_6_3_changes_two_stars() -> None:
    rated = hollywood(ratings="middle").deck
    stars = sorted(face.stars for face in rated.faces if face.kind == "star")
    assert stars == [1] * 3 + [2] * 6 + [3] * 3


def test_endings_are_the_round_as_it_would_end_now() -> None:
    game = hollywood()
    state = dealt(AREA, Hand(), game)
    state.reels = [(0, 1), (), (0,), ()]
    (end,) = game.endings(state)
    assert texts(end.blockbusters[0]) == ["B"]
    assert texts(end.project(1, "action")) == ["A"]
    assert texts(end.wasted) == ["S2"]
    assert len(end.unclaimed) == 11
    assert state.reels[0] == (0, 1), "nothing has happened"


def test_endings_hold_one_position_for_each_choice() -> None:
    game = hollywood()
    hand = Hand()
    state = dealt(AREA, hand, game)
    state.projects[:3] = [hand.cards("H"), hand.cards("R"), ()]
    state.reels = [(), (), (0,), ()]
    finished = {texts(end.movies[0][0])[1] for end in game.endings(state)}
    assert finished == {"H", "R"}


def test_every_item_of_the_count_shows_its_cards_and_formula() -> None:
    game = hollywood()
    player = {
        "blockbusters": 2,
        "movies": [{"stars": 3, "films": ["H*", "H"]}],
        "projects": [["A", "A"], ["R"]],
    }
    score = game.score(owner(game, player), 0)
    lines = [(i.what, texts(i.cards), i.points, i.formula.id) for i in score.items]
    assert lines == [
        ("movie", ["S3", "H*", "H"], 9, "hollywood.count.movie"),
        ("blockbusters", ["B", "B"], 4, "hollywood.count.blockbusters"),
        ("project", ["R"], 0, "hollywood.count.project_smaller"),
        ("project", ["A", "A"], 2, "hollywood.count.project"),
    ]
    counted, awards = say("hollywood.count.films", count=2), say("hollywood.count.awards", count=1)
    films = say("hollywood.count.films_and_awards", films=counted, awards=awards)
    stars = say("hollywood.count.stars", count=3)
    assert dict(score.items[0].formula.slots) == {"films": films, "stars": stars}


def test_R15_ties_below_the_first_place_follow_the_same_rule() -> None:
    vector = {"scores": [20, 15, 15, 15], "best_movies": [[9], [4], [6], [6]]}
    assert hollywood().counter.ranks(scores_of(vector)) == (1, 4, 2, 2)


def test_R26_the_printed_example_scores_15_20_and_13() -> None:
    examples = [v for v in VECTORS["scoring"] if v["id"].startswith("EX-")]
    assert [total(hollywood(), **v["player"]) for v in examples] == [15, 20, 13]
