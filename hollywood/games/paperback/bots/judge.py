"""What words and purchases promise, as the strongest bot sees it: for coach and review."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from hollywood.bots.roles import LEVELS
from hollywood.core.game import CardId
from hollywood.core.message import Seat

from ..rules.buying import price
from ..rules.game import Paperback
from ..rules.moves import Buy, Spell
from ..rules.state import Cards, State
from .cast import NEUTRAL, Cast
from .choosing import liked_most
from .foresight import Foresight, Outcome
from .packed import packed
from .purchases import Offered, PurchaseSet, best_set, offered
from .values import Prices, deck_size, turns_left
from .word_choice import WordOption, best_words


class Promise(NamedTuple):
    """What everybody can expect: chances to win, Fame, and the chances of one seat's places."""

    wins: tuple[float, ...]
    fame: tuple[float, ...]
    places: tuple[float, ...]
    ends: int  # in which it was counted


class Ends:
    """What imagined ends of one position come to, each counted once."""

    def __init__(self, seats: int, seat: Seat) -> None:
        self.count, self._seat = 0, seat  # the seat whose places are told
        self._shares, self._fame = [0.0] * seats, [0] * seats
        self._places = [0] * seats

    def take(self, ending: Outcome) -> None:
        """Count one more end."""
        shares, fame = ending
        self.count += 1
        self._shares = [sum_ + share for sum_, share in zip(self._shares, shares, strict=True)]
        self._fame = [sum_ + each for sum_, each in zip(self._fame, fame, strict=True)]
        own = fame[self._seat]
        self._places[sum([other > own for other in fame])] += 1

    @property
    def means(self) -> Promise:
        """What they say together, chances as they are counted."""
        wins, fame, places = (
            tuple([each / self.count for each in sums])
            for sums in (self._shares, self._fame, self._places)
        )
        return Promise(wins, fame, places, self.count)


class Judge:
    """Thinks for one game as hard as the strongest level."""

    def __init__(self, cast: Cast, game: Paperback) -> None:
        self.game, self.table = game, game.table
        self.level, self.plan, _ = cast.role(LEVELS[-1])
        prices = Prices(game.table, self.plan, NEUTRAL)
        self.foresight = Foresight.of(game.table, cast.incomes[game.options.language], prices)
        self.prices, self._soft = prices, cast.soft / 100

    @property
    def foresees(self) -> bool:
        """Whether matches of this kind can be played to their ends without words."""
        return self.game.options.play == "turns"

    def words(self, s: State, hand: Cards, most: int) -> Generator[None, None, list[WordOption]]:
        """The best words that the strongest bot knows."""
        graph = yield from self.table.lexicon.graph_in_steps(self.level.vocabulary)
        return (yield from best_words(s, self.table, hand, graph, self.plan.liking, most))

    def published(self, s: State, option: WordOption) -> State:
        """Where a turn stands when the word is spelled and everything is chosen."""
        after = s.copy()
        self.game.apply(after, Spell(option.laid))
        while after.step == "choose":
            moves = self.game.moves(after)
            self.game.apply(after, liked_most(after, self.table, self.prices, moves))
        return after

    def planned(self, s: State) -> PurchaseSet:
        """What the plan buys with the money that is there."""
        return best_set(s, self.table, self.prices, turns_left(s, self.plan))

    def offered(self, s: State, cards: Sequence[CardId]) -> PurchaseSet:
        """These cards as they are offered: those that were bought, each at its price."""
        found = offered(s, self.table, self.prices, turns_left(s, self.plan))
        known = {each.card: each for each in found}
        return tuple([known.get(card) or self._turned_up(s, card) for card in cards])

    def _turned_up(self, s: State, card: CardId) -> Offered:
        """A card that only came to light, or could be paid only, while something was bought."""
        worth = self.prices.of(card, turns_left(s, self.plan), deck_size(s))
        return Offered(worth, price(s, self.table, card), card, Buy(self.table.names[card]))

    def after_buying(
        self, s: State, cards: Sequence[CardId], worlds: int
    ) -> Generator[None, None, Promise]:
        """What everybody can expect if these cards are bought now."""
        root, key = self.foresight.root(s), f"{s.turn} {s.number}"
        ends = Ends(len(s.hands), s.turn)
        for world in range(worlds):
            ends.take(self.foresight.ending(root, s.turn, cards, s.tally.draw, f"{key} {world}"))
            yield
        return self.softened(ends.means)

    def at_turn(self, s: State, viewer: Seat, worlds: int) -> Generator[None, None, Promise]:
        """What everybody can expect at the start of a turn, as one seat sees it, or nobody."""
        root, key = packed(s, self.table), f"{viewer} {s.number}"
        ends = Ends(len(s.hands), s.turn)
        for world in range(worlds):
            ends.take(self.foresight.played_out(root, viewer, f"{key} {world}"))
            yield
        return self.softened(ends.means)

    def softened(self, promise: Promise) -> Promise:
        """Chances are a little more even than they look: real words differ more than told ones."""
        even = 1 / len(promise.wins)
        return promise._replace(
            wins=tuple([even + (win - even) * self._soft for win in promise.wins])
        )
