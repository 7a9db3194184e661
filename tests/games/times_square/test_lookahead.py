"""What is shown of what would be is what comes then."""

from __future__ import annotations

import random

from hollywood.core.game import Event
from hollywood.games.times_square.rules.state import CharlieWalked, End, Guards, State, Sue, Trio
from hollywood.games.times_square.rules.street import FIGURES, lamps
from hollywood.games.times_square.table.aim import Aim
from hollywood.games.times_square.table.choices import choices
from hollywood.games.times_square.table.draft import Draft, Holding, Luring, Sending
from hollywood.games.times_square.table.foreseen import Foreseen
from hollywood.games.times_square.table.lookahead import foreseen, of_turn
from hollywood.games.times_square.table.outcomes import turn_end

from .drawn import drawn_positions
from .positions import START, at, times_square

GAME = times_square()


def shown(state: State, draft: Draft | None, number: int | None = None) -> Foreseen:
    """What is seen of a draft while one of its choices is pointed at."""
    found = choices(GAME, state, draft)
    aimed = Aim(draft, found, None if number is None else found[number])
    return foreseen(GAME, state, aimed, of_turn(GAME, state))


def test_a_ghost_stands_where_the_figure_will_and_fizz_walks_as_far_as_is_told() -> None:
    chance, seen = random.Random(3), 0
    for state in drawn_positions(GAME, 150, seed=3):
        hand = state.hands[state.turn]
        drafts: list[Draft] = [
            Luring(),
            *map(Sending, FIGURES),
            *(Holding((card,)) for card in hand),
        ]
        for draft in chance.sample(drafts, 4):
            for number, choice in enumerate(choices(GAME, state, draft)):
                outcome = shown(state, draft, number).outcome
                assert outcome is not None
                then = state.copy()
                if choice.half and isinstance(choice.play, Guards):
                    before = (then.places.left, then.places.right)
                    halves = (choice.play.left, choice.play.right)
                    left, right = (a + b for a, b in zip(before, halves, strict=True))
                    then.places = then.places._replace(left=left, right=right)
                else:
                    GAME.apply(then, choice.play)
                assert outcome.after == then
                assert outcome.after.places[FIGURES.index(choice.figure)] == choice.space
                assert outcome.warns == (then.winner == 1 - state.turn)
                seen += 1
                if then.winner is not None:
                    assert turn_end(GAME, then) is None
                    continue
                told, events = turn_end(GAME, then), list[Event]()
                GAME.apply(then, End(), events.append)
                (walked,) = (event for event in events if isinstance(event, CharlieWalked))
                assert told is not None
                assert (told.end, told.winner) == (then.charlie, then.winner)
                assert told.lamps == walked.lamps == lamps(GAME.street, then.places, state.turn)
    assert seen > 1000


def test_cards_of_another_colour_are_dim_and_those_that_fit_nowhere_are_struck() -> None:
    state = at(GAME, (0, -1, 1, 1, -1), "sue sue guards_to_sue hal_1 hal_2 deb_2")
    sue, beside = state.hands[1][0], state.hands[1][2]
    seen = of_turn(GAME, state)
    assert seen.blocked == {beside}, "two green cards still move all three"
    alone = at(GAME, (0, -1, 1, 1, -1), "sue hal_1")
    assert of_turn(GAME, alone).blocked == {alone.hands[1][0]}
    GAME.apply(state, Trio(1))
    later = of_turn(GAME, state)
    assert later.gold
    assert later.last, "nothing else can be done"
    assert later.dimmed == set(state.hands[1])
    assert sue not in later.dimmed


def test_pads_offer_both_ways_and_strike_what_the_rules_refuse() -> None:
    state = at(GAME, (2, 1, 4, 7, 6), "sue sue hal_1")
    pads = {
        (pad.by, pad.together): pad.struck for pad in shown(state, Holding(state.hands[1][:1])).pads
    }
    able = {play for play in GAME.moves(state) if isinstance(play, Sue | Trio)}
    assert pads == {
        (by, together): (Trio(by) if together else Sue(by)) not in able
        for by in (-1, 1)
        for together in (False, True)
    }
    assert pads[-1, False], "a guard is in her way"
    single = at(GAME, START, "sue hal_1")
    assert shown(single, Holding(single.hands[1][:1])).pads == ()
