"""Chocolate bars: coat, what is strewn on them, and the sleeve's colour and words."""


def bar(name, coat, title, colour, line, topping=None, scene='bar'):
    """A row of one bar."""
    return dict(name=f'bar-{name}', scene=scene, coat=coat, title=title, line=line, colour=colour, topping=topping)


ROWS = [
    bar('dark', 'dark', 'DARK', '#2b1a14', '72 % cocoa'),
    bar('milk', 'milk', 'MILK', '#d9b98c', 'alpine milk'),
    bar('almond', 'milk', 'ALMOND', '#8a4b22', 'milk chocolate, whole almonds', 'almond'),
    bar('pistachio', 'white', 'PISTACHIO', '#5f6f3a', 'white chocolate', 'pistachiochips'),
    bar('ruby', 'ruby', 'RUBY', '#8e1b2c', 'with cranberries', 'cranchips'),
    bar('salt', 'dark', 'SEA SALT', '#23395b', 'dark chocolate', 'salt'),
    bar('hazelnut', 'milk', 'HAZELNUT', '#6a3d1e', 'milk chocolate, whole hazelnuts', 'hazel'),
    bar('nib', 'dark', 'CACAO NIB', '#1f4536', '85 % cocoa', 'cocoa_nib'),
    dict(
        name='bundle-bars',
        scene='bar-library',
        bars=[
            ('DARK', '72 % cocoa', '#2b1a14', 'dark', None),
            ('MILK', 'alpine milk', '#d9b98c', 'milk', None),
            ('SEA SALT', 'dark chocolate', '#23395b', 'dark', 'salt'),
        ],
    ),
    bar('salt-2', 'dark', 'SEA SALT', '#23395b', 'dark chocolate', 'salt', 'bar-stack'),
    bar('salt-3', 'dark', 'SEA SALT', '#23395b', 'dark chocolate', 'salt', 'bar-wrapped'),
]
