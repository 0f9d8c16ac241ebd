"""Scenes of cellophane bags with foil-wrapped pieces."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from studio.base import TAU, group, hide, link, place, subsurf
from studio.foils import cellophane_bag, foil_heart_mesh, pile
from studio.ribbons import bow
from studio.solids import tube
from studio.stage import set_stage
from studio.wrapping_materials import cellophane, foil, satin


def filled_bag(protos, ribbon, shape, spot=(-0.3, 0.8, 0), turn=0.22):
    """A bag gathered with a bow, filled by letting the pieces fall into it."""
    w, d = 3.3, 2.5
    e = 0.75
    ws = [
        (-w - e, 0, 1.8, 14, 40),
        (w + e, 0, 1.8, 14, 40),
        (0, -d - e, 14, 1.8, 40),
        (0, d + e, 14, 1.8, 40),
    ]
    inb = pile(protos, {'egg': 40, 'pumpkin': 36}.get(shape, 46), (0, 0, 1.5), (1.6, 1.0, 0.75), 3, 130, ws)
    for o in inb:
        p = o.matrix_world.translation
        k = (
            1 - 0.80 * max(0, (p.z / 8.44 - 0.52) / 0.48) ** 1.6
        )  # the bag narrows towards its neck: drop what would poke through
        if p.z > 6.4 or abs(p.x) + 0.72 > (w + 0.25) * k + 0.12 or abs(p.y) + 0.62 > (d + 0.25) * k + 0.30:
            hide(o)
            o.matrix_world = Matrix.Translation((0, 0, -500))
    g = cellophane_bag(w + 0.25, d + 0.25, 11.4, cellophane(), 1)
    g.visible_shadow = False
    nz = 0.74 * 11.4
    rm = satin(ribbon)
    ring = tube(
        [
            (math.cos(a) * 0.80, math.sin(a) * 0.74, nz + 0.04 * math.sin(a * 3))
            for a in np.linspace(0, TAU, 40, endpoint=False)
        ],
        [0.16] * 40,
        rm,
        True,
    )
    b = group(
        bow(rm, L=2.1, width=0.95, H=1.25, tails=3.0, seed=3, z0=0.0),
        (0, -0.95, nz + 0.05),
        (math.pi / 2 - 0.18, 0, 0),
    )
    return group(inb + [g, ring, b], spot, (0, 0, turn))


def bag(row, look, seed):
    """The bag, and four pieces before it."""
    colours, ribbon, shape = (
        row.get('colours', look['foils']),
        row.get('ribbon', look['ribbon']),
        row.get('shape', 'heart'),
    )
    protos = [foil_heart_mesh(foil(c, 0.22, 0.55, 2.2), 1.02, i, shape) for i, c in enumerate(colours)]
    filled_bag(protos, ribbon, shape)
    for i, (x, y, rz, rx) in enumerate(
        [
            (3.3, -3.1, 0.5, -0.05),
            (-3.9, -2.6, -0.4, 0.08),
            (1.2, -4.3, 2.2, 0),
            (5.2, -0.9, 1.1, 0.1),
        ]
    ):
        o = link(bpy.data.objects.new('h', protos[i % len(protos)].data))
        subsurf(o, 1)
        place(o, (x, y, 0.42), (rx, 0.1 * (-1) ** i, rz))
    for p in protos:
        hide(p)
    set_stage(look['backdrop'], target=(0.3, -0.4, 5.0), size=16.5, elevation=17, light_scale=2.9, blur=0.006)


SCENES = {'bag': bag}
