"""The scenes that count: which project a star finishes, the end of a round, awards night."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice, pairwise

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.game import play
from hollywood.games.hollywood.finale.awards import awards, totals, verdict
from hollywood.games.hollywood.rules.deck import GENRES
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Finish, Move, State
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.handed_out import handed_out, see_again
from hollywood.games.hollywood.table.score_lanes import ScoreLanes
from hollywood.games.hollywood.table.star_choice import options
from hollywood.games.hollywood.table.takings import sources, takings
from hollywood.ui.app.keys import event_of
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.textures import INSIDE
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.counter import rolling
from hollywood.ui.draw.fans import fanned
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import GOLD, Type
from hollywood.ui.widgets.controls import Control

from ...harness.endings import (
    at,
    choice,
    click,
    endings,
    final,
    fullest_choice,
    fullest_end,
    key,
    plain_end,
    point,
    props_of,
    set_up_of,
    star_choice,
    summary,
    tied_end,
    wasted_star,
)
from ...harness.positions import DECK, KIT, Hand, hollywood

SCREENS = [
    Screen(1024, 576),
    Screen(1280, 720, 2.0),
    Screen(1920, 1080, 1.5),
    Screen(2560, 1080),
    Screen(3840, 2160),
]
ADVANCED = hollywood(advanced="on")


ENDS = [
    plain_end(hollywood()),
    plain_end(hollywood(), 3),
    tied_end(hollywood(), True),
    tied_end(hollywood(), False),
    fullest_end(hollywood()),
]


def every_scene(props: Props) -> Iterator[tuple[Scene, list[list[Control]]]]:
    """Every scene at its fullest and the pages it has, each with its controls."""
    for state in (choice(ADVANCED, 2), fullest_choice(ADVANCED)):
        sheet = star_choice(props, ADVANCED, state)
        sheet.resize(props.screen)
        yield sheet, [sheet.controls.all]
    for seats in (3, 4):
        ended = summary(props, seats)
        ended.resize(props.screen)
        yield ended, [ended.controls.all]
    for end in ENDS[2:]:
        count = final(props, ADVANCED, end)
        count.resize(props.screen)
        yield count, [count.controls.all]
        while count.phase == "awards" and end is ENDS[-1]:
            count.update(1.3)
            yield count, [count.controls.all]
        count.complete()
        count.update(0.1)
        yield count, [count.controls.all]
        count.complete()
        for control in count.result.controls.all[:: 1 if end is ENDS[-1] else 9]:
            point(count, control.rect.center)
            yield count, [count.result.controls.all]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that did not fit and were cut."""
    cut: list[str] = []
    whole = Typesetter.cut

    def watched(self: Typesetter, line: str, type: Type, most: int, size: int) -> str:
        shown = whole(self, line, type, most, size)
        cut.extend([line] if shown != line else [])
        return shown

    monkeypatch.setattr(Typesetter, "cut", watched)
    return cut


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize(
    ("screen", "language"),
    [
        pytest.param(screen, each, marks=[pytest.mark.soak] * ((number + place) % 3 > 0))
        for number, screen in enumerate(SCREENS)
        for place, each in enumerate(LANGUAGES)
        if screen.width < 3000
    ],
)
def test_everything_fits(screen: Screen, language: Language, cut: list[str]) -> None:
    props = props_of(language, text_size=round(screen.text * 100))
    props.fit(screen)
    canvas = at(screen)
    for scene, pages in every_scene(props):
        scene.draw(canvas)
        for controls in pages:
            assert all(screen.rect.contains(control.rect) for control in controls)
            for one, other in combinations(controls, 2):
                assert not one.rect.colliderect(other.rect)
    assert cut == []


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("high", range(420, 480, 10))
def test_words_may_leave_a_summary_no_room_for_cards(high: int) -> None:
    """Four players, Italian, large words, a low window: it divided by a card without width."""
    props, screen = props_of("it", text_size=200), Screen(1024, high, 2.0)
    props.fit(screen)
    ended = summary(props, 4)
    ended.resize(screen)
    assert ended.controls.all


