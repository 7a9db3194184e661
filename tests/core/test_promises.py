"""The conformance suite: what every game promises, over all its seats and presets."""

from __future__ import annotations

import random
from collections import ChainMap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import pytest

from hollywood import box
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.game import BACK, CardId, Event, Game, Illegal, Turn, imagine, play, veil
from hollywood.core.match import Match
from hollywood.games import GAMES

from ..harness import toy_game

LONGEST = 400  # moves; no match of any game of the box comes near, unless it says so
TITLES = ChainMap(*(dict(boxed.open().titles) for boxed in GAMES))


CardsIn: TypeAlias = Callable[[Any], list[CardId]]
Choose: TypeAlias = Callable[[random.Random, Sequence[Any]], Any]


class Pace(NamedTuple):
    """How matches of a game are played at random; those of most are short."""

    choose: Choose = random.Random.choice
    longest: int = LONGEST
    every: int = 1  # so many moves: positions in between are not looked at
    few: bool = False  # one match of each way, at tables of all sizes in turn
    typed: bool = False  # not all legal moves are listed
    together: bool = False  # all may lose


class Variant(NamedTuple):
    """A game as it was agreed, and how all cards of its states are found, each where it lies."""

    game: Game[Any, Any]
    cards_in: CardsIn
    pace: Pace = Pace()


@dataclass(frozen=True)
class Case:
    """A game, for some seats, from a seed."""

    name: str
    game: Game[Any, Any]
    cards_in: CardsIn
    pace: Pace
    seats: int
    seed: int


def variants() -> dict[str, Variant]:
    """Every game that must keep the promises: those of the box with their presets, and a toy."""
    found = {toy_game.Whispers.name: Variant(toy_game.Whispers(), toy_game.cards_in)}
    for boxed in GAMES:
        kit, own = boxed.open(), import_module(f"tests.games.{boxed.name}.promised")
        agreed = {**kit.presets, **own.MORE_OPTIONS}
        for name, options in agreed.items():
            pace = Pace(**getattr(own, "PACE", {}))
            found[f"{boxed.name}-{name}"] = Variant(kit.game(options), own.cards_in, pace)
    return found


def cases() -> list[Case]:
    return [
        Case(name, *variant, seats, seed)
        for number, (name, variant) in enumerate(variants().items())
        for seats, seed in _tables(variant, number)
    ]


def _tables(variant: Variant, number: int) -> list[tuple[int, int]]:
    """How many sit there, and the seed."""
    sizes = variant.game.seats
    if variant.pace.few:
        return [(sizes[number % len(sizes)], number)]
    return [(seats, seed) for seats in sizes for seed in range(3)]


@pytest.fixture(params=cases(), ids=lambda c: f"{c.name}-{c.seats}-{c.seed}")
def case(request: pytest.FixtureRequest) -> Case:
    chosen: Case = request.param
    return chosen


def freeze(state: Any) -> str:
    """All of a state, to be compared later with itself."""
    return repr(state)


def random_match(case: Case) -> Iterator[Match[Any, Any]]:
    """A match played at random, given out before every move that is looked at, and at its end.

    It has been played before: that is done once for all that is asked of its positions.
    """
    return looked_at(case, _kept(case))


def looked_at(case: Case, whole: Match[Any, Any]) -> Iterator[Match[Any, Any]]:
    """A match as far as it was played before every move that is looked at, and at its end."""
    return (whole.until(moves) for moves in _stops(case, whole))


def match_under_way(case: Case) -> Iterator[Match[Any, Any]]:
    """The same match, while it is played: for what later moves could do to earlier positions."""
    match = Match(case.game, case.game.start(case.seats, case.seed))
    whole = _kept(case)
    stops = {*_stops(case, whole)}
    yield match
    for move in whole.moves:
        match.play(move)
        if len(match.moves) in stops:
            yield match


def _stops(case: Case, whole: Match[Any, Any]) -> Iterator[int]:
    """After how many moves: those in between would take too long where matches are long."""
    last = len(whole.moves)
    return (moves for moves in range(last + 1) if moves % case.pace.every == 0 or moves == last)


def played(case: Case) -> Match[Any, Any]:
    """A whole match, played at random."""
    rng = random.Random(case.seed)
    match = Match(case.game, case.game.start(case.seats, case.seed))
    while moves := case.game.moves(match.state):
        random.random()  # a rule that used the global generator would now go another way
        match.play(case.pace.choose(rng, moves))
        assert len(match.moves) < case.pace.longest
    return match


