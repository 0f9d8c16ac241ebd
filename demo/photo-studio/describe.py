#!/usr/bin/python3
"""describe.py [FOLDER]: prints what every row shows; with the folder of the photographs, writes its index.tsv."""
import os
import sys

from rows import ROWS
from words import describe

SHELVES = {'hero-': 'heroes', 'card-': 'cards', 'recipe-': 'recipes'}


def place_of(name):
    """The file of a row under the folder of photographs."""
    for prefix, shelf in SHELVES.items():
        if name.startswith(prefix):
            return f"{shelf}/{name.removeprefix('card-')}.jpg"
    return f'products/{name}.jpg'


if __name__ == '__main__':
    lines = [(place_of(name), describe(row)) for name, row in ROWS.items()]
    if len(sys.argv) > 1:
        folder = sys.argv[1]
        lines = sorted(line for line in lines if os.path.exists(os.path.join(folder, line[0])))
        with open(os.path.join(folder, 'index.tsv'), 'w') as index:
            index.write('file\twhat the picture shows\n')
            index.writelines(f'{file}\t{words}\n' for file, words in lines)
    else:
        for file, words in lines:
            print(f'{file} | {words}')
