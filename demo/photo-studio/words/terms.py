"""Words for coats, toppings, shapes and colours, and for one piece."""

COATS = {
    'milk': 'milk-chocolate',
    'dark': 'dark-chocolate',
    'white': 'ivory white-chocolate',
    'ruby': 'dusty-pink ruby',
    'caramel': 'translucent amber caramel',
    'orange': 'orange',
    'blood': 'glossy deep-red',
    'violet': 'violet',
    'mint': 'pale mint-green',
    'matcha': 'soft-green',
    'black': 'near-black',
    'cocoa': 'cocoa-dusted',
    'matcha_dust': 'green matcha-dusted',
    'sugar_dust': 'pale sugar-dusted',
}
TOPPINGS = {
    'salt': 'white sea-salt flakes on top',
    'almond': 'a whole almond on top',
    'hazel': 'a whole hazelnut on top',
    'pecan': 'a pecan half on top',
    'blanched': 'a blanched almond on top',
    'nutchips': 'chopped pale nuts',
    'pistachiochips': 'green pistachio chips',
    'cranchips': 'red cranberry chips',
    'coated_nuts': 'rolled in chopped nuts',
    'coconut': 'rolled in white coconut flakes',
    'sprinkles': 'pink, yellow, green, white and violet sugar sprinkles',
    'pearls': 'tiny gold sugar pearls',
    'goldleaf': 'flecks of gold leaf',
    'cocoa_nib': 'dark cocoa nibs',
    'petals': 'pink petal flakes',
}
DRIZZLES = {'dark': 'dark', 'white': 'white', 'ruby': 'pink ruby', 'caramel': 'caramel', 'orange': 'orange'}
SHAPES = {'rect': 'rectangle', 'round': 'disc', 'hex': 'hexagon'}
FILLINGS = {
    'dark': 'dark-brown ganache',
    'milk': 'light-brown milk ganache',
    'white': 'pale ivory cream',
    'raspberry': 'crimson raspberry ganache',
    'caramel': 'amber-brown caramel',
    'pistachio': 'olive-green pistachio cream',
}
FOILS = dict(heart='hearts', round='coins', star='stars', egg='eggs', pumpkin='pumpkins')
NUTS = {
    'almond': 'whole brown almonds',
    'blanched': 'blanched almonds',
    'hazel': 'whole hazelnuts',
    'peanut': 'peanuts',
    'pistachio': 'green pistachios',
    'cranberry': 'dried cranberries',
    'pecan': 'pecan halves',
}
COLOURS = {
    '#f4ead9': 'ivory', '#2b1a14': 'dark-brown', '#d9b98c': 'tan', '#8e1b2c': 'burgundy', '#6d1624': 'burgundy',
    '#dcbf8e': 'champagne', '#5a3018': 'brown', '#b3162c': 'red', '#ecd3b4': 'pale champagne', '#a4161f': 'red',
    '#0f5132': 'dark-green', '#d9691e': 'orange', '#2a1a33': 'dark-aubergine', '#f3d9dd': 'pale-pink',
    '#8fb8a0': 'sage-green', '#d2132f': 'red', '#fffaf3': 'white', '#f3c623': 'yellow', '#2f9e77': 'green',
    '#3b74c9': 'blue', '#8f6bd1': 'lilac', '#6b3fa0': 'purple', '#efd9f5': 'pale lilac', '#a9530f': 'caramel-brown',
    '#f3d9a8': 'cream', '#b3122a': 'red', '#d2a24c': 'gold', '#d97a8c': 'pink', '#c8566b': 'dark-pink',
    '#f0c3cb': 'pale-pink', '#c9ccd2': 'silver', '#23395b': 'navy', '#f2c14e': 'yellow', '#8fc1d9': 'light-blue',
    '#e79ab4': 'pink', '#9fcf9a': 'light-green', '#e07a1f': 'orange', '#4b2a63': 'purple', '#c4122f': 'red',
    '#14633f': 'green', '#7ba23f': 'green', '#5a1220': 'burgundy', '#f1e6d2': 'cream', '#123c2c': 'forest-green',
    '#15233f': 'navy', '#d9bd92': 'champagne', '#f1d3d0': 'blush', '#1b2f55': 'navy', '#8a4b22': 'russet',
    '#5f6f3a': 'olive', '#6a3d1e': 'brown', '#1f4536': 'dark-green',
}  # fmt: skip
MANY = ('no', 'one', 'two', 'three')


def colour(code):
    """The word for a colour code."""
    return COLOURS.get(code, code)


def series(words):
    """a, b and c, each once."""
    once = list(dict.fromkeys(words))
    return once[0] if len(once) == 1 else ', '.join(once[:-1]) + ' and ' + once[-1]


def piece(look):
    """One piece: coat, shape, and in brackets what is on it."""
    on = []
    if look.get('drizzle') and look['shape'] != 'pumpkin':
        on.append(DRIZZLES[look['drizzle']] + ' drizzle')
    if look.get('topping') == 'dot':
        on.append(f"a small {'milk' if look.get('top_col') == 'milk' else 'white'}-chocolate button in the middle")
    elif look.get('topping'):
        on.append(TOPPINGS[look['topping']])
    if look.get('ridges'):
        on.append(f"{MANY[look['ridges']]} wavy fork ridges")
    if look['shape'] == 'pumpkin':
        on.append('green stem')
    body = f"{COATS[look['coat']]} {SHAPES.get(look['shape'], look['shape'])}"
    return body + (f" ({', '.join(on)})" if on else '')


def rows_of(nx, ny, pieces, empty=()):
    """A box's pieces, row by row from the front."""
    names = ['front row'] + [f'row {j + 1}' for j in range(1, ny - 1)] + (['back row'] if ny > 1 else [])
    lines = []
    for j in range(ny):
        cups = [j * nx + i for i in range(nx)]
        shown = ['an empty cup' if k in empty else piece(pieces[k % len(pieces)]) for k in cups]
        lines.append(f"{names[j]} left to right: {', '.join(shown)}")
    return '; '.join(lines)
