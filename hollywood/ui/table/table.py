"""The table scene: what is pointed at becomes a move, what has happened becomes a show."""

from __future__ import annotations

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, Event
from hollywood.core.match import Match
from hollywood.core.message import Refused, Seat, say
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Clap, Dealt, Move, MovieFinished, State, Swept
from hollywood.games.hollywood.table.draft import Draft
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, TRAY, undealt
from hollywood.games.hollywood.table.painter import TablePainter
from hollywood.games.hollywood.table.projection import PROJECTION
from hollywood.games.hollywood.table.sight import Sight, columns
from hollywood.games.hollywood.table.sounds import LARGE, Score, cues
from hollywood.kit import SetUp
from hollywood.saves import Saver
from hollywood.set_up import AnyKit, voice_of
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.widgets.controls import Press

from .bar import Bar
from .bots import BotOf, Rivals
from .doors import Doors
from .hints import Prompter
from .log import Chronicle
from .pointing import Hand
from .preload import Wardrobe
from .scenery import Scenery
from .shake import Nudge, Nudged
from .show import LANDS, Show
from .sparks import Sparks
from .status import Status
from .undo import Undoing

_HURRY = 4  # times as fast while the key is held
_LEAST_LOG = 4  # lines that are not scrolled away


class Table:
    """One match on screen."""

    veils = False

    def __init__(
        self,
        props: Props,
        kit: AnyKit,
        set_up: SetUp,
        match: Match[State, Move],
        bot_of: BotOf,
        doors: Doors,
    ) -> None:
        assert isinstance(kit, HollywoodKit)
        assert isinstance(match.game, Hollywood)
        self.props, self.kit, self.doors = props, kit, doors
        self.set_up, self.match = set_up, match
        self.game = match.game
        self.saver = Saver(set_up, kit)
        self.bots = Rivals(set_up, bot_of)
        self.voice = self._voice()
        self.draft = Draft(self.game)
        self._nudge = Nudge()
        self._sight = Sight(self.game)
        self._wardrobe = Wardrobe(props, self.game.deck)
        self.prompter = Prompter(self.game, kit.cast, set_up.chairs)
        self.status = Status(self)
        self.chronicle = Chronicle(self.game)
        self.chronicle.recall(match)
        self._log_open = False
        self._log_back = 0  # so many of the last lines are scrolled away
        self._to_sum_up = False  # a round was handed out and its summary not yet shown
        self._score = Score(props.sound.play)
        self._clock = 0.0
        self._changed = True
        self.places = self._places()
        self.hand = Hand(self)
        self.show = Show(self.places, match.state, self._hear)
        if not match.moves:
            self._begin_with_the_deal()
        self._asking: Scene | None = None  # which project a star finishes
        self._asked_for: State | None = None  # the state in which it was asked
        self._ended = False
        self._sparks = Sparks()

    def _begin_with_the_deal(self) -> None:
        """The first round is dealt before everybody's eyes, as all others are."""
        state = self.match.state
        self._wardrobe.hold()
        self.show.jump(undealt(state))
        self.show.add([Beat(Dealt(state.round, state.first), state)])

    # scene

    def resize(self, screen: Screen) -> None:
        """Lay the table for this window."""
        self.props.fit(screen)
        self.places = self._places()
        self.show.fit(self.places)
        self.voice = self._voice()
        chairs = self.set_up.chairs
        self.bar = Bar(self.props, self.places.bar, self.game, self.voice, self._tools())
        self.painter = TablePainter(self.props, self.places, self.game, self.voice, chairs)
        self._wardrobe.prepare(self.match.state, self.places.card)
        self._changed = True

    def _places(self) -> Places:
        props, seats = self.props, self.match.state.seats
        return Places(props.screen, self.game.deck.columns, seats, props.settings.symbols)

    def leave(self) -> None:
        """Whoever thinks need not go on."""
        self.prompter.drop()
        self.bots.drop()

    @property
    def resting(self) -> bool:
        """Whether nothing changes by itself."""
        return (
            self.show.resting
            and self.saver.resting
            and not self.bots.thinking
            and self.status.warning is None
            and self.prompter.resting
            and self._score.resting
            and self._sparks.resting
            and self._nudge.resting
            and self.hand.resting
        )

    def update(self, seconds: float) -> bool:
        """Let time pass: the show goes on, bots think, warnings fade."""
        changed = self._play(seconds) if self._awake else self._sleep()
        changed |= self._nudge.update(seconds)
        changed |= self._sparks.update(seconds) or self.props.art.news()
        changed, self._changed = changed or self._changed, False
        return changed

    @property
    def _pace(self) -> float:
        """How long things take now: less while the key is held."""
        return self.props.pace / (_HURRY if pygame.key.get_pressed()[pygame.K_f] else 1)

    @property
    def _awake(self) -> bool:
        """Whether the match goes on: nothing is above the table but the question about a star."""
        return self.props.stack.top in (self, self._asking)

    def _sleep(self) -> bool:
        """Something else has the mouse and the keys."""
        self.hand.open()
        return False

    def _play(self, seconds: float) -> bool:
        """Let the match go on for so long; whether the picture has changed."""
        dressed = self._wardrobe.ready(self.match.state, self.places.card, seconds)
        changed = dressed and self.show.update(seconds, self._pace, self.props.moves)
        if changed:
            self.hand.look_again()
        self._clock += seconds
        changed |= self._think(seconds)
        if (unsaved := self.saver.trouble) is not None:
            self.status.warn(unsaved.reason)
        changed |= self.status.update(seconds)
        changed |= self.hand.wait(seconds)
        changed |= self.prompter.update(seconds)
        self._score.update(seconds)
        if self._to_sum_up and self.show.stage.resting:
            self._sum_up()
        if self.show.idle and not self.show.held:
            self._go_on()
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the table."""
        scenery = self._scenery()
        self.painter.draw(canvas, self.show, scenery)
        self.bar.draw(canvas, self.show.state, scenery, self._switched_on())
        self._sparks.draw(canvas)
        if self.hand.dragged is not None:
            self.painter.held(canvas, self.hand.dragged, self.hand.at)
        over = self.hand.over
        if self.hand.zoomed and over is not None and over in self.show.stage.actors:
            self.painter.zoom(canvas, over, self.show.stage.actors[over].pose.x)

    def _tools(self) -> dict[str, Press]:
        return {
            "menu": self.pause,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hand.hint,
            "projection": self._project,
            "symbols": self.toggle_symbols,
            "log": self.toggle_log,
            "rules": self.open_rules,
        }

    @property
    def _projection(self) -> str:
        return self.props.settings.of(self.game.name).chosen("projection", PROJECTION)

    def _project(self) -> None:
        """Show what the round would be worth, or no longer."""
        if self._projection == "off":
            self.status.warn(say("hollywood.table.projection_off"))
        else:
            self.hand.projecting = not self.hand.projecting

    def _switched_on(self) -> set[str]:
        """The tools that are on."""
        settings = self.props.settings
        on = {
            "hint": self.prompter.hint is not None,
            "projection": self.hand.projecting or self._projection == "always",
            "symbols": settings.symbols,
            "log": self._log_open or self.places.spare is not None,
        }
        return {name for name, is_on in on.items() if is_on}

    def _voice(self) -> Voice:
        props = self.props
        return voice_of(self.set_up, self.kit, props.sentences, props.language)

    # what has happened

    @property
    def human(self) -> Seat | None:
        """The human who must decide now, once everything has been seen."""
        seat = self.match.to_act
        return seat if seat is not None and seat not in self.bots and self.show.idle else None

    def corner_to_act(self) -> pygame.Rect:
        """The corner of whoever must decide."""
        return self.places.panels[self.match.to_act or 0].rect

    def make(self, move: Move) -> None:
        """Make a move, save the match, and begin to show it."""
        seat = self.match.to_act
        try:
            beats = self.match.play(move)
        except Refused as refused:
            self.status.warn(refused.reason)
            return
        if seat not in self.bots:
            self.chronicle.forget_marks()
        self.hand.let_go()
        self.draft.give_up()
        self.show.add(beats, own=seat not in self.bots)
        self.show.update(0.0, self._pace, self.props.moves)  # the status line speaks of it at once
        self.prompter.drop()
        if self.props.settings.remarks:
            self.prompter.hear([beat.event for beat in beats], self.match.state)
        self._keep()
        swept = any(isinstance(beat.event, Swept) for beat in beats)
        if swept or (self.match.state.claims and self.match.to_act not in self.bots):
            self.doors.expect(self)

    def _hear(self, event: Event, state: State) -> None:
        """An event begins to be seen: it is heard and written down too."""
        self._score.add(cues(self.game, event, state), self.props.pace)
        self.chronicle.hear(event, state)
        if isinstance(event, MovieFinished):
            self._celebrate(event)
        if isinstance(event, Swept):
            self.show.held = self._to_sum_up = True

    def _celebrate(self, event: MovieFinished) -> None:
        """A great movie gives off sparks."""
        if self.game.worth(self.match.state, event.movie) >= LARGE and self.props.moves:
            panel = self.places.panels[event.seat]
            delay = LANDS * self._pace
            self._sparks.burst(panel.movies.center, self.props.screen.scale, delay)

    def _go_on(self) -> None:
        """Everything was seen: what comes now?"""
        state = self.match.state
        if self.match.to_act is None:
            self._end()
        elif state.claims and self.human is not None and self._asked_for is not state:
            self._asked_for = state
            self._asking = self.doors.choose_star(self)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self.saver.done()
            self.doors.match_ended(self)

    def _sum_up(self) -> None:
        """The round was handed out: its summary, then on."""
        self._to_sum_up = False
        if self.match.to_act is None:
            self.release()
        else:
            self.doors.round_ended(self)

    def release(self) -> None:
        """The round was summed up: the next one begins."""
        self.show.held = False
        self._changed = True

    # bots

    def _think(self, seconds: float) -> bool:
        """Let the bot that must decide think, and make its move when the time has come."""
        seat = self.match.to_act
        if seat is None or seat not in self.bots or self.show.held:
            return False
        self.bots.begin(seat, self.match, self.props.pace)
        move = self.bots.decision(seconds) if self.show.idle else None
        if move is not None:
            self.make(move)
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys."""
        self._changed = True
        self.hand.handle(event)

    # what is meant

    def place(self, column: int) -> None:
        """A reel into this column, or the next one of a Double Reel."""
        self._try(self.draft.placed(self.match.state, column), column)

    def _try(self, move: Move | None, where: Nudged) -> None:
        """Make the move if there is one yet; if it may not be made, say why, there."""
        if move is None:
            return
        reason = self.game.illegal(self.match.state, move)
        if reason is None:
            self.make(move)
        else:
            self.props.sound.play("illegal")
            self.status.warn(reason)
            if self.props.moves:
                self._nudge.give(where)

    def clap(self) -> None:
        """Use the Clap Board; a useless one only when asked twice."""
        state = self.match.state
        if self.draft.wastes_clap(state):
            self.status.warn(say("hollywood.table.clap_wasted"))
        else:
            self._try(Clap(), (CLAP, state.turn, 0))

    def double(self) -> None:
        """Begin a Double Reel, or think better of it."""
        state = self.match.state
        if not self.take_back():
            self._try(self.draft.doubled(state), (DOUBLE, state.turn, 0))

    def take_back(self) -> bool:
        """Give a Double Reel up that has begun; whether there was one."""
        return self.draft.give_up()

    def ask_hint(self) -> None:
        """Ask the coach; asked again, the coach says more."""
        if self.prompter.ask(self.match.state):
            self.match.give_hint()
            self._keep()

    def toggle_log(self) -> None:
        """Show or hide what has happened."""
        self._log_open = not self._log_open
        self._log_back = 0

    def scroll_log(self, by: int) -> None:
        """Earlier lines of the log, or later ones again."""
        most = max(0, len(self.chronicle.lines) - _LEAST_LOG)
        self._log_back = min(most, max(0, self._log_back + by))

    def toggle_symbols(self) -> None:
        """Large symbols, or no longer."""
        self.props.settings.symbols = not self.props.settings.symbols
        self.props.settings.save()
        self.props.stack.resize(self.props.screen)

    def open_rules(self) -> None:
        """Read the rules."""
        self.doors.rules()

    def pause(self) -> None:
        """Leave the table for a moment."""
        self.doors.pause()

    def undo(self) -> None:
        """Back to the last decision of a human, if that may be."""
        if self.draft.step_back():
            return
        undoing = Undoing(self.match, self.bots.humans)
        if (refusal := undoing.refusal) is not None:
            self.status.warn(refusal)
        elif (seat := undoing.agrees) is not None:
            self.doors.agree(self, seat)
        else:
            self.take_move_back()

    def take_move_back(self) -> None:
        """Everybody who must agree has agreed."""
        before = self.match.aids
        if self.match.undo(self.bots.humans):
            self._jump()
        if self.match.aids != before:
            self.status.warn(say("table.retake"))

    def redo(self) -> None:
        """Forward again to where the last undo began."""
        if self.match.redo(self.bots.humans):
            self._jump()
        else:
            self.status.warn(say("table.no_redo"))

    def _jump(self) -> None:
        """The match stands elsewhere now: show that at once."""
        if self._asking is self.props.stack.top:
            self.props.stack.pop()
        self.bots.drop()
        self._score.clear()
        self._sparks.clear()
        self.props.sound.play("undo")
        self.chronicle.recall(self.match)
        self.prompter.forget()
        self._asked_for = None
        self.status.clear()
        self._to_sum_up = self.show.held = False
        self.show.return_to(self.match.state, self._pace, self.props.moves)
        self.hand.let_go()
        self.draft.give_up()
        self._keep()

    def _keep(self) -> None:
        self.saver.keep(self.match)

    # what is shown

    def _projects(self) -> bool:
        """Whether to show what the round would be worth."""
        mode = self._projection
        wanted = mode == "always" or (mode == "held" and self.hand.projecting)
        return wanted and self.show.idle and self.match.to_act is not None

    def _deltas(self) -> bool:
        """Whether to show what a placement would change."""
        return self._projection != "off" and self.show.idle

    def _aimed(self) -> tuple[int, ...]:
        """The columns reels would go to now."""
        dragged = self.hand.dragged
        if self.human is None or self.match.state.claims or (dragged and dragged[0] != TRAY):
            return ()
        pointed = () if self.hand.column is None else (self.hand.column,)
        return (*(self.draft.columns or ()), *pointed)

    def _scenery(self) -> Scenery:
        state = self.match.state
        turn = self.game.to_act(self.show.state)
        human = self.human
        lit, full = columns(state) if human is not None and not state.claims else ((), ())
        placed, ghosts, worth_then = self._sight.placing(state, self._aimed())
        projects, deltas = self._projects(), self._deltas()
        return Scenery(
            status=self.status.words if self._awake else None,
            warned=self.status.warning is not None,
            lit=lit,
            full=full,
            pointed=self.hand.column if human is not None else None,
            ghosts=ghosts,
            worths=(worth_then or self._sight.worths(state)) if projects else None,
            after=worth_then if deltas else None,
            before=self._sight.worths(state) if worth_then and deltas else None,
            turn=turn,
            thinking=turn if self.bots.thinking and self.show.idle else None,
            forecast=self._sight.forecast(placed or state) if projects else None,
            marks=self.chronicle.marks,
            log=self.chronicle.lines[: len(self.chronicle.lines) - self._log_back],
            log_open=self._log_open,
            log_at=self.hand.at,
            clock=self._clock,
            tips=self.prompter.tips,
            hinted=self.prompter.columns,
            remarks={seat: words for seat, (words, _) in self.prompter.remarks.items()},
            aimed=frozenset([self.hand.over] if self.hand.by_keys and self.hand.over else []),
            usable=self.draft.usable(state, human),
            chosen=(DOUBLE, human, 0) if human is not None and self.draft.begun else None,
            nudge=self._nudge,
        )
