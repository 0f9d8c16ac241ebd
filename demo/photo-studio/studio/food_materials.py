"""Materials one can eat: chocolate, ganache, cocoa, caramel, hard candy, nuts, salt."""
from studio.base import cached, linear
from studio.nodes import Nodes


CHOC = {
    'milk': '#6d3a1d',
    'dark': '#3d1a0c',
    'white': '#f3e3c3',
    'ruby': '#c9808a',
    'caramel': '#c98a4b',
    'matcha': '#a9b46c',
    'orange': '#e08a3c',
    'blood': '#8e1f22',
    'violet': '#6d4a86',
    'mint': '#a8d5ba',
    'black': '#1d1513',
}


@cached
def chocolate(kind='milk', gloss=0.6):
    """Tempered chocolate: two bumps, a coat, a little light below the surface."""
    t = Nodes('choc_' + kind)
    hexc = CHOC.get(kind, kind)
    c = linear(hexc)
    n1 = t.noise(1.3, 4)
    n2 = t.noise(34, 3, 0.6)
    base = t.mix(t.math('MULTIPLY', n1, 0.5), c, tuple(x * 0.72 for x in c[:3]) + (1,))
    nrm = t.bump(n2, 0.10, 0.012)
    nrm = t.bump(t.noise(3.2, 2), 0.22, 0.06, nrm)
    light = max(c[:3]) > 0.35
    rough = t.math('MULTIPLY_ADD', t.noise(5, 3), 0.16, 0.38 - 0.34 * gloss)
    t.principled(
        Base_Color=base,
        Subsurface=0.30 if light else (0.12 if max(c[:3]) > 0.08 else 0.0),
        Subsurface_Radius=(0.14, 0.07, 0.035),
        Subsurface_Color=base,
        Specular=0.36,
        Roughness=rough,
        Clearcoat=0.30 * gloss,
        Clearcoat_Roughness=0.06 + 0.12 * (1 - gloss),
        Normal=nrm,
    )
    t.bsdf.inputs['IOR'].default_value = 1.46
    return t.material


@cached
def ganache(kind='dark'):
    """Matt, grainy filling."""
    t = Nodes('ganache_' + kind)
    c = linear(
        {
            'dark': '#4a2a1b',
            'milk': '#8a5836',
            'caramel': '#b8702e',
            'raspberry': '#8d1f35',
            'pistachio': '#98a35a',
            'white': '#efdcb8',
        }.get(kind, kind)
    )
    n = t.noise(9, 5, 0.65)
    v = t.voronoi(16)
    base = t.mix(n, c, tuple(x * 0.7 for x in c[:3]) + (1,))
    t.principled(
        Base_Color=base,
        Subsurface=0.2,
        Subsurface_Radius=(0.1, 0.05, 0.03),
        Subsurface_Color=base,
        Specular=0.4,
        Roughness=0.48,
        Normal=t.bump(t.math('ADD', n, t.math('MULTIPLY', v, 0.5)), 0.55, 0.05),
    )
    return t.material


@cached
def cocoa(hexc='#5d3823'):
    """Dry dust: cocoa, matcha or sugar by its colour."""
    t = Nodes('cocoa')
    c = linear(hexc)
    n = t.noise(26, 6, 0.75)
    n2 = t.noise(3, 3)
    v = t.voronoi(22)
    base = t.mix(t.ramp(n2, [(0.35, 0.0), (0.7, 1.0)]), c, tuple(min(1, x * 1.55) for x in c[:3]) + (1,))
    base = t.mix(t.ramp(n, [(0.3, 1.0), (0.6, 0.0)]), base, tuple(x * 0.5 for x in c[:3]) + (1,))
    t.principled(
        Base_Color=base,
        Specular=0.12,
        Roughness=0.95,
        Sheen=0.55,
        Sheen_Tint=0.6,
        Normal=t.bump(t.math('SUBTRACT', n, t.math('MULTIPLY', v, 0.4)), 0.9, 0.05),
    )
    return t.material


