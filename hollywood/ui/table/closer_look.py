"""When something on the table is looked at closely: a card is enlarged, of a spot it is told."""

from __future__ import annotations

from hollywood.settings import Settings, Zoom

from .setting import Pick
from .stage import Key, Stage

# seconds until a card pointed at is enlarged: anywhere, and where one points to do something there
_HOVER: dict[Zoom, tuple[float, float] | None] = {
    "soon": (0.25, 1.0),
    "late": (1.0, 2.5),
    "off": None,
}
_USUAL = 250  # milliseconds: the delay for which these are
_ASKED = 0.45  # seconds until something is said of a spot pointed at
APPEARS, GOES = 0.12, 0.08  # seconds in which an enlarged card appears and goes
_QUICK = (
    0.3  # seconds: a click of the right button, or of a pad, that is no longer keeps a card open
)


class CloserLook:
    """What is looked at closely: by waiting, by a key, or by the right button."""

    def __init__(self, stage: Stage, wanted: Settings) -> None:
        self._stage, self._wanted = stage, wanted
        self.taken = False  # at what is pointed at
        self.asked = False  # by a key or a button, not by waiting
        self._kept: Key | None = None  # a card that stays enlarged until it is put away
        self._held: float | None = None  # seconds for which the right button has been down
        self._over_for = 0.0
        self._shown_for = 0.0
        self._shown: Key | None = None  # the card that was enlarged a moment ago
        self._goes_for = 0.0  # seconds for which it is still seen
        self._done = False  # what is pointed at is shown once, then only if asked

    @property
    def kept(self) -> bool:
        """Whether a card stays enlarged, whatever is pointed at."""
        return self._kept is not None

    def was_asked_for(self, by_keys: bool) -> bool:
        """Whether somebody has more than waited for it."""
        return self.kept or (self.taken and by_keys)

    def card(self, pick: Pick) -> Key | None:
        """The card that is enlarged now."""
        if self._kept is not None and self.lies_open(self._kept):
            return self._kept
        return pick.thing if self.taken else None

    def spot(self, pick: Pick) -> Key | None:
        """The spot of which something is told now."""
        return pick.spot if self.taken and pick.thing is None else None

    def lies_open(self, key: Key) -> bool:
        """Whether a card lies, or will lie, face up on the table."""
        actor = self._stage.actors.get(key)
        return actor is not None and actor.goal.face and not actor.leaves

    # time

    @property
    def appeared(self) -> float:
        """How far what is enlarged has appeared, from 0 to 1."""
        return min(1.0, self._shown_for / APPEARS)

    @property
    def going(self) -> tuple[Key, float] | None:
        """A card that is enlarged no longer but still seen, and how much of it."""
        if self._goes_for <= 0 or self._shown is None or not self.lies_open(self._shown):
            return None
        return self._shown, self._goes_for / GOES

    def goes(self, pick: Pick) -> bool:
        """Whether a card that was enlarged is still to go."""
        return self._shown is not None and self.card(pick) is None

    def rests(self, pick: Pick) -> bool:
        """Whether waiting changes nothing."""
        if self.card(pick) is not None and self.appeared < 1:
            return False
        if self.goes(pick):
            return False
        done = self.taken or self._done or pick.carried is not None
        return self._held is None and (done or self._patience(pick) is None)

    def wait(self, seconds: float, pick: Pick) -> bool:
        """Let time pass; whether anything is seen to change by that."""
        return self._follow(seconds, self.card(pick)) | self._wait(seconds, pick)

    def _follow(self, seconds: float, card: Key | None) -> bool:
        """A card that is no longer enlarged goes; whether one does."""
        if card is not None:
            self._shown, self._goes_for = card, GOES
            return False
        if self._shown is None:
            return False
        self._goes_for -= seconds
        if self._goes_for <= 0 or not self.lies_open(self._shown):
            self._shown = None
        return True

    def _wait(self, seconds: float, pick: Pick) -> bool:
        if self._held is not None:
            self._held += seconds
        if self.taken or self.kept:
            self._shown_for += seconds
            return True
        if self._held is not None or self._done:
            return False
        self._over_for += seconds
        patience = self._patience(pick)
        self.taken = patience is not None and self._over_for >= patience
        return self.taken

    def _patience(self, pick: Pick) -> float | None:
        """Seconds until what is pointed at is looked at closely; None if it never is."""
        if pick.thing is None:
            return None if pick.spot is None else self._later(_ASKED)
        hover = _HOVER[self._wanted.zoom]
        return None if hover is None else self._later(hover[pick.place is not None])

    def _later(self, seconds: float) -> float:
        """So much later, or sooner, as was chosen."""
        return max(0.0, seconds + (self._wanted.hover - _USUAL) / 1000)

    # what is meant

    def turn_to(self, before: Pick, pick: Pick) -> None:
        """Something else is pointed at; the look goes from card to card."""
        self._over_for, self._done = 0.0, False
        self.taken = self.taken and None not in (before.thing, pick.thing)
        self.asked = self.asked and self.taken
        self._shown_for *= self.taken or self.kept

    def toggle(self) -> None:
        """A key asks for it, or for its end."""
        if self.taken or self.kept:
            self.put_away()
        else:
            self.taken = self.asked = True

    def hold(self) -> None:
        """A button of a pad asks for it, perhaps for as long as it is held, or for its end."""
        self.toggle()
        self._held = 0.0 if self.taken else None

    def stop_holding(self) -> None:
        """That button is let go: what was asked for by a short press stays."""
        held, self._held = self._held, None
        if held is not None and held > _QUICK:
            self.put_away()

    def put_away(self) -> None:
        """Nothing is shown any more, until something else is pointed at or asked for."""
        self.taken, self.asked, self._kept, self._held = False, False, None, None
        self._done, self._shown_for = True, 0.0

    def forget(self) -> None:
        """Somebody else looks now: nothing is shown, nothing goes."""
        self.put_away()
        self._shown = None

    def press(self, pick: Pick) -> None:
        """The right button goes down: what is pointed at is enlarged, or no longer."""
        if self.kept:
            self.put_away()
        else:
            self.taken = self.asked = pick.thing is not None
            self._held = 0.0

    def release(self, pick: Pick) -> None:
        """The right button goes up: after a quick click what it has enlarged stays so."""
        held, self._held = self._held, None
        if held is not None and held <= _QUICK:
            self._kept = pick.thing
        elif held is not None:
            self.put_away()
