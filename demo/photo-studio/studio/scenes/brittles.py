"""Scenes of brittle."""
from studio.base import group, hide, mesh, place
from studio.brittle import brittle
from studio.food_materials import caramel
from studio.nuts import nut_mesh
from studio.stage import set_stage
from studio.toppings import scatter, shard_protos


def slab(row, look, seed):
    """A slab, two broken pieces, crumbs and loose nuts."""
    nuts, col = tuple(row['nuts']), row['colour']
    group(
        brittle(
            9.6,
            6.8,
            0.55,
            2,
            nuts=nuts,
            col=col,
            n=70 if nuts[0] in ('peanut', 'pistachio') else 46 if nuts[0] == 'pecan' else 52,
        ),
        (-0.6, 0.9, 0),
        (0, 0, 0.2),
    )
    group(brittle(4.0, 2.6, 0.52, 8, n=10, nuts=nuts, col=col), (3.4, -3.0, 0), (0, 0, -0.5))
    group(brittle(2.6, 2.2, 0.5, 13, n=5, nuts=nuts, col=col), (-2.9, -3.6, 0), (0, 0, 0.9))
    for i, (x, y) in enumerate([(-4.9, -2.5), (0.9, -4.1), (5.3, -0.7)]):
        k = nuts[i % len(nuts)]
        o = nut_mesh(k, 1.25, i)
        place(o, (x, y, 0.33), (0.1, 0.1, i * 1.3))
    pr = shard_protos(caramel(col, 0.2), 6, 0.16)
    fl = mesh('tmp', [(-6, -5, 0), (6, -5, 0), (6, -2, 0), (-6, -2, 0)], [(0, 1, 2, 3)])
    scatter(fl, pr, 26, 3, embed=-0.06, scale=(0.3, 1.1))
    hide(fl)
    if row.get('close'):
        set_stage(look['backdrop'], target=(1.4, -1.2, 0.5), size=7.2, elevation=36, light_scale=2.0, blur=0.009)
    else:
        set_stage(look['backdrop'], target=(0.1, -0.7, 0.3), size=13.0, elevation=42, light_scale=2.4, blur=0.006)


SCENES = {'brittle': slab}
