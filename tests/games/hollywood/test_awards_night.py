"""Awards night: what is said and shown at every moment, its envelope, its buttons, its keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from threading import current_thread, main_thread

import pygame
import pytest

from hollywood.core.message import Message, say
from hollywood.core.reader import Written
from hollywood.games.hollywood.finale.awards import totals
from hollywood.games.hollywood.finale.ceremony import Phase, line
from hollywood.games.hollywood.finale.envelope import LASTS, OPENS
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.finale.last_words import last_words
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.theme import GOLD

from ...harness.endings import (
    at,
    click,
    final,
    fullest_end,
    key,
    plain_end,
    props_of,
    tied_end,
)
from ...harness.positions import hollywood

ADVANCED = hollywood(advanced="on")


def paint(
    canvas: pygame.Surface, scene: FinalCount, phase: Phase, step: int, seconds: float
) -> None:
    """All of the hall."""
    ground, _, pieces, *_ = scene.ceremony.painting(phase, step, seconds)
    canvas.blit(ground, (0, 0))
    for piece in pieces.values():
        piece.paint(canvas)


def seconds_until(scene: FinalCount, phase: str) -> float:
    """How long it takes when nobody presses anything."""
    spent = 0.0
    while scene.phase != phase:
        scene.update(1 / 30)
        spent += 1 / 30
        assert spent < 60
    return spent


def test_the_evening_takes_no_longer_than_it_may() -> None:
    for state in (fullest_end(ADVANCED), plain_end(ADVANCED), plain_end(ADVANCED, 3)):
        scene = final(props_of(), ADVANCED, state)
        scene.resize(Screen(1280, 720))
        assert 3 < seconds_until(scene, "winner") <= 20


def test_right_is_a_step_and_space_is_all_of_them() -> None:
    scene = final(props_of(), ADVANCED, fullest_end(ADVANCED))
    scene.resize(Screen(1280, 720))
    for step in range(1, 4):
        key(scene, pygame.K_RIGHT)
        assert (scene.phase, scene.step) == ("awards", step)
    scene.update(30)
    assert scene.step == 3, "who steps by hand is waited for"
    assert scene.resting
    phases = []
    for each in (pygame.K_SPACE, pygame.K_RETURN):
        key(scene, each)
        phases.append(str(scene.phase))
    assert phases == ["winner", "table"]
    assert scene.step == len(scene.awards)
    assert scene.resting


def test_right_leads_all_the_way_to_the_table() -> None:
    scene = final(props_of(), ADVANCED, plain_end(ADVANCED))
    scene.resize(Screen(1280, 720))
    key(scene, *[pygame.K_RIGHT] * (len(scene.awards) + 3))
    assert scene.phase == "table"


@pytest.mark.parametrize("text_size", [100, 200])
def test_characters_say_a_last_word_only_when_the_winner_is_known(text_size: int) -> None:
    for state in (plain_end(ADVANCED), tied_end(ADVANCED, False)):
        props = props_of("fr", text_size=text_size)
        screen = Screen(1280, 720, text_size / 100)
        props.fit(screen)
        scene = final(props, ADVANCED, state)
        who = ["human", "bot:lead_hoarder", "bot:extra_gambler", "bot:star_stargazer"]
        chairs = zip(scene.result.brush.set_up.chairs, who, strict=True)
        seated = tuple(replace(chair, who=Written(each)) for chair, each in chairs)
        brush = scene.ceremony.brush
        brush.set_up = replace(brush.set_up, chairs=seated)
        scene.resize(screen)
        pictures: list[bytes] = []
        for _ in range(2):
            canvas = at(screen)
            paint(canvas, scene, "winner", len(scene.awards), 9.0)
            pictures.append(canvas.get_buffer().raw)
            props.settings.remarks = False
        assert pictures[0] != pictures[1]
        verdict = scene.ceremony.verdict
        said = last_words(brush.set_up.chairs, verdict)
        assert set(said) == {1, 3}, "who has no character has nothing to say"
        for seat, words in said.items():
            character = who[seat].partition("_")[2]
            moment = "won" if seat in verdict.winners else "lost"
            assert words == say(f"hollywood.{character}.{moment}")


class Watched:
    """What is said and shown in each frame of a ceremony."""

    def __init__(self, scene: FinalCount, patch: pytest.MonkeyPatch) -> None:
        self.scene = scene
        self.said: list[tuple[Message, int | None]] = []
        self.headings: list[str] = []
        self.fans: set[object] = set()
        self.lit: set[int] = set()
        self.towers: list[float] = []
        ceremony, brush = scene.ceremony, scene.ceremony.brush
        said = self.said
        patch.setattr(ceremony, "_plaque", lambda _, words, seat: said.append((words, seat)))
        for name in ("of", "coming", "flying"):
            patch.setattr(ceremony._fans, name, self._fans)
        patch.setattr(brush, "player", self._player)
        patch.setattr(brush, "write", lambda canvas, words, *_: self.headings.append(words.id))
        patch.setattr(ceremony.hall, "tower", self._tower)

    def _fans(self, fans: object, share: float = 1.0) -> pygame.Surface:
        if current_thread() is main_thread():  # others are made ahead, and not seen yet
            self.fans.add(fans)
        return pygame.Surface((4, 4), pygame.SRCALPHA)

    def _player(
        self, canvas: pygame.Surface, seat: int, room: object, ink: object, *_: object
    ) -> None:
        self.lit |= {seat} if ink == GOLD else set()

    def _tower(self, canvas: object, middle: int, storeys: list[float], inks: object) -> int:
        self.towers.append(sum(storeys))
        return 100

    def look(self, step: int, seconds: float) -> None:
        for seen in (self.said, self.headings, self.fans, self.lit, self.towers):
            seen.clear()
        paint(at(self.scene.props.screen), self.scene, "awards", step, seconds)


@pytest.mark.parametrize("still", [False, True])
def test_nothing_said_runs_ahead_of_what_is_shown(
    still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = final(props_of(reduced_motion=still), ADVANCED, plain_end(ADVANCED, 3))
    scene.resize(Screen(1024, 576))
    watched, awards = Watched(scene, monkeypatch), scene.awards
    point, named = scene.ceremony._towers.point, set()
    for step, hundredth in product(range(len(awards) + 1), range(0, 66, 3)):
        watched.look(step, hundredth / 100)
        if not watched.said:
            assert step == len(awards)
            continue
        ((words, seat),) = watched.said
        near = [each for each in (step - 1, step) if 0 <= each < len(awards)]
        spoken = [each for each in near if (line(awards[each]), awards[each].seat) == (words, seat)]
        number = next(each for each in spoken if watched.fans <= {awards[each].fans})
        award = awards[number]
        assert watched.lit == {award.seat}, "whose name is lit"
        assert f"hollywood.awards.{award.category}" in watched.headings
        before, after = (totals(awards, done, 3) for done in (step - 1, step))
        for of, high in enumerate(watched.towers):
            if of != award.seat or number == step:
                assert high == pytest.approx(after[of] * point), "only the tower spoken of grows"
            else:
                assert before[of] * point - 0.01 <= high <= after[of] * point + 0.01
        named.add((award.seat, award.formula))
    assert len(named) == len({(award.seat, award.formula) for award in awards})


def test_the_envelope_opens_only_after_the_drums_and_its_card_names_the_winner() -> None:
    for still in (False, True):
        scene = final(props_of(reduced_motion=still), ADVANCED, tied_end(ADVANCED, False))
        scene.resize(Screen(1280, 720))
        pictures = []
        for seconds in (OPENS - 0.3, OPENS - 0.01, OPENS + 0.35, OPENS + 0.42, LASTS):
            canvas = at(Screen(1280, 720))
            scene.ceremony.envelope.draw(canvas, seconds)
            pictures.append(canvas.get_buffer().raw)
        assert pictures[0] == pictures[1], "it is sealed"
        assert len(set(pictures)) == 4
        canvas = at(Screen(1280, 720))
        scene.ceremony.envelope.draw_card(canvas)
        assert canvas.get_buffer().raw == pictures[-1]


def test_buttons_of_the_hall() -> None:
    scene = final(props_of(), ADVANCED, plain_end(ADVANCED))
    scene.resize(Screen(1280, 720))
    seen: list[tuple[str, int]] = []
    for button in (0, 1, 0):
        click(scene, scene.controls.all[button])
        seen.append((scene.phase, scene.step))
    every = len(scene.awards)
    assert seen == [("awards", 1), ("winner", every), ("table", every)]


def test_instant_and_still_evenings() -> None:
    instant = final(props_of(speed="instant"), ADVANCED, plain_end(ADVANCED))
    instant.resize(Screen(1280, 720))
    instant.update(0.1)
    assert instant.phase == "winner"
    instant.ceremony.hall.wait()
    instant.update(0.1)
    assert instant.resting
    still = final(props_of(reduced_motion=True), ADVANCED, plain_end(ADVANCED))
    still.resize(Screen(1280, 720))
    canvas = at(Screen(1280, 720))
    while still.phase == "awards":
        still.update(0.05)
        still.draw(canvas)
    still.complete()
    still.update(0.1)
    assert still.resting
