"""Truffles: a whole one and a half, then further views."""


def truffle(name, coat, fill, **more):
    """A row of a whole truffle and a half."""
    return dict(name=f'truffle-{name}', scene='truffle', coat=coat, fill=fill, **more)


def pile(name, **piece):
    """A row of five pieces piled."""
    return dict(name=name, scene='pile', **{'shape': 'truffle', **piece})


ROWS = [
    truffle('milk', 'milk', 'milk', drizzle='dark'),
    truffle('dark', 'dark', 'dark', drizzle='white'),
    truffle('white', 'white', 'raspberry', drizzle='ruby'),
    truffle('cocoa', 'cocoa', 'dark'),
    truffle('matcha', 'matcha_dust', 'pistachio'),
    truffle('coconut', 'white', 'white', topping='coconut'),
    truffle('nut', 'milk', 'milk', topping='coated_nuts'),
    truffle('raspberry', 'ruby', 'raspberry', drizzle='white'),
    truffle('caramel', 'milk', 'caramel', drizzle='caramel'),
    truffle('mint', 'mint', 'dark', drizzle='dark'),
    truffle('orange', 'dark', 'dark', drizzle='orange'),
    truffle('sprinkle', 'white', 'white', topping='sprinkles'),
    truffle('salted', 'dark', 'caramel', topping='salt'),
    truffle('champagne', 'sugar_dust', 'white'),
    truffle('nib', 'dark', 'dark', topping='cocoa_nib'),
    truffle('pecan', 'milk', 'caramel', topping='pecan'),
    pile('truffle-milk-2', coat='milk', drizzle='dark'),
    pile('truffle-dark-2', coat='dark', drizzle='white'),
    pile('truffle-salted-2', coat='dark', topping='salt'),
    pile('truffle-nut-2', coat='milk', topping='coated_nuts'),
    pile('sf-truffle-dark', coat='dark'),
    dict(name='truffle-milk-4', scene='piece', shape='truffle', coat='milk', drizzle='dark', size=4.6),
]
