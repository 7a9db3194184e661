"""The icons of the table, of powers and of awards."""

from studio.lettering import fit
from studio.paperback.icon_canvas import (
    BLACK,
    BLUE,
    CREAM,
    GREEN,
    RED,
    YELLOW,
    IconCanvas,
    abc,
    arrow,
    blocks,
    card,
    slash,
    star_of,
)
from studio.paths import burst, circle, curve, heart, poly, round_rect, segment, star, svg
from studio.transforms import place, union


def typo(icon: IconCanvas) -> None:
    """A letter struck out, a star."""
    card(icon, 24, 34, 30, 42)
    icon.shape(fit("A", "bowlby-one", 15, 22, 18, 22), BLACK, 0)
    icon.stroke(segment(12, 46, 38, 22), RED, 5, 0)
    star_of(icon, 47, 22, 16)


def repeat(icon: IconCanvas) -> None:
    """A key, twice."""
    icon.shape(round_rect(3, 18, 27, 30, 4), YELLOW)
    icon.shape(round_rect(34, 18, 27, 30, 4), YELLOW)
    icon.shape(fit("T", "bowlby-one", 9, 24, 15, 18), BLACK, 0)
    icon.shape(fit("T", "bowlby-one", 40, 24, 15, 18), BLACK, 0)
    icon.stroke(segment(34, 57, 60, 57), RED, 6, 3)


def plagiarise(icon: IconCanvas) -> None:
    """Somebody takes what is another has."""
    icon.shape(circle(17, 20, 12), BLUE)
    icon.shape(curve("2,58! 2,42 10,36 17,36 24,36 32,42 32,58!"), BLUE)
    card(icon, 47, 38, 26, 38, YELLOW)
    icon.shape(arrow(31, 14, 0, 0.62), GREEN, 4)


def deck_swap(icon: IconCanvas) -> None:
    """A card, and one from the deck."""
    card(icon, 20, 34, 26, 40)
    icon.shape(round_rect(36, 14, 26, 40, 4), RED)
    icon.shape(circle(49, 34, 7), CREAM, 0)
    icon.stroke(svg("M16,8 C24,0 40,0 46,6"), GREEN, 5, 3)


def longest(icon: IconCanvas) -> None:
    """A word measured."""
    blocks(icon, [], 5, 24, YELLOW, 15, 15)
    icon.stroke(segment(8, 54, 56, 54), GREEN, 6, 3)
    icon.shape(poly("2,54 12,46 12,62"), GREEN, 3)
    icon.shape(poly("62,54 52,46 52,62"), GREEN, 3)


def fewest_cards(icon: IconCanvas) -> None:
    """A card, and down."""
    card(icon, 32, 38, 26, 38)
    icon.shape(poly("32,34 20,20 28,20 28,4 36,4 36,20 44,20"), RED, 4)


def most_cards(icon: IconCanvas) -> None:
    """Cards, and up."""
    for k in range(3):
        card(icon, 20 + k * 12, 42 - k * 4, 24, 34)
    icon.shape(poly("12,2 24,16 16,16 16,26 8,26 8,16 0,16"), GREEN, 4)


def most_pairs(icon: IconCanvas) -> None:
    """Pairs, and up."""
    icon.shape(round_rect(4, 14, 40, 28, 6), CREAM)
    icon.stroke(circle(18, 46, 8), YELLOW, 5, 3)
    icon.stroke(circle(30, 46, 8), YELLOW, 5, 3)
    icon.shape(poly("52,8 64,22 56,22 56,40 48,40 48,22 40,22"), GREEN, 4)


def bell(icon: IconCanvas) -> None:
    """The bell at the margin."""
    icon.shape(curve("32,8! 42,14 46,28 48,40 58,48! 58,53! 6,53! 6,48! 16,40 18,28 22,14"), YELLOW)
    icon.shape(circle(32, 57, 5), BLACK, 0)


def attack(icon: IconCanvas) -> None:
    """A spiked sign."""
    icon.shape(burst(32, 32, 30, 20, 11), BLACK)
    icon.shape(circle(32, 32, 16), RED, 4)
    icon.stroke(segment(32, 22, 32, 34), CREAM, 6, 0)
    icon.shape(circle(32, 42, 3.6), CREAM, 0)


def deck(icon: IconCanvas) -> None:
    """A pile of backs."""
    for k in range(3):
        icon.shape(round_rect(10 + k * 5, 14 - k * 5, 34, 46, 4), RED)
    icon.shape(circle(37, 27, 9), CREAM, 4)


def discard(icon: IconCanvas) -> None:
    """Cards put away."""
    card(icon, 26, 36, 30, 42, rotate=-14)
    card(icon, 36, 32, 30, 42, rotate=8)
    icon.shape(arrow(38, 30, 90, 0.8), BLUE, 4)


def draft(icon: IconCanvas) -> None:
    """A sheet and a pencil."""
    icon.shape(round_rect(8, 6, 40, 52, 3), CREAM)
    for k in range(3):
        icon.stroke(segment(16, 18 + k * 10, 40, 18 + k * 10), BLACK, 4, 0)
    icon.shape(place(poly("-5,-22 5,-22 5,12 0,22 -5,12"), 48, 38, 1, 35), YELLOW, 4)


def curtain(icon: IconCanvas) -> None:
    """An eye that must not see."""
    icon.shape(curve("2,34! 14,18 32,12 50,18 62,34! 50,50 32,54 14,50"), CREAM)
    icon.shape(circle(32, 33, 12), BLUE)
    icon.shape(circle(32, 33, 5), BLACK, 0)
    slash(icon)


def theme(icon: IconCanvas) -> None:
    """What is thought of."""
    icon.shape(union(round_rect(4, 8, 56, 36, 12), poly("16,40 16,60 34,42")), CREAM)
    icon.shape(heart(32, 26, 12), RED, 3)


def award(icon: IconCanvas) -> None:
    """A medal."""
    icon.shape(poly("16,36 28,42 20,62 8,54"), BLUE)
    icon.shape(poly("48,36 36,42 44,62 56,54"), BLUE)
    icon.shape(circle(32, 26, 21), YELLOW)
    icon.shape(star(32, 26, 12, 5), BLACK, 0)


def shuffle(icon: IconCanvas) -> None:
    """Two ways crossed."""
    icon.stroke(svg("M4,20 H18 C30,20 34,46 46,46 H52"), BLUE, 7, 3)
    icon.stroke(svg("M4,46 H18 C30,46 34,20 46,20 H52"), GREEN, 7, 3)
    icon.shape(poly("50,10 64,20 50,30"), GREEN, 3)
    icon.shape(poly("50,36 64,46 50,56"), BLUE, 3)


def sold(icon: IconCanvas) -> None:
    """A stamp."""
    icon.shape(place(round_rect(-29, -14, 58, 28, 5), 32, 32, 1, -14), RED)
    icon.stroke(svg("M16,34 L28,44 L50,20"), CREAM, 7, 0)


def letters(icon: IconCanvas) -> None:
    """A, B, C."""
    abc(icon)
