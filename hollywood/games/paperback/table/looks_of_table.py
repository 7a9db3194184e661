"""From a moment at the table to what the painter is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, player, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.app.keys import Keys
from hollywood.ui.table.setting import Pick, View
from hollywood.ui.table.stage import Key

from ..rules.game import Paperback
from ..rules.moves import Move
from ..rules.scores import holders, library_cards, told_fame
from ..rules.state import NO_CARD, State
from . import durations
from .above_painter import OfferedChoice, Proposed, Ring, Strip
from .backdrop import Lamp
from .blotter_painter import Basket, Sketch, Tool
from .card_looks import CardLooks
from .desk import BUY, SCORE, SPELL, Desk
from .letter_ring import ringed
from .life import Life
from .looks_of_cards import looks_of_cards
from .missed_telling import missed_told
from .newsstand_painter import Prize
from .own_painter import Own
from .places import BUTTON_KEY, CLEAR, HELP, RING, SHUFFLE, SORT, STRIP, TOOL, VOTE
from .score_painter import Count, PaintedButton
from .seat_painter import Seated
from .sentences import ends_step, gives_back
from .sheet_painter import WordOnSheet
from .table_looks import TableLooks

_DARK = 0.3  # how much of its light the sheet loses while one buys
_TOOLS = {SHUFFLE: "shuffle", SORT: "swap", CLEAR: "discard", HELP: "optional"}
_STRIP = 8  # words
_TREMBLES = 3  # units
_Seen = View[State, Move]


class LooksOfTable:
    """Tells the painter of one match."""

    def __init__(
        self, game: Paperback, voice: Voice, chairs: Sequence[Chair], life: Life, keys: Keys
    ) -> None:
        self._game, self._voice, self._chairs, self._life = game, voice, chairs, life
        self._keys = keys
        deck = game.table.deck
        self._tiers = sorted({card.cost for card in deck.of("fame")})
        self._awards = {str(award.id): award for award in deck.awards}
        self._themes = {str(theme.id): theme for theme in deck.themes}

    def told(self, view: _Seen, desk: Desk) -> TableLooks:
        """All of it."""
        desk = _as_far_as_typed(view, desk)
        s, seat_layout = view.counted, desk.seat_layout
        place = ringed(desk.seat_layout)
        return TableLooks(
            seats=tuple(self._seat(view, seat, desk) for seat in range(len(s.hands))),
            own=self._own(view, desk),
            count=self._count(view, desk),
            lamp=_lamp(desk),
            trashed=len(s.trash),
            sold_out=() if s.deadlines else tuple(n for n, p in enumerate(s.fame) if not p),
            costs=tuple(self._tiers),
            prizes=tuple(self._prizes(s)),
            typed=self._typed(view, desk),
            slots=tuple(seat_layout.slots),
            caret=self._caret(view, desk),
            tools=() if seat_layout.buys else tuple(self._tools(view)),
            hand=tuple(seat_layout.blotter),
            basket=self._basket(desk) if seat_layout.buys else None,
            sketch=self._sketch(desk),
            ring=None if place is None else self._ring(view, desk),
            ringed=place,
            strip=self._strip(view, desk),
            listing=desk.listing,
            missed=missed_told(desk, _on_missed_button(view, desk)),
            proposals=tuple(self._proposals(view)),
            card_looks=self._trembling(looks_of_cards(self._game, view, desk)),
        )

    def _trembling(self, found: Mapping[Key, CardLooks]) -> Mapping[Key, CardLooks]:
        """Books that the next cube would lose swell now and then."""
        falling = [key for key, looks in found.items() if looks.rim == "falls"]
        self._life.trembles = bool(falling)
        swells = {key: replace(found[key], lifted=_TREMBLES * self._life.pulse) for key in falling}
        return {**found, **swells}

    # above

    def _seat(self, view: _Seen, seat: Seat, desk: Desk) -> Seated:
        s, table, chair = view.counted, self._game.table, self._chairs[seat]
        acts = view.turn == seat and s.step != "over"
        words = [text for who, text in s.spelled if who == seat]
        cubes = s.cubes[seat]
        return Seated(
            seat,
            chair.name,
            chair.who,
            view.moods.get(seat, "neutral"),
            acts,
            told_fame(s, table, seat),
            words[-1].upper() if words else "",
            _worth(s, seat) if words else None,
            does=_does(s, desk.total) if acts and seat != desk.seat else None,
            deck=len(s.owned[seat]),
            library=library_cards(s, table, seat),
            cubes=cubes or None,
            books=tuple(self._books(s, seat)),
            marks=tuple(self._marks(s, seat)),
            sealed=_finished(s, seat),
            waits_for=s.step == "seal" and s.sealed[seat] is None,
        )

    def _books(self, s: State, seat: Seat) -> Iterator[int]:
        """The tiers of the books that were bought."""
        faces = [self._game.table.faces[card] for card in s.owned[seat]]
        costs = sorted(face.cost for face in faces if face.kind == "fame")
        return (1 + self._tiers.index(cost) for cost in costs)

    def _marks(self, s: State, seat: Seat) -> Iterator[str]:
        if s.attacks[seat]:
            yield "attack"
        if s.theme_holder == seat:
            yield "theme"
        awards = (self._awards[id] for id in s.awards)
        if any(seat in holders(s, self._game.table, award) for award in awards):
            yield "award"

    def _prizes(self, s: State) -> Iterator[Prize]:
        if s.theme:
            theme = self._themes[s.theme]
            whose = self._whose([s.theme_holder] if s.theme_holder >= 0 else [])
            name = say(f"paperback.theme.{theme.id}")
            lines = (name, say("paperback.table.theme"), whose)
            yield Prize("theme", s.theme, theme.fame, lines)
        for id in s.awards:
            award = self._awards[id]
            whose = self._whose(holders(s, self._game.table, award))
            name = say(f"paperback.award.{id}")
            lines = (name, say(f"paperback.table.counted.{award.counted}"), whose)
            yield Prize("award", id, award.fame, lines)

    @staticmethod
    def _whose(seats: Sequence[Seat]) -> Message:
        """Who has a prize now."""
        if not seats:
            return say("paperback.table.nobody")
        if len(seats) > 1:
            return say("paperback.table.level", count=len(seats))
        return say("paperback.table.holder", player=player(seats[0]))

    # the left of the desk

    def _own(self, view: _Seen, desk: Desk) -> Own:
        s, seat = view.counted, desk.seat
        earned = self._earned(desk)
        cubes = s.cubes[seat] if self._has_cubes else None
        power = s.powers[seat] if s.powers else ""
        bound = s.bought if s.turn == seat else ()
        return Own(
            self._game.table.deck.track,
            desk.seat_layout.needed,
            bool(earned) and sum(_spans(desk)) >= earned and bool(desk.seat_layout.row),
            len(s.decks[seat]),
            len([card for card in s.discards[seat] if card not in bound]),
            power,
            say(f"paperback.power.{power}") if power else None,
            desk.seat_layout.draft.powered,
            cubes,
        )

    @property
    def _has_cubes(self) -> bool:
        """Whether cubes can be come by at all."""
        options = self._game.table.options
        given = options.help_cubes, options.hand_for_cube, options.discount_cubes
        return "on" in given or options.later_seats == "cubes"

    # the sheet and the hand

    def _typed(self, view: _Seen, desk: Desk) -> WordOnSheet:
        seat_layout = desk.seat_layout
        spans = _spans(desk) if desk.mine else _landed(view, desk)
        dark = _DARK if seat_layout.s.step == "buy" else 0.0
        needed = self._earned(desk)
        forbids = desk.forbids if seat_layout.sabotaged else ()
        return WordOnSheet(tuple(spans), needed, seat_layout.missing, forbids, dark)

    def _earned(self, desk: Desk) -> int:
        """How many letters the word needs, or has needed, for the library card of its turn."""
        s, track = desk.seat_layout.s, self._game.table.deck.track
        if s.word is None or s.to_spell_with == NO_CARD or s.to_spell_with in s.commons:
            return desk.seat_layout.needed
        faces, wanted = self._game.table.faces, track[len(track) - len(s.commons) - 1]
        # where all spell at once somebody else may have taken it
        took = any(faces[card].kind == "common" for card in s.discards[s.turn])
        return wanted if took and s.word.length >= wanted else desk.seat_layout.needed

    def _caret(self, view: _Seen, desk: Desk) -> int | None:
        here = desk.mine and view.human == desk.seat and desk.seat_layout.writes
        draft = desk.seat_layout.draft
        return draft.cut if here and draft.ring is None and draft.room is None else None

    def _tools(self, view: _Seen) -> Iterator[Tool]:
        helped = self._game.table.options.help_cubes == "on"
        for number, icon in _TOOLS.items():
            if number != HELP or helped:
                yield Tool(icon, _steps(view.risen((TOOL, number, 0))))

    def _basket(self, desk: Desk) -> Basket:
        unused = say("paperback.table.unused") if desk.seat_layout.held else None
        if not desk.basket:
            return Basket(None, (), unused, 0)
        back = (gives_back(self._keys),) if desk.mine else ()
        return Basket(say("paperback.table.bought"), back, unused, len(desk.basket))

    def _sketch(self, desk: Desk) -> Sketch | None:
        ahead = desk.seat_layout.drafted
        if not ahead:
            return None
        return Sketch(ahead, f"{desk.seat_layout.draft.text.upper()}  {desk.ahead}¢")

    # what counts

    def _count(self, view: _Seen, desk: Desk) -> Count:
        count = Count(
            desk.step,
            desk.mine,
            desk.word,
            desk.sign,
            desk.signs,
            desk.reason,
            desk.lines,
            desk.total_words,
            desk.total,
            (False,) * desk.cubes,
            theme=desk.theme,
            on_theme=desk.seat_layout.draft.on_theme,
            clock=desk.clock,
        )
        total = desk.total if desk.so_far is None else desk.so_far
        if total is not None:
            # nobody's worth begins with another's, and it is counted from the letters on
            whose = view.counted.number, desk.seat, desk.seat_layout.s.word is None
            lasts = durations.TOTAL_ROLLS if desk.step == SCORE else durations.TOTAL_ROLLS_LIVE
            rolled = self._life.number("total", float(total), lasts, whose=whose)
            count = replace(count, total=round(rolled))
        if desk.votes:
            yes, no = say("paperback.button.yes"), say("paperback.button.no")
            asked = ((VOTE, 1, 0), yes), ((VOTE, 0, 0), no)
            votes = (
                PaintedButton(words, risen=_steps(view.risen(key)), quiet=True)
                for key, words in asked
            )
            return replace(count, votes=tuple(votes))
        return replace(count, button=self._button(view, desk))

    def _button(self, view: _Seen, desk: Desk) -> PaintedButton | None:
        if desk.button is not None:
            told, key = desk.button, self._key(view.pick)
            risen = _steps(view.risen(BUTTON_KEY)) if told.works else 0.0
            return PaintedButton(told.words, told.works, key, told.warns, risen, told.quiet)
        if view.turn is None or view.turn == desk.seat or view.human is not None:
            return None
        if self._chairs[view.turn].who == HUMAN:
            return None  # nobody is waited for: a cover falls
        hold = say("paperback.button.hold") if self._keys.shows("hurry") else None
        return PaintedButton(say("paperback.button.faster"), works=False, key=hold)

    def _key(self, here: Pick) -> Message | None:
        """What ends the step besides a click, for whoever uses keys or a pad."""
        action = ends_step(self._keys, here)
        shows = self._keys.shows(action)
        return say("paperback.button.key", key=self._keys.called(action)) if shows else None

    # what is above the sheet

    def _ring(self, view: _Seen, desk: Desk) -> Ring:
        place = view.pick.place
        pointed = chr(ord("a") + place[1]) if place is not None and place[0] == RING else ""
        count = len(desk.completions)
        said = say("paperback.table.words", count=count) if desk.fitting else None
        return Ring(say("paperback.table.wild_is"), said, desk.fitting, pointed)

    def _strip(self, view: _Seen, desk: Desk) -> Strip | None:
        if desk.offered_moves:
            spells = desk.step == SPELL
            asks = "paperback.table.which_to_publish" if spells else "paperback.says.plagiarism"
            return Strip(say(asks), tuple(self._offered(view, desk)), wide=True)
        if not desk.seat_layout.draft.strip or not desk.completions:
            return None
        choices = tuple(
            OfferedChoice(word.upper(), "", view.pick.place == (STRIP, number, 0))
            for number, word in enumerate(desk.completions[:_STRIP])
        )
        return Strip(say("paperback.table.which_word"), choices)

    def _offered(self, view: _Seen, desk: Desk) -> Iterator[OfferedChoice]:
        """Moves that no card stands for, in words."""
        for number, each in enumerate(desk.offered_moves):
            words, pointed = self._voice.text(each.words), view.pick.place == (STRIP, number, 0)
            yield OfferedChoice(words, each.value, pointed)

    def _proposals(self, view: _Seen) -> Iterator[Proposed]:
        s = view.counted
        if not s.shown or s.step not in ("help", "spell"):
            return
        found = {each.seat: each.text for each in s.proposals}
        for seat, chair in enumerate(self._chairs):
            if seat != s.turn:
                yield Proposed(chair.name, found.get(seat, "").upper())


def _on_missed_button(view: _Seen, desk: Desk) -> bool:
    at = view.pick.at
    return at is not None and desk.seat_layout.plan.missed_button.collidepoint(at)


def _spans(desk: Desk) -> list[int]:
    """How many letters each place on the sheet counts."""
    seat_layout = desk.seat_layout
    spans = [len(each.letters) - each.ghost for each in seat_layout.row]
    if len(seat_layout.slots) > len(spans):  # there is room for what is carried
        room = seat_layout.draft.room
        spans.insert(len(spans) if room is None else min(room.place, len(spans)), 0)
    return spans[: len(seat_layout.slots)]


def _landed(view: _Seen, desk: Desk) -> list[int]:
    """The same of cards that have come to the sheet: somebody else's come one by one."""
    come = _come(view, desk)
    return [span if n < come else 0 for n, span in enumerate(_spans(desk))]


