"""Single pieces, moulded and enrobed, and their further views."""
from studio.assortments import CARAMEL_DOME, MIX_PIECES, SALT_DARK, SALT_MILK


def piece(name, shape, coat, **more):
    """A row of one piece."""
    return dict(name=name, scene='piece', shape=shape, coat=coat, **more)


ROWS = [
    piece('caramel-square-salt', 'square', 'dark', topping='salt'),
    piece('caramel-square-milk', 'square', 'milk', topping='salt'),
    piece('caramel-dome', 'dome', 'caramel', topping='salt'),
    piece('ganache-square-ridged', 'square', 'milk', ridges=3),
    piece('nougat-bar', 'rect', 'milk', topping='almond'),
    piece('praline-hazelnut', 'hex', 'dark', topping='hazel'),
    piece('marzipan-rect', 'rect', 'dark', drizzle='white'),
    piece('pistachio-square', 'square', 'white', topping='pistachiochips'),
    piece('bonbon-ruby', 'dome', 'ruby', topping='goldleaf'),
    piece('bonbon-violet', 'dome', 'violet', topping='petals'),
    piece('bonbon-dark-pearl', 'dome', 'dark', topping='pearls'),
    piece('heart-red', 'heart', 'blood', gloss=1.0),
    piece('heart-milk', 'heart', 'milk', drizzle='white'),
    piece('pecan-oval', 'oval', 'milk', topping='pecan'),
    piece('cranberry-disc', 'round', 'white', topping='cranchips'),
    piece('flower-milk', 'flower', 'milk', topping='dot'),
    piece('nib-square', 'square', 'dark', topping='cocoa_nib'),
    piece('sf-milk-square', 'square', 'milk', ridges=2, cup='#e9dcc4'),
    dict(name='caramel-square-salt-2', scene='cut', shape='square', coat='dark', topping='salt', fill='caramel'),
    dict(name='caramel-square-milk-2', scene='cut', shape='square', coat='milk', topping='salt', fill='caramel'),
    dict(name='praline-hazelnut-2', scene='cut', shape='hex', coat='dark', fill='milk'),
    dict(name='heart-red-2', scene='trio', shape='heart', coat='blood', drizzle='white'),
    dict(name='bonbon-violet-2', scene='trio', shape='dome', coat='violet', drizzle='white', topping='petals'),
    dict(name='sf-nib-2', scene='trio', shape='square', coat='dark', topping='cocoa_nib'),
    dict(name='sf-caramel', scene='pile', shape='square', coat='dark', topping='salt'),
    dict(name='set-caramels', scene='tasting', pieces=[SALT_DARK, CARAMEL_DOME, SALT_MILK, CARAMEL_DOME, SALT_DARK]),
    dict(
        name='set-tea',
        scene='tasting',
        pieces=[
            dict(shape='truffle', coat='cocoa'),
            dict(shape='square', coat='white', topping='pistachiochips'),
            dict(shape='truffle', coat='cocoa'),
            SALT_DARK,
            dict(shape='square', coat='white', topping='pistachiochips'),
        ],
    ),
    dict(name='duo-desk', scene='lolly-and-bars', flavor='mint', piece=dict(shape='rect', coat='dark', drizzle='white')),
    *[dict(name=f'piece-{name}', scene='piece', **look) for name, look in MIX_PIECES.items()],
]
