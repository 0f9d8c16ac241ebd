import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { COLORS } from '@rules/colors'
import {
  centerOf,
  drawEmptyBox,
  drawLid,
  drawPaperCup,
  drawRound,
  drawShadow,
  layOutBox,
} from './box-drawing'

/** The size of preview pictures on Facebook, X and similar sites (1.91:1), in px. */
const CARD = { width: 1200, height: 630 }
const BRAND = path.resolve('app/theme/brand')
const TURN = -5
const LID_TURN = 9
/** The photographs have a wide margin around the piece. */
const ZOOM = 1.32
const MAX_INPUT_PIXELS = 60_000_000
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Draws the open box from above, beside the brand name, as a JPEG.
 * @param places for each place of the box the key of a photograph, or undefined if the place is
 * empty
 * @param photos bytes of the photographs by key; if one is missing, its cup stays empty
 */
export async function drawBoxPicture(
  places: readonly (string | undefined)[],
  photos: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> {
  const layout = layOutBox(places.length)
  const box = await fillBox(places, photos)
  const center = { x: 830, y: CARD.height / 2 + 8 }
  const lid = { width: Math.round(layout.width * 0.94), height: Math.round(layout.height * 0.94) }
  const lidCenter = { x: center.x + 90, y: center.y - 60 }
  return sharp({ create: { ...CARD, channels: 3, background: COLORS.page } })
    .composite([
      ...(await turned(drawShadow(lid), LID_TURN, lidCenter)),
      ...(await turned(drawLid(lid), LID_TURN, lidCenter)),
      ...(await turned(drawShadow(layout), TURN, center)),
      ...(await turned(box, TURN, center)),
      { input: await houseName(), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

async function fillBox(
  places: readonly (string | undefined)[],
  photos: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> {
  const layout = layOutBox(places.length)
  const size = Math.round(layout.cup * 0.94)
  const cups = new Map<string, Buffer>()
  for (const key of new Set(places)) {
    if (key !== undefined) cups.set(key, await fillCup(size, photos.get(key)))
  }
  const filled = places.flatMap((key, index): OverlayOptions[] => {
    const input = key === undefined ? undefined : cups.get(key)
    if (!input) return []
    const { x, y } = centerOf(layout, index)
    return [{ input, left: x - Math.round(size / 2), top: y - Math.round(size / 2) }]
  })
  return sharp(Buffer.from(drawEmptyBox(layout, places.length)))
    .composite(filled)
    .png()
    .toBuffer()
}

/** Draws a piece in its cup: the light background of the photograph blends into the paper. */
async function fillCup(size: number, photo: Uint8Array | undefined): Promise<Buffer> {
  const cup = Buffer.from(drawPaperCup(size))
  if (!photo) return sharp(cup).png().toBuffer()
  const large = Math.round(size * ZOOM)
  const margin = Math.floor((large - size) / 2)
  const piece = await sharp(photo, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize(large, large, { fit: 'cover' })
    .extract({ left: margin, top: margin, width: size, height: size })
    .flatten({ background: '#ffffff' })
    .linear(1.06, 0)
    .toBuffer()
  return sharp(cup)
    .composite([
      { input: piece, blend: 'multiply' },
      { input: Buffer.from(drawRound(size)), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
}

/** Turns a layer around its center and crops it to the card. */
async function turned(
  layer: string | Buffer,
  degrees: number,
  center: { x: number; y: number },
): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(Buffer.from(layer))
    .rotate(degrees, { background: NOTHING })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(center.x - info.width / 2)
  const top = Math.round(center.y - info.height / 2)
  const width = Math.min(info.width + Math.min(0, left), CARD.width - Math.max(0, left))
  const height = Math.min(info.height + Math.min(0, top), CARD.height - Math.max(0, top))
  const input = await sharp(data)
    .extract({ left: Math.max(0, -left), top: Math.max(0, -top), width, height })
    .toBuffer()
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }]
}

/** Draws the brand name: each drawing has its own position and width on the card. */
async function houseName(): Promise<Buffer> {
  const toLayer = async (name: string, at: { x: number; y: number; width: number }) => {
    const drawing = await readFile(path.join(BRAND, `${name}.svg`), 'utf8')
    const { x, y, width } = at
    return drawing.replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${width}" preserveAspectRatio="xMinYMin"`,
    )
  }
  const drawings = await Promise.all([
    toLayer('sprig', { x: 64, y: 214, width: 150 }),
    toLayer('wordmark', { x: 66, y: 290, width: 360 }),
    toLayer('tagline', { x: 68, y: 362, width: 320 }),
  ])
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${drawings.join('')}</svg>`,
  )
}
