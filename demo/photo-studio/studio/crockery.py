"""Glazed cups, plates, bowls and pots, turned on a wheel: a profile of (radius, height) and its glaze."""
import math

import numpy as np

from studio.base import TAU, cached, grid_faces, linear, mesh
from studio.nodes import Nodes
from studio.solids import tube
from studio.wrapping_materials import GOLD, plain

BURGUNDY, FOREST, SLATE, CREAM = '#5c1220', '#2f4a3c', '#39414a', '#efe4d2'
AROUND = 96  # corners of a ring; caps must stay below 100 (README, pitfalls)


@cached
def glaze(hexc):
    """Stoneware under a glossy, slightly uneven glaze."""
    t = Nodes('glaze')
    c = linear(hexc)
    shade = t.mix(t.noise(0.35, 4), c, tuple(x * 0.78 for x in c[:3]) + (1,))
    t.principled(
        Base_Color=shade,
        Specular=0.45,
        Roughness=0.22,
        Clearcoat=0.6,
        Clearcoat_Roughness=0.08,
        Normal=t.bump(t.noise(1.6, 3), 0.12, 0.04),
    )
    return t.material


def rounded(profile, times=3):
    """Cuts the corners of an open profile; its ends stay."""
    points = np.array(profile, float)
    for _ in range(times):
        near, far = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        points = np.vstack([points[:1], np.stack([near, far], 1).reshape(-1, 2), points[-1:]])
    return points


def turned(profile, material, start=0.0, turn=TAU, height=None):
    """A profile swept round the z axis; `height(x, y, r, z)` may lift each point."""
    whole = turn >= TAU - 1e-6
    angles = np.linspace(start, start + turn, AROUND, endpoint=not whole)
    verts = []
    for r, z in profile:
        for a in angles:
            x, y = max(r, 0.002) * math.cos(a), max(r, 0.002) * math.sin(a)
            verts.append((x, y, height(x, y, r, z) if height else z))
    return mesh('turned', verts, grid_faces(AROUND, len(profile), whole), material, auto=60)


def ring(radius, z, thickness, colour=GOLD):
    """The gilded edge of a rim."""
    points = [(radius * math.cos(a), radius * math.sin(a), z) for a in np.linspace(0, TAU, 90, endpoint=False)]
    return tube(points, [thickness] * 90, plain(colour, 0.22, 1.0), closed=True)


def plate(radius, colour=BURGUNDY, rim=0.12):
    """A plate with a lifted edge; food stands on it at z = 0.3."""
    r = radius
    profile = [(0, 0.3), (0.55 * r, 0.3), (0.68 * r, 0.32), (0.8 * r, 0.3 + 0.05 * r), (r, 0.3 + rim * r)]
    under = [(r + 0.05, 0.24 + rim * r), (0.8 * r, 0.02 + 0.04 * r), (0.6 * r, 0), (0, 0)]
    return [turned(rounded(profile + under), glaze(colour)), ring(r + 0.01, 0.3 + rim * r, 0.055)]


def vessel(wall, thickness, colour, inside=CREAM):
    """A cup or bowl from its outer wall, foot first; cream-coloured inside, gilded at the rim."""
    outer = rounded([(0, 0), *wall])
    walls = [(r - thickness, z + (thickness if k < 2 else 0)) for k, (r, z) in enumerate(wall)]
    inner = rounded([(0, wall[0][1] + thickness), *walls])
    top, edge = wall[-1][1], wall[-1][0] - thickness / 2
    return [turned(outer, glaze(colour)), turned(inner, glaze(inside)), ring(edge, top, thickness * 0.56)]


def handle(radius, low, high, colour):
    """An ear on the right of a cup."""
    middle, size = (low + high) / 2, (high - low) / 2
    points = [
        (radius - 0.12 + size * 0.95 * math.cos(a), 0, middle + size * math.sin(a))
        for a in np.linspace(-math.pi / 2, math.pi / 2, 30)
    ]
    return tube(points, [0.24] * 30, glaze(colour))


def pool(radius, z, material, ripple=0.03):
    """What fills a vessel up to z, drawn up a little at the wall."""
    profile = [(radius * k / 20, z + 0.10 * (k / 20) ** 14) for k in range(20, -1, -1)]  # inwards: normals point up
    return turned(profile, material, height=lambda x, y, _, z: z + ripple * math.sin(1.7 * x + y) * math.cos(1.3 * y))
