"""Wide banners (2400 x 1000) and upright category cards (1200 x 1500)."""

WIDE = (2400, 1000)
UPRIGHT = (1200, 1500)
CARDS = 'truffles boxed-chocolates caramels-and-brittles pralines-and-bites bars lollypops gift-cards seasonal sugar-free custom-mix'.split()
ROWS = [
    dict(name=f'hero-{theme}-{variant}', scene='banner', theme=theme, variant=variant, pixels=WIDE)
    for theme in ('default', 'halloween', 'christmas', 'valentine', 'easter')
    for variant in range(4 if theme == 'default' else 2)
]
ROWS += [
    dict(name='hero-default-4', scene='wide-bars', pixels=WIDE),
    dict(name='hero-default-5', scene='wide-gifts', pixels=WIDE),
]
ROWS += [dict(name=f'card-{name}', scene=f'card-{name}', pixels=UPRIGHT) for name in CARDS]
