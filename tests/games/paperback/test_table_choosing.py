"""Abilities that are chosen for: in the order that is worth most, or as the player likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from hollywood.core.game import CardId, Event
from hollywood.games.paperback.rules.abilities import BY_THEMSELVES, Tally
from hollywood.games.paperback.rules.deck import Ability, Condition
from hollywood.games.paperback.rules.events import Fired, Spelled
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Choice, GoOn, Spell, TrashForCents, TrashForGain
from hollywood.games.paperback.rules.resolving import choose, spell
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Placed, Word
from hollywood.games.paperback.table.desk import BUY, SCORE
from hollywood.games.paperback.table.draft import Draft
from hollywood.games.paperback.table.using import (
    chips_now,
    choices_now,
    open_abilities,
    used_now,
)
from hollywood.games.paperback.table.verdict import counted

from .by_hand import setting_of
from .positions import at, cards, library, paperback, settle
from .stills import Still
from .test_table import seated

pytestmark = pytest.mark.usefixtures("roughly")
TRIED = ("copy", "trash_for_cents", "trash_for_gain", "double_word", "points_again")
_Offered = Callable[[State], Sequence[Choice]]


def with_abilities(game: Paperback) -> list[tuple[Ability, CardId]]:
    """A card that can be in a word for each ability that asks nothing and differs from others."""
    found: dict[tuple[object, ...], tuple[Ability, CardId]] = {}
    for card, face in enumerate(game.table.faces):
        for ability in face.abilities if len(face.letters) == 1 else ():
            if ability.when == Condition():
                key = (ability.does, ability.n, ability.whose)
                found.setdefault(key, (ability, card))
    return list(found.values())


def spelled(game: Paperback, base: State, laid: Sequence[CardId]) -> State:
    """These cards as a word, whatever they spell."""
    s = base.copy()
    row = [Placed(card, game.table.faces[card].letters, n) for n, card in enumerate(laid)]
    s.hands[s.turn] = (*s.hands[s.turn], *laid)
    spell(s, game.table, Word(tuple(row), "".join(each.letters for each in row)), None)
    return s


def whatever_is_gained(move: Choice) -> Choice:
    """What is gained brings no cents: each card will do."""
    return replace(move, gained="") if isinstance(move, TrashForGain) else move


def best(game: Paperback, s: State, offered: _Offered) -> int:
    """The most cents that come of such choices."""
    if s.step != "choose":
        return s.money
    most, seen = 0, set[object]()
    for move in [*offered(s), GoOn()]:
        what = whatever_is_gained(move)
        if what in seen:
            continue
        seen.add(what)
        then = s.copy()
        choose(then, game.table, move, None)
        most = max(most, best(game, then, offered))
    return most


def any_order(game: Paperback) -> _Offered:
    return lambda s: [m for m in game.moves(s) if isinstance(m, Choice)]


def by_itself(game: Paperback) -> _Offered:
    return lambda s: choices_now(s, game.table, Draft())


@pytest.mark.parametrize("many", [2, 3])
@pytest.mark.parametrize("left", ["", "t1", "t1 *2"])
def test_the_order_by_itself_is_worth_as_much_as_the_best_one(many: int, left: str) -> None:
    game = paperback()
    base = at(game, left)
    known = [each for each in with_abilities(game) if each[0].does in TRIED]
    tried = 0
    for chosen in combinations(known, many):
        laid = [card for _, card in chosen]
        waits = [each for each, _ in chosen if each.does not in BY_THEMSELVES]
        if not waits or len(set(laid)) < many:
            continue
        for row in (laid, laid[::-1]):
            s = spelled(game, base, row)
            assert best(game, s, by_itself(game)) == best(game, s, any_order(game)), row
            tried += 1
    assert tried > 40


def test_what_happens_by_itself_comes_to_the_same_in_any_order() -> None:
    one, two, three = Tally(3, 1), Tally(bonus=2, doubles=1), Tally(draw=1, doubles=1)
    assert one.plus(two).plus(three) == three.plus(one).plus(two) == two.plus(three).plus(one)


def asked(game: Paperback) -> Iterator[State]:
    """Positions in which something is to be chosen."""
    for ability, card in with_abilities(game):
        if ability.does not in BY_THEMSELVES:
            for hand in ("", "e", "t1 *2 i"):
                s = spelled(game, at(game, hand), [card, cards(game, at(game, ""), "n1")[0]])
                if s.step == "choose":
                    yield s


def test_every_choice_can_be_left_and_none_that_is_offered_is_impossible() -> None:
    """All abilities that are chosen for are such that one may leave them."""
    game = paperback()
    seen = 0
    for s in asked(game):
        offered = game.moves(s)
        assert GoOn() in offered
        assert len(offered) > 1, "with nothing to choose nobody is asked"
        for move in offered:
            assert game.illegal(s, move) is None
            game.apply(s.copy(), move)
            seen += 1
    assert seen > 20


def test_abilities_are_used_in_any_order_by_chip_card_and_key() -> None:
    with seated("a4 u5 n1 t1 h6 *2", "o e i a") as seat:
        settle(seat.s)
        seat.publish("aunt")
        assert seat.step == "choose"
        game, s = setting_of(seat.table).game, seat.s
        users = [w.user for w in open_abilities(s, game.table)]
        assert users == ["a4", "u5"], "cents come first"
        numbers = {chip.number for chips in seat.desk.chips.values() for chip in chips}
        assert {1, 2} <= numbers

        def now() -> str:
            draft = seat.table.draft
            waiting = used_now(seat.s, game.table, Draft() if draft is None else draft)
            assert waiting is not None
            return waiting.user

        laid = {game.table.names[each.card]: n for n, each in enumerate(seat.desk.seat_layout.row)}
        plan, slots = setting_of(seat.table).plan, seat.desk.seat_layout.slots
        seat.pilot.click(plan.sheet.chip(slots[laid["u5"]]).move(0, 6).center)
        assert now() == "u5"
        assert seat.desk.glowing
        seat.pilot.do("paperback.action.shuffle")
        assert now() == "a4"
        seat.pilot.click(slots[laid["u5"]].center)
        assert now() == "u5"
        seat.pilot.click(slots[laid["a4"]].center)
        seat.click(seat.of("h6"))
        move = seat.table.match.moves[-1]
        assert isinstance(move, TrashForCents)
        assert move.user == "a4"


def test_abilities_are_done_one_after_the_other() -> None:
    game = paperback()
    s, seen = at(game, "p5 a6 er4 u5 t1 *2 *2"), list[dict[str, str]]()
    laid = game.read("spell p5 a6 common *2=n t1 er4")
    assert isinstance(laid, Spell)
    library(game, s, "i a e o")
    word = game.table.spelling.lay(s, s.hands[s.turn], laid.laid)
    assert isinstance(word, Word)
    chips, still = counted(word, game.table)[2], Still(game)

    def heard(event: Event) -> None:
        now = chips_now(s, game.table, None, word, chips)
        if isinstance(event, Spelled | Fired):
            assert still.desk(s.copy(), own=s.turn).step in (SCORE, BUY)
            seen.append({game.table.names[card]: each[0].kind for card, each in now.items()})

    spell(s, game.table, word, heard)
    assert s.step != "spell"
    heard(Spelled(s.turn, word))
    assert len(seen) > 3
    firing = [sorted(name for name, kind in each.items() if kind == "fires") for each in seen]
    assert firing[0] == sorted(seen[0])
    assert [len(each) for each in firing] == sorted(map(len, firing), reverse=True)
    assert firing[-1] == []
