"""All pieces of the table, their files, and the list of what code needs to know of each."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path as FilePath

from PIL import Image

from studio.pieces import envelope, film, slate, tokens
from studio.pieces.piece import Piece, Spot

QUALITY = 82

_ABOUT = """\
# What lies on the table and moves over it, written by the studio. All lengths are in units of a
# table of 1280 x 720, from the top left corner of the piece.
# size: of the piece; its file has `density` pixels to the unit.
# pivot: the point it is placed by and turned about (of an arm: its hinge, of a flap: its fold).
# points: where something else is fixed; boxes: where something is written or laid, as left, top,
# width and height.
# No piece casts a shadow of its own. The envelope from back to front: envelope_back,
# envelope_flap_open, envelope_card, envelope_body, envelope_flap, both halves of the seal.
"""


@cache
def pieces() -> Mapping[str, Piece]:
    """Every piece by its name."""
    return {
        name: piece for module in (slate, tokens, envelope, film) for name, piece in module.pieces()
    }


def write(folder: FilePath) -> None:
    """Makes the file of every piece in the folder, and lists them."""
    lines = [_ABOUT]
    for name, piece in pieces().items():
        picture = Image.fromarray(piece.printed(name))
        picture.save(folder / f"{name}.webp", quality=QUALITY, alpha_quality=90, method=6)
        lines.append(_listed(name, piece))
    (folder / "manifest.yaml").write_text("".join(lines), encoding="utf-8")


def _listed(name: str, piece: Piece) -> str:
    parts = [f"size: {_numbers(piece.size)}", f"density: {piece.density}"]
    parts.append(f"pivot: {_numbers(piece.pivot)}")
    for title, named in (("points", piece.points), ("boxes", piece.boxes)):
        inside = ", ".join(f"{each}: {_numbers(values)}" for each, values in named.items())
        parts += [f"{title}: {{{inside}}}"] if inside else []
    return f"{name}:\n" + "".join(f"  {part}\n" for part in parts)


def _numbers(values: Spot) -> str:
    return "[" + ", ".join(map(str, values)) + "]"
