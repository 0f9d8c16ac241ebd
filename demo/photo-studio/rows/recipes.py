"""What the recipes make, a row a recipe."""

ROWS = [
    dict(name='recipe-house-hot-chocolate', scene='hot-chocolate'),
    dict(name='recipe-cocoa-dusted-truffles', scene='truffle-bowl', coat=('cocoa', None), bowl='#39414a'),
    dict(name='recipe-flourless-chocolate-cake', scene='cake'),
    dict(name='recipe-brittle-brown-butter-cookies', scene='cookies'),
    dict(name='recipe-salted-caramel-pots-de-creme', scene='pots'),
    dict(name='recipe-pistachio-cranberry-bark', scene='white-bark'),
    dict(name='recipe-peppermint-shortbread', scene='shortbread'),
    dict(name='recipe-truffle-affogato', scene='affogato'),
    dict(name='recipe-baked-apples-with-marzipan', scene='baked-apples'),
]
