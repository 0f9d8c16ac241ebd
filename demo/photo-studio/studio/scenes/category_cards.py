"""Upright category cards: one camera and one light for all ten, the subject in the lower two thirds."""

from studio.assortments import CARAMEL_DOME, MIX, SALT_DARK, SALT_MILK, THEMES, TRUFFLES, seasonal
from studio.bars import bar, loose_square
from studio.base import group, hide, link, place, subsurf
from studio.boxes import chocbox, lid
from studio.brittle import brittle
from studio.confections import confection
from studio.cuts import cut_truffle
from studio.foils import foil_heart_mesh
from studio.ribbons import bow
from studio.scenes.lollypops import fan
from studio.solids import card
from studio.stage import set_stage
from studio.wrapping_materials import GOLD, foil, paper, printed, satin
from studio import artwork


def camera(look, size, height=1.0, elevation=34):
    """The one camera of all cards."""
    set_stage(
        look['backdrop'],
        target=(0, 0, height),
        size=size,
        elevation=elevation,
        light_scale=max(1.6, size / 6.2),
        blur=0.004,
    )


def put(pieces, spots, seed=0, r=1.3):
    """Pieces on their spots."""
    for i, (piece, spot) in enumerate(zip(pieces, spots)):
        group(
            confection(**{'gloss': 0.85, **piece, 'r': r, 'seed': seed + i}),
            (*spot, 0) if len(spot) == 2 else spot,
            (0, 0, 0.3 + i * 0.8),
        )


def truffles(row, look, seed):
    """Truffles of many coats, one cut."""
    low = [(-2.9, 1.6), (0.1, 2.6), (3.0, 1.5), (-1.5, -0.6), (1.6, -0.7), (-3.2, -3.0), (3.3, -3.2)]
    put([TRUFFLES[k] for k in (0, 9, 2, 5, 1, 6, 7)], low, seed)
    put([TRUFFLES[4]], [(0.1, 0.9, 2.0)], seed + 9)
    group(cut_truffle('dark', 'raspberry', 1.35, seed=seed), (0.2, -3.6, 0), (0, 0, 0.1))
    camera(look, 11.5, 1.6)


def boxed(row, look, seed):
    """An open box before two closed ones."""
    objs, W, D = chocbox(3, 3, mat=paper(look['paper'], 0.6, 0.12), items=seasonal('default'), seed=seed)
    group(objs, (0.2, -5.4, 0), (0, 0, 0.14))
    place(lid(W * 1.1, D * 0.9, 3.4, look['paper'], look['ribbon'], 1.4), (-0.6, 6.6, 0), (0, 0, 0.14))
    place(lid(W * 0.75, D * 0.7, 3.0, '#6d1624', '#dcbf8e', 1.2), (-0.4, 6.8, 3.45), (0, 0, -0.06))
    camera(look, 20.5, 2.2)


def caramels(row, look, seed):
    """Brittle, salted squares and domes."""
    group(
        brittle(9.0, 6.4, 0.55, 2, nuts=('almond', 'blanched', 'hazel'), col='#a9530f', n=46), (0, 3.4, 0), (0, 0, 0.2)
    )
    put(
        [SALT_DARK, SALT_MILK, CARAMEL_DOME, SALT_DARK, CARAMEL_DOME],
        [(-3.2, -2.2), (0.3, -1.8), (3.4, -2.6), (-1.4, -5.2), (2.0, -5.4)],
        seed,
    )
    camera(look, 13.2, 0.9)


def pralines(row, look, seed):
    """Nine bonbons in rows."""
    kinds = [
        dict(shape='hex', coat='dark', topping='hazel'),
        dict(shape='dome', coat='ruby', topping='goldleaf'),
        dict(shape='oval', coat='milk', topping='pecan'),
        dict(shape='dome', coat='violet', topping='petals'),
        dict(shape='square', coat='white', topping='pistachiochips'),
        dict(shape='flower', coat='milk', topping='dot'),
        dict(shape='dome', coat='dark', topping='pearls'),
        dict(shape='rect', coat='dark', drizzle='white'),
        dict(shape='heart', coat='blood', gloss=1.0),
    ]
    put(
        kinds,
        [
            (-3.4, 3.0),
            (0.1, 3.6),
            (3.5, 2.8),
            (-1.8, 0.3),
            (1.9, 0.1),
            (-3.6, -2.8),
            (0.1, -3.0),
            (3.7, -3.0),
            (-0.4, -6.0),
        ],
        seed,
    )
    camera(look, 12.6, 0.6)


