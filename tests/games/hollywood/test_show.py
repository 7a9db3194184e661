"""The show at the table: whose event it is, when it is heard, and what was seen by then."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pygame
import pytest

from hollywood.core.game import Beat, Event, play
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    BlockbusterTaken,
    Clapped,
    Dealt,
    Double,
    Doubled,
    FilmTaken,
    Move,
    MovieFinished,
    Placed,
    RoundEnded,
    StarWasted,
    State,
    Swept,
)
from hollywood.games.hollywood.table.dimming import Dimming
from hollywood.games.hollywood.table.effects import (
    BeamMoves,
    Coin,
    Counting,
    CrownHops,
    Formula,
    Greying,
    RingJumps,
    Shaking,
    Slam,
    Spinning,
    Stamped,
    TokenHops,
)
from hollywood.games.hollywood.table.layout import REEL, TRAY, card_key
from hollywood.games.hollywood.table.motion import motion
from hollywood.games.hollywood.table.projector import Projector, reading
from hollywood.games.hollywood.table.slate import clap_opened, cut_opened
from hollywood.games.hollywood.table.totals import told
from hollywood.settings import Settings
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.table.setting import Flash
from hollywood.ui.table.show import Show
from hollywood.ui.table.stage import Actor

from ...harness.endings import props_of, set_up_of
from ...harness.hollywood_match import Sketches
from ...harness.hollywood_table import places_of, show_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, hollywood
from .test_table import table_of

STEP = 0.005
WHITE = (255, 255, 255)
OF_SEATS = Clapped | Doubled | Placed | FilmTaken | BlockbusterTaken | MovieFinished | StarWasted
FLYING = {BeamMoves, Coin, CrownHops, Greying, RingJumps, Shaking, Slam, Spinning, TokenHops}
OF_NOBODY = Dealt | RoundEnded | Swept


def happened(game: Hollywood, seeds: int) -> Iterator[tuple[State, Beat[State], State]]:
    """All that happens in matches played by chance: before it, what happens, where it ends."""
    for seed in range(seeds):
        chance, state = random.Random(seed), game.start(3, seed)
        while moves := list(game.moves(state)):
            before = state
            state, found = play(game, state, chance.choice(moves))
            for beat in found:
                yield before, beat, state
                before = beat.state


def first(event: type[Event], worth: int = 0, seeds: int = 40) -> tuple[State, Beat[State]]:
    """Something that happens, and the table before it."""
    game = hollywood()
    for before, beat, _ in happened(game, seeds):
        found, open_ = beat.event, told(game, beat.state) or event is Swept
        dear = not isinstance(found, MovieFinished) or game.worth(beat.state, found.movie) >= worth
        alone = not isinstance(found, Placed) or not found.double
        if isinstance(found, event) and open_ and dear and alone:
            return before, beat
    raise AssertionError("chance never does that")


def begun(event: type[Event], worth: int = 0) -> tuple[Show[State, Move], Beat[State]]:
    """Such an event, in the moment it begins."""
    before, beat = first(event, worth)
    show, _ = show_of(hollywood(), before)
    show.add([beat])
    show.update(0.0, 1.0, True)
    return show, beat


def seconds(show: Show[State, Move]) -> float:
    """How long the table is not at rest."""
    spent = 0.0
    while not (show.stage.resting and show.effects.resting):
        show.update(STEP, 1.0, True)
        spent += STEP
    return spent


@pytest.mark.parametrize(
    ("event", "least", "most"),
    [
        (Clapped, 0.9, 0.91),
        (Doubled, 0.7, 0.71),
        (RoundEnded, 0.5, 0.51),
        (Placed, 0.38, 0.56),
        (FilmTaken, 0.22, 0.9),
        (BlockbusterTaken, 0.7, 1.4),
        (MovieFinished, 1.2, 2.4),
        (StarWasted, 1.1, 1.4),
        (Dealt, 0.8, 1.3),
    ],
)
def test_everything_takes_as_long_as_was_found_right(
    event: type[Event], least: float, most: float
) -> None:
    lasts = seconds(begun(event)[0])
    assert least - STEP <= lasts <= most + STEP


def test_what_is_worth_more_takes_longer() -> None:
    small, large = (seconds(begun(MovieFinished, worth)[0]) for worth in (0, 12))
    film = seconds(begun(FilmTaken)[0])
    assert film < small < large


@dataclass
class Contact:
    """When something is heard and when it is seen, in seconds after its event has begun."""

    heard: float
    seen: float


def contact(event: type[Event], sound: str) -> Contact:
    """A sound, and the moment in which what moves first lies where it belongs."""
    show, beat = begun(event)
    actor = moved(show, beat)
    goal, heard, seen, spent = actor.goal, -1.0, -1.0, 0.0
    while heard < 0 or seen < 0:
        if heard < 0 and any(cue.sound == sound for cue in show.sounds.due()):
            heard = spent
        pose = actor.pose
        near = abs(pose.x - goal.x) < 1 and abs(pose.y - goal.y) < 1
        if seen < 0 and near and abs(pose.width - goal.width) < 1:
            seen = spent
        show.update(STEP, 1.0, True)
        spent += STEP
        assert spent < 5
    return Contact(heard, seen)


def moved(show: Show[State, Move], beat: Beat[State]) -> Actor:
    """What the event moves."""
    match beat.event:
        case Placed(_, column):
            return show.stage.actors[REEL, column, len(beat.state.reels[column]) - 1]
        case FilmTaken(_, card) | BlockbusterTaken(_, card):
            return show.stage.actors[card_key(card)]
        case MovieFinished():
            return show.stage.actors[card_key(beat.event.star)]
    raise AssertionError("nothing lands")


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Placed, "hw.reel_place"),
        (FilmTaken, "hw.claim"),
        (BlockbusterTaken, "hw.blockbuster"),
        (MovieFinished, "hw.movie_small"),
    ],
)
def test_a_sound_is_heard_when_things_touch(event: type[Event], sound: str) -> None:
    found = contact(event, sound)
    assert found.heard == pytest.approx(found.seen, abs=0.035)
    assert found.heard > 0.1, "not when it sets out"


@pytest.mark.parametrize(
    ("event", "sound", "opened"),
    [(Clapped, "clapper", clap_opened), (RoundEnded, "hw.round_cut", cut_opened)],
)
def test_a_slate_is_heard_as_it_shuts(
    event: type[Event], sound: str, opened: Callable[[float], float]
) -> None:
    before, beat = first(event)
    shown = motion(hollywood(), show_of(hollywood(), before)[1], beat.event, before, beat.state)
    (heard,) = (cue.seconds for cue in shown.cues if cue.sound == sound)
    assert opened(heard) == pytest.approx(0)
    assert opened(heard - 0.02) > 3
    assert any(
        isinstance(each.what, Flash) and each.seconds == heard for each in shown.effects
    ) == (event is Clapped)


def test_nobody_says_a_word_before_it_is_clear_what_has_happened() -> None:
    """Of a wasted star when it is stamped, of a movie when its points are banked."""
    for event, effect in ((StarWasted, Stamped), (MovieFinished, Counting), (Dealt, None)):
        show, beat = begun(event)
        spent = 0.0
        while not (heard := show.cleared()):
            show.update(STEP, 1.0, True)
            spent += STEP
        assert [each.beat for each in heard] == [beat]
        assert spent > 0.2
        seen = {type(each.what) for each in show.effects.now}
        assert effect is None or effect in seen
        if effect is Stamped:
            assert any(isinstance(each.what, Greying) for each in show.effects.now)


def test_points_are_told_fly_and_are_counted_one_by_one() -> None:
    """First the formula, then the coin, then the disc; each point is heard."""
    show, beat = begun(MovieFinished, 12)
    assert isinstance(beat.event, MovieFinished)
    state = beat.state
    shown = motion(hollywood(), show_of(hollywood(), state)[1], beat.event, show.before, state)
    begins = {type(effect.what): effect.seconds for effect in shown.effects}
    counts = [each for each in shown.effects if isinstance(each.what, Counting)]
    used, banked = counts[0].what, counts[-1].what
    was, is_ = (hollywood().scores(each)[beat.event.seat] for each in (show.before, state))
    assert (used.before, banked.after) == (was, is_)
    assert banked.after - banked.before == hollywood().worth(state, beat.event.movie)
    assert begins[Formula] < begins[Coin] < counts[-1].seconds
    ticks = [cue.seconds for cue in shown.cues if cue.sound == "hw.count_tick"]
    assert len(ticks) == banked.after - banked.before
    assert ticks[0] == pytest.approx(counts[-1].seconds)
    while any(cue.seconds >= 0 for cue in show.sounds._cues):
        assert show.counted is not state, "nothing counts before it was counted"
        show.update(STEP, 1.0, True)


@pytest.mark.parametrize("pace", [1.6, 1.0, 0.5, 0.0])
@pytest.mark.parametrize("moves", [True, False])
def test_a_match_is_shown_at_every_speed_and_without_motion(pace: float, moves: bool) -> None:
    game = hollywood()
    state = game.start(4, 3)
    show, _ = show_of(game, state)
    chance = random.Random(3)
    for _ in range(30):
        state, found = play(game, state, chance.choice(list(game.moves(state))))
        show.add(found)
        spent = 0.0
        while not show.idle:
            show.held = False
            show.update(1 / 30, pace, moves)
            spent += 1 / 30
            assert spent < 60
        assert show.state == show.counted == state
        assert show.event is None
        assert not show.effects.now


def test_any_input_lets_everything_arrive() -> None:
    for event in (Clapped, Doubled, MovieFinished, StarWasted, Dealt):
        show, beat = begun(event)
        show.update(0.3, 1.0, True)
        show.finish()
        assert show.idle
        assert show.counted is beat.state
        assert not show.effects.now


def test_the_light_is_on_the_seat_whose_event_is_seen() -> None:
    """In every frame of whole matches; only when all was seen it is on whoever is to move."""
    settings = Settings(width=1280, height=720, speed="normal")
    kinds: set[type[Event]] = set()
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = table_of(pilot)
        chance = random.Random(1)
        for _ in range(6000):
            view = table.view()
            event = view.event
            if isinstance(event, OF_SEATS):
                kinds.add(type(event))
                assert view.turn == event.seat
            elif isinstance(event, OF_NOBODY):
                kinds.add(type(event))
                assert view.turn is None
                assert reading(view) is None
            if isinstance(event, FilmTaken | BlockbusterTaken | StarWasted):
                column = reading(view)
                assert column is not None
                assert event.card in view.before.area[column], "the projector stands elsewhere"
            if view.idle:
                assert view.turn == table.match.to_act
            if view.idle and table.match.to_act is None:
                break
            if view.idle:
                moves = list(table.match.game.moves(table.match.state))
                table.make(chance.choice(moves))
            table.show.held = False
            table.show.update(0.1, 1.0, True)
            table._hear()
        else:
            raise AssertionError("the match never ends")
    assert kinds == {*OF_SEATS.__args__, *OF_NOBODY.__args__}


@pytest.mark.parametrize("event", sorted(OF_SEATS.__args__, key=str))
def test_with_reduced_motion_nothing_flies_and_all_is_told(event: type[Event]) -> None:
    """Each event has a twin that tells the same and moves nothing."""
    before, beat = first(event)
    places = show_of(hollywood(), before)[1]
    still, moving = (
        motion(hollywood(), places, beat.event, before, beat.state, moves)
        for moves in (False, True)
    )
    assert not {type(effect.what) for effect in still.effects} & FLYING
    assert [(cue.sound, cue.step) for cue in still.cues] == [
        (cue.sound, cue.step) for cue in moving.cues
    ]
    told_ = ((e.what.seat, e.what.after) for e in still.effects if isinstance(e.what, Counting))
    seen = ((e.what.seat, e.what.after) for e in moving.effects if isinstance(e.what, Counting))
    assert list(told_) == list(seen)
    assert still.whose == moving.whose
    assert still.clear <= moving.clear


def test_the_beam_shines_in_every_frame_in_which_the_lens_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also before an effect has begun and while a star waits for its owner's word."""
    beam, lens = pygame.Rect(1, 400, 1, 1), pygame.Rect(2, 400, 1, 1)

    def marks(spot: pygame.Rect) -> Any:
        def mark(self: Projector, view: Any) -> Piece | None:
            lit = reading(view) is not None
            return Piece(None, spot, lambda canvas: canvas.fill("white", spot)) if lit else None

        return mark

    monkeypatch.setattr(Projector, "beam", marks(beam))
    monkeypatch.setattr(Projector, "lens", marks(lens))
    settings = Settings(width=1280, height=720, speed="normal")
    with program(settings, Sketches(DECK)) as (window, flow):
        table, chance = table_of(Pilot(window, flow, random.Random(1))), random.Random(1)
        looked = 0
        while looked < 40:
            if table.view().idle:
                table.make(chance.choice(list(table.match.game.moves(table.match.state))))
            table.show.held = False
            table.show.update(0.1, 1.0, True)
            if reading(table.view()) is not None:
                table.draw(window.canvas)
                seen = [window.canvas.get_at(spot)[:3] for spot in (beam.topleft, lens.topleft)]
                assert seen == [WHITE] * 2
                looked += 1


