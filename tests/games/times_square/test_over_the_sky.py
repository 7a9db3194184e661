"""Words and buttons over the sky of the street: none lies over another, and none is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pygame
import pytest

from hollywood.bots.advice import Advice
from hollywood.bots.tips import Tip
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.core.record import BOT, HUMAN
from hollywood.games.times_square.rules.state import Trio
from hollywood.games.times_square.table.draft import Holding, Luring
from hollywood.games.times_square.table.hit_areas import pad, whistle
from hollywood.settings import Settings
from hollywood.ui.draw.kept_picture import Painting
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.table.first_tips import FirstTips
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import program
from . import by_hand
from .by_hand import KIT, PLAYER
from .positions import START
from .test_table import Seated

pytestmark = pytest.mark.usefixtures("roughly")  # where all stands is as it is
SIZES = [
    (1024, 576),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (2560, 1080),
    (3440, 1440),
    (1024, 768),
    (1280, 800),
    (3840, 1080),
]
HAND = "sue sue hal_2 guards guard deb_3 deb_5 deb_to_manhole"
STREETS = [START, (-6, -7, -5, 1, -1), (-2, -3, 2, 4, 1), (4, 2, 6, 4, 5), (6, 5, 7, 3, 0)]
REASON = "leads_no_more"  # the longest
NOTES = ["", "log", "hint", "hint, log", "three", "three, log"]
WIDE, HIGH = 290, 36  # units: a note is at least as large
Named = list[tuple[str, pygame.Rect]]


@contextmanager
def seated_with(
    language: Language,
    size: tuple[int, int],
    text: int,
    turned: str = "on",
    left: bool = False,
    symbols: bool = False,
) -> Iterator[Seated]:
    """Somebody at a table, whose club is on the left if neither is turned."""
    pygame.init()
    settings = Settings(
        language=language,
        width=size[0],
        height=size[1],
        speed="instant",
        text_size=text,
        game=KIT.name,
        symbols=symbols,
    )
    settings.of(KIT.name).choices["turned"] = turned
    with program(settings, PLAYER.sketches()) as (window, flow):
        seated = Seated(window, flow, random.Random(1))
        bot = f"{BOT}greedy"
        seated.sit((HUMAN, bot) if left else (bot, HUMAN))
        yield seated


def laid(seated: Seated) -> Named:
    """What hangs over the table or is offered there, as the next frame shows it."""
    table, kept = seated.table, list[pygame.Rect]()
    setting = by_hand.setting_of(table)
    real = setting.painting

    def painting(view: Any) -> Painting:
        made = real(view)
        kept[:] = made.no_words
        return made

    setting.painting = painting  # type: ignore[method-assign]
    table.draw(seated.canvas)
    del setting.painting
    below, said = table.bar.plate.place, table.purpose.speaks_in
    found = [("note", place) for place in table.notes.shown.values()]
    found += [("offered", place) for place in kept]
    found += [("sentence", below)] if below is not None else []
    return found + ([("tip", said)] if said is not None else [])


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The words that were cut short."""
    words, cuts = list[str](), Typesetter.cut

    def noted(self: Typesetter, line: str, *how: Any) -> str:
        left = cuts(self, line, *how)
        words.extend([line] if left != line else [])
        return left

    monkeypatch.setattr(Typesetter, "cut", noted)
    yield words
    assert words == []


def amiss(seated: Seated) -> list[tuple[str, str]]:
    """Which of it lies over something else, or over the bar or outside of the window."""
    found, px = laid(seated), seated.table.props.screen.px
    small = [place for name, place in found if name == "note" and not _is_large(place, px)]
    if small:
        return [("note", str(small))]
    window, line = seated.table.props.screen.rect, ("bar", seated.table.bar.rect)
    outside = [(name, "outside") for name, place in found if not window.contains(place)]
    pairs = combinations([line, *found], 2)
    allowed = {("offered", "offered")}  # arrowheads beside pads
    lie = [(a, b) for (a, one), (b, other) in pairs if one.colliderect(other)]
    return outside + [pair for pair in lie if pair not in allowed]


def _is_large(place: pygame.Rect, px: Any) -> bool:
    """Whether a note has room for words."""
    return bool(place.width >= px(WIDE) and place.height >= px(HIGH))


def pads_of(table: AnyTable) -> list[pygame.Rect]:
    _, state = by_hand.rules_of(table)
    plan = by_hand.setting_of(table).plan
    ways = [(by, both) for by in (-1, 1) for both in (False, True)]
    return [pad(plan, state.places.sue, by, both) for by, both in ways]


