import { asFields, asNumber, asText } from '@/lib/read-fields'

export interface ContentImage {
  /** Its address below the media origin. */
  link: string
  alt: string
  width: number
  height: number
}

/** A picture as editors enter it; undefined without its path or its size. */
export function readImage(value: unknown): ContentImage | undefined {
  const fields = asFields(value)
  const path = asText(fields.path)
  const width = asNumber(fields.width)
  const height = asNumber(fields.height)
  if (!path || !width || !height) return undefined
  return { link: `/media/${path}`, alt: asText(fields.alt) ?? '', width, height }
}
