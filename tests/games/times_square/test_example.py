"""The example of the design, four turns long, with the only ways to continue it made certain."""

from __future__ import annotations

from hollywood.games.times_square.rules.street import Places

from .positions import A, B, at, cards, made, times_square, words

GAME = times_square()


def test_the_example_is_played_as_the_design_tells_it() -> None:
    state = at(GAME, (2, 1, 6, -6, 1), "sue sue sue sue hal_3")
    theirs = cards(GAME, ["deb_4", "deb_4"], state.hands[A])
    state.supply = tuple(c for c in (*state.supply, *state.hands[B]) if c not in theirs)
    state.hands[B] = tuple(theirs)

    made(GAME, state, "trio +1", "sue +1", "sue +1")
    assert state.places == Places(5, 2, 7, -6, 1)
    made(GAME, state, "end")
    assert (state.charlie, state.turn) == (2, B)

    red = {text for text in words(GAME, state) if text.startswith("deb 4")}
    assert red == {"deb 4 left -", "deb 4 hal +", "deb 4 +", "deb 4 -"}
    made(GAME, state, "deb 4 left -", "end")
    assert (state.places, state.charlie) == (Places(5, -2, 7, -6, 1), 2)

    yellow = {text for text in words(GAME, state) if text.startswith("hal 3")}
    assert yellow == {"hal 3 +"}
    made(GAME, state, "hal 3 +", "end")
    assert (state.places, state.charlie) == (Places(5, -2, 7, -3, 1), 3)

    lures = {text for text in words(GAME, state) if text.startswith("lure")}
    assert lures == {"lure left"}
    held = len(state.hands[B])
    made(GAME, state, "lure left", "end")
    assert (state.places, state.charlie) == (Places(5, -3, 7, -3, 1), 3)
    assert (len(state.hands[B]), state.turn) == (held, A)


def test_twelve_positions_fit_the_first_turn_of_the_example() -> None:
    """Trio +1 and Sue +2, then one bodyguard at the door and the trio on the own half."""
    found = {
        (sue, left, right)
        for sue in range(-8, 9)
        for left in range(-8, sue)
        for right in range(sue + 1, 9)
        if _fits(sue, left, right)
    }
    expected = {(sue, left, right) for sue in (1, 2, 3) for left in range(sue) for right in (6, 7)}
    assert found == expected
    assert len(found) == 12


def _fits(sue: int, left: int, right: int) -> bool:
    if sue >= 7:
        return False
    state = at(GAME, (sue, left, right, 0, 0), "sue sue sue sue")
    for text in ("trio +1", "sue +1", "sue +1"):
        if text not in words(GAME, state):
            return False
        made(GAME, state, text)
        if state.winner is not None:
            return False
    made(GAME, state, "end")
    return state.charlie == 2
