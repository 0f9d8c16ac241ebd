"""A fast look at many rows in one process: blender -b -P look.py -- FOLDER PIXELS SAMPLES NAME NAME ..."""
import os
import subprocess
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from rows import ROWS  # noqa: E402
from studio.assortments import THEMES  # noqa: E402
from studio.base import reset  # noqa: E402
from studio.engine import render  # noqa: E402
from studio.scenes import build  # noqa: E402


def look(folder, pixels, samples, name):
    """Builds, renders and develops one row, small."""
    row = ROWS[name]
    base = os.path.join(folder, name)
    width, height = row.get('pixels', (1200, 1200))
    start = time.time()
    reset(3)
    build(row)
    built = time.time() - start
    scale = pixels / min(width, height)
    render(base, samples, (int(width * scale), int(height * scale)), threshold=0.1)
    page = THEMES[row.get('theme', 'default')]['page']
    develop = [
        '/usr/bin/python3',
        os.path.join(HERE, 'develop.py'),
        base,
        base + '.jpg',
        '--threads',
        '1',
        '--page',
        page,
    ]
    subprocess.run(develop, check=True)
    print(f'LOOK {name} built in {built:.1f} s, all {time.time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    folder, pixels, samples, *names = sys.argv[sys.argv.index('--') + 1 :]
    os.makedirs(folder, exist_ok=True)
    for name in names:
        try:
            look(folder, int(pixels), int(samples), name)
        except Exception as error:  # one broken row must not hide the others
            print('FAIL', name, repr(error), traceback.format_exc()[-700:], flush=True)
