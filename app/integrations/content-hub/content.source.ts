import { siteRoutes, type SiteRoute } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import { DEFAULT_CONFIG, type ContentItem, type ContentSource } from './content.port'

/**
 * In the browser: calls the storefront's own routes, which read from the hub and sanitize its
 * markup.
 */
export const contentSource: ContentSource = {
  getContentByKey: (siteId, key) => get(siteId, siteRoutes.content, { key }),
  getContentById: (siteId, id) => get(siteId, siteRoutes.content, { id }),
  getNavMenu: (siteId, config = DEFAULT_CONFIG) => get(siteId, siteRoutes.navMenu, { config }),
  getFooter: (siteId) => get(siteId, siteRoutes.footer),
  getProductBadges: (siteId) => get(siteId, siteRoutes.productBadges),
}

async function get(
  siteId: string,
  route: SiteRoute,
  query?: Record<string, string>,
): Promise<ContentItem> {
  const body = await callSite(siteId, route, { query })
  if (!isContentItem(body)) throw unreadable(body)
  return body
}

function isContentItem(value: unknown): value is ContentItem {
  return typeof value === 'object' && value !== null && 'contentType' in value
}