def note(seated: Seated, notes: str) -> None:
    """Open the log, ask for a hint, or for three."""
    table = seated.table
    if table.log.open != ("log" in notes):
        seated.press(pygame.K_l)
    table.hints.drop()
    if "hint" in notes or "three" in notes:
        words = say(f"times_square.reason.{REASON}", club=say("times_square.club.0"))
        advice = Advice(Trio(1), _turn(), words, 0.62, None, (), False)
        table.hints.tell(table.match.state, [advice] * 3)
    if "three" in notes:
        table.hints.ask(table.match.state, 1)


def _turn() -> Any:
    """A turn as the coach tells it, with as many words as one has."""
    goes = [
        say("times_square.hint.goes", figure=say(f"times_square.figure.{name}"), space=space)
        for name, space in (
            ("sue", say("times_square.space.0", steps=3)),
            ("left", say("times_square.space.0", steps=5)),
            ("right", say("times_square.space.manhole")),
        )
    ]
    return say("times_square.hint.turn", moves=tuple(goes), count=4)


def choose(seated: Seated, what: str) -> Iterator[None]:
    """Begin something, and point at each thing that it offers."""
    table = seated.table
    table.do("give_up")
    if what == "green":
        seated.press(pygame.K_1)
        yield
        for number in range(4):
            yield from _point(seated, pads_of(table)[number])
        return
    if what == "felix":
        seated.click(by_hand.figure_of(table, 3))
        yield
    elif what == "red":
        seated.press(pygame.K_6)
        yield
        for figure in range(5):
            seated.motion(by_hand.figure_of(table, figure))
            seated.heard()
            yield
    else:
        yield


def _point(seated: Seated, place: pygame.Rect) -> Iterator[None]:
    seated.motion(place.center)
    seated.heard()
    yield


def faults(seated: Seated, streets: Sequence[Sequence[int]]) -> list[object]:
    """Everything that is amiss, whatever is open and chosen."""
    found = list[object]()
    for places in streets:
        seated.table.do("give_up")
        seated.put(places, HAND)
        for notes in NOTES:
            note(seated, notes)
            for foresees in (False, True):
                for what in ("", "green", "felix", "red"):
                    for _ in choose(seated, what):
                        seated.table.input.foresees = foresees
                        lies = amiss(seated)
                        found += [(places, notes, foresees, what, lies)] if lies else []
    return found


@pytest.mark.parametrize(
    ("size", "language", "text", "symbols"),
    [
        ((1920, 1080), "en", 100, False),
        ((1280, 720), "fr", 100, True),
        ((1024, 576), "it", 125, False),
    ],
)
def test_no_words_and_no_buttons_lie_over_one_another(
    cut: list[str], size: tuple[int, int], language: Language, text: int, symbols: bool
) -> None:
    with seated_with(language, size, text, symbols=symbols) as seated:
        assert faults(seated, STREETS[:2]) == []


@pytest.mark.soak
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_they_never_do(
    cut: list[str], size: tuple[int, int], language: Language, text: int
) -> None:
    """In Italian with large symbols."""
    with seated_with(language, size, text, symbols=language == "it") as seated:
        assert faults(seated, STREETS) == []


@pytest.mark.parametrize(("turned", "left"), [("on", True), ("off", True), ("off", False)])
def test_they_do_not_on_either_side_of_the_street(cut: list[str], turned: str, left: bool) -> None:
    with seated_with("fr", (1280, 720), 100, turned, left) as seated:
        assert faults(seated, STREETS[:3]) == []


@pytest.mark.parametrize("text", [100, 150])
def test_a_tip_and_the_log_leave_each_other_room(text: int) -> None:
    with seated_with("it", (1280, 720), text) as seated:
        table = seated.table
        table.update(3.0)
        if table.purpose.speaks_in is None:
            assert isinstance(table.purpose, FirstTips)
            table.purpose._show_first([Tip("lure", say("tip.inspect"))], 1)
        assert table.purpose.speaks_in is not None
        seated.press(pygame.K_l)
        assert {name for name, _ in laid(seated)} == {"note", "tip"}
        assert amiss(seated) == []


def test_the_log_gives_its_heading_up_for_lines_where_pads_need_room() -> None:
    with seated_with("en", (1280, 720), 100) as seated:
        table = seated.table
        seated.put(START, HAND)
        for _ in range(2):
            by_hand.by_keys(seated, table, Trio(1))
            seated.press(pygame.K_e)
            seated.rest(table)
            seated.put(START, HAND)
        note(seated, "log")
        told = []
        for key in (pygame.K_7, pygame.K_1):
            seated.press(key)
            table.draw(seated.canvas)
            told.append([line.words for line, _ in table.notes._page._rows_shown])
        assert told[0] == told[1]
        assert len(told[0]) >= 3


