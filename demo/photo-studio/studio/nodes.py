"""A small helper that makes Cycles node trees readable."""
import bpy

from studio.base import linear


class Nodes:
    """tiny node-tree helper"""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def node(self, typ, ins=None, **kw):
        """A node with its inputs linked or set."""
        nd = self.tree.nodes.new(typ)
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, nd.inputs[k])
            else:
                nd.inputs[k].default_value = v
        return nd

    def principled(self, **kw):
        """Inputs of the principled shader, _ for a space."""
        for k, v in kw.items():
            k = k.replace('_', ' ')
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, self.bsdf.inputs[k])
            else:
                self.bsdf.inputs[k].default_value = v

    def coord(self, kind='Object'):
        """Texture coordinates."""
        return self.node('ShaderNodeTexCoord').outputs[kind]

    def noise(self, scale, detail=3, rough=0.5, vec=None, dist=0):
        """Perlin noise."""
        return self.node(
            'ShaderNodeTexNoise',
            {
                'Scale': scale,
                'Detail': detail,
                'Roughness': rough,
                'Distortion': dist,
                'Vector': vec or self.coord(),
            },
        ).outputs['Fac']

    def voronoi(self, scale, feature='F1', vec=None, out='Distance', rand=1):
        """Cell noise."""
        return self.node(
            'ShaderNodeTexVoronoi',
            {'Scale': scale, 'Vector': vec or self.coord(), 'Randomness': rand},
            feature=feature,
        ).outputs[out]

    def ramp(self, fac, stops, interp='LINEAR'):
        """Colours by value."""
        r = self.node('ShaderNodeValToRGB', {'Fac': fac})
        e = r.color_ramp.elements
        r.color_ramp.interpolation = interp
        while len(e) < len(stops):
            e.new(0.5)
        for el, (pos, col) in zip(e, stops):
            el.position = pos
            el.color = linear(col) if isinstance(col, str) else (col,) * 3 + (1,)
        return r.outputs['Color']

    def math(self, op, a, b=0.0, c=None):
        """A sum, a product and the like."""
        i = {0: a, 1: b}
        if c is not None:
            i[2] = c
        return self.node('ShaderNodeMath', i, operation=op).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        """Two colours mixed."""
        return self.node('ShaderNodeMixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=blend).outputs[0]

    def bump(self, h, strength=0.2, dist=0.05, normal=None):
        """A normal from a height."""
        i = {'Height': h, 'Strength': strength, 'Distance': dist}
        if normal:
            i['Normal'] = normal
        return self.node('ShaderNodeBump', i).outputs['Normal']

    def surface(self, sh):
        """Another shader than the principled one."""
        self.tree.links.new(sh, self.out.inputs['Surface'])
