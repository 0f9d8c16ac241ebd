"""Scenes of gift cards."""
import math

from studio import artwork
from studio.base import bevel, group, linear, mesh, place, solidify
from studio.confections import confection
from studio.ribbons import bow
from studio.solids import card
from studio.stage import set_stage
from studio.wrapping_materials import DEEPGOLD, GOLD, paper, printed, satin


def gift_card(row, look, seed):
    """A gift card on its envelope, with a bow and two pieces."""
    colour, rib = row['colour'], row['ribbon']
    c = card(
        8.6,
        5.4,
        0.09,
        printed(artwork.gift_card(), GOLD if max(linear(colour)[:3]) < 0.5 else DEEPGOLD, colour, 0.5),
        0.32,
    )
    bevel(c, 0.012, 2)
    env = card(9.6, 6.5, 0.10, paper('#f2e6d2', 0.7, 0.2), 0.06)
    flap = mesh(
        'flap',
        [(-4.78, 3.2, 0.112), (4.78, 3.2, 0.112), (0.35, -0.55, 0.19), (-0.35, -0.55, 0.19)],
        [(0, 3, 2, 1)],
        paper('#efe1ca', 0.7, 0.2),
        False,
    )
    solidify(flap, 0.02, 1)
    place(env, (0, 0, 0.0))
    group([env, flap], (-0.9, 1.3, 0), (0, 0, 0.22))
    place(c, (1.0, -0.9, 0.42), (math.radians(3), math.radians(-3.2), -0.13))
    group(confection('truffle', 'cocoa', None, None, 7, r=1.05), (-4.7, -1.7, 0))
    group(confection('heart', 'blood', None, None, 2, r=0.95, gloss=1), (-4.5, -3.9, 0), (0, 0, 0.4))
    rb = satin(rib)
    group(
        bow(rb, L=2.0, width=0.95, H=1.2, tails=2.6, seed=4, z0=0.02),
        (4.3, 2.7, 0.12),
        (0, 0, -0.5),
    )
    set_stage(look['backdrop'], target=(-0.15, -0.25, 0.2), size=13.6, elevation=52, light_scale=2.4, blur=0.006)


SCENES = {'card': gift_card}
