import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asText } from '@/lib/read-fields'
import { readLink, type ContentLink } from '../read-content'

export interface ThinBannerContent {
  text: string
  link?: ContentLink
  backgroundColor?: string
  textColor?: string
}

/** Reads a `thin-banner` item; returns undefined without a text. */
export function readThinBanner(item: ContentItem): ThinBannerContent | undefined {
  const text = asText(item.text)
  if (!text) return undefined
  return {
    text,
    link: readLink(item.link),
    backgroundColor: asText(item.backgroundColor),
    textColor: asText(item.textColor),
  }
}
