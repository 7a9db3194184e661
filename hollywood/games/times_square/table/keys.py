"""What keys mean at the table, and which actions make a move."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.actions import NUMBERS
from hollywood.core.message import say
from hollywood.ui.table.setting import NOTHING, Begin, Intent, Make, Pick, Refuse
from hollywood.ui.table.stage import Key

from ..rules.game import TimesSquare
from ..rules.state import Discard, Guards, Lure, Move, State
from ..rules.state import End as EndTurn
from . import actions, pointing
from .choices import Choice, choices, on_space, only
from .draft import Discarding, Draft, Holding, Luring
from .geometry import Plan
from .layout import DISCARD, END, LURE, SPACE, card_key, in_hand, in_order

_BUTTONS = {actions.LURE: LURE, actions.DISCARD: DISCARD, actions.END: END}


def key(
    game: TimesSquare, s: State, action: str, draft: Draft | None, here: Pick = NOTHING
) -> Intent[Move] | None:
    """What a key means: a card by its number, a button, all three figures, or a step back."""
    meant = pointing.by_keys(_meant(game, s, action, draft))
    if meant is None and action == "confirm" and here.thing is None and here.place is None:
        return pointing.nowhere(game, s, draft)
    return meant


def _meant(game: TimesSquare, s: State, action: str, draft: Draft | None) -> Intent[Move] | None:
    hand = in_hand(s, s.turn)
    if action in NUMBERS[: len(hand)]:
        return pointing.on_card(game, s, hand[NUMBERS.index(action)], draft)
    if action in _BUTTONS:
        return pointing.pressed(game, s, _BUTTONS[action], draft)
    if action == actions.TOGETHER:
        return _together(game, s, draft)
    if action == "back" and isinstance(draft, Holding) and draft.half is not None:
        return Begin(draft.back())
    if action == "confirm" and draft is not None:
        choice = only(choices(game, s, draft))
        return None if choice is None else pointing.chosen(game, s, choice)
    return None


def _together(game: TimesSquare, s: State, draft: Draft | None) -> Intent[Move] | None:
    """Esmé alone, or all three with a second card."""
    if not isinstance(draft, Holding) or game.faces[draft.cards[0]].colour != "green":
        return Refuse(say("times_square.table.green_first"))
    first, *more = draft.cards
    if more:
        return Begin(Holding((first,)))
    alike = [card for card in in_order(s.hands[s.turn]) if game.ids[card] == game.ids[first]]
    others = [card for card in alike if card != first]
    if not others:
        return Refuse(say("times_square.table.one_green"), card_key(first))
    return Begin(Holding((first, others[0])))


# arrows


def step(
    game: TimesSquare, plan: Plan, s: State, here: Pick, x: int, y: int, draft: Draft | None
) -> Pick:
    """Along the hand while nothing is chosen; else from space to space that is lit."""
    found = choices(game, s, draft)
    if draft is None or isinstance(draft, Discarding) or not found:
        return _along(s, plan, here, x, y)
    keys: list[Key] = [_key_of(found, choice) for choice in found]
    if y:
        at = keys.index(here.place) if here.place in keys else -1 if y > 0 else 0
        return Pick(place=keys[(at + y) % len(keys)])
    spaces = sorted({choice.space for choice in found}, key=lambda space: space * plan.side)
    space = here.place[1] if here.place in keys and here.place is not None else None
    at = spaces.index(space) if space in spaces else -1 if x > 0 else 0
    return Pick(place=(SPACE, spaces[(at + x) % len(spaces)], 0))


def _key_of(found: Sequence[Choice], choice: Choice) -> Key:
    """The key by which keys point at a choice: its space, and which one it is there."""
    return (SPACE, choice.space, on_space(found, choice.space).index(choice))


def _along(s: State, plan: Plan, here: Pick, x: int, y: int) -> Pick:
    """From card to card, and to the buttons below and above."""
    hand: list[Key] = [card_key(card) for card in in_hand(s, s.turn)]
    buttons: list[Key] = [(button, 0, 0) for button in (LURE, DISCARD, END)]
    if y:
        on_buttons = here.place in buttons
        return (
            Pick(thing=hand[0]) if on_buttons and hand else Pick(place=buttons[0 if y > 0 else -1])
        )
    if here.place in buttons:
        return Pick(place=buttons[(buttons.index(here.place) + x) % len(buttons)])
    if not hand:
        return Pick(place=buttons[-1])
    at = hand.index(here.thing) if here.thing in hand else -1 if x > 0 else 0
    return Pick(thing=hand[(at + x) % len(hand)])


# which actions make a move


def actions_for(game: TimesSquare, s: State, move: Move) -> list[str]:
    """The actions that make a legal move."""
    match move:
        case EndTurn():
            return [actions.END]
        case Discard(id):
            begin = [] if s.discarded else [actions.DISCARD]
            return [*begin, _number(game, s, id)]
        case Lure():
            return [actions.LURE, *_aimed(game, s, Luring(), move)]
    id, _ = game.legal.card(move)
    (card,) = game.legal.held(s, id, 1)
    return [_number(game, s, id), *_aimed(game, s, Holding((card,)), move)]


def _number(game: TimesSquare, s: State, id: str) -> str:
    """The action for the first card of its kind that is not to be discarded."""
    (card,) = game.legal.held(s, id, 1)
    return NUMBERS[in_hand(s, s.turn).index(card)]


def _aimed(game: TimesSquare, s: State, draft: Draft, move: Move) -> list[str]:
    """Down to a choice and Enter, perhaps for each of two steps; what is warned of, twice."""
    found = choices(game, s, draft)
    choice = next((each for each in found if each.play == move and not each.half), None)
    if choice is None:
        choice = next(each for each in found if begins(each, move))
    makes = pointing.chosen(game, s, choice)
    if isinstance(makes, Begin):
        rest = _aimed(game, s, makes.draft, move)
    else:
        rest = ["confirm"] if isinstance(makes, Make) and makes.warning else []
    down = [] if only(found) is not None else ["down"] * (1 + found.index(choice))
    return [*down, "confirm", *rest]


def begins(choice: Choice, move: Move) -> bool:
    """Whether a choice is the first of the two steps of a move."""
    half = choice.play
    if not choice.half or not isinstance(half, Guards) or not isinstance(move, Guards):
        return False
    return (half.left or move.left, half.right or move.right) == (move.left, move.right)
