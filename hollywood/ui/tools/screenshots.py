"""Pictures of every scene, made where nobody sees them: the program is played up to each."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Mapping
from datetime import date
from functools import partial
from pathlib import Path

import pygame

from hollywood import career, files, saves
from hollywood.core.catalogue import Catalogue
from hollywood.core.message import Refused, quoted, say
from hollywood.daily import Par, remember_par
from hollywood.puzzle_book import of_day
from hollywood.puzzle_scores import AGAIN, AT_ONCE, Answered, keep
from hollywood.settings import Settings
from hollywood.ui.analysis.page import AnalysisPage
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.lesson_flow import lesson_of
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.program import opened
from hollywood.ui.app.puzzle_flow import PuzzleFlow, puzzles_of
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import SMALLEST, as_chosen
from hollywood.ui.career.career_page import LEAVES
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.title import Title
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.table import Table

from . import contact_sheets
from .positions import Wish, positions
from .sample_career import sample_career, sample_days
from .unattended import TICK, Moment, Unattended

LIST = "list"
_NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)  # of a page; after the last there is none
_PAGES, _LESSON, _CAREER = _NUMBERED = ("rules", "tutorial", "career")  # what has pages
_PUZZLE = "puzzle"
_PAGE = ":"  # stands before the number of one, or the name of a puzzle
_SEEN = 20.0  # seconds until a stop of a lesson is to be seen as it stays
_STREET = "street"
_ANALYSED = 10.0  # seconds until all that is found is shown, and nothing is told any more
_PLAYED = 60  # matches of the career in the picture
_TODAY = date(2026, 11, 18)
_REPORT = "Traceback (most recent call last):\n  …\nValueError: just for the picture"


def shoot(
    what: str,
    out: Path,
    games: OpenedGames,
    sentences: Catalogue,
    wish: Wish | None = None,
    game: str = "",
) -> None:
    """Write a picture of a scene of the game, or of its cards."""
    wish = wish or Wish()
    screens = games.first(game).screens
    name, _, page = what.partition(_PAGE)
    if what == contact_sheets.CARDS or what.startswith(contact_sheets.ONE):
        contact_sheets.shot(what, out, screens.art, wish.language or "en")
        return
    known = scenes(games, game)
    numbered = name in _NUMBERED and _NUMBER.fullmatch(page)
    if name not in known or (page and not numbered and name != _PUZZLE):
        raise Refused(say("command.no_shot", shot=quoted(what)))
    with files.elsewhere():
        flow = unseen(games, sentences, wish, game)
        shown = Unattended(wish, flow, int(page) if numbered else 1, page)
        known[name](shown)
        _wait_for_backdrops(shown)
        shown.save(out)
        shown.flow.stack.close()
        shown.flow.props.art.close()


def scenes(games: OpenedGames, game: str = "") -> Mapping[str, Moment]:
    """Every scene there is a picture of: those that all games have, and the game's own."""
    opened = games.first(game)
    lacks = {_STREET} if len(games.games) == 1 else set()
    lacks |= {_LESSON} if opened.boxed.lesson is None else set()
    shared = {name: scene for name, scene in _SCENES.items() if name not in lacks}
    return {**shared, **opened.screens.moments}


def names(games: OpenedGames, game: str = "") -> list[str]:
    """All that can be asked for."""
    cards = (contact_sheets.CARDS, f"{contact_sheets.ONE}ID")
    known = scenes(games, game)
    numbered = [f"{name}{_PAGE}N" for name in _NUMBERED if name in known]
    return [*known, *numbered, f"{_PUZZLE}{_PAGE}ID", *cards]


