"""Scenes of truffles and single pieces: whole, cut, piled."""
from studio.base import group
from studio.boxes import fluted_cup
from studio.confections import confection
from studio.cuts import cut_piece, cut_truffle
from studio.stage import set_stage
from studio.wrapping_materials import paper

DUSTS = {'cocoa': 'dark', 'matcha_dust': 'white', 'sugar_dust': 'milk'}  # what shell lies under the dust


def whole_and_cut(row, look, seed):
    """A whole truffle and, before it, a half that shows the filling."""
    coat, drizzle, topping = row['coat'], row.get('drizzle'), row.get('topping')
    group(confection('truffle', coat, drizzle, topping, seed, r=1.4), (-1.45, 0.7, 0))
    dust = coat if coat in DUSTS else None
    half = cut_truffle(DUSTS.get(coat, coat), row['fill'], seed=seed, outer=dust, drizzle=drizzle, topping=topping)
    group(half, (1.35, -0.95, 0), (0, 0, 0.16))
    set_stage(look['backdrop'], target=(0, 0, 0.85), size=7.2)


def looks_of(row):
    """The arguments of `confection` that a row names."""
    names = ('shape', 'coat', 'drizzle', 'topping', 'ridges', 'top_col', 'gloss')
    return {name: row[name] for name in names if row.get(name)}


def single(row, look, seed):
    """One piece alone, in a paper cup if the row says so."""
    flat = row['shape'] in ('heart', 'star', 'flower', 'egg')
    turn = {'heart': 0.16 + 0.35, 'star': 0.16, 'flower': 0.16, 'egg': 0.16}.get(row['shape'], 0.55)
    lift = 0.25 if row.get('cup') else 0
    group(confection(**{'gloss': 0.85, **looks_of(row)}, seed=seed, r=1.5), (0, 0, lift), (0, 0, turn))
    if row.get('cup'):
        fluted_cup(1.62, 2.15, 1.15, 40, paper(row['cup'], 0.42, 0.1, 0.12))
    size = row.get('size') or (5.6 if row['shape'] == 'rect' or row.get('cup') else 5.0)
    elevation = 40 if flat and row['shape'] in ('heart', 'star') else 31
    set_stage(look['backdrop'], target=(0, 0, 0.6 + lift / 2), size=size, elevation=elevation)


def season_trio(row, look, seed):
    """Three pieces in a season's coats."""
    coats = look['coats']
    for i, (x, y) in enumerate([(-1.7, 0.9), (1.5, 0.5), (-0.1, -1.9)]):
        drizzle = ('white' if coats[0] != 'white' else 'dark') if i == 0 else None
        topping = 'pearls' if i == 2 else None
        body = confection(row['shape'], coats[i], drizzle, topping, seed + i, r=1.35, gloss=0.9)
        group(body, (x, y, 0), (0, 0, i * 0.7 - 0.4))
    set_stage(look['backdrop'], target=(0, -0.3, 0.6), size=7.6, elevation=34, light_scale=1.5, blur=0.008)


def trio(row, look, seed):
    """Three of one piece; `drizzle` goes on the one at the back right instead of its topping."""
    body = {name: value for name, value in looks_of(row).items() if name not in ('drizzle', 'topping')}
    for i, (x, y) in enumerate([(-1.7, 1.0), (1.5, 0.6), (-0.1, -1.7)]):
        drizzle = row.get('drizzle') if i == 1 else None
        topping = None if drizzle else row.get('topping')
        piece = confection(**{'gloss': 0.95, **body}, drizzle=drizzle, topping=topping, seed=seed + i, r=1.35)
        group(piece, (x, y, 0), (0, 0, i * 0.8 - 0.5))
    set_stage(look['backdrop'], target=(0, -0.2, 0.6), size=7.6, elevation=34, light_scale=1.5, blur=0.008)


def cut(row, look, seed):
    """A whole piece behind, a cut half before it."""
    body = {'gloss': 0.8, **{k: v for k, v in looks_of(row).items() if k != 'drizzle'}, 'r': 1.4}
    group(confection(**body, seed=seed), (-1.5, 1.1, 0), (0, 0, 0.55))
    group(cut_piece(row['fill'], **body, seed=seed + 1), (1.25, -1.2, 0), (0, 0, 0.14))
    set_stage(look['backdrop'], target=(-0.05, -0.05, 0.6), size=6.7, elevation=26, light_scale=1.25, blur=0.008)


def pile(row, look, seed):
    """Three below, one on top, one before them."""
    low = row['shape'] != 'truffle'
    spots = [(-1.5, -0.5, 0), (1.45, -0.55, 0), (0, 1.75, 0), (0, 0.2, 1.22 if low else 1.84), (3.4, -2.6, 0)]
    for i, spot in enumerate(spots):
        group(confection(**looks_of(row), seed=seed + i, r=1.25), spot, (0, 0, i * 1.1 + (0.3 if low else 0)))
    set_stage(look['backdrop'], target=(0.85, -0.2, 1.3), size=9.2, elevation=22, light_scale=1.6, blur=0.008)


def tasting(row, look, seed):
    """Several pieces of different kinds in two loose rows."""
    spots = [(-2.9, 1.5), (0.2, 2.0), (3.1, 1.3), (-1.6, -1.4), (1.7, -1.3)]
    for i, (piece, (x, y)) in enumerate(zip(row['pieces'], spots)):
        group(confection(**{'gloss': 0.85, **piece}, seed=seed + i, r=1.35), (x, y, 0), (0, 0, 0.55 - i * 0.28))
    set_stage(look['backdrop'], target=(0.1, 0.1, 0.6), size=10.2, elevation=33, light_scale=1.9, blur=0.006)


SCENES = {
    'tasting': tasting,
    'truffle': whole_and_cut,
    'piece': single,
    'season-trio': season_trio,
    'trio': trio,
    'cut': cut,
    'pile': pile,
}
