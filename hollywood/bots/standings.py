"""What many matches say about who plays better: shares, intervals, ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, stdev
from typing import Any

_Z = 1.96  # 95 %
_STUDENT = (_Z, 2.37, 2.82, 2.56)  # the same of few values: by powers of 1 / (values - 1)
_ELO = 400 / math.log(10)
_ROUNDS = 500  # of the rating's iteration; it is exact long before
_MILLI = 1000


@dataclass(frozen=True)
class Result:
    """One match: who sat where, the points, the places, and seconds of CPU time a move."""

    bots: tuple[str, ...]
    points: tuple[int, ...] | None  # where the game counts any
    places: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


def wilson(share: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a share found in so many trials."""
    if not count:
        return 0.0, 1.0
    spread = _Z * _Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean of such values; nought where a single one tells."""
    others = len(values) - 1
    if not others:
        return 0.0
    few = math.fsum(part / math.pow(others, power) for power, part in enumerate(_STUDENT))
    return few * stdev(values) / math.sqrt(len(values))


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


@dataclass
class _Player:
    """All that one bot did."""

    wins: list[float] = field(default_factory=list)  # a shared win is a part of one
    points: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)  # over the mean of the others
    seconds: list[float] = field(default_factory=list)

    def as_json(self, bot: str) -> dict[str, Any]:
        """The line of a table."""
        share = fmean(self.wins)
        low, high = wilson(share, len(self.wins))
        return {
            "bot": bot,
            "matches": len(self.wins),
            "win_share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            **self._of_points(),
            "p50_ms": round(percentile(self.seconds, 50) * _MILLI, 1),
            "p95_ms": round(percentile(self.seconds, 95) * _MILLI, 1),
            "max_ms": round(max(self.seconds) * _MILLI, 1),
        }

    def _of_points(self) -> dict[str, float]:
        if not self.points:
            return {}
        return {"points": round(fmean(self.points), 2), "margin": round(fmean(self.margins), 2)}


@dataclass
class Standings:
    """Everything counted so far."""

    matches: int = 0
    _players: dict[str, _Player] = field(default_factory=lambda: defaultdict(_Player))
    _pairs: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))

    def count(self, result: Result) -> None:
        """Take one more match into account."""
        self.matches += 1
        winners = result.places.count(1)
        for seat, bot in enumerate(result.bots):
            player = self._players[bot]
            player.wins.append((result.places[seat] == 1) / max(1, winners))
            player.seconds += result.seconds[seat]
            if result.points is not None:
                others = [points for s, points in enumerate(result.points) if s != seat]
                player.points.append(result.points[seat])
                player.margins.append(result.points[seat] - fmean(others))
        for pair in combinations(sorted(set(result.bots)), 2):
            self._pairs[pair].append(_ahead(result, *pair))

    def as_json(self) -> dict[str, Any]:
        """The tables."""
        ratings = rate(self._pairs)
        players = [
            {**player.as_json(bot), "rating": ratings.get(bot, 0)}
            for bot, player in self._players.items()
        ]
        return {
            "matches": self.matches,
            "players": sorted(players, key=lambda player: -player["rating"]),
            "pairs": [_pair(pair, scores) for pair, scores in sorted(self._pairs.items())],
        }


def _ahead(result: Result, one: str, other: str) -> float:
    """How often the one's seats came before the other's; the same place is half."""
    places = zip(result.bots, result.places, strict=True)
    by_bot: dict[str, list[int]] = defaultdict(list)
    for bot, place in places:
        by_bot[bot].append(place)
    return fmean((a < b) + (a == b) / 2 for a in by_bot[one] for b in by_bot[other])


def _pair(pair: tuple[str, str], scores: list[float]) -> dict[str, Any]:
    """The comparison of two bots, told from the better one's side; its unit is a match."""
    share = fmean(scores)
    better, worse = pair if share >= 0.5 else pair[::-1]
    share = max(share, 1 - share)
    low, high = wilson(share, len(scores))
    return {
        "better": better,
        "worse": worse,
        "matches": len(scores),
        "ahead": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def rate(pairs: dict[tuple[str, str], list[float]]) -> dict[str, int]:
    """Bradley-Terry strengths on the Elo scale, the weakest at nought; half a draw is added."""
    if not pairs:
        return {}
    bots = sorted({bot for pair in pairs for bot in pair})
    wins: dict[str, float] = dict.fromkeys(bots, 0.0)
    games: dict[tuple[str, str], float] = {}
    for (one, other), scores in pairs.items():
        wins[one] += sum(scores) + 0.5
        wins[other] += len(scores) - sum(scores) + 0.5
        games[one, other] = games[other, one] = len(scores) + 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        strength = {bot: wins[bot] / _faced(bot, strength, games) for bot in bots}
        mean = math.exp(fmean(math.log(value) for value in strength.values()))
        strength = {bot: value / mean for bot, value in strength.items()}
    weakest = min(strength.values())
    return {bot: round(_ELO * math.log(value / weakest)) for bot, value in strength.items()}


def _faced(bot: str, strength: dict[str, float], games: dict[tuple[str, str], float]) -> float:
    return sum(
        count / (strength[bot] + strength[other])
        for (one, other), count in games.items()
        if one == bot
    )
