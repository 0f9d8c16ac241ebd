import { fetchJson, unreadable } from '@/lib/fetch-json'
import { DEFAULT_CONFIG, type ContentItem, type ContentSource } from './content.port'

/** In the browser: the storefront's own routes, which ask the hub and clean what it says. */
export const contentSource: ContentSource = {
  getContentByKey: (siteId, key) => get(siteId, `content?key=${encodeURIComponent(key)}`),
  getNavMenu: (siteId, config = DEFAULT_CONFIG) =>
    get(siteId, `nav-menu?config=${encodeURIComponent(config)}`),
  getFooter: (siteId) => get(siteId, 'footer'),
  getProductBadges: (siteId) => get(siteId, 'product-badges'),
}

async function get(siteId: string, path: string): Promise<ContentItem> {
  const body = await fetchJson(`/api/${siteId}/${path}`)
  if (!isContentItem(body)) throw unreadable(body)
  return body
}

function isContentItem(value: unknown): value is ContentItem {
  return typeof value === 'object' && value !== null && 'contentType' in value
}
