"""The photographer's stage: seamless sweep, painted dome, two soft lights, camera. Everything grows with the light scale,
so that gloss looks the same on a piece of 3 cm and a box of 30 cm."""
import math

import bpy
import numpy as np
from mathutils import Vector

from studio.base import grid_faces, link, mesh
from studio.wrapping_materials import plain


def sweep(colour, scale):
    """A floor that bends up into a wall."""
    bend = [
        (30 * scale + 25 * scale * math.sin(a), 25 * scale - 25 * scale * math.cos(a))
        for a in np.linspace(0.05, math.pi / 2, 40)
    ]
    profile = [(-120, 0), (30 * scale, 0)] + bend + [(55 * scale, 130 * scale)]
    verts = [(x, y, z) for y, z in profile for x in (-250, 250)]
    mesh('sweep', verts, grid_faces(2, len(profile)), plain(colour, 0.62, 0, 0.18))


def wired(tree, kind, inputs, **settings):
    """A shader node whose inputs are linked to sockets or set to values."""
    node = tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    for name, value in inputs.items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = value
    return node


def ramp(tree, value, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    node = wired(
        tree, 'ShaderNodeMapRange', {0: value, 1: low, 2: high, 3: 0.0, 4: 1.0}, interpolation_type='SMOOTHSTEP'
    )
    return node.outputs[0]


def dome():
    """The world: an overhead lobe, a fill from the front right, a dark lobe behind the camera.

    It is not sampled by importance: that made four times the noise."""
    world = bpy.data.worlds.new('dome')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    tree = world.node_tree
    direction = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']

    def lobe(towards, low, high):
        inputs = {0: direction, 1: Vector(towards).normalized()}
        cosine = wired(tree, 'ShaderNodeVectorMath', inputs, operation='DOT_PRODUCT').outputs['Value']
        return ramp(tree, cosine, low, high)

    strength = 0.17
    for towards, low, high, gain in (
        ((0, 0, 1), 0.0, 1.0, 0.46),
        ((0.75, -0.75, 0.45), 0.45, 0.95, 0.55),
        ((-0.35, -0.9, 0.1), 0.2, 0.9, -0.12),
    ):
        inputs = {0: lobe(towards, low, high), 1: gain, 2: strength}
        strength = wired(tree, 'ShaderNodeMath', inputs, operation='MULTIPLY_ADD').outputs[0]
    background = tree.nodes['Background']
    tree.links.new(strength, background.inputs[1])
    background.inputs[0].default_value = (1, 0.985, 0.965, 1)


def soft_light(name, azimuth, elevation, distance, size, power, colour, edge, target, scale):
    """An area light faded at its edges, as a soft box is: that gives photographic highlights."""
    a, e = math.radians(azimuth), math.radians(elevation)
    place = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))) * distance * scale
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size[0] * scale, size[1] * scale
    light.energy = power * size[0] * size[1] * scale * scale * math.pi
    light.use_nodes = True
    lamp = link(bpy.data.objects.new(name, light))
    lamp.location = place + Vector((target[0], target[1], 0))
    lamp.rotation_euler = place.to_track_quat('Z', 'Y').to_euler()
    lamp.visible_camera = False
    tree = light.node_tree
    geometry = tree.nodes.new('ShaderNodeNewGeometry').outputs['Parametric']
    across = wired(tree, 'ShaderNodeSeparateXYZ', {0: geometry})

    def fade(coordinate):
        centred = wired(tree, 'ShaderNodeMath', {0: coordinate, 1: 0.5}, operation='SUBTRACT').outputs[0]
        off = wired(tree, 'ShaderNodeMath', {0: centred}, operation='ABSOLUTE').outputs[0]
        inside = wired(tree, 'ShaderNodeMath', {0: 0.5, 1: off}, operation='SUBTRACT').outputs[0]
        return ramp(tree, inside, 0.0, edge)

    both = {0: fade(across.outputs['X']), 1: fade(across.outputs['Y'])}
    emission = tree.nodes['Emission']
    tree.links.new(wired(tree, 'ShaderNodeMath', both, operation='MULTIPLY').outputs[0], emission.inputs['Strength'])
    emission.inputs['Color'].default_value = (*colour, 1)


def camera(target, size, elevation, blur, lens=90):
    """Looks at the target so that `size` cm fit the frame's width there; the depth of field does not depend on scale."""
    data = bpy.data.cameras.new('camera')
    view = link(bpy.data.objects.new('camera', data))
    bpy.context.scene.camera = view
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = lens, 36, 'HORIZONTAL', 2000
    distance, e = size * lens / 36, math.radians(elevation)
    aim = Vector(target)
    view.location = aim + Vector((0, -math.cos(e), math.sin(e))) * distance
    view.rotation_euler = (aim - view.location).to_track_quat('-Z', 'Y').to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = distance - 0.06 * size
    data.dof.aperture_fstop = lens / 1000 / (2 * distance * blur)  # aperture radius = distance * blur


def set_stage(backdrop='#fbf7f0', elevation=24, target=(0, 0, 0.9), size=5.2, blur=0.011, light_scale=1.0):
    """Sweep, dome, key light behind left, a strip behind right for the gloss's edge, camera."""
    sweep(backdrop, light_scale)
    dome()
    soft_light('key', -38, 50, 34, (24, 18), 14.0, (1, 0.972, 0.935), 0.16, target, light_scale)
    soft_light('rim', 68, 26, 32, (6, 20), 8.0, (1, 0.985, 0.96), 0.25, target, light_scale)
    camera(target, size, elevation, blur)
