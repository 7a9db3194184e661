"""The word lists of Paperback: what they hold, and how dictionaries become lists."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from hollywood import paths
from studio.words import french, italian
from studio.words.__main__ import with_short_words
from studio.words.folding import folded, playable

FOLDER = paths.data("words")
SIZES = {"en": 110_000, "en_large": 120_000, "it": 320_000, "it_large": 280_000, "fr": 400_000}
COMMON = {
    "en": "the water quickly zebra rhythm",
    "it": "gatto citta perche bellissimo scriverei",
    "fr": "maison coeur ete finissions lumiere",
}
NO_WORDS = {"en": "kg london isnt qz", "it": "km roma pc qz parlan", "fr": "kg lyon zs jusqu"}


def words(name: str) -> list[str]:
    """A list as it is shipped."""
    return gzip.decompress((FOLDER / f"{name}.txt.gz").read_bytes()).decode().split()


@pytest.mark.parametrize("name", SIZES)
def test_a_list_is_sorted_folded_and_whole(name: str) -> None:
    found = words(name)
    assert len(found) > SIZES[name]
    assert found == sorted(set(found))
    assert all(re.fullmatch("[a-z]{2,15}", word) for word in found)


@pytest.mark.parametrize("language", COMMON)
def test_a_list_has_words_and_nothing_else(language: str) -> None:
    found = set(words(language))
    assert set(COMMON[language].split()) <= found
    assert not set(NO_WORDS[language].split()) & found


@pytest.mark.parametrize("language", COMMON)
def test_short_words_are_those_that_were_looked_at(language: str) -> None:
    looked_at = (FOLDER / f"short_{language}.txt").read_text("utf-8").split()
    short = [w for w in words(language) if len(w) == 2 or re.fullmatch("[^aeiouy]{3}", w)]
    assert short == sorted(looked_at)


@pytest.mark.parametrize("language", COMMON)
def test_ranks_are_of_words_in_the_list(language: str) -> None:
    ranked = words(f"rank_{language}")
    assert len(ranked) > 30_000
    assert len(set(ranked)) == len(ranked)
    assert set(ranked) <= set(words(language))
    assert ranked.index(COMMON[language].split()[0]) < 3_000


def test_large_lists_add_only() -> None:
    assert not set(words("en")) & set(words("en_large"))
    assert not set(words("it")) & set(words("it_large"))
    assert {"darmelo", "qi"}.isdisjoint(words("it_large"))
    assert "scrivermi" in {*words("it"), *words("it_large")}
    assert "abbacchiarla" in words("it_large")


def test_accents_are_folded_and_names_left_out() -> None:
    assert folded("cœur") == "coeur"
    assert playable(["Été", "été", "aujourd’hui", "Rome", "a", "co-op"]) == {"ete"}


def test_only_short_words_that_count_are_kept() -> None:
    found = with_short_words({"kg", "tv", "nth", "sky", "house"}, ["ad"])
    assert found == {"ad", "sky", "house"}


def test_endings_are_put_on_french_words(tmp_path: Path) -> None:
    (tmp_path / "fr.aff").write_text(
        "SFX S. Y 2\nSFX S. 0 s [^x]\nSFX S. 0 0 x\nPFX L' Y 1\nPFX L' 0 l' [aeiou]\n"
        "SFX a1 Y 1\nSFX a1 er ons er\n",
        "utf-8",
    )
    entries = ["7", "chat/S. po:nom", "âne/S.L' po:nom", "aimer/a1 po:v1", "Lyon po:npr"]
    (tmp_path / "fr.dic").write_text("\n".join([*entries, "kg/-- po:nom", "né/() po:adj"]), "utf-8")
    found = french.words(tmp_path / "fr.dic")
    assert found == {"chat", "chats", "ane", "anes", "aimer", "aimons"}


def test_cut_off_italian_verbs_are_left_out(tmp_path: Path) -> None:
    lookups, rosae = tmp_path / "lookups", tmp_path / "rosae" / "verbs" / "dist"
    rosae.mkdir(parents=True)
    lookups.mkdir()
    for part in ("noun", "adj", "verb", "adv", "aux", "det", "num", "pron", "adp"):
        text = '{"parlan": "parlare", "parlano": "parlare", "Roma": "Roma", "bar": "bar"}'
        (lookups / f"it_lemma_lookup_{part}.json.gz").write_bytes(gzip.compress(text.encode()))
    verbs = '{"porre": {"inf": {"pres": "porre"}, "ger": {"pres": "ponendo"}, "impr": {}}}'
    (rosae / "verbs.json").write_text(verbs, "utf-8")
    found = italian.words(lookups, tmp_path / "rosae")
    assert {"parlano", "bar", "porre", "ponendo", "perche"} <= found
    assert not {"parlan", "Roma", "roma"} & found
    assert {"porlo", "ponendola"} <= italian.with_clitics(tmp_path / "rosae")
