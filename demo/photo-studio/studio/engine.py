"""Cycles settings: two half-sample pictures of different seeds, for the denoiser."""
import os
import time

import bpy

BOUNCES = dict(
    max_bounces=8,
    diffuse_bounces=3,
    glossy_bounces=4,
    transmission_bounces=6,
    transparent_max_bounces=16,
    volume_bounces=0,
)


def set_up(samples, pixels, threshold):
    """Samples, bounces, filter and output of Cycles."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = pixels
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('RT', '2'))
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.5
    for name, value in BOUNCES.items():
        setattr(cycles, name, value)
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_settings.view_transform = 'Raw'
    output = scene.render.image_settings
    output.file_format = 'OPEN_EXR_MULTILAYER'
    output.color_depth = '16'
    output.exr_codec = 'ZIP'
    scene.render.use_persistent_data = True
    scene.render.film_transparent = False


def render(out, samples=16, pixels=(1200, 1200), threshold=0.04):
    """Writes out.0.exr and out.1.exr, each with half of the samples."""
    set_up(max(4, samples // 2), pixels, threshold)
    scene = bpy.context.scene
    seconds = []
    for half in range(2):
        scene.cycles.seed = 11 + half * 97
        scene.render.filepath = f'{out}.{half}.exr'
        start = time.time()
        bpy.ops.render.render(write_still=True)
        seconds.append(round(time.time() - start, 1))
    print('RENDERED', out, seconds, flush=True)
