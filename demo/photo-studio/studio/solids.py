"""Simple solids: tubes, rods, rounded cards."""
import math

import bpy
import numpy as np

from studio.base import TAU, grid_faces, link, mesh


def tube(pts, radii, mat, closed=False, flat=1.0, seg=10):
    """A round tube along points, of a radius at each."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = 1.0
    cu.bevel_resolution = 3
    cu.use_fill_caps = True
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    sp.use_cyclic_u = closed
    sp.use_smooth = True
    for q, (p, r) in zip(sp.points, zip(pts, radii)):
        q.co = (*p, 1)
        q.radius = r
    cu.materials.append(mat)
    return link(bpy.data.objects.new('tube', cu))


def rod(p0, p1, r, mat, n=28):
    """straight paper stick with softly rounded, closed ends (a mesh: curve caps flare under smooth shading)"""
    p0, p1 = np.array(p0, float), np.array(p1, float)
    L = np.linalg.norm(p1 - p0)
    d = (p1 - p0) / L
    a = np.cross(d, (0, 0, 1.0))
    a /= np.linalg.norm(a)
    b = np.cross(a, d)
    e = r * 0.35
    prof = [(0, 0.02), (0, 0.62)] + [
        (e * (1 - math.cos(k)), 1 - 0.35 + 0.35 * math.sin(k)) for k in np.linspace(0, math.pi / 2, 6)
    ]
    prof += [(L * k / 8, 1) for k in range(1, 8)]
    prof += [(L - s, q) for s, q in prof[7::-1]]
    v = [
        p0 + d * s + (a * math.cos(TAU * i / n) + b * math.sin(TAU * i / n)) * r * q for s, q in prof for i in range(n)
    ]
    m = len(prof)
    o = mesh(
        'rod',
        v,
        grid_faces(n, m, True) + [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))],
        mat,
    )
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def card(w, h, t, mat, r=0.3, back=None):
    """rounded-corner flat card with UVs on top face, lying at z=0..t"""
    k = 10
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, math.pi / 2),
        (-w / 2 + r, -h / 2 + r, math.pi),
        (w / 2 - r, -h / 2 + r, 1.5 * math.pi),
    ):
        pts += [
            (
                cx + r * math.cos(a0 + i / k * math.pi / 2),
                cy + r * math.sin(a0 + i / k * math.pi / 2),
            )
            for i in range(k + 1)
        ]
    n = len(pts)
    v = [(x, y, 0) for x, y in pts] + [(x, y, t) for x, y in pts]
    uv = [(x / w + 0.5, y / h + 0.5) for x, y in pts] * 2
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    return mesh('card', v, f, mat, smooth=False, uv=uv)
