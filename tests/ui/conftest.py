"""What tests of pages and tables share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..harness.pilot import Pilot


@pytest.fixture
def pilot(request: pytest.FixtureRequest, roughly: None) -> Iterator[Pilot]:
    """Someone in the lesson of a game, which the test names."""
    from ..harness.learner import classroom

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", lambda file: None)
        with classroom(request.param) as pilot:
            yield pilot
