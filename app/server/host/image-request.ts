/**
 * The available widths of a picture in pixels. Each width is a file on disk, so their number is
 * limited.
 */
const IMAGE_WIDTHS = [
  78, 150, 270, 300, 330, 338, 400, 460, 548, 560, 636, 640, 650, 750, 828, 1080, 1200, 1920, 2048,
  3000,
] as const

export type ImageFormat = 'webp' | 'jpeg'

export interface ImageRequest {
  width: number
  /** Path of the master below `/media/`, without a leading slash. */
  path: string
}

const ADDRESS = /^\/(\d{1,4})\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jpe?g|png|webp|avif))$/i
const MAX_PATH_LENGTH = 300

/**
 * Reads `/{width}/{path}`; returns undefined if the width is not available or the path is not a
 * picture's.
 */
export function parseImageRequest(url: string): ImageRequest | undefined {
  const match = ADDRESS.exec(url.split('?')[0] ?? '')
  const width = Number(match?.[1])
  const path = match?.[2]
  if (!path || path.length > MAX_PATH_LENGTH) return undefined
  return IMAGE_WIDTHS.some((offered) => offered === width) ? { width, path } : undefined
}

/**
 * Returns the smallest format that the browser accepts. Not AVIF: at the quality of the shop's
 * pictures (CON-008) its files are larger than WebP's and slower to encode.
 */
export function chooseImageFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/webp')) return 'webp'
  return 'jpeg'
}
