"""Further wide banners: bars; gifts and pieces for mixing. Their copy space lies on the left."""
from studio.assortments import MIX
from studio.bars import bar, loose_square, sleeve, wrapped_bar
from studio.base import group, place
from studio.boxes import chocbox, lid
from studio.confections import confection
from studio.nuts import nut_mesh
from studio.stage import set_stage
from studio.wrapping_materials import paper


def wide_bars(row, look, seed):
    """Opened and closed bars, squares broken off, nuts and salt."""
    kinds = (
        ('milk', 'almond', 'ALMOND', 'milk chocolate, whole almonds', '#8a4b22', (13.0, -1.4), -0.46),
        ('dark', 'salt', 'SEA SALT', 'dark chocolate', '#23395b', (4.0, 0.6), -0.10),
    )
    for coat, topping, title, line, colour, (x, y), turn in kinds:
        objs = bar(coat, topping, 3, 6, [(2, 5), (1, 5)], seed, covered=3)
        wrap = group(sleeve(title, line, colour, 6.8, 3), (0, -4.15, -0.10))
        group(objs + [wrap], (x, y, 0.12), (0, 0, turn))
    group(wrapped_bar('RUBY', 'with cranberries', '#8e1b2c'), (-4.6, 8.4, 0), (0, 0, 1.25))
    for i, (coat, topping, x, y) in enumerate(
        (
            ('ruby', 'cranchips', -3.4, -1.6),
            ('dark', 'salt', -1.2, -5.2),
            ('white', 'pistachiochips', -5.6, -4.8),
            ('milk', 'almond', 8.6, -8.2),
        )
    ):
        group(loose_square(coat, topping, seed + i), (x, y, 0), (0, 0, 0.5 * i + 0.2))
    for i, (x, y) in enumerate(((6.2, -9.4), (11.6, -9.6), (2.6, -9.4))):
        place(nut_mesh('almond', 1.25, i), (x, y, 0.33), (0.1, 0.1, i * 1.3))
    set_stage(look['backdrop'], target=(-0.8, 0.4, 0.5), size=40, elevation=36, light_scale=5.0, blur=0.004)


def wide_gifts(row, look, seed):
    """A tower of closed boxes, a half-filled box, and pieces on their way into it."""
    z = 0.0
    for side, height in ((11.2, 4.0), (9.2, 3.6), (7.0, 3.3)):
        tied = side == 7.0
        place(lid(side, side, height, look['paper'], look['ribbon'], 1.4, tied=tied), (13.0, 6.6, z), (0, 0, -0.34))
        z += height + 0.03
    items = [None if k in (3, 7, 10, 11) else MIX[k] for k in range(12)]
    objs, _, _ = chocbox(4, 3, mat=paper(look['paper'], 0.6, 0.12), items=items, seed=seed)
    group(objs, (0.4, -1.6, 0), (0, 0, 0.16))
    for i, (k, x, y) in enumerate(
        ((3, 11.0, -4.6), (7, 14.2, -3.4), (10, 13.0, -7.2), (11, -10.6, -6.4), (2, -12.0, -3.0), (9, 9.2, -8.4))
    ):
        group(confection(**{**MIX[k], 'r': 1.3, 'seed': seed + i}), (x, y, 0), (0, 0, i * 0.6))
    set_stage(look['backdrop'], target=(-3.2, 2.0, 3.8), size=45, elevation=26, light_scale=5.4, blur=0.004)


SCENES = {'wide-bars': wide_bars, 'wide-gifts': wide_gifts}
