"""Wide banners: a theme and a composition."""
import random

import bpy

from studio.assortments import ASSORTED, contrast, seasonal
from studio.base import group, hide, link, place, subsurf
from studio.boxes import chocbox, lid
from studio.brittle import brittle
from studio.confections import confection
from studio.cuts import cut_truffle
from studio.foils import foil_heart_mesh
from studio.lollypops import lolly
from studio.nuts import nut_mesh
from studio.ribbons import bow
from studio.stage import set_stage
from studio.wrapping_materials import foil, paper, satin


def banner(row, look, seed):
    """0 open box, copy space left | 1 closed gift box, copy space right | 2 close-up, copy left | 3 sweets counter, copy right"""
    theme, variant = row.get('theme', 'default'), row['variant']
    silk = satin(look['ribbon'])
    rnd = random.Random(4 + variant)
    shapes = look['shapes']
    deco = [
        dict(drizzle='dark'),
        dict(topping='goldleaf'),
        dict(),
        dict(topping='nutchips'),
        dict(drizzle='white'),
        dict(topping='pearls'),
    ]

    def foils(pos, r=0.95):
        pr = [foil_heart_mesh(foil(c, 0.22, 0.55, 2.2), r, i, look['foil_shape']) for i, c in enumerate(look['foils'])]
        for i, (x, y) in enumerate(pos):
            q = link(bpy.data.objects.new('fh', pr[i % len(pr)].data))
            subsurf(q, 1)
            place(q, (x, y, 0.4 * r / 0.95), (0.05, 0.05, i * 1.1))
        for p in pr:
            hide(p)

    def loose(pos):
        for i, (x, y) in enumerate(pos):
            coat = look['coats'][i % len(look['coats'])]
            piece = contrast(dict(deco[i % 6], shape=shapes[i % 4], coat=coat))
            group(confection(**piece, seed=i + 1, r=1.3, gloss=0.85), (x, y, 0), (0, 0, rnd.uniform(-0.6, 0.6)))

    if variant == 0:
        o, W, D = chocbox(
            4, 3, mat=paper(look['paper'], 0.6, 0.12), seed=2, items=ASSORTED if theme == 'default' else seasonal(theme)
        )
        group(o, (8.6, 1.6, 0), (0, 0, -0.30))
        group(bow(silk, L=3.4, width=1.7, H=2.0, tails=4.4, seed=5, loops=4, z0=0.03), (-4.2, 3.7, 0))
        loose(
            [
                (-1.4, -3.0),
                (1.6, -5.2),
                (-4.8, -4.2),
                (4.8, -6.7),
                (-7.4, -0.7),
                (-4.4, -1.0),
                (-2.4, -7.2),
                (8.8, -7.7),
            ]
        )
        group(cut_truffle('milk', 'dark', 1.35), (-5.6, -7.6, 0), (0, 0, -0.25))
        foils([(-9.4, -4.4), (2.6, -8.6), (12.4, -8.2), (6.4, -9.5)])
        set_stage(look['backdrop'], target=(-2.6, -1.9, 0.8), size=36, elevation=31, light_scale=5.0, blur=0.004)
    elif variant == 1:
        W, D = 14.75, 11.2
        place(lid(W, D, 3.0, look['paper'], look['ribbon'], 1.7), (-8.4, 2.4, 0), (0, 0, 0.22))
        loose(
            [
                (0.4, -2.2),
                (-2.8, -4.4),
                (3.4, -4.9),
                (-5.8, -6.9),
                (-5.2 + 9.6, -1.0),
                (-1.2 + 3.0, 1.6),
                (-0.2, -7.4),
                (8.4, -7.4),
            ]
        )
        group(cut_truffle('dark', 'raspberry', 1.35), (-9.3, -7.0, 0), (0, 0, 0.2))
        foils([(7.2, -3.0), (-3.2, -8.4), (12.2, -7.4), (3.4, -9.4)])
        set_stage(look['backdrop'], target=(2.6, -1.7, 0.9), size=36, elevation=30, light_scale=5.0, blur=0.004)
    elif variant == 2:
        for d, x, y, rz in [
            (dict(shape='truffle', coat='milk', drizzle='dark', seed=3), 1.2, 0.2, 0),
            (dict(shape='dome', coat='ruby', topping='goldleaf', seed=2), 4.6, 1.1, 0.3),
            (dict(shape='square', coat='dark', topping='salt', seed=4), 4.2, -2.9, 0.62),
            (dict(shape='truffle', coat='white', topping='coconut', seed=6), 7.9, -0.7, 0),
            (dict(shape='heart', coat='blood', gloss=1.0), 7.6, -4.2, 0.4),
            (dict(shape='truffle', coat='cocoa', seed=7), -1.6, -1.7, 0),
            (dict(shape='truffle', coat='dark', topping='coated_nuts', seed=9), 8.4, 3.0, 0),
        ]:
            group(confection(**dict(d, r=1.4)), (x, y, 0), (0, 0, rz))
        group(cut_truffle('dark', 'raspberry', 1.4), (1.0, -3.6, 0), (0, 0, 0.12))
        set_stage(look['backdrop'], target=(0.4, -0.8, 0.9), size=20, elevation=24, light_scale=3.0, blur=0.0065)
    else:
        nuts = ('almond', 'blanched', 'hazel')
        group(brittle(8.8, 6.0, 0.55, 2, nuts=nuts, col='#a9530f', n=44), (-10.0, 1.6, 0), (0, 0, 0.3))
        group(
            brittle(3.8, 2.6, 0.52, 8, n=10, nuts=nuts, col='#a9530f'),
            (-4.2, -2.4, 0),
            (0, 0, -0.5),
        )
        place(lolly(('#d2132f', '#fffaf3'), '#8e1b2c', 2.5), (-2.2, 3.4, 0), (0, 0, 0.35))
        place(lolly(('#f3c623', '#fffaf3'), '#e3bd55', 2.1), (3.7, 1.2, 0), (0, 0, 0.6))
        for i, (sh_, c, x, y) in enumerate(
            [
                ('dome', 'caramel', -8.4, -4.4),
                ('dome', 'caramel', -5.6, -6.2),
                ('truffle', 'cocoa', -1.0, -5.0),
                ('square', 'dark', 2.8, -6.2),
            ]
        ):
            group(
                confection(sh_, c, None, 'salt' if sh_ == 'square' else None, i + 1, r=1.3, gloss=0.9),
                (x, y, 0),
                (0, 0, 0.5 * i),
            )
        foils([(-3.0, -7.5), (-9.6, -7.0), (0.7, -8.4), (5.6, -8.2)])
        for i, (x, y) in enumerate([(-11.2, -3.0)]):
            place(nut_mesh(nuts[i], 1.25, i), (x, y, 0.33), (0.1, 0.1, i * 1.3))
        set_stage(look['backdrop'], target=(2.8, -1.2, 0.4), size=30, elevation=38, light_scale=4.2, blur=0.004)


SCENES = {'banner': banner}
