"""Foil-wrapped pieces, physics piles, cellophane bags."""
import math
import random

import bpy
import numpy as np

from studio.base import TAU, fractal_noise, grid_faces, link, mesh, subsurf
from studio.pieces import outline
from studio.wrapping_materials import cellophane


def foil_heart_mesh(mat, r=1.25, seed=0, shape='heart'):
    """chocolate heart pressed in foil: double-sided pillow + facetted crinkles + pinched rim"""
    n = 120
    ol = outline(shape, n, r)
    rings = [1.0, 0.985, 0.95, 0.90, 0.82, 0.72, 0.60, 0.46, 0.30, 0.14, 0.02]
    v = []
    if shape == 'pumpkin':
        rings = rings[:-1] + [0.115, 0.10, 0.09, 0.085, 0.01]

    def z(s):
        if shape == 'egg':
            return 0.80 * r * (1 - s**2) ** 0.5
        if shape == 'pumpkin':
            return r * (0.74 * (1 - s**2.4) ** 0.5 * (1 - 0.28 * math.exp(-((s / 0.3) ** 2)))) + (
                0 if s > 0.1 else 0.10 * r if s > 0.095 else 0.26 * r
            )
        if shape == 'round':
            return 0.24 * r * (1 - s**8) ** 0.5
        return 0.52 * r * (1 - s**2.6) ** 0.55

    seq = [(s, -1) for s in rings[::-1]] + [(s, 1) for s in rings]
    for s, sg in seq:
        for i in range(n):
            x, y = ol[i] * s
            zz = (
                min(z(s), 0.7 * r) * -0.72
                if sg < 0 and shape == 'pumpkin'
                else z(s) * sg * (0.72 if sg < 0 and shape not in ('egg', 'round') else 1)
            )
            a = i / n * TAU
            pl = (0.020 * math.sin(a * 31 + seed * 3) + 0.016 * math.sin(a * 47 + seed)) * s**3 * r  # rim pleats
            c = 0.028 * fractal_noise((x * 2.6, y * 2.6, zz * 2.6), 3, seed) * r
            v.append((x * (1 + c), y * (1 + c), zz + c * 1.3 + pl * sg * 0.5))
    f = grid_faces(n, len(seq), True)
    o = mesh('fheart', v, f, mat)
    return subsurf(o, 1)


def pile(protos, n, centre=(0, 0, 3), spread=(2, 2, 3), seed=0, frames=90, walls=None):
    """rigid-body drop; returns settled instances"""
    sc = bpy.context.scene
    rnd = random.Random(seed)
    bpy.ops.rigidbody.world_add()
    sc.rigidbody_world.substeps_per_frame = 10
    sc.rigidbody_world.solver_iterations = 20
    sc.frame_end = frames
    sc.use_gravity = True
    sc.gravity = (0, 0, -60)

    def rb(o, t, shape, fr=0.7):
        bpy.context.view_layer.update()  # else Bullet copies a stale matrix: everything starts at the origin
        bpy.context.view_layer.objects.active = o
        for q in bpy.context.selected_objects:
            q.select_set(False)
        o.select_set(True)
        bpy.ops.rigidbody.object_add(type=t)
        o.rigid_body.collision_shape = shape
        o.rigid_body.friction = fr
        o.rigid_body.restitution = 0.02
        o.rigid_body.use_margin = True
        o.rigid_body.collision_margin = 0.01
        o.rigid_body.linear_damping = 0.25
        o.rigid_body.angular_damping = 0.4

    fl = mesh(
        'rbf',
        [
            (-80, -80, 1.5),
            (80, -80, 1.5),
            (80, 80, 1.5),
            (-80, 80, 1.5),
            (-80, -80, -1.5),
            (80, -80, -1.5),
            (80, 80, -1.5),
            (-80, 80, -1.5),
        ],
        [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
    )
    fl.location.z = -1.5
    rb(fl, 'PASSIVE', 'BOX', 0.9)
    aux = [fl]
    for cx, cy, wx, wy, hh in walls or []:
        w = mesh(
            'rbw',
            [(x * wx / 2, y * wy / 2, (z - 0.5) * hh) for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        )
        w.location = (cx, cy, hh / 2)
        rb(w, 'PASSIVE', 'BOX', 0.2)
        aux.append(w)
    out = []
    for i in range(n):
        pr = protos[i % len(protos)]
        o = link(bpy.data.objects.new('rb', pr.data))
        o.location = (
            centre[0] + rnd.uniform(-1, 1) * spread[0],
            centre[1] + rnd.uniform(-1, 1) * spread[1],
            centre[2] + i * spread[2],
        )
        o.rotation_euler = (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), rnd.uniform(0, TAU))
        rb(o, 'ACTIVE', 'CONVEX_HULL')
        out.append(o)
    dg = bpy.context.evaluated_depsgraph_get()
    for fnum in range(1, frames + 1):
        sc.frame_set(fnum)
    mats = [o.matrix_world.copy() for o in out]
    bpy.ops.rigidbody.world_remove()
    for o, m in zip(out, mats):
        o.matrix_world = m
    for a in aux:
        bpy.data.objects.remove(a)
    sc.frame_set(1)
    for o, m in zip(out, mats):
        o.matrix_world = m
    return out


def cellophane_bag(w=3.6, d=2.6, H=8.6, mat=None, seed=0):
    """gathered cellophane bag: rounded-square body, pleated neck, flared top"""
    n, v = 360, []
    zs = np.concatenate([np.linspace(0, 0.74, 46), np.linspace(0.75, 1, 26)])
    Hn = 0.74
    for t in zs:
        if t < Hn:
            k = t / Hn
            s = 1 - 0.80 * max(0, (k - 0.52) / 0.48) ** 1.6 if k > 0.52 else 1 + 0.03 * math.sin(k * 5)
            flare = 0
        else:
            k = (t - Hn) / (1 - Hn)
            s = 0.20 + 0.62 * k**0.8
            flare = k
        pin = max(0, 1 - abs(t - Hn) / 0.30)
        for i in range(n):
            a = TAU * i / n
            p = 5 - 2.6 * min(1, pin * 1.4)
            q = (abs(math.cos(a) / w) ** p + abs(math.sin(a) / d) ** p) ** (-1 / p)
            if pin > 0:
                q = q * (1 - pin) + pin * (w + d) / 2
            pl = (
                1
                + pin * (0.10 * math.sin(a * 17 + seed + 2 * math.sin(t * 9)) + 0.07 * math.sin(a * 29 + 1.3 + t * 14))
                + flare * (0.13 * math.sin(a * 9 + seed * 2) + 0.05 * math.sin(a * 23))
            )
            x, y = q * s * pl * math.cos(a), q * s * pl * math.sin(a)
            z = t * H + flare * 0.35 * math.sin(a * 5 + seed)
            c = 0.05 * fractal_noise((x * 0.9, y * 0.9, z * 0.9), 3, seed)
            v.append((x * (1 + c), y * (1 + c), max(z, 0.01)))
    o = mesh('bag', v, grid_faces(n, len(zs), True), mat or cellophane())
    return o
