"""The icons that tell abilities and limits."""

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
    ban,
    blocks,
    book,
    card,
    cent,
    cross,
    flame,
    plus,
    slash,
    star_of,
    times,
)
from studio.paths import burst, circle, poly, rect, round_rect, segment, svg


def draw(icon: IconCanvas) -> None:
    """A card, and more."""
    card(icon, 24, 34)
    card(icon, 32, 30, ink=CREAM)
    icon.shape(plus(48, 46, 12, 8), GREEN)


def cents(icon: IconCanvas) -> None:
    """A cent."""
    cent(icon, 32, 32, 25)


def trash_hand(icon: IconCanvas) -> None:
    """Two cards of a hand, crossed out."""
    card(icon, 22, 26, 24, 34, rotate=-8)
    card(icon, 40, 24, 24, 34, rotate=8)
    cross(icon, 44, 46, 11, 7)


def trash_offer(icon: IconCanvas) -> None:
    """Cards for sale, crossed out."""
    icon.shape(rect(5, 42, 54, 9), BLUE, 4.5)
    card(icon, 18, 24, 22, 30)
    card(icon, 46, 24, 22, 30)
    cross(icon, 32, 30, 12, 7)


def gain(icon: IconCanvas) -> None:
    """A card that comes."""
    card(icon, 44, 32, 26, 38)
    icon.shape(arrow(22, 32, 0, 1.2), GREEN)


def copy(icon: IconCanvas) -> None:
    """A card, and its like."""
    card(icon, 22, 26, 28, 36, YELLOW)
    card(icon, 42, 38, 28, 36)


def word_double(icon: IconCanvas) -> None:
    """The whole word, twice."""
    for k in range(3):
        icon.shape(round_rect(4 + k * 19, 4, 17, 19, 3), CREAM, 4.5)
    times(icon, "x2", 6, 29, 52, 29)


def next_double(icon: IconCanvas) -> None:
    """The next card, twice."""
    icon.shape(round_rect(4, 8, 22, 26, 3), CREAM)
    icon.shape(round_rect(36, 8, 24, 26, 3), YELLOW)
    times(icon, "x2", 28, 38, 34, 21)
    icon.shape(arrow(14, 50, 0, 0.6), BLACK, 0)


def prev_double(icon: IconCanvas) -> None:
    """The card before, twice."""
    icon.shape(round_rect(38, 8, 22, 26, 3), CREAM)
    icon.shape(round_rect(4, 8, 24, 26, 3), YELLOW)
    times(icon, "x2", 2, 38, 34, 21)
    icon.shape(arrow(50, 50, 180, 0.6), BLACK, 0)


def adjacent_double(icon: IconCanvas) -> None:
    """Both neighbours, twice."""
    for k in range(3):
        icon.shape(round_rect(3 + k * 20, 8, 18, 24, 3), CREAM if k == 1 else YELLOW)
    times(icon, "x2", 14, 37, 36, 22)


def pos_first(icon: IconCanvas) -> None:
    """The first place of the word."""
    blocks(icon, [0])


def pos_second(icon: IconCanvas) -> None:
    """The second place."""
    blocks(icon, [1])


def pos_penultimate(icon: IconCanvas) -> None:
    """The last place but one."""
    blocks(icon, [2], y=36, tall=21)
    icon.shape(poly("62,8 53,1 53,15"), BLACK, 0)
    icon.stroke(segment(47, 2, 47, 11), BLACK, 4, 0)


def pos_last(icon: IconCanvas) -> None:
    """The last place."""
    blocks(icon, [3])


def length(icon: IconCanvas) -> None:
    """Letters, and on."""
    abc(icon, 10)
    icon.stroke(segment(6, 54, 44, 54), GREEN, 7, 3.5)
    icon.shape(arrow(50, 54, 0, 0.72), GREEN, 3.5)


def no_wilds(icon: IconCanvas) -> None:
    """A star, banned."""
    star_of(icon, 32, 33, 23)
    ban(icon)


def wild_bonus(icon: IconCanvas) -> None:
    """A star, and a cent."""
    star_of(icon, 24, 26, 23)
    cent(icon, 46, 45, 15)


