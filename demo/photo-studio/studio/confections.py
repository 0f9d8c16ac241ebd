"""One confection of any shape, coat, drizzle and topping. Sizes are given for a piece of radius r."""
import math

import numpy as np
from mathutils import Vector

from studio.base import TAU, place, ray_tree
from studio.food_materials import caramel, chocolate, cocoa, ganache, nut
from studio.nuts import nut_mesh
from studio.pieces import piece, truffle
from studio.solids import tube
from studio.toppings import pearl_protos, pipe_drizzle, salt_protos, scatter, shard_protos, sprinkle_protos
from studio.wrapping_materials import GOLD, foil, paper

DUSTS = {'cocoa': '#5d3823', 'matcha_dust': '#93a04f', 'sugar_dust': '#efe2d6'}
SUGARS = ('#e8506e', '#f6c344', '#6fc3a8', '#ffffff', '#8f6bd1')
# height over radius, then how square the shoulders are, how far the coat ran out at the foot, how wobbly the hand was
BODIES = {
    'dome': dict(height=1.02, p=2.1, foot=0, wob=0.0),
    'square': dict(height=0.95, p=7, foot=0.08, wob=0.02),
    'rect': dict(height=0.85, p=6.5, foot=0.07, wob=0.02),
    'heart': dict(height=0.95, p=2.7, foot=0, wob=0.01),
    'hex': dict(height=0.9, p=6, foot=0.05, wob=0.015),
}
ROUNDED = dict(height=0.9, p=3.0, foot=0, wob=0.015)  # round, egg, oval, star, flower, pumpkin
WIDTHS = {'rect': 0.98, 'heart': 1.12}
WHOLE_NUTS = ('almond', 'hazel', 'pecan', 'pistachio', 'blanched')

# topping: what is scattered (from r), how many, and where: nzmin = how steep a place may be, zmin = from what height
SCATTERED = {
    'salt': (
        lambda r: salt_protos(10, 0.027 * r),
        lambda r, top: dict(
            n=150, embed=0.004, scale=(0.25, 1.7), tilt=0.9, nzmin=0.85, zmin=top * 0.86, rmax=r * 0.58, mind=0.035
        ),
    ),
    'nutchips': (
        lambda r: shard_protos(nut('blanched'), 7, 0.14 * r),
        lambda r, top: dict(n=46, embed=0.01, scale=(0.5, 1.25), nzmin=0.3, zmin=top * 0.6, mind=0.1),
    ),
    'coated_nuts': (
        lambda r: shard_protos(nut('blanched'), 7, 0.13 * r) + shard_protos(nut('almond'), 3, 0.12 * r),
        lambda r, top: dict(n=420, embed=0.02, scale=(0.55, 1.2), nzmin=-0.7, zmin=0.05),
    ),
    'coconut': (
        lambda r: shard_protos(paper('#fffaf0', 0.8), 7, 0.105 * r, flat=0.18),
        lambda r, top: dict(n=900, embed=-0.01, scale=(0.5, 1.3), nzmin=-0.8, zmin=0.04, tilt=1.1),
    ),
    'sprinkles': (
        lambda r: sprinkle_protos(SUGARS),
        lambda r, top: dict(n=70, embed=-0.03, nzmin=0.25, zmin=top * 0.5, mind=0.14, tilt=0.15),
    ),
    'pearls': (
        lambda r: pearl_protos([foil(GOLD, 0.22, 0.0)], 0.055 * r),
        lambda r, top: dict(n=16, embed=-0.02, nzmin=0.6, zmin=top * 0.45, mind=0.2, scale=(0.6, 1.1)),
    ),
    'goldleaf': (
        lambda r: shard_protos(foil('#e2b552', 0.25, 0.5), 6, 0.2 * r, flat=0.03),
        lambda r, top: dict(n=7, embed=-0.01, nzmin=0.75, zmin=top * 0.7, scale=(0.4, 1.2), tilt=0.25, mind=0.12),
    ),
    'cocoa_nib': (
        lambda r: shard_protos(ganache('dark'), 6, 0.11 * r),
        lambda r, top: dict(n=24, nzmin=0.6, zmin=top * 0.8, mind=0.12),
    ),
    'petals': (
        lambda r: shard_protos(paper('#c9416b', 0.7), 6, 0.11 * r, flat=0.22),
        lambda r, top: dict(n=26, embed=-0.01, nzmin=0.72, zmin=top * 0.75, scale=(0.4, 1.2), tilt=0.4, mind=0.11),
    ),
}
for chips, kernel in (('pistachiochips', 'pistachio'), ('cranchips', 'cranberry')):
    SCATTERED[chips] = ((lambda k: lambda r: shard_protos(nut(k), 7, 0.14 * r))(kernel), SCATTERED['nutchips'][1])


