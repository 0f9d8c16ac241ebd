"""Artwork drawn with PIL: foil masks (white = foil) and printed sheets. Each function returns the file it wrote."""
import math
import os
import tempfile
import zlib

from PIL import Image, ImageDraw, ImageFont

BRAND = os.environ.get('BRAND', 'Maison Brindille')
FOLDER = os.path.join(os.environ.get('WORK', os.path.join(tempfile.gettempdir(), 'photo-studio')), 'art')
FONTS = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-'


def font(size, italic=False):
    """EB Garamond of a size in pixels."""
    return ImageFont.truetype(FONTS + ('Italic.otf' if italic else 'Regular.otf'), int(size))


def save(image, name):
    """Through a name of its own, as two render processes may draw the same artwork at once."""
    os.makedirs(FOLDER, exist_ok=True)
    path = os.path.join(FOLDER, name + '.png')
    if not os.path.exists(path):
        own = f'{path}.{os.getpid()}.png'
        image.save(own)
        os.replace(own, path)
    return path


def text(draw, centre, words, face, tracking=0, fill=255):
    """Words centred on a baseline, with letter spacing."""
    width = sum(face.getlength(letter) for letter in words) + tracking * (len(words) - 1)
    x = centre[0] - width / 2
    for letter in words:
        draw.text((x, centre[1]), letter, font=face, fill=fill, anchor='ls')
        x += face.getlength(letter) + tracking


def fitted(words, width, size, italic=False):
    """The largest face not above `size` in which the words fit into the width."""
    face = font(size, italic)
    return font(min(size, size * width / face.getlength(words)), italic)


def sprig(draw, x0, y0, length, flip=1, width=3, fill=255):
    """A leafy twig, the house's mark: a brindille."""
    points = [(x0 + flip * length * t, y0 - length * 0.22 * math.sin(t * 3)) for t in [i / 20 for i in range(21)]]
    draw.line(points, fill=fill, width=width)
    for k in range(2, 20, 3):
        x, y = points[k]
        leaf = length * 0.16 * (1 - k / 40)
        for side in (-1, 1):
            end_x, end_y = x + flip * leaf * math.cos(0.9), y + side * leaf * math.sin(0.9)
            mid_x, mid_y = (x + end_x) / 2, (y + end_y) / 2
            off_x, off_y = -(end_y - y) * 0.28, (end_x - x) * 0.28
            draw.polygon(
                [(x, y), (mid_x + off_x, mid_y + off_y), (end_x, end_y), (mid_x - off_x, mid_y - off_y)], fill=fill
            )


def sprigs(draw, x, y, length, width=4, fill=255):
    """Two sprigs back to back."""
    sprig(draw, x + length * 0.11, y, length, 1, width, fill)
    sprig(draw, x - length * 0.11, y, length, -1, width, fill)


def gift_card():
    """The foil of a gift card."""
    width, height = 1720, 1080
    image = Image.new('L', (width, height), 0)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((54, 54, width - 54, height - 54), 40, outline=255, width=5)
    draw.rounded_rectangle((72, 72, width - 72, height - 72), 30, outline=150, width=2)
    text(draw, (width / 2, 480), BRAND, font(190, True), 2)
    sprigs(draw, width / 2, 590, 260)
    text(draw, (width / 2, 760), 'GIFT CARD', font(84), 30)
    text(draw, (width / 2, 890), 'fine chocolates & confections', font(66, True), 3)
    return save(image, 'gift-card')


def lid(w=14.0, d=14.0, band=1.7):
    """A lid of w x d cm: hairline frame, the name in the free quarter right of the bow's tail."""
    per_cm = 110
    width, height = int(w * per_cm), int(d * per_cm)
    image = Image.new('L', (width, height), 0)
    draw = ImageDraw.Draw(image)
    margin = 0.62 * per_cm
    draw.rectangle((margin, margin, width - margin, height - margin), outline=255, width=5)
    quarter = (w - band) / 2 - 0.9
    first, last = BRAND.split()[0], BRAND.split()[-1]
    longest = max(font(100, True).getlength(first), font(100, True).getlength(last))
    size = int(100 * min(quarter * per_cm * 0.80 / longest, d * per_cm * 0.105 / 100))
    x = width / 2 + (band / 2 + quarter / 2 + 0.1) * per_cm
    y = height / 2 + (d / 4 + band * 0.12) * per_cm
    text(draw, (x, y), first, font(size, True), 2)
    text(draw, (x, y + size * 0.92), last, font(size, True), 2)
    return save(image, f'lid-{width}x{height}')


