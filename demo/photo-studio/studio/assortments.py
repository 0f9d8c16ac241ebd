"""What lies in which box, and the colours of each season: data only, so that words can be made from it without Blender."""

ASSORTED = [
    dict(shape='truffle', coat='milk', drizzle='dark'),
    dict(shape='square', coat='dark', topping='salt'),
    dict(shape='dome', coat='ruby', topping='goldleaf'),
    dict(shape='truffle', coat='cocoa'),
    dict(shape='heart', coat='blood', gloss=1.0),
    dict(shape='truffle', coat='white', topping='coconut'),
    dict(shape='rect', coat='milk', topping='almond'),
    dict(shape='dome', coat='dark', topping='pearls'),
    dict(shape='square', coat='milk', ridges=3),
    dict(shape='truffle', coat='dark', topping='coated_nuts'),
    dict(shape='hex', coat='dark', topping='hazel'),
    dict(shape='dome', coat='caramel'),
    dict(shape='truffle', coat='white', drizzle='ruby'),
    dict(shape='square', coat='white', topping='pistachiochips'),
    dict(shape='flower', coat='milk', topping='dot'),
    dict(shape='rect', coat='dark', drizzle='white'),
]
DARK = [piece for piece in ASSORTED if piece['coat'] in ('dark', 'cocoa')] * 2 + [
    dict(shape='truffle', coat='dark', drizzle='white'),
    dict(shape='heart', coat='dark'),
    dict(shape='dome', coat='dark', topping='goldleaf'),
]
MILK = [piece for piece in ASSORTED if piece['coat'] in ('milk', 'white', 'caramel')] * 2
NUTS = [
    dict(shape='rect', coat='milk', topping='almond'),
    dict(shape='hex', coat='dark', topping='hazel'),
    dict(shape='truffle', coat='milk', topping='coated_nuts'),
    dict(shape='square', coat='white', topping='pistachiochips'),
    dict(shape='round', coat='dark', topping='pecan'),
    dict(shape='dome', coat='milk', topping='nutchips'),
    dict(shape='oval', coat='milk', topping='pecan'),
    dict(shape='square', coat='dark', topping='almond'),
    dict(shape='truffle', coat='dark', topping='nutchips'),
]
FRUIT = [
    dict(shape='dome', coat='ruby', topping='goldleaf'),
    dict(shape='truffle', coat='white', drizzle='ruby'),
    dict(shape='dome', coat='violet', topping='petals'),
    dict(shape='truffle', coat='ruby', drizzle='white'),
    dict(shape='round', coat='white', topping='cranchips'),
    dict(shape='heart', coat='ruby', gloss=1.0),
    dict(shape='flower', coat='white', topping='petals'),
    dict(shape='heart', coat='blood', gloss=1.0),
    dict(shape='square', coat='violet', drizzle='white'),
]
TRUFFLES = [
    dict(shape='truffle', coat='milk', drizzle='dark'),
    dict(shape='truffle', coat='cocoa'),
    dict(shape='truffle', coat='white', drizzle='ruby'),
    dict(shape='truffle', coat='dark', topping='salt'),
    dict(shape='truffle', coat='white', topping='coconut'),
    dict(shape='truffle', coat='dark', drizzle='white'),
    dict(shape='truffle', coat='milk', topping='coated_nuts'),
    dict(shape='truffle', coat='ruby', drizzle='white'),
    dict(shape='truffle', coat='dark', drizzle='orange'),
    dict(shape='truffle', coat='matcha_dust'),
    dict(shape='truffle', coat='milk', drizzle='caramel'),
    dict(shape='truffle', coat='sugar_dust'),
    dict(shape='truffle', coat='mint', drizzle='dark'),
    dict(shape='truffle', coat='dark', topping='cocoa_nib'),
    dict(shape='truffle', coat='white', topping='sprinkles'),
    dict(shape='truffle', coat='milk', topping='pecan'),
]
SALT_DARK = dict(shape='square', coat='dark', topping='salt')
SALT_MILK = dict(shape='square', coat='milk', topping='salt')
CARAMEL_DOME = dict(shape='dome', coat='caramel', topping='salt')
CARAMELS = [SALT_DARK, SALT_MILK, CARAMEL_DOME, SALT_MILK, CARAMEL_DOME, SALT_DARK, CARAMEL_DOME, SALT_DARK, SALT_MILK]

# The loose pieces a customer mixes a box of; each has its own picture as well.
MIX_PIECES = {
    'vanilla': dict(shape='square', coat='milk', drizzle='white'),
    'salt': dict(shape='round', coat='dark', topping='salt'),
    'raspberry': dict(shape='dome', coat='dark', drizzle='ruby'),
    'orange': dict(shape='oval', coat='dark', drizzle='orange'),
    'almond': dict(shape='square', coat='milk', topping='almond'),
    'pecan': dict(shape='round', coat='dark', topping='pecan'),
    'coconut': dict(shape='round', coat='white', topping='coconut'),
    'maple': dict(shape='oval', coat='milk', ridges=3),
    'espresso': dict(shape='square', coat='dark', topping='dot', top_col='milk'),
    'mint': dict(shape='square', coat='mint', drizzle='dark'),
    'strawberry': dict(shape='heart', coat='ruby', drizzle='white'),
    'marzipan': dict(shape='oval', coat='dark', topping='blanched'),
    'pistachio': dict(shape='dome', coat='matcha', topping='pistachiochips'),
    'nougat': dict(shape='rect', coat='milk', topping='cocoa_nib'),
}
MIX = [
    MIX_PIECES[name]
    for name in (
        'vanilla espresso strawberry pistachio salt maple mint raspberry almond coconut orange nougat pecan marzipan'
        ' raspberry vanilla'
    ).split()
]
CUT = 'cut'

