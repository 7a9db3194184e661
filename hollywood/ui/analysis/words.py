"""What is said of turning points, and the text one can take away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Color

from hollywood.bots.findings import ERRORS, TurningPoint, grade
from hollywood.bots.review import Decision, Review, signed
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.draw.theme import GREEN, RED
from hollywood.ui.replay.timeline import Judged
from hollywood.ui.table.result_words import deal_words, only_human

from .looking import Looking
from .shown import HUNDRED, Shown

MOST = 900  # characters of the text to take away
_LONGEST = 24  # characters of a name in it
_SURE = 0.999  # of a win
_PARTS = {"a": "deals", "b": "own", "c": "others"}  # slots of a sentence, and what they say


@dataclass(frozen=True)
class Cost:
    """What became of a chance to win, and how far that may well be off."""

    words: Message
    error: float = 0.0

    @property
    def within(self) -> Message:
        """Both; what is certain is said alone."""
        if not self.error:
            return self.words
        return say("analysis.within", about=self.words, off=off(self.error))


@dataclass(frozen=True)
class PointTold:
    """One turning point in words."""

    where: Message
    title: Message
    cost: Cost
    good: bool  # for whoever looks
    why: tuple[Message, ...]  # what is known of it so far

    @property
    def ink(self) -> Color:
        """Of the cost."""
        return GREEN if self.good else RED


def off(error: float) -> Message:
    """How far a chance may well be off; of a small error nobody shall think that there is none."""
    return say("analysis.off", error=max(1, round(HUNDRED * error)))


def told(shown: Shown, point: TurningPoint) -> PointTold:
    """A turning point as whoever looks sees it."""
    return _deal(shown, point) if point.deal else _step(shown, point)


def _deal(shown: Shown, point: TurningPoint) -> PointTold:
    viewer, findings = shown.viewer, shown.findings
    parts = dict(shown.review.parts)
    where = parts.get(point.at, findings.steps[point.at].where)
    gains = tuple(
        say("review.gain", player=player(seat), gain=signed(findings.gain(point.at, seat)))
        for seat in shown.seats
        if seat != viewer
    )
    luck = findings.lucks.get(point.at)
    came = (luck.came,) if luck else ()
    about = say("analysis.about", gain=signed(point.change), player=player(viewer))
    why = (*came, say("analysis.rest", gains=gains))
    cost = Cost(about, findings.error(point, viewer))
    return PointTold(where, say("analysis.cards"), cost, point.change > 0, why)


def _step(shown: Shown, point: TurningPoint) -> PointTold:
    step, decision = shown.findings.steps[point.at], shown.findings.decisions.get(point.at)
    good = point.change > 0
    if decision is None:
        title = say("analysis.played", player=player(step.seat), played=step.words)
        return PointTold(step.where, title, _change(shown, point, None), good, ())
    errs = grade(decision) in ERRORS
    if step.seat == shown.viewer:
        return _own(shown, point, decision, errs=errs)
    id = "analysis.gift" if errs and good else "analysis.played"
    title = say(id, player=player(step.seat), played=step.words)
    why = decision.played.reason
    if errs:
        best = shown.review.in_brief(decision.best)
        why = say("analysis.better", best=best, reason=decision.best.reason)
    return PointTold(step.where, title, _change(shown, point, decision), good, (why,))


def _own(shown: Shown, point: TurningPoint, decision: Decision[Any], *, errs: bool) -> PointTold:
    step = shown.findings.steps[point.at]
    if not errs:
        why = (decision.played.reason,)
        change = _change(shown, point, decision)
        return PointTold(step.where, step.words, change, point.change > 0, why)
    best = shown.review.in_brief(decision.best)
    title = say("analysis.played_better", played=step.words, best=best)
    return PointTold(step.where, title, _cost(decision), good=False, why=(decision.best.reason,))


def _cost(decision: Decision[Any]) -> Cost:
    """What a mistake cost: for certain, where it was played out to the end."""
    best, played = decision.best, decision.played
    if best.exact and played.exact and played.win < 1 - _SURE < _SURE < best.win:
        return Cost(say("analysis.certain_loss"))
    if best.exact and best.points is not None and played.points is not None:
        points = round(best.points - played.points)
        if points > 0:
            return Cost(say("analysis.cost_sure", count=points))
    return Cost(say("analysis.cost", n=round(HUNDRED * decision.loss)), decision.error)


def _change(shown: Shown, point: TurningPoint, decision: Decision[Any] | None) -> Cost:
    """What became of the chance of whoever looks."""
    exact = decision is not None and decision.played.exact
    if decision is not None and exact:
        win = decision.after[shown.viewer].win
        if win > _SURE:
            return Cost(say("analysis.certain_win"))
        if win < 1 - _SURE:
            return Cost(say("analysis.certain_loss"))
    error = shown.findings.error(point, shown.viewer)
    id = "analysis.certain" if exact and not error else "analysis.about"
    return Cost(say(id, gain=signed(point.change), player=player(shown.viewer)), error)


def judged(looking: Looking) -> dict[int, Judged]:
    """Every decision that has a name, by the position it led to."""
    findings, found = looking.findings, {}
    starts = [step.number for step in findings.steps]
    led_to = dict(zip(starts, [*starts[1:], len(looking.played.match.moves)], strict=True))
    for decision in findings.decisions.values():
        if (said := judgement(looking.review, decision)) is not None:
            found[led_to[decision.number]] = said
    return found


def judgement(
    review: Review[Any], decision: Decision[Any], *, errors: bool = False
) -> Judged | None:
    """What a decision is called, what it cost and what was better; None if it has no name."""
    if (called := grade(decision)) is None:
        return None
    words = say(f"analysis.grade.{called}")
    if called != "only":
        cost = _cost(decision)
        came_to = cost.within if errors else cost.words
        words = say(
            "analysis.judged", grade=words, cost=came_to, best=review.in_brief(decision.best)
        )
    return Judged(called, words)


def luck_line(shown: Shown) -> Message:
    """The parts of what became of whoever looks."""
    balance, viewer = shown.findings.balance(shown.viewer), shown.viewer
    parts = {name: signed(getattr(balance, part)) for name, part in _PARTS.items()}
    if viewer == only_human(shown.played.set_up.chairs):
        return say("analysis.sum_own", **parts)
    return say("analysis.sum", player=player(viewer), **parts)


def last_words(shown: Shown, done: Message | None) -> str:
    """What was done just now, how far it has come, or what became of whoever looks."""
    findings = shown.findings
    if done is not None:
        return shown.said(done)
    if not findings.complete:
        seen, every = len(findings.decisions), len(findings.choices)
        return shown.said(say("analysis.looking", count=seen, all=every))
    clean = [] if findings.mistakes(shown.viewer) else [say("analysis.clean")]
    return " ".join(map(shown.said, [luck_line(shown), *clean]))


def as_text(shown: Shown, title: str) -> str:
    """All of it for other programs; errors, then what is longest, are left out if it is much."""
    lines = _lines(shown, title, errors=True)
    if len("\n".join(lines)) > MOST:
        lines = _lines(shown, title, errors=False)
    while len("\n".join(lines)) > MOST:
        lines.remove(max(lines, key=len))
    return "\n".join(lines)


def _lines(shown: Shown, title: str, *, errors: bool) -> list[str]:
    lines = [f"{title} – {shown.said(say('result.how_it_went'))}", _places(shown)]
    for point in shown.turning_points:
        words = told(shown, point)
        cost = words.cost.within if errors else words.cost.words
        where, what, came_to = map(shown.said, (words.where, words.title, cost))
        lines.append(f"{where} – {what} · {came_to}")
    if shown.findings.complete:
        lines.append(shown.said(luck_line(shown)))
    return [*lines, *map(shown.said, deal_words(shown.played.set_up))]


def _places(shown: Shown) -> str:
    """Who came where, and with how many points."""
    match = shown.played.match
    standing = match.game.standing(match.state)
    points = standing.points or [None] * len(standing.places)

    def place(seat: Seat) -> str:
        total = points[seat]
        words = f"{standing.places[seat]}. {shown.name(seat)[:_LONGEST]}"
        return words if total is None else f"{words} {total}"

    return " · ".join(map(place, sorted(shown.seats, key=lambda seat: standing.places[seat])))
