"""What keys mean at the table: letters type, and all else has a key, too."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from string import ascii_lowercase

from hollywood.actions import NUMBERS, TYPED, WHEEL
from hollywood.core.game import CardId
from hollywood.ui.table.setting import Begin, Make, Pick
from hollywood.ui.table.stage import CARD, Key

from ..rules.buying import fame_for_sale
from ..rules.faces import COMMON
from ..rules.market import CHEAPEST, for_sale
from ..rules.move_text import write
from ..rules.moves import (
    Ask,
    Buy,
    Deadline,
    Done,
    GoOn,
    HandForCube,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TurnUp,
    Vote,
)
from ..rules.moves import Draft as Take
from ..rules.state import NO_CARD, State
from ..rules.table import Table
from . import actions, intents, looking, pointing
from .choosing import numbered
from .draft import GAP, UNDECIDED
from .listing import LISTS
from .places import (
    BUTTON_KEY,
    CLEAR,
    HELP,
    PILE,
    POWER_KEY,
    RING,
    SHUFFLE,
    SORT,
    STRIP,
    THEME_KEY,
    TOOL,
    VOTE,
    card_key,
)
from .writer import Meant, Writer, begun

_WILD = ("?", "*", "shift+/", "shift+8")  # what stands for a wild card without a letter
_SHIFT = "shift+"
_HURRY = "f"  # while others act, holding it lets them hurry
_LAST_BOOK = "-"
_BOOKS = ("8", "9", "0", "-")  # piles of books, from the cheapest
_RING_ROW = 9


def key(writer: Writer, action: str, here: Pick) -> Meant:
    """What a key does now; None for those that are no business of the game."""
    if writer.draft.opened is not None:
        return _looking(writer, action, here)
    if action.startswith(TYPED):
        return _typed(writer, action.removeprefix(TYPED), here)
    return _acted(writer, action, here)


def _looking(writer: Writer, action: str, here: Pick) -> Meant:
    """While something is looked through, Enter and what leads back are for that."""
    if action == actions.MISSED:
        return looking.words(writer)
    if action == "confirm":
        return looking.confirmed(writer)
    if action in ("back", "undo", TYPED + "escape"):
        return Begin(looking.shut(writer).draft)
    return key(looking.shut(writer), action, here)


def _acted(writer: Writer, action: str, here: Pick) -> Meant:
    match action:
        case actions.SHUFFLE:
            return intents.tool(writer, SHUFFLE) if writer.writes else intents.next_ability(writer)
        case actions.SORT:
            return intents.tool(writer, SORT)
        case actions.DONE:
            return intents.pressed(writer)
        case actions.CLAIM:
            return intents.claimed(writer)
        case actions.HELP:
            return intents.tool(writer, HELP)
        case actions.CUBE:
            return intents.cube(writer)
        case actions.POWER:
            return intents.powered(writer)
        case actions.PASS:
            return intents.passed(writer)
        case actions.RING:
            return _ring(writer, here)
        case actions.MISSED:
            return looking.words(writer)
        case "undo":
            return _back(writer)
        case "back":
            return _erased(writer)
        case "confirm":
            return _confirmed(writer, here)
        case _ if action in WHEEL:
            return _wheeled(writer, here, 1 if action == WHEEL[1] else -1)
        case _ if action in NUMBERS:
            return _numbered(writer, NUMBERS.index(action))
    return None


# letters


def _typed(writer: Writer, name: str, here: Pick) -> Meant:
    if name in ("left", "right", "home", "end"):
        return _caret(writer, name)
    if name == "escape":
        return _escaped(writer)
    if name in ("backspace", "delete"):
        return _deleted(writer, ahead=name == "delete")
    if not writer.writes:
        return _jumped(writer, name, here)
    if name in _WILD:
        return begun(writer.maker.type(writer.s, writer.own, writer.draft, UNDECIDED))
    if name == "space":
        return _spaced(writer)
    letter = folded(name.removeprefix(_SHIFT))
    if letter is None:
        return None
    if writer.draft.ring is not None:
        return intents.lettered(writer, writer.draft.ring, letter)
    wild = name.startswith(_SHIFT)
    if name == _HURRY and not writer.desk.mine and not _adds(writer, letter):
        return None
    return begun(writer.maker.type(writer.s, writer.own, writer.draft, letter, wild))


def _adds(writer: Writer, letter: str) -> bool:
    """Whether a word that was begun can go on with a card that has this letter."""
    faces, draft = writer.seat_layout.table.faces, writer.draft
    return bool(draft.typed) and any(letter in faces[card].letters for card in draft.hand)


def folded(name: str) -> str | None:
    """The letter of a key without its accent; None if it writes none."""
    plain = unicodedata.normalize("NFD", name)[:1].lower()
    return plain if len(name) == 1 and plain and plain in ascii_lowercase else None


def _spaced(writer: Writer) -> Meant:
    """The space card, if there is one; else a space means what it means everywhere."""
    table, at = writer.seat_layout.table, writer.maker.at_turn(writer.s, writer.own)
    cards = (*writer.maker.hand(writer.s, writer.own), at.to_spell_with)
    if not any(card != NO_CARD and table.faces[card].is_space for card in cards):
        return None
    return begun(writer.maker.type(writer.s, writer.own, writer.draft, GAP))


def _caret(writer: Writer, name: str) -> Meant:
    draft = writer.draft
    if not writer.writes or not draft.row:
        return None
    ends = [0, *(each.end for each in draft.row)]
    at = draft.cut
    place = {"left": at - 1, "right": at + 1, "home": 0, "end": len(ends) - 1}[name]
    caret = ends[max(0, min(len(ends) - 1, place))]
    return Begin(replace(draft, caret=caret, ring=None, strip=False))


def _deleted(writer: Writer, *, ahead: bool) -> Meant:
    """A card goes back to the hand; the last one bought goes back to the newsstand."""
    if not writer.writes:
        if writer.desk.mine and writer.s.bought and not ahead:
            return pointing.on_card(writer, card_key(writer.s.bought[-1]))
        return None
    written = writer.maker.erased(writer.s, writer.own, writer.draft, ahead)
    return None if written is None else begun(written)


def _escaped(writer: Writer) -> Meant:
    draft = writer.draft
    if draft.strip or draft.ring is not None or draft.powered:
        return Begin(replace(draft, strip=False, ring=None, powered=False))
    if draft.chosen is not None:
        return Begin(replace(draft, chosen=None))
    if writer.writes:
        return intents.tool(writer, CLEAR)
    if writer.desk.mine and writer.s.bought:
        return pointing.on_card(writer, card_key(writer.s.bought[0]))
    return None


def _erased(writer: Writer) -> Meant:
    """Step by step; on a pad one button does it."""
    draft = writer.draft
    if draft.strip or draft.ring is not None or draft.powered or draft.chosen is not None:
        return _escaped(writer)
    return _deleted(writer, ahead=False)


def _back(writer: Writer) -> Meant:
    """Without the last thing that was done to sheet or hand."""
    if not writer.writes or writer.draft.before is None:
        return None
    return Begin(writer.draft.before)


# choices


def _jumped(writer: Writer, name: str, here: Pick) -> Meant:
    """While one buys, letters lead from card to card; with Shift, figures mean what lies above."""
    if not writer.desk.mine or writer.s.step not in ("buy", "choose", "draft", "deadline"):
        return None
    if name == _LAST_BOOK or (name.removeprefix(_SHIFT).isdigit() and name.startswith(_SHIFT)):
        card = _above(writer, name)
        return None if card is None else card
    letter = folded(name.removeprefix(_SHIFT)) if name.isascii() else None
    return None if letter is None else _to_card(writer, letter, here)  # an accent is on a figure


def _above(writer: Writer, name: str) -> Meant:
    """The top card of a pile, or its back; the last books."""
    s, books = writer.s, _books(writer.s, writer.seat_layout.table)
    number = len(_BOOKS) - 1 if name == _LAST_BOOK else int(name[-1]) - 1
    if name == _LAST_BOOK or writer.seat_layout.table.at_once:
        found = books[number : number + 1] if number >= 0 else ()
        return pointing.on_card(writer, card_key(found[0])) if found else None
    if not 0 <= number < len(s.piles) or not s.piles[number]:
        return None
    if number in s.covered:
        return intents.turned_up(writer, number)
    return pointing.on_card(writer, card_key(s.piles[number][-1]))


def _books(s: State, table: Table) -> Sequence[CardId]:
    """Those that can be bought, the cheapest first."""
    return [s.fame[row][place] for row, place in fame_for_sale(s, table)]


def _to_card(writer: Writer, letter: str, here: Pick) -> Meant:
    faces = writer.seat_layout.table.faces
    cards = [c for c in for_sale(writer.s) if faces[c].letters.startswith(letter)]
    if not cards:
        return None
    pointed = here.thing[1] if here.thing is not None else NO_CARD
    at = cards.index(pointed) if pointed in cards else -1
    return Begin(writer.seat_layout.draft, Pick(thing=card_key(cards[(at + 1) % len(cards)])))


def _numbered(writer: Writer, number: int) -> Meant:
    """The cards of the hand by their places, those for sale, or what can be chosen."""
    if writer.s.step == "spell" and number < len(writer.desk.offered_moves):
        return Make(writer.desk.offered_moves[number].move)
    if writer.writes:
        return _nth_card(writer, number)
    if not writer.desk.mine:
        return None
    match writer.s.step:
        case "accept":
            return intents.vote(writer, number == 0) if number < 2 else None
        case "choose":
            found = numbered(writer.seat_layout)
            return Make(found[number]) if number < len(found) else None
        case "buy" | "draft" | "deadline":
            card = _nth_for_sale(writer, number)
            return None if card is None else pointing.on_card(writer, card_key(card))
    return None


def _nth_card(writer: Writer, number: int) -> Meant:
    if number == len(NUMBERS) - 1:
        shared = writer.maker.at_turn(writer.s, writer.own).to_spell_with
        return None if shared == NO_CARD else pointing.on_card(writer, card_key(shared))
    hand = writer.draft.hand
    return pointing.on_card(writer, card_key(hand[number])) if number < len(hand) else None


def numbers_for_sale(s: State, table: Table) -> Sequence[CardId]:
    """What each number buys: the front card of a pile, else its top card; then the books."""
    piles = s.piles if not table.at_once else []
    tops = [cards[-1] if cards else NO_CARD for cards in piles]
    under = [*tops, *[NO_CARD] * (len(s.fronts) - len(tops))]
    fronts = [
        front if front != NO_CARD else top for front, top in zip(s.fronts, under, strict=False)
    ]
    return [*fronts, *_books(s, table)][: len(NUMBERS)]


def _nth_for_sale(writer: Writer, number: int) -> CardId | None:
    found = numbers_for_sale(writer.s, writer.seat_layout.table)
    return found[number] if number < len(found) and found[number] != NO_CARD else None


def _confirmed(writer: Writer, here: Pick) -> Meant:
    """Enter ends the step, unless something is pointed at with keys that it can be used on."""
    if here.spot is not None and here.at is None and here.spot[0] in LISTS:
        return looking.opened(writer, here.spot)
    if here.thing is not None or here.place is not None:
        if here.at is None and (meant := pointing.point(writer, here)) is not None:
            return meant
        if here.at is None and here.place is not None and here.place[0] not in (RING, STRIP):
            return intents.pressed(writer) if here.place == BUTTON_KEY else None
    if writer.desk.mine:
        return intents.pressed(writer)
    lists = here.place is not None and here.place[0] in LISTS
    return Begin(writer.draft) if lists else None  # the mouse just rests there


def _ring(writer: Writer, here: Pick) -> Meant:
    """The ring of the wild card that was laid just now, or is pointed at with keys.

    Else of an open one, or the last.
    """
    draft = writer.draft
    wilds = [each for each in draft.row if each.wild or each.typo]
    before = [each for each in wilds if each.end <= draft.caret] or wilds
    pointed = here.thing[1] if here.thing is not None else None
    asked = [each for each in wilds if each.card == pointed]
    laid = [each for each in before if each.open and each.end == draft.caret]
    first = asked if here.at is None else []
    found = [*laid, *first, *(each for each in reversed(before) if each.open), *asked, *before[-1:]]
    return intents.ring(writer, found[0].card) if found else None


def _wheeled(writer: Writer, here: Pick, by: int) -> Meant:
    """Over a wild card of the word the wheel turns its letter."""
    card = here.thing[1] if here.thing is not None else None
    lying = writer.draft.lying(card) if card is not None and writer.writes else None
    if card is None or lying is None or not (lying.wild or lying.typo):
        return None
    letters = "".join(sorted(writer.desk.fitting)) or ascii_lowercase
    at = letters.index(lying.letters) if lying.letters in letters else -1 if by > 0 else 0
    return intents.lettered(writer, card, letters[(at + by) % len(letters)])


# where keys and pads point


def step(writer: Writer, here: Pick, x: int, y: int) -> Pick:
    """Letters in a ring, words of a strip, else the nearest thing in that direction."""
    if writer.desk.votes:
        return Pick(place=(VOTE, int(x < 0 or y < 0), 0))
    if writer.draft.ring is not None:
        if here.place is None or here.place[0] != RING:
            return Pick(place=(RING, 0, 0))
        at = here.place[1] + x + _RING_ROW * y
        return Pick(place=(RING, at % len(ascii_lowercase), 0))
    if writer.s.step == "spell" and writer.desk.offered_moves:
        at = here.place[1] if here.place is not None and here.place[0] == STRIP else -1
        return Pick(place=(STRIP, (at + x + y) % len(writer.desk.offered_moves), 0))
    if writer.draft.strip and writer.desk.offered:
        at = here.place[1] if here.place is not None and here.place[0] == STRIP else -1
        return Pick(place=(STRIP, (at + x + 4 * y) % len(writer.desk.offered), 0))
    return _nearest(writer, here, x, y)


def _nearest(writer: Writer, here: Pick, x: int, y: int) -> Pick:
    spots = dict(_spots(writer))
    own = here.thing or here.place or here.spot
    if own not in spots:
        first = next(iter(spots), BUTTON_KEY)
        return _pick(first)
    fx, fy = spots[own]
    best, least = own, float("inf")
    for other, (ox, oy) in spots.items():
        along = (ox - fx) * x + (oy - fy) * y
        aside = abs((ox - fx) * y) + abs((oy - fy) * x)
        if along > 1 and along + 2.2 * aside < least:
            best, least = other, along + 2.2 * aside
    return _pick(best)


def _pick(key: Key) -> Pick:
    return Pick(thing=key) if key[0] == CARD else Pick(place=key)


def _spots(writer: Writer) -> Sequence[tuple[Key, tuple[float, float]]]:
    """Everything that can be come to, what is used most often first."""
    seat_layout = writer.seat_layout
    cards = [(key, (pose.x, pose.y)) for key, pose in seat_layout.poses() if key[1] >= 0]
    cards.sort(key=lambda each: -each[1][1])
    sale = [(key, (pose.x, pose.y)) for key, pose in pointing.for_sale(writer)]
    buys = writer.desk.mine and writer.s.step in ("buy", "draft", "deadline", "choose")
    more = [(BUTTON_KEY, seat_layout.plan.score.button.center)]
    tools = (SHUFFLE, SORT, CLEAR) if writer.writes else ()
    more += [((TOOL, n, 0), seat_layout.plan.blotter.tool(n).center) for n in tools]
    more.append((POWER_KEY, seat_layout.plan.own.power.center))
    covered = writer.s.covered if writer.s.step == "buy" else ()
    more += [((PILE, pile, 0), seat_layout.plan.above.offer(pile, 0).center) for pile in covered]
    if writer.desk.theme is not None:
        more.append((THEME_KEY, seat_layout.plan.score.theme.center))
    ordered = [*sale, *cards] if buys else [*cards, *sale]
    if writer.desk.offered_moves:
        ordered = [*_offered(writer), *cards]  # they cover cards for sale
    return [*ordered, *more]


def _offered(writer: Writer) -> Iterator[tuple[Key, tuple[float, float]]]:
    many = len(writer.desk.offered_moves)
    for number in range(many):
        yield (STRIP, number, 0), writer.seat_layout.plan.strip_word(number, many, wide=True).center


# which keys make a move


def actions_for(writer: Writer, move: Move) -> list[str]:
    """The actions that make a legal move; what is warned of is done twice."""
    match move:
        case Spell(laid) | Propose(laid) | Seal(laid) if laid:
            claims = [actions.CLAIM] if isinstance(move, Spell) and move.on_theme else []
            return [*_letters_of(writer, laid), *claims, actions.DONE]
        case Pass() | Seal() | NoIdea():
            return [actions.PASS] * 2
        case Redraw(card):
            number = [writer.seat_layout.table.names[each] for each in writer.draft.hand].index(
                card
            )
            return [actions.POWER, *[NUMBERS[number]] * 2]
        case HandForCube():
            return [actions.CUBE] * 2
        case SpendCube():
            return [actions.CUBE]
        case Ask():
            return [actions.HELP] * 2
        case Vote(yes):
            return [NUMBERS[0 if yes else 1]]
        case GoOn() | Done():
            return [actions.DONE]
        case TurnUp():
            return [_on_newsstand(writer, move)] * 2
        case Buy() | Deadline() | Take():
            return [_on_newsstand(writer, move)]
    choices = [write(choice) for choice in numbered(writer.seat_layout)]
    return [NUMBERS[choices.index(write(move))]]


def _letters_of(writer: Writer, laid: Sequence[Laid]) -> Iterator[str]:
    """Card by card, each by its number in what is left of the hand."""
    table = writer.seat_layout.table
    left = [table.names[card] for card in writer.draft.hand]
    for each in laid:
        if each.card == COMMON:
            yield NUMBERS[-1]
            continue
        yield NUMBERS[left.index(each.card)]
        left.remove(each.card)
        if each.as_:
            yield actions.RING
            yield TYPED + each.as_


def _on_newsstand(writer: Writer, move: Buy | TurnUp | Deadline | Take) -> str:
    s, names = writer.s, writer.seat_layout.table.names
    if isinstance(move, TurnUp):
        return f"{TYPED}{_SHIFT}{move.pile - CHEAPEST + 1}"
    fronts = [names[card] if card != NO_CARD else "" for card in s.fronts]
    if move.card in fronts:
        return NUMBERS[fronts.index(move.card)]
    books = _books(s, writer.seat_layout.table)
    if isinstance(move, Deadline) or move.card in [names[card] for card in books]:
        places = [(names[card], _place(writer, card)) for card in books]
        wanted = (move.card, move.place if isinstance(move, Buy | Deadline) else 0)
        number = places.index(wanted)
        if writer.seat_layout.table.at_once:
            return f"{TYPED}{_SHIFT}{number + 1}"
        last = number == len(_BOOKS) - 1
        return TYPED + _LAST_BOOK if last else NUMBERS[len(s.fronts) + number]
    tops = [names[cards[-1]] if cards else "" for cards in s.piles]
    return f"{TYPED}{_SHIFT}{tops.index(move.card) + 1}"


def _place(writer: Writer, card: CardId) -> int:
    """The place of a book in its row of the pyramid, where there is one."""
    if not writer.seat_layout.table.pyramid:
        return 0
    return next(cards.index(card) + 1 for cards in writer.s.fame if card in cards)
