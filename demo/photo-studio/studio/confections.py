"""One confection of any shape, coat, drizzle and topping."""
import math

import numpy as np
from mathutils import Vector

from studio.base import TAU, ray_tree, place
from studio.food_materials import caramel, chocolate, cocoa, ganache, nut
from studio.nuts import nut_mesh
from studio.pieces import piece, truffle
from studio.solids import tube
from studio.toppings import (
    pipe_drizzle,
    pearl_protos,
    salt_protos,
    scatter,
    shard_protos,
    sprinkle_protos,
)
from studio.wrapping_materials import GOLD, foil, paper


def confection(
    shape='truffle',
    coat='milk',
    drizzle=None,
    topping=None,
    seed=0,
    r=1.35,
    h=None,
    gloss=0.7,
    ridges=0,
    top_col=None,
):
    """returns the objects of one piece standing at the origin"""
    objs = []
    if coat == 'cocoa':
        m = cocoa()
    elif coat == 'matcha_dust':
        m = cocoa('#93a04f')
    elif coat == 'sugar_dust':
        m = cocoa('#efe2d6')
    elif coat == 'caramel':
        m = caramel()
    elif coat in ('ganache', 'raspberry', 'pistachio'):
        m = ganache({'ganache': 'dark'}.get(coat, coat))
    else:
        m = chocolate(coat, gloss)
    dusty = coat in ('cocoa', 'matcha_dust', 'sugar_dust')
    if shape == 'truffle':
        b = truffle(r, m, seed, rough=0.035 if dusty else 0, foot=not dusty)
    elif shape == 'dome':
        b = piece('dome', r, h or r * 1.02, m, p=2.1, foot=0, wob=0.0, seed=seed)
    elif shape == 'square':
        b = piece('square', r, h or r * 0.95, m, p=7, foot=0.08, wob=0.02, seed=seed)
    elif shape == 'rect':
        b = piece('rect', r * 0.98, h or r * 0.85, m, p=6.5, foot=0.07, wob=0.02, seed=seed)
    elif shape == 'heart':
        b = piece('heart', r * 1.12, h or r * 0.95, m, p=2.7, foot=0, wob=0.01, seed=seed)
    elif shape in ('round', 'egg', 'oval', 'star', 'hex', 'flower', 'pumpkin'):
        b = piece(
            shape,
            r,
            h or r * 0.9,
            m,
            p=3.0 if shape != 'hex' else 6,
            foot=0.05 if shape in ('hex',) else 0,
            wob=0.015,
            seed=seed,
        )
    objs.append(b)
    top = ray_tree(b)
    tz = top.ray_cast(Vector((0, 0, 20)), Vector((0, 0, -1)))[0].z
    if ridges:  # fork marks on an enrobed top
        for k in range(ridges):
            y = (k - (ridges - 1) / 2) * r * 0.42
            P = []
            for i in range(60):
                x = (i / 59 - 0.5) * 1.35 * r
                yy = y + 0.06 * r * math.sin(i * 0.16 + seed + k * 0.3)
                hz = top.ray_cast(Vector((x, yy, 20)), Vector((0, 0, -1)))[0]
                if hz:
                    P.append(np.array(hz) + np.array((0, 0, 0.0)))
            w = [0.075 * r * math.sin(math.pi * i / (len(P) - 1)) ** 0.5 + 0.004 for i in range(len(P))]
            objs.append(tube(P, w, m))
    if shape == 'pumpkin':
        objs.append(
            tube(
                [(0.04 * r * k * k, 0.02 * r * k, tz - 0.05 + 0.13 * r * k) for k in (0, 0.5, 1, 1.5, 2, 2.4)],
                [0.15 * r, 0.12 * r, 0.10 * r, 0.095 * r, 0.10 * r, 0.11 * r],
                chocolate('#5d6b2c' if coat != 'milk' else 'dark', 0.5),
            )
        )
    objs += decorate(b, drizzle if shape != 'pumpkin' else None, topping, seed, r, tz, top_col)
    return objs


