#!/usr/bin/env python3
"""Makes the short films of ../photos/videos from the photographs: slow pans, dissolves, a music box.

    ./film.py ../photos            # every film
    ./film.py ../photos kitchen    # this one

Needs ffmpeg with libx264, libvpx-vp9, AAC and Opus; nothing of the shop needs it. Each film becomes
an .mp4 and a .webm of less than 400 kB, and its first frame the .jpg that stands before it is played.
The captions (.en.vtt, .es.vtt) are written by hand beside them.
"""

import math
import struct
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

FPS = 24
WIDTH, HEIGHT = 960, 540
DISSOLVE = 0.7  # seconds in which two shots overlap
MOST_BYTES = 400_000

# A shot: photograph, seconds, and the frame's center and width as parts of the picture, from and to.
FILMS = {
    'kitchen': [
        ('products/truffle-dark.jpg', 2.9, (0.50, 0.48, 1.00), (0.42, 0.46, 0.72)),
        ('products/truffle-salted.jpg', 2.7, (0.62, 0.50, 0.70), (0.55, 0.48, 0.90)),
        ('products/praline-hazelnut-2.jpg', 2.5, (0.45, 0.50, 0.92), (0.60, 0.50, 0.72)),
        ('products/box-sixteen-truffles.jpg', 3.1, (0.38, 0.68, 0.66), (0.50, 0.52, 1.00)),
    ],
    'bark': [
        ('recipes/recipe-pistachio-cranberry-bark.jpg', 3.4, (0.50, 0.50, 1.00), (0.46, 0.46, 0.72)),
        ('products/brittle-pistachio-cranberry.jpg', 3.3, (0.42, 0.48, 0.72), (0.50, 0.52, 0.98)),
    ],
    'hot-chocolate': [
        ('recipes/recipe-house-hot-chocolate.jpg', 3.8, (0.48, 0.50, 1.00), (0.46, 0.36, 0.70)),
        ('products/bar-dark.jpg', 3.0, (0.55, 0.55, 0.74), (0.50, 0.50, 0.98)),
    ],
    'cocoa-truffles': [
        ('products/truffle-cocoa.jpg', 3.6, (0.50, 0.46, 1.00), (0.58, 0.48, 0.72)),
        ('products/truffle-dark-2.jpg', 3.2, (0.44, 0.44, 0.74), (0.50, 0.48, 1.00)),
    ],
}
# Notes above middle C, half a second each: a tune of its own for every film.
TUNES = {
    'kitchen': [0, 7, 4, 9, 7, 12, 9, 7, 4, 7, 5, 9, 7, 4, 2, 7, 0, 12, 7, 0],
    'bark': [4, 7, 12, 9, 7, 4, 2, 7, 4, 0, 7, 0],
    'hot-chocolate': [0, 4, 7, 4, 9, 7, 5, 2, 7, 4, 0, 12],
    'cocoa-truffles': [7, 4, 0, 4, 9, 5, 7, 2, 4, 7, 0, 12],
}


def pan(index, seconds, start, end):
    """The filters that make a still picture a shot."""
    frames = round(seconds * FPS)
    # eased, so that a shot neither starts nor ends with a jerk
    part = f'(0.5-0.5*cos(PI*on/{frames - 1}))'
    x, y, width = (f'({a}+({b}-{a})*{part})' for a, b in zip(start, end))
    return (
        # zoompan moves by whole pixels of what comes in: four times as many make it smooth
        f'[{index}:v]scale=3840:-1:flags=lanczos,crop=3840:2160:0:(ih-2160)*{(start[1] + end[1]) / 2},'
        f"zoompan=z='1/{width}':x='iw*{x}-iw/zoom/2':y='ih*0.5-ih/zoom/2'"
        f':d={frames}:s={WIDTH}x{HEIGHT}:fps={FPS},hqdn3d=3:2:4:4,setsar=1,format=yuv420p[s{index}]'
    )


def join(shots):
    """One film of all shots, each dissolving into the next; and its length in seconds."""
    filters, last, length = [], 's0', shots[0][1]
    for index in range(1, len(shots)):
        name = f'x{index}'
        filters.append(
            f'[{last}][s{index}]xfade=transition=fade:duration={DISSOLVE}:offset={length - DISSOLVE}[{name}]'
        )
        last, length = name, length + shots[index][1] - DISSOLVE
    return filters, last, length


def play(tune, seconds, file):
    """A music box: each note a bell of three partials that dies away."""
    rate = 44_100
    samples = [0.0] * round(rate * seconds)
    for beat, note in enumerate(tune):
        begin = round(beat * 0.5 * rate)
        pitch = 523.25 * 2 ** (note / 12)
        for at in range(begin, min(len(samples), begin + 2 * rate)):
            t = (at - begin) / rate
            tone = math.sin(2 * math.pi * pitch * t) * math.exp(-3.2 * t)
            tone += 0.35 * math.sin(2 * math.pi * pitch * 2.01 * t) * math.exp(-5 * t)
            tone += 0.12 * math.sin(2 * math.pi * pitch * 5.4 * t) * math.exp(-9 * t)
            samples[at] += 0.16 * tone * min(1, t * 400)
    fade = round(rate * 0.8)
    for step in range(fade):
        samples[-1 - step] *= step / fade
    with wave.open(str(file), 'wb') as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(b''.join(struct.pack('<h', int(max(-1, min(1, s)) * 32767)) for s in samples))


def run(*arguments):
    subprocess.run(['ffmpeg', '-v', 'error', '-y', *map(str, arguments)], check=True)


def make(name, photos):
    shots = FILMS[name]
    out = photos / 'videos'
    out.mkdir(exist_ok=True)
    dissolves, last, length = join(shots)
    pans = [pan(index, *shot[1:]) for index, shot in enumerate(shots)]
    with tempfile.TemporaryDirectory() as folder:
        tune, raw = Path(folder, 'tune.wav'), Path(folder, 'film.mkv')
        play(TUNES[name], length, tune)
        stills = [part for shot in shots for part in ('-i', photos / shot[0])]
        run(*stills, '-filter_complex', ';'.join(pans + dissolves), '-map', f'[{last}]',
            '-c:v', 'libx264', '-qp', '6', '-preset', 'ultrafast', raw)
        both = ['-i', raw, '-i', tune, '-map', '0:v', '-map', '1:a', '-shortest', '-map_metadata', '-1']
        run(*both, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-profile:v', 'high',
            '-pix_fmt', 'yuv420p', '-g', 3 * FPS, '-movflags', '+faststart', '-c:a', 'aac', '-b:a', '48k',
            out / f'{name}.mp4')
        run(*both, '-c:v', 'libvpx-vp9', '-crf', '43', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2',
            '-pix_fmt', 'yuv420p', '-g', 3 * FPS, '-c:a', 'libopus', '-b:a', '40k', out / f'{name}.webm')
        run('-i', raw, '-frames:v', '1', '-q:v', '3', out / f'{name}.jpg')
    for kind in ('mp4', 'webm'):
        size = (out / f'{name}.{kind}').stat().st_size
        print(f'{name}.{kind}  {length:.1f} s  {size} bytes', flush=True)
        if size > MOST_BYTES:
            raise SystemExit(f'{name}.{kind} is too large')


if __name__ == '__main__':
    folder, *names = sys.argv[1:]
    for film in names or FILMS:
        make(film, Path(folder))
