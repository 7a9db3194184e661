"""The page for a new match, open at each of its leaves."""

from __future__ import annotations

import random

from hollywood.ui.app.shared import Props
from hollywood.ui.pages.new_match import NewMatch

from .windows import Heard, game


def new_match(props: Props, note: Heard) -> NewMatch:
    page = NewMatch(props, game(), note("start"), note("back"), chance=random.Random(1))
    page.draft.seats[1].fill("understudy", "hoarder")
    page.draft.seats[2].fill("mogul", "accountant")
    return page


def rules_and_deal(props: Props, note: Heard) -> NewMatch:
    page = new_match(props, note)
    page._leaf = "rules"
    return page


def house_rules(props: Props, note: Heard) -> NewMatch:
    page = new_match(props, note)
    page._leaf = "house"
    page.draft.agree("advanced", "on")
    page.draft.agree("claim_order", "bottom_first")
    return page
