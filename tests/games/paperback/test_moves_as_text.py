"""Moves of Paperback as they are written down."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.core.game import Illegal
from hollywood.games.paperback.rules import move_text
from hollywood.games.paperback.rules.moves import (
    Borrow,
    Buy,
    Copy,
    Deadline,
    Draft,
    Laid,
    Propose,
    Redraw,
    Seal,
    Spell,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    TurnUp,
)

WRITTEN = {
    "spell p3 common *2=i n1 t1": Spell(
        (Laid("p3"), Laid("common"), Laid("*2", "i"), Laid("n1"), Laid("t1"))
    ),
    "spell t1+ th5~ e3=o switch on theme": Spell(
        (Laid("t1", twice=True), Laid("th5", reversed=True), Laid("e3", "o"), Laid("switch")), True
    ),
    "spell *5.2=e *5=a t1.3": Spell((Laid("*5", "e", nth=2), Laid("*5", "a"), Laid("t1", nth=3))),
    "spell t1.10 t1.99+": Spell((Laid("t1", nth=10), Laid("t1", twice=True, nth=99))),
    "propose r4! g5b": Propose((Laid("r4!"), Laid("g5b"))),
    "seal 12 a t1": Seal((Laid("a"), Laid("t1")), 12),
    "seal 30": Seal((), 30),
    "redraw t1": Redraw("t1"),
    "trash t1 with a4": TrashForCents("t1", "a4"),
    "trash t1 with u5 for a2": TrashForGain("t1", "u5", "a2"),
    "clear p3 with v5": TrashOffer("p3", "v5"),
    "copy left with i7": Copy("left", "i7"),
    "borrow c5 2": Borrow("c5", 2),
    "buy *11": Buy("*11"),
    "buy *8 2": Buy("*8", 2),
    "turn 5": TurnUp(5),
    "deadline *5 3": Deadline("*5", 3),
    "draft o9": Draft("o9"),
}
ALIKE = st.builds(Laid, st.sampled_from(["t1", "*5", "r4!", "g5b"]), nth=st.integers(1, 99))
PLAIN = ["pass", "hand for a cube", "ask", "no idea", "yes", "no", "go on", "cube", "done"]


@pytest.mark.parametrize("text", [*WRITTEN, *PLAIN])
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    move = move_text.read(text)
    assert WRITTEN.get(text, move) == move
    assert move_text.write(move) == text


def test_which_of_cards_alike_is_laid_makes_no_other_move() -> None:
    """What was played is looked for among moves of bots, lessons and puzzles, which name none."""
    named, plain = move_text.read("spell *5.2=e t1.3"), move_text.read("spell *5=e t1")
    assert named == plain
    assert hash(named) == hash(plain)
    assert move_text.write(named) != move_text.write(plain)


@settings(deadline=None)
@given(st.lists(ALIKE))
def test_whichever_of_cards_alike_was_laid_is_read_again(laid: list[Laid]) -> None:
    """Moves that differ in nothing else are the same one, so which ones they name is looked at."""
    move = Seal(tuple(laid), 3)
    again = move_text.read(move_text.write(move))
    assert again == move
    assert isinstance(again, Seal)
    assert [each.nth for each in again.laid] == [each.nth for each in laid]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "spell",
        "spell ?",
        "spell on theme",
        "buy",
        "buy p3 0",
        "buy p3 p4",
        "turn x",
        "seal",
        "seal 1.5 t1",
        "trash t1",
        "trash t1 with",
        "copy up with i7",
        "done now",
        "spell t1=tt",
        "clear p3",
        "borrow c5",
        "borrow c5 01",
        "deadline *5",
        "Spell t1",
        "spell t1 =a",
        "spell t1.1",
        "spell t1.0",
        "spell t1.02",
        "spell t1.100",
        "spell t1=a.2",
    ],
)
def test_other_words_are_no_move(text: str) -> None:
    with pytest.raises(Illegal):
        move_text.read(text)
