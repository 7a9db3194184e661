"""How much is painted for each frame: work is counted, so that no clock and no machine matters."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from hollywood.games.hollywood.art import open_art
from hollywood.games.hollywood.finale import hall as hall_
from hollywood.games.hollywood.finale.hall import Hall
from hollywood.games.hollywood.rules.state import Double, FilmTaken
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.match_painter import Brush
from hollywood.games.hollywood.table.painter import TablePainter
from hollywood.games.hollywood.table.panel_painter import PanelPainter
from hollywood.games.hollywood.table.reel_token import Reels
from hollywood.games.hollywood.table.velvet import Inks, Velvet
from hollywood.settings import Settings
from hollywood.ui.app import passage
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw import shapes
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.table.notes import _LogNote
from hollywood.ui.table.table import AnyTable

from ...harness.endings import choice, final, plain_end, point, props_of, star_choice, summary
from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, hollywood
from .test_table import table_of

FRAME = 1 / 60


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(width=1280, height=720), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Counter[str]]:
    """Count how often each of these is done."""
    done: Counter[str] = Counter()

    def counting(*places: tuple[Any, str]) -> Counter[str]:
        for owner, name in places:
            real = getattr(owner, name)

            def watched(*given: Any, _real: Any = real, _name: str = name, **named: Any) -> Any:
                done[_name] += 1
                return _real(*given, **named)

            monkeypatch.setattr(owner, name, watched)
        return done

    return counting


def handed_out(table: AnyTable) -> None:
    """Moves until cards are handed out; the first one is on its way."""
    chance, game = random.Random(3), table.match.game
    while not any(
        isinstance(each.event, FilmTaken) for beats in table.match.beats for each in beats
    ):
        table.show.arrive()
        table.make(chance.choice(list(game.moves(table.match.state))))
    while not isinstance(table.show.event, FilmTaken):
        table.update(FRAME)


def frames(pilot: Pilot, table: AnyTable, seconds: float) -> int:
    """Let the table be seen for so long; how many frames that were."""
    many = round(seconds / FRAME)
    for _ in range(many):
        table.update(FRAME)
        table.draw(pilot.canvas)
    return many


def test_while_cards_fly_what_lies_is_painted_only_when_it_changes(
    pilot: Pilot, count: Callable[..., Counter[str]]
) -> None:
    table = table_of(pilot)
    handed_out(table)
    table.draw(pilot.canvas)
    lies = len(table.match.states[0].area) * 4
    done = count((TablePainter, "_thing"), (PanelPainter, "draw"))
    many = frames(pilot, table, 4.0)
    assert 0 < done["_thing"] < many * lies / 2, done
    assert done["draw"] < many / 4, done


def test_the_log_is_composed_when_it_says_something_else(
    pilot: Pilot, count: Callable[..., Counter[str]]
) -> None:
    table = table_of(pilot)
    table.log.open = True
    handed_out(table)
    table.draw(pilot.canvas)
    done, lines = count((_LogNote, "_compose")), len(table.log.shown)
    frames(pilot, table, 2.0)
    assert 0 < done["_compose"] <= len(table.log.shown) - lines + 1


def test_cards_of_a_deal_share_their_turned_pictures_and_shadows(
    pilot: Pilot, count: Callable[..., Counter[str]]
) -> None:
    done = count((pygame.transform, "rotozoom"), (shapes, "soft_shape"))
    table = table_of(pilot)
    before, dealt = table.setting.opening(table.match.states[0]) or (None, ())
    table.show.jump(before)
    table.show.add(dealt)
    done.clear()
    cards, many = sum(map(len, table.match.states[0].area)), 0
    while not table.show.idle:
        many += frames(pilot, table, FRAME)
    assert many > cards
    assert done["rotozoom"] < many * 2, (done, cards, many)
    assert done["soft_shape"] < many, (done, many)


def test_once_dealt_the_cards_of_a_summary_are_painted_no_more(
    count: Callable[..., Counter[str]],
) -> None:
    props = props_of()
    sheet = summary(props, 3)
    sheet.resize(props.screen)
    props.art.wait()
    canvas = pygame.Surface(props.screen.rect.size)
    done = count((Brush, "card"), (shapes, "_panel"))
    for _ in range(30):
        sheet.update(FRAME)
        sheet.draw(canvas)
    while not sheet.resting:
        sheet.update(FRAME)
        sheet.draw(canvas)
    assert 0 < done["_panel"] < 20, "lanes grow, and need no new shapes for it"
    done.clear()
    sheet.update(FRAME)
    sheet.draw(canvas)
    assert not done


def test_the_hall_is_lit_anew_only_where_a_light_moves(
    count: Callable[..., Counter[str]],
) -> None:
    room, pool = Hall(Screen(1280, 720), 600), pygame.Rect(200, 560, 200, 50)
    room.wait()
    done = count((hall_, "_coarse_light"))
    for frame in range(9):
        before, places = room.lit([pool])
        assert places == ([] if frame else [room.screen.rect])
    assert done["_coarse_light"] == 1
    stays = before.copy()
    for pools in ([pool.move(80, 0)], [], [pool, pool.move(200, 0)]):
        after, places = room.lit(pools)
        lit = sum(place.width * place.height for place in places)
        assert 0 < lit < 1280 * 720 * 0.8, "much of the room is left as it is"
        other = Hall(room.screen, 600)
        other.wait()
        assert same(other.lit(pools)[0], after)
        assert not same(stays, after)
    assert done["_coarse_light"] == 7


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are equal."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_an_evening_that_stands_still_is_painted_no_more_until_it_looks_otherwise(
    count: Callable[..., Counter[str]],
) -> None:
    props = props_of()
    evening = final(props, hollywood(), plain_end(hollywood()))
    evening.resize(props.screen)
    props.art.wait()
    evening.ceremony.hall.wait()
    canvas = pygame.Surface(props.screen.rect.size)
    props.stack.push(evening, laid_out=True)

    def hall() -> bytes:
        props.stack.update(FRAME)
        props.stack.draw(canvas)
        return pygame.image.tobytes(canvas, "RGB")

    flying = [hall(), hall(), hall()]
    assert len(set(flying)) == len(flying), "while an award comes nothing is kept"
    evening.complete()
    props.settings.reduced_motion = True  # no confetti
    still = [hall() for _ in range(8)]
    done = count((Hall, "tower"))
    still += [hall() for _ in range(4)]
    assert not done
    assert len(set(still)) == 1
    props.settings.symbols = True
    assert hall() != still[0]


def test_a_curtain_is_turned_round_once(count: Callable[..., Counter[str]]) -> None:
    canvas = pygame.Surface((320, 180))
    done = count((pygame.transform, "flip"))
    for step in range(5):
        passage._halves(canvas, step / 5)
    assert done["flip"] <= 1


def test_buttons_above_the_table_answer_the_mouse() -> None:
    """The next frame shows it, and then they are at rest again."""
    props, game = props_of(), hollywood()
    sheets: Sequence[Any] = (
        summary(props, 3),
        star_choice(props, game, choice(game, 2)),
        final(props, game, plain_end(game)),
    )
    for sheet in sheets:
        sheet.resize(props.screen)
        point(sheet, sheet.controls.all[0].rect.center)
        assert sheet.update(FRAME)
        assert 0 < sheet.controls.lifted(0) < 1, sheet
        for _ in range(30):
            sheet.update(FRAME)
        assert sheet.controls.lifted(0) == 1, sheet
    sheets[-1].complete()
    sheets[-1].complete()
    result = sheets[-1].result
    point(sheets[-1], result.controls.all[-1].rect.center)
    assert sheets[-1].update(FRAME)
    assert 0 < result.controls.lifted(len(result.controls.all) - 1) < 1


def test_tools_of_the_bar_answer_the_mouse_and_come_to_rest(pilot: Pilot) -> None:
    table = table_of(pilot)
    frames(pilot, table, 0.1)
    tool = table.bar.controls.all[-1].rect
    looks = [pygame.image.tobytes(pilot.canvas.subsurface(tool), "RGB")]
    point(table, tool.center)
    for _ in range(3):
        assert not table.bar.resting
        frames(pilot, table, FRAME)
        looks.append(pygame.image.tobytes(pilot.canvas.subsurface(tool), "RGB"))
    assert len(set(looks)) == len(looks)
    frames(pilot, table, 0.5)
    assert table.bar.resting


def test_the_ground_of_whoever_is_next_is_painted_before_the_turn(
    count: Callable[..., Counter[str]],
) -> None:
    props = props_of()
    colour = str(DECK.colours[0].id)
    inks, panel = Inks(props, colour), Places(props.screen, DECK.columns, 3).panels[0]
    velvet = Velvet(props, lambda: felt(props.screen))
    canvas = pygame.Surface(props.screen.rect.size)
    velvet.prepare(panel, colour, inks)
    velvet._jobs.wait()
    done = count((Velvet, "_painted"))
    velvet.draw(canvas, panel, colour, inks, True)
    assert not done


@pytest.mark.skipif(sys.platform != "linux", reason="only its library keeps what was freed")
def test_reels_are_drawn_before_they_are_seen_on_cards(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(pilot)
    pilot.flow.props.art.wait()
    frames(pilot, table, FRAME)
    real, late = Reels.drawn, list[int]()

    def drawn(
        reels: Reels, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        late.extend([diameter] if ring else [])
        return real(reels, colour, diameter, symbols, ring, contrast)

    monkeypatch.setattr(Reels, "drawn", drawn)
    while Double not in map(type, table.match.moves):
        moves = list(table.match.game.moves(table.match.state))
        table.make(next((move for move in moves if isinstance(move, Double)), moves[0]))
        frames(pilot, table, 1.5)
    assert not late


def test_the_words_of_the_result_are_ready_as_the_winner_is_looked_at(
    count: Callable[..., Counter[str]],
) -> None:
    props = props_of()
    evening = final(props, hollywood(), plain_end(hollywood()))
    evening.resize(props.screen)
    canvas = pygame.Surface(props.screen.rect.size)
    evening.complete()
    evening.ceremony.hall.wait()
    done = count((Typesetter, "_within"))
    evening.result._heading(canvas)
    evening.result._table(canvas)
    assert not done


def test_memory_of_pictures_goes_back_to_the_system() -> None:
    """Also after larger ones were freed; in a process of its own, for it is set once."""
    code = (
        "import pygame; from hollywood.ui.app.memory import give_pictures_back\n"
        "give_pictures_back()\n"
        "used = lambda: int(open('/proc/self/statm').read().split()[1]) * 4096\n"
        "pygame.Surface((2000, 2000)).fill(1); before = used()\n"
        "kept, gone = [], []\n"
        "for _ in range(40):\n"
        "    gone.append(pygame.Surface((600, 600))); kept.append(pygame.Surface((40, 40)))\n"
        "    gone[-1].fill(1); kept[-1].fill(1)\n"
        "gone.clear(); print((used() - before) // 1_000_000)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(told.stdout.split()[-1]) < 5


def test_a_card_that_was_stood_in_for_is_painted_as_soon_as_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with program(Settings(width=640, height=360), open_art(DECK)) as made:
        pilot = Pilot(*made, random.Random(1))
        table, art = table_of(pilot), pilot.flow.props.art
        table.show.arrive()
        art.wait()
        monkeypatch.setattr(art.jobs, "add", lambda job, urgent=False: None)
        art.cache.clear()
        table.resize(pilot.flow.props.screen)
        looks = []
        for drawn in (False, False, True):
            if drawn:
                art.draw_what_is_seen()
            table.draw(pilot.canvas)
            looks.append(pygame.image.tobytes(pilot.canvas, "RGB"))
        assert looks[0] == looks[1] != looks[2]
