"""Scenes of printed matter: order form, poster, brochure, tent card, envelopes, badge."""
import math

from studio import artwork
from studio.base import bevel, group, mesh, place, solidify
from studio.confections import confection
from studio.solids import card, tube
from studio.stage import set_stage
from studio.wrapping_materials import GOLD, colour_print, foil, paper, plain, printed

INK, IVORY, BURGUNDY = '#4a1a20', '#fbf5ea', '#6d1624'


def sheet_of(name, w, h, lines, colour=IVORY, ink=INK, **more):
    """A printed sheet, lying."""
    return card(w, h, 0.03, colour_print(artwork.sheet(name, w, h, colour, ink, lines, **more), 0.55, 0.05), 0.02)


def two_pieces(x, y, first=('truffle', 'milk', 'dark'), second=('heart', 'blood', None)):
    """Something sweet beside the paper, for scale."""
    group(confection(first[0], first[1], first[2], None, 3, r=1.15), (x, y, 0))
    group(confection(second[0], second[1], second[2], None, 5, r=1.05, gloss=1.0), (x + 0.9, y - 2.6, 0), (0, 0, 0.4))


def form(row, look, seed):
    """An order form on a kraft board with a brass clip."""
    group([card(16.4, 22.4, 0.22, paper('#a87a4a', 0.7, 0.3), 0.5)], (0, 0, 0), (0, 0, 0.10))
    lines = [(0.78, False, 'ORDER FORM'), (0.72, True, 'Spring and Easter')]
    group([sheet_of('form', 14.6, 19.4, lines, table=14)], (0.05, -0.75, 0.24), (0, 0, 0.105))
    clip = [card(5.6, 1.7, 0.30, plain('#c9a24a', 0.25, 1.0), 0.3)]
    clip.append(
        tube(
            [(-1.4, 0.8, 0.5), (-1.2, 1.5, 0.55), (1.2, 1.5, 0.55), (1.4, 0.8, 0.5)],
            [0.18] * 4,
            plain('#c9a24a', 0.25, 1.0),
        )
    )
    group(clip, (-1.02, 10.0, 0.26), (0, 0, 0.10))
    two_pieces(10.0, -6.6)
    set_stage(look['backdrop'], target=(1.2, 0.3, 0.2), size=27.0, elevation=60, light_scale=4.2, blur=0.002)


def poster(row, look, seed):
    """A Valentine poster, leaning against nothing but its own curl: held flat by two hearts."""
    lines = [(2.3, True, 'Say it'), (2.3, True, 'in chocolate'), (0.62, False, 'VALENTINE’S DAY, FEBRUARY 14')]
    sheet = sheet_of('poster', 16.0, 22.6, lines, BURGUNDY, '#ecd3b4', hearts=('#d97a8c', '#ecd3b4', '#c4122f'))
    group([sheet], (0, 0, 0.03), (0, 0, -0.10))
    for spot, turn in (((9.6, -6.4, 0), 0.3), ((8.6, -9.4, 0), -0.5), ((-9.4, 8.0, 0), 0.8)):
        group(confection('heart', 'blood', None, None, 4, r=1.25, gloss=1.0), spot, (0, 0, turn))
    set_stage(look['backdrop'], target=(0.6, 0, 0.2), size=28.0, elevation=60, light_scale=4.4, blur=0.002)


def brochure(row, look, seed):
    """A folded leaflet standing open, another lying before it."""
    cover = artwork.sheet(
        'brochure',
        9.0,
        15.0,
        BURGUNDY,
        '#ecd3b4',
        [(1.0, False, 'OUR CHOCOLATES'), (0.9, True, 'a guide to every piece')],
    )
    inside = artwork.sheet(
        'brochure-inside', 9.0, 15.0, IVORY, INK, [(0.55, False, 'TRUFFLES'), (0.5, True, 'and caramels')], table=9
    )
    for image, turn, side in ((cover, 0.42, 1), (inside, -0.42, -1)):
        leaf = place(
            card(9.0, 15.0, 0.05, colour_print(image, 0.4, 0.2), 0.02), (side * 4.5, 0, 7.5), (math.pi / 2, 0, 0)
        )
        group([leaf], (-1.6, 3.4, 0), (0, 0, turn))
    lying = card(9.0, 15.0, 0.10, colour_print(cover, 0.4, 0.2), 0.02)
    group([lying], (3.6, -5.6, 0), (0, 0, -1.15))
    two_pieces(-7.0, -4.4)
    set_stage(look['backdrop'], target=(0, -1.2, 5.9), size=27.5, elevation=28, light_scale=4.4, blur=0.0025)


