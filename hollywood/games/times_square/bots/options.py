"""The turns that can be made, and what the net says of how they end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..rules.game import TimesSquare
from ..rules.state import Discard, State
from .cast import Taste
from .lanes import ONE, Odds
from .net import WON, chance
from .turns import Turn
from .value import faced
from .world import Choice, Judge, Scales, count, steps

_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Option:
    """A turn, how it ends, and how much more than that somebody likes it."""

    turn: Turn
    choice: Choice
    bonus: Odds = 0

    @property
    def odds(self) -> Odds:
        """What it is worth to whoever likes it so."""
        return self.choice.odds + self.bonus

    @property
    def wins(self) -> bool:
        """Whether the match is won with it."""
        return self.choice.odds >= WON

    @property
    def extra(self) -> float:
        """What the liking makes of the chance to win."""
        return chance(self.odds) - chance(self.choice.odds)


def options(judge: Judge, began: State, found: Sequence[Turn]) -> list[Option]:
    """Turns that began there, the best first; where there are none, cards to be put away."""
    world = judge.world(began)
    scales, each = Scales(world), list[Option]()
    for turn in found or discards(judge.game, began):
        sue, left, right, hal, deb = faced(turn.places, began.turn)
        stand, used = (sue, left, right, hal, deb), world.hand - judge.packed.hand(turn.hand)
        each.append(Option(turn, Choice(scales.odds(stand, used), stand, used, turn.lured)))
    return _best_first(each)


def discards(game: TimesSquare, s: State) -> list[Turn]:
    """One card put away."""
    hand = tuple(sorted(game.ids[card] for card in s.hands[s.turn]))
    first = {card: hand.index(card) for card in hand}
    return [
        Turn((Discard(card),), s.places, hand[:at] + hand[at + 1 :]) for card, at in first.items()
    ]


def _best_first(found: Iterable[Option]) -> list[Option]:
    return sorted(found, key=lambda option: -option.odds)


def liked(judge: Judge, began: State, found: Iterable[Option], taste: Taste) -> list[Option]:
    """The options as a taste sees them, the best first; what ends the match is all one to it."""
    charlie = judge.world(began).charlie
    return _best_first(
        option
        if abs(option.choice.odds) >= WON
        else replace(option, bonus=_bonus(judge, charlie, option.choice, taste))
        for option in found
    )


def _bonus(judge: Judge, charlie: int, choice: Choice, taste: Taste) -> Odds:
    sue, used = choice.stand[0], count(choice.used)
    parts = (
        taste.charlie * (charlie + steps(choice.stand, judge.inside)),
        taste.sue * sue,
        -taste.kept * used,
        taste.clock * used * ((sue > 0) - (sue < 0)),
    )
    return sum(parts) * ONE // _HUNDRED


def one_a_place(found: Iterable[Option]) -> list[Option]:
    """For each way in which the figures can stand only the best option."""
    first: dict[tuple[int, ...], Option] = {}
    for option in found:
        first.setdefault(option.choice.stand, option)
    return list(first.values())
