import type { Router } from 'express'
import { getRouteMap } from '@/integrations/content-hub/content-routes.server'
import { contentSource } from '@/integrations/content-hub/content-source.server'
import { cachedRoute } from './cached-route'

/** Of a site (D1 §7): `product-badges` as the hub has them, and `route-map`, its content pages. */
export function registerSiteContent(router: Router): void {
  router.get(
    '/product-badges',
    cachedRoute((site) => contentSource.getProductBadges(site.id)),
  )
  router.get(
    '/route-map',
    cachedRoute(async (site) => ({ routes: await getRouteMap(site.id) })),
  )
}
