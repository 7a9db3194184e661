"""What the desk tells: of words that are voted on, of open letters, of what is not counted yet."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hollywood.core.catalogue import Language
from hollywood.core.game import Beat, Event, Turn
from hollywood.core.match import Match
from hollywood.core.message import Message
from hollywood.core.record import HUMAN
from hollywood.games.paperback.bots.acceptance import sounds_right
from hollywood.games.paperback.rules.events import Fired, Scored, Spelled
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.moves import Spell
from hollywood.games.paperback.rules.resolving import spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word
from hollywood.games.paperback.table import log
from hollywood.games.paperback.table.desk import DeskAids
from hollywood.games.paperback.table.draft import Draft
from hollywood.games.paperback.table.letter_ring import ring_at, ring_place
from hollywood.games.paperback.table.looks_of_cards import looks_of_cards
from hollywood.games.paperback.table.places import card_key
from hollywood.games.paperback.table.typist import Typist
from hollywood.games.paperback.table.verdict import completions
from hollywood.ui.table.setting import Cue, Motion
from hollywood.ui.table.stage import Pose, Way

from .positions import at, library, made, paperback
from .stills import Still
from .test_table_painting import writing

pytestmark = pytest.mark.usefixtures("roughly")
HELPED = DeskAids(helps=True)


def test_a_word_under_vote_lies_before_all_who_look() -> None:
    game = paperback(unlisted="vote")
    s = at(game, "p5 a6 t1 n1 e")
    made(game, s, "spell p5 a6 t1 n1")
    assert s.step == "accept"
    still = Still(game)
    for own in (0, 1):
        told = still.desk(s, own=own)
        assert "".join(each.letters for each in told.seat_layout.row) == "patn"
        assert told.word == "PATN"
        assert told.reason is not None
        assert told.reason.id == "paperback.desk.heard.word"
        assert told.total == 9
        assert told.votes == (own != s.turn)
        assert not {each.card for each in told.seat_layout.row} & set(told.seat_layout.held)
    desk = still.desk(s, own=s.turn)
    view = replace(still.view(s, desk), turn=game.to_act(s))
    votes = [each.does for each in still.painter._telling.told(view, desk).seats if each.acts]
    assert [each.id for each in votes if each is not None] == ["paperback.table.votes"]


def test_what_counts_is_told_before_what_does_not() -> None:
    """Where there is no room for all lines, the last ones are left out."""
    game = paperback()
    s, still = at(game, "s3 a6 n1 t1"), Still(game)
    library(game, s, "i a e o")
    tones = [line.tone for line in still.desk(s, still.typed(s, s.turn, "saint")).lines]
    assert {"draw", "quiet"} <= set(tones)
    assert tones == sorted(tones, key=lambda tone: tone == "quiet")


def test_a_rival_is_said_to_score_what_the_word_is_worth_from_its_first_moment() -> None:
    game = paperback()
    s, still = at(game, "p5 a6 er4 u5 t1 *2 *2"), Still(game)
    library(game, s, "i a e o")
    move = game.read("spell p5 a6 common *2=n t1 er4")
    assert isinstance(move, Spell)
    word = game.table.spelling.lay(s, s.hands[s.turn], move.laid)
    assert isinstance(word, Word)
    said = list[object]()

    def heard(event: Event) -> None:
        if isinstance(event, Spelled | Fired):
            now = s.copy()
            desk = still.desk(now, own=1 - now.turn)
            seats = still.painter._telling.told(still.view(now, desk), desk).seats
            said.extend(dict(each.does.slots)["count"] for each in seats if each.acts and each.does)

    spell(s, game.table, word, heard)
    assert len(said) > 2
    assert set(said) == {s.money}


@pytest.mark.parametrize(
    ("language", "known", "right", "wrong"),
    [
        ("en", ("paint", "bake", "silly"), ("paints", "baked", "paintless"), ("zorp", "pains")),
        ("it", ("gatto", "cantare"), ("gatti", "gatta", "cantata"), ("zorpo",)),
        ("fr", ("chat", "parler"), ("chats", "parleur"), ("zorpe",)),
    ],
)
def test_bots_accept_what_sounds_right_to_them(
    language: Language, known: tuple[str, ...], right: tuple[str, ...], wrong: tuple[str, ...]
) -> None:
    lexicon = Lexicon(["listed"], commonest=known)
    assert sounds_right(lexicon, language, "listed", 0)
    for word in (*known, *right):
        assert sounds_right(lexicon, language, word, 10), word
    for word in wrong:
        assert not sounds_right(lexicon, language, word, 10), word
    assert not sounds_right(lexicon, language, right[0], 0), "they know no word of it"


def test_the_ring_of_a_draft_made_ahead_is_where_it_is_painted() -> None:
    game = paperback()
    s = writing(game)
    s.turn = 1
    still = Still(game)
    draft = still.typed(s, 0, "pa")
    written = still.maker.type(s, 0, draft, "?")
    assert isinstance(written, Draft)
    ringed = replace(written, ring=written.row[-1].card)
    told = still.desk(s, ringed)
    assert told.seat_layout.ahead
    place = ring_place(told.seat_layout)
    assert place is not None
    key = still.plan.ring_letter(place, 8)
    assert ring_at(told.seat_layout, key.center) == 8


def test_three_open_letters_are_told_common_words_and_soon() -> None:
    words = ["paint", "point", "print", "plant"]
    small = Lexicon([*words, "pxxxt"], commonest=["print", "paint", "point", "plant"])
    assert completions(small, "p???t") == ("print", "paint", "point", "plant")
    assert completions(small, "p?x?t") == ("pxxxt",), "of two, all are told"
    assert completions(small, "?????") == ("print", "paint", "point", "plant")


def test_letters_that_fit_are_those_of_the_words_there_are() -> None:
    game = paperback(words=["paint", "point", "pants"])
    s = at(game, "p5 t1 n1 *2 *2 *2")
    library(game, s, "e o a i")
    still = Still(game)
    found = still.maker.of(s, s.turn, None)
    for letter in "p??n?":
        written = still.maker.type(s, s.turn, found, letter)
        assert not isinstance(written, Message)
        found = written
    game.table.lexicon._ranked = ["paint", "point"]
    ring = replace(found, ring=found.row[1].card)
    told = still.desk(s, ring, own=s.turn, aids=HELPED)
    assert told.fitting == {"a", "o"}


def test_a_pair_that_lacks_its_second_letter_is_worth_nothing_yet() -> None:
    game = paperback()
    s = at(game, "p5 er4 t1 s1")
    library(game, s, "i o a e")
    still = Still(game)
    ghost = still.typed(s, s.turn, "se")
    if any(each.ghost for each in ghost.row):
        told = still.desk(s, ghost, own=s.turn)
        assert told.total == 1
        assert told.button is not None
        assert not told.button.works
    whole = still.typed(s, s.turn, "ser")
    assert (still.desk(s, whole, own=s.turn).total or 0) > 1


def test_gold_is_for_what_is_to_be_done() -> None:
    game = paperback()
    s = at(game, "p5 a6 t1 n1 e *2")
    library(game, s, "i o a e")
    still = Still(game)

    def button(text: str) -> tuple[bool, bool]:
        told = still.desk(s, still.typed(s, s.turn, text), own=s.turn).button
        assert told is not None
        return told.works, told.quiet

    assert button("") == (True, True), "to spell nothing can be done"
    assert button("p") == (False, False), "one letter is no word"
    assert button("pan") == (True, False)
    assert button("ptn") == (False, False)


def test_every_second_of_two_fast_keys_is_silent() -> None:
    def still(key: object, start: Pose | None, goal: Pose | None) -> Way:
        return Way()

    motion = Motion(still, lambda key: Pose(0, 0, 1), cues=[Cue(0.0, "pb.key")])
    typist, heard = Typist(), []
    for clock in (0.0, 0.02, 0.03, 0.05, 0.5):
        typist.clock = clock
        heard.append(bool(typist.heard(motion).cues))
    assert heard == [True, False, True, False, True]


def test_a_card_that_counts_twice_says_so() -> None:
    game = paperback(powers="on", words=["arrest"])
    s = at(game, "t1 r1 e10 s1 a6")
    s.powers = ("stuck_key",) * 2
    still = Still(game)
    told = still.desk(s, still.typed(s, s.turn, "arres"), own=s.turn)
    found = looks_of_cards(game, still.view(s, told), told)
    twice = [found[card_key(each.card)].twice for each in told.row]
    assert twice == ["", "rr", "", ""]


def test_nobody_is_hurried_but_bots() -> None:
    game = paperback()
    s = at(game, "t1 r1 e10 s1 a6", seats=3)
    for who, hurried in (("lead_hoarder", True), (HUMAN, False)):
        still = Still(game, who=(who,) * 3)
        own = (s.turn + 1) % 3
        told = still.desk(s, own=own)
        count = still.painter._telling.told(still.view(s, told), told).count
        assert (count.button is not None) == hurried


def test_few_lines_of_the_log_look_at_the_position() -> None:
    game = paperback()
    match, chance, asked = Match(game, game.start(3, 5)), Random(5), list[Event]()
    while len(match.moves) < 40:
        match.play(chance.choice(list(game.moves(match.state))))
    for beat in (each for beats in match.beats for each in beats):

        def after(beat: Beat[State] = beat) -> State:
            asked.append(beat.event)
            return beat.state

        if not isinstance(beat.event, Turn):
            log.line(game, beat.event, after)
    assert asked
    assert all(isinstance(event, Scored) for event in asked), "its words are in the position"