@pytest.mark.usefixtures("roughly")
def test_names_of_cards_are_of_one_size_in_all_lanes_of_a_summary() -> None:
    props = props_of(text_size=200)
    props.fit(Screen(1280, 720, 2.0))
    scene = summary(props, 4)
    scene.resize(props.screen)
    columns = scene.columns
    assert len({column.fitting for column in columns}) > 1, "one has less room"
    assert {column.named_in for column in columns} == {min(each.fitting for each in columns)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_kinds_stand_beside_one_another_in_a_summary(language: Language) -> None:
    screen = Screen(1024, 576, 2.0)
    props = props_of(language, text_size=200)
    props.fit(screen)
    for ended in islice(wasted_star(hollywood(), 4), 9):
        scene = summary(props, 4, ended=ended)
        scene.resize(screen)
        for column in scene.columns:
            named = sorted(column.labels, key=lambda label: (label[1].top, label[1].left))
            for (words, name), (_, after) in pairwise(named):
                wide = props.typesetter.width(props.text(words), Type.LABEL, column.named_in)
                assert name.top != after.top or name.left + wide < after.left
            for fan in column.fans:
                assert all(column.rect.contains(card) for card in fan.places)


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_beside_large_symbols(language: Language, cut: list[str]) -> None:
    for screen in SCREENS[:-1]:
        props = props_of(language, text_size=round(screen.text * 100), symbols=True)
        props.fit(screen)
        for state in (choice(ADVANCED, 2), fullest_choice(ADVANCED)):
            sheet = star_choice(props, ADVANCED, state)
            sheet.resize(screen)
    assert cut == []


def test_badges_are_twice_as_large_with_large_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[bool, list[float]] = {False: [], True: []}
    for symbols in sizes:
        props = props_of(symbols=symbols)
        inside = INSIDE if symbols else 1.0

        def measured(
            look: str, diameter: int, symbols: bool, inside: float = inside
        ) -> pygame.Surface:
            sizes[symbols].append(diameter * inside)
            return pygame.Surface((diameter, diameter))

        monkeypatch.setattr(props.art, "badge", measured)
        star_choice(props, ADVANCED, fullest_choice(ADVANCED)).resize(Screen(1280, 720))
    assert max(sizes[True]) >= 2 * max(sizes[False]) - 1


def test_the_sheet_covers_the_own_panel_and_nothing_else() -> None:
    for screen in SCREENS:
        for symbols, text_size in ((False, 200), (True, 100)):
            props = props_of(symbols=symbols, text_size=text_size)
            props.fit(screen)
            scene = star_choice(props, ADVANCED, fullest_choice(ADVANCED))
            scene.resize(screen)
            places = Places(screen, DECK.columns, 4)
            assert scene.sheet == places.panels[scene.seat].rect
            assert not scene.sheet.colliderect(places.board)
            (neighbour,) = scene.neighbours
            assert neighbour.centerx == scene.sheet.centerx


@pytest.mark.parametrize("still", [False, True])
def test_a_star_is_tried_on_the_option_that_is_pointed_at(still: bool) -> None:
    props = props_of(reduced_motion=still)
    scene = star_choice(props, ADVANCED, fullest_choice(ADVANCED))
    scene.resize(Screen(1280, 720))
    scene.update(5)
    pictures = {picture(scene)}
    for control in scene.controls.all:
        point(scene, control.rect.center)
        for seconds in (0.0, 0.09):
            scene.update(seconds)
            assert not scene.resting
        flying = picture(scene)
        scene.update(0.2)
        scene.update(0.0)
        pictures |= {flying, picture(scene)}
    assert scene.resting
    assert len(pictures) == 7


@pytest.mark.parametrize("game", [hollywood(), ADVANCED], ids=["plain", "advanced"])
def test_options_are_worth_what_the_rules_say(game: Hollywood) -> None:
    state = fullest_choice(game)
    seat = state.claims[-1][0]
    assert [option.genre for option in options(game, state)] == list(GENRES)
    for option in options(game, state):
        after, _ = play(game, state, Finish(option.genre))
        ends = game.endings(after) if after.claims else [after]
        assert option.movie in game.score(ends[0], seat).items
        assert {genre for genre, _ in option.stays} == set(GENRES) - {option.genre}


def test_an_early_enter_chooses_nothing_but_keys_and_clicks_do() -> None:
    props, state, chosen = props_of(), fullest_choice(ADVANCED), list[Move]()
    scene = star_choice(props, ADVANCED, state, chosen)
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)
    assert chosen == []
    key(scene, pygame.K_2, pygame.K_KP3)
    click(scene, scene.controls.all[0])
    key(scene, pygame.K_RETURN)  # 250 ms are not over
    scene.update(0.25)
    key(scene, pygame.K_RETURN)
    genres = [move.genre for move in chosen if isinstance(move, Finish)]
    assert genres == ["romance", "action", "horror", "horror"]


def test_a_pad_chooses_with_its_cross_to_any_side_and_a() -> None:
    props, state, chosen = props_of(), fullest_choice(ADVANCED), list[Move]()
    scene = star_choice(props, ADVANCED, state, chosen)
    scene.resize(Screen(1280, 720))
    scene.update(0.3)
    for name in ("pad_a", "pad_right", "pad_right", "pad_down", "pad_left", "pad_a"):
        scene.handle(event_of(name))
    assert chosen == [Finish("romance")]


