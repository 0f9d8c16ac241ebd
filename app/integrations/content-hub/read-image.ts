import { asFields, asNumber, asText } from '@/lib/read-fields'

export interface ContentImage {
  /** Path of the image below the media origin. */
  link: string
  alt: string
  width: number
  height: number
  /** The focal point as a CSS position, `30% 60%`. It stays visible when the image is cropped. */
  position?: string
}

/** Reads an image field; undefined if its path or size is missing. */
export function readImage(value: unknown): ContentImage | undefined {
  const fields = asFields(value)
  const path = asText(fields.path)
  const width = asNumber(fields.width)
  const height = asNumber(fields.height)
  if (!path || !width || !height) return undefined
  const position = readPosition(fields.focalPoint)
  return {
    link: `/media/${path}`,
    alt: asText(fields.alt) ?? '',
    width,
    height,
    ...(position && { position }),
  }
}

/**
 * @param value focal point as fractions of the image's width and height, from its upper left corner
 */
function readPosition(value: unknown): string | undefined {
  const { x, y } = asFields(value)
  const [left, top] = [asNumber(x), asNumber(y)]
  if (left === undefined || top === undefined) return undefined
  return `${toPercent(left)} ${toPercent(top)}`
}

const toPercent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
