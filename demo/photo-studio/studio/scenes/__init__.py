"""Every scene by the name a row gives it; a scene takes the row, its season's look and a seed."""
from studio.assortments import THEMES
from studio.scenes import (
    banners,
    bars,
    boxes,
    brittles,
    cartons,
    category_cards,
    bags,
    dishes,
    gift_cards,
    gifts,
    lollypops,
    mixes,
    printed_matter,
    truffles,
    wide_scenes,
)

FAMILIES = (
    bags, banners, bars, boxes, brittles, cartons, category_cards, dishes, gift_cards, gifts, lollypops, mixes,
    printed_matter, truffles, wide_scenes,
)  # fmt: skip
SCENES = {name: scene for family in FAMILIES for name, scene in family.SCENES.items()}


def build(row):
    """Builds a row's scene; its seed comes from its name, so that two rows never look alike by chance."""
    seed = sum(map(ord, row['name'])) % 97 + 1
    SCENES[row['scene']](row, THEMES[row.get('theme', 'default')], seed)
