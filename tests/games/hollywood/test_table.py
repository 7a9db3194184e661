"""Where things lie on the table and how they move, for every state one can think of."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count

import pygame
import pytest

from hollywood.core.game import Beat, play
from hollywood.core.match import Match
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import (
    Clap,
    Double,
    Move,
    MovieFinished,
    Place,
    Placed,
    RoundEnded,
    State,
    Swept,
)
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.interludes import last_round
from hollywood.games.hollywood.table.keys import actions_for
from hollywood.games.hollywood.table.layout import (
    CLAP,
    DOUBLE,
    REEL,
    TRAY,
    card_key,
    layout,
    towers_of,
)
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.show import Show
from hollywood.ui.table.stage import CARD, Key, Pose, Way
from hollywood.ui.table.table import AnyTable

from ...harness.hollywood_match import Sketches, chairs
from ...harness.hollywood_table import places_of, show_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT, hollywood
from .by_hand import HollywoodPlayer

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080)]
SCREENS = [Screen(*size, text) for size in SIZES for text in (1.0, 2.0)]
OWNED = 12  # cards a seat can have in a whole match, at most
RANDOM = 150  # states of each kind
STRIP = 0.215  # of its width: the least that is seen of every card, with badge and laurel
FRONT = 0.58  # of its width: the least that is seen of what points lie on
GAME = hollywood()
TICK = 1 / 60

Shape = tuple[tuple[int, ...], tuple[int, ...], int]  # movies, projects, blockbusters

WORST: list[Shape] = [
    ((12,), (), 0),
    ((2,) * 6, (), 0),
    ((), (4, 4, 4), 0),
    ((), (12,), 0),
    ((2, 2, 2), (1,), 5),
    ((), (3, 2, 2), 5),
    ((2, 2, 2, 2), (2, 1, 1), 0),
    ((7,), (), 5),
    ((2, 2), (1, 1, 1), 5),
    ((6, 6), (), 0),
    ((3, 3, 3, 3), (), 0),
    ((), (), 5),
    ((), (), 0),
]


def drawn_shape(chance: random.Random) -> Shape:
    """Any cards a seat can own."""
    left = chance.randrange(OWNED + 1)
    blocks = chance.randrange(min(5, left) + 1)
    left -= blocks
    movies: list[int] = []
    while left >= 2 and chance.random() < 0.6:
        movies.append(chance.randrange(2, left + 1))
        left -= movies[-1]
    projects: list[int] = []
    while left and len(projects) < 3:
        last = len(projects) == 2
        projects.append(left if last and chance.random() < 0.5 else chance.randrange(1, left + 1))
        left -= projects[-1]
    return tuple(movies), tuple(projects), blocks


def owning(state: State, shapes: Sequence[Shape]) -> State:
    """The state, but with these cards in the corners; which ones is no matter."""
    numbers = count(1000)

    def cards(many: int) -> tuple[int, ...]:
        return tuple(next(numbers) for _ in range(many))

    held = state.copy()
    for seat, (movies, projects, blocks) in enumerate(shapes):
        held.movies[seat] = tuple((first, *rest) for first, *rest in map(cards, movies))
        own = [cards(many) for many in projects] + [()] * (3 - len(projects))
        held.projects[seat * 3 : seat * 3 + 3] = own
        held.blockbusters[seat] = cards(blocks)
    return held


def states(seats: int, seed: int) -> Iterator[State]:
    """Positions of one match played by chance, with any cards in the corners."""
    chance, state = random.Random(seed), GAME.start(seats, seed)
    while GAME.to_act(state) is not None:
        yield owning(state, [drawn_shape(chance) for _ in range(seats)])
        yield owning(state, chance.choices(WORST, k=seats))
        state, _ = play(GAME, state, chance.choice(list(GAME.moves(state))))
    yield state


def rect_of(key: Key, pose: Pose) -> pygame.Rect:
    """What something covers."""
    wide = round(pose.width)
    rect = pygame.Rect(0, 0, wide, wide if key[0] in (REEL, TRAY) else height(wide))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def seat_of(state: State, key: Key) -> int | None:
    """In whose corner something lies."""
    if key[0] in (TRAY, CLAP, DOUBLE):
        return key[1]
    for seat in range(state.seats):
        piles = (*state.movies[seat], *state.projects_of(seat), state.blockbusters[seat])
        if key[0] == CARD and any(key[1] in pile for pile in piles):
            return seat
    return None


def check(state: State, places: Places) -> None:
    """Nothing is outside its panel, nothing that can be clicked is hidden."""
    poses = layout(state, places)
    window = places.screen.rect
    corners: dict[int, list[tuple[Key, Pose, pygame.Rect]]] = {}
    for key, pose in poses.items():
        rect = rect_of(key, pose)
        seat = seat_of(state, key)
        if seat is not None:
            assert places.panels[seat].rect.contains(rect), (key, rect, places.panels[seat].rect)
            corners.setdefault(seat, []).append((key, pose, rect))
        elif key[0] in (CARD, REEL):
            assert window.contains(rect)
            assert rect.bottom <= places.board.bottom
            assert rect.collidelist([panel.rect for panel in places.panels]) == -1
    for seat, own in corners.items():
        check_corner(own)
        check_fronts(state, seat, poses)
        zone = places.panels[seat].shelf.rect.inflate(2, 2)
        standing = towers_of(state, seat, places.panels[seat])
        places_kept = [place for _, place in standing.awaited]
        cards = [rect for key, _, rect in own if key[0] == CARD]
        assert all(zone.contains(rect) for rect in (*cards, *places_kept))
        assert all(rect.inflate(-2, -2).collidelist(cards) == -1 for rect in places_kept)


def check_corner(own: Sequence[tuple[Key, Pose, pygame.Rect]]) -> None:
    """Badge and laurel of every card are seen, and what can be clicked lies free."""
    cards = [each for each in own if each[0][0] == CARD]
    studio = [rect for key, _, rect in own if key[0] in (CLAP, DOUBLE)]
    others = [rect for key, _, rect in own if key[0] != CARD]
    assert len(studio) != 2 or not studio[0].colliderect(studio[1])
    for rect in studio:
        assert rect.collidelist([each for each in others if each not in studio]) == -1
    for place, (key, pose, rect) in enumerate(cards):
        assert rect.collidelist(others) == -1
        assert pose.width == cards[0][1].width, "all cards of a panel have one width"
        above = [r for _, p, r in cards[place + 1 :] if r.inflate(-2, 0).colliderect(rect)]
        assert all(p.z > pose.z for _, p, _ in cards[place + 1 :])
        free = min((r.top for r in above), default=rect.bottom) - rect.top
        assert free >= STRIP * pose.width - 1.5, (key, free, pose.width)


def check_fronts(state: State, seat: int, poses: Mapping[Key, Pose]) -> None:
    """What a movie and blockbusters are worth can lie on them: so much of the front is seen."""
    blocks = state.blockbusters[seat][-1:]
    entries = [*blocks, *(movie[0] for movie in state.movies[seat])]
    for card in entries:
        own = poses[card_key(card)]
        over = [p.y - own.y for p in poses.values() if p.x == own.x and p.z > own.z and p.y > own.y]
        assert min(over, default=own.width) >= FRONT * own.width - 1.5


@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: f"{s.width}x{s.height}-{s.text}")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_lies_outside_its_panel_or_over_what_can_be_clicked(
    seats: int, screen: Screen
) -> None:
    places = Places(screen, DECK.columns, seats)
    for shape in WORST:
        check(owning(GAME.start(seats, 1), [shape] * seats), places)
    found = [state for seed in range(9) for state in states(seats, seed)]
    for state in random.Random(1).sample(found, RANDOM):
        check(state, places)


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: f"{s.width}x{s.height}-{s.text}")
def test_no_state_at_all_lies_badly(screen: Screen) -> None:
    for seats in (3, 4):
        places = Places(screen, DECK.columns, seats)
        for seed in range(50):
            for state in states(seats, seed):
                check(state, places)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: f"{s.width}x{s.height}-{s.text}")
@pytest.mark.parametrize("seats", [3, 4])
def test_places_do_not_overlap(seats: int, screen: Screen) -> None:
    places = Places(screen, DECK.columns, seats)
    panels = [panel.rect for panel in places.panels]
    columns = [places.column(column) for column in range(len(DECK.columns))]
    spare = [places.spare] if places.spare else []
    for one, two in combinations([*panels, *columns, *spare, places.bar], 2):
        assert not one.colliderect(two)
    for rect in (*panels, *columns, *spare, places.bar):
        assert screen.rect.contains(rect)
    for panel in places.panels:
        parts = (panel.face, panel.disc, panel.name, panel.shelf.rect, panel.foot, *panel.studio)
        for part in (*parts, panel.spine, panel.style):
            assert panel.rect.contains(part)
        for one, two in combinations(parts, 2):
            assert not one.colliderect(two)
        least = min(panel.studio[0].width, panel.reel)
        assert least >= screen.px(18), "large enough to be hit"


# moves


def table_of(pilot: Pilot, who: Sequence[str] = (HUMAN,) * 3, seed: int = 1) -> AnyTable:
    """A table at which everything has been dealt."""
    pilot.flow.begin(SetUp(chairs(list(who)), GAME.options, seed, KIT.name))
    table = pilot.table
    settle(pilot, table)
    return table


def settle(pilot: Pilot, table: AnyTable) -> None:
    """Wait until nothing moves."""
    for _ in range(200):
        if table.show.idle:
            return
        pilot.stack.update(0.1)
    raise AssertionError("it moves for ever")


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pygame.init()
    with program(Settings(width=1280, height=720), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_every_legal_move_can_be_made_in_every_way(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    chance = random.Random(3)
    settings = Settings(width=size[0], height=size[1], speed="instant")
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, chance)
        table = table_of(pilot)
        for _ in range(6):
            every_move(pilot, table)
            pilot.press(pygame.K_1 + chance.randrange(2))
            settle(pilot, table)


def every_move(pilot: Pilot, table: AnyTable) -> None:
    """Make each move by keys, by clicks and by drags, and take it back."""
    before = list(table.match.moves)
    for move in table.match.game.moves(table.match.state):
        for way in HollywoodPlayer.ways:
            way(pilot, table, move)
            assert table.match.moves == [*before, move], (way, move)
            pilot.press(pygame.K_u)
            assert table.match.moves == before


# motion


def reels_after(columns: Sequence[int]) -> State:
    """The first turn of a match after reels into these columns."""
    state = GAME.start(3, 1)
    for column in columns:
        state, _ = play(GAME, state, Place(column))
    return state


def motion_of(
    show: Show[State, Move], beats: Sequence[Beat[State]], seconds: float = 3
) -> Iterator[None]:
    """Let the beats be seen, frame by frame."""
    show.add(beats)
    for _ in range(round(seconds / TICK)):
        show.update(TICK, 1.0, True)
        yield
    assert show.idle


@pytest.mark.parametrize("pushed", [1, 2, 3])
def test_a_bump_pushes_each_reel_exactly_one_row_up(pushed: int) -> None:
    state = reels_after([0] * pushed)
    _, beats = play(GAME, state, Place(0))
    show, places = show_of(GAME, state)
    keys: list[Key] = [(REEL, 0, number) for number in range(pushed)]
    start = {key: show.stage.actors[key].pose for key in keys}
    row = places.slot(0, 1).top - places.slot(0, 0).top
    seen: dict[Key, list[float]] = {key: [start[key].y] for key in keys}
    for _ in motion_of(show, beats):
        for key in keys:
            seen[key].append(show.stage.actors[key].pose.y)
    for key in keys:
        goal = start[key].y - row
        assert seen[key][-1] == pytest.approx(goal)
        arrived = next(i for i, y in enumerate(seen[key]) if y <= goal + 0.01)
        assert seen[key][:arrived] == sorted(seen[key][:arrived], reverse=True)
        assert min(seen[key]) >= goal - 0.08 * row, "a little beyond, and back"
    first = [next(i for i, y in enumerate(seen[key]) if y < start[key].y) for key in keys]
    assert first == sorted(first, reverse=True), "the lowest reel pushes the next"


def test_a_reel_that_falls_is_squashed_when_it_lands_and_only_then() -> None:
    state = reels_after([0])
    _, beats = play(GAME, state, Place(1))
    show, _ = show_of(GAME, state)
    flat: list[tuple[float, float]] = []
    for _ in motion_of(show, beats):
        actor = show.stage.actors[REEL, 1, 0]
        flat.append((actor.flight, actor.flat))
    assert all(0 <= amount <= 0.1 for _, amount in flat)
    assert max(amount for flight, amount in flat if flight < 1) == 0
    assert max(amount for _, amount in flat) > 0.05
    assert flat[-1] == (1, 0)


def test_the_first_state_is_placed() -> None:
    show, places = show_of(GAME, reels_after([0, 1]))
    assert show.idle
    assert {k: a.pose for k, a in show.stage.actors.items()} == layout(show.state, places)


def test_a_new_aim_in_mid_flight_starts_where_things_are() -> None:
    state = reels_after([0])
    show, places = show_of(GAME, state)
    after, beats = play(GAME, state, Place(0))
    for _, _ in zip(range(14), motion_of(show, beats), strict=False):
        pass
    moving = {key: actor.pose for key, actor in show.stage.actors.items() if not actor.resting}
    assert moving
    _, more = play(GAME, after, Place(0))
    goal = layout(more[0].state, places)
    show.stage.aim(goal, lambda *_: Way(1.0), lambda key: Pose(0, 0, 9))
    for key, pose in moving.items():
        actor = show.stage.actors[key]
        assert (actor.pose.x, actor.pose.y) == (pose.x, pose.y)
        assert actor.goal == goal[key]


def test_what_no_event_moves_lies_still() -> None:
    state = reels_after([0])
    _, beats = play(GAME, state, Place(2))
    show, _ = show_of(GAME, state)
    still = {key: actor.pose for key, actor in show.stage.actors.items()}
    touched: set[Key] = set()
    for _ in motion_of(show, beats):
        now = show.stage.actors
        touched |= {key for key, pose in still.items() if key not in now or now[key].pose != pose}
    foot = card_key(state.area[2][-1])  # it sinks as the reel lands on it
    assert {key[0] for key in touched - {foot}} <= {TRAY}
    nothing = [beat for beat in beats if not isinstance(beat.event, Placed)]
    assert nothing
    assert not any(show.update(TICK, 1.0, True) for _ in range(3))


def test_no_frame_of_a_match_shows_a_jump(pilot: Pilot) -> None:
    """Whatever moves goes no further in a frame than its way is fast."""
    table = table_of(pilot)
    chance = random.Random(4)
    for _ in range(12):
        game = table.match.game
        assert isinstance(game, Hollywood)
        moves = list(game.moves(table.match.state))
        pilot.do(*actions_for(game, table.match.state, chance.choice(moves)))
        before = {k: a.pose for k, a in table.show.stage.actors.items()}
        while not table.show.idle and pilot.stack.top is table:
            pilot.stack.update(TICK)
            now = {k: a.pose for k, a in table.show.stage.actors.items()}
            for key in before.keys() & now.keys():
                far = max(abs(now[key].x - before[key].x), abs(now[key].y - before[key].y))
                assert key[0] == TRAY or far < 400, (key, far)
            before = now
        if table.match.state.claims or pilot.stack.top is not table:
            return


def test_a_click_during_one_s_own_motion_ends_it_and_counts(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_1)
    pilot.stack.update(TICK)
    assert not table.show.idle
    pilot.click(pilot.spot(table, card_key(table.match.state.area[1][-1])))
    assert table.match.moves == [Place(0), Place(1)]
    pilot.press(pygame.K_3)
    assert table.match.moves == [Place(0), Place(1), Place(2)]


def test_hammered_keys_neither_lose_nor_double_a_move(pilot: Pilot) -> None:
    table = table_of(pilot)
    wanted: list[Move] = [Place(0), Place(1), Place(0), Place(2), Place(3)]
    for move in wanted:
        assert isinstance(move, Place)
        pilot.press(pygame.K_1 + move.column)
    assert table.match.moves == wanted
    assert table.match.state.turn == len(wanted) % 3 or table.match.state.first


@pytest.mark.parametrize("by_mouse", [False, True])
def test_impatient_input_does_not_cut_a_bot_s_motion_short(pilot: Pilot, by_mouse: bool) -> None:
    table = table_of(pilot, [HUMAN, BOT + "random", BOT + "random"])
    for _ in range(2000):
        pilot.stack.update(TICK)
        acting = table.match.to_act
        if acting not in table.bots and not table.show.idle and table.match.moves:
            break  # a bot's reel flies, and then it is the human's turn
        if table.human is not None:
            pilot.press(pygame.K_1)
            settle(pilot, table)
    before = list(table.match.moves)
    if by_mouse:
        pilot.click(places_of(table).column(0).center)
    else:
        pilot.press(pygame.K_1)
    assert table.match.moves == before
    assert not table.show.idle
    pilot.press(pygame.K_SPACE)
    assert table.show.idle, "who wants it at once has a key for that"


def test_a_double_reel_can_be_taken_back_and_a_wasted_clap_is_asked_about(pilot: Pilot) -> None:
    table = table_of(pilot)
    pilot.press(pygame.K_d)
    pilot.press(pygame.K_1)
    pilot.press(pygame.K_ESCAPE)
    assert table.match.moves == []
    assert pilot.stack.top is table
    pilot.press(pygame.K_1)
    assert table.match.moves == [Place(0)]


def test_the_table_starts_again_where_it_was_left() -> None:
    state = reels_after([0, 0, 1])
    match = Match(GAME, GAME.start(3, 1))
    for move in (Place(0), Place(0), Place(1)):
        match.play(move)
    places = Places(Screen(1280, 720), DECK.columns, 3)
    assert layout(match.state, places) == layout(state, places)
    assert {Clap, Double} <= {type(move) for move in GAME.moves(state)}


def test_a_round_is_summed_up_as_it_was_played_in_the_end() -> None:
    """Choices that were taken back leave nothing behind."""
    for seed in range(400):
        chance, match = random.Random(seed), Match(GAME, GAME.start(4, seed))
        while match.to_act is not None:
            if match.state.claims and chance.random() < 0.5 and match.undo():
                continue
            before = match.state
            match.play(chance.choice(list(GAME.moves(before))))
            if not any(isinstance(event, Swept) for event in match.events[-1]):
                continue
            played = last_round(match)
            assert not played.before.claims
            assert isinstance(played.events[0], RoundEnded)
            assert isinstance(played.events[-1], Swept)
            made = [e.movie for e in played.events if isinstance(e, MovieFinished)]
            assert set(made) <= {movie for own in played.after.movies for movie in own}
            if len(made) > 1 and before.claims:
                return
    raise AssertionError("chance never chooses twice")
