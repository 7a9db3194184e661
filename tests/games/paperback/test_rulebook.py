"""The rules of Paperback as they are read: what fits a moment, every ruling, live sums."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from hollywood import box, paths
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.game import Event
from hollywood.core.message import Message, say
from hollywood.core.record import Chair
from hollywood.games.paperback.card_pictures import FOLDER
from hollywood.games.paperback.pages import live_pictures
from hollywood.games.paperback.pages.live_pictures import Moment
from hollywood.games.paperback.pages.rule_texts import END, LEAVES, texts
from hollywood.games.paperback.pages.rulebook import PaperbackRulebook
from hollywood.games.paperback.pages.rules_examples import WORD, example
from hollywood.games.paperback.pages.rules_pictures import sum_of, word_of
from hollywood.games.paperback.pages.terms import ICONS, ONE_FORM, WORDS, terms
from hollywood.games.paperback.pages.topic import EFFECTS, FORBIDS
from hollywood.games.paperback.rules import events
from hollywood.games.paperback.rules.abilities import Tally, tally_of
from hollywood.games.paperback.rules.deck import EFFECTS as ABILITIES
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.faces import Face, faces_of
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word
from hollywood.games.paperback.table.draft import Draft, Typed
from hollywood.games.paperback.table.places import PILE, TRACK
from hollywood.kit import SetUp
from hollywood.ui.rulebook.rulebook import OPTIONS, Reading
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD

from .positions import at, deck, made, paperback

SENTENCES = box.open_sentences()
BOOK = PaperbackRulebook(deck())
VOICES = {each: Voice(SENTENCES, each) for each in LANGUAGES}
MOST_WORDS = 90  # of a leaf
SIGNS = 12  # words of the sentence about a sign
MODULES: dict[str, Any] = {
    **dict.fromkeys(("attacks", "powers", "theme", "space_and_switch", "help_cubes"), "on"),
    **dict.fromkeys(("hand_for_cube", "discount_cubes", "recycling"), "on"),
    "awards": 1,
}
TOGETHER, AT_ONCE = {"play": "together"}, {"play": "at_once"}
RULINGS: dict[str, tuple[dict[str, Any], str]] = {  # of each, the sentence that says it, and when
    "2.1 both rows are for sale": ({}, "both_rows"),
    "2.1 the front place is filled at once": ({}, "moves_up"),
    "2.1, D4 a used-up pile keeps its front card": ({}, "used_up"),
    "2.2, N5 listed words, accents folded": ({}, "listed"),
    "2.2 a word may come again": ({}, "repeats_allowed"),
    "2.2 not one’s own": ({"repeats": "not_own"}, "repeats_not_own"),
    "2.2 never": ({"repeats": "never"}, "repeats_never"),
    "2.2 refused": ({}, "unlisted_refused"),
    "2.2 or put to the vote": ({"unlisted": "vote"}, "unlisted_vote"),
    "2.2, N6 passing": ({}, "pass"),
    "2.3 the shared card": ({}, "shared"),
    "2.3 one a turn, and it must be taken": ({}, "must_take"),
    "2.3, D10 to the discards": ({}, "to_discards"),
    "2.3 not the next one": ({}, "next_one"),
    "2.3, N8 an owned one is ordinary": ({}, "owned"),
    "2.4 the order of a turn": ({}, "four_steps"),
    "2.4, N31 any order": ({}, "any_order"),
    "2.4 hand": ({}, "hand"),
    "2.4 binning before buying": ({}, "out"),
    "2.5, N32 doublings": ({}, "whole_again"),
    "2.6, N11 all lines of one neighbour": ({}, "all_lines"),
    "2.6 tested at the copying card": ({}, "from_here"),
    "2.6, N12 never copied": ({}, "never_copied"),
    "N11 copying is a choice": ({}, "copy_choice"),
    "2.7, N13 together or not at all": ({}, "for_gain"),
    "2.7, N9 printed prices": ({}, "printed_price"),
    "2.7, D2 cards for sale one by one": ({}, "bin_offer"),
    "2.7, C6 vowels": ({}, "vowels"),
    "2.8, D1 two piles after buying": ({}, "two_piles"),
    "2.8 the last library card": ({}, "last_library"),
    "2.8, D6 ties": ({}, "tie"),
    "2.8, N16 nobody else": ({}, "finish_off"),
    "2.8, N29 the round": ({"finish_round": "on"}, "finish_on"),
    "N15, N16 the last turn": ({}, "cleaned"),
    "2.9, N4 two words": (MODULES, "gap"),
    "2.9, N3 the space": (MODULES, "gap_counts"),
    "2.10, D14 the switch card": (MODULES, "switch"),
    "2.10, N12 its cent": (MODULES, "one_cent"),
    "2.11, N28 since when, until when": (MODULES, "until"),
    "2.11, N7 cards fewer": (MODULES, "fewer"),
    "2.11, N27 limits": (MODULES, "strictest"),
    "N2 only the shared one is barred": (MODULES, "barred"),
    "2.11 in play": (MODULES, "in_play"),
    "2.12 reshuffled when needed": ({}, "shuffled"),
    "2.12 as many as there are": ({}, "too_few"),
    "2.12, D3, N14 recycling": (MODULES, "recycling"),
    "2.13, N33 help": (MODULES, "help"),
    "2.13, D5 cubes": (MODULES, "cube"),
    "2.13, N6 a hand for a cube": (MODULES, "hand_for_cube"),
    "2.14, N30 discount cubes": (MODULES, "discount_cubes"),
    "2.15 order of finishing": (AT_ONCE, "sealed"),
    "2.15 the library of a round": (AT_ONCE, "same_library"),
    "2.15, N25 the draft": (AT_ONCE, "drafted"),
    "2.15, N25 the row": (AT_ONCE, "one_row"),
    "2.15, D7 left out": (AT_ONCE, "at_once_without"),
    "2.16, N23 the pyramid": (TOGETHER, "pyramid"),
    "2.16 deadlines": (TOGETHER, "deadline"),
    "2.16, D8 all lose": (TOGETHER, "all_lost"),
    "2.16, N23 all win": (TOGETHER, "all_won"),
    "N24 no opponents": (TOGETHER, "no_opponents"),
    "2.17, D12 a strict majority": (MODULES, "theme_players"),
    "2.17 or the list": ({"theme": "on", "theme_judge": "list"}, "theme_list"),
    "2.17, N34 one claim, kept": (MODULES, "theme_kept"),
    "2.18, N36 one power each": (MODULES, "one_each"),
    "2.18, D9, N20 awards": (MODULES, "awards"),
    "N21 what awards count": (MODULES, "award_cards"),
    "D11 any mix": ({}, "any_mix"),
    "D13 who begins": ({}, "who_begins"),
    "D13 or the first seat": ({"first_player": "seat_1"}, "seat_1_begins"),
    "N1 places are letters": ({}, "letters_not_cards"),
    "N1 behind a pair": ({}, "behind_pair"),
    "N10 prices": ({}, "price"),
    "N17 Blank Page": (MODULES, "writers_block"),
    "N18, N18a Slip of the Key": (MODULES, "typo"),
    "N18a vowels and sabotage": (MODULES, "typo_kept"),
    "N18b Sticky Key": (MODULES, "stuck_key"),
    "N18 letter cards": (MODULES, "letter_cards"),
    "N19 Borrowed Plume": (MODULES, "plagiarism"),
    "N22 later seats": ({"later_seats": "fame"}, "later_fame"),
    "N22 or cubes": ({"later_seats": "cubes"}, "later_cubes"),
    "N26 points again": ({}, "again"),
    "N26 printed points only": ({}, "printed_points"),
    "N35 Second Draft": (MODULES, "ghost_writer"),
    "C2 last but one": ({"language": "it"}, "last_but_one"),
}
PLAIN = {  # what nobody doubts
    *("most_fame", "all_or_none", "each_turn", "letters_or_books", "first_deck"),
    *("discarded", "draw", "cards_once", "wild", "pair", "bell", "when_what", "may"),
    *("extra_cards", "ruler", "beside", "sum", "all_cards", "attack", "limit_by_seats"),
    "turn_clock",
}


def said_with(options: dict[str, Any]) -> dict[str, Message]:
    """Every sentence of a match with these options."""
    leaves = texts(deck(), Options(**options), 3)
    return {rule: message for leaf in leaves.values() for rule, message in leaf.items()}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_sentence(ruling: str) -> None:
    options, rule = RULINGS[ruling]
    for voice in VOICES.values():
        words = voice.text(said_with(options)[rule])
        assert "paperback.rule" not in words
        assert "{" not in words


def test_every_sentence_belongs_to_a_ruling_or_to_what_nobody_doubts() -> None:
    named = {id.rpartition(".")[2] for id in SENTENCES if id.startswith("paperback.rule.")}
    assert named == PLAIN | {rule for _, rule in RULINGS.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [MODULES, TOGETHER, AT_ONCE, {"language": "it"}])
def test_a_leaf_has_few_words_whatever_was_agreed(options: dict[str, Any], language: Any) -> None:
    for agreed in (True, False):
        for leaf, rules in texts(deck(), Options(**options), 4, agreed).items():
            words = " ".join(VOICES[language].text(rule) for rule in rules.values()).split()
            assert len(words) <= MOST_WORDS, (leaf, len(words))


def test_a_newcomer_reads_of_no_module() -> None:
    base = set(texts(deck(), Options(), 3))
    assert base == set(LEAVES[:11])
    assert set(texts(deck(), Options(**MODULES), 3)) == set(LEAVES) - {"at_once", "together"}
    assert set(texts(deck(), Options(), agreed=False)) == set(LEAVES)
    assert END not in texts(deck(), Options(play="together"), 3)


# opened at what fits


def reading_of(rules: Paperback, state: State, **more: Any) -> Reading:
    chairs = tuple(Chair(name) for name in ("Ada", "Ida", "Otto")[: len(state.hands)])
    return Reading(SetUp(chairs, rules.options, 1, "paperback"), rules, state, 0, **more)


def check(reading: Reading) -> None:
    """What is opened and lit is there."""
    opened = BOOK.topic(reading)
    (leaf,) = [leaf for leaf in BOOK.leaves(reading) if leaf.id == opened.leaf]
    assert opened.rules, opened
    assert set(opened.rules) <= leaf.rules.keys()


def moments(count: int, seed: int) -> Iterator[tuple[Paperback, State, list[Event]]]:
    """Positions of matches played at random, with what led to each."""
    chance = random.Random(seed)
    ways: tuple[dict[str, Any], ...] = ({}, MODULES, TOGETHER, AT_ONCE, {"unlisted": "vote"})
    for number in range(count):
        rules = paperback(**ways[number % len(ways)])
        state, told = rules.start(3, chance.getrandbits(30)), list[Event]()
        for _ in range(chance.randrange(60)):
            moves = rules.moves(state)
            if not moves:
                break
            rules.apply(state, chance.choice(moves), told.append)
        yield rules, state, told


def test_at_random_moments_what_is_lit_is_about_what_happens_and_can_be_done() -> None:
    chance, steps = random.Random(5), set[str]()
    for rules, state, told in moments(60, seed=8):
        steps.add(state.step)
        check(reading_of(rules, state))
        for event in chance.sample(told, min(4, len(told))):
            if not isinstance(event, events.Dealt | events.Spelled):
                check(reading_of(rules, state, event=event))
    assert {"spell", "buy", "seal", "deadline"} <= steps


def refusals() -> list[str]:
    """Every reason the rules have."""
    ids = {id.removesuffix(".one").removesuffix(".other") for id in SENTENCES}
    return sorted(id for id in ids if id.startswith("paperback.illegal."))


def test_every_refusal_of_the_rules_leads_to_a_sentence() -> None:
    assert set(refusals()) <= FORBIDS.keys()
    named = {f"paperback.rule.{rule}" for topic in FORBIDS.values() for rule in topic.rules}
    assert {id.removesuffix("in_force") for id in named} <= {*SENTENCES, "paperback.rule."}


@pytest.mark.parametrize("refused", refusals())
def test_what_was_refused_is_lit_or_was_never_agreed(refused: str) -> None:
    for options in ({}, MODULES, TOGETHER, AT_ONCE):
        rules = paperback(**options)
        reading = reading_of(rules, rules.start(3, 4), refused=say(refused))
        opened = BOOK.topic(reading)
        (leaf,) = [leaf for leaf in BOOK.leaves(reading) if leaf.id == opened.leaf]
        assert set(opened.rules) <= leaf.rules.keys()
        assert opened.rules or opened.leaf != OPTIONS


def test_what_is_begun_or_pointed_at_comes_before_what_can_be_done() -> None:
    rules = paperback(**MODULES)
    state = rules.start(3, 7)

    def card(name: str) -> Pick:
        return Pick((CARD, rules.table.by_name[name][0], 0))

    cases: list[tuple[dict[str, Any], str]] = [
        ({}, "word"),
        ({"draft": Draft(typed=(Typed("s"),))}, "word"),
        ({"draft": Draft(powered=True)}, "keys"),
        ({"draft": Draft(on_theme=True)}, "prizes"),
        ({"draft": Draft(chosen=3)}, "bin"),
        ({"pick": card("a2")}, "bin"),
        ({"pick": card("*5")}, "word"),
        ({"pick": card("v7!")}, "sabotage"),
        ({"pick": card("space")}, "space"),
        ({"pick": card("a")}, "library"),
        ({"pick": card("th5")}, "abilities"),
        ({"pick": Pick(thing=(CARD, -3, 0))}, "word"),  # a back tells nothing
        ({"pick": Pick(spot=(TRACK, 0, 0))}, "library"),
        ({"pick": Pick(place=(PILE, 2, 0))}, "buying"),
        ({"refused": say("paperback.illegal.too_dear")}, "buying"),
    ]
    for more, leaf in cases:
        reading = reading_of(rules, state, **more)
        assert BOOK.topic(reading).leaf == leaf, more
        check(reading)


def test_every_ability_leads_to_a_leaf() -> None:
    assert set(EFFECTS) == set(ABILITIES)
    assert {topic.leaf for topic in EFFECTS.values()} <= set(LEAVES)


# words and signs


def test_every_sign_on_cards_and_table_is_explained_in_few_words() -> None:
    files = (paths.assets() / FOLDER / "icons" / "128").glob("*.webp")
    assert {file.stem for file in files} == ICONS.keys()
    for id in ICONS:
        for voice in VOICES.values():
            assert len(voice.text(say(f"paperback.term_means.{id}")).split()) <= SIGNS, id


def test_words_lead_to_leaves_and_have_their_forms() -> None:
    for term in terms(deck()):
        assert term.leaf in LEAVES
    ids = {*ICONS, *WORDS}
    assert {id for id in ids if f"paperback.term_forms.{id}" not in SENTENCES} == ONE_FORM


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_made_of_cards_there_are(language: Any) -> None:
    ids = {str(card.id) for card in deck().cards} | {*deck().powers}
    ids |= {str(award.id) for award in deck().awards} | {str(theme.id) for theme in deck().themes}
    for leaf in LEAVES:
        if leaf != "score":
            for row in example(deck(), leaf, language):
                assert all(item.card in ids for item in row if item.card), leaf


# made of this match


def added_up(word: Word, faces: Sequence[Face], tally: Tally) -> int:
    """What the lines of a sum say."""
    cents = (dict(line.slots).get("cents", 0) for line, _ in sum_of(word, faces, tally))
    return sum(each for each in cents if isinstance(each, int))


def test_the_example_of_a_sum_is_counted_as_the_rules_count() -> None:
    for language in LANGUAGES:
        faces = faces_of(deck(), language)
        word = word_of(faces, WORD[language])
        tally = tally_of(word, faces)
        assert added_up(word, faces, tally) == tally.cents > 7
        assert word.length >= deck().track[0], "it rings the bell on another leaf"


def test_the_live_sum_is_that_of_the_word_on_the_sheet() -> None:
    rules = paperback()
    state = at(rules, "p3 a4 n1 *2 t1")
    made(rules, state, "spell p3 a4 *2=i n1 t1")
    assert state.word is not None
    summed = added_up(state.word, rules.table.faces, state.tally)
    assert summed * (1 + state.tally.doubles) == state.tally.cents


def test_who_would_win_is_who_stands_first() -> None:
    for rules, state, _ in moments(10, seed=3):
        m = Moment(reading_of(rules, state).set_up, rules, state)
        assert tuple(m.fame) == rules.standing(state).points
    assert live_pictures.PICTURES.keys() <= set(LEAVES)