def test_the_table_is_not_remembered_dark_while_cards_are_drawn() -> None:
    props = props_of()
    places = show_of(hollywood(), hollywood().start(3, 1))[1]
    dimming = Dimming(props, places)
    canvas = pygame.Surface((props.screen.width, props.screen.height), 0, 32)
    for ink, resting, seen in ((100, False, 50), (200, True, 100), (40, True, 100)):
        canvas.fill((ink, ink, ink))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(props.art), "resting", resting)
            dimming.dim(canvas, "a clap", 128, 1.0)
        assert canvas.get_at((600, 600)).r == pytest.approx(seen, abs=2)


@pytest.mark.parametrize("event", [StarWasted, Swept])
def test_what_nobody_has_use_for_falls_off_the_table(event: type[Event]) -> None:
    """It never flies back to a pile, and it does not fade in the air."""
    show, beat = begun(event)
    assert isinstance(beat.event, Swept | StarWasted)
    found = beat.event
    cards = found.cards if isinstance(found, Swept) else (found.card,)
    actors = [show.stage.actors[card_key(card)] for card in cards]
    delays = [actor.way.delay for actor in actors]
    assert all(later - each == pytest.approx(0.09) for each, later in pairwise(delays))
    while not all(actor.resting for actor in actors):
        assert all(actor.pose.seen == 1 for actor in actors if not actor.resting)
        assert all(actor.resting or actor.light == 1 for actor in actors), "it shows its face"
        show.update(STEP, 1.0, True)
    assert all(actor.goal.y > 720 for actor in actors)
    assert not {card_key(card) for card in cards} & show.stage.actors.keys()


