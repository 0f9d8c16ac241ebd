"""Moulded chocolate bars: squares that break apart, and the paper sleeve round them."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from studio import artwork
from studio.base import grid_faces, group, mesh, place, solidify
from studio.food_materials import chocolate, nut
from studio.nuts import nut_mesh
from studio.solids import card
from studio.toppings import salt_protos, scatter, shard_protos
from studio.wrapping_materials import DEEPGOLD, GOLD, foil, paper, printed
from studio.base import linear

SQUARE = 2.35  # cm, one square of a bar
HEIGHT = 0.95
GROOVE = 0.58  # height of the groove between two squares
TOPPINGS = {
    'almond': dict(whole='almond', length=1.30),
    'hazel': dict(whole='hazel', length=1.05),
    'pistachiochips': dict(chips='pistachio', size=0.16, count=14),
    'cranchips': dict(chips='cranberry', size=0.18, count=12),
    'cocoa_nib': dict(chips='nib', size=0.12, count=14),
    'nutchips': dict(chips='hazel', size=0.15, count=12),
}


def square(material, broken=(), seed=0, size=SQUARE):
    """One square of a bar; its sides named in `broken` ('left', 'right', 'front', 'back') show a rough break."""
    per_side = 16
    half = size / 2
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    sides = ['front', 'right', 'back', 'left']
    ring = []
    for s in range(4):
        (x0, y0), (x1, y1) = corners[s], corners[(s + 1) % 4]
        for i in range(per_side):
            t = i / per_side
            ring.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, sides[s], math.sin(math.pi * t) ** 0.4))
    # (inset from the side, height): the slab, the groove's flank, a pillow top with rounded shoulders
    profile = [
        (0.05, 0.0),
        (0.0, 0.06),
        (0.0, GROOVE * 0.5),
        (0.0, GROOVE),
        (0.10, GROOVE + 0.02),
        (0.20, HEIGHT - 0.13),
    ]
    profile += [
        (0.20 + 0.16 * (1 - math.cos(a)), HEIGHT - 0.13 + 0.13 * math.sin(a)) for a in np.linspace(0.25, math.pi / 2, 6)
    ]
    profile += [(0.6, HEIGHT - 0.006), (0.9, HEIGHT - 0.014), (half * 0.92, HEIGHT - 0.018)]
    verts = []
    for inset, z in profile:
        shrink = (half - inset) / half
        for x, y, side, middle in ring:
            jag = 0.0
            if side in broken and z <= GROOVE + 0.03:
                jag = middle * (0.10 * noise.noise(Vector((x * 1.7 + seed, y * 1.7, z * 2.3))) - 0.05 - 0.10 * z)
            px, py = x * shrink, y * shrink
            if side in ('front', 'back'):
                py += jag * (1 if side == 'back' else -1)
            else:
                px += jag * (1 if side == 'right' else -1)
            verts.append((px, py, z))
    count = len(ring)
    faces = grid_faces(count, len(profile), True)
    faces.append(tuple(range(count - 1, -1, -1)))
    faces.append(tuple(range((len(profile) - 1) * count, len(profile) * count)))
    return mesh('square', verts, faces, material, auto=32)


def topped(body, topping, seed):
    """What is strewn or pressed on one square; returns the objects (in the square's own place, before it moves)."""
    if topping is None:
        return []
    if topping == 'salt':
        return scatter(
            body,
            salt_protos(10, 0.042),
            20,
            seed,
            embed=0.004,
            scale=(0.3, 1.7),
            tilt=0.9,
            nzmin=0.9,
            zmin=HEIGHT * 0.9,
        )
    kind = TOPPINGS[topping]
    if 'whole' in kind:
        kernel = nut_mesh(kind['whole'], kind['length'], seed)
        rnd = random.Random(seed)
        return [
            place(
                kernel,
                (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), HEIGHT + 0.06),
                (rnd.uniform(-0.1, 0.1), 0.05, rnd.uniform(0, 6.3)),
            )
        ]
    material = chocolate('dark', 0.2) if kind['chips'] == 'nib' else nut(kind['chips'])
    chips = shard_protos(material, 7, kind['size'])
    return scatter(
        body, chips, kind['count'], seed, embed=0.01, scale=(0.5, 1.3), nzmin=0.9, zmin=HEIGHT * 0.9, mind=0.14
    )


