"""What of the key art lives in the game: bulbs that chase, a film that runs, the flickering beam.

The pictures themselves stand still; this says where on the sheet these things are.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path as FilePath

from studio.keyart.bulbs import ring_spots, row_spots
from studio.keyart.entrance import BULB, BULB_ROWS
from studio.keyart.moon import cone_points
from studio.keyart.palace import FRONT_RADIUS, FRONT_REEL, film_frame_boxes, ring_bulbs
from studio.transforms import Point

_HIDDEN = 150.0  # left of this the curtain hangs
_OPEN_FRAMES = 4  # from above; the sunburst covers what is below them

_ABOUT = """\
# What lives on the title screen's key art, written by the studio in units of its sheet.
# on, beam_on: the layers it moves with; bulbs: x, y and radius of each, in the order of the chase;
# frames: left, top, width and height of the film's pictures; beam: the corners of the light.
"""


def write(folder: FilePath) -> list[FilePath]:
    """Makes the listing in the folder."""
    lines = [
        "on: palace",
        "beam_on: moon",
        *_rows("bulbs", _bulbs()),
        *_rows("frames", film_frame_boxes()[:_OPEN_FRAMES]),
        *_rows("beam", cone_points()),
    ]
    file = folder / "living.yaml"
    file.write_text(_ABOUT + "\n".join(lines) + "\n", encoding="utf-8")
    return [file]


def _rows(name: str, rows: Iterable[Sequence[float]]) -> list[str]:
    return [f"{name}:", *(f"  - {[round(each) for each in row]}" for row in rows)]


def _bulbs() -> list[tuple[float, float, float]]:
    rows: list[Point] = [spot for row in BULB_ROWS for spot in row_spots(*row)]
    count, ring, radius = ring_bulbs(FRONT_RADIUS)
    round_reel = ring_spots(*FRONT_REEL, ring, count)
    return [
        *((x, y, BULB) for x, y in rows if x > _HIDDEN),
        *((x, y, radius) for x, y in round_reel),
    ]
