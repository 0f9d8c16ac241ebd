"""Satin ribbons: strips, bows, bands round a box."""
import math
import random

import numpy as np
from mathutils import Vector

from studio.base import TAU, grid_faces, mesh, solidify, subsurf


def strip(path, wdir, width, mat, nv=9, curl=0.0, gather=None):
    """ribbon strip along path (Nx3) with per-point width vector; gather: per-point 0..1 pinch with pleats"""
    path = np.asarray(path, float)
    wdir = np.asarray(wdir, float)
    n = len(path)
    tan = np.gradient(path, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None] + 1e-9
    nor = np.cross(tan, wdir)
    nor /= np.linalg.norm(nor, axis=1)[:, None] + 1e-9
    v, uv = [], []
    for i in range(n):
        g = 0 if gather is None else gather[i]
        for j in range(nv):
            s = j / (nv - 1) * 2 - 1
            off = wdir[i] * width * 0.5 * s * (1 - 0.62 * g) + nor[i] * (
                curl * s * s + g * 0.10 * width * math.cos(s * 9.0)
            )
            v.append(path[i] + off)
            uv.append((j / (nv - 1), i / n * 4))
    o = mesh('rib', v, grid_faces(nv, n), mat, uv=uv)
    solidify(o, 0.018)
    return subsurf(o, 1)


def bow(mat, L=2.6, width=1.3, H=1.25, tails=3.2, seed=0, loops=2, z0=0.08):
    """tied bow lying on z=0 centred at origin, loops along +-x"""
    res = []
    rnd = random.Random(seed)
    N = 60

    def loop(ang, L, H, tilt, w):
        t = np.linspace(0, 1, N)
        s = np.sin(np.pi * t)
        x = L * s**0.75 * (1 - 0.06 * np.sin(TAU * t))
        z = z0 + 0.12 + H * 0.5 * s**0.6 - H * 0.5 * np.sin(TAU * t) * (s**0.25) * 0.95 + tilt * x
        z = np.maximum(z, z0)
        P = np.stack([x * math.cos(ang), x * math.sin(ang), z], 1)
        W = np.tile(np.array([-math.sin(ang), math.cos(ang), 0.16]), (N, 1))
        g = np.clip(1 - s * 1.55, 0, 1) ** 1.1
        res.append(strip(P, W, w, mat, 11, 0, g))

    loop(0.10, L, H, 0.05, width)
    loop(math.pi - 0.14, L * 0.97, H * 0.95, 0.06, width)
    if loops > 2:
        loop(0.10 + 0.75, L * 0.8, H * 1.15, 0.12, width * 0.95)
        loop(math.pi - 0.14 - 0.75, L * 0.78, H * 1.1, 0.12, width * 0.95)
    for a, ln in ((-0.62, tails), (math.pi + 0.55, tails * 0.92)):
        t = np.linspace(0, 1, N)
        x = ln * t
        z = z0 + 0.30 * np.exp(-t * 5) + 0.16 * np.abs(np.sin(t * 5.2 + seed)) * t * (1 - t) * 2.2 + 0.02
        P = np.stack(
            [
                x * math.cos(a) + 0.12 * np.sin(t * 4) * -math.sin(a),
                x * math.sin(a) + 0.12 * np.sin(t * 4) * math.cos(a),
                z,
            ],
            1,
        )
        W = np.tile(np.array([-math.sin(a), math.cos(a), 0.12]), (N, 1))
        o = strip(P, W, width * 0.92, mat, 11, 0, np.clip(1 - t * 3.2, 0, 1))
        res.append(o)
        # V-cut tail end: pull centre column back
        me = o.data
        for i in range(N - 4, N):
            for j in range(11):
                k = 1 - abs(j / 10 * 2 - 1)
                vv = me.vertices[i * 11 + j]
                d = Vector((math.cos(a), math.sin(a), 0))
                vv.co -= d * k * 0.42 * (i - (N - 5)) / 4
    # knot
    v = []
    n, m = 24, 17
    for j in range(m):
        s = j / (m - 1) * 2 - 1
        for i in range(n):
            th = TAU * i / n
            r = 1 + 0.05 * math.sin(7 * s * 2)
            v.append(
                (
                    0.30 * r * math.cos(th) * (1 + 0.25 * s * s),
                    s * width * 0.40,
                    z0 + 0.27 + 0.24 * r * math.sin(th) * (1 + 0.15 * s * s),
                )
            )
    res.append(subsurf(mesh('knot', v, grid_faces(n, m, True), mat), 1))
    return res


def band(w, h, width, mat, axis='x', off=0, eps=0.03, z0=0):
    """flat ribbon wrapped round a box of width w (along axis) and height h"""
    e = eps
    pts = [
        (-w / 2 - e, z0),
        (-w / 2 - e, z0 + h * 0.5),
        (-w / 2 - e, z0 + h - 0.02),
        (-w / 2 - e + 0.05, z0 + h + e * 0.9),
        (-w / 2 + 0.25, z0 + h + e),
        (0, z0 + h + e),
        (w / 2 - 0.25, z0 + h + e),
        (w / 2 + e - 0.05, z0 + h + e * 0.9),
        (w / 2 + e, z0 + h - 0.02),
        (w / 2 + e, z0 + h * 0.5),
        (w / 2 + e, z0),
    ]
    P = [(a, off, z) if axis == 'x' else (off, a, z) for a, z in pts]
    W = [(0, 1, 0) if axis == 'x' else (1, 0, 0)] * len(P)
    v, uv = [], []
    for i, (p, q) in enumerate(zip(P, W)):
        for j in range(3):
            s = (j - 1) * width / 2
            v.append((p[0] + q[0] * s, p[1] + q[1] * s, p[2]))
            uv.append((j / 2, i * 0.4))
    o = mesh('band', v, grid_faces(3, len(P)), mat, uv=uv)
    solidify(o, 0.02)
    return o
