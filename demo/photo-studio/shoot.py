"""Renders one row: blender -b -P shoot.py -- NAME OUT SAMPLES ; writes OUT.0.exr and OUT.1.exr for develop.py."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from rows import ROWS  # noqa: E402
from studio.base import reset  # noqa: E402
from studio.engine import render  # noqa: E402
from studio.scenes import build  # noqa: E402


def size_of(row):
    """Pixels of a row's picture: products square, banners wide, category cards upright."""
    width, height = row.get('pixels', (1200, 1200))
    return width, height


if __name__ == '__main__':
    name, out, samples = sys.argv[sys.argv.index('--') + 1 :][:3]
    row = ROWS[name]
    reset(3)
    build(row)
    render(out, int(samples), size_of(row))
