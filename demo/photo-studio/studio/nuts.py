"""Whole nuts."""
import math

import numpy as np

from studio.base import TAU, fractal_noise, grid_faces, mesh, subsurf
from studio.food_materials import nut


def nut_mesh(kind='almond', L=1.15, seed=0, glaze=0):
    """A whole kernel of length L cm, lying along x."""
    n, m = 28, 22
    v = []
    for j in range(m):
        t = j / (m - 1)
        a = t * math.pi
        for i in range(n):
            th = TAU * i / n
            if kind in ('almond', 'blanched'):
                x = -math.cos(a) * 0.5
                w = math.sin(a) ** 0.85 * (0.36 - 0.13 * x) * (1 + 0.0 * a)
                y, z = w * math.cos(th), w * 0.58 * math.sin(th)
                rdg = 1 + 0.035 * math.sin(th * 9 + 3 * math.sin(x * 3 + seed))
                y *= rdg
                z *= rdg
            elif kind == 'hazel':
                x = -math.cos(a) * 0.42
                w = math.sin(a) ** 0.9 * 0.42 * (1 - 0.12 * x / 0.42)
                y, z = w * math.cos(th), w * math.sin(th)
                x *= 1.0
                if x > 0.30:
                    x += (x - 0.30) * 0.8
            elif kind == 'peanut':
                x = -math.cos(a) * 0.5
                w = math.sin(a) ** 0.8 * 0.26
                y, z = w * math.cos(th), w * math.sin(th) * (0.95 if z_pos(th) else 0.6)
            elif kind == 'pistachio':
                x = -math.cos(a) * 0.45
                w = math.sin(a) ** 0.8 * (0.24)
                y, z = w * math.cos(th), w * 0.85 * math.sin(th)
            elif kind == 'pecan':  # half kernel: centre groove, wavy lengthwise lobes
                x = -math.cos(a) * 0.5
                w = math.sin(a) ** 0.75 * 0.31
                y, z = w * math.cos(th), w * 0.62 * math.sin(th)
                k = 1 + 0.07 * math.sin(17 * x + 9 * abs(y) + seed)
                if z > 0:
                    z *= k * (1 - 0.55 * math.exp(-((y / 0.07) ** 2)))
                else:
                    z *= 0.5
                y *= k
            else:
                x = -math.cos(a) * 0.5
                w = math.sin(a) ** 0.8 * 0.33
                y, z = w * math.cos(th), w * 0.7 * math.sin(th)
            p = np.array((x, y, z))
            d = 1 + 0.07 * fractal_noise(p * 4, 2, seed)
            v.append(p * d * L)
    return subsurf(mesh('nut', v, grid_faces(n, m, True), nut(kind, glaze)), 1)
