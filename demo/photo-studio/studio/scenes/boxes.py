"""Scenes of boxes: open with their lid behind, from above, closed, half filled."""
from studio.assortments import CUT, contents
from studio.base import group, place
from studio.boxes import chocbox, lid
from studio.confections import confection
from studio.cuts import cut_truffle
from studio.stage import set_stage
from studio.wrapping_materials import paper


def loose_piece(piece, seed, r=1.25):
    """A whole piece, or the cut half a tuple stands for."""
    if piece[0] == CUT if isinstance(piece, tuple) else False:
        return cut_truffle(piece[1], piece[2], 1.3, seed=seed)
    return confection(**{**piece, 'r': r, 'seed': seed})


def open_box(row, look, seed):
    """The open box, its lid with ribbon and bow behind, up to three loose pieces beside it."""
    base, ribbon = row.get('paper', look['paper']), row.get('ribbon', look['ribbon'])
    nx, ny = row['nx'], row['ny']
    pieces, loose = contents(row)
    objs, W, D = chocbox(nx, ny, mat=paper(base, 0.6, 0.12), items=pieces, seed=seed)
    scale = min(W, D) / 14.75
    left = -2.6 * scale
    group(objs, (left, -D * 0.23, 0), (0, 0, 0.13))
    place(lid(W, D, 2.2, base, ribbon, 1.0 + 0.6 * scale), (4.6 * scale, D * 0.87 + 0.2, 0), (0, 0, -0.10))
    x, y = left + W * 0.5 + 0.065 * D + 1.45, -D * 0.40
    group(loose_piece(loose[0], seed), (x, y, 0), (0, 0, 0.3))
    if nx * ny > 4:
        spot = (x + 0.9, y - 2.6, 0) if nx * ny == 6 else (x + 2.5, y - 1.0, 0)
        group(loose_piece(loose[1], seed + 1, 1.2), spot, (0, 0, 0.5))
    if nx * ny > 6:
        group(loose_piece(loose[2], seed + 2, 1.2), (x + 1.1, y - 3.3, 0), (0, 0, -0.25))
    size = (W + 7.2 * scale + (1.6 if nx == ny else 0.6)) * 1.2
    target = (scale + 0.3, D * 0.155 + 0.035 * size, 0.6)
    set_stage(
        look['backdrop'], target=target, size=size, elevation=40, light_scale=max(2.6, 4.6 * size / 27.5), blur=0.0025
    )


def overhead(row, look, seed):
    """Straight into the open box."""
    pieces, _ = contents(row)
    base = row.get('paper', look['paper'])
    objs, W, _ = chocbox(row['nx'], row['ny'], mat=paper(base, 0.6, 0.12), items=pieces, seed=seed)
    group(objs, (0, 0, 0), (0, 0, 0.06))
    set_stage(
        look['backdrop'], target=(0, 0, 1.0), size=W * 1.22, elevation=72, light_scale=4.0 * W / 14.75, blur=0.002
    )


def closed(row, look, seed):
    """A closed box with ribbon and bow."""
    base, ribbon = row.get('paper', look['paper']), row.get('ribbon', look['ribbon'])
    W, D = row.get('nx', 4) * 3.55 + 0.55, row.get('ny', 3) * 3.55 + 0.55
    place(lid(W, D, 3.4, base, ribbon, 1.7), (0, 0, 0), (0, 0, 0.30))
    set_stage(look['backdrop'], target=(0, 0.2, 1.9), size=W * 1.55, elevation=34, light_scale=3.6, blur=0.0025)


def stacked_and_open(row, look, seed):
    """An open box, and a closed one of the same paper standing upright of it: an evening's box and its twin."""
    base, ribbon = row.get('paper', look['paper']), row.get('ribbon', look['ribbon'])
    pieces, _ = contents(row)
    objs, W, D = chocbox(row['nx'], row['ny'], mat=paper(base, 0.6, 0.12), items=pieces, seed=seed)
    group(objs, (-1.6, -5.6, 0), (0, 0, 0.10))
    place(lid(W, D, 3.2, base, ribbon, 1.5), (1.8, 7.2, 0), (0, 0, -0.08))
    place(lid(W * 0.76, D * 0.76, 2.8, base, ribbon, 1.3), (1.8, 7.2, 3.25), (0, 0, 0.06))
    set_stage(look['backdrop'], target=(0, 0.4, 1.6), size=25.5, elevation=36, light_scale=4.4, blur=0.0025)


def half_filled(row, look, seed):
    """A box being mixed: some cups still empty, the next pieces lying beside it."""
    pieces, _ = contents(row)
    empty = set(row['empty'])
    items = [None if k in empty else pieces[k % len(pieces)] for k in range(row['nx'] * row['ny'])]
    base = row.get('paper', look['paper'])
    objs, W, D = chocbox(row['nx'], row['ny'], mat=paper(base, 0.6, 0.12), items=items, seed=seed)
    group(objs, (-1.4, 1.6, 0), (0, 0, 0.16))
    spots = [(8.4, -1.6), (8.9, -5.0), (5.6, -7.6), (1.6, -9.2), (-2.6, -10.0)]
    for i, (k, (x, y)) in enumerate(zip(row['empty'], spots)):
        group(confection(**{**pieces[k % len(pieces)], 'r': 1.27, 'seed': seed + i}), (x, y, 0), (0, 0, 0.5 * i - 0.7))
    set_stage(look['backdrop'], target=(0.9, -1.9, 0.8), size=22.5, elevation=44, light_scale=4.0, blur=0.0025)


SCENES = {
    'box': open_box,
    'overhead': overhead,
    'closed': closed,
    'box-and-closed': stacked_and_open,
    'half-filled': half_filled,
}