def tent_card(row, look, seed):
    """A card folded to a tent, as it stands on a counter."""
    art = artwork.sheet(
        'tent', 13.0, 9.2, IVORY, INK, [(0.62, False, 'PLEASE TRY ONE'), (0.62, True, 'truffles made this morning')]
    )
    lean = 0.30
    front = place(card(13.0, 9.2, 0.05, colour_print(art, 0.5, 0.1), 0.02), (0, 0, 4.6), (math.pi / 2 - 0.0, 0, 0))
    leaf = group([front], (0, -9.2 * math.sin(lean), 0), (-lean, 0, 0))
    back = mesh(
        'back',
        [
            (-6.5, 0, 0),
            (6.5, 0, 0),
            (6.5, -9.2 * math.sin(lean), 9.2 * math.cos(lean)),
            (-6.5, -9.2 * math.sin(lean), 9.2 * math.cos(lean)),
        ],
        [(0, 1, 2, 3)],
        paper(IVORY, 0.6),
        False,
    )
    solidify(back, 0.05)
    group([leaf, place(back, (0, 9.2 * math.sin(lean), 0))], (-0.8, 1.6, 0), (0, 0, 0.22))
    for i, (x, y) in enumerate(((4.6, -4.6), (7.2, -3.0), (6.4, -6.4))):
        group(
            confection('truffle', ('milk', 'cocoa', 'dark')[i], ('dark', None, 'white')[i], None, i + 3, r=1.25),
            (x, y, 0),
            (0, 0, i),
        )
    set_stage(look['backdrop'], target=(0.6, -0.6, 3.6), size=22.0, elevation=22, light_scale=3.6, blur=0.003)


def envelope(w=11.4, d=8.0):
    """A closed envelope, lying."""
    body = card(w, d, 0.10, paper('#efe1ca', 0.7, 0.2), 0.06)
    points = [
        (-w / 2 + 0.06, d / 2 - 0.06, 0.115),
        (w / 2 - 0.06, d / 2 - 0.06, 0.115),
        (0.4, -0.4, 0.18),
        (-0.4, -0.4, 0.18),
    ]
    flap = solidify(mesh('flap', points, [(0, 3, 2, 1)], paper('#ead9bd', 0.7, 0.2), False), 0.03, 1)
    return [body, flap]


def envelopes(row, look, seed):
    """A stack of envelopes with a paper band, and one addressed to no one yet."""
    for k in range(16):
        group(
            envelope(),
            (-1.0 + 0.05 * math.sin(k * 2.1), 1.4 + 0.05 * math.sin(k * 3.7), k * 0.17),
            (0, 0, 0.24 + 0.012 * math.sin(k * 1.7)),
        )
    height = 16 * 0.17 + 0.06
    art = artwork.label(3.0, 8.2, 'COLLECTION', 'twenty-five')
    strap = [place(card(3.0, 8.3, 0.03, printed(art, GOLD, BURGUNDY, 0.55), 0.02), (0, 0, height + 0.04))]
    wall = mesh(
        'strap',
        [(-1.5, 0, 0), (1.5, 0, 0), (1.5, 0, height + 0.06), (-1.5, 0, height + 0.06)],
        [(0, 1, 2, 3)],
        paper(BURGUNDY, 0.55),
        False,
    )
    strap.append(place(wall, (0, -4.14, 0)))
    group(strap, (-1.0, 1.4, 0), (0, 0, 0.24))
    group(envelope(), (5.4, -5.6, 0), (0, 0, -0.32))
    set_stage(look['backdrop'], target=(1.2, -1.2, 0.9), size=24.0, elevation=44, light_scale=3.9, blur=0.0025)


def badge(row, look, seed):
    """An order-taker's badge on a ribbon-coloured lanyard card, with its pin."""
    base = card(
        9.2,
        5.6,
        0.28,
        printed(artwork.label(9.2, 5.6, 'ORDERS TAKEN HERE', 'ask me about chocolate'), GOLD, BURGUNDY, 0.35),
        0.55,
    )
    bevel(base, 0.06, 3)
    group([base], (-0.4, 0.8, 0.16), (0.03, 0, 0.14))
    rim = foil('#d2a24c', 0.18, 0.0)
    group([card(9.56, 5.96, 0.16, rim, 0.68)], (-0.4, 0.8, 0.0), (0.0, 0, 0.14))
    two_pieces(6.0, -2.2)
    set_stage(look['backdrop'], target=(1.2, -0.4, 0.3), size=17.0, elevation=50, light_scale=2.6, blur=0.004)


SCENES = {
    'form': form,
    'poster': poster,
    'brochure': brochure,
    'tent-card': tent_card,
    'envelopes': envelopes,
    'badge': badge,
}
