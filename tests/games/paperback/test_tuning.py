"""Numbers of bots are found by play: the commands work, and the better plan wins."""

from __future__ import annotations

from itertools import chain

from hollywood.games.paperback.bots.income import fitted
from hollywood.games.paperback.bots.tuning import Contest, bettered, of_any_decks, of_matches
from hollywood.games.paperback.rules.game import Paperback

from .positions import deck
from .test_players import cast, lexicon

GAME = Paperback(deck(), lexicon("en"))


def test_what_hands_earn_is_fitted_to_words() -> None:
    lessons = list(chain(of_matches(GAME, cast(), 2), of_any_decks(GAME, cast(), 60, 1)))
    assert len(lessons) > 80
    income = fitted(lessons)
    earned = [each.cents for each in lessons]
    mean = sum(earned) / len(earned)
    spread = (sum((each - mean) ** 2 for each in earned) / len(earned)) ** 0.5
    assert income.spread < 700 * spread  # it knows much more than the mean


def test_the_tuned_plan_beats_the_plain_one_and_plans_get_better() -> None:
    contest = Contest({"en": GAME}, cast().incomes)
    plain, tuned = (cast().plans[name] for name in ("plain", "tuned"))
    assert contest.share(tuned, plain, 60, 1) > 1.3
    found = list(bettered(contest, plain, 2, 12, 24, 3))
    assert len(found) == 2
    assert found[-1][1] > 1
