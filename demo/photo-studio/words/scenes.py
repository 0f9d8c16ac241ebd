"""Words for every scene; `describe(row)` is the way in."""
from studio.assortments import CUT, THEMES, contents
from words.terms import COATS, FILLINGS, FOILS, NUTS, colour, piece, rows_of, series
from words.recipes import RECIPES
from words.wide import BANNERS, CARDS

BACKDROPS = dict(
    default='cream', halloween='warm peach', christmas='cream', valentine='blush-pink', easter='pale green-white'
)
PRINTED = {
    'form': "A printed order form headed 'Maison Brindille' and 'Order form, Spring and Easter' with a table, on a kraft board with a brass clip; a milk truffle and a red heart beside it",
    'poster': "A burgundy poster: 'Maison Brindille', 'Say it in chocolate', 'Valentine's Day, February 14' and three hearts in pink, champagne and red; three red chocolate hearts beside it",
    'brochure': "A folded leaflet standing open, a list inside and a burgundy cover 'Our chocolates, a guide to every piece'; a second one lies before it, with a truffle and a heart",
    'tent-card': "An ivory tent card: 'Maison Brindille', 'Please try one, truffles made this morning'; three truffles before it",
    'envelopes': "A stack of cream envelopes in a burgundy paper band 'Collection', one more lying before it",
    'badge': "A burgundy badge with a gold rim: 'Maison Brindille', 'Orders taken here', 'ask me about chocolate'; a truffle and a red heart beside it",
}
CARTONS = {
    'bars': 'An open kraft carton of 24 burgundy-wrapped marzipan bars standing in two columns, a small one lying before it',
    'fundraiser-bars': 'An open kraft carton of 36 bars in tan, russet and dark-brown paper standing in three columns, a small one lying before it',
    'boxes': 'An open kraft carton of small tan boxes with brown bands, one of them standing before it',
    'bags': 'An open kraft carton of twelve ivory paper bags of brittle with burgundy tops, a piece of brittle before it',
}


def open_box(row):
    """What lies in an open box and beside it."""
    look = THEMES[row.get('theme', 'default')]
    pieces, loose = contents(row)
    count = row['nx'] * row['ny']
    beside = [f"a cut half with {FILLINGS[p[2]]}" if isinstance(p, tuple) and p[0] == CUT else piece(p) for p in loose]
    shown = beside[: 1 if count <= 4 else 2 if count <= 6 else 3]
    paper, ribbon = colour(row.get('paper', look['paper'])), colour(row.get('ribbon', look['ribbon']))
    return (
        f"Open {paper} box of {count} ({row['nx']} across, {row['ny']} deep) in dark-brown paper cups, its closed lid with a"
        f" {ribbon} ribbon and bow behind; {rows_of(row['nx'], row['ny'], pieces)}; beside the box: {series(shown)}"
    )


def bar(row):
    """Bars."""
    if row['scene'] == 'bar-library':
        names = series(f"{title.lower()} ({line})" for title, line, *_ in row['bars'])
        return f'Three bars closed in their paper sleeves, fanned on one another: {names}; a square of each before them'
    tablet = piece(dict(row, shape='bar'))
    sleeve = f"{colour(row['colour'])} paper sleeve '{row['title'].capitalize()}, {row['line']}'"
    return {
        'bar': f'{tablet}, two squares broken off, its {sleeve} half drawn back over gold foil',
        'bar-stack': f'Three bars stacked, {tablet}, two loose squares before them',
        'bar-wrapped': f'Two bars closed in their {sleeve}, one on the other, a loose square before them',
    }[row['scene']]


def lollypop(row):
    """Lollypops."""
    from words.terms import COLOURS

    flavors = dict(
        cherry='red and white', lemon='yellow and white', mint='green and white', rainbow='red, yellow, green and blue',
        grape='purple and pale lilac', caramel='caramel-brown and cream', orange='orange and white',
        raspberry='pink and white', blueberry='blue and white', apple='apple-green and white',
    )  # fmt: skip
    if row['scene'] == 'lolly-box':
        return 'A shallow ivory box of thirty small spiral lollypops in five rows, six flavors in turn'
    if row['scene'] == 'lolly-fan':
        which = series(row.get('flavors', list(flavors)[:6]))
        return f"Six spiral lollypops ({which}) fanned from one {colour(row.get('ribbon'))} bow"
    if row['scene'] == 'lolly-and-bars':
        return f"A flat spiral lollypop of twisted {flavors[row['flavor']]} rope with a satin bow, two small bars before it, each a {piece(row['piece'])}"
    look = THEMES[row.get('theme', 'default')]
    rope = flavors[row['flavor']] if row.get('flavor') else f"{COLOURS[look['foils'][0]]} and white"
    return f'A flat spiral lollypop of twisted {rope} rope on a cream stick, a satin bow under the disc'


def second(row):
    """Piles, cuts and trios of a piece."""
    if row['scene'] == 'pile':
        return f'Five pieces, each a {piece(row)}, four stacked as a pyramid, one before them'
    if row['scene'] == 'tasting':
        return f"Five pieces in two loose rows: {series(piece(look) for look in row['pieces'])}"
    if row['scene'] == 'cut':
        return f"A {piece(row)}, and before it a cut half that shows {FILLINGS[row['fill']]} in a thin shell"
    if row['scene'] == 'season-trio':
        coats = THEMES[row['theme']]['coats']
        drizzle = 'white' if coats[0] != 'white' else 'dark'
        decorated = (dict(drizzle=drizzle), {}, dict(topping='pearls'))
        three = [piece(dict(more, shape=row['shape'], coat=coat)) for coat, more in zip(coats, decorated)]
        return f"Three chocolates: {series(three)}; {BACKDROPS[row['theme']]} backdrop"
    plain = {name: value for name, value in row.items() if name != 'drizzle'}
    if row.get('drizzle'):
        other = {name: value for name, value in row.items() if name != 'topping'}
        return f'Three pieces: two of {piece(plain)}, one {piece(other)}'
    return f'Three pieces of {piece(plain)}'