def unseen(games: OpenedGames, sentences: Catalogue, wish: Wish, game: str = "") -> Flow:
    """The program at this size, for a window that is nowhere."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    settings = Settings(language=wish.language, text_size=wish.text, contrast=wish.contrast)
    wide, high = (max(pair) for pair in zip(wish.size, SMALLEST, strict=True))
    sound = Sound(random.Random(wish.seed))

    def fit(stack: Stack) -> None:
        stack.resize(as_chosen(settings, wide, high))

    screen = as_chosen(settings, wide, high)
    flow = opened(games, sentences, settings, sound, screen, fit, game)
    fit(flow.stack)
    return flow


def _wait_for_backdrops(shown: Unattended) -> None:
    """They are painted in the background."""
    for scene in shown.flow.stack.scenes:
        if isinstance(scene, Title):
            scene.backdrop.wait()
        elif isinstance(scene, Street):
            scene.picture.wait()


def _street(shown: Unattended) -> None:
    """All games; there is none with a single game."""
    if shown.wish.state is not None or shown.wish.moves is not None:
        shown.sit_down()
    shown.flow.home()
    shown.wait()


def _title(shown: Unattended) -> None:
    """With a match to go on with, if one was asked for."""
    if shown.wish.state is not None or shown.wish.moves is not None:
        shown.sit_down()
    shown.flow.title()
    shown.wait()


def _new_match(shown: Unattended) -> None:
    """Who plays?"""
    _title(shown)
    shown.flow.menus.new_match()
    shown.wait()


def _table(shown: Unattended) -> None:
    """Somebody must decide."""
    shown.sit_down()


def _log(shown: Unattended) -> None:
    """The table with what has happened."""
    shown.sit_down()
    shown.press("log")


def _hint(shown: Unattended) -> None:
    """The table with all that the coach says."""
    table, _ = shown.sit_down()
    shown.press("hint")
    while table.hints.hint and not table.hints.hint.advices:
        time.sleep(TICK)  # the coach thinks in real time
        table.update(TICK)
    shown.press("hint")


def _pause(shown: Unattended) -> None:
    """Above the table."""
    shown.sit_down()
    shown.press("back")


def _replay(shown: Unattended) -> None:
    """A whole match, seen again up to the position asked for."""
    game = shown.flow.game
    position = next(positions(game.kit, shown.flow.props.voice(), shown.wish))
    match = saves.Kept(position.set_up, position.whole)
    shown.flow.replays.show(game, match, position.ply)
    shown.wait()


def _analysis(shown: Unattended) -> None:
    """A whole match, looked at to the end."""
    game = shown.flow.game
    position = next(positions(game.kit, shown.flow.props.voice(), shown.wish))
    shown.flow.analyses.show(game, saves.Kept(position.set_up, position.whole))
    page = shown.flow.stack.top
    while isinstance(page, AnalysisPage) and not page.looking.resting:
        time.sleep(TICK)  # it is looked at in real time
        shown.tick()
    shown.wait(_ANALYSED)


def _shelf(shown: Unattended) -> None:
    """Two matches wait, one of them has gone on for longer."""
    table, _ = shown.sit_down()
    for then in (partial(shown.flow.begin, table.set_up), shown.flow.title):
        for _ in range(2):  # their pictures show cards, not backs
            shown.look()
            shown.flow.props.art.draw_what_is_seen()
        then()
        shown.wait()
    shown.flow.kept.open()
    shown.wait()


def _career(shown: Unattended) -> None:
    """Of somebody who has played a lot; the leaf of this number."""
    for entry in sample_career(shown.flow.game.kit, _PLAYED):
        career.add(entry)
    shown.flow.careers.show(min(shown.page, len(LEAVES)) - 1)
    shown.wait()


def _daily(shown: Unattended) -> None:
    """Today's deal was played already, and so were most of the days before."""
    kit = shown.flow.game.kit
    for number, entry in enumerate(sample_days(kit, _TODAY, _PLAYED // 2)):
        if number % 5:
            career.add(entry)
            day = date.fromisoformat(entry.day or "")
            remember_par(kit.name, day, Par(14, 2, 1))
            puzzles = puzzles_of(shown.flow.props, kit) if number % 3 else None
            puzzle = of_day(puzzles, day) if puzzles is not None else None
            if puzzle is not None:
                known = (puzzle.id, "", puzzle.rating, AT_ONCE if number % 2 else AGAIN)
                keep(Answered(kit.name, *known, day=entry.day or ""))
    shown.flow.days.show(_TODAY)
    shown.wait()


def _settings(shown: Unattended) -> None:
    """As at the first start."""
    shown.flow.settings()
    shown.wait()


def _rules(shown: Unattended) -> None:
    """The first page; others are turned to."""
    shown.flow.rules.read()
    shown.wait()
    shown.press(*["right"] * (shown.page - 1))
    page = shown.flow.stack.top
    assert isinstance(page, RulesPage), "its leaves were turned"
    page.wait()
    shown.wait()


def _lesson(shown: Unattended) -> None:
    """A stop of the lesson; after the last comes its end."""
    lesson = lesson_of(shown.flow.game, shown.flow.props.language)
    if lesson is None:
        raise Refused(say("command.no_shot", shot=quoted(_LESSON)))
    number = min(shown.page, len(lesson.stops)) - 1
    shown.flow.props.settings.of(shown.flow.game.kit.name).lesson = lesson.stops[number].scene
    shown.flow.menus.learn()
    shown.wait(_SEEN)
    if shown.page > len(lesson.stops):
        table = shown.flow.stack.top
        assert isinstance(table, Table), "a lesson is taught at the table"
        assert isinstance(table.purpose, LessonAtTable), "by nobody else"
        table.purpose.course.end()
        shown.wait(_SEEN)


def _puzzle(shown: Unattended) -> None:
    """The page of all puzzles, or one of them as it is asked: by its name, or its line."""
    game = shown.flow.game
    if game.kit.puzzles is None:
        raise Refused(say("command.no_shot", shot=quoted(_PUZZLE)))
    puzzles, name = PuzzleFlow(shown.flow), shown.named
    if not name:
        puzzles.page()
        shown.wait()
        return
    shown.flow.stack.close()  # from nothing there is no passage to the table
    known = {id: puzzle.line for id, puzzle in puzzles.stock.all.items()}
    puzzles.open_line(known.get(name, name))
    proving = shown.flow.stack.top
    assert isinstance(proving, Proving), "a puzzle is proved first"
    proving.wait()
    shown.wait()


def _error(shown: Unattended) -> None:
    """Something that should not have happened."""
    flow = shown.flow
    flow.stack.replace(ErrorPage(flow.props, _REPORT, flow.title, flow.stack.close))
    shown.wait()


_SCENES: dict[str, Moment] = {
    _STREET: _street,
    "title": _title,
    "new-match": _new_match,
    "table": _table,
    "log": _log,
    "hint": _hint,
    "pause": _pause,
    "replay": _replay,
    "analysis": _analysis,
    "shelf": _shelf,
    "settings": _settings,
    _CAREER: _career,
    "daily": _daily,
    _PAGES: _rules,
    _LESSON: _lesson,
    _PUZZLE: _puzzle,
    "error": _error,
}
