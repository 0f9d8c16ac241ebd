"""Scenes of pieces mixed by weight."""
import random

from studio import artwork
from studio.assortments import MIX
from studio.base import group, place
from studio.boxes import box_open
from studio.confections import confection
from studio.solids import card
from studio.stage import set_stage
from studio.wrapping_materials import DEEPGOLD, paper, printed

KRAFT = '#b98a58'


def heaped_box(seed=7, pieces=MIX, w=13.6, d=11.0, h=5.0):
    """A kraft box heaped with pieces: layers of a loosened grid, each smaller and higher than the one below."""
    rnd = random.Random(seed)
    objs = box_open(w, d, h, 0.22, paper(KRAFT, 0.75, 0.25), paper('#f6ecd9', 0.8))
    face = printed(artwork.label(7.0, 2.9, 'ONE POUND', 'mixed by you'), DEEPGOLD, '#f4ead9', 0.6)
    objs.append(place(card(7.0, 2.9, 0.02, face, 0.05), (0, -d / 2 - 0.01, h * 0.5), (1.5708, 0, 0)))
    k = 0
    for nx, ny, z in ((5, 4, h - 1.5), (4, 3, h - 0.1), (3, 2, h + 1.25), (1, 1, h + 2.5)):
        pitch_x, pitch_y = (w - 1.4) / 5, (d - 1.2) / 4
        for j in range(ny):
            for i in range(nx):
                x = (i - (nx - 1) / 2) * pitch_x + rnd.uniform(-0.2, 0.2)
                y = (j - (ny - 1) / 2) * pitch_y + rnd.uniform(-0.2, 0.2)
                body = confection(**{**pieces[(k * 5 + j) % len(pieces)], 'r': 1.22, 'seed': k})
                tilt = (rnd.uniform(-0.45, 0.45), rnd.uniform(-0.45, 0.45), rnd.uniform(0, 6.3))
                objs.append(group(body, (x, y, z + rnd.uniform(-0.15, 0.2)), tilt))
                k += 1
    return objs


def heaped(row, look, seed):
    """The heaped box, three pieces before it."""
    group(heaped_box(), (-0.6, 1.2, 0), (0, 0, 0.22))
    for i, (piece, spot) in enumerate(zip((MIX[2], MIX[8], MIX[1]), ((7.6, -4.8, 0), (4.4, -7.2, 0), (8.6, -8.0, 0)))):
        group(confection(**{**piece, 'r': 1.22, 'seed': seed + i}), spot, (0, 0, i * 0.9))
    set_stage(look['backdrop'], target=(1.0, -0.6, 2.4), size=23.0, elevation=34, light_scale=3.9, blur=0.003)


SCENES = {'heaped': heaped}
