"""Helpers every builder uses: meshes, modifiers, placing. 1 Blender unit = 1 cm."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree


TAU = math.tau


MATS = {}


def cached(fn):
    """One material per set of arguments and scene."""

    def w(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in MATS:
            MATS[key] = fn(*a, **k)
        return MATS[key]

    return w


def linear(h):
    """#rrggbb as linear RGBA."""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1.0,)


def reset(seed=1):
    """An empty scene and the same random numbers each time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    MATS.clear()


def link(o):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, verts, faces, mat=None, smooth=True, uv=None, auto=None):
    """An object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(int(i) for i in f) for f in faces])
    if uv is not None:
        l = me.uv_layers.new(name='UVMap')
        for lp in me.loops:
            l.data[lp.index].uv = uv[lp.vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if auto:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    me.update()
    o = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return o


def grid_faces(nu, nv, wrap_u=False, off=0):
    """Quads of a grid of nu x nv vertices, closed round u if wrapped."""
    f = []
    for j in range(nv - 1):
        for i in range(nu if wrap_u else nu - 1):
            a = j * nu + i
            b = j * nu + (i + 1) % nu
            f.append((off + a, off + b, off + b + nu, off + a + nu))
    return f


def subsurf(o, lv=2):
    """Rounds by subdivision; never give it a face of more than 100 corners (README, pitfalls)."""
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = lv
    m.render_levels = lv
    return o


def bevel(o, w, seg=3):
    """Rounds hard edges."""
    m = o.modifiers.new('b', 'BEVEL')
    m.width = w
    m.segments = seg
    m.limit_method = 'ANGLE'
    return o


def solidify(o, t, offset=0):
    """Gives a sheet thickness."""
    m = o.modifiers.new('sol', 'SOLIDIFY')
    m.thickness = t
    m.offset = offset
    return o


def ray_tree(o):
    """A tree to cast rays against, all modifiers applied."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    return BVHTree.FromObject(o, dg)


def fractal_noise(p, oct=3, seed=0.0):
    """Fractal noise at a point."""
    v = Vector((p[0] + seed * 17.3, p[1] - seed * 9.1, p[2] + seed * 3.7))
    s = 0
    a = 1.0
    for _ in range(oct):
        s += a * noise.noise(v)
        v = v * 2.03
        a *= 0.5
    return s


def place(o, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """Moves, turns and scales an object."""
    o.location = loc
    o.rotation_euler = rot
    o.scale = (s, s, s) if not hasattr(s, '__len__') else s
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """Parents objects to an empty, so that they move as one."""
    e = link(bpy.data.objects.new('grp', None))
    for o in objs:
        if o.parent is None:
            o.parent = e
    place(e, loc, rot, s)
    return e


def hide(o):
    """Takes an object out of the picture; its mesh can still be instanced."""
    o.hide_render = True
    o.hide_viewport = True
    o.location = (0, 0, -500)
    return o
