"""Lollypops, foil bags and brittle."""


def lolly(name, **more):
    """A row of one lollypop."""
    return dict(name=f'lolly-{name}', scene='lolly', flavor=name, **more)


def bag(name, colours, ribbon, shape):
    """A row of one bag."""
    return dict(name=f'bag-{name}', scene='bag', colours=colours, ribbon=ribbon, shape=shape)


def brittle(name, nuts, colour, **more):
    """A row of one brittle."""
    return dict(name=f'brittle-{name}', scene='brittle', nuts=nuts, colour=colour, **more)


MIXED = ('almond', 'blanched', 'hazel')
ROWS = [
    *map(lolly, ('cherry', 'lemon', 'mint', 'rainbow', 'grape', 'caramel')),
    *map(lolly, ('orange', 'raspberry', 'blueberry', 'apple')),
    dict(name='lolly-six', scene='lolly-fan', ribbon='#8e1b2c'),
    dict(name='lolly-rainbow-2', scene='lolly-fan', flavors=('rainbow',), ribbon='#8f6bd1'),
    bag('red-hearts', ('#b3122a', '#d2a24c'), '#b3122a', 'heart'),
    bag('pink-hearts', ('#d97a8c', '#c8566b', '#f0c3cb'), '#c8566b', 'heart'),
    bag('gold-coins', ('#d2a24c',), '#5a3018', 'round'),
    bag('silver-stars', ('#c9ccd2', '#d2a24c'), '#23395b', 'star'),
    bag('pastel-eggs', ('#f2c14e', '#8fc1d9', '#e79ab4', '#9fcf9a'), '#8fb8a0', 'egg'),
    bag('pumpkins', ('#e07a1f', '#4b2a63'), '#2a1a33', 'pumpkin'),
    brittle('mixed', MIXED, '#a9530f'),
    brittle('mixed-2', MIXED, '#a9530f', close=True),
    brittle('peanut', ('peanut',), '#b5651d'),
    brittle('almond', ('almond', 'blanched'), '#9a4a10'),
    brittle('pistachio-cranberry', ('pistachio', 'cranberry'), '#b5651d'),
    brittle('pecan', ('pecan',), '#8a3f0c'),
]
