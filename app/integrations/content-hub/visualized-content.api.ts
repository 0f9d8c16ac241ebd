import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { ContentItem } from './content.port'

/**
 * Returns the content of an editor's form, sanitized by the storefront's server like published
 * content. Throws AppError.
 */
export async function cleanVisualizedContent(
  siteId: string,
  content: unknown,
  locale: string,
): Promise<ContentItem> {
  const item = await callSite(siteId, siteRoutes.visualizedContent, { body: { content, locale } })
  if (!isContentItem(item)) throw unreadable(item)
  return item
}

// The storefront's own route returns this, so a shallow check is enough.
function isContentItem(value: unknown): value is ContentItem {
  return typeof value === 'object' && value !== null && 'contentType' in value
}
