"""Pictures of every scene, made where nobody sees them: the program is played up to each."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, islice
from pathlib import Path

import pygame

from hollywood import files
from hollywood.bots.bot import play_to_end
from hollywood.core.catalogue import Catalogue, Language
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Refused, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games.hollywood.bots.greedy import Greedy
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules.state import Clap, Double, Move, Place, State, Swept
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.pointing import nobody_else
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.setting import HollywoodSetting
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.saves import Saver
from hollywood.set_up import load
from hollywood.settings import Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.program import opened
from hollywood.ui.app.screen import SMALLEST, Screen
from hollywood.ui.draw.surfaces import save
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.match_draft import NAMES as PEOPLE
from hollywood.ui.pages.match_draft import quick_set_up
from hollywood.ui.pages.title import Title
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.table import AnyTable, Table

from . import contact_sheets

_TICK = 1 / 30  # seconds
_PATIENCE = 60.0  # seconds a scene may take to come
_AWHILE = 3.0  # seconds after which everything has arrived
_TRIES = 50  # matches looked through for a moment that is asked for
_NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)  # of a page; after the last there is none
_PAGES, _PAGE = "rules", ":"  # the scene with pages, and what stands before the number of one
_REPORT = "Traceback (most recent call last):\n  …\nValueError: just for the picture"


@dataclass(frozen=True)
class Wish:
    """Which moment of which match is seen, and how large."""

    size: tuple[int, int] = (1920, 1080)
    text: int = 100
    language: Language | None = None
    seed: int = 1
    moves: int | None = None  # made before; None: about half of them
    state: Path | None = None  # a saved match instead of one of bots


def shoot(
    what: str,
    out: Path,
    kit: HollywoodKit,
    sentences: Catalogue,
    own_cards: Path | None = None,
    wish: Wish | None = None,
) -> None:
    """Write a picture of a scene, or of cards."""
    wish = wish or Wish()
    name, _, page = what.partition(_PAGE)
    if what == contact_sheets.CARDS or what.startswith(contact_sheets.ONE):
        own = own_cards.parent if own_cards else None
        contact_sheets.shot(what, out, kit.deck, wish.language or "en", own)
        return
    if name not in SCENES or (page and not (name == _PAGES and _NUMBER.fullmatch(page))):
        raise Refused(say("command.no_shot", shot=quoted(what)))
    with files.elsewhere():
        scene = _Set(wish, unseen(kit, sentences, own_cards, wish))
        SCENES[name](scene)
        scene.press(*[pygame.K_RIGHT] * (int(page or 1) - 1))
        scene.save(out)
        scene.flow.stack.close()
        scene.flow.props.art.close()


def unseen(kit: HollywoodKit, sentences: Catalogue, own_cards: Path | None, wish: Wish) -> Flow:
    """The program at this size, for a window that is nowhere."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    settings = Settings(language=wish.language, text_size=wish.text)
    wide, high = (max(pair) for pair in zip(wish.size, SMALLEST, strict=True))
    screen = Screen(wide, high, wish.text / 100)
    sound = Sound(random.Random(wish.seed))
    flow = opened(
        kit, sentences, own_cards, settings, sound, screen, lambda stack: stack.resize(screen)
    )
    flow.stack.resize(screen)
    return flow


def keys_for(game: Game[State, Move], state: State, move: Move) -> list[int]:
    """The keys that make a legal move."""
    match move:
        case Place(column):
            return [pygame.K_1 + column]
        case Double(column, other):
            return [pygame.K_d, pygame.K_1 + column, pygame.K_1 + other]
        case Clap():
            return [pygame.K_c] * (1 + nobody_else(state))  # asked twice
    return [pygame.K_1 + list(game.moves(state)).index(move)]


