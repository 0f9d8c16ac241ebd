"""What comes out of an oven or off a sheet: cookies, cake, shortbread, bark, cream."""
import math
import random

import numpy as np

from studio.base import TAU, bevel, cached, fractal_noise, grid_faces, hide, linear, mesh, place
from studio.crockery import rounded, turned
from studio.food_materials import caramel, chocolate, cocoa, ganache, hard_candy, nut
from studio.nodes import Nodes
from studio.nuts import nut_mesh
from studio.pieces import piece
from studio.solids import card
from studio.toppings import scatter, shard_protos


@cached
def baked(light='#d6ad78', dark='#a06a38'):
    """A baked crust: browner here and there, fine cracks."""
    t = Nodes('baked')
    base = t.mix(t.ramp(t.noise(0.9, 5, 0.6), [(0.3, 0.0), (0.7, 1.0)]), linear(light), linear(dark))
    fine = t.math('ADD', t.noise(6, 5, 0.7), t.math('MULTIPLY', t.voronoi(2.2), 0.7))
    t.principled(
        Base_Color=base,
        Subsurface=0.1,
        Subsurface_Radius=(0.12, 0.07, 0.03),
        Subsurface_Color=base,
        Specular=0.2,
        Roughness=0.75,
        Normal=t.bump(fine, 0.7, 0.10),
    )
    return t.material


def whipped():
    """Softly whipped cream."""
    return chocolate('#fbf1de', 0.15)


def dollop(r, seed=1):
    """A spoonful of cream with a soft peak."""
    profile = [(r * 1.02, 0), (r * 1.08, 0.16 * r), (r * 0.98, 0.40 * r), (r * 0.62, 0.55 * r), (r * 0.30, 0.66 * r)]
    profile += [(r * 0.14, 0.82 * r), (0.0, 0.90 * r)]
    points = np.array(profile)
    t = np.linspace(0, len(points) - 1, 40)
    smooth = np.stack([np.interp(t, range(len(points)), points[:, k]) for k in (0, 1)], 1)
    body = turned(smooth, whipped())
    for v in body.data.vertices:
        angle, high = math.atan2(v.co.y, v.co.x), v.co.z / r
        fold = 1 + 0.06 * math.sin(3 * angle + 5 * high + seed) + 0.05 * fractal_noise(v.co / r, 2, seed)
        v.co.x, v.co.y = v.co.x * fold + 0.12 * r * high**2, v.co.y * fold
    return body


def cookie(seed, r=3.5):
    """A cookie with milk chocolate, brittle and nuts pressed in."""
    body = piece('round', r, 0.95, baked(), p=2.3, foot=0, wob=0.075, seed=seed)
    out = [body]
    for material, size, count in ((chocolate('milk', 0.7), 0.62, 15), (caramel('#a9530f', 0.2), 0.58, 13)):
        protos = shard_protos(material, 6, size, seed + count)
        out += scatter(body, protos, count, seed + count, embed=-0.02, scale=(0.6, 1.15), nzmin=0.55, mind=0.75)
    nuts = shard_protos(nut('almond'), 4, 0.34, seed) + shard_protos(nut('blanched'), 4, 0.34, seed + 1)
    return out + scatter(body, nuts, 16, seed + 5, embed=-0.02, nzmin=0.5, mind=0.5)


def wedge(radius, height, start, turn, seed=3):
    """A cake or a slice of it: crackled cocoa crust outside, moist dark crumb where it was cut."""

    def crust(x, y, r, z):
        cracks = abs(fractal_noise((x * 0.36, y * 0.36, 0), 2, seed))
        return z + (0.26 * min(cracks * 5, 1) - 0.2 if z > height * 0.8 else 0)

    top = [(radius * k / 60, height + 0.18 * (k / 60) ** 8) for k in range(58)]
    side = [(radius * 0.985, height - 0.02), (radius, height - 0.25), (radius * 1.0, height * 0.5), (radius * 0.985, 0)]
    out = [turned((top + side)[::-1], cocoa('#43251a'), start, turn, crust)]
    for angle in (start, start + turn):
        direction = np.array((math.cos(angle), math.sin(angle)))
        normal, verts = np.array((-direction[1], direction[0])), []
        for j in range(25):
            for k in range(70):
                r, z = radius * 0.985 * k / 69, j / 24 * height
                x, y = direction * r
                x, y = (x, y) + normal * 0.10 * fractal_noise((r * 1.6, z * 1.6, angle), 3, seed)
                verts.append((x, y, crust(x, y, r, z) if j == 24 else z))
        out.append(mesh('cut', verts, grid_faces(70, 25), ganache('#3a1d11')))
    nibs = shard_protos(ganache('#2c150c'), 6, 0.19)
    return out + scatter(
        out[0], nibs, int(150 * turn / TAU), seed, embed=0.02, scale=(0.6, 1.4), nzmin=0.8, zmin=height * 0.8, mind=0.3
    )


