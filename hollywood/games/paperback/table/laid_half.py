"""Cards of a word that lie half done in a lesson at first, and are moved by the learner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hollywood.actions import TYPED
from hollywood.core.message import Seat

from ..rules.faces import COMMON
from ..rules.moves import Move, Spell
from .draft import Draft
from .setting import PaperbackSetting

CARD, FRONT, LIBRARY = "card", "front", "library"  # as stops name them


class LaidHalf:
    """The cards of a word that lie there at one stop: only these may be put elsewhere."""

    def __init__(self, setting: PaperbackSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat
        self.names: Sequence[str] = ()

    def enter(self, half: Move | None) -> Draft | None:
        """Card by card, as the mouse would put them."""
        self.names = () if half is None else self._wanted(half)
        if not isinstance(half, Spell):
            return None
        s, maker = self._setting.seen, self._setting.desks.maker
        assert s is not None, "the table was seen"
        names, draft = self._setting.game.table.names, maker.of(s, self._seat, None)
        for each in half.laid:
            held = (card for card in draft.hand if names[card] == each.card)
            card = s.to_spell_with if each.card == COMMON else next(held)
            written = maker.put(s, self._seat, draft, card, draft.caret)
            assert isinstance(written, Draft), "this hand has these cards"
            draft = written
        return replace(draft, before=None)

    def _wanted(self, half: Move) -> list[str]:
        laid = half.laid if isinstance(half, Spell) else ()
        return [LIBRARY if each.card == COMMON else f"{CARD} {each.card}" for each in laid]

    def on_sheet(self, draft: Draft) -> list[str]:
        """The names of all that lies on the sheet."""
        names = self._setting.game.table.names
        return [LIBRARY if each.shared else f"{CARD} {names[each.card]}" for each in draft.row]

    def lies(self, draft: object, half: Move) -> bool:
        """Whether the word begins with these cards; of none, whether it begins otherwise."""
        wanted, laid = self._wanted(half), self.on_sheet(draft) if isinstance(draft, Draft) else []
        return laid[: len(wanted)] == wanted if wanted else laid[:1] != list(self.names[:1])

    def may_become(self, draft: Draft) -> bool:
        """Whether only these cards lie there, otherwise than before."""
        return draft != self._setting.begun and set(self.on_sheet(draft)) <= set(self.names)

    def left(self, names: Sequence[str], draft: object) -> Sequence[str]:
        """What lies first can be taken away; then something else comes first."""
        lies = isinstance(draft, Draft) and bool(draft.row)
        if lies and FRONT not in names:
            return names
        return [FRONT, *names[:1]] if lies else names[:1]

    def presses(self, move: Move) -> Sequence[str]:
        """The last card comes first, or the first one is taken away."""
        if isinstance(move, Spell):
            return [TYPED + "backspace", TYPED + "home", TYPED + self.letters.lower()]
        return [TYPED + "home", TYPED + "delete"]

    @property
    def letters(self) -> str:
        """Of the card of one's own that is to be moved."""
        own = next(name for name in self.names if name != LIBRARY)
        table = self._setting.game.table
        return table.faces[table.by_name[own.split()[1]][0]].letters.upper()
