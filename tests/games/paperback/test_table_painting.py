"""What is painted at the table of Paperback follows from positions, no more often than need be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.record import HUMAN
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table import inks
from hollywood.games.paperback.table.backdrop import Backdrop
from hollywood.games.paperback.table.card_looks import RIMS, CardLooks
from hollywood.games.paperback.table.desk import Desk
from hollywood.games.paperback.table.effects import (
    Carriage,
    Crumples,
    Fires,
    Measured,
    Shelved,
    Stamped,
    Thread,
)
from hollywood.games.paperback.table.geometry import Plan
from hollywood.games.paperback.table.keys import step
from hollywood.games.paperback.table.life import Life
from hollywood.games.paperback.table.lying import Lying
from hollywood.games.paperback.table.pen import Pen
from hollywood.games.paperback.table.places import THEME_KEY, places
from hollywood.games.paperback.table.pointing import point
from hollywood.games.paperback.table.verdict import Chip
from hollywood.games.paperback.table.writer import Writer
from hollywood.ui.app.screen import Screen
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.high_contrast import contrast
from hollywood.ui.draw.kept_picture import Piece, Repainting
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, GOLD, GREEN, MUTED, PANEL, PANEL_LIT, Type
from hollywood.ui.table.setting import NOTHING, Make, Pick, Playing, Thing
from hollywood.ui.table.stage import Actor, Pose, Way

from ...harness.hurry import in_a_hurry
from .positions import at, cards, front, in_play, library, made, paperback, settle
from .stills import Still, Window

WHO = (HUMAN, "lead_opportunist", "lead_hoarder", "lead_accountant", "understudy_hoarder")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1280, 800), (1024, 768)]


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_hurry(monkeypatch)
    pygame.init()
    pygame.display.set_mode((8, 8))


def writing(game: Paperback, seats: int = 3) -> State:
    """The first seat is about to spell PAINTER; every pile has a card of its own."""
    seed = 1
    while (s := at(game, "p5 a6 er4 u5 t1 *2 *2", seats, seed)).turn != 0:
        seed += 1
    if not game.table.at_once:
        library(game, s, "i a e o")
        for low, top in (("c4", "in4"), ("b5", "l5"), ("ch6", "g6"), ("h7!", "s7"), ("e10", "j8")):
            front(game, s, low, top)
    s.spelled = ((0, "slant"), (1, "orbits"), (2 % seats, "stern"))
    return s


@pytest.mark.parametrize("play", ["together", "at_once"])
def test_no_theme_is_claimed_where_there_is_none(play: str) -> None:
    game = paperback(play=play, theme="on")  # agreed on, and it does nothing
    state = game.start(2, 1)
    still = Still(game)
    desk = still.desk(state, own=state.turn)
    assert desk.theme is None
    assert THEME_KEY not in places(still.plan, state, game.table)


def moments(still: Still, game: Paperback) -> Iterator[tuple[State, Desk, Pick]]:
    """A turn, key by key and card by card."""
    s = writing(game)
    draft = still.maker.of(s, 0, None)
    for letter in "paintr":
        written = still.maker.type(s, 0, draft, letter)
        draft = written if hasattr(written, "row") else draft  # type: ignore[assignment]
        desk = still.desk(s, draft)
        yield s, desk, Pick(thing=("card", desk.seat_layout.held[0], 0))
    for move in ("spell p5 a6 common *2=n t1 er4", "buy c4", "buy b5", "done"):
        s = s.copy()
        made(game, s, move)
        yield s, still.desk(s), NOTHING


@pytest.mark.parametrize("contrasting", [False, True])
def test_what_is_painted_bit_by_bit_is_what_is_painted_whole(contrasting: bool) -> None:
    game = paperback()
    window = Window((1024, 576), contrast=contrasting)
    kept, cards_of_fresh = Still(game, window, WHO), Still(game, window, WHO).art
    canvas, repainting = pygame.Surface(window.size), Repainting()
    moments_ = list(moments(kept, game))
    for number, (s, desk, pick) in enumerate(moments_, 1):
        painting = kept.painting(kept.view(s, desk, pick), desk)
        pieces = {**painting.pieces, **painting.offered}
        repainting.paint(canvas, painting.ground, pieces, painting.changed)
        fresh = Still(game, window, WHO, art=cards_of_fresh)
        if number == len(moments_):  # the cards, too: to print them takes longer than all else
            fresh = Still(game, window, WHO)
        whole = fresh.picture(fresh.view(s, desk, pick), desk)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_no_piece_paints_beyond_its_place() -> None:
    game = paperback(attacks="on", theme="on", awards=1, powers="on", help_cubes="on")
    still = Still(game, Window((1024, 576), text=200), WHO, prizes=True)
    s = writing(game)
    in_play(game, s, 1, "h7! n5!")
    s.fame[1] = ()
    draft = still.typed(s, 0, "pa")
    desk = still.desk(s, draft)
    told = still.painter._telling.told(still.view(s, desk), desk)
    lying = still.painter._lying
    pieces = {**lying._furniture(told), **lying._pieces(told, [], lambda key: 0.0)}
    for key, piece in pieces.items():
        layer = pygame.Surface(still.window.size, pygame.SRCALPHA, 32)
        piece.paint(layer)
        painted = layer.get_bounding_rect()
        assert not painted or piece.place.contains(painted), (key, piece.place, painted)


def test_what_looks_the_same_is_not_painted_again() -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    s = writing(game)
    desk = still.desk(s, still.typed(s, 0, "pain"))
    view = still.view(s, desk)
    still.painting(view, desk)
    assert still.painting(view, desk).changed == []
    other = still.desk(s, still.typed(s, 0, "paint"))
    changed = still.painting(still.view(s, other), other).changed
    above = still.plan.above.newsstand
    assert changed
    assert above.collidelist(list(changed)) == -1, "a key paints nothing of the newsstand"


def test_buying_and_giving_back_restores_the_table() -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    s = writing(game)
    made(game, s, "spell p5 a6 common *2=n t1 er4")
    desk = still.desk(s)
    before = pygame.image.tobytes(still.picture(still.view(s, desk), desk), "RGB")
    then = s.copy()
    made(game, then, "buy c4", "buy se3" if "se3" in _for_sale(game, then) else "buy b5")
    other = still.desk(then)
    still.picture(still.view(then, other), other)
    assert pygame.image.tobytes(still.picture(still.view(s, desk), desk), "RGB") == before


def test_what_was_bought_is_stamped() -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    s = writing(game)
    made(game, s, "spell p5 a6 common *2=n t1 er4", "buy c4")
    desk = still.desk(s)
    told = still.painter._telling.told(still.view(s, desk), desk)
    (bought,) = s.bought
    assert told.card_looks["card", bought, 0].taken


def test_a_draft_is_told_of_while_the_word_of_somebody_else_lies_there() -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    s = writing(game)
    s.hands[1] = tuple([card for card in s.hands[1] if not game.table.faces[card].letters])
    made(game, s, "spell p5 a6 common *2=n t1 er4")
    assert s.word is not None
    desk = still.desk(s, still.typed(s, 1, "Z"), 1)
    told = still.painter._telling.told(still.view(s, desk), desk)
    assert told.sketch is not None
    assert told.sketch.words == "Z  0¢"
    assert told.count.word == "PAINTER"


def _for_sale(game: Paperback, s: State) -> set[str]:
    return {game.table.names[card] for card in s.fronts if card >= 0}


def test_cards_change_their_light_by_pictures_that_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from hollywood.ui.table import card_painter

    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    s = writing(game)
    made(game, s, "spell p5 a6 common *2=n t1 er4")
    desk = still.desk(s)
    view = still.view(s, desk)
    still.picture(view, desk)
    calls = []
    real = card_painter._darkened

    def darkened(picture: pygame.Surface, light: float) -> pygame.Surface:
        if light < 1:
            calls.append(picture)
        return real(picture, light)

    monkeypatch.setattr(card_painter, "_darkened", darkened)
    made(game, s, "buy c4")
    poorer = still.desk(s)
    still.picture(still.view(s, poorer), poorer)
    darker = len(calls)
    assert 0 < darker <= 13, "cards that can't be paid any longer are dimmed, once each"
    still.picture(still.view(s, poorer), poorer)
    assert len(calls) == darker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text"),
    [
        (SIZES[0], 100),
        ((1280, 720), 200),
        *(pytest.param(size, 100, marks=pytest.mark.soak) for size in SIZES[1:]),
    ],
)
def test_names_fame_total_and_button_are_never_cut(
    monkeypatch: pytest.MonkeyPatch, language: Language, size: tuple[int, int], text: int
) -> None:
    cut: list[str] = []
    real = Pen.name

    def name(pen: Pen, canvas: pygame.Surface, words: str, *how: object, **at: object) -> object:
        noted.append(words)
        return real(pen, canvas, words, *how, **at)  # type: ignore[arg-type]

    noted: list[str] = []
    shorten = Typesetter.cut

    def cutting(setter: Typesetter, line: str, type: Type, most: int, size: int) -> str:
        short = shorten(setter, line, type, most, size)
        if short != line and noted and noted[-1] == line:
            cut.append(line)
        return short

    monkeypatch.setattr(Pen, "name", name)
    monkeypatch.setattr(Typesetter, "cut", cutting)
    game = paperback(theme="on", awards=1, powers="on", language=language)
    still = Still(game, Window(size, language, text), WHO, prizes=True)
    s = game.start(5, 3)
    desk = still.desk(s)
    still.picture(still.view(s, desk), desk)
    assert noted
    assert cut == []


def test_words_and_marks_stand_out_from_what_they_are_on() -> None:
    on_panel = (CREAM, GOLD, GREEN, MUTED, inks.LOST)
    for ground in (PANEL, PANEL_LIT):
        assert all(contrast(ink, ground) >= 4.5 for ink in on_panel)
    assert all(contrast(inks.BASKET_INK, inks.BASKET) >= 4.5 for _ in (0,))
    assert contrast(inks.INK, GOLD) >= 4.5
    for fill, edge in inks.CHIPS.values():
        assert contrast(inks.INK, fill) >= 4.5
        assert contrast(edge, fill) >= 3
    for disc in (inks.YES, inks.NO, inks.MAYBE):
        assert contrast(CREAM, disc) >= 3
    paper = pygame.Color("#efe6c8")
    assert contrast(inks.CARET, paper) >= 3
    assert contrast(inks.ON_PAPER, paper) >= 3
    assert contrast(CREAM, inks.LAST) >= 4.5
    dark = pygame.Color("#123028")
    assert all(contrast(ink, dark) >= 3 for ink, _ in RIMS.values())


def test_large_windows_and_small_ones_show_the_face_that_can_be_read() -> None:
    game = paperback()
    for size, small in (((1280, 720), True), ((1920, 1080), False)):
        still = Still(game, Window(size), WHO)
        name = still.painter._cards.named(0)
        assert ("/small/" in name) is small
        assert "/full/" in still.painter._cards.named(0, full=True)


def test_pieces_at_random_positions_paint_within_their_places() -> None:
    game, chance = paperback(attacks="on"), random.Random(5)
    still = Still(game, Window((1280, 720)), WHO)
    s = game.start(4, 11)
    for _ in range(60):
        moves = list(game.moves(s))
        game.apply(s, chance.choice(moves))
        if game.to_act(s) is None:
            break
    desk = still.desk(s)
    view = still.view(s, desk)
    painting = still.painting(view, desk)
    assert painting.ground.get_size() == (1280, 720)
    told = still.painter._telling.told(view, desk)
    lying = still.painter._lying
    for key, piece in lying._pieces(told, view.things, lambda key: 0.0).items():
        assert _within(piece), key


def _within(piece: Piece) -> bool:
    layer = pygame.Surface((1280, 720), pygame.SRCALPHA, 32)
    piece.paint(layer)
    painted = layer.get_bounding_rect()
    return not painted or bool(piece.place.contains(painted))


def test_a_letter_that_is_open_is_asked_for_on_the_key() -> None:
    game = paperback()
    still = Still(game, Window((1280, 720)), WHO)
    s = writing(game)
    draft = still.maker.type(s, 0, still.maker.of(s, 0, None), "?")
    assert not hasattr(draft, "id")
    desk = still.desk(s, replace(draft))
    told = still.painter._telling.told(still.view(s, desk), desk)
    (looks,) = [d for key, d in told.card_looks.items() if d.letter]
    assert looks.letter == "?"


@pytest.mark.parametrize("moves", [False, True])
def test_every_effect_is_painted_within_its_place_from_beginning_to_end(moves: bool) -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)), WHO)
    still.props.settings.reduced_motion = not moves
    s = writing(game)
    made(game, s, "spell p5 a6 common *2=n t1 er4")
    desk = still.desk(s)
    (card,) = [each.card for each in desk.row if game.table.names[each.card] == "p5"]
    kinds = [Carriage(), Measured(7, rings=True), Fires(card), Fires(card, multiplies=True)]
    kinds += [Crumples(), Stamped(card), Shelved(1, card), Thread(1)]
    view = still.view(s, desk)
    for kind in kinds:
        for share in (0.0, 0.3, 0.6, 0.99):
            playing = replace(view, effects=[Playing(kind, share, share)])
            painting = still.painting(playing, desk)
            effects = [p for key, p in painting.pieces.items() if isinstance(key, tuple)]
            for piece in effects:
                _paints_within(piece, still.window.size)


def _paints_within(piece: Piece, size: tuple[int, int]) -> None:
    layer = pygame.Surface(size, pygame.SRCALPHA, 32)
    piece.paint(layer)
    painted = layer.get_bounding_rect()
    assert not painted or piece.place.contains(painted.clip(layer.get_rect())), piece


def test_a_line_of_the_word_before_is_borrowed_with_mouse_or_pad() -> None:
    game = paperback(powers="on")
    state = game.start(2, 1)
    state.powers = ("plagiarism", "plagiarism")
    state.hands[state.turn] = cards(game, state, "a6 t1")
    settle(state)
    made(game, state, "spell a6 t1", "done")
    state.hands[state.turn] = cards(game, state, "n1 *2 t1")
    settle(state)
    made(game, state, "spell n1 *2=e t1")
    still = Still(game)
    desk = still.desk(state, own=state.turn)
    assert [game.write(each.move) for each in desk.offered_moves] == ["borrow a6 1", "borrow a6 2"]
    strip = still.painter._telling.told(still.view(state, desk), desk).strip
    assert strip is not None
    assert len(strip.choices) == 2
    writer, borrows = (
        Writer(desk, still.maker, 1),
        Make(desk.offered_moves[1].move, ("strip", 1, 0)),
    )
    assert point(writer, Pick(at=still.plan.strip_word(1, 2, wide=True).center)) == borrows
    by_pad = step(writer, step(writer, Pick(), 1, 0), 1, 0)
    assert point(writer, by_pad) == borrows


@pytest.mark.parametrize("turns", [True, False])
def test_below_a_card_that_turns_over_lies_a_back_and_below_one_that_flies_nothing(
    turns: bool,
) -> None:
    game = paperback()
    still = Still(game)
    cards = still.painter._cards
    goal = Pose(200, 200, 96)
    start = replace(goal, face=False) if turns else replace(goal, x=400)
    actor = Actor(start, goal, Way(1.0), spent=0.49)
    thing = Thing(("card", 0, 0), actor, actor.pose)
    pictures = []
    for pile in (0, 3):
        canvas = pygame.Surface((600, 400))
        cards.lay(canvas, thing, CardLooks(pile=pile))
        pictures.append(canvas)
    back = still.props.art.card(BACK, 96)
    edge = round(actor.pose.x) - 40, 200
    if turns:
        assert pictures[0].get_at(edge) != pictures[1].get_at(edge) == back.get_at((8, 67))
    else:
        assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


def test_what_is_done_has_a_tick_and_what_will_fire_has_none() -> None:
    """In grey the inks of both chips are alike."""
    cards, pose = Still(paperback()).painter._cards, Pose(200, 200, 96)
    thing, ticks = Thing(("card", 0, 0), Actor(pose, pose, Way()), pose), []
    looks: list[CardLooks] = [
        CardLooks(rim="will", chips=(Chip("+3¢", "", "fires"),)),
        CardLooks(rim="done", chips=(Chip("+3¢", "", "done"),)),
    ]
    for each in looks:
        canvas = pygame.Surface((400, 400))
        cards.lay(canvas, thing, each)
        seen = pygame.mask.from_threshold(canvas, inks.YES, (3, 3, 3, 255))
        ticks.append(seen.count())
    assert ticks[0] == 0
    assert ticks[1] > 50


def test_cubes_hide_no_ability_of_a_card() -> None:
    cards, pictures = Still(paperback()).painter._cards, []
    pose = Pose(200, 200, 96)
    for cubes in (0, 2):
        canvas = pygame.Surface((400, 400))
        thing = Thing(("card", 0, 0), Actor(pose, pose, Way()), pose)
        cards.lay(canvas, thing, CardLooks(cubes=cubes))
        plate = canvas.subsurface((160, 222, 80, 40))
        pictures.append(pygame.image.tobytes(plate, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_worth_of_a_turn_does_not_begin_with_that_of_the_turn_before() -> None:
    game = paperback()
    still, s = Still(game), writing(game)
    still.life._moves = lambda: True
    worth = []
    for number, typed in ((1, "p"), (1, "pai"), (2, "")):
        s.number = number
        desk = still.desk(s, still.typed(s, 0, typed))
        told = still.painter._telling.told(still.view(s, desk), desk)
        worth.append((told.count.total, desk.total))
    assert worth[0][0] == worth[0][1] == worth[1][0] != worth[1][1], "it rolls within a turn"
    assert worth[2] == (0, 0)


def test_while_the_lamp_moves_one_picture_is_painted_on() -> None:
    plan = Plan(Screen(1280, 720))
    moving, new = Backdrop(plan), [Backdrop(plan).ground(share) for share in (0.25, 0.5)]
    first = moving.ground(0.25)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(new[0], "RGB")
    second = moving.ground(0.5)
    assert pygame.image.tobytes(second, "RGB") == pygame.image.tobytes(new[1], "RGB")
    assert second is not first, "all that lies on it is painted anew"
    assert second.get_abs_parent() is first.get_abs_parent()
    assert moving.ground(0.5) is second


@pytest.mark.parametrize("flies", [False, True])
def test_while_cards_fly_the_lamp_moves_in_one_step(flies: bool) -> None:
    still = Still(paperback())
    life = Life(lambda: True)
    painter, voice = still.painter, Voice({}, "en", [])
    lying = Lying(painter._pen, voice, painter._cards, life, Backdrop(still.plan))
    seen = [lying._light("desk", flies=flies)]
    for _ in range(30):
        seen.append(lying._light("newsstand", flies=flies))
        life.update(1 / 60)
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert (set(seen) == {0.0, 1.0}) is flies
