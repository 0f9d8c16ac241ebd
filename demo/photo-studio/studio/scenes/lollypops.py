"""Scenes of lollypops: one, a fan of six, a box of thirty."""
import math

from studio.base import group, place
from studio.boxes import box_open
from studio.confections import confection
from studio.lollypops import lolly
from studio.ribbons import bow
from studio.stage import set_stage
from studio.wrapping_materials import paper, satin

WHITE = '#fffaf3'
FLAVORS = {  # rope colours, ribbon
    'cherry': (('#d2132f', WHITE), '#d2132f'),
    'lemon': (('#f3c623', WHITE), '#f3c623'),
    'mint': (('#2f9e77', WHITE), '#2f9e77'),
    'rainbow': (('#d2132f', '#f3c623', '#2f9e77', '#3b74c9'), '#8f6bd1'),
    'grape': (('#6b3fa0', '#efd9f5'), '#6b3fa0'),
    'caramel': (('#a9530f', '#f3d9a8'), '#5a3018'),
    'orange': (('#ea781e', WHITE), '#ea781e'),
    'raspberry': (('#cb3573', WHITE), '#cb3573'),
    'blueberry': (('#4465b3', WHITE), '#4465b3'),
    'apple': (('#82ad38', WHITE), '#82ad38'),
}
SIX = ('cherry', 'lemon', 'mint', 'rainbow', 'grape', 'caramel')


def rope_and_ribbon(row, look):
    """A flavor's colours, or a season's."""
    if row.get('flavor'):
        return FLAVORS[row['flavor']]
    return (look['foils'][0], WHITE), look['ribbon']


def single(row, look, seed):
    """One lollypop lying on the backdrop."""
    colours, ribbon = rope_and_ribbon(row, look)
    place(lolly(colours, ribbon), (-1.55, 1.55, 0), (0, 0, 0.62))
    set_stage(look['backdrop'], target=(0.35, -0.55, 0.3), size=9.6, elevation=56, light_scale=1.7, blur=0.006)


def fan(row, look, seed, place_at=(0, 0, 0), camera=True):
    """Six lollypops fanned from one bow, each flavor of the row in turn."""
    radius, stick, step = 1.75, 7.6, math.radians(25.5)
    flavors = row.get('flavors', SIX)
    pivot = radius + stick - 1.6
    objs = []
    for i in range(6):
        turn = (2.5 - i) * step
        x, y = -pivot * math.sin(turn), pivot * math.cos(turn)
        pop = lolly(FLAVORS[flavors[i % len(flavors)]][0], None, radius, stick)
        objs.append(place(pop, (x, y, 0.06 * i), (0, 0, turn)))
    silk = satin(row.get('ribbon', '#8e1b2c'))
    objs.append(
        group(bow(silk, L=2.3, width=1.1, H=1.3, tails=3.2, seed=2, loops=4, z0=0.05), (0, -0.1, 0.55), (0.05, 0, 0.15))
    )
    group(objs, place_at)
    if camera:
        set_stage(look['backdrop'], target=(0, 3.4, 0.3), size=20.0, elevation=60, light_scale=3.2, blur=0.003)


def box_of_thirty(row, look, seed):
    """A shallow box of thirty small lollypops, five rows of six flavors."""
    W, D, radius = 19.0, 19.5, 1.42
    objs = box_open(W, D, 1.9, 0.25, paper(row.get('paper', look['paper']), 0.6, 0.12), paper('#f8f1e4', 0.7))
    pops = {name: lolly(FLAVORS[name][0], None, radius, 2.9) for name in SIX}
    for r in range(5):
        for c in range(6):
            name = SIX[(c + 2 * r) % 6]
            x, y = (c - 2.5) * 3.03, 8.3 - r * 3.15
            objs.append(place(copy_of(pops[name]), (x, y - 0.4, 0.62), (0.16, 0, 0.06 * ((c * 3 + r) % 5 - 2))))
    for pop in pops.values():
        place(pop, (0, 0, -500))
    group(objs, (0, 0, 0), (0, 0, 0.10))
    set_stage(look['backdrop'], target=(0, 0, 0.6), size=W * 1.32, elevation=58, light_scale=4.2, blur=0.002)


def copy_of(root):
    """A second tree of objects that shares the meshes of the first."""
    import bpy

    from studio.base import link

    twin = link(root.copy())
    for child in [o for o in bpy.data.objects if o.parent == root]:
        copy_of(child).parent = twin
    return twin


def beside_bars(row, look, seed):
    """One lollypop and, before it, two small bars, as they are tied together."""
    colours, ribbon = FLAVORS[row['flavor']]
    place(lolly(colours, ribbon), (-1.9, 2.2, 0), (0, 0, 0.72))
    for i, (x, y, turn) in enumerate([(-2.5, -2.4, 0.5), (0.5, -3.2, 0.15)]):
        group(confection(**{'gloss': 0.85, **row['piece']}, seed=seed + i, r=1.15), (x, y, 0), (0, 0, turn))
    set_stage(look['backdrop'], target=(0.1, -0.5, 0.4), size=11.2, elevation=50, light_scale=2.0, blur=0.005)


SCENES = {'lolly': single, 'lolly-and-bars': beside_bars, 'lolly-fan': fan, 'lolly-box': box_of_thirty}