def decorate(b, drizzle, topping, seed, r, tz, top_col=None):
    """Drizzle and topping of one piece; tz is the height of its top."""
    objs = []
    top = ray_tree(b)
    if drizzle:
        objs += pipe_drizzle(
            b,
            chocolate(drizzle, 0.85),
            w=0.042 * r / 1.35 + 0.006,
            n=8,
            seed=seed + 2,
            span=r * 0.86,
            ang=0.35 + 0.5 * (seed % 3),
        )
    if topping == 'salt':
        objs += scatter(
            b,
            salt_protos(10, 0.027 * r),
            150,
            seed,
            embed=0.004,
            scale=(0.25, 1.7),
            tilt=0.9,
            nzmin=0.85,
            zmin=tz * 0.86,
            rmax=r * 0.58,
            mind=0.035,
        )
    if topping in ('almond', 'hazel', 'pecan', 'pistachio', 'blanched'):
        o = nut_mesh(topping, 1.2 * r / 1.35 if topping != 'hazel' else 1.05 * r / 1.35, seed)
        place(o, (0, 0, tz + 0.17 * r), (0.12, -0.1, 0.35 + 0.3 * math.sin(seed * 2.1)))
        objs.append(o)
    if topping in ('nutchips', 'pistachiochips', 'cranchips'):
        mm = nut({'nutchips': 'blanched', 'pistachiochips': 'pistachio', 'cranchips': 'cranberry'}[topping])
        objs += scatter(
            b,
            shard_protos(mm, 7, 0.14 * r),
            46,
            seed,
            embed=0.01,
            scale=(0.5, 1.25),
            nzmin=0.3,
            zmin=tz * 0.6,
            mind=0.1,
        )
    if topping == 'coated_nuts':
        objs += scatter(
            b,
            shard_protos(nut('blanched'), 7, 0.13 * r) + shard_protos(nut('almond'), 3, 0.12 * r),
            420,
            seed,
            embed=0.02,
            scale=(0.55, 1.2),
            nzmin=-0.7,
            zmin=0.05,
        )
    if topping == 'coconut':
        objs += scatter(
            b,
            shard_protos(paper('#fffaf0', 0.8), 7, 0.105 * r, flat=0.18),
            900,
            seed,
            embed=-0.01,
            scale=(0.5, 1.3),
            nzmin=-0.8,
            zmin=0.04,
            tilt=1.1,
        )
    if topping == 'sprinkles':
        objs += scatter(
            b,
            sprinkle_protos(['#e8506e', '#f6c344', '#6fc3a8', '#ffffff', '#8f6bd1']),
            70,
            seed,
            embed=-0.03,
            nzmin=0.25,
            zmin=tz * 0.5,
            mind=0.14,
            tilt=0.15,
        )
    if topping == 'pearls':
        objs += scatter(
            b,
            pearl_protos([foil(GOLD, 0.22, 0.0)], 0.055 * r),
            16,
            seed,
            embed=-0.02,
            nzmin=0.6,
            zmin=tz * 0.45,
            mind=0.2,
            scale=(0.6, 1.1),
        )
    if topping == 'goldleaf':
        objs += scatter(
            b,
            shard_protos(foil('#e2b552', 0.25, 0.5), 6, 0.2 * r, flat=0.03),
            7,
            seed,
            embed=-0.01,
            nzmin=0.75,
            zmin=tz * 0.7,
            scale=(0.4, 1.2),
            tilt=0.25,
            mind=0.12,
        )
    if topping == 'cocoa_nib':
        objs += scatter(
            b,
            shard_protos(ganache('dark'), 6, 0.11 * r),
            24,
            seed,
            nzmin=0.6,
            zmin=tz * 0.8,
            mind=0.12,
        )
    if topping == 'petals':
        objs += scatter(
            b,
            shard_protos(paper('#c9416b', 0.7), 4, 0.22 * r, flat=0.06),
            9,
            seed,
            embed=-0.02,
            nzmin=0.7,
            tilt=0.5,
            mind=0.2,
        )
    if topping == 'swirl':  # piped swirl top
        mm = chocolate(top_col or 'white', 0.5)
        P, w = [], []
        for i in range(150):
            t = i / 149
            a = t * TAU * 2.6
            rr = r * 0.58 * (1 - t) ** 0.9
            P.append((rr * math.cos(a), rr * math.sin(a), tz - 0.02 + 0.62 * r * t))
            w.append(r * 0.17 * (1 - 0.65 * t) * min(1, i / 6 + 0.3))
        objs.append(tube(P, w, mm))
    if topping == 'dot':
        d = piece('round', r * 0.26, r * 0.16, chocolate(top_col or 'white', 0.8), p=2, foot=0, wob=0.02)
        d.location = (0, 0, tz - 0.03)
        objs.append(d)
    if topping == 'heart':
        d = piece('heart', r * 0.34, r * 0.16, chocolate(top_col or 'ruby', 0.8), p=2.4, foot=0, wob=0.01)
        d.location = (0, 0, tz - 0.03)
        objs.append(d)
    return objs
