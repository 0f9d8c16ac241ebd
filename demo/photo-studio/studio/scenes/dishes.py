"""Scenes of what the recipes make."""
import math

from studio.bakes import apple, bark, cookie, dollop, finger, wedge
from studio.bars import loose_square
from studio.base import TAU, group, mesh, hide, place
from studio.brittle import brittle
from studio.confections import confection
from studio.crockery import BURGUNDY, FOREST, SLATE, handle, plate, pool, vessel
from studio.food_materials import caramel, chocolate, cocoa, ganache
from studio.pieces import truffle
from studio.solids import card, rod
from studio.stage import set_stage
from studio.toppings import salt_protos, scatter, shard_protos
from studio.wrapping_materials import plain


def dusted(body, material, size, count, **where):
    """Fine dust of a material over a body, with the body itself."""
    return [body, *scatter(body, shard_protos(material, 6, size), count, 4, scale=(0.3, 1.3), **where)]


def crumbs(material, x, y, wide, deep, size=0.14, count=24, seed=3):
    """Crumbs on the table round a place."""
    corners = [(x - wide, y - deep, 0), (x + wide, y - deep, 0), (x + wide, y + deep, 0), (x - wide, y + deep, 0)]
    floor = mesh('floor', corners, [(0, 1, 2, 3)])
    scatter(floor, shard_protos(material, 6, size), count, seed, embed=-0.05, scale=(0.3, 1.1))
    hide(floor)


def hot_chocolate(row, look, seed):
    """An espresso cup on its saucer, cream floating on the chocolate, squares of dark chocolate beside it."""
    cup = vessel([(1.7, 0), (2.2, 0.5), (2.95, 2.2), (3.3, 4.6)], 0.22, BURGUNDY)
    cup += [handle(3.0, 1.5, 3.9, BURGUNDY), pool(3.05, 4.05, chocolate('#2e1409', 1.0))]
    cream = dusted(dollop(1.55, 2), cocoa('#7a4a2c'), 0.035, 260, nzmin=0.2)
    group(cream, (-0.2, 0.1, 4.34))
    group(cup, (0, 0, 0.36), (0, 0, -0.5))
    group(plate(5.3))
    group(loose_square('dark', None, 3), (4.9, -5.9, 0), (0, 0, 0.5), 1.05)
    group(loose_square('dark', None, 8), (6.0, -4.7, 0.62), (0.3, 0.12, 1.2), 1.05)
    crumbs(chocolate('dark', 0.6), 4.4, -6.4, 2.6, 1.2)
    set_stage(look['backdrop'], target=(0.8, -1.2, 1.8), size=15.8, elevation=36, light_scale=2.8, blur=0.005)


def cookies(row, look, seed):
    """A stack of three cookies, one leaning on it, brittle before them."""
    for k in range(3):
        group(cookie(k + 2), (-0.7 + 0.25 * math.sin(k * 2.4), 0.8 + 0.2 * math.cos(k * 2), 1.0 * k), (0, 0, k * 1.9))
    group(cookie(9), (3.1, -1.7, 1.0), (0.58, 0.40, 0.4))
    group(brittle(2.8, 2.2, 0.5, 13, n=5, col='#a9530f'), (-3.4, -4.0, 0), (0, 0, 0.5))
    group(brittle(2.0, 1.6, 0.5, 21, n=3, col='#a9530f'), (-0.6, -4.6, 0), (0, 0, 1.9))
    crumbs(caramel('#b5651d', 0.2), 0, -4.4, 5, 1.0)
    set_stage(look['backdrop'], target=(0.2, -0.6, 1.7), size=14.4, elevation=31, light_scale=2.5, blur=0.006)


