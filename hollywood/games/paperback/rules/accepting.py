"""The others have a say: words for an open hand, and whether a word is accepted."""

from __future__ import annotations

from hollywood.core.game import Tell
from hollywood.core.message import Seat

from .events import Accepted, CubeGiven, HandShown, Proposed, PutToVote, Voted
from .state import Hearing, Proposal, State
from .table import Table
from .word import Word


def others(s: State) -> tuple[Seat, ...]:
    """Everybody else, in the order of their turns."""
    seats = len(s.hands)
    return tuple([(s.turn + step) % seats for step in range(1, seats)])


def ask(s: State, tell: Tell | None) -> None:
    """The hand lies open, and everybody may propose a word."""
    s.shown, s.step, s.asked = True, "help", others(s)
    if tell:
        tell(HandShown(s.turn, s.hands[s.turn]))


def propose(s: State, word: Word | None, tell: Tell | None) -> None:
    """Somebody has a word, or none; after the last one the turn goes on."""
    seat, text = s.asked[0], word.text if word else ""
    s.asked = s.asked[1:]
    if word:
        s.proposals += (Proposal(seat, text),)
    if tell:
        tell(Proposed(seat, text))
    if not s.asked:
        s.step = "spell"


def reward(s: State, word: Word, tell: Tell | None) -> None:
    """Whoever was the first to propose the word that is played gets a cube."""
    for seat, text in s.proposals:
        if text == word.text:
            s.cubes[seat] += 1
            if tell:
                tell(CubeGiven(seat, "help"))
            return


def hear(s: State, table: Table, word: Word, on_theme: bool, tell: Tell | None) -> bool:
    """Ask the others where a word needs that. Whether the word is settled already."""
    if table.options.unlisted == "vote" and table.spelling.unlisted(word):
        _open(s, Hearing("word", word, on_theme, others(s), len(s.hands) - 1), tell)
        return False
    if not on_theme:
        return True
    if table.options.theme_judge == "list":
        _settle_theme(s, word, table.lexicon.on_theme(s.theme, word.text), tell)
        return True
    _open(s, Hearing("theme", word, True, others(s), len(s.hands) - 1), tell)
    return False


def _open(s: State, hearing: Hearing, tell: Tell | None) -> None:
    s.hearing, s.step = hearing, "accept"
    if tell:
        tell(PutToVote(s.turn, hearing.about, hearing.word.text))


def vote(s: State, table: Table, yes: bool, tell: Tell | None) -> Word | None:
    """Somebody's yes or no. The word, once it is settled that it counts."""
    hearing = s.hearing
    assert hearing is not None, "somebody is asked"
    if tell:
        tell(Voted(hearing.asked[0], yes))
    hearing = hearing._replace(asked=hearing.asked[1:], yes=hearing.yes + yes)
    s.hearing = hearing
    if hearing.asked:
        return None
    s.hearing, accepted = None, 2 * hearing.yes > hearing.of
    if hearing.about == "theme":
        _settle_theme(s, hearing.word, accepted, tell)
        return hearing.word
    return _settle_word(s, table, hearing, accepted, tell)


def _settle_theme(s: State, word: Word, accepted: bool, tell: Tell | None) -> None:
    if accepted:
        s.theme_holder = s.turn
    if tell:
        tell(Accepted(s.turn, "theme", accepted, word.text))


def _settle_word(
    s: State, table: Table, hearing: Hearing, accepted: bool, tell: Tell | None
) -> Word | None:
    """An unlisted word is accepted, or its cards go back to the hand."""
    if tell:
        tell(Accepted(s.turn, "word", accepted, hearing.word.text))
    if not accepted:
        s.refused += (hearing.word.text,)
        s.step = "spell"
        return None
    if hearing.on_theme and table.options.theme_judge == "players":
        _open(s, Hearing("theme", hearing.word, True, others(s), hearing.of), tell)
        return None
    if hearing.on_theme:
        fits = table.lexicon.on_theme(s.theme, hearing.word.text)
        _settle_theme(s, hearing.word, fits, tell)
    return hearing.word
