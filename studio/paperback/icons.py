"""The icons by their names, in the sizes they are shown."""

from studio.paperback import ability_marks, table_marks
from studio.paperback.icon_canvas import IconCanvas
from studio.printing import Pixels

SIZES = (22, 44, 128)
ICONS = {
    draw.__name__: draw
    for draw in (
        ability_marks.draw,
        ability_marks.cents,
        ability_marks.trash_hand,
        ability_marks.trash_offer,
        ability_marks.gain,
        ability_marks.copy,
        ability_marks.word_double,
        ability_marks.next_double,
        ability_marks.prev_double,
        ability_marks.adjacent_double,
        ability_marks.pos_first,
        ability_marks.pos_second,
        ability_marks.pos_penultimate,
        ability_marks.pos_last,
        ability_marks.length,
        ability_marks.no_wilds,
        ability_marks.wild_bonus,
        ability_marks.common_used,
        ability_marks.trash_self,
        ability_marks.discount_fame,
        ability_marks.hand_minus,
        ability_marks.max_length,
        ability_marks.tax_fame,
        ability_marks.tax_offer,
        ability_marks.no_draw,
        ability_marks.max_wilds,
        ability_marks.no_common,
        ability_marks.split,
        ability_marks.swap,
        ability_marks.fame,
        ability_marks.points,
        ability_marks.wild,
        ability_marks.digraph,
        ability_marks.optional,
        table_marks.typo,
        table_marks.repeat,
        table_marks.plagiarise,
        table_marks.deck_swap,
        table_marks.longest,
        table_marks.fewest_cards,
        table_marks.most_cards,
        table_marks.most_pairs,
        table_marks.bell,
        table_marks.attack,
        table_marks.deck,
        table_marks.discard,
        table_marks.draft,
        table_marks.curtain,
        table_marks.theme,
        table_marks.award,
        table_marks.shuffle,
        table_marks.sold,
        table_marks.letters,
    )
}


def render(name: str) -> Pixels:
    """The icon, eight pixels to the unit."""
    icon = IconCanvas()
    ICONS[name](icon)
    return icon.pixels()
