"""Scenes of cartons: what a business or a fundraiser buys by the case."""
import math

from studio import artwork
from studio.base import bevel, group, linear, mesh, place, solidify
from studio.bars import wrapped_bar
from studio.boxes import box_open, lid
from studio.brittle import brittle
from studio.lollypops import lolly
from studio.scenes.lollypops import FLAVORS, SIX, copy_of
from studio.scenes.mixes import KRAFT
from studio.solids import card
from studio.stage import set_stage
from studio.wrapping_materials import DEEPGOLD, GOLD, paper, printed


def panel(w, d, stock, spot, turn):
    """A flat board, hinged at its near edge."""
    board = mesh('panel', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, d, 0), (-w / 2, d, 0)], [(0, 1, 2, 3)], stock, False)
    solidify(board, 0.25)
    bevel(board, 0.05, 2)
    return place(board, spot, turn)


def carton(w, d, h, row):
    """An open shipping carton of kraft board: flaps folded out (the front one inside), a printed label; a handled one stands its flaps up."""
    stock = paper(KRAFT, 0.8, 0.3)
    objs = box_open(w, d, h, 0.3, stock, stock)
    lift = 0.55 if row.get('handle') else -0.42
    flap = d * 0.34
    objs.append(panel(w - 0.1, flap, stock, (0, d / 2 - 0.1, h), (lift, 0, 0)))
    for side in (-1, 1):
        objs.append(panel(d - 0.1, flap, stock, (side * (w / 2 - 0.1), 0, h), (lift, 0, -side * math.pi / 2)))
    label_w, label_h = w * 0.56, h * 0.58
    art = printed(artwork.label(label_w, label_h, row['title'], row['line']), DEEPGOLD, '#f4ead9', 0.6)
    objs.append(place(card(label_w, label_h, 0.02, art, 0.08), (0, -d / 2 - 0.02, h * 0.44), (math.pi / 2, 0, 0)))
    return objs


def upright_bar(title, line, colour, w, h, thick=1.25):
    """A bar standing in its paper: only its front and top are ever seen."""
    stock = paper(colour, 0.55, 0.12)
    body = box_open(w, thick, h, thick * 0.49, stock, stock)
    ink = GOLD if max(linear(colour)[:3]) < 0.45 else DEEPGOLD
    art = printed(artwork.label(w - 0.3, h - 0.3, title, line), ink, colour, 0.55)
    face = place(card(w - 0.3, h - 0.3, 0.012, art, 0.05), (0, -thick / 2 - 0.012, h / 2), (math.pi / 2, 0, 0))
    return body + [face]


def twin(objs, spot, turn=(0, 0, 0)):
    """A copy of a group, sharing its meshes."""
    return place(copy_of(objs), spot, turn)


def rows_of(make, columns, rows, pitch, lift=0.3, tilt=0.0, wobble=0.03):
    """columns x rows copies of each of the groups in turn, front row first."""
    groups = [group(objs, (0, 0, -500)) for objs in make]
    out = []
    for r in range(rows):
        for c in range(columns):
            k = r * columns + c
            x, y = (c - (columns - 1) / 2) * pitch[0], (r - (rows - 1) / 2) * pitch[1]
            turn = (tilt, 0, wobble * math.sin(k * 2.3))
            out.append(twin(groups[k % len(groups)], (x, y, lift), turn))
    return out


