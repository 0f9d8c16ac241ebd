#!/usr/bin/python3
"""develop.py BASE PICTURE: two half-sample EXRs -> denoised, white-balanced, tone-mapped JPEG."""
import argparse

import numpy as np
from PIL import Image

from denoise import LUMINANCE, box_mean, denoise

KNEE = 0.50  # below: linear; above: a soft shoulder
CONTRAST = 1.06
SATURATION = 1.08


def shoulder(x):
    """The tone curve."""
    return np.where(x < KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE))))


def before_shoulder(y):
    """Its inverse."""
    return KNEE - (1 - KNEE) * np.log(1 - (y - KNEE) / (1 - KNEE)) if y > KNEE else y


def linear(colour):
    """rrggbb as linear light."""
    c = np.array([int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(x):
    """Linear light as sRGB."""
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.clip(x, 1e-9, None) ** (1 / 2.4) - 0.055)


def balance(picture, page):
    """White balance: the median of the four corners becomes the page's colour, so all pictures share a backdrop."""
    k = max(12, picture.shape[2] // 18)
    rows, columns = (slice(k), slice(-k, None)), (slice(k), slice(-k, None))
    corners = np.concatenate([picture[:, r, c].reshape(3, -1) for r in rows for c in columns], 1)
    target = np.array([before_shoulder(value) for value in linear(page)])
    return picture * (target / np.median(corners, 1))[:, None, None]


def grade(picture, page):
    """Balance, lens bloom, tone curve, a little contrast and saturation."""
    width = picture.shape[2]
    picture = balance(picture, page)
    glare = np.clip(picture - 1.6, 0, 4)
    near, wide = width // 90, width // 30
    picture = picture + 0.05 * box_mean(box_mean(glare, near), near) + 0.03 * box_mean(box_mean(glare, wide), wide)
    toned = np.maximum(shoulder(np.nan_to_num(picture, nan=0, posinf=30)), 0)
    light = (toned * LUMINANCE[:, None, None]).sum(0)
    deeper = np.where(light < 0.5, 0.5 * (2 * np.maximum(light, 0)) ** CONTRAST, light)
    toned = toned * (deeper / np.maximum(light, 1e-5))[None]
    toned = deeper[None] + (toned - deeper[None]) * SATURATION
    return np.clip(srgb(np.clip(toned, 0, 1)), 0, 1)


def save(picture, path, quality):
    """8 bits with a little noise, so that the backdrop shows no bands."""
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, picture.shape[1:] + (1,))
    pixels = (picture.transpose(1, 2, 0) * 255 + noise + 0.5).clip(0, 255).astype(np.uint8)
    Image.fromarray(pixels).save(path, quality=quality, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('base')
    parser.add_argument('picture')
    parser.add_argument('--page', default='F8F2E8', help="the backdrop's colour in the picture")
    parser.add_argument('--quality', type=int, default=86)
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    save(grade(denoise(options.base, options.threads), options.page), options.picture, options.quality)
