import { asFields, asNumber, asText } from '@/lib/read-fields'

export interface ContentImage {
  /** Its address below the media origin. */
  link: string
  alt: string
  width: number
  height: number
  /** What stays in sight where it is cut, as CSS names a place: `30% 60%`. */
  position?: string
}

/** A picture as editors enter it; undefined without its path or its size. */
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

/** @param value shares of the picture's width and height, from its upper left */
function readPosition(value: unknown): string | undefined {
  const { x, y } = asFields(value)
  const [left, top] = [asNumber(x), asNumber(y)]
  if (left === undefined || top === undefined) return undefined
  return `${toPercent(left)} ${toPercent(top)}`
}

const toPercent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
