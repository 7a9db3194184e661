"""What the desk tells besides its cards: worked out once for a position and a draft."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say

from ..bots.missed import Missed
from ..rules import market
from ..rules.abilities import Tally, points_of
from ..rules.buying import fame_for_sale, price
from ..rules.game import Paperback
from ..rules.moves import Copy, TrashForCents, TrashForGain, TrashOffer
from ..rules.sabotage import FREE, sabotage_against
from ..rules.state import NO_CARD, Hearing, State
from ..rules.table import Table
from ..rules.turn import EMPTY_PILES
from ..rules.word import Word
from .draft import UNDECIDED, Draft, SheetCard
from .layout import SeatLayout
from .listing import Listing, listing
from .offered_moves import OfferedMove, lines_to_borrow
from .using import chips_now, choices_now
from .verdict import (
    COMPLETIONS,
    Chip,
    ScoreLine,
    Sign,
    Verdict,
    called,
    completions,
    counted,
    verdict,
)

SPELL, SCORE, BUY, DRAW = range(4)  # steps of a turn
_LOST = 3  # cents: when so many are left, the button says that they will be lost
_COUNTED = ("choose", "buy", "deadline")  # steps: what the word has come to so far is known
_STEPS = {
    "draft": BUY,
    "seal": SPELL,
    "spell": SPELL,
    "help": SPELL,
    "accept": SCORE,
    "choose": SCORE,
    "buy": BUY,
    "deadline": BUY,
    "draw": DRAW,
}


@dataclass(frozen=True)
class Button:
    """What ends the step."""

    words: Message
    works: bool = True
    warns: bool = False  # of something that is lost by it
    quiet: bool = False  # it can be done, but it is not what one is here for


@dataclass(frozen=True)
class Desk:
    """All that the desk tells."""

    seat_layout: SeatLayout
    seat: Seat  # whose desk it is
    step: int | None = None  # of the turn
    mine: bool = False  # whoever sits here acts
    rival: bool = False  # somebody acts who does not sit at this screen
    word: str = ""  # with ? for letters that are open
    sign: Sign | None = None
    signs: tuple[Sign, ...] = ()  # of both halves, where a space card parts them
    reason: Message | None = None
    lines: tuple[ScoreLine, ...] = ()
    chips: Mapping[CardId, tuple[Chip, ...]] = field(default_factory=dict)
    completions: tuple[str, ...] = ()
    total_words: Message | None = None
    total: int | None = None  # cents
    so_far: int | None = None  # of these, while a word is counted
    ahead: int = 0  # cents of the draft for one's next turn, whatever lies on the sheet meanwhile
    button: Button | None = None
    votes: bool = False  # in place of the button: yes, and no
    payable: frozenset[CardId] = frozenset()
    glowing: frozenset[CardId] = frozenset()  # what can be chosen now; all else is dim
    chooses: bool = False  # something is to be chosen
    offered_moves: tuple[OfferedMove, ...] = ()  # that no card stands for
    prices: Mapping[CardId, tuple[int, int]] = field(default_factory=dict)  # printed, and of now
    lacking: Mapping[CardId, int] = field(default_factory=dict)  # cents to the price
    basket: tuple[CardId, ...] = ()
    forbids: tuple[Message, ...] = ()  # by attacks, and whose
    barred: bool = False  # the library card may not be used
    cubes: int = 0  # that can be spent
    theme: Message | None = None  # that can be claimed
    fitting: frozenset[str] = frozenset()  # letters in the ring that make a word
    listing: Listing | None = None  # cards that are looked through
    missed: Missed | None = None  # words that were there in a turn that is over
    missed_word: Word | None = None  # the best of them as it would have been laid
    chip: bool = False  # that is told just now
    clock: tuple[int, int] | None = None  # seconds that are left, and of how many

    @property
    def offered(self) -> tuple[str, ...]:
        """Words that undecided wild cards can make, as far as they are offered."""
        return self.completions[:COMPLETIONS]

    @property
    def row(self) -> tuple[SheetCard, ...]:
        """What lies on the sheet, or as a draft in the hand."""
        return self.seat_layout.row or self.seat_layout.ahead


@dataclass(frozen=True)
class DeskAids:
    """What makes spelling easier, as it was chosen."""

    checks: bool = True  # whether a word is listed is told while it is typed
    helps: bool = False  # what wild cards can stand for
    opens: bool = True  # what others own can be looked through


def desk(game: Paperback, seat_layout: SeatLayout, aids: DeskAids) -> Desk:
    """What is told now."""
    s, own = seat_layout.s, seat_layout.own
    told = Desk(
        seat_layout,
        own,
        step=_STEPS.get(s.step),
        mine=acting(game, s) == own,
        forbids=tuple(forbidden(game, s, s.turn if seat_layout.writes else own)),
        barred=sabotage_against(s, game.table.faces, own).no_common,
        cubes=s.cubes[own] if s.turn == own and s.step == "buy" else 0,
        basket=s.bought if s.turn == own else (),
    )
    if (opened := seat_layout.draft.opened) is not None:
        told = replace(told, listing=listing(game, s, own, opened, aids.opens))
    if seat_layout.writes or (seat_layout.ahead and s.word is None):
        told = _spelling(game, told, aids)
    elif s.word is not None:
        told = _scored(game, told, s.word)
    elif s.hearing is not None:
        told = _heard(game, told, s.hearing)
    if seat_layout.ahead:
        told = replace(told, ahead=_found(game, seat_layout, aids).cents)
    return _asked(game, told) if told.mine else told


def acting(game: Paperback, s: State) -> Seat | None:
    """Whose decision it is; nobody's in the midst of a move that asks the others."""
    asked = s.hearing.asked if s.step == "accept" and s.hearing is not None else s.asked
    if s.step in ("help", "accept") and not asked:
        return None
    return game.to_act(s)


