import type { Router } from 'express'
import { findRedirect } from '@/commerce-client/redirects.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import { getRouteMap } from '@/integrations/content-hub/content-routes.server'
import { contentSource } from '@/integrations/content-hub/content.source.server'
import { addRoute } from './add-route'
import { cachedRoute } from './cached-route'

const MAX_PATH = 1000

/**
 * Content of a site (SITE-014, SITE-016, SITE-017): `product-badges` as stored in the content hub,
 * `route-map` with its content pages, and `redirect` with the new address of a page that was
 * removed.
 */
export function registerSiteContent(router: Router): void {
  addRoute(
    router,
    siteRoutes.productBadges,
    cachedRoute((site) => contentSource.getProductBadges(site.id)),
  )
  addRoute(
    router,
    siteRoutes.routeMap,
    cachedRoute(async (site) => ({ routes: await getRouteMap(site.id) })),
  )
  addRoute(
    router,
    siteRoutes.redirect,
    cachedRoute(async (site, req) => {
      const { path } = req.query
      if (typeof path !== 'string' || !path.startsWith('/') || path.length > MAX_PATH) {
        throw badRequestError('The query path is no path.')
      }
      return { redirect: (await findRedirect(site.id, path)) ?? null }
    }),
  )
}
