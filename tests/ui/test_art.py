"""Cards as they are seen: layers, sizes, languages, memory, and a player's own films."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pygame
import pytest

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES, Language, Sentence
from hollywood.games.hollywood.art import open_art
from hollywood.games.hollywood.card_pictures import cards_of
from hollywood.games.hollywood.rules.deck import Genre, Holes
from hollywood.games.hollywood.table.reel_token import HOLES, LARGE_HOLES
from hollywood.pictures import (
    TEXT_PARTS,
    Box,
    Card,
    Look,
    Mood,
    Pictures,
    TablePieces,
    Texture,
    strip_name,
)
from hollywood.ui.cards import card_text
from hollywood.ui.cards.card_text import DENSITY, strip
from hollywood.ui.cards.store import BACK, MEMORY, Art
from hollywood.ui.cards.textures import PATTERNS
from hollywood.ui.draw import surfaces
from hollywood.ui.draw.faces import face_for

from ..harness.positions import KIT
from ..harness.typeface_letters import letters_of

DECK = KIT.deck
CARDS = cards_of(DECK)
PICTURES = Pictures(paths.assets() / "cards")
MANIFEST = PICTURES.manifest
PIECES = TablePieces(paths.assets() / "table")
ONE_OF_EACH_LOOK = sorted({card.look: card.id for card in CARDS.values()}.values())
MASTER = 750  # pixels: the width the layers were made for
TOP_STRIP = 118  # units: what a cascade shows of a card
TABLE_1080P = (168, 151, 71)  # widths of cards in the area, in panels, of studio cards

NOTHING_SEEN = ("\u200b", "\ufe0f")


@pytest.fixture(scope="module")
def art() -> Art:
    return open_art(DECK)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart on average, over the same black table."""
    pixels: list[bytes] = []
    for surface in (one, other):
        table = pygame.Surface(surface.get_size())
        surfaces.lay_on(surface, table)
        pixels.append(pygame.image.tobytes(table, "RGB"))
    apart = sum(abs(a - b) for a, b in zip(*pixels, strict=True))
    return float(apart / len(pixels[0]))


