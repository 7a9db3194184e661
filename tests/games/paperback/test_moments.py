"""Pictures of Paperback show the moment they are named after."""

from __future__ import annotations

import pytest

from hollywood import files
from hollywood.box import open_sentences
from hollywood.games import GAMES
from hollywood.games.paperback.table.moments import TABLE_MOMENTS
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.table.table import Table
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import unseen
from hollywood.ui.tools.unattended import Unattended

from .by_hand import setting_of


@pytest.mark.usefixtures("roughly")
def test_the_word_of_a_rival_is_seen_and_no_dust_cover() -> None:
    wish = Wish((1024, 576))
    with files.elsewhere():
        flow = unseen(OpenedGames(GAMES), open_sentences(), wish, "paperback")
        shown = Unattended(wish, flow)
        TABLE_MOMENTS["rival"](shown)
        table = flow.stack.top
        assert isinstance(table, Table), "nothing hangs above it"
        view = table.view()
        desk = setting_of(table).desks.desk(view.state, view.draft)
        assert desk.rival
        assert view.state.word is not None
        flow.stack.close()