# name: (pieces from front left, loose pieces beside the box; a cut half is (CUT, coat, filling))
ASSORTMENTS = {
    'assorted': (ASSORTED, [ASSORTED[0], dict(shape='heart', coat='blood', gloss=1.0), (CUT, 'dark', 'raspberry')]),
    'dark': (DARK, [DARK[0], dict(shape='dome', coat='dark', topping='goldleaf'), (CUT, 'dark', 'dark')]),
    'milk': (MILK, [MILK[0], dict(shape='heart', coat='milk', drizzle='white'), (CUT, 'milk', 'caramel')]),
    'nuts': (NUTS, [NUTS[6], NUTS[1], (CUT, 'milk', 'milk')]),
    'fruit': (FRUIT, [FRUIT[3], FRUIT[2], (CUT, 'ruby', 'raspberry')]),
    'truffles': (TRUFFLES, [TRUFFLES[5], TRUFFLES[1], (CUT, 'white', 'raspberry')]),
    'caramels': (CARAMELS, [SALT_DARK, CARAMEL_DOME, (CUT, 'dark', 'caramel')]),
    'milk-truffles': (TRUFFLES[:1], [TRUFFLES[0], TRUFFLES[0], (CUT, 'milk', 'milk')]),
    'dark-truffles': (TRUFFLES[5:6], [TRUFFLES[5], TRUFFLES[5], (CUT, 'dark', 'dark')]),
    'salted-squares': ([SALT_DARK], [SALT_DARK, SALT_DARK, (CUT, 'dark', 'caramel')]),
    'mix': (MIX, [MIX_PIECES['strawberry'], MIX_PIECES['almond'], MIX_PIECES['raspberry']]),
}

# backdrop, ribbon, box paper, foil colours, coats and shapes of loose pieces, the shape of foil-wrapped ones;
# page: the backdrop as it stands in the finished picture
THEMES = {
    'default': dict(
        backdrop='#fbf7f0',
        page='F8F2E8',
        ribbon='#8e1b2c',
        paper='#f4ead9',
        foils=('#b3122a', '#d2a24c'),
        coats=('milk', 'dark', 'ruby', 'white'),
        shapes=('truffle', 'dome', 'square', 'rect'),
        foil_shape='heart',
    ),
    'valentine': dict(
        backdrop='#fbe9e8',
        page='F9E6E4',
        ribbon='#ecd3b4',
        paper='#b3162c',
        foils=('#c4122f', '#d97a8c', '#d2a24c'),
        coats=('blood', 'ruby', 'dark', 'white'),
        shapes=('heart', 'truffle', 'heart', 'dome'),
        foil_shape='heart',
    ),
    'christmas': dict(
        backdrop='#f6f1e6',
        page='F6F0E4',
        ribbon='#0f5132',
        paper='#a4161f',
        foils=('#a4161f', '#14633f', '#d2a24c'),
        coats=('dark', 'white', 'milk', 'blood'),
        shapes=('star', 'truffle', 'dome', 'square'),
        foil_shape='star',
    ),
    'halloween': dict(
        backdrop='#f5e6d3',
        page='F5E8D6',
        ribbon='#2a1a33',
        paper='#d9691e',
        foils=('#e07a1f', '#4b2a63', '#7ba23f'),
        coats=('black', 'orange', 'violet', 'dark'),
        shapes=('pumpkin', 'dome', 'truffle', 'square'),
        foil_shape='pumpkin',
    ),
    'easter': dict(
        backdrop='#f4f3ea',
        page='F4F4EA',
        ribbon='#8fb8a0',
        paper='#f3d9dd',
        foils=('#f2c14e', '#8fc1d9', '#e79ab4', '#9fcf9a'),
        coats=('white', 'mint', 'ruby', 'milk'),
        shapes=('egg', 'egg', 'flower', 'truffle'),
        foil_shape='egg',
    ),
}


def contrast(piece):
    """Another drizzle colour where the drizzle would not show on its coat."""
    drizzle, coat = piece.get('drizzle'), piece['coat']
    if drizzle and (drizzle == coat or (coat == 'black' and drizzle == 'dark')):
        return {**piece, 'drizzle': 'white' if coat != 'white' else 'dark'}
    return piece


def seasonal(theme):
    """The 24 pieces of a season's box: its shapes and coats in turn, with changing decoration."""
    look = THEMES[theme]
    decorations = [{}, dict(drizzle='dark'), dict(topping='pearls'), dict(topping='nutchips'), dict(drizzle='white')]
    return [
        contrast(
            dict(shape=look['shapes'][i % 4], coat=look['coats'][(i * 3 + i // 4) % 4], gloss=0.9, **decorations[i % 5])
        )
        for i in range(24)
    ]


def contents(row):
    """The pieces in a row's box and the loose ones beside it."""
    if row.get('theme'):
        pieces = seasonal(row['theme'])
        return pieces, [pieces[0], pieces[2], pieces[5]]
    return ASSORTMENTS[row.get('assort', 'assorted')]
