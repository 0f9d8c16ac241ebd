"""Boxes: fluted cups, trays filled with pieces, lids with ribbon and bow."""
import math
import random

from mathutils import Vector, noise

from studio import artwork as art
from studio.base import TAU, bevel, grid_faces, group, linear, mesh, place
from studio.confections import confection
from studio.ribbons import band, bow
from studio.solids import card
from studio.wrapping_materials import DEEPGOLD, GOLD, paper, printed, satin


def fluted_cup(rb=1.35, rt=1.85, h=1.35, n=34, mat=None, seed=0):
    """A pleated paper cup of n flutes."""
    k = n * 6
    rows = 7
    v = []
    for j in range(rows):
        t = j / (rows - 1)
        for i in range(k):
            th = TAU * i / k
            tri = math.sin(n * th)
            amp = (0.012 + 0.065 * t) * (
                1 + 0.25 * noise.noise(Vector((math.cos(th) * 3, math.sin(th) * 3, seed * 2.1)))
            )
            r = rb + (rt - rb) * t + amp * tri * (0.35 + 0.65 * t)
            z = h * t * (1 + 0.03 * noise.noise(Vector((math.cos(th) * 1.3 + seed * 3.3, math.sin(th) * 1.3, 0))) * t)
            v.append((r * math.cos(th), r * math.sin(th), z + 0.02))
    f = grid_faces(k, rows, True) + [tuple(range(k - 1, -1, -1))]
    return mesh('cup', v, f, mat or paper('#3a2218', 0.5, 0.1, 0.15))


def box_open(w, d, h, t=0.16, mat=None, inner=None, bev=0.04):
    """open tray (outer size w x d x h)"""
    o = []

    def cub(x0, x1, y0, y1, z0, z1, m):
        v = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        b = mesh(
            'cub',
            v,
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            m,
            smooth=False,
        )
        bevel(b, bev)
        o.append(b)

    W, D = w / 2, d / 2
    cub(
        -W + t * 0.5, W - t * 0.5, -D + t * 0.5, D - t * 0.5, 0.01, t, inner or mat
    )  # inset: a dark liner must not show under the walls
    cub(-W, W, -D, -D + t, 0, h, mat)
    cub(-W, W, D - t, D, 0, h, mat)
    cub(-W, -W + t, -D + t, D - t, 0, h, mat)
    cub(W - t, W, -D + t, D - t, 0, h, mat)
    return o


def chocbox(nx=4, ny=4, mat=None, items=(), seed=0, pitch=3.55, height=2.05, cup_colour='#3a2218', r=1.30):
    """Open box of nx x ny pieces in paper cups; an item of None leaves its cup empty. Returns objects, width, depth."""
    W, D = nx * pitch + 0.55, ny * pitch + 0.55
    objs = box_open(W, D, height, 0.22, mat, paper('#2a1811', 0.55))
    rnd = random.Random(seed)
    cup_paper = paper(cup_colour, 0.42, 0.1, 0.12)
    for k in range(nx * ny):
        x, y = (k % nx - (nx - 1) / 2) * pitch, (k // nx - (ny - 1) / 2) * pitch
        cup = fluted_cup(1.24, 1.74, 1.25, 34, cup_paper, seed=k)
        objs.append(place(cup, (x, y, 0.22), (0, 0, rnd.random())))
        item = items[k % len(items)]
        if item is None:
            continue
        body = confection(**{'seed': k + 1, **item, 'r': r * rnd.uniform(0.97, 1.02)})
        spot = (x + rnd.uniform(-0.06, 0.06), y + rnd.uniform(-0.06, 0.06), 0.42)
        turn = (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), rnd.uniform(-0.35, 0.35))
        objs.append(group(body, spot, turn))
    return objs, W, D


def lid(W, D, h, base, ribbon, band_width=1.7, tied=True):
    """The lid of a box of W x D cm, standing closed on z = 0, with ribbon; bow on top unless not tied."""
    card_stock = paper(base, 0.6, 0.12)
    shell = group(box_open(W + 0.5, D + 0.5, h, 0.2, card_stock), (0, 0, h), (math.pi, 0, 0))  # built open side up
    tint = GOLD if max(linear(base)[:3]) < 0.6 else DEEPGOLD
    artwork = printed(art.lid(W + 0.42, D + 0.42, band_width), tint, base, 0.6)
    top = place(card(W + 0.42, D + 0.42, 0.02, artwork, 0.08), (0, 0, h))
    silk = satin(ribbon)
    out = [shell, top, band(W + 0.5, h, band_width, silk, 'x'), band(D + 0.5, h + 0.03, band_width, silk, 'y')]
    if tied:
        size = min(1, 0.42 + 0.58 * min(W, D) / 14.75)  # bow in proportion to the box
        knot = bow(silk, L=3.9, width=1.96, H=2.3, tails=4.6, seed=1, loops=4, z0=0.05)
        out.append(group(knot, (0, 0, h + 0.08), (0, 0, 0.5), size))
    return group(out)
