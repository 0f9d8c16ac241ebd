"""Boxes: how many, of which paper, tied with what, filled with which assortment (studio/assortments.py)."""

LAYOUT = dict(four=(2, 2), six=(3, 2), nine=(3, 3), twelve=(4, 3), sixteen=(4, 4), twentyfour=(6, 4))
IVORY, DARK_BROWN, TAN, FOREST, BLUSH, NAVY = '#f4ead9', '#2b1a14', '#d9b98c', '#123c2c', '#f1d3d0', '#1b2f55'
BURGUNDY, CHAMPAGNE, BROWN = '#8e1b2c', '#dcbf8e', '#5a3018'


def box(name, size, paper, ribbon, assort, scene='box'):
    """A row of one box."""
    nx, ny = LAYOUT[size]
    return dict(name=name, scene=scene, nx=nx, ny=ny, paper=paper, ribbon=ribbon, assort=assort)


ROWS = [
    box(f'box-{size}-{kind}', size, paper, ribbon, kind)
    for size in LAYOUT
    for kind, paper, ribbon in (('assorted', IVORY, BURGUNDY), ('dark', DARK_BROWN, CHAMPAGNE), ('milk', TAN, BROWN))
    if (size, kind) not in (('four', 'dark'), ('twentyfour', 'milk'))
] + [
    box('box-nine-nuts', 'nine', FOREST, CHAMPAGNE, 'nuts'),
    box('box-nine-fruit', 'nine', BLUSH, BURGUNDY, 'fruit'),
    box('box-nine-caramels', 'nine', TAN, BROWN, 'caramels'),
    box('box-sixteen-truffles', 'sixteen', IVORY, BROWN, 'truffles'),
    box('box-sixteen-truffles-2', 'sixteen', IVORY, BROWN, 'truffles', 'overhead'),
    box('box-nine-assorted-2', 'nine', IVORY, BURGUNDY, 'assorted', 'overhead'),
    box('box-sixteen-assorted-2', 'sixteen', IVORY, BURGUNDY, 'assorted', 'overhead'),
    box('truffle-milk-3', 'twelve', IVORY, BROWN, 'milk-truffles'),
    box('truffle-dark-3', 'six', DARK_BROWN, CHAMPAGNE, 'dark-truffles'),
    box('caramel-square-salt-3', 'nine', TAN, BROWN, 'salted-squares'),
    box('fundraiser-box', 'twelve', NAVY, CHAMPAGNE, 'assorted'),
    box('box-wrapped-ivory', 'twelve', IVORY, BURGUNDY, 'assorted', 'closed'),
    box('box-wrapped-burgundy', 'twelve', '#6d1624', CHAMPAGNE, 'assorted', 'closed'),
    box('box-wrapped-forest', 'twelve', FOREST, CHAMPAGNE, 'assorted', 'closed'),
]
