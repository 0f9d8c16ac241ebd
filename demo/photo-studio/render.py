#!/usr/bin/python3
"""Resumable batch: [RT=1] nice ./render.py FOLDER [--list FILE] [--samples N] [NAME ...]

Skips the pictures that FOLDER holds and claims rows with lock files in $WORK (default: a folder in the temporary
directory), so two copies with RT=1 keep two cores busier than one copy with RT=2: building a scene and denoising use
one thread. A list file has one row a line (`name` or `name samples`), is read anew before each picture, and so can be
changed while the batch runs. Delete a picture to render it again."""
import argparse
import os
import subprocess
import sys
import tempfile
import time

from rows import ROWS
from studio.assortments import THEMES

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.setdefault('WORK', os.path.join(tempfile.gettempdir(), 'photo-studio'))
THREADS = os.environ.setdefault('RT', '2')
MORE_SAMPLES = dict(bag=1.4, duo=1.3, lolly=1.15)  # cellophane and hard sugar need more


def wanted(options):
    """(row name, samples) in the order wished for."""
    if options.list:
        with open(options.list) as lines:
            words = [line.split() for line in lines if line.strip() and not line.startswith('#')]
        return [(word[0], int(word[1]) if len(word) > 1 else options.samples) for word in words]
    return [(name, options.samples) for name in options.names or ROWS]


def claim(name):
    """True for the one process that may render this row."""
    try:
        os.close(os.open(os.path.join(WORK, name + '.lock'), os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        return False


def run(command, log):
    """Runs a program; true if it ended well."""
    return subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, cwd=HERE).returncode == 0


def shoot(name, samples, folder):
    """Blender, then develop.py; the picture moves to its folder when it is complete."""
    row, base, start = ROWS[name], os.path.join(WORK, name), time.time()
    halves = [f'{base}.{half}.exr' for half in range(2)]
    for half in halves:
        if os.path.exists(half):
            os.remove(half)
    samples = str(int(samples * MORE_SAMPLES.get(row['scene'], 1)))
    page = THEMES[row.get('theme', 'default')]['page']
    with open(base + '.log', 'w') as log:
        done = run(['blender', '-t', THREADS, '-b', '-P', 'shoot.py', '--', name, base, samples], log)
        done = done and all(map(os.path.exists, halves))
        develop = ['/usr/bin/python3', 'develop.py', base, base + '.jpg', '--threads', THREADS, '--page', page]
        done = done and run(develop, log)
    if done:
        os.replace(base + '.jpg', os.path.join(folder, name + '.jpg'))
        for path in (*halves, base + '.log', base + '.lock'):
            os.remove(path)
    # a failed row keeps its lock, so that the batch goes on with the next one, and its log tells why
    print(
        f"{time.strftime('%H:%M:%S')} {name} {'in' if done else 'FAILED after'} {time.time() - start:.0f} s", flush=True
    )


def next_row(options):
    """The first row wished for that is neither done nor claimed."""
    for name, samples in wanted(options):
        if name not in ROWS:
            print('unknown row', name, file=sys.stderr)
        elif not os.path.exists(os.path.join(options.folder, name + '.jpg')) and claim(name):
            return name, samples
    return None


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('names', nargs='*')
    parser.add_argument('--list')
    parser.add_argument('--samples', type=int, default=14)
    options = parser.parse_args()
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(options.folder, exist_ok=True)
    while (found := next_row(options)) is not None:
        shoot(*found, options.folder)
