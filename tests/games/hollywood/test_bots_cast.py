"""Levels and characters: they play legal moves, know only worlds, can be stopped, and differ."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import astuple, replace
from itertools import combinations
from pathlib import Path
from statistics import fmean

import pytest

from hollywood import box, paths
from hollywood.bots.bot import decide
from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES, CharacterName, named
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.game import imagine
from hollywood.core.message import Refused
from hollywood.games.hollywood.bots.cast import Level
from hollywood.games.hollywood.bots.characters import character_of, farewell, line, moment
from hollywood.games.hollywood.bots.player import Player
from hollywood.games.hollywood.bots.value import NEUTRAL, Taste
from hollywood.games.hollywood.rules.deck import Options, TableSize
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    Clap,
    Dealt,
    Double,
    Move,
    MovieFinished,
    StarWasted,
    State,
)
from hollywood.known_bots import actors

from ...harness.positions import DECK, KIT, Hand, hollywood

CAST = KIT.cast
QUICK = [level for level in LEVELS if CAST.levels[level].play_outs <= 1000]


def player(role: str, play_outs: int | None = None) -> Player:
    """Somebody of the cast, perhaps made to think less."""
    level, taste = CAST.role(role)
    quick = (
        replace(level, play_outs=play_outs, solve=min(level.solve, 1500)) if play_outs else level
    )
    return Player(CAST, quick, taste)


def midway(game: Hollywood, seats: int, seed: int, moves: int = 15) -> State:
    """A position some random moves into a match, with a turn to take."""
    rng = random.Random(seed)
    state = game.start(seats, seed)
    for _ in range(moves):
        game.apply(state, rng.choice(game.moves(state)))
    while len(game.moves(state)) < 2 or state.claims:
        game.apply(state, rng.choice(game.moves(state)))
    return state


@pytest.mark.parametrize("role", [*QUICK, *(f"lead_{each}" for each in CHARACTERS)])
def test_a_player_s_moves_are_legal_and_repeat_themselves(role: str) -> None:
    game = hollywood()
    for seed in range(3):
        state = midway(game, 3 + seed % 2, seed)
        before = repr(state)
        one, two = (decide(player(role), game, state, random.Random(seed)) for _ in range(2))
        assert one == two
        assert game.illegal(state, one) is None
        assert repr(state) == before


@pytest.mark.parametrize("role", ["understudy", "mogul", "lead_hoarder"])
def test_a_player_plays_a_whole_match_in_every_way_to_play(role: str) -> None:
    ways = (
        Options(claim_order="bottom_first"),
        Options(advanced="on"),
        Options(award_in_project="single", tiebreak="next_movies"),
    )
    for way in ways:
        game = Hollywood(DECK, way)
        state, bot, rng = game.start(3, 5), player(role, 30), random.Random(5)
        while game.to_act(state) is not None:
            move = decide(bot, game, state, rng)
            assert game.illegal(state, move) is None
            game.apply(state, move)


def test_what_a_player_remembers_does_not_change_its_moves() -> None:
    """A player asked all match long moves as one that was just made."""
    game = hollywood()
    state, old = game.start(3, 9), player("lead", 60)
    for number in range(25):
        fresh = decide(player("lead", 60), game, state, random.Random(number))
        assert decide(old, game, state, random.Random(number)) == fresh
        game.apply(state, fresh)


@pytest.mark.parametrize("role", [*LEVELS, *(f"lead_{each}" for each in CHARACTERS)])
def test_twenty_truths_that_look_the_same_get_one_choice(role: str) -> None:
    game = hollywood()
    for seats in (3, 4):
        state = midway(game, seats, 4)
        truths = [imagine(game, state, 0, random.Random(i)) for i in range(20)]
        bots = [player(role, 40) for _ in truths]
        chosen = {
            decide(bot, game, truth, random.Random(9))
            for bot, truth in zip(bots, truths, strict=True)
        }
        assert len(chosen) == 1


def test_a_player_can_be_stopped_with_its_best_move_so_far() -> None:
    game = hollywood()
    state = midway(game, 4, 2)
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    move = decide(player("mogul"), game, state, random.Random(1), enough)
    assert len(asked) == 3
    assert game.illegal(state, move) is None


def test_a_clap_board_that_comes_straight_back_is_not_played() -> None:
    game = hollywood()
    for seed in range(5):
        state = midway(game, 3, seed)
        state.left = [2 if seat == state.turn else 0 for seat in range(3)]
        state.reels = [(), (), (), ()]
        for level in QUICK:
            assert decide(player(level), game, state, random.Random(seed)) != Clap()


def test_a_deck_that_is_too_large_to_pack_is_played_greedily() -> None:
    tables = (TableSize(3, 2, 1),)
    huge = replace(DECK, columns=(10, 10, 10), tables=tables)
    game = Hollywood(huge)
    state = game.start(3, 1)
    move = decide(player("lead"), game, state, random.Random(1))
    assert game.illegal(state, move) is None


def test_characters_choose_differently_in_the_same_positions() -> None:
    """They make no errors here: all the difference is taste."""
    game = hollywood()
    chosen: dict[str, list[Move]] = {each: [] for each in CHARACTERS}
    for seed in range(40):
        state = midway(game, 3, seed, 10 + seed % 12)
        for each in CHARACTERS:
            bot = Player(CAST, Level(play_outs=600), CAST.characters[each])
            chosen[each].append(decide(bot, game, state, random.Random(seed)))
    for one, other in combinations(CHARACTERS, 2):
        differing = sum(a != b for a, b in zip(chosen[one], chosen[other], strict=True))
        assert differing >= 10, f"{one} plays like {other}"


def test_the_hoarder_keeps_and_the_opportunist_spends() -> None:
    """Given a star, two projects and a round to come, they finish different ones."""
    game, hand = hollywood(), Hand()
    state = game.start(3, 3)
    state.projects[:3] = [hand.cards("HHHH"), (), hand.cards("A")]
    state.claims = [(0, hand.card("S2"))]
    state.area, state.reels = ((), (), (), ()), [(), (), (), ()]
    kept = {
        each: decide(player(f"director_{each}"), game, state, random.Random(1))
        for each in CHARACTERS
    }
    assert game.write(kept["hoarder"]) == "finish action"
    assert game.write(kept["opportunist"]) == "finish horror"


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_a_name_and_a_word_for_every_moment(character: CharacterName) -> None:
    for language in LANGUAGES:
        voice = Voice(box.open_sentences(), language)
        words = [voice.text(line(character, m)) for m in ("hello", "hit", "wasted", "won", "lost")]
        assert len(set(words)) == 5
        assert not any(word.startswith(character) for word in words)
        assert not voice.text(named(character)).startswith("character.")


def test_moments_are_found_in_events() -> None:
    game, hand = hollywood(), Hand()
    state = game.start(3, 1)
    movie = (hand.card("S3"), *hand.cards("HHH"))
    assert moment(game, 0, Dealt(0, 1), state) == "hello"
    assert moment(game, 0, Dealt(1, 1), state) is None
    assert moment(game, 0, MovieFinished(0, movie), state) == "hit"
    assert moment(game, 1, MovieFinished(0, movie), state) is None
    assert moment(game, 2, StarWasted(2, movie[0]), state) == "wasted"
    said = set()
    for _ in range(3):
        state.wasted += movie[:1]
        said.add(moment(game, 2, StarWasted(2, movie[0]), state))
    assert len(said) == 3, "nobody says the same thing each time"
    while game.to_act(state) is not None:
        game.apply(state, game.moves(state)[0])
    told = Counter(farewell(seat, game.winners(state)) for seat in range(3))
    assert told["won"] == len(game.winners(state))
    assert told["won"] + told["lost"] == 3


def test_the_levels_are_documented_as_they_are() -> None:
    text = (paths.root() / "docs" / "bots.md").read_text("utf-8")
    for name, level in CAST.levels.items():
        assert f"| `{name}` | {' | '.join(map(str, astuple(level)))} |\n" in text


def test_a_taste_is_subdued_towards_none() -> None:
    taste = Taste(films=75, studio=160, horror=90, whim=1)
    assert taste.subdued(100) == taste
    assert taste.subdued(0) == NEUTRAL
    assert taste.subdued(70) == Taste(films=82, studio=142, horror=63, whim=1)


def habits(role: str) -> list[float]:
    """The share of horror among its films, and the round in which it uses its Double Reel."""
    game, films, doubles = hollywood(), Counter[str](), list[int]()
    for seed in range(6):
        bots = [player(role), player("lead"), player("lead")]
        state, rng = game.start(3, seed), random.Random(seed)
        while (seat := game.to_act(state)) is not None:
            move = decide(bots[seat], game, state, rng)
            if isinstance(move, Double) and seat == 0:
                doubles.append(state.round)
            game.apply(state, move)
        cards = [card for project in state.projects_of(0) for card in project]
        cards += [card for movie in state.movies[0] for card in movie]
        films.update(str(game.deck.faces[card].genre) for card in cards)
    horror = films["horror"] / (films.total() - films["None"])
    return [horror, fmean(doubles)]


def test_habits_differ_so_that_one_sees_it() -> None:
    """Measured in docs/bots.md; here only that the differences are there, in a few matches."""
    hoarder, opportunist = habits("lead_hoarder"), habits("lead_opportunist")
    horror, double = (h - o for h, o in zip(hoarder, opportunist, strict=True))
    assert horror > 0.05
    assert double > 0.5


def test_names_tell_level_and_character() -> None:
    assert len(ROLES.every) == len(set(ROLES.every)) == 30
    assert character_of("lead_hoarder") == "hoarder"
    assert character_of("lead") is None
    level, taste = CAST.role("director_stargazer")
    assert level == CAST.levels["director"]
    assert taste == CAST.characters["stargazer"].subdued(level.taste)
    assert isinstance(CAST.role("extra")[0], Level)


OWN = '''
class Bot:
    """Fills the columns from the right."""

    def think(self, game, seat, moves, world, rng):
        yield
        return moves[-1]
'''


def test_a_bot_of_one_s_own_is_found_by_file_and_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLLYWOOD_HOME", str(tmp_path))
    named_by_file = tmp_path / "righty.py"
    dropped = tmp_path / "bots" / "lefty.py"
    dropped.parent.mkdir()
    named_by_file.write_text(OWN, "utf-8")
    dropped.write_text(OWN.replace("[-1]", "[0]"), "utf-8")
    known = actors(KIT, [named_by_file], first=True)
    game = hollywood()
    state = game.start(3, 1)
    assert decide(known["righty"](), game, state, random.Random(1)) == game.moves(state)[-1]
    assert decide(known["lefty"](), game, state, random.Random(1)) == game.moves(state)[0]


@pytest.mark.parametrize("text", ["class Actor: pass", "1 / 0", "import nothing_at_all", "("])
def test_a_file_that_is_no_bot_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused):
        actors(KIT, [file])


@pytest.mark.parametrize(
    ("think", "line"),
    [
        ("yield; return 1 / 0", ":4"),
        ("yield; return 'nonsense'", ""),
        ("return moves[0]", ""),
    ],
)
def test_a_bot_that_goes_wrong_while_it_plays_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, think: str, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("bad.py")
    file.write_text(
        f"class Bot:\n    def think(self, game, seat, moves, world, rng):\n\n        {think}\n"
    )
    game = hollywood()
    with pytest.raises(Refused) as refused:
        decide(actors(KIT, [file])["bad"](), game, game.start(3, 1), random.Random(1))
    assert dict(refused.value.reason.slots)["file"] == f"bad.py{line}"


IN_OUR_STYLE = '''
"""A bot in the style of the house."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import get_type_hints