PIECES = (
    ([(-4.2, -1.6), (-0.4, -2.6), (3.6, -1.9), (4.3, 1.2), (0.6, 2.6), (-3.2, 2.1)], (-1.2, 2.4, 0), 0.1),
    ([(-2.8, -2.2), (2.4, -2.0), (3.2, 0.6), (0.2, 2.6), (-3.0, 1.4)], (2.6, -1.6, 0.86), 0.5),
    ([(-2.6, -1.6), (1.8, -2.0), (2.6, 1.4), (-1.4, 2.0)], (-3.6, -2.2, 0.0), -0.35),
    ([(-1.5, -1.2), (1.4, -1.0), (0.8, 1.4)], (-0.4, -5.0, 0), 0.6),
)


def white_bark(row, look, seed):
    """Broken bark on a slate board."""
    group([card(14.6, 13.6, 0.5, plain('#33302f', 0.55, 0, 0.35), 0.5)], (0, -0.6, 0), (0, 0, 0.08))
    for k, (corners, spot, turn) in enumerate(PIECES):
        tilt = (0.05, -0.04, turn) if spot[2] else (0, 0, turn)
        group(bark(corners, k + 3), (spot[0], spot[1], spot[2] + 0.5), tilt)
    set_stage(look['backdrop'], target=(0, -0.7, 0.6), size=17.4, elevation=46, light_scale=2.9, blur=0.005)


def cake(row, look, seed):
    """A round cake on a plate, one slice drawn out, cream beside it."""
    group(wedge(8.2, 3.8, -0.75, TAU - 0.72), (-2.4, 2.6, 0.32))
    group(plate(9.6, FOREST, 0.06), (-2.4, 2.6, 0))
    group(wedge(8.2, 3.8, 0, 0.72, 4), (2.0, -11.2, 0.32), (0, 0, 0.12))
    group(plate(5.6, FOREST, 0.06), (6.0, -10.0, 0))
    group([dollop(1.35, 3)], (4.4, -12.9, 0.32))
    set_stage(look['backdrop'], target=(0.9, -2.4, 1.4), size=30.5, elevation=40, light_scale=4.9, blur=0.0035)


def pots(row, look, seed):
    """Three small pots of dark custard with salt and cream, salted caramels before them."""
    for k, (x, y) in enumerate(((-3.9, 1.2), (3.4, 2.2), (1.3, -3.6))):
        pot = vessel([(2.3, 0), (2.75, 0.3), (2.9, 1.6), (3.0, 4.2)], 0.24, (SLATE, BURGUNDY, FOREST)[k])
        custard = pool(2.78, 3.7, ganache('#3a1c10'), 0.02)
        flakes = scatter(custard, salt_protos(8, 0.085), 46, k, embed=-0.01, scale=(0.4, 1.5), rmax=2.3, mind=0.2)
        group([*pot, custard, *flakes], (x, y, 0))
        if k != 2:
            group([dollop(1.05, k)], (x + 0.3, y + 0.2, 3.68), (0, 0, k * 2.0))
    for k, (x, y) in enumerate(((-3.9, -4.6), (-1.9, -5.6))):
        group(confection('square', 'dark', None, 'salt', k + 4, r=1.15), (x, y, 0), (0, 0, 0.4 + k))
    set_stage(look['backdrop'], target=(-0.1, -0.9, 1.9), size=18.0, elevation=36, light_scale=3.0, blur=0.004)


PILE = [(4.1 * math.cos(a), 4.1 * math.sin(a), 1.55) for a in (0.2 + k * TAU / 9 for k in range(9))]
PILE += [(2.0 * math.cos(a), 2.0 * math.sin(a), 2.5) for a in (0.6 + k * TAU / 4 for k in range(4))]
PILE += [(3.0 * math.cos(a), 3.0 * math.sin(a), 3.2) for a in (0.4 + k * TAU / 6 for k in range(6))]
PILE += [(0.9 * math.cos(a), 0.9 * math.sin(a), 4.7) for a in (0.9 + k * TAU / 3 for k in range(3))]