def coat_material(coat, gloss):
    """The outside of a piece."""
    if coat in DUSTS:
        return cocoa(DUSTS[coat])
    return caramel() if coat == 'caramel' else chocolate(coat, gloss)


def body_of(shape, coat, r, gloss, seed, height=None):
    """The bare piece."""
    material = coat_material(coat, gloss)
    if shape == 'truffle':
        dusty = coat in DUSTS
        return truffle(r, material, seed, rough=0.035 if dusty else 0, foot=not dusty)
    form = dict(BODIES.get(shape, ROUNDED))
    high = height or r * form.pop('height')
    form.pop('height', None)
    return piece(shape, r * WIDTHS.get(shape, 1), high, material, seed=seed, **form)


def fork_marks(count, tree, r, material, seed):
    """Wavy ridges a dipping fork leaves on an enrobed top."""
    out = []
    for k in range(count):
        y0 = (k - (count - 1) / 2) * r * 0.42
        points = []
        for i in range(60):
            x, y = (i / 59 - 0.5) * 1.35 * r, y0 + 0.06 * r * math.sin(i * 0.16 + seed + k * 0.3)
            hit = tree.ray_cast(Vector((x, y, 20)), Vector((0, 0, -1)))[0]
            if hit:
                points.append(np.array(hit))
        last = len(points) - 1
        out.append(
            tube(points, [0.075 * r * math.sin(math.pi * i / last) ** 0.5 + 0.004 for i in range(last + 1)], material)
        )
    return out


def stem(r, top, coat):
    """The stem of a pumpkin."""
    points = [(0.04 * r * k * k, 0.02 * r * k, top - 0.05 + 0.13 * r * k) for k in (0, 0.5, 1, 1.5, 2, 2.4)]
    green = chocolate('#5d6b2c' if coat != 'milk' else 'dark', 0.5)
    return tube(points, [r * width for width in (0.15, 0.12, 0.10, 0.095, 0.10, 0.11)], green)


def swirl(r, top, colour):
    """A piped swirl on top."""
    points, widths = [], []
    for i in range(150):
        t = i / 149
        a, away = t * TAU * 2.6, r * 0.58 * (1 - t) ** 0.9
        points.append((away * math.cos(a), away * math.sin(a), top - 0.02 + 0.62 * r * t))
        widths.append(r * 0.17 * (1 - 0.65 * t) * min(1, i / 6 + 0.3))
    return tube(points, widths, chocolate(colour, 0.5))


def decorate(body, drizzle, topping, seed, r, top, top_col=None):
    """Drizzle and topping of one piece; top is the height of its middle."""
    out = []
    if drizzle:
        width, angle = 0.042 * r / 1.35 + 0.006, 0.35 + 0.5 * (seed % 3)
        out += pipe_drizzle(body, chocolate(drizzle, 0.85), w=width, n=8, seed=seed + 2, span=r * 0.86, ang=angle)
    if topping in WHOLE_NUTS:
        kernel = nut_mesh(topping, (1.05 if topping == 'hazel' else 1.2) * r / 1.35, seed)
        out.append(place(kernel, (0, 0, top + 0.17 * r), (0.12, -0.1, 0.35 + 0.3 * math.sin(seed * 2.1))))
    elif topping in SCATTERED:
        protos, where = SCATTERED[topping]
        out += scatter(body, protos(r), seed=seed, **where(r, top))
    elif topping == 'swirl':
        out.append(swirl(r, top, top_col or 'white'))
    elif topping in ('dot', 'heart'):
        shape, size, default = ('round', 0.26, 'white') if topping == 'dot' else ('heart', 0.34, 'ruby')
        button = piece(shape, r * size, r * 0.16, chocolate(top_col or default, 0.8), p=2.2, foot=0, wob=0.01)
        out.append(place(button, (0, 0, top - 0.03)))
    return out


def confection(
    shape='truffle', coat='milk', drizzle=None, topping=None, seed=0, r=1.35, h=None, gloss=0.7, ridges=0, top_col=None
):
    """The objects of one piece standing at the origin, its body first."""
    body = body_of(shape, coat, r, gloss, seed, h)
    tree = ray_tree(body)
    top = tree.ray_cast(Vector((0, 0, 20)), Vector((0, 0, -1)))[0].z
    objs = [body]
    if ridges:
        objs += fork_marks(ridges, tree, r, coat_material(coat, gloss), seed)
    if shape == 'pumpkin':
        objs.append(stem(r, top, coat))
        drizzle = None
    return objs + decorate(body, drizzle, topping, seed, r, top, top_col)
