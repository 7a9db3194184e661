"""Numbers on their way: at once on their way, home in time, never beyond."""

from hollywood.ui.draw.eased_values import FALLS, RISES, EasedValues


def test_a_number_leaves_at_once_and_is_home_in_time() -> None:
    values = EasedValues()
    values.lift("card", True)
    assert values.of("card") == 0
    assert not values.resting
    assert values.update(1 / 60)
    first = values.of("card")
    assert 0.25 < first < 0.5  # seen in the very next frame
    values.update(1 / 60)
    assert first < values.of("card") < 1
    values.update(RISES)
    assert values.of("card") == 1
    assert values.resting
    assert not values.update(1 / 60)


def test_a_number_turns_round_where_it_is() -> None:
    values = EasedValues()
    values.lift("card", True)
    values.update(RISES / 3)
    half_up = values.of("card")
    values.lift("card", False)
    assert values.of("card") == half_up
    values.lift("card", False)  # asked again, it is no slower
    values.update(FALLS)
    assert values.of("card") == 0
    assert values.resting


def test_at_pace_nought_everything_is_there_at_once() -> None:
    values = EasedValues()
    values.lift("card", True, pace=0)
    assert values.of("card") == 1
    assert values.resting