def test_a_tip_goes_as_soon_as_something_is_carried() -> None:
    """Where it hangs there may be what the card can be let go on."""
    with seated_with("en", (1280, 720), 100) as seated:
        table = seated.table
        seated.put(START, HAND)
        assert isinstance(table.purpose, FirstTips)
        table.purpose._show_first([Tip("lure", say("tip.inspect"))], 1)
        x, y = map(round, seated.card("sue"))
        seated.motion((x, y))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        for up in (40, 120):
            seated.motion((x, y - up), held=True)
        seated.heard()
        table.update(0.3)
        assert {name for name, _ in laid(seated)} == {"offered"}


@pytest.mark.parametrize("offered", ["pads", "whistle"])
def test_what_stands_lower_below_the_log_answers_there(offered: str) -> None:
    with seated_with("en", (1280, 720), 100) as seated:
        table, plan = seated.table, by_hand.setting_of(seated.table).plan
        state = seated.put(START, HAND)
        note(seated, "log")
        if offered == "pads":
            seated.press(pygame.K_1)
        else:
            seated.click(by_hand.figure_of(table, 3))
        table.draw(seated.canvas)
        (page,) = table.notes.shown.values()
        place = pads_of(table)[3] if offered == "pads" else whistle(plan, state)
        assert place.top > page.bottom
        seated.click(place.center)
        if offered == "pads":
            assert table.match.moves == [Trio(1)]
        else:
            assert table.draft == Luring()


@pytest.mark.parametrize("how", ["pointed at", "advised"])
def test_pads_are_only_there_when_a_click_counts(how: str) -> None:
    with seated_with("en", (1280, 720), 100) as seated:
        seated.put(START, HAND)
        if how == "advised":
            note(seated, "hint")
        else:
            x, y = seated.card("sue")
            seated.motion((round(x), round(y)))
            seated.heard()
        assert "offered" not in {name for name, _ in laid(seated)}
        seated.press(pygame.K_1)
        assert "offered" in {name for name, _ in laid(seated)}


@pytest.mark.parametrize("text", [100, 150])
def test_nothing_below_a_note_is_hit_and_a_click_puts_it_away(text: int) -> None:
    with seated_with("en", (1280, 720), text) as seated:
        table, pointer = seated.table, seated.table.input.pointer
        seated.put(START, HAND)
        for notes in ("log", "hint"):
            note(seated, notes)
            table.eyes.drafts[table.eyes.viewer] = Holding((0,))
            table.draw(seated.canvas)
            (place,) = table.notes.shown.values()
            for x in range(place.left + 2, place.right, place.width // 9):
                for y in range(place.top + 2, place.bottom, place.height // 7):
                    seated.motion((x, y))
                    seated.heard()
                    pick = pointer.pick
                    assert (pick.thing, pick.spot, pick.place) == (None, None, None), (x, y)
            seated.click((place.centerx, place.bottom - 4))
            assert not table.log.open
            assert table.hints.hint is None
            assert (table.draft, seated.warned) == (Holding((0,)), None)
        table.draw(seated.canvas)
        assert not table.notes.shown


def test_a_hint_asked_for_in_a_bot_s_turn_is_refused_aloud() -> None:
    with seated_with("en", (1280, 720), 100) as seated:
        table = seated.table
        seated.put(START, HAND)
        by_hand.by_keys(seated, table, Trio(1))
        seated.press(pygame.K_e)
        assert table.match.to_act in table.bots
        seated.press(pygame.K_F2)
        assert seated.warned == "not_your_turn"
        assert table.hints.hint is None


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("notes", ["log", "hint", "three"])
def test_an_enlarged_card_lies_over_no_note_and_not_over_the_street(notes: str, text: int) -> None:
    with seated_with("en", (1280, 720), text) as seated:
        table = seated.table
        seated.put(START, HAND)
        note(seated, notes)
        table.draw(seated.canvas)
        room = table.inspector.room(1, (400.0, 600.0))
        for place in table.notes.in_sight:
            room = table.inspector._clear_of(room, place)
        assert all(not room.colliderect(place) for place in table.notes.shown.values())
        assert table.ground.board is not None
        assert not room.colliderect(table.ground.board)
        assert min(room.size) > 300
