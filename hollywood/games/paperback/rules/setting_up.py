"""The table before the first turn: what is decided by lot, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hollywood.core.dice import SEED_BITS, drawn, shuffled
from hollywood.core.game import CardId
from hollywood.core.message import Seat

from . import market
from .at_once import draft_order, set_aside_dear_cards
from .deck import FOR_SALE, Power
from .drawing import draw
from .faces import Face, starters
from .state import NO_CARD, NOBODY, Cards, State
from .table import Table
from .turn import begin


@dataclass(frozen=True)
class Lots:
    """All that chance decides before the first turn; of orders the next card is the last one."""

    first: Seat
    decks: tuple[Cards, ...]  # by seat
    piles: tuple[Cards, ...]
    commons: Cards  # those that are used, then those that are not
    powers: tuple[Power, ...] = ()
    theme: str = ""
    awards: tuple[str, ...] = ()


def cast_lots(table: Table, seats: int, seed: int) -> tuple[Lots, int]:
    """What a seed decides, and the seed of all that is shuffled later."""
    seed %= 1 << SEED_BITS
    (first,), _, seed = drawn(range(seats), 1, seed)
    first = 0 if table.options.first_player == "seat_1" else first
    orders = []
    for cards in [*decks(table, seats), *piles(table), commons(table)]:
        order, seed = shuffled(cards, seed)
        orders.append(tuple(order))
    powers, _, seed = drawn(table.deck.powers, seats if has_powers(table) else 0, seed)
    theme, _, seed = drawn([str(t.id) for t in table.deck.themes], has_theme(table), seed)
    awards, _, seed = drawn([str(a.id) for a in table.deck.awards], award_count(table), seed)
    found = Lots(
        first,
        tuple(orders[:seats]),
        tuple(orders[seats:-1]),
        orders[-1],
        tuple(powers),
        "".join(theme),
        tuple(awards),
    )
    return found, seed


def has_powers(table: Table) -> bool:
    """Whether everybody has a power."""
    return table.options.powers == "on"


def has_theme(table: Table) -> bool:
    """Whether there is a theme; nobody claims one together, nor in the haste of all at once."""
    return table.options.theme == "on" and table.options.play == "turns"


def award_count(table: Table) -> int:
    """How many awards there are; together nobody competes for any."""
    return 0 if table.pyramid else min(table.options.awards, len(table.deck.awards))


def decks(table: Table, seats: int) -> list[Cards]:
    """What everybody begins with."""
    return [tuple(starters(table.faces, seat)) for seat in range(seats)]


def piles(table: Table) -> list[Cards]:
    """The cards for sale by their piles; all in one where all play at once."""
    found: list[list[CardId]] = [[] for _ in range(1 if table.at_once else market.PILES)]
    for card, face in enumerate(table.faces):
        if face.kind in FOR_SALE and _takes_part(table, face):
            found[0 if table.at_once else market.pile_of(face.cost)].append(card)
    return [tuple(pile) for pile in found]


def _takes_part(table: Table, face: Face) -> bool:
    if face.kind == "attack":
        return table.options.attacks == "on" and table.options.play == "turns"
    return not (table.at_once and any(line.does == "trash_offer" for line in face.abilities))


def commons(table: Table) -> Cards:
    """The library cards from which those of the match are drawn."""
    tricks = table.options.space_and_switch == "on"
    found = [card for card, face in enumerate(table.faces) if face.kind == "common"]
    return tuple([card for card in found if tricks or table.faces[card].letters])


def books(table: Table, seats: int) -> Iterator[Cards]:
    """The fame cards of each pile, or of each row of the pyramid."""
    counts = table.deck.pyramid if table.pyramid else table.deck.fame_piles[str(seats)]
    for card, count in zip(table.deck.fame_cards, counts, strict=True):
        yield tuple([i for i, face in enumerate(table.faces) if face.id == card.id][:count])


def laid_out(
    table: Table, lots: Lots, seed: int, script: tuple[tuple[str, ...], ...] = ()
) -> State:
    """The first decision of a match."""
    seats, used = len(lots.decks), len(table.deck.track)
    late = table.options.later_seats == "cubes" and not table.pyramid
    s = State(
        seed=seed,
        script=script,
        turn=lots.first,
        first=lots.first,
        number=1,
        step="spell",
        decks=list(lots.decks),
        hands=[()] * seats,
        discards=[()] * seats,
        attacks=[()] * seats,
        owned=list(lots.decks),
        cubes=[(seat - lots.first) % seats if late else 0 for seat in range(seats)],
        powers=lots.powers,
        longest=[0] * seats,
        earned=[0] * seats,
        piles=list(lots.piles),
        fronts=[NO_CARD] * (table.deck.row if table.at_once else market.PILES),
        front_cubes=[0] * (table.deck.row if table.at_once else market.PILES),
        covered=frozenset(),
        fame=list(books(table, seats)),
        deadlines=[(0,) * len(row) for row in books(table, seats)] if table.pyramid else [],
        commons=lots.commons[:used],
        left_out=lots.commons[used:],
        trash=(),
        theme=lots.theme,
        theme_holder=NOBODY,
        awards=lots.awards,
        spelled=(),
    )
    _begin(s, table)
    return s


def _begin(s: State, table: Table) -> None:
    if table.at_once:
        market.fill_row(s, table.deck.row)
        set_aside_dear_cards(s, table)
        order = draft_order(s.first, len(s.hands), table.deck.drafted)
        s.step, s.turn, s.queue = "draft", order[0], order[1:]
        return
    for pile in range(1, market.PILES):
        market.turn_up(s, pile)
    for seat in range(len(s.hands)):
        draw(s, seat, table.hand, table.names, None)
    begin(s, table, None)


def names_of(table: Table, cards: Sequence[CardId]) -> tuple[str, ...]:
    """Cards by their names, the next one first."""
    return tuple(table.names[card] for card in reversed(cards))
