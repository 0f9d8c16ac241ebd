"""Printed matter for those who sell: forms, posters, leaflets, cards, envelopes, badges."""

ROWS = [
    dict(name='material-form', scene='form'),
    dict(name='material-poster', scene='poster'),
    dict(name='material-brochure', scene='brochure'),
    dict(name='material-tent', scene='tent-card'),
    dict(name='material-envelopes', scene='envelopes'),
    dict(name='material-badge', scene='badge'),
]
