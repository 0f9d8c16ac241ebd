import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { accents, tokens } from '../app/theme/tokens'

const BRAND = 'app/theme/brand'
const STATIC = 'app/static'
const CARD_PHOTO = 'demo/photos/heroes/hero-default-0.jpg'
/** Sizes in px. The card is the preview image of Facebook, X and similar sites (1.91:1). */
const CARD = { width: 1200, height: 630 }

const read = (name: string) => readFileSync(path.join(BRAND, `${name}.svg`), 'utf8')
const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** `radius` rounds the corners; `scale` leaves a margin for a launcher's mask. */
function square({ radius = 0, scale = 1, accent = tokens.color.accent as string }): string {
  const shift = 32 * (1 - scale)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${radius}" fill="${accent}"/>`,
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${inner(read('mark'))}</g></svg>\n`,
  ].join('')
}

const toPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** Returns an `.ico` file of PNG pictures: a directory of 16 bytes for each, then the pictures. */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Draws name, sprig and words on the page's color, with the photograph fading into it. */
async function socialCard(): Promise<Buffer> {
  const photo = await sharp(CARD_PHOTO)
    .resize({ height: CARD.height, width: 760, fit: 'cover', position: 'right' })
    .toBuffer()
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><linearGradient id="f"><stop offset=".41" stop-color="${tokens.color.page}"/><stop offset=".56" stop-color="${tokens.color.page}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  )
  const toLayer = (name: string, width: number) =>
    sharp(Buffer.from(read(name)), { density: 200 })
      .resize({ width })
      .png()
      .toBuffer()
  return sharp({
    create: { ...CARD, channels: 3, background: tokens.color.page },
  })
    .composite([
      { input: photo, left: CARD.width - 760, top: 0 },
      { input: fade, left: 0, top: 0 },
      { input: await toLayer('sprig', 156), left: 64, top: 206 },
      { input: await toLayer('wordmark', 440), left: 68, top: 286 },
      { input: await toLayer('tagline', 380), left: 70, top: 372 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** `npm run icons`: draws the favicons, the icons of the installed shop and the social card. */
async function main(): Promise<void> {
  mkdirSync(STATIC, { recursive: true })
  const write = (name: string, data: Buffer | string) =>
    writeFileSync(path.join(STATIC, name), data)
  const rounded = square({ radius: 14 })
  write('favicon.svg', rounded)
  write('favicon-32.png', await toPng(rounded, 32))
  const sizes = [16, 32, 48]
  write(
    'favicon.ico',
    toIco(
      await Promise.all(sizes.map(async (size) => ({ size, png: await toPng(rounded, size) }))),
    ),
  )
  const house: [string, string] = ['', tokens.color.accent]
  const sites = Object.entries(accents).map(([name, { accent }]) => [`-${name}`, accent] as const)
  for (const [suffix, accent] of [house, ...sites]) {
    const own = square({ radius: 14, accent })
    write(`apple-touch-icon${suffix}.png`, await toPng(square({ scale: 0.86, accent }), 180))
    write(`icon-192${suffix}.png`, await toPng(own, 192))
    write(`icon-512${suffix}.png`, await toPng(own, 512))
    write(`icon-maskable-512${suffix}.png`, await toPng(square({ scale: 0.74, accent }), 512))
  }
  write('social-card.jpg', await socialCard())
}

void main()
