"""Scenes of chocolate bars."""
from studio.bars import SQUARE, bar, loose_square, sleeve, wrapped_bar
from studio.base import group, hide, mesh, place
from studio.food_materials import chocolate, nut
from studio.nuts import nut_mesh
from studio.stage import set_stage
from studio.toppings import salt_protos, scatter, shard_protos


def strewn(topping, spots):
    """A little of what is in the bar, lying beside it."""
    if topping in ('almond', 'hazel', 'nutchips'):
        kind = 'almond' if topping == 'almond' else 'hazel'
        for i, (x, y) in enumerate(spots):
            place(nut_mesh(kind, 1.2, i), (x, y, 0.33), (0.1, 0.1, i * 1.7))
        return
    protos = {
        'salt': lambda: salt_protos(10, 0.045),
        'pistachiochips': lambda: shard_protos(nut('pistachio'), 7, 0.17),
        'cranchips': lambda: shard_protos(nut('cranberry'), 7, 0.19),
        'cocoa_nib': lambda: shard_protos(chocolate('dark', 0.2), 7, 0.13),
    }.get(topping)
    if protos is None:
        return
    for i, (x, y) in enumerate(spots):
        floor = mesh(
            'floor',
            [(x - 1, y - 0.7, 0), (x + 1, y - 0.7, 0), (x + 1, y + 0.7, 0), (x - 1, y + 0.7, 0)],
            [(0, 1, 2, 3)],
        )
        scatter(floor, protos(), 9, i, scale=(0.5, 1.3), tilt=0.4, mind=0.12)
        hide(floor)


def broken_bar(row, look, seed):
    """A bar with a corner broken off, its paper sleeve half drawn back, two loose squares before it."""
    coat, topping = row['coat'], row.get('topping')
    nx, ny = 3, 6
    objs = bar(coat, topping, nx, ny, [(2, 5), (1, 5)], seed, covered=3)
    length = SQUARE * 2.9
    wrap = group(
        sleeve(row['title'], row.get('line', ''), row['colour'], length, nx),
        (0, -SQUARE * ny / 2 + length / 2 - 0.5, -0.10),
    )
    group(objs + [wrap], (-0.9, 0.9, 0.12), (0, 0, 0.42))
    group(loose_square(coat, topping, seed + 40), (3.2, 5.6, 0), (0, 0, -0.25))
    group(loose_square(coat, topping, seed + 41, broken=('right', 'back')), (5.6, 2.2, 0), (0, 0, 0.75))
    strewn(topping, [(4.6, -0.8), (6.4, 4.6), (3.0, -2.6)])
    set_stage(look['backdrop'], target=(0.6, 0.5, 0.3), size=17.5, elevation=46, light_scale=2.9, blur=0.004)


def stack(row, look, seed):
    """Three bars on one another, loose squares before them."""
    for k, turn in enumerate((0.52, 0.40, 0.60)):
        gone = [(2, 5)] if k == 2 else []
        group(bar(row['coat'], row.get('topping'), 3, 6, gone, seed + 30 * k), (-0.6, 1.2, k * 0.97), (0, 0, turn))
    group(loose_square(row['coat'], row.get('topping'), seed + 91), (4.6, -2.6, 0), (0, 0, 0.3))
    group(loose_square(row['coat'], row.get('topping'), seed + 92, broken=('back',)), (1.9, -5.2, 0), (0, 0, -0.5))
    strewn(row.get('topping'), [(5.8, 0.4), (4.4, -5.0)])
    set_stage(look['backdrop'], target=(0.3, -0.2, 1.0), size=17.0, elevation=38, light_scale=2.8, blur=0.004)


def wrapped(row, look, seed):
    """A bar closed in its sleeve, lying on a second one."""
    group(wrapped_bar(row['title'], row.get('line', ''), row['colour']), (-0.3, 0.8, 0), (0, 0, 0.85))
    group(wrapped_bar(row['title'], row.get('line', ''), row['colour']), (0.2, 0.2, 1.28), (0, 0, 0.42))
    group(loose_square(row['coat'], row.get('topping'), seed), (5.3, -3.6, 0), (0, 0, 0.2))
    set_stage(look['backdrop'], target=(0.3, -0.3, 0.8), size=17.5, elevation=44, light_scale=2.9, blur=0.004)


def library(row, look, seed):
    """Three bars of different kinds closed in their sleeves, fanned on one another, a square of each before them."""
    for k, (title, line, colour, _, _) in enumerate(row['bars']):
        group(wrapped_bar(title, line, colour), (-1.4 + 1.1 * k, 1.4 - 0.2 * k, 1.28 * k), (0, 0, 0.95 - 0.34 * k))
    for k, (_, _, _, coat, topping) in enumerate(row['bars']):
        group(loose_square(coat, topping, seed + k), (-0.6 + 3.1 * k, -8.6 + 1.1 * k, 0), (0, 0, 0.35 * k - 0.2))
    set_stage(look['backdrop'], target=(0.6, -1.6, 1.2), size=21.5, elevation=44, light_scale=3.2, blur=0.004)


SCENES = {'bar-library': library, 'bar': broken_bar, 'bar-stack': stack, 'bar-wrapped': wrapped}