def test_a_sheet_comes_in_and_then_rests() -> None:
    for still in (False, True):
        scene = star_choice(props_of(reduced_motion=still), ADVANCED, choice(ADVANCED, 2))
        scene.resize(Screen(1280, 720))
        canvas = at(Screen(1280, 720))
        assert not scene.resting
        for _ in range(20):
            scene.update(1 / 60)
            scene.draw(canvas)
        assert scene.resting
        assert not scene.update(1.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_is_summed_up_from_its_events(seats: int) -> None:
    game = hollywood()
    reels = DECK.table(seats).reels
    for ended in endings(game, seats, 3):
        found = takings(game, ended.before, ended.after, ended.events)
        assert [len(each.received) for each in found] == [reels] * seats
        assert [each.after.total for each in found] == list(game.scores(ended.after))
        assert [each.before.total for each in found] == list(game.scores(ended.before))
        movies = sum(len(each.movies) for each in found)
        assert movies == sum(map(len, ended.after.movies)) - sum(map(len, ended.before.movies))
        assert sum(len(each.wasted) for each in found) == len(ended.after.wasted) - len(
            ended.before.wasted
        )
        for each in found:
            told = [source.points for source in sources(each, DECK) if source.points is not None]
            assert sum(told) == each.points, "every point has its source"


def picture(scene: Scene) -> bytes:
    """What is seen of it."""
    canvas = at(Screen(1280, 720))
    scene.draw(canvas)
    return canvas.get_buffer().raw


def test_the_summary_goes_on_by_enter_and_by_click_and_escape_pauses() -> None:
    went: list[str] = []
    scene = summary(props_of(), 4, went)
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_RETURN)
    click(scene, scene.controls.all[0])
    key(scene, pygame.K_ESCAPE)
    assert went == ["on", "on", "pause"]
    scene.update(5.0)
    before = picture(scene)
    key(scene, pygame.K_x)
    assert picture(scene) == before
    key(scene, pygame.K_u)
    assert picture(scene) != before, "why nothing can be taken back"
    for _ in range(60):
        scene.update(1 / 30)
    assert scene.resting


def press(scene: Scene, at: tuple[int, int]) -> None:
    """Click somewhere."""
    point(scene, at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=at, button=1))


def test_lines_and_cards_of_the_summary_lead_to_their_moment() -> None:
    went: list[str] = []
    scene = summary(props_of(), 4, went)
    scene.resize(Screen(1280, 720))
    scene.update(5.0)
    seen = 0
    for column in scene.columns:
        told = [(place.midleft, source.cards) for source, place in column.lines if source.cards]
        (received, *_) = column.fans
        lie = zip(received.cards, received.places, strict=True)
        told += [((place.left + 2, place.centery), (card,)) for card, place in lie]
        for place, cards in told:
            press(scene, place)
            assert went[-1] == " ".join(["replay", *map(str, cards)])
            seen += 1
    assert len(went) == seen > 8
    press(scene, scene.title.center)
    assert len(went) == seen, "nothing is told there"
    key(scene, pygame.K_v)
    assert went[-1].startswith("replay ")


def test_whatever_was_handed_out_leads_to_the_move_after_which_it_was() -> None:
    """The last one of several cards; what nobody took leads to the beginning."""
    match = KIT.begin(set_up_of(4, ("A", "B", "C", "D"), hollywood()))
    chance, led = random.Random(1), list[int]()
    while match.to_act is not None:
        match.play(chance.choice(match.game.moves(match.state)))
    moments, see = handed_out(match), see_again(match, led.append)
    assert len(moments) > 30
    for card, made in moments.items():
        lay = [each for each in match.states[made - 1].area if card in each]
        assert lay or match.states[made - 1].claims, "it had not been handed out before"
        see((card,))
    assert led == [*moments.values()]
    see(moments)
    see(())
    assert led[-2:] == [max(moments.values()), 0]


def test_cards_of_the_summary_are_dealt_one_after_the_other() -> None:
    scene = summary(props_of(), 4)
    scene.resize(Screen(1280, 720))
    canvas, dealt = at(Screen(1280, 720)), list[list[float]]()
    while not scene.resting:
        scene.update(0.01)
        scene.draw(canvas)
        dealt.append([scene.seen(number) for number in range(6)])
    assert all(sorted(row, reverse=True) == row for row in dealt), "the first card comes first"
    begins = [next(i for i, row in enumerate(dealt) if row[n]) for n in range(6)]
    gaps = [after - before for before, after in pairwise(begins)]
    assert all(3 <= gap <= 5 for gap in gaps), "40 ms apart"
    still = summary(props_of(reduced_motion=True), 4)
    still.resize(Screen(1280, 720))
    assert [still.seen(number) for number in range(20)] == [1.0] * 20


