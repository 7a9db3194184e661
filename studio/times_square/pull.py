"""How the sheets of Times Square are printed, and how its files are kept."""

from pathlib import Path as FilePath

from PIL import Image

from studio.canvas import Canvas
from studio.printing import Pixels, print_pass


def pull(canvas: Canvas, seed: int = 3, wobble: float = 0.25) -> Pixels:
    """The sheet, printed with a lighter hand than a picture."""
    return print_pass(canvas.pixels(), seed, wobble=wobble, mottle=0.03, grain=0.04, specks=0.3)


def keep(picture: Image.Image | Pixels, file: FilePath, quality: int, coverage: int = 92) -> None:
    """Writes a file, squeezed so hard: its colours, and its coverage if it has any."""
    image = picture if isinstance(picture, Image.Image) else Image.fromarray(picture)
    if image.getchannel("A").getextrema() == (255, 255):
        image = image.convert("RGB")
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, quality=quality, alpha_quality=coverage, method=6)
