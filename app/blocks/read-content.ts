import { asFields, asList, asOneOf, asText } from '@/lib/read-fields'

/* Readers for the parts that several content types share (demo/content/README.md). */

export { readImage, type ContentImage } from '@/integrations/content-hub/read-image'

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
