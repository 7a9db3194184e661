"""The words of a match: read when the first is looked up, of three sizes, with a player's own."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.faults import Faults
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback import word_lists as lists
from hollywood.games.paperback.own_words import OwnWords, change, folded, own_words_in
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.sorted_words import SortedWords
from hollywood.kit import SetUp
from hollywood.set_up import load, save

KIT = GAME.open()
LOOKED_UP = 200_000
CHAIRS = tuple(Chair(spool, colour=Written(spool)) for spool in ("ruby", "pearl"))
EVERYDAY = {"en": "water", "it": "gatto", "fr": "maison"}
EXPERT = {"en": "aahed", "it": "abbacchiala", "fr": "abaca"}


def lexicon(language: Language = "en", **options: object) -> Lexicon:
    agreed = replace(Options(language=language), **options)  # type: ignore[arg-type]
    return lists.WordLists(lambda _: {}).lexicon(agreed)


def test_what_the_first_hand_wants_is_read_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = lists.WordLists(lambda _: {})
    kept.read_ahead(Options())
    for thread in threading.enumerate():
        if thread.name == "words":
            thread.join()
    monkeypatch.setattr(lists, "_words_in", lambda name: pytest.fail(f"{name} was read"))
    monkeypatch.setattr(Lexicon, "has", lambda *_: pytest.fail("a word was looked up"))
    assert kept.lexicon(Options()).some("eatrsnl", 0, 2)


def test_nothing_is_read_before_a_word_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = lists._words_in

    def noted(name: str) -> list[str]:
        read.append(name)
        return real(name)

    monkeypatch.setattr(lists, "_words_in", noted)
    lists._listed.cache_clear()  # other tests have read lists before
    found = lexicon()
    assert read == []
    assert found.has("water")
    assert found.has("houses")
    assert read == ["en"]


def test_opening_the_game_reads_no_list() -> None:
    code = (
        "import gzip, hollywood.games as games; gzip.decompress = None;"
        "kits = [game.open() for game in games.GAMES];"
        "[kit.game(next(iter(kit.presets.values()))) for kit in kits]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_grow_with_their_size(language: Language) -> None:
    small, normal, large = (lexicon(language, words=w) for w in ("small", "normal", "large"))
    assert len(small) < len(normal) <= len(large)
    for each in (small, normal, large):
        assert each.has(EVERYDAY[language])
    assert not small.has(EXPERT[language])
    assert large.has(EXPERT[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_spells_what_is_unsaid(language: Language) -> None:
    found = lexicon(language)
    unsaid = [word for word in found.unsaid if found.has(word)]
    assert len(unsaid) > 100
    assert not set(unsaid) & set(found.commonest)
    graph = lexicon(language, words="small").graph(None)
    assert not {*unsaid} & {*graph}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_looked_up_in_no_time(language: Language) -> None:
    """Measured, with much to spare: timing decides nothing but orders of magnitude."""
    found = lexicon(language)
    words = [*found.commonest[:1_000], *(word + "q" for word in found.commonest[:1_000])]
    found.has("")
    began = time.thread_time()
    for _ in range(LOOKED_UP // len(words)):
        for word in words:
            found.has(word)
    assert (time.thread_time() - began) / LOOKED_UP < 5e-6


# words of one's own


def test_own_words_are_read_strictly_with_their_lines() -> None:
    text = "# mine\nBlorp\n\n-water  # I dislike it\nnaïf\nl'eau\nx\n" + "a" * 16
    with pytest.raises(Faults) as faults:
        own_words_in(text, "words_en.txt")
    assert [fault.line for fault in faults.value.faults] == [6, 7, 8]
    assert {fault.message.id for fault in faults.value.faults} == {"paperback.fault.word"}
    found = own_words_in("\n".join(text.splitlines()[:5]), "words_en.txt")
    assert found == OwnWords(frozenset({"blorp", "naif"}), frozenset({"water"}))


def test_own_words_count_and_others_do_not_if_that_is_agreed() -> None:
    change("en", "Blôrp", counts=True)
    change("en", "water", counts=False)
    assert lexicon().has("blorp")
    assert not lexicon().has("water")
    assert not lexicon(own_words="off").has("blorp")
    assert lexicon(own_words="off").has("water")
    assert not lexicon("fr").has("blorp")


def test_changing_a_word_keeps_what_stands_in_the_file_besides(home: Path) -> None:
    file = home / "words_en.txt"
    file.write_text("# from the lake\nblorp\nglib # odd\n", "utf-8")
    change("en", "blorp", counts=False)
    change("en", "zork", counts=True)
    assert file.read_text("utf-8") == "# from the lake\nglib # odd\n-blorp\nzork\n"
    change("en", "blorp", counts=True)
    assert "-blorp" not in file.read_text("utf-8")


def test_a_wrong_file_of_own_words_is_told_and_nothing_else_breaks(home: Path) -> None:
    (home / "words_en.txt").write_text("blorp\nnot a word\n", "utf-8")
    wrong = KIT.wrong_options(Options())
    assert wrong is not None
    assert wrong.id == "paperback.own_words_wrong"
    assert KIT.wrong_options(Options(language="it")) is None
    assert KIT.wrong_options(Options(own_words="off")) is None
    assert lexicon().has("water")
    faults = KIT.wrong_pictures(GAME.cards, own=False)
    own = [fault for fault in faults if Path(fault.file).name == "words_en.txt"]
    assert [fault.line for fault in own] == [2]


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("Cœur") == "coeur"
    assert folded("CITTÀ") == "citta"


# the words of a saved match


def test_a_saved_match_names_its_words_and_tells_if_they_are_others() -> None:
    change("en", "tslr", counts=True)
    set_up = SetUp(CHAIRS, Options(first_player="seat_1"), 3, KIT.name)
    match = KIT.begin(set_up)
    state = match.state
    names = [KIT.game(set_up.options).table.names[card] for card in state.hands[0]]
    wilds = iter("tslr")
    laid = " ".join(f"*2={next(wilds)}" if name == "*2" else name for name in names)
    word = "".join(each[-1] if "=" in each else each[0] for each in laid.split())
    change("en", word, counts=True)
    match = KIT.begin(set_up)
    match.play(match.game.read(f"spell {laid}"))
    text = save(set_up, match, KIT)
    line = next(line for line in text.splitlines() if line.startswith("vocabulary"))
    assert line == f"vocabulary: {KIT.vocabulary(set_up.options)}"
    assert load(text, "match.yaml", {KIT.name: KIT}.get)[1].state == match.state
    change("en", word, counts=False)
    with pytest.raises(Faults) as faults:
        load(text, "match.yaml", {KIT.name: KIT}.get)
    told = [fault.message.id for fault in faults.value.faults]
    assert told == ["fault.other_words", "paperback.illegal.not_listed"]


def test_other_words_do_no_harm_where_every_move_is_still_allowed() -> None:
    set_up = SetUp(CHAIRS, Options(), 3, KIT.name)
    match = KIT.begin(set_up)
    match.play(match.game.read("pass"))
    text = save(set_up, match, KIT)
    change("en", "blorp", counts=True)
    assert KIT.vocabulary(set_up.options) not in text
    assert load(text, "match.yaml", {KIT.name: KIT}.get)[1].moves == match.moves


def test_words_kept_as_text_are_the_words_of_a_set_in_a_tenth_of_its_memory() -> None:
    listed = {word for word in lists._words_in("en") if word[0] in "abc"}
    kept = SortedWords(listed)
    assert len(kept) == len(listed)
    assert set(kept) == listed
    assert all(word in kept for word in listed)
    wrong = ["", "zzz", "zyzzyva", "é", "wa\nter", "a" * 60]
    assert not any(word in kept for word in [*wrong, *(word + "zq" for word in listed)])
    as_set = sys.getsizeof(listed) + sum(map(sys.getsizeof, listed))
    assert sum(map(sys.getsizeof, kept._texts.values())) < as_set / 5