def finger(seed, long=8.0, wide=2.3, high=1.2):
    """A shortbread finger pricked with a fork, half in dark chocolate under crushed green and white candy."""
    body = bevel(card(long, wide, high, baked('#e9cfa0', '#d3ac72'), 0.16), 0.16, 4)
    out = [body]
    for k in range(4):
        for side in (-1, 1):
            prick = piece('round', 0.09, 0.03, baked('#9a6a34', '#7d5226'), foot=0)
            out.append(place(prick, (-long / 2 + 0.75 + k * 0.85, side * 0.42, high - 0.012)))
    coat = piece('rect', 1, high + 0.16, chocolate('dark', 0.75), p=9, foot=0.03, wob=0.012, seed=seed)
    coat.scale = ((long / 2 + 0.24) / 2.56, (wide / 2 + 0.13) / 0.78, 1)
    out.append(place(coat, (long / 4 + 0.1, 0, 0), (0, 0, 0), coat.scale))
    crumbs = [p for hue in ('#3f9a62', '#f3f7ef', '#7cc49a') for p in shard_protos(hard_candy(hue, 0.8), 4, 0.13, 4)]
    strewn = scatter(coat, crumbs, 75, seed, embed=0.0, scale=(0.4, 1.3), nzmin=0.85, zmin=high * 0.8)
    for chip in strewn:
        chip.location.x = chip.location.x * coat.scale[0] + coat.location.x
        chip.location.y *= coat.scale[1]
    return out + strewn


def inside(topping, edge, margin=0.42):
    """Whether a topping lies clear of the edge; one that overhangs is taken out of the picture."""
    x, y, _ = topping.matrix_world.translation
    if np.hypot(edge[:, 0] - x, edge[:, 1] - y).min() > margin:
        return True
    hide(topping)
    return False


def bark(corners, seed, high=0.8):
    """A broken piece of white bark: straight edges, a wavy top, pistachios and cranberries half sunk."""
    rnd = random.Random(seed)
    points = np.array(corners, float)
    around = 192
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(points, -1, 0) - points, axis=1))])
    closed, way = np.vstack([points, points[:1]]), np.linspace(0, lengths[-1], around, endpoint=False)
    edge = np.stack([np.interp(way, lengths, closed[:, k]) for k in (0, 1)], 1)
    edge += [[0.07 * fractal_noise((x * 1.4, y * 1.4, k), 3, seed) for k in (1, 5)] for x, y in edge]
    middle = edge.mean(0)
    verts = []
    for share, z in ((0.985, 0), (1, 0.05), (1.004, high * 0.55), (0.998, high - 0.1)):
        verts += [(*(middle + (p - middle) * share), z) for p in edge]
    for k in range(40):
        for p in edge:
            x, y = middle + (p - middle) * (0.988 - 0.988 * k / 39.5)
            verts.append((x, y, high - 0.05 * (k == 0) + 0.05 * fractal_noise((x * 0.5, y * 0.5, 0), 2, seed)))
    body = mesh('bark', verts, grid_faces(around, 44, True), chocolate('white', 0.55), auto=60)
    out = [body]
    for kind, size, count in (('pistachio', 1.15, 15), ('cranberry', 0.95, 13)):
        protos = [hide(nut_mesh(kind, size * rnd.uniform(0.85, 1.1), seed + k)) for k in range(4)]
        strewn = scatter(
            body, protos, count, seed + count, embed=-0.03, nzmin=0.9, zmin=high * 0.8, mind=0.75, tilt=0.3
        )
        out += [one for one in strewn if inside(one, edge)]
    chips = shard_protos(nut('pistachio'), 5, 0.14, seed) + shard_protos(nut('cranberry'), 3, 0.12, seed)
    return out + scatter(body, chips, 50, seed, embed=0.0, scale=(0.4, 1.1), nzmin=0.9, zmin=high * 0.8, mind=0.25)


@cached
def roasted_skin():
    """An apple's skin after the oven: red running into gold, wrinkled, glossy."""
    t = Nodes('roasted_skin')
    streaks = t.node('ShaderNodeMapping', {'Vector': t.coord(), 'Scale': (1.4, 1.4, 0.25)}).outputs[0]
    red = t.mix(t.noise(1.1, 4, 0.6, streaks), linear('#6e1612'), linear('#a8402a'))
    base = t.mix(t.ramp(t.noise(0.5, 3), [(0.42, 0.0), (0.68, 1.0)]), red, linear('#b8772f'))
    wrinkles = t.math('ADD', t.noise(1.6, 4, 0.6, streaks), t.math('MULTIPLY', t.noise(7, 3), 0.25))
    t.principled(Base_Color=base, Specular=0.45, Roughness=0.3, Clearcoat=0.4, Normal=t.bump(wrinkles, 0.5, 0.16))
    return t.material


def apple(seed, r=3.4):
    """A baked apple, its core filled with marzipan, raisins and sliced almonds."""
    profile = [(0, 0.3), (0.4, 0.02), (0.68, 0.08), (0.95, 0.45), (1.02, 0.9), (0.93, 1.32), (0.7, 1.55), (0.5, 1.56)]
    profile += [(0.40, 1.46), (0.36, 1.2), (0, 1.18)]
    body = turned(rounded([(a * r, z * r) for a, z in profile]), roasted_skin())
    for v in body.data.vertices:
        bulge = 1 + 0.05 * fractal_noise(v.co / r * 0.9, 2, seed)
        v.co.x, v.co.y, v.co.z = v.co.x * bulge, v.co.y * bulge, v.co.z * (2 - bulge)
    core = piece('round', 0.50 * r, 0.62 * r, baked('#e8c993', '#b57c3e'), p=2.2, foot=0, wob=0.12, seed=seed)
    almonds = shard_protos(chocolate('#ecd7ae', 0.2), 6, 0.34, seed, flat=0.12)
    raisins = shard_protos(chocolate('#2a120f', 0.5), 5, 0.24, seed)
    strewn = scatter(core, almonds, 15, seed, embed=-0.02, nzmin=0.25, zmin=0.3 * r, mind=0.36, tilt=0.4)
    strewn += scatter(core, raisins, 9, seed + 1, embed=0.0, nzmin=0.3, zmin=0.3 * r, mind=0.5)
    for o in (core, *strewn):
        o.location.z += 1.18 * r
    return [body, core, *strewn]
