"""What the slate says of a puzzle at each stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas, lay_on, soft_edged
from hollywood.ui.draw.theme import GOLD, GREEN, MUTED, PLATE, RED, Type
from hollywood.ui.table.setting import Leads
from hollywood.ui.table.slate_speech import Row, SlateButton, Speech

from .sitting import Sitting
from .tickets import tickets
from .trial import Trial

_TOLD = 2  # themes in a hint
_GAP = 16  # units between two figures
_BARS, _BAR, _HIGH, _LEAN, _APART = 5, 10, 14, 5, 6  # how many; units


@dataclass(frozen=True)
class PuzzlePresses:
    """What the buttons of the slate do."""

    hint: Leads
    show: Leads
    again: Leads
    next: Leads
    play_on: Leads


@dataclass(frozen=True)
class Shown:
    """What the slate needs to show signs and words."""

    props: Props
    voice: Voice
    wide: int  # pixels for a row of signs


def speech(
    shown: Shown,
    sitting: Sitting,
    trial: Trial,
    presses: PuzzlePresses,
    stands: Message | None,
    row: Row | None,
) -> Speech:
    """Goal, verdict and buttons."""
    said, game, puzzle = shown.voice.text, sitting.kit.name, trial.puzzle
    told = _verdict(sitting, trial)
    goal = say(f"{game}.puzzle.{puzzle.goal}", count=puzzle.count)
    return Speech(
        label=said(_label(sitting, trial)).upper(),
        prompt=said(verdict_on(game, right=True) if _solved(trial) else goal),
        why=said(why) if (why := told or stands) is not None else "",
        urgent=told is not None,
        buttons=_buttons(shown.voice, trial, presses),
        row=row if trial.stage == "asked" else _row_after(shown, sitting, trial),
        aside=bars(shown.props, puzzle.bars),
    )


def verdict_on(game: str, *, right: bool) -> Message:
    """What is said of an answer, as the game puts it: not everywhere is anything uncertain."""
    return say(f"{game}.puzzle_verdict.{'right' if right else 'wrong'}")


def _label(sitting: Sitting, trial: Trial) -> Message:
    name, rating = say(f"{sitting.kit.name}.puzzles"), trial.puzzle.rating
    if sitting.training:
        return say("puzzle.label_training", name=name, rating=rating)
    return say("puzzle.label", name=name, rating=rating, own=round(sitting.scores.rating))


def _solved(trial: Trial) -> bool:
    return trial.stage == "right" and trial.verdict is not None and not trial.verdict.more


def _verdict(sitting: Sitting, trial: Trial) -> Message | None:
    """What there is to say besides the question."""
    game, verdict, puzzle = sitting.kit.name, trial.verdict, trial.puzzle
    themes = tuple(say(f"{game}.theme.{theme}") for theme in puzzle.themes)
    if trial.stage == "asked":  # those that stand last are the rarest
        return say("puzzle.hint", themes=themes[-_TOLD:]) if trial.hints and themes else None
    if trial.stage == "shown" or verdict is None:
        return say("puzzle.shown")
    if trial.stage == "wrong":
        slots = {"shows": verdict.shows or 0, "holds": verdict.holds or 0}
        return say(f"{game}.puzzle_wrong.{puzzle.goal}", **slots)
    if verdict.more:
        return say("puzzle.on", reason=verdict.reason)
    return say("puzzle.solved", reason=verdict.reason, score=_score(sitting))


def _score(sitting: Sitting) -> Message:
    rating, streak = round(sitting.scores.rating), sitting.scores.streak
    if not sitting.gain:
        return say("puzzle.unrated")
    gain = f"{sitting.gain:+d}".replace("-", "\N{MINUS SIGN}")
    if streak > 1:
        return say("puzzle.streak", rating=rating, gain=gain, count=streak)
    return say("puzzle.score", rating=rating, gain=gain)


def _buttons(voice: Voice, trial: Trial, presses: PuzzlePresses) -> list[SlateButton]:
    """The one that is most likely wanted stands at the right."""
    hint = SlateButton(voice.text(say("puzzle.button.hint")), presses.hint, sign="hint")
    show = SlateButton(voice.text(say("puzzle.button.show")), presses.show, sign="projection")
    again = partial(SlateButton, voice.text(say("puzzle.button.again")), presses.again, sign="undo")
    next_ = partial(SlateButton, voice.text(say("puzzle.button.next")), presses.next, sign="redo")
    if trial.stage == "wrong" and trial.result is None:
        return [next_(), show, again(primary=True)]
    if trial.stage == "wrong":
        return [again(), show, next_(primary=True)]
    if _solved(trial) or trial.stage == "shown":
        words = voice.text(say("puzzle.button.play_on"))
        return [again(), SlateButton(words, presses.play_on, sign="players"), next_(primary=True)]
    return [hint, show, next_()]


def _row_after(shown: Shown, sitting: Sitting, trial: Trial) -> Row | None:
    """What was seen and what is sure; once all is answered, what it was about."""
    verdict, game, figures = trial.verdict, sitting.kit.name, None
    if trial.stage in ("right", "wrong") and verdict is not None and verdict.holds is not None:
        slots = (shown.props, verdict.shows or 0, verdict.holds, verdict.right)
        figures = partial(_figures, *slots)
    if not (_solved(trial) or trial.stage == "shown") or not trial.puzzle.themes:
        return figures
    themes = [shown.voice.text(say(f"{game}.theme.{each}")) for each in trial.puzzle.themes]
    return partial(_with_tickets, shown, figures, themes)


def _with_tickets(
    shown: Shown, figures: Row | None, themes: Sequence[str], high: int
) -> pygame.Surface:
    """Tickets behind the figures."""
    first = canvas((0, 0)) if figures is None else figures(high)
    left = first.get_width() + (shown.props.screen.px(_GAP) if figures else 0)
    behind = tickets(shown.props, themes, shown.wide - left)
    row = canvas((shown.wide, max(first.get_height(), behind.get_height())))
    middle = row.get_height() // 2
    lay_on(first, row, first.get_rect(midleft=(0, middle)).topleft)
    lay_on(behind, row, behind.get_rect(midleft=(left, middle)).topleft)
    return row


def _figures(props: Props, shows: int, holds: int, right: bool, high: int) -> pygame.Surface:
    set_, gap = props.typesetter.line, props.screen.px(_GAP)
    sure = set_(str(holds), Type.LARGE_NUMBER, GREEN if right else RED)
    seen = set_(str(shows), Type.NUMBER, MUTED)
    row = canvas((seen.get_width() + gap + sure.get_width(), max(high, sure.get_height())))
    middle = row.get_height() // 2
    left = 0
    if not right and shows != holds:
        place = seen.get_rect(midleft=(0, middle))
        lay_on(seen, row, place.topleft)
        pygame.draw.line(row, RED, place.bottomleft, place.topright, max(2, props.screen.px(3)))
        left = place.right + gap
    lay_on(sure, row, sure.get_rect(midleft=(left, middle)).topleft)
    return row


def bars(props: Props, lit: int) -> pygame.Surface:
    """How hard it is: stripes of a clapper, as many as are lit."""
    px = props.screen.px
    size = (_BARS * px(_BAR + _APART), px(_HIGH))
    return props.shapes.of(("puzzle bars", size, lit), partial(_drawn, props, size, lit))


def _drawn(props: Props, size: tuple[int, int], lit: int) -> pygame.Surface:
    px = props.screen.px
    row = canvas(size)

    def draw(shape: pygame.Surface, times: int) -> None:
        high, wide, lean = size[1] * times, px(_BAR) * times, px(_LEAN) * times
        for number in range(_BARS):
            left = number * px(_BAR + _APART) * times
            corners = [(left, 0), (left + wide - lean, 0), (left + wide, high), (left + lean, high)]
            pygame.draw.polygon(shape, GOLD if number < lit else PLATE.lerp(GOLD, 0.25), corners)

    row.blit(soft_edged(size, draw), (0, 0))
    return row
