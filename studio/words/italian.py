"""Italian: Morph-it by parts of speech, and what RosaeNLG makes of it, without cut-off verbs."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .folding import folded, playable

_PARTS = ("noun", "adj", "verb", "adv", "aux", "det", "num", "pron", "adp")
_CUT_AFTER = ("n", "r", "l", "m")
_WHOLE = ("o", "e", "i", "no", "ro")
# Morph-it's parts of speech have no conjunctions, and few other little words.
LITTLE = [
    "affinché",
    "ahi",
    "al",
    "allora",
    "allorché",
    "altresì",
    "ambedue",
    "amor",
    "ancorché",
    "anzi",
    "anziché",
    "apposta",
    "arrivederci",
    "bah",
    "beh",
    "ben",
    "benché",
    "bensì",
    "boh",
    "brr",
    "buonanotte",
    "buonasera",
    "che",
    "chi",
    "chicchessia",
    "chissà",
    "ci",
    "ciao",
    "ciononostante",
    "cioè",
    "ciò",
    "col",
    "come",
    "comunque",
    "con",
    "contro",
    "cosicché",
    "così",
    "cui",
    "cuor",
    "da",
    "dacché",
    "dagli",
    "dai",
    "dal",
    "dalla",
    "dalle",
    "dallo",
    "degli",
    "deh",
    "dei",
    "del",
    "della",
    "delle",
    "dello",
    "di",
    "donde",
    "dopo",
    "dove",
    "dovunque",
    "dunque",
    "ebbene",
    "eccetto",
    "ecco",
    "ed",
    "ehi",
    "eppoi",
    "eppure",
    "est",
    "fin",
    "finché",
    "fino",
    "finora",
    "fior",
    "fra",
    "frattanto",
    "fuorché",
    "giacché",
    "già",
    "giù",
    "gliela",
    "gliele",
    "glieli",
    "glielo",
    "gliene",
    "ibidem",
    "in",
    "infatti",
    "infine",
    "inoltre",
    "insomma",
    "intanto",
    "invece",
    "ivi",
    "laddove",
    "laggiù",
    "lassù",
    "là",
    "lì",
    "ma",
    "mah",
    "mai",
    "mal",
    "malgrado",
    "men",
    "meno",
    "mentre",
    "neanche",
    "nemmeno",
    "neppure",
    "non",
    "nonché",
    "nondimeno",
    "nonostante",
    "né",
    "oddio",
    "oh",
    "ohi",
    "ohé",
    "oltre",
    "oltreché",
    "onde",
    "oppure",
    "or",
    "ora",
    "orbene",
    "orsù",
    "ossia",
    "ove",
    "ovest",
    "ovunque",
    "ovvero",
    "ovviamente",
    "per",
    "peraltro",
    "perché",
    "perciò",
    "perfino",
    "perocché",
    "pertanto",
    "però",
    "piuttosto",
    "poi",
    "poiché",
    "poscia",
    "pressappoco",
    "pro",
    "pur",
    "purché",
    "pure",
    "purtroppo",
    "qua",
    "quaggiù",
    "qualora",
    "quando",
    "quantunque",
    "quasi",
    "quassù",
    "qui",
    "quinci",
    "quindi",
    "sebbene",
    "senonché",
    "senza",
    "seppure",
    "sicché",
    "siccome",
    "sino",
    "stil",
    "su",
    "sugli",
    "sui",
    "sul",
    "sulla",
    "sulle",
    "sullo",
    "sù",
    "tal",
    "talché",
    "talora",
    "tantoché",
    "tantomeno",
    "toh",
    "tra",
    "tranne",
    "tuttavia",
    "tuttora",
    "uffa",
    "uh",
    "un",
    "urrà",
    "vabbè",
    "vale",
    "via",
    "viva",
    "xilofoni",
    "xilofono",
]


def words(lookups: Path, rosae: Path) -> set[str]:
    """All words of both, each once."""
    made = playable(_strings(rosae))
    found = playable(word for part in _PARTS for word in _part(lookups, part))
    whole = made | found
    cut = {word for word in found - made if _is_cut_off(word, whole)}
    return (whole - cut) | playable(map(folded, LITTLE))


_CLITICS = ("mi", "ti", "si", "ci", "vi", "lo", "la", "li", "le", "gli", "ne")


def with_clitics(rosae: Path) -> set[str]:
    """Infinitives, gerunds and imperatives with a pronoun hung on them."""
    (file,) = (each for each in rosae.rglob("dist/verbs.json"))
    stems = {
        stem for forms in json.loads(file.read_text("utf-8")).values() for stem in _stems(forms)
    }
    return playable(stem + clitic for stem in stems for clitic in _CLITICS)


def _stems(forms: dict[str, Any]) -> Iterator[str]:
    """What pronouns are hung on; of an infinitive the last vowel goes, and one of two r."""
    for infinitive in _leaves(forms.get("inf", {}).get("pres", "")):
        yield infinitive.removesuffix("e").replace("rr", "r") if infinitive else ""
    yield from _leaves(forms.get("ger", {}).get("pres", ""))
    yield from _leaves(forms.get("impr", {}).get("pres", {}))


def _part(lookups: Path, part: str) -> Iterator[str]:
    """The forms of one part of speech."""
    with gzip.open(lookups / f"it_lemma_lookup_{part}.json.gz", "rt", encoding="utf-8") as file:
        yield from json.load(file)


def _strings(rosae: Path) -> Iterator[str]:
    """Every word of RosaeNLG's dictionaries: entries, plurals, conjugations."""
    for file in sorted(rosae.rglob("dist/*.json")):
        content = json.loads(file.read_text("utf-8"))
        for entry, forms in content.items():
            yield entry
            yield from _leaves(forms)


def _leaves(forms: Any) -> Iterator[str]:
    if isinstance(forms, str):
        yield forms
    elif isinstance(forms, dict):
        for form in forms.values():
            yield from _leaves(form)


def _is_cut_off(word: str, whole: set[str]) -> bool:
    """Whether it is a verb without its last letters, as poets and songs have them."""
    if not word.endswith(_CUT_AFTER):
        return False
    return any(word + end in whole for end in _WHOLE) or (
        word[-1] == word[-2] and word + "o" in whole
    )