def _come(view: _Seen, desk: Desk) -> int:
    """How many cards of the word lie on the sheet, from its first on without a gap."""
    lying = {thing.key[1] for thing in view.things if thing.actor.resting}
    row = desk.seat_layout.row
    return next((n for n, each in enumerate(row) if each.card not in lying), len(row))


def _as_far_as_typed(view: _Seen, desk: Desk) -> Desk:
    """Somebody else's word is told letter by letter, and what it is worth when all of it lies."""
    row, word = desk.seat_layout.row, desk.seat_layout.s.word
    come = len(row) if desk.mine or word is None or view.counted.word else _come(view, desk)
    if come == len(row):
        return desk
    typed = desk.word[: row[come - 1].end] if come else ""
    return replace(
        desk, step=SPELL, word=typed, sign=None, signs=(), reason=None, lines=(), chips={},
        total_words=None, total=None, so_far=None,
    )  # fmt: skip


def _lamp(desk: Desk) -> Lamp:
    """Where something can be done."""
    return "newsstand" if desk.step == BUY else "desk"


def _does(s: State, worth: int | None) -> Message:
    """What somebody is at; the word that lies there is worth so much."""
    if s.step == "accept":
        return say("paperback.table.votes")
    if s.step == "choose" or (s.word is not None and s.step == "spell"):
        return say("paperback.table.scores", count=s.tally.cents if worth is None else worth)
    if s.step == "draw":
        return say("paperback.table.draws")
    buys = s.step in ("buy", "deadline", "draft")
    return say("paperback.table.buys" if buys else "paperback.table.spells")


def _worth(s: State, seat: Seat) -> int | None:
    """What the last word of a seat has brought; not known before all of it is."""
    scoring = s.turn == seat and s.word is not None and s.step in ("spell", "accept", "choose")
    return None if scoring else s.earned[seat]


def _finished(s: State, seat: Seat) -> int | None:
    """Where all spell at once: as which one a seat has finished."""
    if s.step != "seal" or (own := s.sealed[seat]) is None:
        return None
    faster = [each for each in s.sealed if each is not None and each.seconds < own.seconds]
    return 1 + len(faster)


def _steps(risen: float) -> float:
    """Few steps of what answers the mouse: each is painted."""
    return round(4 * max(0.0, risen)) / 4
