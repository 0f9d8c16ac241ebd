import { asFields, asList, asNumber, asOneOf, asText } from '@/lib/read-fields'
import type { PictureImage } from '@/ui/picture'

/* Readers of the parts that content types share (demo/content/README.md). */

export interface ContentLink {
  displayName: string
  pageLink: string
  menuTextColor?: string
}

export interface CallToAction {
  text: string
  link: string
  type: 'primary' | 'secondary' | 'link'
  color?: string
}

export interface ContentImage extends PictureImage {
  width: number
  height: number
}

export function readImage(value: unknown): ContentImage | undefined {
  const fields = asFields(value)
  const path = asText(fields.path)
  const width = asNumber(fields.width)
  const height = asNumber(fields.height)
  if (!path || !width || !height) return undefined
  return { link: `/media/${path}`, alt: asText(fields.alt) ?? '', width, height }
}

export function readLink(value: unknown): ContentLink | undefined {
  const fields = asFields(value)
  const displayName = asText(fields.displayName)
  const pageLink = asText(fields.pageLink)
  if (!displayName || !pageLink) return undefined
  return { displayName, pageLink, menuTextColor: asText(fields.menuTextColor) }
}

export function readLinks(value: unknown): ContentLink[] {
  return asList(value, readLink)
}

export function readCallToAction(value: unknown): CallToAction | undefined {
  const fields = asFields(value)
  const text = asText(fields.ctaText)
  const link = asText(fields.ctaLink)
  if (!text || !link) return undefined
  const type = asOneOf(fields.ctaType, ['primary', 'secondary', 'link']) ?? 'primary'
  return { text, link, type, color: asText(fields.ctaTextColor) }
}