@cached
def caramel(hexc='#b9651b', depth=1.0):
    """translucent boiled sugar/caramel: rough transmission + SSS, cheap (no caustics)"""
    t = Nodes('caramel')
    c = linear(hexc)
    n = t.noise(2.0, 4)
    base = t.mix(n, c, tuple(x * 0.55 for x in c[:3]) + (1,))
    t.principled(
        Base_Color=base,
        Subsurface=0.45 * min(1, depth * 2),
        Subsurface_Radius=(0.5 * depth, 0.22 * depth, 0.06 * depth),
        Subsurface_Color=base,
        Specular=0.55,
        Roughness=0.14,
        Transmission=0.38 if depth > 0.5 else 0,
        IOR=1.45,
        Clearcoat=0.8,
        Clearcoat_Roughness=0.05,
        Normal=t.bump(t.noise(5, 3), 0.25, 0.05),
    )
    return t.material


@cached
def hard_candy(hexc, gloss=0.9, sss=0.45):
    """Glossy boiled sugar, opaque."""
    t = Nodes('hard')
    c = linear(hexc)
    t.principled(
        Base_Color=c,
        Subsurface=sss,
        Subsurface_Radius=(0.35, 0.25, 0.2),
        Subsurface_Color=c,
        Specular=0.55,
        Roughness=0.28 - 0.2 * gloss,
        Clearcoat=gloss,
        Clearcoat_Roughness=0.04,
        Normal=t.bump(t.noise(4, 3), 0.12, 0.04),
    )
    return t.material


@cached
def nut(kind='almond', glaze=0):
    """The skin of a nut, streaked lengthwise; glazed inside brittle."""
    t = Nodes('nut_' + kind)
    co = t.coord()
    skin, dark = {
        'almond': ('#9a5a2e', '#6b3718'),
        'hazel': ('#c9975c', '#8a5329'),
        'peanut': ('#dcae6c', '#b07a3c'),
        'blanched': ('#ecd3a2', '#cfa566'),
        'pistachio': ('#9fae4e', '#6e5a3c'),
        'pecan': ('#8f5226', '#5c2f15'),
        'cashew': ('#e6c48d', '#c79550'),
        'cranberry': ('#8c1524', '#560b18'),
    }[kind]
    w = t.node('ShaderNodeMapping', {'Vector': co, 'Scale': (1.2, 7, 7)}).outputs[0]
    g = t.noise(2.2, 4, 0.6, w)
    base = t.mix(t.ramp(g, [(0.3, 0.0), (0.72, 1.0)]), linear(skin), linear(dark))
    if glaze:
        base = t.mix(0.35, base, linear('#c87a2a'), 'MULTIPLY')
        base = t.mix(0.15, base, linear('#b5651d'))
        t.principled(
            Clearcoat=1.0,
            Clearcoat_Roughness=0.05,
            Clearcoat_Normal=t.bump(t.noise(3, 2), 0.2, 0.05),
        )
    t.principled(
        Base_Color=base,
        Subsurface=0.06,
        Subsurface_Radius=(0.1, 0.06, 0.03),
        Subsurface_Color=base,
        Specular=0.35,
        Roughness=0.5,
        Normal=t.bump(t.noise(30, 3, 0.6, w), 0.35, 0.03, t.bump(g, 1.0, 0.10)),
    )
    return t.material


@cached
def salt():
    """Clear white crystals."""
    t = Nodes('salt')
    t.principled(
        Base_Color=(0.97, 0.97, 0.97, 1),
        Subsurface=0.35,
        Subsurface_Radius=(0.06, 0.06, 0.06),
        Subsurface_Color=(0.97, 0.97, 0.97, 1),
        Specular=0.6,
        Roughness=0.10,
        Transmission=0.5,
        Emission=(1, 0.99, 0.97, 1),
        Emission_Strength=0.10,
        IOR=1.54,
    )
    return t.material
