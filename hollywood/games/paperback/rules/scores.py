"""Fame: what everybody's cards, prizes and seats are worth, and who comes where."""

from __future__ import annotations

from hollywood.core.message import Seat

from .deck import Award
from .state import NO_CARD, NOBODY, State
from .table import Table


def fame_of_cards(s: State, table: Table, seat: Seat) -> int:
    """The Fame printed on a seat's cards."""
    return sum([table.faces[card].fame for card in s.owned[seat]])


def told_fame(s: State, table: Table, seat: Seat) -> int | None:
    """What everybody may be told of a seat's Fame; None before the end of a match that hides it."""
    hidden = table.options.totals == "hidden" and s.step != "over"
    return None if hidden else fame(s, table, seat)


def library_cards(s: State, table: Table, seat: Seat) -> int:
    """How many library cards a seat has: they break ties."""
    return sum([table.faces[card].kind == "common" for card in s.owned[seat]])


def _count(s: State, table: Table, award: Award, seat: Seat) -> int:
    """What an award looks at; the more the better."""
    cards = s.owned[seat]
    match award.counted:
        case "longest_word":
            return s.longest[seat]
        case "most_cards":
            return len(cards)
        case "fewest_cards":
            return -len(cards)
        case "most_pairs":
            return sum([table.faces[card].kind == "pair" for card in cards])


def holders(s: State, table: Table, award: Award) -> list[Seat]:
    """Who would get an award now: all who are level; nobody for nothing at all."""
    counts = [_count(s, table, award, seat) for seat in range(len(s.hands))]
    best = max(counts)
    return [seat for seat, count in enumerate(counts) if count == best and best != 0]


def prizes(s: State, table: Table, seat: Seat) -> int:
    """Fame of the theme, the awards and the seat itself."""
    won = [a.fame for a in table.deck.awards if a.id in s.awards and seat in holders(s, table, a)]
    if seat == s.theme_holder:
        won += [theme.fame for theme in table.deck.themes if theme.id == s.theme]
    return sum(won) + table.seat_fame(seat, s.first, len(s.hands))


def fame(s: State, table: Table, seat: Seat) -> int:
    """All of a seat's Fame."""
    return fame_of_cards(s, table, seat) + prizes(s, table, seat)


def is_published(s: State) -> bool:
    """Where all play together: whether no book is left."""
    return all(card == NO_CARD for row in s.fame for card in row)


def places(s: State, table: Table) -> tuple[int, ...]:
    """Who would come where: Fame decides, then library cards; together all win, or nobody."""
    seats = range(len(s.hands))
    if table.pyramid:
        return (1 if is_published(s) else 2,) * len(seats)
    best = [(fame(s, table, seat), library_cards(s, table, seat)) for seat in seats]
    return tuple([1 + sum(other > mine for other in best) for mine in best])


def last_seat(s: State) -> Seat:
    """Whose turn closes a round."""
    return (s.first - 1) % len(s.hands) if s.first != NOBODY else NOBODY
