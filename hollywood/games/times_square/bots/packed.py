"""Whole turns in numbers: bots play thousands of them on while they think.

Everything is seen by whoever plays, with the own door on the right. A hand is one whole number with
a digit for each kind of card; what the cards of a colour can do is found once and remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from ..rules.game import TimesSquare
from ..rules.street import MANHOLE

Stand: TypeAlias = tuple[int, int, int, int, int]  # sue, left, right, hal, deb
Cards: TypeAlias = int  # so many of each kind, a digit each
Ends: TypeAlias = tuple[tuple[Stand, Cards], ...]  # where figures can stand, and cards played
_Trio: TypeAlias = tuple[int, int, int]  # sue, left, right
_Line: TypeAlias = tuple[int, ...]  # the spaces of some figures
_Step: TypeAlias = Callable[[_Line, int], Iterable[tuple[_Line, int]]]  # a card; how many it takes
_Led: TypeAlias = tuple[tuple[_Line, Cards], ...]

DIGIT = 4  # bits
MOST = (1 << DIGIT) - 1  # cards of a kind in one hand
_REMEMBERED = 1 << 9  # of each sort: a long memory would be hardly faster, and large
_WAYS = (-1, 1)


class Packed:
    """The turns of one deck, with the options of one match."""

    def __init__(self, game: TimesSquare) -> None:
        deck, options = game.deck, game.options
        self.half, self._inner = deck.spaces, deck.spaces - deck.doors
        self._kinds = deck.cards
        self.one = {str(kind.id): 1 << DIGIT * i for i, kind in enumerate(self._kinds)}
        self._masks = {colour: self._mask(colour) for colour in ("green", "yellow", "grey", "red")}
        self._manhole_leads = options.manhole_leads == "on"
        self._deb_first = options.red_cards == "deb_first"
        self._wrong_door = options.wrong_door == "wins"
        self._green = lru_cache(_REMEMBERED)(self._found(self._step_green))
        self._grey = lru_cache(_REMEMBERED)(self._found(self._step_grey))
        self._walk = lru_cache(_REMEMBERED)(self._found(self._step_alone))
        self._lead_hal = lru_cache(_REMEMBERED)(self._found(self._step_led))
        self._lead_guards = lru_cache(_REMEMBERED)(self._found(self._step_guards_led))
        self._lead_sue = lru_cache(_REMEMBERED)(self._found(self._step_sue_led))

    def _mask(self, colour: str) -> Cards:
        return sum(MOST << DIGIT * i for i, kind in enumerate(self._kinds) if kind.colour == colour)

    def colour(self, id: str) -> Cards:
        """All kinds of the colour that a card has."""
        return next(mask for mask in self._masks.values() if mask & self.one[id])

    def hand(self, ids: Iterable[str]) -> Cards:
        """Cards by their ids, as one number."""
        return sum(self.one[id] for id in ids)

    def reached(self, stand: Stand, kinds: Cards, most: int) -> Iterator[Stand]:
        """All that so many cards can lead to, if there are always more of these kinds."""
        sue, left, right, hal, deb = stand
        trio, guards, green = (sue, left, right), self._step_guards_led, self._step_green
        red, grey = kinds & self._masks["red"], kinds & self._masks["grey"]
        for line in self._spread(green, trio, kinds & self._masks["green"], most):
            yield (*_three(line), hal, deb)
        for line in self._spread(self._step_grey, trio, grey, most):
            yield (*_three(line), hal, deb)
        for (end,) in self._spread(self._step_alone, (hal,), kinds & self._masks["yellow"], most):
            yield (sue, left, right, end, deb)
        walks = [end for (end,) in self._spread(self._step_alone, (deb,), red, most)]
        yield from ((sue, left, right, hal, end) for end in walks)
        for by in walks if self._deb_first else [deb]:
            if by > sue:
                for (end,) in self._spread(self._step_led, (hal,), red, most):
                    yield (sue, left, right, end, by)
                for line in self._spread(guards, trio, red, most):
                    yield (*_three(line), hal, by)
                for line in self._spread(self._step_sue_led, (*trio, by), red, most):
                    yield (*_three(line[:3]), hal, by)

    def _spread(self, step: _Step, start: _Line, kinds: Cards, most: int) -> set[_Line]:
        known, layer = {start}, {start}
        for _ in range(most):
            layer = {after for line in layer for after, _ in self._next(step, line, kinds)} - known
            known |= layer
        return known

    def turns(self, stand: Stand, hand: Cards) -> list[tuple[Stand, Cards]]:
        """All that playing cards can lead to, with the cards played; neither lures nor discards."""
        sue, left, right, hal, deb = stand
        trio, found = (sue, left, right), list[tuple[Stand, Cards]]()
        if green := hand & self._masks["green"]:
            found += [((*_three(line), hal, deb), used) for line, used in self._green(trio, green)]
        if yellow := hand & self._masks["yellow"]:
            walks = self._walk((hal,), yellow)
            found += [((sue, left, right, end, deb), used) for (end,), used in walks]
        if grey := hand & self._masks["grey"]:
            found += [((*_three(line), hal, deb), used) for line, used in self._grey(trio, grey)]
        if red := hand & self._masks["red"]:
            walks = self._walk((deb,), red)
            found += [((sue, left, right, hal, end), used) for (end,), used in walks]
            found += self._led(stand, red)
        return found

    def _led(self, stand: Stand, red: Cards) -> Iterator[tuple[Stand, Cards]]:
        """What red cards make others do, if Deb leads them; some first move her, if that is played.

        A position that two ways lead to may come twice.
        """
        sue, left, right, hal, deb = stand
        begun: list[tuple[_Line, Cards]] = [((deb,), 0)]
        if self._deb_first:
            begun += [each for each in self._walk((deb,), red) if each[1] != red]
        for (by,), spent in begun:
            if by <= sue:
                continue
            rest = red - spent
            for (end,), used in self._lead_hal((hal,), rest):
                yield (sue, left, right, end, by), used + spent
            for (_, one, other), used in self._lead_guards((sue, left, right), rest):
                yield (sue, one, other, hal, by), used + spent
            for (end, *_), used in self._lead_sue((sue, left, right, by), rest):
                yield (end, left, right, hal, by), used + spent

    def lures(self, stand: Stand) -> list[Stand]:
        """What Hal can lead to."""
        sue, left, right, hal, deb = stand
        found: list[Stand] = []
        if left < hal < right and hal != sue and self._allowed(hal):
            found.append((hal, left, right, hal, deb))
        if hal < sue and hal != left:
            found.append((sue, hal, right, hal, deb))
        if hal > sue and hal != right:
            found.append((sue, left, hal, hal, deb))
        return found

    def _found(self, step: _Step) -> Callable[[_Line, Cards], _Led]:
        """A search for all that some of the cards lead to, one after another."""

        def find(start: _Line, cards: Cards) -> _Led:
            known = {(start, 0)}
            layer = [(start, 0)]
            while layer:
                ahead = []
                for line, used in layer:
                    for after, spent in self._next(step, line, cards - used):
                        each = (after, used + spent)
                        if each not in known:
                            known.add(each)
                            ahead.append(each)
                layer = ahead
            known.discard((start, 0))
            return tuple(known)

        return find

    def _next(self, step: _Step, line: _Line, cards: Cards) -> Iterator[tuple[_Line, Cards]]:
        """What the next card leads to."""
        for number in range(len(self._kinds)):
            have = cards >> DIGIT * number & MOST
            if have:
                for after, takes in step(line, number):
                    if takes <= have:
                        yield after, takes << DIGIT * number

    # what one card does

    def _allowed(self, sue: int) -> bool:
        return self._wrong_door or sue >= -self._inner

    def _on_the_way(self, sue: int) -> bool:
        """Whether Sue is at no door yet."""
        return -self._inner <= sue <= self._inner

    def _step_green(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        sue, left, right = line
        if not self._on_the_way(sue):
            return
        for way in _WAYS:
            if left < sue + way < right and self._allowed(sue + way):
                yield (sue + way, left, right), 1
            on_street = -self.half <= left + way and right + way <= self.half
            if on_street and self._allowed(sue + way):
                yield (sue + way, left + way, right + way), 2

    def _step_grey(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        effect = self._kinds[number].effect
        sue, left, right = line
        if effect == "guards_to_sue":
            ends = [(sue - 1, sue + 1)] if (left, right) != (sue - 1, sue + 1) else []
        elif effect == "guard":
            ends = [(left + way, right) for way in _WAYS] + [(left, right + way) for way in _WAYS]
        else:
            ends = [(left + one, right + other) for one in _WAYS for other in _WAYS]
            ends += [(left + 2 * way, right) for way in _WAYS]
            ends += [(left, right + 2 * way) for way in _WAYS]
        yield from (((sue, *each), 1) for each in ends if self._guarded(sue, *each))

    def _guarded(self, sue: int, left: int, right: int) -> bool:
        return -self.half <= left < sue < right <= self.half

    def _spaces(self, space: int, number: int) -> list[int]:
        """Where a card with steps, or to the manhole, brings a figure that stands there."""
        kind = self._kinds[number]
        if kind.effect == "deb_to_manhole":
            return [MANHOLE] if space != MANHOLE else []
        ends = (space - kind.steps, space + kind.steps)
        return [end for end in ends if -self.half <= end <= self.half]

    def _spaces_led(self, space: int, number: int) -> list[int]:
        manhole = self._kinds[number].effect == "deb_to_manhole"
        return [] if manhole and not self._manhole_leads else self._spaces(space, number)

    def _step_alone(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        yield from (((end,), 1) for end in self._spaces(line[0], number))

    def _step_led(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        yield from (((end,), 1) for end in self._spaces_led(line[0], number))

    def _step_guards_led(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        sue, left, right = line
        yield from (((sue, e, right), 1) for e in self._spaces_led(left, number) if e < sue)
        yield from (((sue, left, e), 1) for e in self._spaces_led(right, number) if e > sue)

    def _step_sue_led(self, line: _Line, number: int) -> Iterator[tuple[_Line, int]]:
        sue, left, right, deb = line
        if deb <= sue or not self._on_the_way(sue):
            return
        for end in self._spaces_led(sue, number):
            if left < end < right and self._allowed(end):
                yield (end, left, right, deb), 1


def _three(line: _Line) -> _Trio:
    sue, left, right = line
    return sue, left, right
