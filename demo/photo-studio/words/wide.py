"""Words for banners and category cards."""
from studio.assortments import THEMES
from words.terms import COATS, FOILS, colour, series


def banner(row):
    """Each composition of a banner."""
    look = THEMES[row.get('theme', 'default')]
    foils = f"foil {FOILS[look['foil_shape']]} in {series(colour(code) for code in look['foils'])}"
    paper, ribbon = colour(look['paper']), colour(look['ribbon'])
    coats = series(COATS[coat] for coat in look['coats'])
    return (
        f'Space for words on the left: an open {paper} box of twelve on the right, a loose {ribbon} bow, eight chocolates ({coats}), one cut half with dark ganache, {foils}',
        f'Space for words upper right: a closed {paper} gift box with {ribbon} ribbon and bow on the left, eight chocolates ({coats}), one cut half with raspberry, {foils}',
        'Space for words on the left, close: cocoa truffle, milk truffle with dark drizzle, cut half with raspberry, ruby dome with gold leaf, salted dark square, coconut truffle, truffle in chopped nuts, red heart',
        'Space for words on the right: a slab and a piece of nut brittle, a red-white and a yellow-white lollypop with bows, two caramel domes, a cocoa truffle, a dark square, red and gold foil hearts, an almond',
    )[row['variant']]


BANNERS = {
    'banner': banner,
    'wide-bars': lambda row: 'Space for words on the left: an almond bar and a sea salt bar half drawn from their sleeves, a closed ruby bar, four loose squares, almonds',
    'wide-gifts': lambda row: 'Space for words on the left: a tower of three closed ivory boxes with burgundy ribbon, an open box half filled, six pieces beside it',
}
CARDS = {
    'card-truffles': 'Eight truffles of different coats, one on top of the others, and a cut half with raspberry before them',
    'card-boxed-chocolates': 'An open ivory box of nine before two closed boxes with ribbons, one on the other',
    'card-caramels-and-brittles': 'A slab of nut brittle; before it salted caramel squares in milk and dark chocolate and caramel domes',
    'card-pralines-and-bites': 'Nine pralines and bonbons in three rows: hexagon with hazelnut, ruby and violet domes, pecan oval, pistachio square, flower, pearl dome, drizzled bar, red heart',
    'card-bars': 'Three chocolate bars stacked, dark with sea salt on top; a ruby, a dark and a milk square before them',
    'card-lollypops': 'Six spiral lollypops fanned from a burgundy bow',
    'card-gift-cards': 'Three gift cards in forest green, cream and burgundy, a burgundy bow, a truffle and a red heart',
    'card-seasonal': 'A closed red Christmas box with a green bow, seven chocolates and four foil stars before it',
    'card-sugar-free': 'Five dark truffles in a small pile, three squares before them: milk with ridges, dark with nibs, dark with sea salt',
    'card-custom-mix': 'An open ivory box of twelve, five cups still empty, and the five pieces that go in lying before it',
}