def loose_square(coat, topping, seed, gloss=0.75, broken=('left', 'front')):
    """A square broken off a bar, with what is on it."""
    body = square(chocolate(coat, gloss), broken, seed)
    return [body] + topped(body, topping, seed)


def bar(coat, topping=None, nx=3, ny=6, missing=(), seed=0, gloss=0.75, covered=0):
    """A bar of nx x ny squares, centred, long side along y; `missing` squares (i, j) are broken off.

    The first `covered` rows lie under a sleeve: nothing is strewn there, as whole nuts would poke through."""
    missing = set(missing)
    near = {'left': (-1, 0), 'right': (1, 0), 'front': (0, -1), 'back': (0, 1)}
    objs = []
    for j in range(ny):
        for i in range(nx):
            if (i, j) in missing:
                continue
            broken = [side for side, (di, dj) in near.items() if (i + di, j + dj) in missing]
            pieces = loose_square(coat, topping if j >= covered else None, seed + j * nx + i, gloss, broken)
            objs.append(group(pieces, ((i - (nx - 1) / 2) * SQUARE, (j - (ny - 1) / 2) * SQUARE, 0)))
    return objs


def tube_of_paper(width, height, length, material, wavy=0.0, seed=0):
    """A flat paper tube round a bar along y, its ends at -length/2 and +length/2; a wavy far end for foil."""
    across, rows = 80, 24
    verts = []
    for j in range(rows):
        t = j / (rows - 1)
        for i in range(across):
            a = math.tau * i / across
            p = 9
            k = (abs(math.cos(a)) ** p + abs(math.sin(a)) ** p) ** (-1 / p)
            y = -length / 2 + length * t
            if wavy and t > 0.5:
                y += (t - 0.5) * 2 * wavy * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed)))
            verts.append((math.cos(a) * k * width / 2, y, height / 2 + math.sin(a) * k * height / 2))
    return solidify(mesh('sleeve', verts, grid_faces(across, rows, True), material), 0.02)


def sleeve(title, line, colour, length, nx=3, foil_colour=GOLD, foil_out=0.9):
    """A printed paper sleeve of the given length, gold foil showing beyond its far end; its near end closed."""
    width, height = nx * SQUARE + 0.34, HEIGHT + 0.26
    objs = [tube_of_paper(width, height, length, paper(colour, 0.55, 0.12))]
    if foil_out:
        inner = tube_of_paper(width - 0.10, height - 0.08, length, foil(foil_colour, 0.22, 0.6, 2.2), 0.35)
        objs.append(place(inner, (0, foil_out, 0.04)))
    ink = GOLD if max(linear(colour)[:3]) < 0.45 else DEEPGOLD
    face = card(
        width - 0.5,
        length - 0.5,
        0.012,
        printed(artwork.label(width - 0.5, length - 0.5, title, line), ink, colour, 0.55),
        0.05,
    )
    objs.append(place(face, (0, 0, height + 0.008)))
    end = mesh(
        'end',
        [
            (-width / 2 + 0.1, 0, 0.03),
            (width / 2 - 0.1, 0, 0.03),
            (width / 2 - 0.1, 0, height - 0.04),
            (-width / 2 + 0.1, 0, height - 0.04),
        ],
        [(0, 1, 2, 3)],
        paper(colour, 0.55, 0.12),
        False,
    )
    objs.append(place(end, (0, -length / 2 + 0.04, 0)))
    return objs


def wrapped_bar(title, line, colour, nx=3, ny=6, foil_out=0.0):
    """A bar closed in its sleeve, foil folded at both ends."""
    length = ny * SQUARE
    objs = sleeve(title, line, colour, length, nx, foil_out=0)
    fold = tube_of_paper(nx * SQUARE + 0.24, HEIGHT + 0.18, length + 0.5, foil(GOLD, 0.22, 0.6, 2.2))
    objs.append(place(fold, (0, 0, 0.04)))
    for side in (-1, 1):
        w, h = nx * SQUARE / 2 + 0.10, HEIGHT + 0.16
        cap = mesh(
            'cap',
            [(-w, 0, 0.06), (w, 0, 0.06), (w, 0, h), (-w, 0, h)],
            [(0, 1, 2, 3)],
            foil(GOLD, 0.22, 0.6, 2.2),
            False,
        )
        objs.append(place(cap, (0, side * (length / 2 + 0.24), 0)))
    return objs
