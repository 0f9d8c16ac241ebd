import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { photosOf, type Photo } from './photos'

const FOLDER = 'demo/photos'
const OUT = 'var/contact-sheets'
/**
 * In px. The cell is square, and pictures of other shapes are fitted in, so that each is shown
 * whole.
 */
const SHEET = { columns: 6, rows: 5, cell: 300, gap: 10, caption: 26 }

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Places the picture in its cell, with its name below. */
async function cell(photo: Photo, left: number, top: number): Promise<OverlayOptions[]> {
  const { cell: size, caption } = SHEET
  const picture = await sharp(path.join(FOLDER, photo.file))
    .resize(size, size, { fit: 'contain', background: '#fff' })
    .toBuffer()
  const name = Buffer.from(
    `<svg width="${size}" height="${caption}"><text x="4" y="18" font-family="sans-serif" font-size="15">` +
      `${escaped(photo.file)}</text></svg>`,
  )
  return [
    { input: picture, left, top },
    { input: name, left, top: top + size },
  ]
}

/** Writes one sheet of up to `columns` x `rows` pictures. */
async function sheet(photos: readonly Photo[], file: string): Promise<void> {
  const { columns, rows, cell: size, gap, caption } = SHEET
  const used = Math.min(rows, Math.ceil(photos.length / columns))
  const overlays = await Promise.all(
    photos.map((photo, index) =>
      cell(
        photo,
        gap + (index % columns) * (size + gap),
        gap + Math.floor(index / columns) * (size + caption + gap),
      ),
    ),
  )
  await sharp({
    create: {
      width: gap + columns * (size + gap),
      height: gap + used * (size + caption + gap),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(overlays.flat())
    .jpeg({ quality: 85 })
    .toFile(file)
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const photos = photosOf(FOLDER).filter((photo) => photo.file.endsWith('.jpg'))
  const perSheet = SHEET.columns * SHEET.rows
  for (let first = 0; first < photos.length; first += perSheet) {
    const file = path.join(OUT, `sheet-${1 + first / perSheet}.jpg`)
    await sheet(photos.slice(first, first + perSheet), file)
    console.log(file)
  }
}

void main()
