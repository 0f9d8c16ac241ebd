import type { Router } from 'express'
import { badRequestError } from '@/errors/app-error'
import { contentSource } from '@/integrations/content-hub/content-source.server'
import { apiRoute, type SiteRoute } from './api-route'

/** Content is the same for everyone; an editor's change shows within minutes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'
const KEY = /^[\w./-]{1,200}$/

/** `GET /api/{siteId}/{nav-menu|footer|content?key=}`: content items, cleaned, as the hub has them. */
export function registerContent(router: Router): void {
  router.get('/nav-menu', apiRoute(cached((site) => contentSource.getNavMenu(site.id))))
  router.get('/footer', apiRoute(cached((site) => contentSource.getFooter(site.id))))
  router.get(
    '/content',
    apiRoute(
      cached(async (site, req) => {
        const { key } = req.query
        if (typeof key !== 'string' || !KEY.test(key)) throw badRequestError('The key is missing.')
        return contentSource.getContentByKey(site.id, key)
      }),
    ),
  )
}

function cached(route: SiteRoute): SiteRoute {
  return async (site, req, res) => {
    const answer = await route(site, req, res)
    res.set('Cache-Control', CACHE_CONTROL)
    return answer
  }
}