_kept = cache(played)


@pytest.fixture(scope="module", autouse=True)
def _forgotten() -> Iterator[None]:
    """Matches are large."""
    yield
    _kept.cache_clear()


def test_moves_are_distinct_legal_and_have_a_text_form(case: Case) -> None:
    game = case.game
    for match in random_match(case):
        moves = game.moves(match.state)
        assert len({game.write(move) for move in moves}) == len(set(moves)) == len(moves)
        for move in moves:
            assert game.illegal(match.state, move) is None
            assert game.read(game.write(move)) == move


def test_a_move_leaves_the_given_state_alone(case: Case) -> None:
    for match in random_match(case):
        before = freeze(match.state)
        for move in case.game.moves(match.state):
            play(case.game, match.state, move)
            assert freeze(match.state) == before


def test_listening_changes_nothing_and_the_last_photograph_is_the_truth(case: Case) -> None:
    for match in random_match(case):
        for move in case.game.moves(match.state):
            after, beats = play(case.game, match.state, move)
            quiet = match.state.copy()
            case.game.apply(quiet, move)
            assert freeze(quiet) == freeze(after) == freeze(beats[-1].state)
            assert beats[-1].event == Turn(case.game.to_act(after))
            assert len(beats) > 1, "every move is seen to do something"


def test_a_photograph_never_changes_later(case: Case) -> None:
    beats = [(b, freeze(b.state)) for m in match_under_way(case) for b in _beats_of_a_move(case, m)]
    assert all(freeze(beat.state) == before for beat, before in beats)


def _beats_of_a_move(case: Case, match: Match[Any, Any]) -> list[Any]:
    moves = case.game.moves(match.state)
    return play(case.game, match.state, moves[0])[1] if moves else []


def test_illegal_moves_are_refused_with_a_reason_and_change_nothing(case: Case) -> None:
    game, tried = case.game, set()
    for match in random_match(case):
        tried |= set(game.moves(match.state))
        before = freeze(match.state)
        allowed = set(game.moves(match.state))
        for move in tried - allowed:
            if case.pace.typed and game.illegal(match.state, move) is None:
                continue
            with pytest.raises(Illegal):
                play(game, match.state, move)
        assert freeze(match.state) == before


def test_nobody_plays_for_another(case: Case) -> None:
    match = Match(case.game, case.game.start(case.seats, case.seed))
    actor = match.to_act
    assert actor is not None
    move = case.game.moves(match.state)[0]
    for seat in range(case.seats):
        if seat != actor:
            with pytest.raises(Illegal, match="not_your_turn"):
                match.play(move, by=seat)
    match.play(move, by=actor)
    assert len(match.moves) == 1


def test_no_card_is_lost_or_doubled(case: Case) -> None:
    everything = None
    for match in random_match(case):
        here = case.cards_in(match.state)
        everything = everything or here
        assert here == everything == sorted(set(here))


def test_an_imagined_world_has_the_same_cards_and_looks_the_same(case: Case) -> None:
    rng = random.Random(5)
    for match in random_match(case):
        for seat in range(case.seats):
            world = imagine(case.game, match.state, seat, rng)
            assert case.cards_in(world) == case.cards_in(match.state)
            seen = freeze(veil(case.game, match.state, seat))
            assert freeze(veil(case.game, world, seat)) == seen
            assert case.game.to_act(world) == match.to_act


def test_imagination_knows_nothing_but_what_is_seen(case: Case) -> None:
    for match in random_match(case):
        for seat in range(case.seats):
            other = match.state.copy()
            names = {
                card: group[i - 1]
                for group in case.game.unseen(other, seat)
                for i, card in enumerate(group)
            }
            case.game.relabel(other, names, 99)
            worlds = [
                imagine(case.game, truth, seat, random.Random(7)) for truth in (other, match.state)
            ]
            assert freeze(worlds[0]) == freeze(worlds[1])


def test_all_that_is_unseen_is_dealt_anew(case: Case) -> None:
    """Worlds of one position differ in what comes next, unless nothing is left to chance."""
    state = case.game.start(case.seats, case.seed)
    ends = {_end_of(case, imagine(case.game, state, 0, random.Random(i))) for i in range(8)}
    assert len(ends) > 1


def _end_of(case: Case, state: Any) -> str:
    """Where first moves lead, without the seed, which differs anyway; to the end if they can."""
    for _ in range(LONGEST):
        if moves := case.game.moves(state):
            case.game.apply(state, moves[0])
    case.game.relabel(state, {}, 0)
    return freeze(state)


