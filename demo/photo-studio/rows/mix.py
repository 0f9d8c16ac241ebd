"""Custom mixes: boxes a customer fills, cartons a business or a fundraiser buys."""

ROWS = [
    dict(name='mix-box', scene='half-filled', nx=4, ny=4, assort='mix', paper='#f4ead9', empty=(11, 13, 7, 14, 10, 15)),
    dict(name='mix-box-2', scene='overhead', nx=4, ny=4, assort='mix', paper='#f4ead9'),
    dict(name='mix-pound', scene='heaped'),
    dict(name='mix-lolly', scene='lolly-box', paper='#f4ead9'),
    dict(name='case-bars', scene='carton', holds='bars', title='MARZIPAN BARS', line='24 bars'),
    dict(
        name='case-lolly', scene='carton', holds='lollypops', title='LOLLYPOPS', line='36 pieces', flavors=('rainbow',)
    ),
    dict(name='case-caramels', scene='carton', holds='boxes', title='CARAMELS', line='12 boxes'),
    dict(name='case-brittle', scene='carton', holds='bags', title='BRITTLE', line='12 bags'),
    dict(
        name='case-fundraiser',
        scene='carton',
        holds='fundraiser-bars',
        title='36 BARS',
        line='thank you for helping',
        handle=True,
    ),
    dict(
        name='case-fundraiser-lolly',
        scene='carton',
        holds='lollypops',
        title='48 LOLLYPOPS',
        line='thank you for helping',
        handle=True,
    ),
]
