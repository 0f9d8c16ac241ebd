"""Bodies of single pieces: outlines, moulded and enrobed shapes, truffles."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from studio.base import TAU, fractal_noise, grid_faces, link, mesh, subsurf


def outline(kind, n=144, r=1.35):
    """The outline of a shape as n points round the origin."""
    th = np.linspace(0, TAU, n, endpoint=False)
    if kind in ('round', 'truffle', 'dome'):
        rr = np.ones(n)
    elif kind == 'square':
        p = 5.5
        rr = (np.abs(np.cos(th)) ** p + np.abs(np.sin(th)) ** p) ** (-1 / p) * 0.9
    elif kind == 'rect':
        p = 6
        rr = (np.abs(np.cos(th) / 1.28) ** p + np.abs(np.sin(th) / 0.78) ** p) ** (-1 / p)
    elif kind == 'oval':
        rr = ((np.cos(th) / 1.2) ** 2 + (np.sin(th) / 0.86) ** 2) ** -0.5
    elif kind == 'egg':
        rr = ((np.cos(th) / 1.18) ** 2 + (np.sin(th) / 0.9) ** 2) ** -0.5 * (1 + 0.10 * np.cos(th))
    elif kind == 'star':
        rr = 0.80 + 0.20 * np.cos(5 * th)
    elif kind == 'flower':
        rr = 0.86 + 0.12 * np.abs(np.cos(2.5 * th)) * 1.2
    elif kind == 'hex':
        a = (th % (TAU / 6)) - TAU / 12
        rr = np.cos(TAU / 12) / np.cos(a) * 1.02
    elif kind == 'pumpkin':
        rr = 0.84 + 0.15 * np.abs(np.sin(4 * th)) ** 0.55
    elif kind == 'heart':
        s = np.linspace(0, TAU, 2000)
        x = 16 * np.sin(s) ** 3
        y = 13 * np.cos(s) - 5 * np.cos(2 * s) - 2 * np.cos(3 * s) - np.cos(4 * s)
        x /= 15.2
        y = (y + 1.5) / 15.2
        ang = np.unwrap(np.arctan2(y, x))
        rad = np.hypot(x, y)
        ang, rad = ang[::-1], rad[::-1]
        o = np.argsort(ang % TAU)
        rr = np.interp(th, (ang % TAU)[o], rad[o], period=TAU)
    else:
        raise ValueError(kind)
    return np.stack([rr * np.cos(th), rr * np.sin(th)], 1) * r


def piece(
    shape='dome',
    r=1.35,
    h=1.6,
    mat=None,
    p=2.4,
    foot=0.10,
    wob=0.03,
    seed=0,
    nr=26,
    twist=0,
    top_flat=0,
):
    """star-convex moulded/enrobed body: outline scaled to rings following a superellipse profile (p=2 dome, 5 = square shoulders)"""
    n = 200
    ol = outline(shape, n, r)
    verts = []
    # profile: parameter a 0..pi/2 from base to pole
    prof = [(0.90, 0.0)]
    if foot:
        prof += [
            (1 + foot * 0.55, 0.01 * h),
            (1 + foot, 0.035 * h),
            (1 + foot * 0.8, 0.075 * h),
            (1 + foot * 0.25, 0.12 * h),
        ]
    aa = np.linspace(0, math.pi / 2, 900)
    cs = np.maximum(np.cos(aa), 0) ** (2 / p)
    cz = np.sin(aa) ** (2 / p)
    cs[-1] = 0  # superellipse, resampled by arc length
    L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(cs) * r, np.diff(cz) * h))])
    Lt = np.linspace(0, L[-1], nr + 26)
    z0 = 0.12 if foot else 0.02
    for s_, z_ in zip(np.interp(Lt, L, cs), np.interp(Lt, L, cz)):
        prof.append((max(s_, 0.004), h * (z0 + (1 - z0) * z_)))
    for s, z in prof:
        for i in range(n):
            x, y = ol[i] * max(s, 0.0)
            w = wob * fractal_noise((x * 0.8, y * 0.8, z * 0.8 + seed * 5), 2, seed)
            ft = 1 + (
                foot * 1.0 * fractal_noise((math.cos(i / n * TAU) * 1.6, math.sin(i / n * TAU) * 1.6, seed * 3.3), 2)
                if foot and z < 0.12 * h
                else 0
            )
            dz = 1 if shape != 'pumpkin' else 1 - 0.30 * math.exp(-((s / 0.26) ** 2))
            verts.append((x * (1 + w) * ft, y * (1 + w) * ft, z * (1 + w * 0.7) * dz))
    f = grid_faces(n, len(prof), True)
    f.append(tuple(range(n - 1, -1, -1)))
    f.append(tuple(range((len(prof) - 1) * n, len(prof) * n)))
    return mesh('piece', verts, f, mat)  # no subsurf here: OpenSubdiv needs seconds and GBs for 144-gon caps


def truffle(r=1.4, mat=None, seed=0, squash=0.92, rough=0.0, foot=True, hi=5):
    """A hand-rolled ball that sank a little on its sheet; foot: the pool where its coat set."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=hi, radius=1.0)
    zf = -0.66
    for v in bm.verts:
        p = v.co.copy()
        d = 1 + 0.022 * fractal_noise(p * 1.5, 2, seed) + rough * fractal_noise(p * 6, 4, seed + 0.5)
        q = p * d
        if q.z < zf:
            q.z = zf - (zf - q.z) * 0.05
        if foot:  # chocolate pool where it set on the sheet
            k = math.exp(-(((q.z - zf) / 0.10) ** 2))
            rr = math.hypot(q.x, q.y)
            if rr > 0.2:
                g = 1 + k * (0.17 + 0.06 * fractal_noise((q.x * 1.4 / rr, q.y * 1.4 / rr, 0), 2, seed + 2))
                q.x *= g
                q.y *= g
        v.co = Vector((q.x * r, q.y * r, (q.z - zf) * r * squash))
    me = bpy.data.meshes.new('truffle')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if mat:
        me.materials.append(mat)
    o = link(bpy.data.objects.new('truffle', me))
    return subsurf(o, 1)
