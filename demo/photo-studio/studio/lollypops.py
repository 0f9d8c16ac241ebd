"""Spiral lollypops."""
import math

import numpy as np

from studio.base import TAU, grid_faces, group, mesh, subsurf
from studio.food_materials import hard_candy
from studio.pieces import piece
from studio.ribbons import bow
from studio.solids import rod, tube
from studio.wrapping_materials import paper, satin


def lolly(cols=('#d2132f', '#fffaf3'), rib='#d81f3c', R=2.6, stick=5.4):
    """A twisted rope of two or more colours coiled into a disc, on a stick along -y; no bow where rib is None."""
    turns = 3.55
    N = 620
    pitch = R / turns
    strands = len(cols) * 2
    objs = []
    mats = [hard_candy(c, 0.95, 0.12) for c in cols]
    rr = pitch * 0.53
    seg = 36
    P = []
    for i in range(N + 1):
        t = (i / N) ** 0.56
        a = t * turns * TAU
        q = max(0.04, t * R)
        P.append((q * math.cos(a), q * math.sin(a), 0))
    P = np.array(P)
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    Lt = np.linspace(0, L[-1], 900)
    P = np.stack([np.interp(Lt, L, P[:, k]) for k in range(3)], 1)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    Nn = np.stack([-T[:, 1], T[:, 0], 0 * T[:, 0]], 1)
    V = []
    for i in range(900):
        k = min(1, (899 - i) / 30 + 0.0004) ** 0.5 * min(1, i / 40 + 0.25) ** 0.5
        for j in range(seg):
            a = TAU * j / seg + Lt[i] * 2.3
            bumpy = 1 + 0.035 * math.cos(strands * TAU * j / seg)
            V.append(P[i] + (Nn[i] * math.cos(a) * rr + np.array((0, 0, 1)) * math.sin(a) * rr * 1.05) * k * bumpy)
    V = np.array(V)
    F = grid_faces(seg, 900, True)
    o = mesh('lolly', V, F, mats[0])
    for m in mats[1:]:
        o.data.materials.append(m)
    for p, f in zip(o.data.polygons, F):
        p.material_index = int((f[0] % seg) // (seg / strands)) % len(cols)
    subsurf(o, 1)
    objs.append(o)
    # centre seal, stick
    c = piece('round', 0.2, 0.2, mats[0], p=2, foot=0, wob=0)
    c.location = (0, 0, 0.18)
    objs.append(c)
    st = rod((0, -R * 0.2, -0.12), (0, -R - stick, 0.16 - rr), 0.17, paper('#ecdabb', 0.55))
    objs.append(st)  # a shade off the backdrop, or the post step smooths the stick away
    g = group(objs, (0, 0, rr + 0.02))
    if rib is None:
        return group([g])
    b = group(
        bow(satin(rib), L=1.25, width=0.62, H=0.8, tails=1.9, seed=2, loops=2, z0=0.02),
        (0, -R - 0.75, 0.62),
        (0.12, 0, 0.1),
    )
    wrap = tube(
        [
            (-0.30, -R - 0.75, 0.42),
            (-0.24, -R - 0.75, 0.62),
            (0, -R - 0.75, 0.70),
            (0.24, -R - 0.75, 0.62),
            (0.30, -R - 0.75, 0.42),
        ],
        [0.12] * 5,
        satin(rib),
    )
    return group([g, b, wrap])
