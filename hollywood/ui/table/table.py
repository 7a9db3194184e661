"""The table scene: one match of any game, as whoever sits before the screen may see it."""

from __future__ import annotations

from functools import partial
from itertools import compress
from typing import Any, Generic, TypeAlias

import pygame

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Message, Refused, Seat, say
from hollywood.kit import SetUp
from hollywood.saves import Saver, Unsaved
from hollywood.set_up import AnyKit, voice_of
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props

from .above import Above
from .bar import Bar
from .bar_words import words_of
from .bots import BotOf, Bots
from .commentary import Commentary
from .confirming import warning_of
from .exits import Exits
from .eyes import Eyes
from .half_moves import HalfMoves
from .handover import Handover
from .hints import Hints
from .house_rules import BADGE, house_rules, with_badge
from .inspector import Inspector
from .log import Log
from .moods import Moods
from .note_clicks import answered, covers
from .notes import Notes
from .onlooker import Onlooker
from .overlays import BarWords, Over, Overlays
from .preload import Preload
from .purpose import Purpose
from .reading import reading_of
from .remarks import Remarks
from .replay import watch_again
from .rewind import Rewind
from .setting import Begin, Draft, Intent, Leads, Make, Refuse, Setting, TakeBack, View
from .shake import Shake
from .show import Show
from .sparks import Sparks
from .status import Status
from .table_input import Command, Scroll, TableInput
from .turn import HumanTurn
from .undo import useless

_HURRY = 4  # times as fast while the key is held
_AWAY = ("menu", "rules", "house_rules")  # whoever asks for these does not look at the table


