"""Materials one unwraps: paper, print, satin, foil, cellophane."""
import bpy

from studio.base import cached, linear
from studio.nodes import Nodes

GOLD = '#d2a24c'
DEEPGOLD = '#a06e22'  # the deep one for foil on pale paper


@cached
def paper(hexc='#fbf6ee', rough=0.75, fibre=0.15, transl=0.0):
    """Paper or board."""
    t = Nodes('paper')
    c = linear(hexc)
    n = t.noise(28, 4, 0.6)
    t.principled(Base_Color=c, Specular=0.25, Roughness=rough, Normal=t.bump(n, fibre, 0.01))
    if transl:
        tr = t.node('ShaderNodeBsdfTranslucent', {'Color': c}).outputs[0]
        mx = t.node('ShaderNodeMixShader', {'Fac': transl, 1: t.bsdf.outputs[0], 2: tr})
        t.surface(mx.outputs[0])
    return t.material


@cached
def printed(img, foil='#c9a24a', base='#fbf6ee', rough=0.6, uvscale=1.0):
    """paper printed with a metallic foil mask (PNG, white = foil)"""
    t = Nodes('printed')
    tex = t.node('ShaderNodeTexImage', {'Vector': t.coord('UV')})
    tex.image = bpy.data.images.load(img)
    tex.image.colorspace_settings.name = 'Non-Color'
    tex.extension = 'CLIP'
    m = tex.outputs['Color']
    n = t.noise(28, 4, 0.6)
    t.principled(
        Base_Color=t.mix(m, linear(base), linear(foil)),
        Metallic=m,
        Roughness=t.math('MULTIPLY_ADD', m, 0.24 - rough, rough),
        Specular=0.14,
        Normal=t.bump(m, 0.25, 0.02, t.bump(n, 0.12, 0.01)),
    )
    return t.material


@cached
def colour_print(img, rough=0.45, coat=0.15):
    """Paper printed in colours from an image."""
    t = Nodes('cprint')
    tex = t.node('ShaderNodeTexImage', {'Vector': t.coord('UV')})
    tex.image = bpy.data.images.load(img)
    tex.extension = 'EXTEND'
    t.principled(
        Base_Color=tex.outputs['Color'],
        Roughness=rough,
        Specular=0.4,
        Clearcoat=coat,
        Clearcoat_Roughness=0.2,
        Normal=t.bump(t.noise(28, 4), 0.08, 0.01),
    )
    return t.material


@cached
def satin(hexc='#8a1c2b'):
    """Ribbon silk: sheen, a little light shining through."""
    t = Nodes('satin')
    c = linear(hexc)
    uv = t.coord('UV')
    w = t.node('ShaderNodeMapping', {'Vector': uv, 'Scale': (1, 60, 1)}).outputs[0]
    n = t.noise(6, 2, 0.5, w)
    t.principled(
        Base_Color=c,
        Specular=0.5,
        Roughness=0.36,
        Sheen=0.5,
        Sheen_Tint=0.7,
        Anisotropic=0.6,
        Normal=t.bump(n, 0.10, 0.01),
    )
    tr = t.node('ShaderNodeBsdfTranslucent', {'Color': c}).outputs[0]
    t.surface(t.node('ShaderNodeMixShader', {'Fac': 0.12, 1: t.bsdf.outputs[0], 2: tr}).outputs[0])
    return t.material


@cached
def foil(hexc='#c2152b', rough=0.20, crinkle=1.0, scale=2.4):
    """Crinkled metal foil."""
    t = Nodes('foil')
    c = linear(hexc)
    co = t.coord()
    wob = t.node(
        'ShaderNodeVectorMath',
        {
            0: co,
            1: t.node('ShaderNodeTexNoise', {'Scale': 3.0, 'Detail': 3, 'Vector': co}).outputs['Color'],
        },
        operation='ADD',
    ).outputs[0]
    v1 = t.voronoi(scale, 'DISTANCE_TO_EDGE', wob)
    v2 = t.voronoi(scale * 2.7, 'F1', wob)
    n = t.noise(scale * 2.2, 4, 0.6, co)
    h = t.math('ADD', t.math('MULTIPLY', v1, 1.0), t.math('MULTIPLY', v2, 0.55))
    h = t.math('ADD', h, t.math('MULTIPLY', n, 0.7))
    t.principled(Base_Color=c, Metallic=1.0, Roughness=rough, Normal=t.bump(h, 0.55 * crinkle, 0.09))
    return t.material


@cached
def cellophane(tint='#ffffff', crinkle=1.0):
    """Cellophane: glossy by viewing angle, else clear."""
    t = Nodes('cellophane')
    co = t.coord()
    n = t.noise(1.1, 3, 0.55, co, 1.2)
    n2 = t.voronoi(1.5, 'F1', co)
    nrm = t.bump(t.math('ADD', n, t.math('MULTIPLY', n2, 0.35)), 0.38 * crinkle, 0.22)
    gl = t.node('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.06, 'Normal': nrm}).outputs[0]
    tp = t.node(
        'ShaderNodeBsdfTransparent', {'Color': tuple(0.93 * x + 0.05 for x in linear(tint)[:3]) + (1,)}
    ).outputs[0]
    fc = t.node('ShaderNodeLayerWeight', {'Blend': 0.5, 'Normal': nrm}).outputs[
        'Facing'
    ]  # symmetric: a Fresnel node gives total internal reflection on the back wall
    fr = t.math('MULTIPLY_ADD', t.math('POWER', fc, 2.4), 0.85, 0.085)
    t.surface(t.node('ShaderNodeMixShader', {'Fac': fr, 1: tp, 2: gl}).outputs[0])
    return t.material


@cached
def plain(hexc, rough=0.5, metallic=0.0, spec=0.5, coat=0.0):
    """One even colour."""
    t = Nodes('plain')
    t.principled(Base_Color=linear(hexc), Roughness=rough, Metallic=metallic, Specular=spec, Clearcoat=coat)
    return t.material
