import type { Router } from 'express'
import { toSearchText } from '@rules/search-text'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import { MAX_CONTENT_QUERY } from '@/integrations/content-hub/content-search.port'
import { searchContent } from '@/integrations/content-hub/content-search.source.server'
import { contentSource } from '@/integrations/content-hub/content.source.server'
import { addRoute } from './add-route'
import { cachedRoute } from './cached-route'

const ID = /^[\w-]{1,100}$/
const KEY = /^[\w./-]{1,200}$/
const CONFIG = /^[\w-]{1,60}$/

/**
 * `GET /api/{siteId}/{nav-menu?config=|footer|content?key=|id=}`: sanitized content items of the
 * content hub; `content-search?q=`: the pages that contain the search words (SRCH-023).
 */
export function registerContent(router: Router): void {
  addRoute(
    router,
    siteRoutes.navMenu,
    cachedRoute(async (site, req) => {
      const { config } = req.query
      if (config !== undefined && !(typeof config === 'string' && CONFIG.test(config))) {
        throw badRequestError('The parameter config is not the name of a menu.')
      }
      return contentSource.getNavMenu(site.id, config)
    }),
  )
  addRoute(
    router,
    siteRoutes.footer,
    cachedRoute((site) => contentSource.getFooter(site.id)),
  )
  addRoute(
    router,
    siteRoutes.content,
    cachedRoute(async (site, req) => {
      const { key, id } = req.query
      if (typeof id === 'string' && ID.test(id)) return contentSource.getContentById(site.id, id)
      if (typeof key !== 'string' || !KEY.test(key)) throw badRequestError('The key is missing.')
      return contentSource.getContentByKey(site.id, key)
    }),
  )
  addRoute(
    router,
    siteRoutes.contentSearch,
    cachedRoute(async (site, req) => {
      const query = typeof req.query.q === 'string' ? toSearchText(req.query.q) : ''
      if (query === '' || query.length > MAX_CONTENT_QUERY) {
        throw badRequestError('The query q is missing or too long.')
      }
      return searchContent(site.id, query)
    }),
  )
}