class Table(Generic[S, M]):
    """One match on screen."""

    veils = False
    kept_as: str | None = None  # the id of the match, once it is over

    def __init__(
        self,
        props: Props,
        kit: AnyKit,
        set_up: SetUp,
        match: Match[S, M],
        setting: Setting[S, M],
        bot_of: BotOf,
        exits: Exits,
        purpose: Purpose[S, M] | None = None,
    ) -> None:
        self.props, self.set_up, self.match = props, set_up, match
        self.setting, self.purpose = setting, purpose or Purpose()
        self.saver = Saver(set_up, kit) if self.purpose.keeps else Unsaved()
        self.bots: Bots[S, M] = Bots(set_up, bot_of)
        viewer = min(self.bots.humans) if len(self.bots.humans) == 1 else None
        self.eyes = Eyes(match.game, setting, len(set_up.chairs), viewer)
        self.show = Show(self.eyes, match.state)
        self.input = TableInput(props, setting, self.show, partial(covers, self))
        self.log = Log(setting, self.eyes)
        self.log.recall(match, begun=bool(match.moves))
        self.hints = Hints(kit, match.game)
        self.remarks = Remarks(setting, set_up.chairs, kit.characters)
        self.moods, self.status = Moods(), Status()
        self._sparks, self._shake = Sparks(), Shake()
        answers = (self.make, self.handle, self.purpose.handle)
        self.above = Above(props, setting, exits.doors(props.stack, *answers))
        said = (self.log, self.remarks, self.moods, self.status)
        self.onlooker = Onlooker(match, self.bots.humans, self.eyes, self.show, self.input, *said)
        self.handover, self.rewind = Handover(self, exits.pause), Rewind(self, exits.agree)
        self.kit, self._exits, self._agreed = kit, exits, house_rules(set_up, kit)
        self.half_moves = HalfMoves(self)
        self._preload, self._turn = Preload(setting), HumanTurn(self)
        self._warned_of: M | None = None  # made if it is meant again at once
        self.commentary = Commentary(self)
        self._ended, self._changed, self.clock = False, True, 0.0
        if not match.moves and self.show.opens_with(setting.opening(match.state)):
            self._preload.hold()
        self.purpose.sit(self)

    # scene

    def resize(self, screen: Screen) -> None:
        """Lay the table for this window."""
        props, chairs = self.props, self.set_up.chairs
        self.above.forget()  # before: what is laid out on another thread fits the window, too
        props.fit(screen)
        self.voice = voice = voice_of(self.set_up, self.kit, props.voice())
        self.status.fit(voice)
        state = self.eyes.seen(self.match.state)
        sits = self.handover.seat if self.eyes.viewer is None else self.eyes.viewer
        self.ground = ground = self.purpose.fit(self.setting.fit(screen, voice, state, sits))
        self._tools = self.purpose.tools(with_badge(self.setting.tools, self._agreed))
        said = (voice, {BADGE: self._agreed}, ground.hangs, self.purpose.stamp)
        self.bar = Bar(props, ground.bar, self._tools, *said)
        self.notes = Notes(props, ground, voice, self.setting, chairs)
        self.inspector = Inspector(props, ground, self.bar, voice, self.setting)
        lying = (self.bar, self.notes, self.inspector, self.log, self.hints, self.remarks)
        self._overlays = Overlays(self.setting, *lying, self._sparks, self.input.pointer)
        self.input.fit(ground, self.bar)
        self.half_moves.recall()
        self.show.place()
        self._changed = True

    def leave(self) -> None:
        """Whoever thinks need not go on, and what is large need not be kept."""
        self.half_moves.leave()
        self.hints.drop()
        self.bots.drop()
        self.above.forget()
        self.purpose.leave()
        if self.clock:  # it was seen
            self._exits.left()
            self.props.art.jobs.add(self.ground.put_away, urgent=True)  # no frame need wait

    @property
    def resting(self) -> bool:
        """Whether nothing changes by itself; below a sheet the match stands still."""
        if not self.above.leaves_open(self):
            return self._sparks.resting and self._shake.resting and self.bar.resting
        return (
            self.show.resting
            and (self.purpose.waits or not self.onlooker.due)  # else a curtain falls soon
            and self.saver.resting
            and not self.bots.thinking
            and self.status.warning is None
            and self.hints.resting
            and self.remarks.resting
            and self.moods.resting
            and self.show.sounds.resting
            and self._sparks.resting
            and self._shake.resting
            and self.input.pointer.resting
            and self.bar.resting
            and self._turn.resting
            and not self.input.stirring
            and self.purpose.resting
            and (self.ground.life is None or self.ground.life.resting)
        )

    def update(self, seconds: float) -> bool:
        """Let time pass: the show goes on, bots think, warnings fade."""
        if self.above.leaves_open(self):
            changed = self._play(seconds)
        else:
            self.input.let_go()
            self.commentary.leave()
            changed = False
        changed |= self._shake.update(seconds) | self.bar.update(seconds)
        changed |= self._sparks.update(seconds) or self.props.art.painted_since_asked()
        changed, self._changed = changed or self._changed, False
        return changed

    def _play(self, seconds: float) -> bool:
        """Let the match go on for so long; whether the picture has changed."""
        changed = self.purpose.update(seconds)
        dealt = self._preload.over(self.eyes.seen(self.match.state), seconds)
        changed |= dealt and self.show.update(seconds, self.pace, self.props.moves)
        if changed:
            self.input.pointer.look_again()
        self._hear()
        self.clock += seconds
        if self._turn.begins(self.human, len(self.match.moves)):
            self.input.pointer.aims = False
        changed |= self._turn.update(seconds) | self.input.stirs(self.human, self.clock, seconds)
        if self.human is not None and self.input.somebody_is_there:
            self.saver.thought += seconds
        changed |= self._think(seconds)
        if (unsaved := self.saver.trouble) is not None:
            self.status.warn(unsaved.reason)
        changed |= self.status.update(seconds)
        changed |= self.input.pointer.wait(seconds)
        changed |= self.ground.life is not None and self.ground.life.update(seconds)
        changed |= self.remarks.update(seconds) | self.hints.update()
        changed |= self.moods.update(seconds, self.remarks.now)
        for cue in self.show.sounds.due():
            self.props.hear(cue)
        self._go_on()
        self.commentary.look()
        return changed

    def _hear(self) -> None:
        """What has begun to be seen is written down; what it means is remarked upon when clear."""
        for news in self.show.news():
            self.log.hear(self.match, news.beat)
            if news.motion is None:
                self.half_moves.turned()
                continue
            if news.motion.sparks is not None and self.props.moves:
                delay, at = news.motion.sparks
                self._sparks.burst(at, self.props.screen.scale, delay * news.pace)
        for understood in self.show.cleared():
            self.moods.wear(understood.moods)
            if self.props.settings.remarks and self.purpose.lets_talk:
                beat = understood.beat
                self.remarks.hear(beat.event, self.eyes.seen(beat.state))

    def _think(self, seconds: float) -> bool:
        """Let the bot that must decide think, and make its move when the time has come."""
        seat = self.match.to_act
        if seat is None or self.show.held or self.purpose.waits:
            return False
        if seat not in self.bots:
            self.bots.prepare(self.match)
            return False
        try:
            self.bots.begin(seat, self.match, self.purpose.pace(self.props.pace))
            waits = not self.show.idle or self.commentary.busy
            move = None if waits else self.bots.decision(seat, seconds)
        except Refused as refused:
            self._exits.stuck(seat, refused.reason)
            return True
        if move is not None:
            self.make(move)
        return True

    def _go_on(self) -> None:
        """What comes above the table now, if anything does?"""
        stack, seat = self.props.stack, self.match.to_act
        if self.purpose.holds:
            return
        if self.show.held and self.show.stage.resting:
            summary = self.above.take(self.match, "summary") if seat is not None else None
            if summary is not None:
                stack.push(summary, laid_out=True)
                return
            self.show.held = False
        if self.show.held or not self.show.idle:
            return
        if seat is None:
            if not self._ended:
                self._ended = True
                self.kept_as = self.saver.done(self.match)
            finale = self.above.take(self.match, "finale")
            if finale is not None:
                self._exits.end(finale)
        elif self.onlooker.due:
            self.handover.begin()
        elif seat not in self.bots:
            question = self.above.take(self.match, "question")
            if question is not None:
                stack.push(question, laid_out=True)

    # the picture

    @property
    def human(self) -> Seat | None:
        """The human who must decide now: everything was seen, and by whom it concerns."""
        seat = self.match.to_act
        if seat is None or seat in self.bots or not (self.show.idle and self.purpose.plays):
            return None
        return None if self.eyes.differ(self.match.state, seat) else seat

    @property
    def draft(self) -> Draft:
        """Half a move of whoever looks."""
        return self.eyes.draft

    @property
    def words(self) -> Message:
        """What the bar says now."""
        return words_of(self)

    @property
    def _lit(self) -> Seat | None:
        """The seat the light is on: whose event is shown, and only then whoever is to move."""
        show = self.show
        if show.event is not None or show.coming is not None:
            return show.whose
        return self.match.game.to_act(show.state)

    def view(self) -> View[S, M]:
        """This moment."""
        show, seen = self.show, self.eyes.seen
        return View(
            state=seen(show.state),
            before=seen(show.before),
            counted=seen(show.counted),
            now=seen(self.match.state),
            things=list(self.eyes.things(show.stage, show.state)),
            turn=self._lit,
            human=self.human,
            thinking=self.bots.thinking if show.idle else frozenset(),
            idle=show.idle,
            event=show.event,
            effects=show.effects.now,
            pick=self.input.pointer.pick,
            aims=self.input.pointer.aims,
            pressed=self.input.pointer.pressed,
            risen=self.input.pointer.answers.risen,
            sunk=self.input.pointer.answers.sunk,
            noted=self.log.open or self.hints.hint is not None,
            waiting=self._turn.waiting,
            draft=self.draft,
            foresees=self.input.foresees,
            foresight=self.purpose.foresight(self.setting.foresight),
            best=self.hints.best,
            marks=self.log.marks,
            shaken=self._shake.now,
            clock=self.clock,
            moods=self.moods.now,
            began=self.remarks.began,
        )

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the table, then what is said about it and what the mouse does."""
        view = self.view()
        foresees = view.foresees or view.foresight == "always"
        log = self.log.open or self.ground.spare is not None
        on = (self.hints.hint is not None, foresees, self.props.settings.symbols, log)
        lit = frozenset(compress(("hint", "projection", "symbols", "log"), on))
        self.bar.off = useless(self.match, self.bots.humans, self.setting, self.draft)
        status = self.words if self.above.leaves_open(self) else None
        warned = self.status.warning is not None
        heading, sign = self.purpose.heading, self.purpose.sign
        progress = self.setting.progress(view.state) if heading is None else [heading]
        words = BarWords(progress, status, warned, lit, sign)
        hand = self.match.to_act if self.eyes.viewer is None else self.eyes.viewer
        anew = not self.props.stack.still_shows(canvas, self)
        over = Over(self.purpose.pieces(view), self.purpose.speaks_in)
        self._overlays.paint(canvas, view, words, hand, anew, over)

    # what is meant

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys; who looks elsewhere must say again who they are."""
        self._changed, left = True, event.type == pygame.WINDOWFOCUSLOST
        if (life := self.ground.life) is not None:
            (life.left_alone if left else life.touched)()
        if left and self.ground.covers:
            self.onlooker.cover()
        self.input.pointer.dropped = None
        if self.commentary.hear(event) or self.purpose.handle(event):
            return
        if self.half_moves.guards(event) or answered(self, event, self._exits.replay):
            return
        seen, moves = self.eyes.seen(self.match.state), len(self.match.moves)
        meant = self.input.handle(event, seen, self.draft, self.human)
        if isinstance(meant, str):
            self.do(meant)
        elif isinstance(meant, Scroll):
            self.log.scroll(meant.by)
        elif meant is not None and (self.human is not None or self.half_moves.is_ahead(meant)):
            self.act(meant)
        self.purpose.handled(event, meant)
        dropped, goes_on = self.input.pointer.dropped, isinstance(meant, Begin)
        idle = self.human is not None and len(self.match.moves) == moves and not goes_on
        if idle and dropped is not None and dropped.what[0] in self.setting.cards:
            self.show.return_to(self.show.state, self.pace, self.props.moves, dropped)
        elif self.ground.lies and dropped is not None and not goes_on:
            self.half_moves.begin(self.draft)  # it goes back to where it was

    def act(self, meant: Intent[M]) -> None:
        """Do what a human has pointed at; if it can't be, say why, there."""
        if not isinstance(meant, Refuse) and (reason := self.purpose.refusal(meant)) is not None:
            meant = Refuse(reason, getattr(meant, "at", None))
        self.status.refused = None
        if isinstance(meant, Begin):
            self._warned_of = None
            self.half_moves.begin(meant.draft)
            if meant.pick is not None:
                self.input.pointer.aim(meant.pick)
            return
        if isinstance(meant, TakeBack):
            self.rewind.take_back(meant.until, meant.again, meant.rest)
            return
        if isinstance(meant, Make):
            reason = self.match.game.illegal(self.match.state, meant.move)
            meant = meant if reason is None else Refuse(reason, meant.at)
        if isinstance(meant, Refuse):
            self._warned_of, self.status.refused = None, meant.reason
            self.props.sound.play("illegal")
            if not self.purpose.refused(meant.reason):
                self.status.warn(meant.reason)
            if meant.at is not None and self.props.moves:
                self._shake.begin(meant.at)
        elif meant.move != self._warned_of and (warning := warning_of(meant, self.props.settings)):
            self._warned_of, self.status.refused = meant.move, meant.warning
            self.status.warn(warning)
        else:
            for one, other in meant.alike:
                self.input.swap(one, other)
            self.make(meant.move)

    def make(self, move: M) -> None:
        """Make a move, save the match, and begin to show it."""
        seat, dropped = self.match.to_act, self.input.pointer.dropped
        try:
            beats = self.match.play(move)
        except Refused as refused:
            self.status.warn(refused.reason)
            return
        self._hear()
        if seat not in self.bots:
            self.log.forget_marks()
            self.input.pointer.let_go()
            self.half_moves.moved()
            self.status.clear()  # what stood in the way does so no longer
        self._warned_of = None
        self.half_moves.keep()
        if self.onlooker.done:
            self.onlooker.turn_away(before=1)
        self.show.add(beats, own=seat not in self.bots, watched=seat in self.bots, dropped=dropped)
        self.show.update(0.0, self.pace, self.props.moves)
        self._hear()  # the status line speaks of it at once
        self.hints.drop()
        self.saver.keep(self.match)
        self.above.expect(self.match)
        self.purpose.moved(move)

    def do(self, command: Command) -> None:
        """What can be done at any table, if this game has it."""
        self._warned_of = None
        if command == "give_up":
            self.half_moves.begin(None)
        elif command == "watch_again" and not watch_again(self.match, self.show, self.human):
            self.status.warn(say("table.nothing_to_watch"))
        elif command == "projection" and self.setting.foresight == "off":
            self.status.warn(say("table.projection_off"))
        elif command == "replay":
            self._exits.replay(len(self.match.moves))
        elif command in self._tools:
            presses: dict[Command, Leads] = {
                "menu": self._exits.pause,
                "undo": self.rewind.undo,
                "redo": self.rewind.redo,
                "hint": self.ask_hint,
                "projection": self.input.foresee,
                "symbols": self.props.turn_symbols,
                "log": self.log.toggle,
                "rules": lambda: self._exits.rules(reading_of(self)),
                "house_rules": lambda: self._exits.presets(reading_of(self)),
            }
            if command in _AWAY:
                self.onlooker.cover()
            presses[command]()

    def ask_hint(self) -> None:
        """Ask the coach; asked again, the coach says more."""
        seat = self.human if self.show.arrive() else None
        if seat is None and self.match.to_act is not None:
            self.status.warn(say("illegal.not_your_turn"))
        if seat is not None and self.hints.ask(self.match.state, seat):
            self.match.give_hint()
            self.saver.keep(self.match)

    def turn_to(self, match: Match[S, M]) -> None:
        """The same match at another place, or another one between the same players."""
        self.match = self.onlooker.match = match
        self.show_anew()

    def show_anew(self) -> None:
        """The match stands elsewhere now: show that at once."""
        self.above.clear()
        self.bots.drop()
        self._sparks.clear()
        self.log.recall(self.match)
        self.hints.drop()
        self.remarks.clear()
        self.moods.clear()
        self.status.clear()
        self._warned_of = None
        self.half_moves.keep()
        self.show.return_to(self.match.state, self.pace, self.props.moves)
        if self.onlooker.due:
            self.show.place()  # nobody sees how what lay open is turned over
        self.input.pointer.let_go()
        self.saver.keep(self.match)

    @property
    def pace(self) -> float:
        """How long things take now: less while the key is held."""
        pace = self.purpose.pace(self.props.pace)
        return pace / (_HURRY if self.input.hurries else 1)


AnyTable: TypeAlias = Table[Any, Any]
