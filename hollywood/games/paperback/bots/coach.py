"""The coach: the best words and purchases, what they promise, one true reason for each."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence

from hollywood.bots.advice import Advice
from hollywood.bots.bot import finished
from hollywood.bots.roles import LEVELS
from hollywood.core.message import Message

from ..rules.game import Paperback
from ..rules.moves import Done, Move, Propose, Seal, Spell, SpendCube
from ..rules.state import State
from . import move_sentences, reasons
from .cast import Cast
from .judge import Judge, Promise
from .player import Player
from .purchases import PurchaseSet, best_set, offered
from .values import turns_left
from .word_choice import WordOption

BEST = 3  # words or purchases that are shown
_WORLDS = 120  # in which each is tried
_HURRY = 40  # play-outs of a purchase that is one of many
_SECONDS = 30  # in which a word is ready where all spell at once
Thinking = Generator[None, None, list[Advice[Move]]]


def advise(cast: Cast, game: Paperback, state: State, rng: random.Random) -> Thinking:
    """The best moves of whoever is to act, the very best first; thinks like the strongest bot."""
    judge = Judge(cast, game)
    if state.step in ("spell", "seal", "help"):
        found = yield from _of_words(judge, state)
    elif state.step == "buy":
        found = yield from _of_purchases(judge, state)
    else:
        found = []
    return found or [_other(cast, judge, state, rng)]


def _of_words(judge: Judge, s: State) -> Thinking:
    """Whatever is worth most now comes first, unless another word promises more wins."""
    options = yield from judge.words(s, s.hands[s.turn], reasons.COMPARED)
    found = []
    for option in options[:BEST]:
        promise = (yield from of_word(judge, s, option, _WORLDS)) if _tells(judge, s) else None
        move = _spelled(s, option)
        reason = reasons.of_word(s, judge.table, option, options)
        found.append(advice(s, move, move_sentences.of_word(option), reason, promise))
    return found


def _tells(judge: Judge, s: State) -> bool:
    return judge.foresees and s.step == "spell"


def _spelled(s: State, option: WordOption) -> Move:
    match s.step:
        case "help":
            return Propose(option.laid)
        case "seal":
            return Seal(option.laid, _SECONDS)
    return Spell(option.laid)


def of_word(
    judge: Judge, s: State, option: WordOption, worlds: int
) -> Generator[None, None, Promise | None]:
    """What a word promises if its money is spent as planned; None if others have a say first."""
    after = judge.published(s, option)
    if after.step != "buy":
        return None
    cards = [each.card for each in judge.planned(after)]
    return (yield from judge.after_buying(after, cards, worlds))


def _of_purchases(judge: Judge, s: State) -> Thinking:
    chosen = (yield from _raced(judge, s)) if judge.foresees else _as_planned(judge, s)
    found = []
    for each in chosen[:BEST]:
        promise = None
        if judge.foresees:
            promise = yield from judge.after_buying(s, [one.card for one in each], _WORLDS)
        words = move_sentences.of_purchase(judge.table, each)
        first, *then = moves_of(s, each)
        why = reasons.of_purchase(s, judge.table, each)
        found.append(advice(s, first, words, why, promise, tuple(then)))
    return found


def _raced(judge: Judge, s: State) -> Generator[None, None, list[PurchaseSet]]:
    choices = judge.foresight.candidates(s)
    order = list(range(len(choices)))
    for runners in judge.foresight.raced(s, choices, _HURRY * len(choices)):
        order = [each.choice for each in runners]
        yield
    return [choices[each] for each in order]


def _as_planned(judge: Judge, s: State) -> list[PurchaseSet]:
    """Where nothing can be foreseen: the plan's set, then the best cards alone."""
    left = turns_left(s, judge.plan)
    first = best_set(s, judge.table, judge.prices, left)
    singles = [(each,) for each in offered(s, judge.table, judge.prices, left) if each.worth > 0]
    return [first, *(each for each in singles if each != first)]


def moves_of(s: State, chosen: PurchaseSet) -> list[Move]:
    """Cubes that are spent, the purchases, and that it is done."""
    short = max(0, sum(each.price for each in chosen) - s.money)
    return [*[SpendCube()] * short, *(each.move for each in chosen), Done()]


def advice(
    s: State,
    move: Move,
    words: Message,
    reason: Message,
    promise: Promise | None,
    then: Sequence[Move] = (),
) -> Advice[Move]:
    """What is said of a move; without chances where none can be told."""
    if promise is None:
        even = 1 / len(s.hands)
        places = (even,) * len(s.hands)
        return Advice(
            move, words, reason, even, None, places, exact=False, sealed=True, then=tuple(then)
        )
    win, points = promise.wins[s.turn], promise.fame[s.turn]
    places = promise.places
    return Advice(move, words, reason, win, points, places, exact=False, then=tuple(then))


def _other(cast: Cast, judge: Judge, s: State, rng: random.Random) -> Advice[Move]:
    """What the strongest bot would do, and what that does."""
    game, seat = judge.game, judge.game.to_act(s)
    assert seat is not None, "somebody decides"
    thought = Player(cast, LEVELS[-1]).think(game, seat, game.moves(s), s.copy, rng)
    move: Move = finished(thought)
    why = reasons.of_choice(s, judge.table, move)
    return advice(s, move, move_sentences.of_move(judge.table, move), why, None)
