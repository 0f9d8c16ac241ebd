import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import sharp, { type Metadata } from 'sharp'
import { badRequest, unavailable } from '../http/problem'
import { readPictureHead } from './read-picture-head'

const MAX_PIXELS = 50_000_000
const MEGA = 1_000_000
/** The longest edge of a stored picture, in pixels: twice the largest width that pages request. */
const MAX_EDGE = 4096
const TIMEOUT_SECONDS = 30
const AVIF_EFFORT = 3

// one at a time, because decoding takes memory for every pixel
const encoding = bulkhead(1, 8)

type Ending = 'jpg' | 'png' | 'webp' | 'avif'

export interface NormalPicture {
  bytes: Buffer
  width: number
  height: number
  ending: Ending
}

interface Stored {
  /** Of the longest edge, in pixels. */
  maxEdge: number
  /** Its own format, if absent. */
  as?: Ending
}

/**
 * Prepares an uploaded picture for storage: turned upright, without the camera's metadata (place
 * and time), its longest edge by default at most 4096 pixels.
 * @throws Problem 400 for a file that is not JPEG, PNG, WebP or AVIF, is damaged, animated or has
 * too many pixels
 */
export async function normalizePicture(
  upload: Buffer,
  { maxEdge, as }: Stored = { maxEdge: MAX_EDGE },
): Promise<NormalPicture> {
  const ending = await checkHead(upload)
  try {
    return await encoding.execute(() => encode(upload, as ?? ending, maxEdge))
  } catch (error) {
    if (error instanceof BulkheadRejectedError) {
      throw unavailable('Too many pictures are uploaded at once.')
    }
    throw badRequest('The picture cannot be read: the file is damaged.', 'invalid-picture')
  }
}

async function checkHead(upload: Buffer): Promise<Ending> {
  // with its own limit, sharp would fail without giving the reason
  const head = await readPictureHead(upload)
  const ending = head && toEnding(head)
  if (!head || !ending) {
    throw badRequest('The file is not a JPEG, PNG, WebP or AVIF picture.', 'invalid-picture')
  }
  if ((head.pages ?? 1) > 1) {
    throw badRequest('Animated pictures are not accepted.', 'invalid-picture')
  }
  const pixels = head.width * head.height
  if (pixels > MAX_PIXELS) {
    const detail = `The picture has ${Math.round(pixels / MEGA)} megapixels; at most ${MAX_PIXELS / MEGA} are taken.`
    throw badRequest(detail, 'invalid-picture')
  }
  return ending
}

function toEnding({ format, compression }: Metadata): Ending | undefined {
  if (format === 'jpeg') return 'jpg'
  if (format === 'png' || format === 'webp') return format
  // sharp reports the container format, which HEIC uses as well
  return format === 'heif' && compression === 'av1' ? 'avif' : undefined
}

async function encode(upload: Buffer, ending: Ending, edge: number): Promise<NormalPicture> {
  const upright = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({
      width: edge,
      height: edge,
      fit: 'inside',
      withoutEnlargement: true,
    })
  const encoders = {
    // what is transparent becomes white instead of black
    jpg: () => upright.flatten({ background: 'white' }).jpeg({ quality: 90 }),
    png: () => upright.png(),
    webp: () => upright.webp({ quality: 90 }),
    avif: () => upright.avif({ quality: 70, effort: AVIF_EFFORT }),
  }
  const { data, info } = await encoders[ending]().toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, ending }
}