@dataclass
class Bot:
    """Fills the columns from the right."""

    made: list[int] = field(default_factory=list)

    def think(self, game, seat, moves, world, rng):
        assert get_type_hints(Bot) == {"made": list[int]}
        yield
        return moves[-1]
'''


@pytest.mark.parametrize("name", ["mine", "random"])  # one is called as a module of Python
def test_a_bot_may_be_written_as_we_write(tmp_path: Path, name: str) -> None:
    game, file = hollywood(), tmp_path / f"{name}.py"
    file.write_text(IN_OUR_STYLE, "utf-8")
    bot = actors(KIT, [file])[name]()
    state = game.start(3, 1)
    assert decide(bot, game, state, random.Random(1)) == game.moves(state)[-1]


def test_bots_of_one_s_own_are_those_of_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLLYWOOD_HOME", str(tmp_path))
    for folder in ("bots", f"bots/{KIT.name}", "bots/chess"):
        for name in (f"in_{folder.replace('/', '_')}", "everywhere"):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / f"{name}.py").write_text(OWN, "utf-8")
    own = set(actors(KIT)) - set(KIT.bots)
    assert own == {f"in_bots_{KIT.name}", "everywhere"}
    assert set(actors(KIT, first=True)) - set(KIT.bots) == own | {"in_bots"}


def test_the_one_of_the_game_s_own_folder_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLLYWOOD_HOME", str(tmp_path))
    (tmp_path / "bots" / KIT.name).mkdir(parents=True)
    (tmp_path / "bots" / "mine.py").write_text(OWN.replace("[-1]", "[0]"), "utf-8")
    (tmp_path / "bots" / KIT.name / "mine.py").write_text(OWN, "utf-8")
    game = hollywood()
    state = game.start(3, 1)
    move = decide(actors(KIT, first=True)["mine"](), game, state, random.Random(1))
    assert move == game.moves(state)[-1]


def test_a_bot_called_as_one_of_ours_takes_its_place(tmp_path: Path) -> None:
    """As docs/bots.md says: whoever puts it there wants that."""
    game, file = hollywood(), tmp_path / "lead.py"
    file.write_text(OWN, "utf-8")
    state = game.start(3, 1)
    bot = actors(KIT, [file])["lead"]()
    assert decide(bot, game, state, random.Random(1)) == game.moves(state)[-1]
