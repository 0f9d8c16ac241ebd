"""The denoiser's Python half: reads the two half-sample EXRs, calls denoise.c, cleans the backdrop."""
import ctypes
import os
import subprocess
import tempfile

import numpy as np
import OpenImageIO as oiio

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.c')
WORK = os.environ.get('WORK', os.path.join(tempfile.gettempdir(), 'photo-studio'))
# linked in a step of its own: with these flags the linker would switch denormal numbers off for all of Python
FLAGS = '-O3 -march=native -funsafe-math-optimizations -ffinite-math-only -fno-math-errno -fopenmp -fPIC'.split()
FEATURE_TOLERANCE = np.array([1.5e-3] * 3 + [4e-3] * 3 + [2e-3], np.float32)  # albedo, normal, depth
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def load(path):
    """Colour, albedo, normal and depth of one EXR, each as (channels, height, width)."""
    image = oiio.ImageInput.open(path)
    names = list(image.spec().channelnames)
    pixels = image.read_image('float')
    image.close()

    def layer(key, channels):
        at = [next(i for i, name in enumerate(names) if key in name and name.endswith('.' + c)) for c in channels]
        return np.stack([pixels[:, :, i] for i in at])

    return (
        layer('Combined', 'RGB'),
        layer('Denoising Albedo', 'RGB'),
        layer('Denoising Normal', 'XYZ'),
        layer('Denoising Depth', 'Z'),
    )


def box_mean(x, radius):
    """Mean over a square window, by summed areas."""
    padding = [(0, 0)] * (x.ndim - 2) + [(radius + 1, radius), (radius + 1, radius)]
    sums = np.pad(x, padding, 'edge').astype(np.float64).cumsum(-1).cumsum(-2)
    k = 2 * radius + 1
    total = sums[..., k:, k:] - sums[..., :-k, k:] - sums[..., k:, :-k] + sums[..., :-k, :-k]
    return (total / (k * k)).astype(np.float32)


def library():
    """denoise.c, compiled anew whenever it is newer than what was compiled."""
    built = os.path.join(WORK, 'libdenoise.so')
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(SOURCE):
        os.makedirs(WORK, exist_ok=True)
        own = f'{built}.{os.getpid()}'
        subprocess.run(['gcc', *FLAGS, '-c', SOURCE, '-o', own + '.o'], check=True)
        subprocess.run(['gcc', '-shared', '-fopenmp', own + '.o', '-o', own, '-lmvec', '-lm'], check=True)
        os.remove(own + '.o')
        os.replace(own, built)
    return ctypes.CDLL(built)


def pointer(array):
    """An array as C sees it."""
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def log_colour(colour):
    """Colour in a scale where noise is alike in light and shade."""
    return np.ascontiguousarray(np.log1p(4 * np.clip(np.nan_to_num(colour, nan=0, posinf=30), 0, 30)), np.float32)


def clean_backdrop(picture, albedo, normal):
    """On the seamless sweep, smooths faint blotches of colour and brightness and keeps contact shadows."""
    width = picture.shape[2]
    k = max(12, width // 18)
    corners = np.concatenate([albedo[:, :k, :k].reshape(3, -1), albedo[:, :k, -k:].reshape(3, -1)], 1)
    reference = np.median(corners, 1)
    mask = (np.abs(albedo - reference[:, None, None]).max(0) < 0.03) & (normal[2] > 0.97)
    mask = (box_mean(mask.astype(np.float32), 1) > 0.99).astype(np.float32)
    luminance = (picture * LUMINANCE[:, None, None]).sum(0)
    chroma = picture / np.maximum(luminance, 1e-4)

    def smooth(x, radius):
        weight = box_mean(box_mean(mask, radius), radius)
        return box_mean(box_mean(x * mask, radius), radius) / np.maximum(weight, 1e-3)

    even = smooth(luminance, max(3, width // 110))
    shadow = np.clip((np.abs(smooth(luminance, 1) - even) / np.maximum(even, 1e-4) - 0.012) / 0.03, 0, 1)
    clean = np.stack([smooth(c, width // 45) for c in chroma]) * (even * (1 - shadow) + luminance * shadow)
    weight = box_mean(mask, 2) * mask
    return picture * (1 - weight) + clean * weight


def denoise(base, threads=2, radius=8, patch=3, colour_strength=0.66, feature_strength=1.6):
    """base.0.exr and base.1.exr -> one clean linear picture (3, height, width)."""
    first, second = load(base + '.0.exr'), load(base + '.1.exr')
    c0, c1 = log_colour(first[0]), log_colour(second[0])
    for a, b in ((c0, c1), (c1, c0)):  # a firefly stands far above its counterpart and its neighbourhood
        np.minimum(a, np.maximum(box_mean(b, 2), b) + 0.35, out=a)
    variance = box_mean((c0 - c1) ** 2 * 0.5, 2)
    variance = np.ascontiguousarray(np.maximum(variance, box_mean(variance, 4) * 0.5) + 1e-6)
    far = max(1e-6, np.median(first[3]))
    f0, f1 = (np.concatenate([half[1], half[2], half[3] / far]) for half in (first, second))
    features = np.ascontiguousarray((f0 + f1) * 0.5, np.float32)
    feature_variance = np.ascontiguousarray(box_mean((f0 - f1) ** 2 * 0.25, 2))
    height, width = c0.shape[1:]
    out = np.zeros((3, height, width), np.float32)
    library().denoise(
        *map(pointer, (c0, c1, variance, features, feature_variance, FEATURE_TOLERANCE)),
        *(7, width, height, radius, patch, ctypes.c_float(colour_strength), ctypes.c_float(feature_strength)),
        *(pointer(out), threads),
    )
    return clean_backdrop(np.expm1(out) / 4, features[:3], features[3:6]).astype(np.float32)