@pytest.mark.parametrize("skips", [True, False])
def test_after_the_first_deal_the_light_is_on_whoever_begins(skips: bool) -> None:
    settings = Settings(width=1280, height=720)
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        pilot.flow.begin(set_up_of(4))
        table = pilot.table
        assert table.view().turn is None, "nobody's while cards are dealt"
        if skips:
            table.show.finish()
        else:
            table.show.update(5.0, 1.0, True)
            table.show.update(5.0, 1.0, True)
        assert table.show.idle
        assert table.view().turn == table.match.to_act


def test_reels_of_a_double_reel_go_one_after_the_other_at_once() -> None:
    """150 milliseconds apart; into the same column the second waits until the first lies."""
    for columns, apart in (((0, 1), 0.15), ((0, 0), 0.2)):
        game = hollywood()
        state = game.start(3, 1)
        show, _ = show_of(game, state)
        show.add(play(game, state, Double(*columns))[1])
        begins: dict[tuple[int, ...], float] = {}
        spent = 0.0
        while not show.idle:
            show.update(STEP, 1.0, True)
            spent += STEP
            if isinstance(show.event, Placed):
                begins.setdefault(show.event.double, spent)
        first_, second = begins.values()
        assert second - first_ == pytest.approx(apart, abs=0.02)


def test_a_reel_goes_from_where_it_was_dropped() -> None:
    with program(Settings(width=1280, height=720, speed="instant"), Sketches(DECK)) as made:
        pilot = Pilot(*made, random.Random(1))
        table = table_of(pilot)
        seat = table.human or 0
        at = places_of(table).slot(1, 2).center
        tray = pilot.spot(table, (TRAY, seat, table.match.state.left[seat] - 1))
        pilot.drag(tray, at)
        (reel,) = (actor for key, actor in table.show.stage.actors.items() if key[0] == REEL)
        assert (reel.start.x, reel.start.y) == at
        pilot.press(pygame.K_1)
        reels = [actor for key, actor in table.show.stage.actors.items() if key[0] == REEL]
        starts = [(actor.start.x, actor.start.y) for actor in reels]
        assert len(starts) == 2
        assert starts.count(at) <= 1, "the next one was not carried"
