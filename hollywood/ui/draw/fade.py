"""How much is seen of something that fades in and out."""

from __future__ import annotations

_STEPS = 8  # between nothing and all of it: each is one more picture


class Fade:
    """A share from 0, nothing, to 1, all of it; it goes to 1 while `wanted`, else to 0."""

    def __init__(self) -> None:
        self.wanted = False
        self.share = 0.0

    @property
    def step(self) -> float:
        """The share, rounded to one of a few steps."""
        return round(_STEPS * self.share) / _STEPS

    @property
    def resting(self) -> bool:
        """Whether the share stays as it is."""
        return self.share == float(self.wanted)

    def update(self, seconds: float, comes: float, goes: float) -> bool:
        """Let time pass, of which coming and going take so much; whether the share has changed."""
        if self.resting:
            return False
        by = seconds / comes if self.wanted else -seconds / goes
        self.share = min(1.0, max(0.0, self.share + by))
        return True