@dataclass
class _Set:
    """The program, played by keys up to the moment of the picture."""

    wish: Wish
    flow: Flow
    canvas: pygame.Surface = field(init=False)
    next: Move | None = None  # what is done at the moment that was found

    def __post_init__(self) -> None:
        screen = self.flow.props.screen
        self.canvas = pygame.Surface((screen.width, screen.height), 0, 32)

    # what people do

    def press(self, *keys: int) -> None:
        """Press keys, each when the one before has done its work."""
        for key in keys:
            self.hit(key)
            self.wait(_AWHILE)

    def hit(self, key: int) -> None:
        """Press a key and wait for nothing."""
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.flow.stack.handle(event)

    def point(self, at: tuple[float, float]) -> None:
        """Move the mouse."""
        where = (round(at[0]), round(at[1]))
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False
        )
        self.flow.stack.handle(event)

    def wait(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass until nothing moves any more, or something has come."""
        stack = self.flow.stack
        for _ in range(round(seconds / _TICK)):
            stack.update(_TICK)
            if stack.resting or until():
                return

    def wait_for(self, kind: type) -> None:
        """Let time pass until such a scene is on top."""
        self.wait(_PATIENCE, lambda: isinstance(self.flow.stack.top, kind))

    def save(self, out: Path) -> None:
        """Take the picture."""
        stack = self.flow.stack
        for scene in stack.scenes:
            if isinstance(scene, Title):
                scene.backdrop.wait()
            elif isinstance(scene, FinalCount):
                scene.ceremony.hall.wait()
        stack.draw(self.canvas)
        self.flow.props.art.hurry()  # what was made of other sizes is drawn as it should be now
        stack.draw(self.canvas)
        save(self.canvas, out)

    # moments of a match

    def moment(self, fits: Callable[[Match[State, Move], int], bool]) -> AnyTable:
        """Sit down at the first fitting position after so many moves; a human is to move."""
        for set_up, match, at in self._matches():
            later = [ply for ply in range(at, len(match.moves)) if fits(match, ply)]
            earlier = [ply for ply in range(min(at, len(match.moves))) if fits(match, ply)]
            if later or earlier:
                return self._sit_down(set_up, match, (later or earlier[::-1])[0])
        raise Refused(say("command.no_moment"))

    def _matches(self) -> Iterator[tuple[SetUp, Match[State, Move], int]]:
        """Whole matches, and how far one wants to see each."""
        props, wish = self.flow.props, self.wish
        if wish.state is not None:
            text = files.read_file(wish.state)
            set_up, match = load(text, str(wish.state), {props.kit.name: props.kit}.get)
            given = len(match.moves)
            yield set_up, _to_the_end(match, wish.seed), self._first(given)
            return
        for seed in islice(count(wish.seed), _TRIES):
            set_up = quick_set_up(Settings(), props.deck, props.voice(), seed)
            match = _to_the_end(props.kit.begin(set_up), seed)
            yield set_up, match, self._first(len(match.moves) // 2)

    def _first(self, usual: int) -> int:
        return usual if self.wish.moves is None else self.wish.moves

    def _sit_down(self, set_up: SetUp, whole: Match[State, Move], ply: int) -> AnyTable:
        seat = whole.game.to_act(whole.states[ply])
        chairs = [
            Chair(PEOPLE[number], Written(HUMAN, chair.who.line), chair.colour)
            if number == seat and chair.who != HUMAN
            else chair
            for number, chair in enumerate(set_up.chairs)
        ]
        set_up = replace(set_up, chairs=tuple(chairs))
        match, self.next = self.flow.props.kit.begin(set_up), whole.moves[ply]
        for move in whole.moves[:ply]:
            match.play(move)
        match.aids = whole.aids
        Saver(set_up, self.flow.props.kit).keep(match)
        self.flow.go_on()
        table = self.flow.stack.top
        assert isinstance(table, Table), "a match that was kept can be gone on with"
        self.wait(_PATIENCE)
        return table

    def _last(self, ends_match: bool) -> None:
        """Make the move that ends a round, or the match."""

        def fits(match: Match[State, Move], ply: int) -> bool:
            swept = any(isinstance(event, Swept) for event in match.events[ply])
            return swept and (ply == len(match.moves) - 1) == ends_match

        table = self.moment(fits)
        assert self.next is not None, "a match that goes on has a next move"
        for key in keys_for(table.match.game, table.match.state, self.next):
            self.hit(key)

    # scenes

    def title(self) -> None:
        """With a match to go on with, if one was asked for."""
        if self.wish.state is not None or self.wish.moves is not None:
            self.moment(_deciding)
        self.flow.title()
        self.wait(_AWHILE)

    def new_match(self) -> None:
        """Who plays?"""
        self.title()
        self.flow.new_match()
        self.wait(_AWHILE)

    def unfinished(self) -> None:
        """Another match would take the place of the one that was left."""
        self.moment(_deciding)
        self.flow.title()
        self.flow.quick()
        self.wait(_AWHILE)

    def table(self) -> None:
        """Somebody must decide."""
        self.moment(_deciding)

    def zoom(self) -> None:
        """The card in the middle of the board, enlarged."""
        places = _places(self.moment(_deciding))
        self.point(places.slot(1, places.columns[1] // 2).center)
        self.press(pygame.K_SPACE)

    def ghost(self) -> None:
        """The legal column that moves most reels is pointed at."""
        table = self.moment(_deciding)
        state = table.match.state
        moves = table.match.game.moves(state)
        legal = [move.column for move in moves if isinstance(move, Place)]
        fullest = max(legal, key=lambda column: len(state.reels[column]), default=0)
        places = _places(table)
        foot = places.slot(fullest, places.columns[fullest] - 1)
        self.point(foot.center)
        self.hit(pygame.K_p)
        self.flow.stack.update(_TICK)

    def log(self) -> None:
        """The table with what has happened."""
        self.table()
        self.press(pygame.K_l)

    def hint(self) -> None:
        """The table with all that the coach says."""
        table = self.moment(_deciding)
        self.press(pygame.K_h)
        while table.hints.hint and not table.hints.hint.advices:
            time.sleep(_TICK)  # the coach thinks in real time
            table.update(_TICK)
        self.press(pygame.K_h)

    def projection(self) -> None:
        """The table with what the round would be worth."""
        self.table()
        self.hit(pygame.K_p)
        self.flow.stack.update(_TICK)

    def star_choice(self) -> None:
        """A star waits for its owner's word."""
        self.moment(lambda match, ply: bool(match.states[ply].claims))
        self.wait_for(StarChoice)
        self.wait(_AWHILE)

    def round_summary(self) -> None:
        """After a round that is not the last."""
        self._last(ends_match=False)
        self.wait_for(RoundSummary)
        self.wait(_AWHILE)

    def final_count(self) -> None:
        """Half of the awards have been given."""
        self._last(ends_match=True)
        self.wait_for(FinalCount)
        scene = self.flow.stack.top
        assert isinstance(scene, FinalCount), "every match ends with its count"
        self.press(*[pygame.K_RIGHT] * (len(scene.awards) // 2 + 1))

    def winner(self) -> None:
        """The one on whom the lights fall."""
        self.final_count()
        self.press(pygame.K_ESCAPE)

    def result(self) -> None:
        """All of it as a table."""
        self.winner()
        self.press(pygame.K_ESCAPE)

    def pause(self) -> None:
        """Above the table."""
        self.moment(_deciding)
        self.press(pygame.K_ESCAPE)

    def settings(self) -> None:
        """As at the first start."""
        self.flow.settings()
        self.wait(_AWHILE)

    def rules(self) -> None:
        """The first page; others are turned to."""
        self.flow.rules()
        self.wait(_AWHILE)

    def error(self) -> None:
        """Something that should not have happened."""
        flow = self.flow
        flow.stack.replace(ErrorPage(flow.props, _REPORT, flow.title, flow.stack.close))
        self.wait(_AWHILE)


def _places(table: AnyTable) -> Places:
    """Where things lie."""
    assert isinstance(table.setting, HollywoodSetting), "the only game there is"
    return table.setting.places


def _deciding(match: Match[State, Move], ply: int) -> bool:
    """Whether somebody is to place a reel."""
    return not match.states[ply].claims


def _to_the_end(match: Match[State, Move], seed: int) -> Match[State, Move]:
    """The match, gone on with by bots."""
    play_to_end(match, [Greedy()] * match.state.seats, random.Random(seed))
    return match


SCENES: dict[str, Callable[[_Set], None]] = {
    "title": _Set.title,
    "new-match": _Set.new_match,
    "unfinished": _Set.unfinished,
    "table": _Set.table,
    "zoom": _Set.zoom,
    "ghost": _Set.ghost,
    "projection": _Set.projection,
    "log": _Set.log,
    "hint": _Set.hint,
    "star-choice": _Set.star_choice,
    "round-summary": _Set.round_summary,
    "final-count": _Set.final_count,
    "winner": _Set.winner,
    "result": _Set.result,
    "pause": _Set.pause,
    "settings": _Set.settings,
    _PAGES: _Set.rules,
    "error": _Set.error,
}
LIST = "list"
NAMES = (*SCENES, f"{_PAGES}{_PAGE}N", contact_sheets.CARDS, f"{contact_sheets.ONE}ID")