def grainless(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart but for their grain."""
    small = [surfaces.scaled(each, (50, 70)) for each in (one, other)]
    return difference(*small)


@pytest.mark.parametrize("words", ["I ❤️ You", "Cafe\u0301 du soir", "\u200b", "\ufe0f", "☎️"])
def test_letters_that_take_no_room_are_left_out(words: str) -> None:
    for look in MANIFEST.looks.values():
        drawn = card_text.strip(words, look.title, PICTURES.fonts, ("#111111",) * 3)
        assert bool(drawn.get_bounding_rect()) == (words not in NOTHING_SEEN)


def boxes() -> Iterator[tuple[str, Box]]:
    yield from MANIFEST.marks.items()
    yield "alone", MANIFEST.alone
    for name, numeral in MANIFEST.numerals.items():
        yield f"number of {name}", numeral.lettering.box
    for name, look in MANIFEST.looks.items():
        if look.symbol:
            yield f"symbol of {name}", look.symbol.badge
        for part in TEXT_PARTS:
            if lettering := look.lettering(part):
                yield f"{part} of {name}", lettering.box


@pytest.mark.parametrize(("name", "box_"), list(boxes()), ids=str)
def test_every_layer_lies_within_the_card(name: str, box_: Box) -> None:
    wide, high = MANIFEST.size
    left, top, width, height = box_
    assert 0 <= left < left + width <= wide, name
    assert 0 <= top < top + height <= high, name


def test_words_stay_within_their_strip() -> None:
    for look in MANIFEST.looks.values():
        for lettering in filter(None, map(look.lettering, TEXT_PARTS)):
            assert pygame.Rect(lettering.box).contains(pygame.Rect(lettering.text))


def test_every_mark_a_card_has_is_a_file_with_a_place() -> None:
    for card in CARDS.values():
        for mark in card.marks:
            assert mark.file in MANIFEST.marks
            assert PICTURES.mark(mark.file).is_file()


@pytest.mark.parametrize("symbols", [False, True], ids=["plain", "symbols"])
@pytest.mark.parametrize("id", ["horror_house", "star_rex", "block_sphinx", *ONE_OF_EACH_LOOK])
def test_nothing_lies_over_the_marks_in_the_top_strip(art: Art, id: str, symbols: bool) -> None:
    face = art.card(id, MASTER, symbols=symbols)
    scale = MASTER / MANIFEST.size[0]
    for mark in CARDS[id].marks:
        if mark.name == "award_keyline":
            continue  # badge and laurel are meant to cross it
        if symbols and mark.name.startswith("badge_"):
            continue  # it is there larger
        left, top, _, _ = (round(side * scale) for side in MANIFEST.marks[mark.file])
        layer = surfaces.load(PICTURES.mark(mark.file))
        solid = [
            (x, y)
            for x in range(0, layer.get_width(), 3)
            for y in range(0, min(layer.get_height(), round(TOP_STRIP * scale) - top), 3)
            if layer.get_at((x, y)).a == 255
        ]
        assert len(solid) > 200
        assert all(face.get_at((x + left, y + top)) == layer.get_at((x, y)) for x, y in solid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_seen_in_every_language(language: Language) -> None:
    art = open_art(DECK)
    for id in (*CARDS, BACK):
        for width in (115, 173):
            face = art.card(id, width, language)
            assert face.get_size() == (width, round(width * 7 / 5))
            assert face.get_at((0, 0)).a == 0, "corners are round"
            assert face.get_at((width // 2, width // 2)).a == 255


def test_every_texture_there_is_can_be_drawn_and_is_used() -> None:
    used = {look.symbol.texture for look in MANIFEST.looks.values() if look.symbol}
    assert PATTERNS.keys() == used == set(get_args(Texture))


def test_all_holes_there_are_can_be_drawn_and_are_used() -> None:
    used = {colour.holes for colour in DECK.colours}
    assert HOLES.keys() == LARGE_HOLES.keys() == used == set(get_args(Holes))


def test_symbols_are_seen_nearly_twice_as_large_and_once(art: Art) -> None:
    for card in CARDS.values():
        symbol = MANIFEST.look(card.look).symbol
        if symbol and card.look in get_args(Genre):
            badge = MANIFEST.marks[f"badge_{card.look}"]
            assert symbol.badge[:2] == (0, 0), "in the corner, where cascades show it"
            assert symbol.badge[2] >= 1.895 * badge[2]
            assert symbol.badge[3] >= 1.895 * badge[3]
    for id in ("horror_moth", "romance_cake", "action_plane"):
        assert difference(art.card(id, 60), art.card(id, 60, symbols=True)) > 10


def test_a_card_is_drawn_once(art: Art) -> None:
    assert art.card("horror_moth", 173) is art.card("horror_moth", 173)
    assert art.card("horror_moth", 173) is not art.card("horror_moth", 173, "it")
    assert art.card(BACK, 90, "it") is art.card(BACK, 90, "fr")
    assert art.token("ruby", 84) is art.token("ruby", 84)


@pytest.mark.parametrize("diameter", [40, 240])
def test_everybody_to_play_against_has_a_face(art: Art, diameter: int) -> None:
    cast = KIT.cast
    for name in (*cast.levels, *cast.characters):
        face = art.portrait(name, diameter)
        assert face, name
        assert face is art.portrait(name, diameter)
        assert face.get_size() == (diameter, diameter)
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((diameter // 2, diameter // 2)).a == 255
        for x in range(diameter):
            pixel = face.get_at((x, diameter // 6))
            assert max(pixel.r, pixel.g, pixel.b) <= pixel.a


def test_a_face_shows_its_mood(art: Art) -> None:
    for name in (*KIT.cast.levels, *KIT.cast.characters):
        seen = {mood: art.portrait(name, 84, mood) for mood in get_args(Mood)}
        assert seen["neutral"] is art.portrait(name, 84)
        assert len(set(map(id, seen.values()))) == len(seen)


def test_a_stranger_has_no_face(art: Art) -> None:
    assert art.portrait("stranger", 40) is None


@pytest.mark.parametrize("name", PIECES.listed)
def test_every_piece_of_the_table_can_be_seen_at_any_size(art: Art, name: str) -> None:
    piece = art.piece(name)
    wide, high = piece.size
    whole = surfaces.load(PIECES.file(name))
    assert whole.get_size() == (wide * piece.density, high * piece.density)
    for unit in (0.8, 1.5):
        small = art.piece_picture(name, unit)
        assert small.get_size() == (round(wide * unit), round(high * unit))
        assert small is art.piece_picture(name, unit)
        assert small.get_bounding_rect(min_alpha=200).w > small.get_width() // 3
    whole_piece = pygame.Rect(0, 0, wide, high)
    assert all(whole_piece.collidepoint(at) for at in (piece.pivot, *piece.points.values()))
    assert all(whole_piece.contains(box) for box in piece.boxes.values())


def test_the_slate_has_an_arm_for_every_colour_there_is() -> None:
    for colour in (*(str(each.id) for each in DECK.colours), "cut"):
        assert {f"slate_{colour}", f"slate_arm_{colour}"} <= PIECES.listed.keys()


def test_cards_prepared_in_the_background_are_the_ones_handed_out() -> None:
    art = open_art(DECK)
    dealt = [*list(CARDS)[:4], BACK]
    assert not art.ready(dealt, 90)
    art.prepare(dealt, 90)
    art.wait()
    assert art.ready(dealt, 90)
    filled = art.cache.filled
    for id in dealt:
        art.card(id, 90)
    assert art.cache.filled == filled


def test_a_card_is_a_smaller_copy_of_it_until_it_is_drawn_larger(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    art, id = open_art(DECK), next(iter(CARDS))
    jobs: list[object] = []
    monkeypatch.setattr(art.jobs, "add", lambda job, urgent: jobs.append((job, urgent)))
    small = art.card(id, 60)
    enlarged = art.card_or_stand_in(id, 120)
    assert difference(enlarged, surfaces.scaled(small, (120, 168))) == 0
    assert len(jobs) == 1, "it is on its way, at once"
    assert art.card_or_stand_in(id, 300) is art.card(BACK, 300), "it would be too coarse"


def test_until_it_is_drawn_a_card_may_be_another_one_that_looks_nearly_the_same() -> None:
    plain, other, like = list(CARDS)[:3]
    cards = {**CARDS, like: replace(CARDS[like], like=plain)}
    art = Art(cards, open_art(DECK)._tokens, PICTURES)
    art.jobs.cancel()
    assert art.card_or_stand_in(like, 90) is art.card(BACK, 90), "that is not drawn either"
    shown = art.card(plain, 90)
    art.cancel()
    cards[other] = replace(CARDS[other], like=plain)
    assert art.card_or_stand_in(other, 90) is shown
    art.wait()
    assert art.card_or_stand_in(other, 90) is art.card(other, 90)


def test_what_is_forgotten_is_not_drawn() -> None:
    art = open_art(DECK)
    art.prepare(CARDS, 90)
    art.cancel()
    art.wait()
    assert not art.ready(CARDS, 90)


def test_memory_keeps_its_bound() -> None:
    bound = 2_000_000
    art = open_art(DECK, memory=bound)
    for id in list(CARDS)[:20]:
        art.card(id, 173)
        assert art.cache.filled <= bound


def test_a_card_that_lies_on_the_table_outlasts_those_that_are_drawn_for_later() -> None:
    art = open_art(DECK, memory=2_000_000)
    first, *others = CARDS
    art.card(first, 173)
    for id in others[:40]:
        assert art.ready([first], 173), "asking for it keeps it"
        art.card(id, 173)
    assert not art.ready([others[0]], 173), "there is no room for all"


def test_the_memory_is_that_of_the_game_that_is_turned_to() -> None:
    art = open_art(DECK)
    art.prepare(CARDS, 90)
    art.card(BACK, 90)
    art.put_away()
    art.wait()
    art.put_away()
    assert art.cache.filled == 0
    assert not art.ready([BACK], 90)


def test_all_that_lies_on_a_table_fits() -> None:
    """Every card in the panels, half of them in the area as well, and the studio cards."""
    area, panel, studio = (width * surfaces.height(width) for width in TABLE_1080P)
    looks = len(ONE_OF_EACH_LOOK) + 3 + 2  # with awards; with one, two and three stars
    every = len(CARDS) + 1 + looks + 1
    assert 4 * (panel * every + area * every // 2 + 8 * studio) < MEMORY <= 60_000_000


@pytest.mark.parametrize("id", CARDS)
def test_half_a_scene_is_the_same_scene(id: str) -> None:
    whole = PICTURES.folder / "scenes" / f"{id}.webp"
    assert grainless(surfaces.load(PICTURES.half(whole)), surfaces.load(whole)) < 2


def reference(card: Card, language: Language) -> pygame.Surface:
    """The layers as they are in the files, laid on one another as any picture program would."""
    stack: list[tuple[Path, Box]] = [(PICTURES.frame(card.look), (0, 0))]
    stack += [(PICTURES.mark(mark.file), MANIFEST.marks[mark.file]) for mark in card.marks]
    for part in TEXT_PARTS:
        if (how := MANIFEST.look(card.look).lettering(part)) and card.words(part):
            name = f"{strip_name(card, part)}.webp"
            stack.append((PICTURES.folder / "titles" / language / name, how.box))
    whole = pygame.image.load(PICTURES.folder / "scenes" / f"{card.id}.webp")
    for path, box_ in stack:
        whole.blit(pygame.image.load(path), (box_[0] * 3 // 2, box_[1] * 3 // 2))
    mask = pygame.image.load(PICTURES.mask)
    corners = pygame.Surface(mask.get_size())
    corners.blit(mask, (0, 0))
    whole.blit(corners, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return whole


@pytest.mark.parametrize("id", ["horror_house", "romance_swans", "action_boxer", "clap_emerald"])
def test_a_card_is_the_sum_of_its_layers(art: Art, id: str) -> None:
    whole = reference(CARDS[id], "fr")
    assert difference(art.card(id, MASTER, "fr"), whole) < 2
    small = pygame.transform.smoothscale(whole, (173, 242))
    assert grainless(art.card(id, 173, "fr"), small) < 3, "it is sharpened besides"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_face_of_each_look_has_every_letter(language: Language) -> None:
    for card in CARDS.values():
        for part in TEXT_PARTS:
            how, words = MANIFEST.look(card.look).lettering(part), card.words(part)
            if how and words:
                text = words.in_(language).upper() if how.caps else words.in_(language)
                letters = letters_of(PICTURES.fonts / f"{how.faces[0]}.ttf")
                assert set(text) <= letters, f"{card.id}: {text}"


def test_what_a_face_lacks_is_lettered_in_the_next() -> None:
    faces = MANIFEST.looks["romance"].title.faces
    for words, face in (("Swan Boat", faces[0]), ("Żółć", faces[1]), ("Я тебя люблю", faces[2])):
        assert face_for(words, faces, PICTURES.fonts).stem == face
        assert set(words) <= letters_of(PICTURES.fonts / f"{face}.ttf")


@pytest.mark.parametrize("id", [*ONE_OF_EACH_LOOK, "romance_sender", "block_sphinx"])
def test_words_lettered_by_the_game_look_like_the_strips(id: str) -> None:
    card = CARDS[id]
    for language in LANGUAGES:
        path = PICTURES.strip(card, "title", language)
        assert path
        how = MANIFEST.look(card.look).title
        ours = strip(card.title.in_(language), how, PICTURES.fonts, card.inks)
        theirs = pygame.transform.smoothscale(surfaces.load(path), ours.get_size())
        assert difference(ours, theirs) < 24
        inks = [layer.get_bounding_rect(min_alpha=200) for layer in (ours, theirs)]
        for side in ("left", "top", "right", "bottom"):
            assert abs(getattr(inks[0], side) - getattr(inks[1], side)) <= 5 * DENSITY


@pytest.mark.parametrize("look", [look for look in MANIFEST.looks.values() if look.title.two])
def test_two_lines_of_a_title_do_not_touch(look: Look) -> None:
    """A g of the upper line may stand right above an l of the lower one."""
    how, two = look.title, look.title.two
    assert two
    feet, heads = ("QJ", "AH") if how.caps else ("gjpqy", "bdfhkl")
    path = face_for(feet + heads, how.faces, PICTURES.fonts)
    font, unit = card_text._font(path), two.cap / card_text._capital(path)
    foot = -min(letter.foot for letter in card_text._measured(feet, font)) * unit
    head = max(letter.head for letter in card_text._measured(heads, font)) * unit - two.cap
    assert foot + head <= two.gap


def test_a_strip_is_for_its_very_words_and_look() -> None:
    card = CARDS["horror_moth"]
    assert PICTURES.strip(card, "title", "it")
    renamed = replace(card, title=replace(card.title, it="Stagione di falene"))
    assert PICTURES.strip(renamed, "title", "it") is None
    assert PICTURES.strip(renamed, "title", "fr")
    assert PICTURES.strip(replace(card, look="action"), "title", "it") is None


@pytest.mark.parametrize("title", ["\0", "A\0B\nC", "A" * 900, "No end " * 90, "\u200b", "🎬 中"])
@pytest.mark.parametrize("look", MANIFEST.looks)
def test_no_title_is_too_odd_to_be_lettered(look: str, title: str) -> None:
    how = MANIFEST.looks[look].title
    layer = strip(title, how, PICTURES.fonts, DECK.colours[0].inks)
    assert layer.get_size() == (how.box[2] * DENSITY, how.box[3] * DENSITY)


def test_a_new_title_is_lettered_on_the_card(art: Art) -> None:
    films = [replace(film, title=Sentence("Boo", "Bu", "Hou")) for film in DECK.films[:1]]
    renamed = open_art(replace(DECK, films=tuple(films)))
    id = films[0].id
    before, after = art.card(id, 173), renamed.card(id, 173)
    assert difference(before.subsurface((0, 0, 173, 200)), after.subsurface((0, 0, 173, 200))) < 1
    assert difference(before.subsurface((0, 205, 173, 30)), after.subsurface((0, 205, 173, 30))) > 9


def test_numbers_without_a_mark_are_lettered(art: Art) -> None:
    scoring = replace(DECK.scoring, blockbuster=3, award=3)
    dearer = open_art(replace(DECK, scoring=scoring))
    for id, place in (("block_rocket", (0, 0, 48, 48)), ("horror_house", (127, 0, 46, 50))):
        before, after = art.card(id, 173), dearer.card(id, 173)
        assert difference(before.subsurface(place), after.subsurface(place)) > 3
