"""Confections cut in half, the filling towards the camera."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from studio.base import fractal_noise, grid_faces, hide, mesh, subsurf
from studio.confections import DUSTS, confection, decorate
from studio.food_materials import caramel, chocolate, cocoa, ganache
from studio.pieces import truffle


def cut_truffle(coat='milk', fill='dark', r=1.4, seed=5, outer=None, drizzle=None, topping=None):
    """truffle cut in half, ganache face towards -y; outer = dust over the shell (cocoa, matcha_dust, sugar_dust)"""
    dust = cocoa(DUSTS[outer]) if outer else None
    t = truffle(r, dust or chocolate(coat, 0.7), seed, rough=0.03 if dust else 0, foot=not dust)
    bpy.context.view_layer.update()

    def cutter(o, y):
        me = o.data
        bm = bmesh.new()
        bm.from_mesh(me)
        g = bmesh.ops.bisect_plane(
            bm,
            geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
            plane_co=(0, y, 0),
            plane_no=(0, -1, 0),
            clear_outer=True,
        )
        return bm, [e for e in g['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]

    bm, ed = cutter(t, 0)
    loop = [v for e in ed for v in e.verts]
    bm.to_mesh(t.data)
    pts = sorted(
        {(round(v.co.x, 5), round(v.co.z, 5)) for v in loop},
        key=lambda p: math.atan2(p[1] - 0.8, p[0]),
    )
    bm.free()
    t.modifiers.clear()
    if drizzle or (topping and topping != 'salt'):
        extra = decorate(t, drizzle, topping, seed, r, max(v.co.z for v in t.data.vertices))
    else:
        extra = []
    pts = np.array(pts)
    c = pts.mean(0)
    th = 0.10

    def ring(k):
        d = pts - c
        L = np.linalg.norm(d, axis=1)
        return c + d * ((L - k) / L)[:, None]

    n = len(pts)
    R = [pts, ring(0.04), ring(th), ring(th + 0.02)]
    Y = [0, -0.005, -0.005, 0.015]
    v = [(x, y, max(z, 0.01)) for rr, y in zip(R, Y) for x, z in rr]
    objs = [t, mesh('shell', v, grid_faces(n, 4, True), chocolate(coat, 0.35))]
    k = 26
    v = []
    d = R[3] - c
    for j in range(k):
        s = 1 - j / (k - 1)
        for i in range(n):
            x, z = c + d[i] * s
            v.append((x, 0.015 + 0.05 * fractal_noise((x * 3.5, 7, z * 3.5), 5, seed) * min(1, (1 - s) * 8), z))
    objs.append(subsurf(mesh('fill', v, grid_faces(n, k, True), ganache(fill)), 1))
    return objs + extra


def cut_piece(fill='caramel', seed=4, **kw):
    """any moulded or enrobed piece cut in half, cut face towards -y: keeps its topping on the half that stays"""
    objs = confection(seed=seed, **kw)
    bpy.context.view_layer.update()
    b = objs[0]
    me = b.data
    bm = bmesh.new()
    bm.from_mesh(me)
    g = bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=(0, 0, 0),
        plane_no=(0, -1, 0),
        clear_outer=True,
    )
    loop = {
        (round(v.co.x, 4), round(v.co.z, 4))
        for e in g['geom_cut']
        if isinstance(e, bmesh.types.BMEdge)
        for v in e.verts
    }
    bm.to_mesh(me)
    bm.free()
    pts = np.array(sorted(loop, key=lambda p: math.atan2(p[1] - max(q[1] for q in loop) * 0.5, p[0])))
    pts = np.vstack(
        [
            np.linspace(
                pts[i],
                pts[(i + 1) % len(pts)],
                1 + int(np.linalg.norm(pts[(i + 1) % len(pts)] - pts[i]) / 0.03),
                endpoint=False,
            )
            for i in range(len(pts))
        ]
    )
    keep = [o for o in objs if not (o.matrix_world.translation.y < 0.04 and o is not b and o.type == 'MESH')]
    for o in objs:
        if o not in keep:
            hide(o)
            o.matrix_world = Matrix.Translation((0, 0, -500))
    c = pts.mean(0) * 0.3 + np.array((0, pts[:, 1].max() * 0.5)) * 0.7

    def ring(k):
        d = pts - c
        L = np.linalg.norm(d, axis=1)
        return c + d * ((L - k) / L)[:, None]

    n = len(pts)
    R = [pts, ring(0.04), ring(0.10), ring(0.12)]
    Y = [0, -0.005, -0.005, 0.012]
    shell = mesh(
        'shell',
        [(x, y, max(z, 0.01)) for rr, y in zip(R, Y) for x, z in rr],
        grid_faces(n, 4, True),
        chocolate(kw.get('coat', 'dark'), 0.35),
    )
    k = 22
    v = []
    d = R[3] - c
    for j in range(k):
        q = 1 - j / (k - 1)
        for i in range(n):
            x, z = c + d[i] * q
            v.append(
                (
                    x,
                    0.012
                    - 0.05 * (1 - q**4)
                    + 0.03 * fractal_noise((x * 2.5, 7, z * 2.5), 3, seed) * min(1, (1 - q) * 8),
                    z,
                )
            )
    return keep + [
        shell,
        mesh(
            'fill',
            v,
            grid_faces(n, k, True),
            caramel('#b9651b', 0.55) if fill == 'caramel' else ganache(fill),
        ),
    ]