def test_a_seat_s_moves_do_not_depend_on_what_it_cannot_see(case: Case) -> None:
    rng = random.Random(11)
    for match in random_match(case):
        if (seat := match.to_act) is not None:
            world = imagine(case.game, match.state, seat, rng)
            assert list(case.game.moves(world)) == list(case.game.moves(match.state))


def test_a_veil_hides_every_unseen_card_and_the_seed(case: Case) -> None:
    for match in random_match(case):
        for seat in range(case.seats):
            hidden = {c for group in case.game.unseen(match.state, seat) for c in group}
            seen = veil(case.game, match.state, seat)
            assert not hidden & set(case.cards_in(seen))
            assert (BACK in case.cards_in(seen)) == bool(hidden)
            assert seen.seed == 0


def test_same_seed_and_moves_same_states(case: Case) -> None:
    matches = []
    for burnt in range(2):
        random.seed(burnt)  # whoever peeks at the global generator will differ
        match = played(case)
        matches.append([freeze(state) for state in match.states])
    assert matches[0] == matches[1]


def test_old_states_are_unchanged_at_the_end(case: Case) -> None:
    then = {}
    for match in match_under_way(case):
        then[len(match.moves)] = freeze(match.state)
        last = match
    assert all(freeze(last.states[moves]) == text for moves, text in then.items())


def test_a_copy_shares_nothing_changeable(case: Case) -> None:
    for match in random_match(case):
        state = match.state
        copy = state.copy()
        assert freeze(copy) == freeze(state)
        shared = [
            f.name
            for f in fields(state)
            if isinstance(value := getattr(state, f.name), list) and getattr(copy, f.name) is value
        ]
        assert not shared


def test_a_match_ends_with_places_and_nobody_to_act(case: Case) -> None:
    *_, match = match_under_way(case)
    assert match.to_act is None
    standing = case.game.standing(match.state)
    assert len(standing.places) == case.seats
    assert standing.points is None or len(standing.points) == case.seats
    assert standing.winners or (case.pace.together and set(standing.places) == {2})
    for place in standing.places if standing.winners else ():
        assert sum(other < place for other in standing.places) == place - 1, "so many stand before"
    with pytest.raises(Illegal, match="match_over"):
        match.play(match.moves[-1])


def test_undo_walks_back_to_the_last_revealed_card(case: Case) -> None:
    for match in match_under_way(case):
        revealed = [i for i, events in enumerate(match.events, 1) if any(e.reveals for e in events)]
        assert match.floor == max(revealed, default=0)
    states = [freeze(state) for state in match.states]
    while match.undo():
        assert freeze(match.state) == states[len(match.moves)]
    assert len(match.moves) == len(match.events) == match.floor


def test_every_event_can_be_told_in_every_language(case: Case) -> None:
    sentences = {**box.open_sentences(), **TITLES}
    names = ["Ada", "Bo", "Cy", "Di"]
    for match in random_match(case):
        for event in match.events[-1] if match.events else ():
            if isinstance(event, Turn):
                continue
            message = case.game.caption(event, None)
            for language in LANGUAGES:
                text = Voice(sentences, language, names).text(message)
                assert text != str(message)
                assert "{" not in text


@pytest.mark.parametrize("game", [toy_game.Whispers.name, *(boxed.name for boxed in GAMES)])
def test_every_kind_of_event_happens(game: str) -> None:
    """No event class is dead, in some way to play a game."""
    kinds: set[type[Event]] = set()
    seen: set[type[Event]] = set()
    for case in cases():
        if case.name.startswith(game):
            *_, match = random_match(case)
            module = import_module(getattr(_own(game), "EVENTS", type(match.state).__module__))
            kinds |= {each for each in vars(module).values() if _is_event(each)}
            seen |= {type(event) for events in match.events for event in events}
    assert seen - {Turn} == kinds - {Event, Turn}


def _is_event(each: object) -> bool:
    return isinstance(each, type) and issubclass(each, Event)


def _own(game: str) -> Any:
    """What a game has told of itself; a toy tells nothing."""
    return import_module(f"tests.games.{game}.promised") if game != toy_game.Whispers.name else None


@pytest.mark.parametrize("boxed", GAMES, ids=lambda boxed: boxed.name)
def test_how_moves_are_written_is_told_as_it_is(boxed: Any) -> None:
    kit = boxed.open()
    game = kit.game(next(iter(kit.presets.values())))
    for words in boxed.moves:
        assert game.write(game.read(words)) == words
