"""The seasons: boxes, trios, bags and lollypops in a theme's colours (studio/assortments.py)."""

SHAPES = dict(halloween='pumpkin', christmas='star', valentine='heart', easter='egg')
ROWS = []
for theme, shape in SHAPES.items():
    ROWS += [
        dict(name=f'{theme}-box-nine', scene='box', nx=3, ny=3, theme=theme),
        dict(name=f'{theme}-box-sixteen', scene='box', nx=4, ny=4, theme=theme),
        dict(name=f'{theme}-trio', scene='season-trio', shape=shape, theme=theme),
        dict(name=f'{theme}-bag', scene='bag', shape=shape, theme=theme),
        dict(name=f'{theme}-lolly', scene='lolly', theme=theme),
    ]
ROWS += [
    dict(name='christmas-box-twelve', scene='box-and-closed', nx=4, ny=3, theme='christmas'),
    dict(name='christmas-box-nine-2', scene='overhead', nx=3, ny=3, theme='christmas'),
    dict(name='christmas-wrapped', scene='closed', nx=3, ny=3, theme='christmas'),
]