def truffle(row):
    """A truffle and its half."""
    shell = {'cocoa': 'dark', 'matcha_dust': 'white', 'sugar_dust': 'milk'}.get(row['coat'], row['coat'])
    return f"A whole {piece(dict(row, shape='truffle'))} beside a half: a thin {COATS[shell]} shell filled with {FILLINGS[row['fill']]}"


def gift(row):
    """Towers, duos, hampers, carriers."""
    paper = colour(row.get('paper'))
    return {
        'tower': f"Three closed {paper} boxes of falling size stacked to a tower, {colour(row.get('ribbon'))} ribbon on all, a bow on top",
        'tower-open': "The tower's three boxes open: sixteen, nine and four pieces, a burgundy bow beside them",
        'duo': f'A closed {paper} box with a burgundy bow, and a cellophane bag of red and gold foil hearts with a bow',
        'hamper': f'An open {paper} box of twelve, a small closed burgundy box, a wrapped almond bar, two pieces of brittle and a truffle',
        'carriers': 'Three paper carrier bags with cord handles, ivory, burgundy and forest green, the name in foil on each',
    }[row['scene']]


def bag(row):
    """A bag of foil-wrapped pieces."""
    look = THEMES[row.get('theme', 'default')]
    foils = series(colour(code) for code in row.get('colours', look['foils']))
    ribbon = colour(row.get('ribbon', look['ribbon']))
    return f"A clear cellophane bag gathered with a {ribbon} satin bow, filled with foil-wrapped {FOILS[row['shape']]} in {foils}; four loose ones before it"


def carton(row):
    """Cartons."""
    if row['holds'] == 'lollypops':
        return f"An open kraft carton of lollypops standing in rows, label '{row['title'].capitalize()}, {row['line']}', one rainbow lollypop before it"
    return CARTONS[row['holds']]


def box_view(row):
    """Boxes from above, closed, half filled."""
    look = THEMES[row.get('theme', 'default')]
    paper, ribbon = colour(row.get('paper', look['paper'])), colour(row.get('ribbon', look['ribbon']))
    pieces, _ = contents(row)
    count = row['nx'] * row['ny']
    if row['scene'] == 'overhead':
        return f"Looking down into an open {paper} box of {count}; {rows_of(row['nx'], row['ny'], pieces)}"
    if row['scene'] == 'closed':
        return f'A closed {paper} box tied with a {ribbon} ribbon and bow'
    if row['scene'] == 'half-filled':
        beside = series(piece(pieces[k % len(pieces)]) for k in row['empty'][:5])
        return f"An open {paper} box of {count}, partly filled; {rows_of(row['nx'], row['ny'], pieces, row['empty'])}; beside it, next to go in: {beside}"
    return f"An open {paper} box of {count} before two closed ones of the same paper, stacked, with {ribbon} ribbons; {rows_of(row['nx'], row['ny'], pieces)}"


def single(row):
    """One piece."""
    cup = ' in a pale paper cup' if row.get('cup') else ''
    return f'One {piece(row)}{cup}, whole, seen from above at a slant'


def card(row):
    """A gift card."""
    return f"{colour(row['colour']).capitalize()} gift card with a gold-foil frame, 'Maison Brindille', a sprig and 'Gift card', on a cream envelope; a bow, a cocoa truffle and a red heart"


def brittle(row):
    """Brittle."""
    nuts = series(NUTS[n] for n in row['nuts'])
    if row.get('close'):
        return f'Brittle seen close, set with {nuts}'
    return f'A large irregular slab of caramel-brown brittle set with {nuts}, two broken pieces before it, crumbs and loose nuts'


WORDS = {
    'truffle': truffle,
    'piece': single,
    **dict.fromkeys(('pile', 'cut', 'trio', 'season-trio', 'tasting'), second),
    'box': open_box,
    **dict.fromkeys(('overhead', 'closed', 'half-filled', 'box-and-closed'), box_view),
    **dict.fromkeys(('bar', 'bar-stack', 'bar-wrapped', 'bar-library'), bar),
    **dict.fromkeys(('lolly', 'lolly-fan', 'lolly-box', 'lolly-and-bars'), lollypop),
    'bag': bag,
    'card': card,
    'brittle': brittle,
    **dict.fromkeys(('tower', 'tower-open', 'duo', 'hamper', 'carriers'), gift),
    'heaped': lambda row: "A kraft box 'One pound' heaped with mixed pieces: drizzled, nut-topped, coconut-rolled and green ones; three pieces before it",
    'carton': carton,
}


def describe(row):
    """The words for a row."""
    scene = row['scene']
    if scene in PRINTED:
        return PRINTED[scene]
    if scene in CARDS or scene in RECIPES:
        return CARDS.get(scene) or RECIPES[scene]
    if scene in BANNERS:
        return BANNERS[scene](row)
    words = WORDS[scene](row)
    return words[0].upper() + words[1:]