def common_used(icon: IconCanvas) -> None:
    """The library."""
    icon.shape(poly("4,26 32,6 60,26"), GREEN)
    icon.shape(rect(6, 50, 52, 8), GREEN)
    for k in range(3):
        icon.shape(rect(12 + k * 15, 28, 9, 21), CREAM, 4.5)


def trash_self(icon: IconCanvas) -> None:
    """A card that burns."""
    card(icon, 26, 32, 32, 46)
    flame(icon, 42, 38, 1.15)


def discount_fame(icon: IconCanvas) -> None:
    """A book, a cent, a line below."""
    book(icon, 24, 28)
    cent(icon, 46, 42, 14)
    icon.stroke(segment(37, 59, 55, 59), GREEN, 6, 3)


def hand_minus(icon: IconCanvas) -> None:
    """A hand, and one less."""
    for k in range(3):
        card(icon, 18 + k * 14, 28 - abs(k - 1) * -3, 20, 36, rotate=-14 + 14 * k)
    icon.stroke(segment(30, 54, 58, 54), RED, 9)


def max_length(icon: IconCanvas) -> None:
    """Letters, and a stop."""
    abc(icon, 8)
    icon.stroke(segment(6, 54, 40, 54), RED, 7, 3.5)
    icon.stroke(segment(52, 42, 52, 62), RED, 9, 3.5)


def tax_fame(icon: IconCanvas) -> None:
    """A book, an arrow up, a cent."""
    book(icon, 22, 30)
    icon.shape(arrow(47, 26, -90, 1.05), RED)
    cent(icon, 47, 49, 11)


def tax_offer(icon: IconCanvas) -> None:
    """A card, an arrow up, a cent."""
    card(icon, 22, 30, 30, 44)
    icon.shape(arrow(47, 26, -90, 1.05), RED)
    cent(icon, 47, 49, 11)


def no_draw(icon: IconCanvas) -> None:
    """A card, and no more."""
    card(icon, 22, 30, 28, 42)
    icon.shape(plus(45, 24, 13, 9), GREEN)
    slash(icon)


def max_wilds(icon: IconCanvas) -> None:
    """A star under lock."""
    star_of(icon, 24, 26, 22)
    icon.shape(round_rect(30, 34, 28, 24, 4), RED)
    icon.stroke(svg("M37,34 V28 C37,20 51,20 51,28 V34"), BLACK, 5, 0)


def no_common(icon: IconCanvas) -> None:
    """The library, struck out."""
    common_used(icon)
    slash(icon)


def split(icon: IconCanvas) -> None:
    """Two words apart."""
    icon.shape(round_rect(3, 8, 22, 22, 3), CREAM)
    icon.shape(round_rect(39, 8, 22, 22, 3), CREAM)
    icon.stroke(svg("M12,42 V54 H52 V42"), BLUE, 7)


def swap(icon: IconCanvas) -> None:
    """Two letters change places."""
    icon.shape(round_rect(4, 20, 24, 24, 3), YELLOW)
    icon.shape(round_rect(36, 20, 24, 24, 3), CREAM)
    icon.stroke(svg("M16,14 C24,2 40,2 48,12"), RED, 5, 3)
    icon.stroke(svg("M48,50 C40,62 24,62 16,52"), RED, 5, 3)


def fame(icon: IconCanvas) -> None:
    """A star with twelve points."""
    icon.shape(burst(32, 32, 28, 21, 10), YELLOW)


def points(icon: IconCanvas) -> None:
    """A dark key."""
    icon.shape(circle(32, 32, 25), BLACK)
    icon.stroke(circle(32, 32, 18), CREAM, 3, 0)


def wild(icon: IconCanvas) -> None:
    """A star."""
    star_of(icon, 32, 34, 28)


def digraph(icon: IconCanvas) -> None:
    """Two linked rings."""
    icon.stroke(circle(22, 32, 14), YELLOW, 7)
    icon.stroke(circle(42, 32, 14), YELLOW, 7)


def optional(icon: IconCanvas) -> None:
    """A question."""
    icon.shape(circle(32, 32, 25), BLUE)
    icon.shape(fit("?", "bowlby-one", 20, 14, 24, 36), CREAM, 0)