def label(w, h, title, line='', per_cm=110):
    """A label of w x h cm: frame, name, sprig, title in capitals, a line in italics."""
    width, height = int(w * per_cm), int(h * per_cm)
    image = Image.new('L', (width, height), 0)
    draw = ImageDraw.Draw(image)
    margin = 0.035 * width + 8
    draw.rectangle((margin, margin, width - margin, height - margin), outline=255, width=max(3, width // 260))
    inner = width * 0.80
    tall = height > width * 0.75
    middle = width / 2
    if tall:
        text(draw, (middle, height * 0.30), BRAND, fitted(BRAND, inner, height * 0.16, True), 1)
        sprigs(draw, middle, height * 0.42, width * 0.16, max(3, width // 200))
        face = fitted(title, inner * 0.86, height * 0.11)
        text(draw, (middle, height * 0.62), title, face, face.size * 0.10)
        if line:
            text(draw, (middle, height * 0.78), line, fitted(line, inner, height * 0.085, True), 1)
    else:
        text(draw, (middle, height * 0.42), BRAND, fitted(BRAND, inner, height * 0.26, True), 1)
        face = fitted(title, inner * 0.86, height * 0.17)
        text(draw, (middle, height * 0.66), title, face, face.size * 0.10)
        if line:
            text(draw, (middle, height * 0.85), line, fitted(line, inner, height * 0.12, True), 1)
    key = ''.join(c if c.isalnum() else '-' for c in f'{title}-{line}')
    return save(image, f'label-{width}x{height}-{key}')


def sheet(name, w, h, paper, ink, lines, table=0, per_cm=90, hearts=0):
    """A printed sheet: name and sprig on top, centred lines (size in cm, italic, words), a table of `table` rows below."""
    width, height = int(w * per_cm), int(h * per_cm)
    image = Image.new('RGB', (width, height), paper)
    draw = ImageDraw.Draw(image)
    middle, tall = width / 2, height > width
    margin = 0.05 * width
    draw.rectangle((margin, margin, width - margin, height - margin), outline=ink, width=max(3, width // 220))
    heading = fitted(BRAND, width * 0.74, height * (0.075 if tall else 0.17), True)
    y = height * (0.14 if tall else 0.28)
    text(draw, (middle, y), BRAND, heading, 1, ink)
    y += heading.size * 0.62
    sprigs(draw, middle, y, width * 0.12, max(3, width // 220), ink)
    y += heading.size * (0.2 if tall else 0.1)
    before = 0
    for size, italic, words in lines:
        face = fitted(words, width * (0.80 if italic else 0.66), size * per_cm, italic)
        y += max(face.size * (1.2 if italic else 1.7), before * 0.75)
        before = face.size
        text(draw, (middle, y), words, face, 0 if italic else face.size * 0.08, ink)
    if hearts:
        paint_hearts(draw, middle, height * 0.74, width * 0.13, hearts)
    if table:
        top, bottom = y + height * 0.04, height * 0.90
        left, right = width * 0.12, width * 0.88
        step = (bottom - top) / table
        for k in range(table + 1):
            draw.line([(left, top + k * step), (right, top + k * step)], fill=ink, width=2 if k not in (0, 1) else 4)
        for part in (0, 0.62, 0.80, 1):
            x = left + (right - left) * part
            draw.line([(x, top), (x, bottom)], fill=ink, width=2)
        for k in range(1, table):
            length = 0.26 + 0.22 * ((k * 7) % 5) / 5
            row = top + (k + 0.58) * step
            draw.line([(left + 14, row), (left + (right - left) * length, row)], fill=ink, width=int(step * 0.14) + 2)
    return save(image, f'sheet-{name}-{zlib.crc32(image.tobytes()):08x}')


def paint_hearts(draw, x, y, size, colours):
    """A row of hearts, each in its own colour."""
    for i, colour in enumerate(colours):
        centre = x + (i - (len(colours) - 1) / 2) * size * 2.15
        outline = []
        for k in range(90):
            a = k / 90 * math.tau
            px = 16 * math.sin(a) ** 3
            py = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
            outline.append((centre + px * size / 17, y - py * size / 17))
        draw.polygon(outline, fill=colour)
