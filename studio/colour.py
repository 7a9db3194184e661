"""Colours as hex strings, and how to mix them."""


def rgb(ink: str) -> tuple[float, float, float]:
    """Red, green and blue of "#rrggbb" or "#rgb", each 0 to 1."""
    digits = ink.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def mix(ink: str, other: str, share: float) -> str:
    """`ink` blended with `share` (0 to 1) of `other`."""
    pairs = zip(rgb(ink), rgb(other), strict=True)
    levels = [round(255 * (a + (b - a) * share)) for a, b in pairs]
    return "#" + "".join(f"{level:02x}" for level in levels)