def truffle_bowl(row, look, seed):
    """Truffles heaped in a bowl, two before it; dusted with cocoa or rolled in nibs."""
    group(vessel([(2.8, 0), (3.6, 0.4), (5.4, 1.7), (6.5, 3.7)], 0.28, row['bowl'], row['bowl']))
    for k, spot in enumerate([*PILE, (4.6, -6.2, 0), (1.9, -7.2, 0)]):
        coat, topping = row['coat']
        objs = confection('truffle', coat, None, topping, k + 3, r=1.32)
        group(objs, spot, (0.3 * math.sin(k), 0.3 * math.cos(k * 2), k * 1.3) if spot[2] else (0, 0, k))
    crumbs(cocoa() if row['coat'][0] == 'cocoa' else ganache('dark'), 3.2, -6.8, 3.6, 1.6, 0.07, 60)
    set_stage(look['backdrop'], target=(0.3, -1.2, 2.4), size=18.4, elevation=34, light_scale=3.1, blur=0.004)


def shortbread(row, look, seed):
    """Fingers of shortbread side by side on a plate, two across the others."""
    for k in range(4):
        group(finger(k + 2), (0.2 * math.sin(k * 2.1), 4.5 - 3.0 * k, 0.32), (0, 0, 0.03 * math.sin(k * 3)))
    group(finger(9), (-0.4, 1.2, 1.72), (0, 0, 0.75))
    group(plate(9.2, SLATE, 0.06))
    set_stage(look['backdrop'], target=(0, -0.5, 0.9), size=19.4, elevation=48, light_scale=3.6, blur=0.004)


def affogato(row, look, seed):
    """A scoop of ice cream in espresso, a truffle on top and a piece of brittle beside it."""
    bowl = vessel([(2.0, 0), (2.5, 0.4), (3.9, 1.8), (4.5, 4.0)], 0.24, FOREST)
    bowl.append(pool(3.95, 2.9, chocolate('#2a1208', 1.0)))
    scoop = truffle(2.4, chocolate('#f8ead0', 0.2), 7, rough=0.03, foot=False)
    group(bowl)
    group([scoop], (-0.7, 0.7, 1.5))
    group(confection('truffle', 'dark', 'white', None, 5, r=1.25), (1.9, -1.7, 2.45), (0.1, 0.15, 0.3))
    group(brittle(2.6, 2.0, 0.5, 13, n=5, col='#a9530f'), (4.9, -4.6, 0), (0, 0, 0.5))
    group(confection('truffle', 'dark', 'white', None, 9, r=1.25), (-4.4, -4.8, 0), (0, 0, 1.0))
    set_stage(look['backdrop'], target=(0.2, -0.8, 2.0), size=16.4, elevation=36, light_scale=2.8, blur=0.005)


def baked_apples(row, look, seed):
    """Four stuffed apples in a dish, cider round them, a stick of cinnamon."""
    group(
        [*vessel([(7.6, 0), (8.6, 0.4), (9.3, 1.6), (9.7, 3.4)], 0.34, FOREST), pool(8.9, 1.1, caramel('#a8651f', 0.2))]
    )
    for k in range(4):
        a = 0.42 + k * TAU / 4
        group(apple(k + 2), (4.9 * math.cos(a), 4.9 * math.sin(a), 0.6), (0.05 * math.sin(k), 0.06 * math.cos(k), k))
    bark_brown = plain('#6b3a1c', 0.7)
    group(
        [rod((-3.2, 0, 0), (3.2, 0, 0), 0.36, bark_brown), rod((-3.2, 0.6, 0), (3.2, 0.6, 0), 0.36, bark_brown)],
        (5.6, -11.0, 0.36),
        (0, 0, 0.4),
    )
    set_stage(look['backdrop'], target=(0.3, -1.2, 2.6), size=26.0, elevation=38, light_scale=4.2, blur=0.0035)


SCENES = {
    'baked-apples': baked_apples,
    'hot-chocolate': hot_chocolate,
    'cookies': cookies,
    'white-bark': white_bark,
    'cake': cake,
    'pots': pots,
    'truffle-bowl': truffle_bowl,
    'shortbread': shortbread,
    'affogato': affogato,
}
