"""The coach of Times Square tells the truth: each reason is checked by the rules alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import get_args

import pytest

from hollywood.bots.bot import decide, finished
from hollywood.bots.review import Decision, Luck, in_order
from hollywood.core.game import Event, imagine
from hollywood.core.match import Match
from hollywood.core.message import Slot, say
from hollywood.games.times_square.bots.coach import advise
from hollywood.games.times_square.bots.net import WON
from hollywood.games.times_square.bots.packed import Cards
from hollywood.games.times_square.bots.reasons import ReasonKind, reasons
from hollywood.games.times_square.bots.turns import Turn, turns
from hollywood.games.times_square.kit import TimesSquareKit
from hollywood.games.times_square.rules.deck import COLOURS
from hollywood.games.times_square.rules.state import CharlieWalked, Drew, End, Move, State
from hollywood.games.times_square.rules.street import home, lamps, leads
from hollywood.games.times_square.rules.words import lit

from .positions import at
from .test_bots import positions
from .test_players import GAME, JUDGE, KIT, player

LEVEL = replace(KIT.cast.levels["mogul"], worlds=2)


@dataclass
class Told:
    """A reason, and the turn it was given for, made by the rules."""

    slots: dict[str, Slot]
    before: State
    after: State
    events: list[Event]

    @property
    def seat(self) -> int:
        return self.before.turn

    @property
    def walk(self) -> CharlieWalked:
        return next(event for event in self.events if isinstance(event, CharlieWalked))

    @property
    def drawn(self) -> int:
        return sum(isinstance(event, Drew) for event in self.events)

    @property
    def closer(self) -> int:
        return (self.after.places.sue - self.before.places.sue) * home(self.seat)

    def has_won(self, how: str) -> bool:
        return (self.after.winner, self.after.how) == (self.seat, how)

    def out(self) -> tuple[bool, ...]:
        was, still = (
            lamps(GAME.street, s.places, 1 - self.seat) for s in (self.before, self.after)
        )
        return tuple(one and not other for one, other in zip(was, still, strict=True))

    def led(self, seat: int) -> tuple[bool, bool]:
        return leads(self.before.places, seat), leads(self.after.places, seat)

    def left(self) -> int:
        return len(self.after.supply) + 39 * (self.after.passes == 0)

    def nobody_can_win(self) -> bool:
        rng = random.Random(1)
        worlds = (imagine(GAME, self.before, self.seat, rng) for _ in range(25))
        for world in worlds:
            after = self.after.copy()
            after.hands[1 - self.seat] = world.hands[1 - self.seat]
            if JUDGE.world(after).best().odds >= WON:
                return False
        return True


CHECKS: dict[ReasonKind, Callable[[Told], bool]] = {
    "sue_home": lambda t: t.has_won("sue_home"),
    "wrong_door": lambda t: (t.after.winner, t.after.how) == (1 - t.seat, "wrong_door"),
    "charlie_home": lambda t: (
        t.has_won("charlie_home") and abs(t.walk.end - t.walk.start) == t.slots["count"]
    ),
    "last_call_sue": lambda t: t.has_won("sue_side"),
    "last_call_charlie": lambda t: t.has_won("charlie_side"),
    "safe": Told.nobody_can_win,
    "walks": lambda t: (
        abs(t.walk.end - t.walk.start) == t.slots["count"] and t.slots["lamps"] == lit(t.walk.lamps)
    ),
    "puts_out": lambda t: sum(t.out()) == t.slots["count"] and t.slots["lamps"] == lit(t.out()),
    "nearer": lambda t: t.closer == t.slots["count"],
    "leads": lambda t: t.led(t.seat) == (False, True),
    "leads_no_more": lambda t: t.led(1 - t.seat) == (True, False),
    "burns": lambda t: (
        t.drawn == t.slots["count"]
        and t.left() == t.slots["left"]
        and t.after.places.sue * home(t.seat) > 0
    ),
    "draws": lambda t: t.drawn == t.slots.get("count", t.drawn),
    "free": lambda t: t.drawn == 0,
}


def made(state: State, turn: Turn) -> Told:
    """The turn, made by the rules."""
    after, events = state.copy(), list[Event]()
    for move in (*turn.moves, End()):
        if after.winner is None:
            assert GAME.illegal(after, move) is None
            GAME.apply(after, move, events.append)
    return Told({}, state, after, events)


def check(count: int, each: int) -> Counter[ReasonKind]:
    """How often each kind of reason was given; every one is true."""
    told = Counter[ReasonKind]()
    for state in positions(count):
        rng, found = random.Random(state.number), turns(GAME, state)
        for turn in rng.sample(found, min(each, len(found))):
            true = made(state, turn)
            for reason in reasons(JUDGE, state, turn):
                here = replace(true, slots=dict(reason.message.slots))
                assert CHECKS[reason.kind](here), (reason, state, turn)
                told[reason.kind] += 1
    return told


def test_every_reason_is_true() -> None:
    told = check(120, 4)
    assert set(CHECKS) == set(get_args(ReasonKind))
    assert {"safe", "walks", "puts_out", "nearer", "leads", "leads_no_more", "draws"} <= set(told)


@pytest.mark.soak
def test_every_reason_is_true_in_many_positions() -> None:
    assert set(check(1000, 5)) >= set(CHECKS) - {"last_call_charlie"}


def hands_of_a_colour(state: State) -> Iterator[Cards]:
    """Every hand that the other player may hold, as far as one turn can make use of it."""
    unseen = Counter(GAME.ids[card] for card in (*state.hands[1 - state.turn], *state.supply))
    for colour in COLOURS:
        kinds = [(str(k.id), unseen[str(k.id)]) for k in GAME.deck.cards if k.colour == colour]
        full = min(GAME.deck.hand, sum(count for _, count in kinds))
        for counts in product(*(range(count + 1) for _, count in kinds)):
            if sum(counts) == full:
                pairs = zip(kinds, counts, strict=True)
                yield sum(count * JUDGE.packed.one[id] for (id, _), count in pairs)


def said_to_be_safe() -> Iterator[Told]:
    """Turns after which, as the coach says, nobody can win."""
    for state in positions(1000):
        for turn in turns(GAME, state)[:5]:
            if any(reason.kind == "safe" for reason in reasons(JUDGE, state, turn)):
                yield made(state, turn)


@pytest.mark.soak
def test_after_a_safe_turn_no_hand_of_cards_wins() -> None:
    for told in islice(said_to_be_safe(), 40):
        world = JUDGE.world(told.after)
        for world.hand in hands_of_a_colour(told.before):
            assert world.best().odds < WON


def reason_kinds(state: State, *moves: str) -> list[str]:
    """What is said of a turn, what tells most first."""
    wanted = [GAME.read(move) for move in moves]
    turn = next(turn for turn in turns(GAME, state) if list(turn.moves) == wanted)
    return [reason.kind for reason in reasons(JUDGE, state, turn)]


@pytest.mark.parametrize(
    ("places", "hand", "charlie", "move", "kind"),
    [
        ((6, 5, 8, 0, 0), "sue", 0, "sue +1", "sue_home"),
        ((-6, -8, 8, 0, 0), "sue", 0, "sue -1", "wrong_door"),
        ((0, -2, 2, 5, -1), "hal_2", 6, "hal 2 +", "charlie_home"),
        ((0, -2, 2, 5, -1), "hal_2", 0, "hal 2 +", "walks"),
        ((0, -8, 2, 1, -1), "guard", 0, "guard left +1", "draws"),
        ((0, -7, 2, 1, -1), "guard", 0, "guard left +1", "puts_out"),
        ((0, -2, 2, 1, -1), "deb_2", 0, "deb 2 +", "leads"),
    ],
)
def test_what_tells_most_comes_first(
    places: tuple[int, ...], hand: str, charlie: int, move: str, kind: str
) -> None:
    assert reason_kinds(at(GAME, places, hand, charlie=charlie), move)[0] == kind


def test_last_call_is_won_on_the_own_side() -> None:
    state = at(GAME, (1, -2, 2, 1, -1), "hal_1 hal_1")
    state.passes, state.supply, state.played = 1, state.supply[:1], state.supply[1:]
    assert reason_kinds(state, "hal 1 +") == ["last_call_sue"]
    state.places, state.charlie = state.places._replace(sue=0), 3
    assert reason_kinds(state, "hal 1 +") == ["last_call_charlie"]


def test_the_best_turns_are_told_with_all_their_moves() -> None:
    for state in positions(12):
        advices = finished(advise(JUDGE, LEVEL, state))
        assert 1 <= len(advices) <= 3
        assert all(0 <= advice.win <= 1 for advice in advices)
        for advice in advices:
            after = state.copy()
            for move in (advice.move, *advice.then):
                assert GAME.illegal(after, move) is None
                GAME.apply(after, move)
            assert after.winner is not None or after.turn != state.turn


def test_in_the_middle_of_a_turn_the_coach_goes_on_from_there() -> None:
    state = at(GAME, (0, -2, 2, 1, -1), "hal_2 hal_3 hal_1 sue sue guard deb_1 deb_2")
    GAME.apply(state, GAME.read("hal 2 +"))
    for advice in finished(advise(JUDGE, LEVEL, state)):
        assert GAME.illegal(state, advice.move) is None


def test_where_all_is_done_the_coach_says_to_end_the_turn() -> None:
    """It told of the cards that lie on the stage as if they were still to be played."""
    state = at(GAME, hand="hal_3 deb_2")
    GAME.apply(state, GAME.read("hal 3 +"))
    ends = [each for each in finished(advise(JUDGE, LEVEL, state)) if each.move == End()]
    assert ends
    assert all(each.words.id == "times_square.hint.end" for each in ends)


def test_what_is_discarded_is_told_as_that() -> None:
    """That everybody stays where they are was said of it."""
    state = at(GAME, hand="hal_3 deb_2")
    for move in ("discard hal_3", "discard deb_2"):
        GAME.apply(state, GAME.read(move))
    (only,) = finished(advise(JUDGE, LEVEL, state))
    assert only.words == say(
        "times_square.hint.end", turn=say("times_square.hint.discards", count=2)
    )


def test_on_an_unknown_street_the_coach_judges_by_what_it_sees() -> None:
    kit = TimesSquareKit(replace(KIT.deck, spaces=10), KIT.cast, KIT.learnt, KIT.both_hands)
    game = kit.game(kit.presets["standard"])
    match = Match(game, game.start(2, 3))
    (first, *_) = finished(kit.advise(game, match.state, random.Random(1)))
    match.play(first.move)
    review = kit.review(match, 1)
    assert not review.foresees
    assert list(in_order(review)) == []


def match_of_bots() -> Match[State, Move]:
    """A short match."""
    match, bots = Match(GAME, GAME.start(2, 4)), [player("extra"), player("lead")]
    while (seat := match.to_act) is not None:
        match.play(decide(bots[seat], GAME, match.state, random.Random(1)))
    return match


def test_a_review_looks_at_every_turn_and_every_hand() -> None:
    match = match_of_bots()
    seen, again = (list(in_order(KIT.review(match, 1, play_outs=500))) for _ in "ab")
    assert repr(seen) == repr(again)
    decisions = [each for each in seen if isinstance(each, Decision)]
    lucks = [each for each in seen if isinstance(each, Luck)]
    turns_taken = match.state.number
    assert len(decisions) == len(lucks) == turns_taken
    assert all(sum(luck.gains) == pytest.approx(0) for luck in lucks)
    for number, decision in enumerate(decisions):
        began = match.states[decision.number]
        assert (began.number, began.turn) == (number + 1, decision.seat)
        assert len(began.stage) == 0
        assert match.moves[decision.number] == decision.played.move
        assert decision.best.win >= decision.played.win
        assert not decision.blunder or decision.loss >= 0.1
    if decisions[-1].seat == match.state.winner:
        assert decisions[-1].played.win == 1


def test_only_a_turn_that_wins_at_once_is_said_to_be_certain() -> None:
    certain = 0
    for state in positions(60):
        world = imagine(GAME, state, state.turn, random.Random(1))
        for advice in finished(advise(JUDGE, LEVEL, world)):
            after = world.copy()
            for move in (advice.move, *advice.then):
                GAME.apply(after, move)
            assert advice.exact == (after.winner == world.turn and after.number == world.number)
            certain += advice.exact
    assert certain
