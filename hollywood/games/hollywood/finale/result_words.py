"""The end of a match in words: on the page, and as a text for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.core.match import Aids
from hollywood.core.message import Message, player, say
from hollywood.ui.table.result_words import deal_words, help_words, only_human

from ..rules.count import Score
from ..table.match_painter import Brush
from .awards import Verdict, crowned
from .own_place import own_place


@dataclass(frozen=True)
class ResultWords:
    """All that can be said of one match."""

    brush: Brush
    scores: Sequence[Score]
    ranks: Sequence[int]
    verdict: Verdict
    aids: Aids

    def text(self) -> str:
        """Names, places, points and the seed."""
        lines: list[Message] = [crowned(self.verdict.winners)]
        lines += [self.verdict.reason] if self.verdict.reason else []
        for seat in sorted(range(len(self.scores)), key=lambda seat: self.ranks[seat]):
            rank, total = self.ranks[seat], self.scores[seat].total
            words = say("hollywood.result.line", rank=rank, player=player(seat), count=total)
            lines.append(words)
        lines += [*deal_words(self.brush.set_up), *help_words(self.brush.set_up, self.aids)]
        return "\n".join(["Hollywood!", *(self.brush.voice.text(line) for line in lines)])

    @property
    def explained(self) -> str:
        """How a tie was broken, and what the end means to the one person here."""
        told = [self.verdict.reason] if self.verdict.reason else []
        human = only_human(self.brush.set_up.chairs)
        if human is not None:
            told += own_place(self.scores, self.ranks, human)
        return " ".join(map(self.brush.voice.text, told))

    @property
    def small_print(self) -> str:
        """What helped, and the code of the deal."""
        set_up = self.brush.set_up
        told = [*help_words(set_up, self.aids), *deal_words(set_up)]
        return " · ".join(map(self.brush.voice.text, told))