def test_lanes_show_where_everybody_stood_and_who_leads() -> None:
    props = props_of()
    brush = summary(props, 4).brush
    lanes = ScoreLanes(brush, pygame.Rect(0, 0, 900, 92), [5, 2, 9, 0], [8, 12, 9, 4])
    assert [lanes.x(points) for points in (0, 5, 12)] == sorted(map(lanes.x, (0, 5, 12)))
    assert lanes.x(12) < 900, "a number and a crown still have room"
    pictures = []
    for share in (0.0, 0.5, 1.0):
        canvas = at(Screen(1280, 720))
        lanes.draw(canvas, share)
        pictures.append(canvas.get_buffer().raw)
    assert len(set(pictures)) == 3
    level = at(Screen(1280, 720))
    crown_of = level.subsurface((lanes.x(12), 18, 900 - lanes.x(12), 18))
    lanes.draw(level, 1.0)
    crowned = crown_of.copy().get_buffer().raw
    level.fill("black")
    ScoreLanes(brush, lanes.room, [0] * 4, [12, 12, 12, 4]).draw(level, 1.0)
    assert crown_of.copy().get_buffer().raw != crowned, "with three level nobody wears a crown"


@pytest.mark.parametrize("game", [hollywood(), ADVANCED], ids=["plain", "advanced"])
@pytest.mark.parametrize("state", ENDS)
def test_the_evening_awards_every_point_once(game: Hollywood, state: State) -> None:
    scores = [game.score(state, seat) for seat in range(state.seats)]
    steps = awards(scores)
    assert totals(steps, len(steps), state.seats) == [score.total for score in scores]
    order = [("blockbusters", "movie", "project").index(step.category) for step in steps]
    assert order == sorted(order)
    movies = [step.points for step in steps if step.category == "movie"]
    assert movies == sorted(movies)
    assert verdict(game.counter, scores).winners == game.winners(state)


def test_ties_are_explained() -> None:
    props, game = props_of(), hollywood()
    told = []
    for alike in (True, False):
        scene = final(props, game, tied_end(game, alike))
        reason = scene.result.verdict.reason
        assert reason is not None
        told.append((len(scene.result.verdict.winners), scene.result.brush.voice.text(reason)))
    assert told[0] == (2, "6 points each, and movies of equal worth: the win is shared.")
    assert told[1][0] == 1
    assert told[1][1].endswith("have 6 points each; the best movie decides, 6 to 4.")


def test_the_next_movie_breaks_a_tie_where_that_was_agreed() -> None:
    game, props = hollywood(tiebreak="next_movies"), props_of()
    state = plain_end(game).copy()
    state.projects, state.blockbusters = [()] * 12, [()] * 4
    hand = Hand()
    best = [(hand.card("S2"), *hand.cards(["H", "H"])) for _ in range(2)]
    second = (hand.card("S1"), *hand.cards(["A", "A"]))
    thirds = [(hand.card("S1"), hand.card("R")) for _ in range(2)]
    state.movies = [(best[0], second), (best[1], *thirds), (), ()]
    reason = final(props, game, state).result.verdict.reason
    assert reason is not None
    slots = dict(reason.slots)
    assert (reason.id, slots["best"], slots["other"]) == ("hollywood.awards.next_movie", 2, 1)


@pytest.mark.usefixtures("roughly")
def test_scenes_survive_another_size_at_any_moment() -> None:
    props = props_of()
    scene = final(props, ADVANCED, plain_end(ADVANCED))
    for screen in SCREENS[:2] * 6 + SCREENS:
        scene.resize(screen)
        scene.update(0.4)
        scene.draw(at(screen))
        key(scene, pygame.K_RIGHT)


def test_fans_stay_in_their_room() -> None:
    for count in range(1, 13):
        for size in ((40, 200), (300, 100), (900, 240)):
            room = pygame.Rect(7, 9, *size)
            places = fanned(count, room)
            assert len(places) == count
            assert room.contains(places[0].unionall(places[1:]))


def test_digits_roll_from_one_number_to_the_next() -> None:
    pygame.init()
    typesetter = Typesetter(Screen(1280, 720))
    for value in (0, 9.5, 99.98, 100, -2, -1.5):
        assert rolling(typesetter, Type.NUMBER, value, GOLD).get_width() > 5


def test_confetti_falls_and_is_gone() -> None:
    screen, confetti = Screen(640, 360), Confetti(3)
    empty = at(screen).get_buffer().raw
    confetti.update(2.0)
    canvas = at(screen)
    confetti.draw(canvas, screen)
    assert canvas.get_buffer().raw != empty
    while not confetti.resting:
        confetti.update(0.5)
    canvas = at(screen)
    confetti.draw(canvas, screen)
    assert canvas.get_buffer().raw == empty
    assert not confetti.update(1.0)
