"""What lies on a piece: drizzle, and small things scattered over a surface."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from studio.base import TAU, ray_tree, grid_faces, hide, link, mesh, subsurf
from studio.food_materials import hard_candy, salt
from studio.solids import tube


def pipe_drizzle(o, mat, w=0.075, n=7, span=1.3, seed=0, ang=0.35, cover=1.0, dirs=1):
    """zig-zag piped from above and draped on the piece (ray-cast)"""
    bvh = ray_tree(o)
    res = []
    rnd = random.Random(seed)
    N = 420 * max(1, n // 4)
    runs = []
    cur = []
    for i in range(N + 1):
        t = i / N
        ph = t * n
        u = -span + 2 * span * t
        k = abs((ph % 1) * 2 - 1) * 2 - 1
        k = math.sin(k * math.pi / 2)
        v = k * span * 1.15 * cover * (1 + 0.10 * math.sin(int(ph * 2) * 7.7 + seed))
        u += 0.05 * math.sin(i * 0.043 + seed)
        x = u * math.cos(ang) - v * math.sin(ang)
        y = u * math.sin(ang) + v * math.cos(ang)
        hit, nrm, _, _ = bvh.ray_cast(Vector((x, y, 20)), Vector((0, 0, -1)))
        if hit and nrm.z > 0.34:
            r = w * (1 + 0.25 * noise.noise(Vector((i * 0.02, seed, 0))) + (0.30 if abs(k) > 0.93 else 0))
            cur.append((hit + nrm * r * 0.15, r))
        else:
            if len(cur) > 6:
                runs.append(cur)
            cur = []
    if len(cur) > 6:
        runs.append(cur)
    for c in runs:
        P = [np.array(p) for p, _ in c]
        R = [r for _, r in c]
        for _ in range(3):
            P = [P[0]] + [(P[i - 1] + 2 * P[i] + P[i + 1]) / 4 for i in range(1, len(P) - 1)] + [P[-1]]
        m = len(R)
        for i in range(4):  # rounded bead ends
            R[i] *= (0.35, 0.7, 0.9, 1)[i]
            R[m - 1 - i] *= (0.35, 0.7, 0.9, 1)[i]
        res.append(tube(P, R, mat))
    return res


def surface_points(o, n, seed=0, zmin=-9, zmax=99, nzmin=-0.2, rmax=99, mind=0):
    """Up to n random points on an object, with their normals."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    e = o.evaluated_get(dg)
    me = e.to_mesh()
    V = np.array([v.co[:] for v in me.vertices])
    me.calc_loop_triangles()
    T = np.array([t.vertices[:] for t in me.loop_triangles])
    e.to_mesh_clear()
    a, b, c = V[T[:, 0]], V[T[:, 1]], V[T[:, 2]]
    N = np.cross(b - a, c - a)
    A = np.linalg.norm(N, axis=1)
    N = N / np.maximum(A, 1e-12)[:, None]
    rng = np.random.default_rng(seed)
    out = []
    idx = rng.choice(len(T), size=n * 60, p=A / A.sum())
    for k in idx:
        u, v = rng.random(2)
        if u + v > 1:
            u, v = 1 - u, 1 - v
        p = a[k] + u * (b[k] - a[k]) + v * (c[k] - a[k])
        if p[2] < zmin or p[2] > zmax or N[k][2] < nzmin or math.hypot(p[0], p[1]) > rmax:
            continue
        if mind and any(np.sum((p - q) ** 2) < mind * mind for q, _ in out):
            continue
        out.append((p, N[k]))
        if len(out) >= n:
            break
    return out


def scatter(o, protos, n, seed=0, embed=0.0, scale=(0.8, 1.2), tilt=0.5, align=True, **kw):
    """instance prototype meshes over a surface"""
    rnd = random.Random(seed)
    res = []
    for p, nr in surface_points(o, n, seed, **kw):
        pr = rnd.choice(protos)
        i = link(bpy.data.objects.new('sc', pr.data))
        q = Vector(nr).to_track_quat('Z', 'Y').to_matrix() if align else Matrix.Identity(3)
        r = q @ Euler((rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, TAU))).to_matrix()
        s = rnd.uniform(*scale)
        i.matrix_world = Matrix.Translation(Vector(p) - Vector(nr) * embed * s) @ r.to_4x4() @ Matrix.Scale(s, 4)
        for m in pr.modifiers:
            if m.type == 'SUBSURF':
                subsurf(i, m.render_levels)
        res.append(i)
    return res


def salt_protos(k=5, size=0.11, seed=3):
    """Flakes of salt."""
    rnd = random.Random(seed)
    out = []
    for i in range(k):  # hollow-ish pyramid / slab flakes
        sx, sy, sz = (
            size * rnd.uniform(0.7, 1.4),
            size * rnd.uniform(0.6, 1.1),
            size * rnd.uniform(0.3, 0.9),
        )
        tp = rnd.uniform(0.3, 0.9)
        v = [
            (
                x * sx * (tp if z else 1) + rnd.uniform(-0.1, 0.1) * size,
                y * sy * (tp if z else 1) + rnd.uniform(-0.1, 0.1) * size,
                z * sz,
            )
            for z in (0, 1)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        out.append(hide(mesh('salt', v, f, salt(), smooth=False)))
    return out


def shard_protos(mat, k=6, size=0.13, seed=5, flat=0.7):
    """Chips and splinters of a material."""
    rnd = random.Random(seed)
    out = []
    for i in range(k):
        bm = bmesh.new()
        for _ in range(11):
            bm.verts.new(
                (
                    rnd.gauss(0, 0.55) * size,
                    rnd.gauss(0, 0.45) * size,
                    rnd.gauss(0, 0.45 * flat) * size,
                )
            )
        bmesh.ops.convex_hull(bm, input=bm.verts)
        me = bpy.data.meshes.new('shard')
        bm.to_mesh(me)
        bm.free()
        me.materials.append(mat)
        out.append(hide(link(bpy.data.objects.new('shard', me))))
    return out


def sprinkle_protos(cols, L=0.28, r=0.05):
    """Sugar sprinkles."""
    out = []
    for c in cols:
        v = []
        n = 10
        prof = [
            (-L / 2, 0.15),
            (-L / 2 + 0.25 * r, 0.7),
            (-L / 2 + r, 1),
            (L / 2 - r, 1),
            (L / 2 - 0.25 * r, 0.7),
            (L / 2, 0.15),
        ]
        for x, s in prof:
            v += [(x, r * s * math.cos(TAU * i / n), r * s * math.sin(TAU * i / n)) for i in range(n)]
        f = grid_faces(n, len(prof), True) + [
            tuple(range(n - 1, -1, -1)),
            tuple(range((len(prof) - 1) * n, len(prof) * n)),
        ]
        out.append(hide(mesh('spr', v, f, hard_candy(c, 0.5, 0.2))))
    return out


def pearl_protos(mats, r=0.07):
    """Sugar pearls."""
    out = []
    for m in mats:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r)
        me = bpy.data.meshes.new('pearl')
        bm.to_mesh(me)
        bm.free()
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.materials.append(m)
        out.append(hide(link(bpy.data.objects.new('pearl', me))))
    return out
