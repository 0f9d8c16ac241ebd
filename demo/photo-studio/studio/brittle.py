"""Slabs of brittle."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from studio.base import TAU, grid_faces, mesh, place
from studio.food_materials import caramel, nut
from studio.nuts import nut_mesh
from studio.toppings import scatter, shard_protos


def brittle(w=9.4, d=6.4, h=0.85, seed=2, nuts=('almond', 'blanched', 'hazel'), n=52, col='#b8610f'):
    """broken slab: irregular polygon height-field with a meniscus around half-sunk nuts"""
    rnd = random.Random(seed)
    m = 14
    poly = [
        (
            (w / 2) * math.cos(a) * rnd.uniform(0.86, 1.12),
            (d / 2) * math.sin(a) * rnd.uniform(0.86, 1.14),
        )
        for a in [TAU * i / m + rnd.uniform(-0.14, 0.14) for i in range(m)]
    ]
    A = np.array(poly)
    nn = 260
    seglen = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(A, -1, 0) - A, axis=1))])
    s = np.linspace(0, seglen[-1], nn, endpoint=False)
    Ac = np.vstack([A, A[:1]])
    ol = np.stack([np.interp(s, seglen, Ac[:, k]) for k in (0, 1)], 1)
    ol += np.array([[0.10 * noise.noise(Vector((x * 2.2, y * 2.2, k * 9.0))) for k in (1, 2)] for x, y in ol])
    pos = []
    tries = 0
    while len(pos) < n and tries < 6000:
        tries += 1
        a = rnd.random() * TAU
        q = math.sqrt(rnd.random()) * 0.93
        i = int(a / TAU * nn)
        p = ol[i] * q
        if all((p[0] - u[0]) ** 2 + (p[1] - u[1]) ** 2 > 0.80**2 for u in pos):
            pos.append(p)

    def hz(x, y):
        b = 0.10 * noise.noise(Vector((x * 0.6, y * 0.6, seed))) + 0.03 * noise.noise(Vector((x * 2, y * 2, seed)))
        for u, v in pos:
            b += 0.23 * math.exp(-((x - u) ** 2 + (y - v) ** 2) / 0.16)
        return h + b

    rings = 64
    V = []
    for s_, z in [(0.985, 0), (1.0, 0.04)] + [(1.0 + 0.012 * math.sin(k * 1.9), None) for k in (1,)]:
        for x, y in ol:
            V.append((x * s_, y * s_, z if z is not None else h * 0.55))
    rows = 3
    for j in range(rings + 1):
        q = 1 - j / rings
        for x, y in ol:
            e = min(1, (1 - q) * 34)
            X, Y = x * q * (1 - 0.012 * (1 - e)), y * q * (1 - 0.012 * (1 - e))
            V.append((X, Y, hz(X, Y) - 0.10 * (1 - e) ** 2))
        rows += 1
    o = mesh('slab', V, grid_faces(nn, rows, True) + [tuple(range(nn - 1, -1, -1))], caramel(col, 1.0))
    objs = [o]
    for i, (x, y) in enumerate(pos):
        k = nuts[i % len(nuts)]
        q = nut_mesh(
            k,
            {
                'almond': 1.02,
                'blanched': 1.0,
                'hazel': 0.82,
                'peanut': 0.85,
                'pistachio': 0.85,
                'pecan': 1.1,
            }.get(k, 1.0)
            * rnd.uniform(0.85, 1.1),
            i,
            1,
        )
        place(
            q,
            (
                x,
                y,
                hz(x, y) - {'pistachio': 0.05, 'peanut': 0.06, 'cranberry': 0.12, 'pecan': 0.02}.get(k, 0.17),
            ),
            (rnd.uniform(-0.3, 0.3), rnd.uniform(-0.28, 0.28), rnd.random() * TAU),
        )
        objs.append(q)
    chips = shard_protos(nut(nuts[0], 1), 4, 0.13, 4) + shard_protos(nut(nuts[-1], 1), 4, 0.12, 6)
    objs += scatter(
        o,
        chips,
        70 if n > 20 else 16,
        seed,
        embed=0.03,
        scale=(0.5, 1.3),
        nzmin=0.8,
        zmin=h * 0.8,
        mind=0.2,
    )
    return objs
