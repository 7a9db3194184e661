"""The catalogue: every message has its sentence in every language, with the same slots."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

import hollywood
from hollywood import box, paths
from hollywood.core.catalogue import LANGUAGES, Language, Sentence, Voice, plural_of
from hollywood.core.message import Message, player, quoted, say
from hollywood.core.reader import read
from hollywood.games import GAMES

from ..harness.positions import KIT

SENTENCES = box.open_sentences()
SOURCES = sorted(Path(hollywood.__file__).parent.rglob("*.py"))
FORMS = (".one", ".other")


def slots_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_a_sentence_has_the_same_slots_in_every_language() -> None:
    def slots(sentence: Sentence) -> list[set[str]]:
        return [slots_of(sentence.in_(language)) for language in LANGUAGES]

    found = {id: slots(sentence) for id, sentence in SENTENCES.items()}
    assert {id: each for id, each in found.items() if any(one != each[0] for one in each)} == {}


WRONGLY_SET = {  # what stands in no sentence
    r"^\s|\s$": "nothing stands around it",
    "  ": "one space is enough",
    "'": "the apostrophe is ’",
    r"\.\.\.": "the ellipsis is …",
}


@pytest.mark.parametrize("wrong", WRONGLY_SET)
def test_a_sentence_is_typeset_well(wrong: str) -> None:
    texts = {(id, each): SENTENCES[id].in_(each) for id in SENTENCES for each in LANGUAGES}
    found = {at: text for at, text in texts.items() if re.search(wrong, text)}
    assert found == {}, WRONGLY_SET[wrong]


def ids_of(file: str) -> set[str]:
    return set(read(dict[str, Sentence], paths.data(file).read_text("utf-8"), file))


def test_ids_begin_with_the_name_of_their_game_so_that_none_collide() -> None:
    games = {path.name.removesuffix("_messages.yaml") for path in paths.data("").glob("*_m*.yaml")}
    assert games >= {game.name for game in GAMES}
    for game in games:
        assert {id.partition(".")[0] for id in ids_of(f"{game}_messages.yaml")} == {game}
    assert not games & {id.partition(".")[0] for id in ids_of("messages.yaml")}
    for boxed in GAMES:
        assert {id.partition(".")[0] for id in boxed.open().titles} <= {boxed.name}


def test_plural_forms_come_in_pairs() -> None:
    ids = {id[: -len(form)] for id in SENTENCES for form in FORMS if id.endswith(form)}
    assert all(f"{id}{form}" in SENTENCES for id in ids for form in FORMS)


def test_a_voice_fills_slots_names_players_and_joins_lists() -> None:
    voice = Voice({**SENTENCES, **KIT.titles}, "it", ["Ada", "Bo"])
    cards = (
        say("hollywood.card.horror_house"),
        say("hollywood.card.star_rex"),
        say("hollywood.card.block_rocket"),
    )
    assert voice.text(say("hollywood.log.swept", count=3, cards=cards)) == (
        "Nessuno ha voluto La casa batte ciglio, Rex Hardigan e Verso la nona luna."
    )
    assert voice.text(say("hollywood.log.clapped", player=player(1))).startswith("Bo ")
    assert voice.text(player(5)) == "Giocatore 6"


def test_a_message_without_a_sentence_is_shown_not_lost() -> None:
    message = say("nothing.known", value=3)
    assert Voice({}, "en").text(message) == "nothing.known value=3"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["other", "one", "other"]),
        ("it", ["other", "one", "other"]),
        ("fr", ["one", "one", "other"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    assert [plural_of(count, language) for count in range(3)] == forms  # type: ignore[arg-type]
    voice = Voice(SENTENCES, language)  # type: ignore[arg-type]
    one, two = (voice.text(say("hollywood.count.project", count=count)) for count in (1, 2))
    assert one != two


def test_messages_are_values() -> None:
    assert say("a", x=1) == Message("a", (("x", 1),))
    assert len({say("a"), say("a"), say("b")}) == 2


@pytest.mark.parametrize(("language", "written"), [("en", "2.5"), ("it", "2,5"), ("fr", "2,5")])
def test_fractions_are_written_as_in_the_language(language: Language, written: str) -> None:
    hint = say("table.chances", points=2.46, win=7)
    assert f" {written} " in Voice(SENTENCES, language).text(hint)


def test_french_marks_are_never_parted_from_their_words_wherever_they_are_shown() -> None:
    said = "Il dit : « {words} » ; 24 % !"
    voice = Voice({"said": Sentence(said, said, said), "bare": Sentence("a ?", "a ?", "a ?")}, "fr")
    tied = "Il dit\u00a0: «\u00a0oui ou non\u00a0»\u00a0; 24\u00a0%\u00a0!"
    assert voice.text(say("said", words="oui ou non")) == tied
    assert voice.text(say("bare")) == "a\u00a0?"
    assert Voice(voice.sentences, "en").text(say("bare")) == "a ?"


def test_no_space_is_narrower_than_others() -> None:
    """It is hardly seen in the letters of the bar."""
    strange = re.compile(r"[^\S \n\N{NO-BREAK SPACE}]")
    said = [(id, getattr(each, of)) for id, each in SENTENCES.items() for of in LANGUAGES]
    assert [id for id, words in said if strange.search(words)] == []


def test_somebody_s_own_title_may_have_braces() -> None:
    title = Sentence("The {Maze}", "Il {0}", "Le }{")
    voice = Voice({**SENTENCES, "title": title}, "en")
    assert voice.text(say("title")) == "The {Maze}"
    assert "{Maze}" in voice.text(say("hollywood.film_title", title=say("title")))


def test_somebody_else_s_words_are_cut_between_two_of_them() -> None:
    assert quoted("found a tab character", 40) == "found a tab character"
    assert quoted("found a tab character", 20) == "found a tab…"
    assert quoted("found a tab character", 12) == "found a tab…"
    assert quoted("a incomprehensibilities", 12) == "a incompreh…"
    assert quoted("incomprehensibilities", 12) == "incomprehen…"
