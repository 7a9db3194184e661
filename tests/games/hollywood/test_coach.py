"""The coach tells the truth: each kind of reason is checked by the rules alone."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hollywood import box, paths
from hollywood.bots.bot import finished
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.game import Event
from hollywood.core.message import Message
from hollywood.games import GAMES
from hollywood.games.hollywood.bots.cast import Level
from hollywood.games.hollywood.bots.coach import _reason as chosen_reason
from hollywood.games.hollywood.bots.coach import advise, outlook_of, place_chances
from hollywood.games.hollywood.bots.reasons import Reason, reasons
from hollywood.games.hollywood.bots.tree import Tree
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    BlockbusterTaken,
    Double,
    FilmTaken,
    Finish,
    Move,
    MovieFinished,
    Place,
    Placed,
    RoundEnded,
    StarWasted,
    State,
)

from ...harness.positions import AREA, DECK, KIT, Hand, dealt, hollywood

CAST = KIT.cast
VOICES = [Voice({**box.open_sentences(), **KIT.titles}, each) for each in LANGUAGES]
WAYS = [
    Options(),
    Options(claim_order="bottom_first"),
    Options(advanced="on", adv_zero="min1"),
    Options(award_in_project="single"),
]


def positions(count: int, seed: int) -> Iterator[tuple[Hollywood, State, random.Random]]:
    """Choices among several moves, of random matches in all ways to play."""
    rng = random.Random(seed)
    games = [Hollywood(DECK, way) for way in WAYS]
    while True:
        game = rng.choice(games)
        state = game.start(rng.choice((3, 4)), rng.getrandbits(32))
        while game.to_act(state) is not None:
            if len(game.moves(state)) > 1:
                yield game, state, rng
                count -= 1
                if not count:
                    return
            game.apply(state, rng.choice(game.moves(state)))


def slot(message: Message, name: str) -> object:
    return dict(message.slots)[name]


def card_of(title: object) -> int:
    assert isinstance(title, Message)
    called = dict(title.slots).get("title", title)  # a film's stands in quotation marks
    assert isinstance(called, Message)
    return DECK.card[called.id.removeprefix("hollywood.card.")]


def seat_of(player: object) -> int:
    assert isinstance(player, Message)
    return int(str(slot(player, "seat")))


def owner(state: State, card: int) -> int | None:
    """Whose reel lies on the card."""
    for cards, reels in zip(state.area, state.reels, strict=True):
        if card in cards:
            above_foot = len(cards) - 1 - cards.index(card)
            return reels[above_foot] if above_foot < len(reels) else None
    raise AssertionError("the card lies in the area")


def rest_of_round(game: Hollywood, state: State, move: Move, rng: random.Random) -> list[Event]:
    """What happens up to the end of the round when everybody goes on at random."""
    after, events = state.copy(), list[Event]()
    game.apply(after, move, events.append)
    while game.to_act(after) is not None and after.round == state.round:
        game.apply(after, rng.choice(game.moves(after)), events.append)
    return events


def takers(events: list[Event]) -> dict[int, tuple[int, type[Event]]]:
    """Who got each card, and how."""
    taken: dict[int, tuple[int, type[Event]]] = {}
    for event in events:
        match event:
            case FilmTaken(seat, card) | BlockbusterTaken(seat, card) | StarWasted(seat, card):
                taken[card] = seat, type(event)
            case MovieFinished(seat, (star, *_)):
                taken[star] = seat, type(event)
    return taken


def is_true(game: Hollywood, state: State, move: Move, reason: Reason, rng: random.Random) -> None:
    """Check the sentence by playing on, whatever the others do."""
    seat, said = game.to_act(state), reason.message
    after = state.copy()
    events: list[Event] = []
    game.apply(after, move, events.append)
    match reason.kind:
        case "only":
            assert len(game.moves(state)) == 1
        case "bumps":
            card, rival = card_of(slot(said, "card")), seat_of(slot(said, "player"))
            assert owner(state, card) == rival != seat
            assert owner(placed(state, move), card) != rival
        case "closes":
            for _ in range(3):
                got = takers(rest_of_round(game, state, move, rng))
                assert got[card_of(slot(said, "card"))][0] == seat
        case "wasted" | "wastes":
            unlucky = seat if reason.kind == "wasted" else seat_of(slot(said, "player"))
            for _ in range(3):
                got = takers(rest_of_round(game, state, move, rng))
                assert got[card_of(slot(said, "card"))] == (unlucky, StarWasted)
        case "contest":
            card = card_of(slot(said, "card"))
            column = next(number for number, cards in enumerate(state.area) if card in cards)
            for _ in range(3):
                happened = rest_of_round(game, state, move, rng)
                here = [e for e in happened if isinstance(e, Placed) and e.column == column]
                assert owner(placed(state, move), card) == seat
                assert takers(happened)[card][0] == here[-1].seat
        case "last_word":
            for _ in range(5):
                happened = rest_of_round(game, state, move, rng)
                reels = [event for event in happened if isinstance(event, Placed)]
                assert reels[-1].seat == seat
                assert any(isinstance(event, RoundEnded) for event in happened)
        case _:
            is_true_now(game, state, move, reason)


def is_true_now(game: Hollywood, state: State, move: Move, reason: Reason) -> None:
    seat, said = game.to_act(state), reason.message
    assert seat is not None
    match reason.kind:
        case "now":
            best = [most(game, each, seat) for each in (state, placed(state, move))]
            assert slot(said, "points") == best[1]
            assert slot(said, "count") == best[1] - best[0] > 0
        case "stands":
            cards = slot(said, "cards")
            assert isinstance(cards, tuple)
            for title in cards:
                assert owner(placed(state, move), card_of(title)) == seat
        case "waits":
            after = state.copy()
            game.apply(after, move)
            assert game.to_act(after) == seat_of(slot(said, "player")) != seat
            assert after.left[seat] == slot(said, "count") == state.left[seat]
        case "makes" | "spares":
            chosen = [made(game, state, other) for other in game.moves(state) if other != move]
            points = made(game, state, move)
            assert (points >= max(chosen)) == (reason.kind == "makes")
            assert reason.kind == "spares" or slot(said, "count") == points
        case _:
            raise AssertionError(f"nobody checks {reason.kind}")


def placed(state: State, move: Move) -> State:
    """The reels after the move, before anything is handed out."""
    after = state.copy()
    match move:
        case Place(column):
            columns: tuple[int, ...] = (column,)
        case Double(column, other):
            columns = (column, other)
        case _:
            columns = ()
    for column in columns:
        after.reels[column] = (state.turn, *after.reels[column])
    return after


def most(game: Hollywood, state: State, seat: int) -> int:
    return max(game.score(end, seat).total for end in game.endings(state))


def made(game: Hollywood, state: State, move: Move) -> int:
    """The points of the movie that a star's owner makes, by this round's unwanted cards."""
    assert isinstance(move, Finish)
    seat, star = state.claims[-1]
    unwanted = game.endings(state)[0].unclaimed
    movie = (star, *state.project(seat, move.genre))
    return game.counter.score((), (movie,), (), unwanted).total


def check_reasons(count: int, seed: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for game, state, rng in positions(count, seed):
        outlook = outlook_of(game, CAST, state)
        move = rng.choice(game.moves(state))
        for reason in reasons(game, outlook, state, move):
            kinds[reason.kind] += 1
            is_true(game, state, move, reason, rng)
            for voice in VOICES:
                assert "{" not in voice.text(reason.message)
    return kinds


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_is_true(seed: int) -> None:
    kinds = check_reasons(600, seed)
    assert {"bumps", "closes", "last_word", "now", "contest", "stands", "waits"} <= set(kinds)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_every_reason_is_true_on_50_000_positions(seed: int) -> None:
    kinds = check_reasons(5000, seed)
    assert {"wasted", "wastes", "makes", "spares"} <= set(kinds)


def test_the_only_move_says_so() -> None:
    game = hollywood()
    state = game.start(3, 1)
    state.clap, state.double = [False] * 3, [False] * 3
    while len(game.moves(state)) > 1:
        state.clap, state.double = [False] * 3, [False] * 3
        game.apply(state, game.moves(state)[0])
        state = state if game.to_act(state) is not None else game.start(3, state.seed + 1)
    (move,) = game.moves(state)
    (reason,) = reasons(game, outlook_of(game, CAST, state), state, move)
    assert reason.kind == "only"


@pytest.mark.parametrize("seats", [3, 4])
def test_advice_is_ordered_and_adds_up(seats: int) -> None:
    game, rng = hollywood(), random.Random(seats)
    state = game.start(seats, seats)
    while game.to_act(state) is not None:
        if len(game.moves(state)) > 1 and rng.random() < 0.05:
            advices = finished(advise(game, CAST, state, random.Random(1)))
            assert 1 <= len(advices) <= 3
            for advice in advices:
                assert game.illegal(state, advice.move) is None
                assert sum(advice.places) == pytest.approx(1)
                assert 0 <= advice.win <= 1
                assert advice.points is not None
                assert 0 < advice.points < 60
        game.apply(state, rng.choice(game.moves(state)))


LARGE = (
    paths.data("cards.yaml")
    .read_text("utf-8")
    .replace("columns: [4, 4, 3, 3]", "columns: [8, 8, 8, 8]")
    .replace("{seats: 3, reels: 4, rounds: 3}", "{seats: 2, reels: 16, rounds: 1}")
    .replace("    - {seats: 4, reels: 3, rounds: 4}\n", "")
)


def test_a_round_too_large_for_the_coach_is_played_on_at_random(tmp_path: Path, run: Any) -> None:
    """A deck that `check` finds no fault in: sixteen reels for each player."""
    file = tmp_path / "large.yaml"
    file.write_text(LARGE, "utf-8")
    assert run("check", str(file))[0] == 0
    kit = GAMES[0].open(file)
    game = kit.game(Options())
    state = game.start(2, 1)
    advices = finished(kit.advise(game, state, random.Random(1)))
    assert len(advices) == 3
    assert advices[0].win == max(advice.win for advice in advices)
    for advice in advices:
        assert game.illegal(state, advice.move) is None
        assert sum(advice.places) == pytest.approx(1)
        assert advice.reason.id == "hollywood.reason.tried"
        assert not advice.exact


def test_a_match_of_such_rounds_can_be_looked_at_again(tmp_path: Path, run: Any) -> None:
    file, records = tmp_path / "large.yaml", tmp_path / "records"
    file.write_text(LARGE, "utf-8")
    seats = ("--seats", "random,random", "--games", "1")
    assert run("--cards", str(file), "simulate", *seats, "--records", str(records))[0] == 0
    record = next(records.iterdir())
    text = record.read_text("utf-8")
    head, _, moves = text.partition("moves:\n")
    record.write_text(head + "moves:\n" + "".join(moves.splitlines(keepends=True)[:2]))
    code, out, err = run("--cards", str(file), "analyse", str(record), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["decisions"]


def test_a_star_s_last_choice_is_promised_what_the_rules_will_count() -> None:
    """In the last round nothing is left to chance when no other star waits for an answer."""
    promised = 0
    for game, state, _ in positions(6000, 8):
        last = state.round == game.deck.table(state.seats).rounds - 1
        if not (last and state.claims):
            continue
        for advice in finished(advise(game, CAST, state, random.Random(1))):
            after = state.copy()
            game.apply(after, advice.move)
            if game.to_act(after) is None:
                promised += 1
                seat, winners = state.claims[-1][0], game.winners(after)
                assert advice.points == game.scores(after)[seat]
                assert advice.win == pytest.approx((seat in winners) / len(winners))
    assert promised > 20


def test_a_move_that_was_played_is_thought_about_as_much_as_the_best() -> None:
    """So that no good move is called a blunder only because few play-outs were given to it."""
    game = hollywood()
    outlook = outlook_of(game, CAST, state := game.start(3, 6))
    seen: Counter[int] = Counter()
    tree = Tree(outlook, outlook.board.position(state), random.Random(1))
    tree.observe = lambda choice, masks, studio: seen.update([choice])
    for _ in tree.grow(800, keep=outlook.board.clap):
        pass
    assert seen[outlook.board.clap] == max(seen.values())
    assert seen.total() <= 800
    assert min(seen.values()) < max(seen.values()) / 4


def test_places_are_drawn_by_the_shares() -> None:
    shares = [0.5, 0.3, 0.2]
    chances = [place_chances(shares, seat) for seat in range(3)]
    for place in range(3):
        assert sum(chance[place] for chance in chances) == pytest.approx(1)
    assert chances[0] == pytest.approx((0.5, 0.3 * 0.5 / 0.7 + 0.2 * 0.5 / 0.8, 0.1607), abs=1e-3)


def test_who_is_said_to_be_harmed_is_harmed() -> None:
    """Pushed off a card onto a better one, or as well off as after other moves: that is no harm."""
    quick = replace(CAST, levels=CAST.levels | {"mogul": Level(play_outs=300)})
    said: Counter[str] = Counter()
    for game, state, _ in positions(150, 12):
        if state.claims or said["bumps"] > 10:
            continue
        outlook = outlook_of(game, CAST, state)
        before = outlook.board.position(state)
        for advice in finished(advise(game, quick, state, random.Random(1))):
            said[advice.reason.id.removeprefix("hollywood.reason.")] += 1
            if advice.reason.id == "hollywood.reason.bumps":
                rival = seat_of(slot(advice.reason, "player"))
                after = outlook.board.play(before, outlook.board.choice[advice.move])
                assert outlook.of(after.masks, rival) < outlook.of(before.masks, rival)
    assert said["bumps"] > 5


def test_a_rival_who_fares_as_well_as_ever_is_not_said_to_be_harmed() -> None:
    told: Counter[bool] = Counter()
    for game, state, rng in positions(300, 13):
        if state.claims:
            continue
        outlook, move = outlook_of(game, CAST, state), rng.choice(game.moves(state))
        for harmed in (frozenset[int](), frozenset(range(state.seats))):
            kind = chosen_reason(game, outlook, state, move, None, harmed, first=True).kind
            told[bool(harmed)] += kind == "bumps"
    assert told[False] == 0 < told[True]


def test_a_spared_project_is_counted_in_cards() -> None:
    game, hand = hollywood(), Hand()
    state = dealt(AREA, hand, game)
    state.projects[:3] = [hand.cards("HH"), (), hand.cards("A")]
    state.reels = [(), (), (0,), ()]
    state.claims = [(0, state.area[2][2])]
    reason = reasons(game, outlook_of(game, CAST, state), state, Finish("action"))[0]
    assert reason.kind == "spares"
    assert slot(reason.message, "count") == 2
    assert "2 films" in VOICES[0].text(reason.message)