def fill(row):
    """(contents, width, depth, height of the carton, camera)."""
    holds = row['holds']
    if holds == 'bars':
        bars = [upright_bar('MARZIPAN', 'dark chocolate', '#6d1624', 7.0, 8.6)]
        return rows_of(bars, 2, 12, (7.5, 1.36), tilt=-0.10), 16.4, 17.8, 7.4
    if holds == 'fundraiser-bars':
        looks = (
            ('MILK', 'alpine milk', '#d9b98c'),
            ('ALMOND', 'whole almonds', '#8a4b22'),
            ('DARK', '72 % cocoa', '#2b1a14'),
        )
        bars = [upright_bar(*look, 6.2, 8.0) for look in looks]
        return rows_of(bars, 3, 12, (6.6, 1.36), tilt=-0.10), 21.2, 17.8, 6.8
    if holds == 'lollypops':
        eight = '48' in row['title']
        names = row.get('flavors', SIX)
        columns, rows = (8, 6) if eight else (6, 6)
        pops = [[place(lolly(FLAVORS[name][0], None, 1.32, 5.4), (0, 0, 6.6), (1.32, 0, 0))] for name in names]
        return rows_of(pops, columns, rows, (2.72, 2.9), wobble=0.10), columns * 2.72 + 1.4, rows * 2.9 + 1.0, 6.0
    if holds == 'boxes':
        small = [[lid(5.0, 4.3, 2.5, '#d9b98c', '#5a3018', 0.9, tied=False)]]
        lower, upper = rows_of(small, 3, 2, (5.9, 5.2), 0.3), rows_of(small, 3, 2, (5.9, 5.2), 2.85)
        return lower + upper, 18.9, 11.6, 5.2
    bags = [paper_bag()]
    return rows_of(bags, 4, 3, (4.5, 3.6), wobble=0.06), 18.8, 11.8, 6.4


def paper_bag(w=4.1, d=3.0, h=9.2):
    """A paper bag of brittle with its top folded over, a printed label on it."""
    stock = paper('#f4ead9', 0.7, 0.2)
    profile = [(0.0, 1.0), (0.62, 1.0), (0.86, 0.25), (0.88, 0.12), (1.0, 0.12)]
    verts = []
    for t, k in profile:
        verts += [
            (sx * w / 2 * (0.97 if k < 1 else 1), sy * d / 2 * k, max(0.01, t * h))
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
    faces = [
        (4 * r + i, 4 * r + (i + 1) % 4, 4 * r + 4 + (i + 1) % 4, 4 * r + 4 + i)
        for r in range(len(profile) - 1)
        for i in range(4)
    ]
    body = mesh('bag', verts, faces + [(3, 2, 1, 0), (16, 17, 18, 19)], stock, smooth=False)
    bevel(body, 0.10, 2)
    art = printed(artwork.label(3.2, 3.4, 'BRITTLE', 'almond & hazelnut'), GOLD, '#6d1624', 0.55)
    label = place(card(3.2, 3.4, 0.02, art, 0.05), (0, -d / 2 - 0.02, h * 0.34), (math.pi / 2, 0, 0))
    band = box_open(w + 0.06, 0.62, 0.8, 0.3, paper('#6d1624', 0.55), paper('#6d1624', 0.55))
    return [body, label, group(band, (0, 0, h * 0.90))]


def case(row, look, seed):
    """The open carton, and one of what it holds lying before it."""
    contents, w, d, h = fill(row)
    group(carton(w, d, h, row) + contents, (-0.5, 2.0, 0), (0, 0, 0.30))
    front = -d / 2 - 3.4
    if 'bars' in row['holds']:
        title, line, colour = (
            ('MARZIPAN', 'dark chocolate', '#6d1624') if row['holds'] == 'bars' else ('MILK', 'alpine milk', '#d9b98c')
        )
        group(wrapped_bar(title, line, colour, 3, 3), (6.4, front - 0.6, 0), (0, 0, -0.5))
    elif row['holds'] == 'lollypops':
        place(lolly(FLAVORS['rainbow'][0], None, 1.5, 5.4), (3.0, front, 0), (0, 0, 0.9))
    elif row['holds'] == 'boxes':
        place(lid(5.0, 4.3, 2.5, '#d9b98c', '#5a3018', 0.9, tied=False), (7.6, front + 0.8, 0), (0, 0, -0.35))
    else:
        group(
            brittle(4.6, 3.4, 0.52, 8, nuts=('almond', 'blanched', 'hazel'), col='#a9530f', n=13),
            (6.4, front, 0),
            (0, 0, -0.4),
        )
    size = max(w, d) * (1.95 if h > 5.5 else 1.75)
    set_stage(
        look['backdrop'], target=(0.6, -0.6, h * 0.5), size=size, elevation=36, light_scale=size / 6.0, blur=0.0025
    )


SCENES = {'carton': case}
