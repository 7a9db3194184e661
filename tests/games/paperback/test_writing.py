"""Typing finds cards: as few wild cards as can be, the best worth, and what was put stays put."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from functools import cache
from itertools import product
from string import ascii_lowercase

import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import Message
from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.abilities import tally_of
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.laying import every_laying
from hollywood.games.paperback.rules.moves import Spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word
from hollywood.games.paperback.table.assignment import assigned, laid_of, means_of, word_of
from hollywood.games.paperback.table.draft import Draft, Typed
from hollywood.games.paperback.table.hand_order import arranged, shuffled
from hollywood.games.paperback.table.keys import folded
from hollywood.games.paperback.table.verdict import completions, counted, verdict
from hollywood.games.paperback.table.writing import DraftMaker

from .positions import at, library, paperback

HANDS = 200  # for each language; ten times as many where time is no matter
LONGEST = 0.004  # seconds of processor for a key


@cache
def paperback_of(language: Language) -> Paperback:
    """The rules with the true list of a language."""
    opened = GAME.open()
    options = replace(opened.presets["standard"], language=language)
    game = opened.game(options)
    assert isinstance(game, Paperback)
    return game


def dealt(game: Paperback, chance: random.Random, many: int) -> State:
    """A hand of any cards that can be owned, with a library card."""
    s = game.start(2, chance.getrandbits(32))
    kinds = ("starter", "starter_wild", "letter", "pair", "vowel", "fame")
    cards = [card for card, face in enumerate(game.table.faces) if face.kind in kinds]
    s.hands[s.turn] = tuple(chance.sample(cards, many))
    return s


def words_of(game: Paperback, chance: random.Random, many: int) -> list[str]:
    return chance.sample(short_words(game), many)


@cache
def short_words(game: Paperback) -> list[str]:
    words = [word for word in game.table.lexicon.commonest[:4000] if 2 <= len(word) <= 6]
    return [word for word in words if game.table.lexicon.has(word)]


def value(game: Paperback, word: Word) -> tuple[int, int]:
    return word.wilds, -tally_of(word, game.table.faces).cents


def forced(game: Paperback, s: State, text: str) -> tuple[int, int] | None:
    """The best of all ways, by going through them."""
    hand, found = s.hands[s.turn], []
    wilds = sum(game.table.faces[card].wild for card in hand)
    for row in every_laying(s, game.table, hand, text, range(wilds + 1)):
        word = game.table.spelling.lay(s, hand, row)
        if isinstance(word, Word):
            found.append(value(game, word))
    return min(found, default=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_that_lie_there_are_those_the_rules_take(language: Language) -> None:
    game, chance = paperback_of(language), random.Random(5)
    seen = 0
    for _ in range(60):
        s = dealt(game, chance, 10)
        hand = tuple(chance.sample(s.hands[s.turn], 10))  # in an order of one's own
        for text in words_of(game, chance, 10):
            means = means_of(s, game.table, hand)
            row = assigned(game.table, means, tuple(map(Typed, text)))
            if row is None:
                continue
            word = game.table.spelling.lay(s, hand, laid_of(row, game.table, hand))
            assert isinstance(word, Word)
            assert [each.card for each in row] == [each.card for each in word.placed]
            seen += 1
    assert seen > 20


def check_hands(language: Language, hands: int) -> int:
    chance, game, laid = random.Random(language), paperback_of(language), 0
    for _ in range(hands):
        s = dealt(game, chance, chance.randint(5, 8))
        for text in words_of(game, chance, 10):
            hand = s.hands[s.turn]
            means = means_of(s, game.table, hand)
            row = assigned(game.table, means, [Typed(letter) for letter in text])
            best = forced(game, s, text)
            assert (row is None) == (best is None), text
            if row is not None:
                assert value(game, word_of(row)) == best, text
                word = game.table.spelling.lay(s, hand, laid_of(row, game.table, hand))
                assert isinstance(word, Word)
                assert word.text == text
                laid += 1
    return laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_laid_in_the_best_of_all_ways(language: Language) -> None:
    assert check_hands(language, HANDS) > HANDS // 2


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_laid_so_in_two_thousand_hands(language: Language) -> None:
    assert check_hands(language, 2000) > 1000


def test_a_key_is_answered_at_once_with_twelve_cards() -> None:
    game, chance = paperback_of("en"), random.Random(3)
    maker, slow = DraftMaker(game, chance), []
    for _ in range(60):
        s = dealt(game, chance, 12)
        draft = maker.of(s, s.turn, None)
        for letter in chance.choice(words_of(game, chance, 1)) + "ing":
            began = time.thread_time()
            written = maker.type(s, s.turn, draft, letter)
            if isinstance(written, Draft):
                verdict(s, game.table, written)
                draft = written
            slow.append(time.thread_time() - began)
    slow.sort()
    assert slow[len(slow) * 95 // 100] < LONGEST, slow[-5:]


# what is refused


def typed(maker: DraftMaker, s: State, text: str, draft: Draft | None = None) -> Draft | Message:
    """Letter by letter; capitals are wild."""
    written: Draft | Message = maker.of(s, s.turn, draft)
    for letter in text:
        assert isinstance(written, Draft)
        written = maker.type(s, s.turn, written, letter.lower(), letter.isupper())
        if isinstance(written, Message):
            return written
    return written


def done(written: Draft | Message | None) -> Draft:
    assert isinstance(written, Draft), written
    return written


def cards(game: Paperback, draft: Draft) -> str:
    laid = laid_of(draft.row, game.table, draft.order, draft.beside)
    return game.write(Spell(laid)).removeprefix("spell ")


def desk(
    hand: str, common: str = "o a i e", attacks: str = "off"
) -> tuple[Paperback, State, DraftMaker]:
    game = paperback(attacks=attacks)
    s = at(game, hand)
    library(game, s, common)
    return game, s, DraftMaker(game, random.Random(1))


def test_a_letter_without_a_card_is_refused_and_changes_nothing() -> None:
    _, s, maker = desk("n1 e3 t1")
    draft = done(typed(maker, s, "ne"))
    reason = maker.type(s, s.turn, draft, "x")
    assert isinstance(reason, Message)
    assert reason.id == "paperback.table.no_card"
    assert dict(reason.slots) == {"letter": "X"}
    assert draft.text == "ne"


@pytest.mark.parametrize(
    ("attack", "hand", "text", "id"),
    [
        ("length", "n1 e3 t1 s1 r1 *2", "tensr", "paperback.table.sabotaged.length"),
        ("wilds", "*2 *2 *5 t1", "Te?", "paperback.table.sabotaged.wilds"),
        ("no_common", "n1 t1", "to", "paperback.table.sabotaged.no_common"),
    ],
)
def test_what_sabotage_forbids_is_refused_with_whose_it_is(
    attack: str, hand: str, text: str, id: str
) -> None:
    game, s, maker = desk(hand, attacks="on")
    faces = game.table.faces
    limits = [c for c, face in enumerate(faces) if face.limit and face.limit.on == attack]
    s.attacks[1 - s.turn] = (min(limits, key=lambda card: faces[card].limit.n),)  # type: ignore[union-attr]
    written = typed(maker, s, text)
    while isinstance(written, Draft) and len(written.text) < 9:
        written = maker.type(s, s.turn, written, "?")
    assert isinstance(written, Message)
    assert written.id == id


# wild cards, pairs, pins


def test_wild_cards_come_last_and_shift_asks_for_one() -> None:
    game, s, maker = desk("t1 e3 n1 *2")
    assert cards(game, done(typed(maker, s, "ten"))) == "t1 e3 n1"
    assert cards(game, done(typed(maker, s, "tEn"))) == "t1 *2=e n1"
    assert done(typed(maker, s, "t?n")).row[1].open


def test_a_pair_waits_for_its_second_letter() -> None:
    game, s, maker = desk("t1 er4 n1 *2")
    draft = done(typed(maker, s, "te"))
    assert draft.row[-1].ghost
    assert draft.text == "te"
    assert cards(game, done(maker.type(s, s.turn, draft, "r"))) == "t1 er4"
    assert cards(game, done(maker.type(s, s.turn, draft, "n"))) == "t1 *2=e n1"
    _, s, maker = desk("t1 er4 n1")
    draft = done(typed(maker, s, "te"))
    assert isinstance(maker.type(s, s.turn, draft, "n"), Message)


def test_a_card_that_was_put_stays_while_more_is_typed() -> None:
    game, s, maker = desk("n1 n3 e3 t1 *2")
    n3 = next(card for card in s.hands[s.turn] if game.table.names[card] == "n3")
    draft = done(maker.put(s, s.turn, maker.of(s, s.turn, None), n3, 0))
    draft = done(typed(maker, s, "et", draft))
    assert cards(game, draft) == "n3 e3 t1"
    wild = next(card for card in s.hands[s.turn] if game.table.faces[card].wild)
    draft = done(maker.put(s, s.turn, maker.of(s, s.turn, None), wild, 0))
    draft = done(maker.lettered(s, s.turn, draft, wild, "n"))
    assert cards(game, done(typed(maker, s, "et", draft))) == "*2=n e3 t1"


@pytest.mark.parametrize("put", [(1,), (2, 0), (0, 2), (2, 1, 0), (1, 0, 2)])
def test_of_cards_that_are_alike_those_that_were_put_are_spelled(put: tuple[int, ...]) -> None:
    game, s, maker = desk("*5 t1 *5 n1 *5")
    alike = [card for card in s.hands[s.turn] if game.table.names[card] == "*5"]
    draft = maker.of(s, s.turn, None)
    for place, each in enumerate(put):
        draft = done(maker.put(s, s.turn, draft, alike[each], place))
        draft = done(maker.lettered(s, s.turn, draft, alike[each], "stern"[place]))
    for letter in "tn"[: 3 - len(put)]:
        draft = done(maker.type(s, s.turn, draft, letter))
    laid = laid_of(draft.row, game.table, draft.order)
    read = game.read(game.write(Spell(laid)))
    assert isinstance(read, Spell)
    word = game.table.spelling.lay(s, s.hands[s.turn], read.laid)
    assert isinstance(word, Word)
    assert [each.card for each in word.placed] == [each.card for each in draft.row]
    assert [each.card for each in draft.row][: len(put)] == [alike[each] for each in put]


def test_cards_go_back_and_are_put_elsewhere() -> None:
    _, s, maker = desk("n1 e3 t1 s1")
    draft = done(typed(maker, s, "nest"))
    taken = done(maker.taken(s, s.turn, draft, draft.row[0].card))
    assert taken.text == "est"
    assert len(taken.hand) == 1
    moved = done(maker.put(s, s.turn, draft, draft.row[3].card, 0))
    assert moved.text == "tnes"
    assert done(maker.erased(s, s.turn, draft)).text == "nes"
    assert maker.cleared(draft).order == draft.order
    assert maker.cleared(draft).back() == draft


def test_accents_are_folded() -> None:
    assert [folded(key) for key in "éàçñÉ"] == ["e", "a", "c", "n", "e"]
    assert folded("1") is None
    assert folded("left") is None


# what it is worth


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_add_up_to_what_the_rules_count(language: Language) -> None:
    assert check_lines(language, 400) > 50


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_add_up_in_ten_thousand_words(language: Language) -> None:
    assert check_lines(language, 20_000) > 3_400


def check_lines(language: Language, hands: int) -> int:
    """Words that random hands can spell; how many there were."""
    game, chance, seen = paperback_of(language), random.Random(7), 0
    for _ in range(hands):
        s = dealt(game, chance, 8)
        text = chance.choice(words_of(game, chance, 1))
        means = means_of(s, game.table, s.hands[s.turn])
        row = assigned(game.table, means, [Typed(letter) for letter in text])
        if row is None:
            continue
        word = word_of(row)
        tally, lines, _ = counted(word, game.table)
        assert tally == tally_of(word, game.table.faces)
        doubles = sum(int(line.value[1:]) - 1 for line in lines if line.framed)
        cents = sum(line.cents for line in lines if not line.framed)
        assert cents * (1 + doubles) == tally.cents
        seen += 1
    return seen


@pytest.mark.parametrize("text", ["?at", "s?n", "??", "t?n?"])
def test_words_that_open_wild_cards_make_are_all_there_are(text: str) -> None:
    lexicon = paperback_of("en").table.lexicon
    every = set[str]()
    for letters in product(ascii_lowercase, repeat=text.count("?")):
        put = iter(letters)
        word = "".join(next(put) if letter == "?" else letter for letter in text)
        every |= {word} if lexicon.has(word) else set()
    found = completions(lexicon, text)
    assert set(found) == every
    assert len(found) == len(every)


# the hand in its order


def test_the_order_of_a_hand_is_kept_while_cards_come_and_go() -> None:
    game, s, maker = desk("n1 e3 t1 s1")
    draft = maker.of(s, s.turn, None)
    mixed = shuffled(draft, maker.chance)
    assert sorted(mixed.order) == sorted(draft.order)
    assert mixed.order != draft.order
    card = mixed.order[0]
    moved = arranged(mixed, card, 2)
    assert moved.hand[2] == card
    s.hands[s.turn] = (*s.hands[s.turn][1:], game.table.by_name["r1"][0])
    held = maker.of(s, s.turn, moved)
    assert [c for c in held.order if c in moved.order] == [
        c for c in moved.order if c in s.hands[s.turn]
    ]
