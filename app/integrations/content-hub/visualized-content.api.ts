import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { ContentItem } from './content.port'

/** What an editor has in a form, cleaned by the storefront's server as published content is. Throws AppError. */
export async function cleanVisualizedContent(
  siteId: string,
  content: unknown,
  locale: string,
): Promise<ContentItem> {
  const item = await callSite(siteId, siteRoutes.visualizedContent, { body: { content, locale } })
  if (!isContentItem(item)) throw unreadable(item)
  return item
}

// Our own route wrote it.
function isContentItem(value: unknown): value is ContentItem {
  return typeof value === 'object' && value !== null && 'contentType' in value
}
