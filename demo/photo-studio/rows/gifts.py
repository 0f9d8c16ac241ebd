"""Gift cards, towers, hampers, carrier bags."""

ROWS = [
    dict(name='giftcard-burgundy', scene='card', colour='#5a1220', ribbon='#8e1b2c'),
    dict(name='giftcard-cream', scene='card', colour='#f1e6d2', ribbon='#d9bd92'),
    dict(name='giftcard-forest', scene='card', colour='#123c2c', ribbon='#0f5132'),
    dict(name='giftcard-navy', scene='card', colour='#15233f', ribbon='#23395b'),
    dict(name='tower', scene='tower', paper='#f4ead9', ribbon='#8e1b2c'),
    dict(name='tower-2', scene='tower-open', paper='#f4ead9', ribbon='#8e1b2c'),
    dict(name='gift-duo', scene='duo', paper='#f4ead9', ribbon='#8e1b2c'),
    dict(name='hamper', scene='hamper', paper='#f4ead9', ribbon='#8e1b2c'),
    dict(name='gift-bags', scene='carriers', colours=('#f4ead9', '#6d1624', '#123c2c')),
]
