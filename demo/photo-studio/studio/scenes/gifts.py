"""Scenes of gifts: tower, duo, hamper, paper carrier bags."""
import math

import numpy as np

from studio import artwork
from studio.assortments import ASSORTED
from studio.bars import wrapped_bar
from studio.base import bevel, grid_faces, group, linear, mesh, place, solidify
from studio.boxes import chocbox, lid
from studio.brittle import brittle
from studio.confections import confection
from studio.foils import foil_heart_mesh
from studio.ribbons import bow
from studio.scenes.bags import filled_bag
from studio.solids import card, tube
from studio.stage import set_stage
from studio.wrapping_materials import DEEPGOLD, GOLD, foil, paper, printed, satin

SIDE = {n: n * 3.55 + 0.55 for n in (2, 3, 4)}  # cm, a square box of n x n pieces


def tower(row, look, seed):
    """Three closed boxes of falling size, stacked; the ribbon runs over all of them."""
    z = 0.0
    for n, height, turn in ((4, 4.3, 0.0), (3, 3.9, 0.0), (2, 3.5, 0.0)):
        box = lid(SIDE[n], SIDE[n], height, row['paper'], row['ribbon'], 1.5, tied=n == 2)
        place(box, (0, 0, z), (0, 0, 0.42 + turn))
        z += height + 0.03
    set_stage(look['backdrop'], target=(0, 0, 6.3), size=24.0, elevation=22, light_scale=4.2, blur=0.003)


def tower_open(row, look, seed):
    """The tower's three boxes open side by side."""
    stock = paper(row['paper'], 0.6, 0.12)
    for n, spot, turn, first in (
        (4, (-3.0, 5.4, 0), 0.08, 0),
        (3, (6.4, -6.6, 0), -0.10, 4),
        (2, (-6.2, -7.8, 0), 0.22, 10),
    ):
        objs, _, _ = chocbox(n, n, mat=stock, items=ASSORTED[first:] + ASSORTED[:first], seed=seed + n)
        group(objs, spot, (0, 0, turn))
    silk = satin(row['ribbon'])
    group(bow(silk, L=3.0, width=1.5, H=1.9, tails=4.0, seed=5, loops=4, z0=0.03), (9.4, 3.6, 0), (0, 0, -0.5))
    set_stage(look['backdrop'], target=(0.4, -0.6, 0.8), size=30.5, elevation=46, light_scale=5.0, blur=0.0025)


def hearts():
    """Foil hearts to fill a bag with."""
    return [foil_heart_mesh(foil(c, 0.22, 0.55, 2.2), 1.02, i) for i, c in enumerate(('#b3122a', '#d2a24c'))]


def duo(row, look, seed):
    """A closed box and a bag of foil hearts."""
    filled_bag(hearts(), row['ribbon'], 'heart', (5.0, -1.2, 0), 0.15)
    place(lid(SIDE[3] * 1.05, SIDE[3] * 0.8, 3.4, row['paper'], row['ribbon'], 1.4), (-4.2, 1.0, 0), (0, 0, 0.26))
    set_stage(look['backdrop'], target=(0.2, 0.2, 4.2), size=24.0, elevation=20, light_scale=3.8, blur=0.003)


def hamper(row, look, seed):
    """An open box of twelve, a wrapped bar, pieces of brittle and a small closed box."""
    objs, W, D = chocbox(4, 3, mat=paper(row['paper'], 0.6, 0.12), items=ASSORTED, seed=seed)
    group(objs, (-3.4, -1.4, 0), (0, 0, 0.12))
    place(lid(SIDE[2] * 1.15, SIDE[2] * 1.15, 3.6, '#6d1624', '#dcbf8e', 1.2), (-3.8, 10.6, 0), (0, 0, 0.18))
    group(wrapped_bar('ALMOND', 'milk chocolate, whole almonds', '#123c2c'), (7.4, 8.4, 0), (0, 0, -0.28))
    nuts = ('almond', 'blanched', 'hazel')
    group(brittle(5.6, 4.0, 0.52, 8, nuts=nuts, col='#a9530f', n=18), (9.4, -2.6, 0), (0, 0, -0.4))
    group(brittle(3.4, 2.6, 0.5, 13, nuts=nuts, col='#a9530f', n=7), (7.6, -6.6, 0), (0, 0, 0.7))
    group(confection('truffle', 'milk', 'dark', None, 3, r=1.3), (11.2, -6.9, 0))
    set_stage(look['backdrop'], target=(1.4, 1.2, 0.9), size=31.0, elevation=42, light_scale=5.0, blur=0.0025)


def carrier(colour, w=9.0, d=4.6, h=12.0):
    """A paper carrier bag: gusseted sides, a turned-in rim, two cord handles, the name in foil."""
    stock = paper(colour, 0.6, 0.12)
    walls = []
    rings = [(0.0, 0.0), (0.05, 0.0), (0.5, 0.02), (0.97, 0.10), (1.0, 0.10)]
    corners = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    for t, pinch in rings:
        for cx, cy in corners:
            fold = pinch * 5.5 if cy == 0 else 0
            walls.append((cx * (w / 2 - fold * 0.35), cy * (d / 2) * (1 - pinch), max(0.01, t * h)))
    body = mesh('carrier', walls, grid_faces(8, len(rings), True) + [tuple(range(7, -1, -1))], stock, smooth=False)
    solidify(body, 0.05)
    bevel(body, 0.03, 2)
    ink = GOLD if max(linear(colour)[:3]) < 0.45 else DEEPGOLD
    art = printed(artwork.label(w * 0.72, h * 0.40, 'CHOCOLATIER', 'truffles, caramels, brittle'), ink, colour, 0.55)
    face = place(card(w * 0.72, h * 0.40, 0.012, art, 0.02), (0, -d / 2 - 0.045, h * 0.42), (math.pi / 2, 0, 0))
    cord = satin('#5a3018' if max(linear(colour)[:3]) > 0.45 else '#dcbf8e')
    objs = [body, face]
    for y, front in ((-d / 2 * 0.88, 1), (d / 2 * 0.88, -1)):
        path = [
            (w * 0.20 * math.cos(a), y - front * 0.05, h * 0.955 + 3.3 * math.sin(a) ** 0.75)
            for a in np.linspace(math.pi, 0, 40)
        ]
        objs.append(tube(path, [0.16] * 40, cord))
    return objs


def carriers(row, look, seed):
    """Three carrier bags of different paper."""
    for colour, spot, turn in zip(row['colours'], ((-5.8, 2.6, 0), (4.9, 3.0, 0), (0.2, -3.6, 0)), (0.30, -0.26, 0.06)):
        group(carrier(colour), spot, (0, 0, turn))
    set_stage(look['backdrop'], target=(-0.2, 0, 6.4), size=25.5, elevation=17, light_scale=4.2, blur=0.003)


SCENES = {'tower': tower, 'tower-open': tower_open, 'duo': duo, 'hamper': hamper, 'carriers': carriers}