def bars(row, look, seed):
    """A stack of bars, three squares."""
    for k, (coat, topping, turn) in enumerate(
        (('milk', 'almond', 0.20), ('white', None, 0.30), ('dark', 'salt', 0.12))
    ):
        objs = bar(coat, topping if k == 2 else None, 3, 6, [(2, 5), (1, 5)] if k == 2 else [], seed + k)
        group(objs, (0, 1.4, k * 0.97), (0, 0, turn))
    for i, (coat, topping, x, y) in enumerate(
        (('ruby', 'cranchips', -3.6, -7.4), ('dark', 'salt', 0.2, -8.4), ('milk', 'almond', 3.6, -7.0))
    ):
        group(loose_square(coat, topping, seed + 20 + i), (x, y, 0), (0, 0, 0.4 * i - 0.2))
    camera(look, 15.5, 1.2, 40)


def lollypops(row, look, seed):
    """The fan of six."""
    fan(row, look, seed, (0, -4.2, 0), camera=False)
    camera(look, 20.5, 0.3, 56)


def gift_cards(row, look, seed):
    """Three cards and a bow."""
    for k, (colour, spot, turn) in enumerate(
        (
            ('#123c2c', (1.0, 4.6, 0.0), 0.10),
            ('#f1e6d2', (-0.6, 1.6, 0.12), -0.06),
            ('#5a1220', (0.5, -1.6, 0.24), 0.08),
        )
    ):
        ink = GOLD if k != 1 else '#a06e22'
        face = card(8.6, 5.4, 0.09, printed(artwork.gift_card(), ink, colour, 0.5), 0.32)
        group([face], spot, (0.02, 0, turn))
    group(
        bow(satin('#8e1b2c'), L=2.3, width=1.1, H=1.3, tails=3.0, seed=4, loops=4, z0=0.02),
        (2.2, -6.4, 0),
        (0, 0, -0.3),
    )
    put(
        [dict(shape='truffle', coat='cocoa'), dict(shape='heart', coat='blood', gloss=1.0)],
        [(-3.2, -5.6), (-1.4, -7.4)],
        seed,
        1.1,
    )
    camera(look, 13.6, 0.2, 50)


def season(row, look, seed):
    """Christmas, as the year's greatest season: a closed red box, stars and foil stars."""
    look = THEMES['christmas']
    place(lid(11.0, 9.4, 3.8, look['paper'], look['ribbon'], 1.5), (0, 4.2, 0), (0, 0, 0.16))
    put(
        seasonal('christmas')[:7],
        [(-4.6, -3.0), (-1.5, -3.4), (1.7, -3.2), (4.7, -2.4), (-3.2, -6.2), (0.2, -6.6), (3.5, -6.2)],
        seed,
        1.25,
    )
    stars = [foil_heart_mesh(foil(c, 0.22, 0.55, 2.2), 0.95, i, 'star') for i, c in enumerate(look['foils'])]
    for i, (x, y) in enumerate(((-5.6, -8.4), (-1.6, -9.4), (2.2, -9.2), (5.6, -8.0))):
        copy = subsurf(link(stars[i % 3].copy()), 0)
        place(copy, (x, y, 0.4), (0.05, 0.05, i * 1.1))
    for star in stars:
        hide(star)
    camera(THEMES['christmas'], 17.8, 1.4, 38)


def sugar_free(row, look, seed):
    """Dark truffles and three squares."""
    squares = [
        dict(shape='square', coat='milk', ridges=2),
        dict(shape='square', coat='dark', topping='cocoa_nib'),
        SALT_DARK,
    ]
    put([dict(shape='truffle', coat='dark')] * 4, [(-2.6, 2.0), (0.2, 3.0), (2.8, 1.8), (0.1, 0.8, 0)], seed)
    put([dict(shape='truffle', coat='dark')], [(0.1, 1.9, 1.85)], seed + 5)
    put(squares, [(-3.2, -2.8), (0.1, -3.2), (3.4, -2.8)], seed + 7, 1.35)
    camera(look, 12.0, 1.2)


def custom_mix(row, look, seed):
    """A half-filled box."""
    items = [None if k in (6, 7, 9, 10, 11) else MIX[k] for k in range(12)]
    objs, _, _ = chocbox(3, 4, mat=paper(look['paper'], 0.6, 0.12), items=items, seed=seed)
    group(objs, (0, 2.6, 0), (0, 0, 0.14))
    put(
        [MIX[k] for k in (7, 10, 6, 9, 11)],
        [(-4.6, -7.4), (-1.5, -8.0), (1.8, -7.4), (4.8, -6.4), (0.4, -10.6)],
        seed,
        1.27,
    )
    camera(look, 19.0, 0.8, 42)


SCENES = {
    'card-truffles': truffles,
    'card-boxed-chocolates': boxed,
    'card-caramels-and-brittles': caramels,
    'card-pralines-and-bites': pralines,
    'card-bars': bars,
    'card-lollypops': lollypops,
    'card-gift-cards': gift_cards,
    'card-seasonal': season,
    'card-sugar-free': sugar_free,
    'card-custom-mix': custom_mix,
}