# spelling


def _spelling(game: Paperback, told: Desk, aids: DeskAids) -> Desk:
    table, seat_layout, draft = game.table, told.seat_layout, told.seat_layout.draft
    found = _found(game, seat_layout, aids)
    told = replace(
        told,
        word=draft.text.upper(),
        sign=found.sign,
        signs=found.signs,
        reason=found.reason,
        lines=_in_order([*found.lines, *_next_hand(found.tally.draw, table.hand)]),
        chips=found.chips,
        completions=found.completions if aids.helps else (),
        total_words=say("paperback.desk.worth"),
        total=found.cents,
    )
    if draft.ring is not None and aids.helps:
        told = replace(told, fitting=frozenset(_fitting(game, draft)))
    if not seat_layout.writes:
        return told
    s = seat_layout.s
    claims = bool(s.theme) and s.theme_holder != s.turn and s.step == "spell"
    return replace(
        told,
        button=_publish(told, found.can_be_published),
        theme=say(f"paperback.theme.{s.theme}") if claims else None,
    )


def _found(game: Paperback, seat_layout: SeatLayout, aids: DeskAids) -> Verdict:
    """What the draft is worth in its own turn."""
    s = seat_layout.maker.at_turn(seat_layout.s, seat_layout.own)
    return verdict(s, game.table, seat_layout.draft, checked=aids.checks, helped=aids.helps)


def _next_hand(more: int, usual: int) -> Iterator[ScoreLine]:
    if more:
        words = say("paperback.line.next_hand", count=usual + more)
        yield ScoreLine("draw", words, f"+{more}", "draw")


