import sharp from 'sharp'
import { IMAGE_QUALITY } from '@/integrations/images/image-service'
import type { ImageFormat } from './image-request'

/** Encoder settings. A higher effort takes longer and makes smaller files. */
const QUALITY = {
  webp: { quality: IMAGE_QUALITY, effort: 4 },
  jpeg: { quality: IMAGE_QUALITY, mozjpeg: true },
} as const
const MAX_INPUT_PIXELS = 60_000_000

// the service encodes two pictures at a time; more threads would only slow down page rendering
sharp.concurrency(1)
sharp.cache(false)

/**
 * Encodes a master picture in a width and format. Pictures are never enlarged: a smaller master
 * keeps its size. Rejects when the bytes are not a picture.
 */
export function encodeImage(
  master: Uint8Array,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const sized = sharp(master, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'webp') return sized.webp(QUALITY.webp).toBuffer()
  return sized.flatten({ background: '#ffffff' }).jpeg(QUALITY.jpeg).toBuffer()
}