def _in_order(lines: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
    """What counts comes first: there may not be room for all."""
    return tuple(sorted(lines, key=lambda line: line.tone == "quiet"))


def _publish(told: Desk, works: bool) -> Button:
    draft = told.seat_layout.draft
    if not draft.row:
        return Button(say("paperback.button.pass"), quiet=True)
    if any(each.open for each in draft.row) and not told.offered:
        return Button(say("paperback.button.letter"), works=False)
    id = {"help": "propose", "seal": "seal"}.get(told.seat_layout.s.step, "publish")
    return Button(say(f"paperback.button.{id}"), works)


def _fitting(game: Paperback, draft: Draft) -> Iterator[str]:
    """Letters for the wild card whose ring is open, with which all is a word."""
    lying = draft.lying(draft.ring) if draft.ring is not None else None
    if lying is not None:
        text = draft.text[: lying.start] + UNDECIDED + draft.text[lying.end :]
        yield from (word[lying.start] for word in completions(game.table.lexicon, text))


# what a word has brought


def _scored(game: Paperback, told: Desk, word: Word) -> Desk:
    """The word that was published, its lines, and what is left to spend."""
    s, table = told.seat_layout.s, game.table
    tally, lines, chips = counted(word, table)
    earned = s.tally.cents if s.step in _COUNTED else tally.cents
    told = replace(
        told,
        step=SCORE if s.step == "spell" else told.step,  # it is counted at this moment
        word=word.text.upper(),
        sign="yes",
        chips=chips_now(s, table, told.seat_layout.draft if told.mine else None, word, chips),
        reason=say("paperback.desk.earned", count=earned),
    )
    more = tuple(_next_hand(s.tally.draw, table.hand))
    if s.step not in ("buy", "deadline"):
        kept = [line for line in lines if line.tone != "quiet"]
        listed = (*kept, *_more(s, lines), *more)
        told = replace(told, lines=listed, so_far=_so_far(s, table, word))
        return replace(told, total_words=say("paperback.desk.worth"), total=earned)
    first = ScoreLine("cents", say("paperback.line.earned_cents"), str(earned), cents=earned)
    bought = [_bought_line(game, s, card) for card in s.bought]
    left = say("paperback.desk.left")
    return replace(told, lines=(first, *bought, *more), total_words=left, total=s.money)


def _so_far(s: State, table: Table, word: Word) -> int:
    """What has been counted: the points of its cards, and what has fired since then."""
    letters = Tally(points_of(word, table.faces))
    return (s.tally if s.step in _COUNTED or any(s.tally) else letters).cents


def _heard(game: Paperback, told: Desk, hearing: Hearing) -> Desk:
    """A word that the others are to accept, and what it would be worth."""
    tally, lines, chips = counted(hearing.word, game.table)
    return replace(
        told,
        word=hearing.word.text.upper(),
        sign="maybe",
        reason=say(f"paperback.desk.heard.{hearing.about}"),
        lines=tuple([line for line in lines if line.tone != "quiet"]),
        chips=chips,
        total_words=say("paperback.desk.worth"),
        total=tally.cents,
    )


def _more(s: State, lines: list[ScoreLine]) -> Iterator[ScoreLine]:
    """What choices have brought."""
    listed = sum(line.cents for line in lines if not line.framed)
    cents = s.tally.letters + s.tally.again + s.tally.bonus - listed
    if cents > 0:
        yield ScoreLine("cents", say("paperback.line.chosen"), f"+{cents}", "bonus", cents=cents)


def _bought_line(game: Paperback, s: State, card: CardId) -> ScoreLine:
    face = game.table.faces[card]
    named = say(f"paperback.card.{face.id}") if face.kind == "fame" else called(game.table, card)
    paid = face.cost + _tax(game, s, card)
    return ScoreLine("gain", say("paperback.line.bought", card=named), f"−{paid}", "lost")


def _tax(game: Paperback, s: State, card: CardId) -> int:
    now, face = sabotage_against(s, game.table.faces, s.turn), game.table.faces[card]
    more = now.fame_tax - s.tally.discount if face.kind == "fame" else now.offer_tax
    return max(-face.cost, more)


# what is asked


def _asked(game: Paperback, told: Desk) -> Desk:
    s = told.seat_layout.s
    match s.step:
        case "choose":
            glowing = frozenset(_choosable(game, s, told.seat_layout.draft))
            skip = Button(say("paperback.button.skip"), quiet=True)
            lines = tuple(lines_to_borrow(game, s, told.seat_layout.draft))
            return replace(told, glowing=glowing, chooses=True, button=skip, offered_moves=lines)
        case "buy":
            return _buying(game, told)
        case "deadline":
            books = [s.fame[row][place] for row, place in fame_for_sale(s, game.table)]
            return replace(told, glowing=frozenset(books), chooses=True)
        case "draft":
            return replace(told, glowing=frozenset(market.for_sale(s)), chooses=True)
        case "accept":
            return replace(told, votes=True)
    return told


def _choosable(game: Paperback, s: State, draft: Draft) -> Iterator[CardId]:
    """What a click would choose now, for the ability that is used next."""
    table, offered = game.table, choices_now(s, game.table, draft)
    sale = tuple(market.for_sale(s))
    chosen = None if draft.chosen is None else table.names[draft.chosen]
    for move in offered:
        match move:
            case TrashForGain(card, _, gained) if chosen is not None:
                if card == chosen:
                    yield from (each for each in sale if table.names[each] == gained)
            case TrashForCents(card) | TrashForGain(card) if chosen is None:
                yield from (each for each in s.hands[s.turn] if table.names[each] == card)
            case TrashOffer(card) if chosen is None:
                yield from (each for each in sale if table.names[each] == card)
            case Copy(side, user) if chosen is None and s.word is not None:
                place = next(w.place for w in s.waiting if w.user == user and w.place is not None)
                yield s.word.placed[place + (1 if side == "right" else -1)].card


def _buying(game: Paperback, told: Desk) -> Desk:
    s, table, faces = told.seat_layout.s, game.table, game.table.faces
    books = [s.fame[row][place] for row, place in fame_for_sale(s, table)]
    costs = {card: price(s, table, card) for card in (*market.for_sale(s), *books)}
    payable = frozenset(card for card, cost in costs.items() if cost <= s.money)
    printed = {card: faces[card].cost for card in costs}
    return replace(
        told,
        payable=payable,
        lacking={card: cost - s.money for card, cost in costs.items() if cost > s.money},
        prices={
            card: (printed[card], costs[card]) for card in costs if costs[card] != printed[card]
        },
        button=_done_button(game, s, bool(payable)),
    )


def _done_button(game: Paperback, s: State, payable: bool) -> Button:
    if ends(game, s) and s.ending is None:
        return Button(say("paperback.button.finish"), warns=True)
    if s.money >= _LOST and payable:
        return Button(say("paperback.button.done_lose", count=s.money), warns=True, quiet=True)
    if not s.bought and s.money:
        return Button(say("paperback.button.nothing"), quiet=payable)
    return Button(say("paperback.button.done"))


def ends(game: Paperback, s: State) -> bool:
    """Whether the match ends with this turn if nothing more is bought."""
    if game.table.pyramid:
        return not any(card != NO_CARD for row in s.fame for card in row)
    return sum(not pile for pile in s.fame) >= EMPTY_PILES or not s.commons


# attacks


def forbidden(game: Paperback, s: State, seat: Seat) -> Iterator[Message]:
    """What attacks of the others do to a seat, and whose they are."""
    if sabotage_against(s, game.table.faces, seat) == FREE:
        return
    for owner, cards in enumerate(s.attacks):
        for card in cards if owner != seat else ():
            limit = game.table.faces[card].limit
            if limit is not None:
                what = say(f"paperback.limit.{limit.on}", count=limit.n)
                yield say("paperback.desk.sabotage", what=what, player=player(owner))
