import { LRUCache } from 'lru-cache'
import { trimTrailingSlashes } from '@rules/trim-slashes'
import { PROXY_PATH, siteRoutes } from '@/commerce-client/site-routes'
import { findPage } from '@/site/find-page'

const PREFIXES = [
  '/mobify/bundle',
  `${PROXY_PATH}/api`,
  `${PROXY_PATH}/ocapi`,
  `${PROXY_PATH}/recommendations`,
  '/mobify',
  '/api',
  '/image',
  '/document',
  '/video',
  '/__mrt',
]
const FILE =
  /^\/(?:health|metrics|callback|worker\.js|manifest\.webmanifest|robots\.txt|llms\.txt|\.well-known\/security\.txt|favicon\.ico)$/
const SITEMAP = /^\/sitemap[\w-]*\.xml$/
const LANGUAGE = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/

const ROUTES_OF_SITES = Object.values(siteRoutes).map(({ path, isProxied }) => {
  const base = isProxied ? PROXY_PATH : '/api'
  const pattern = path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return {
    template: `${base}/:siteId/${path.replace(/\/$/, '')}`,
    matches: new RegExp(`^${base}/[\\w-]+/${pattern}/?$`),
  }
})

/**
 * Cached, because matching a path with all patterns takes longer than sending its page from the
 * cache.
 */
const known = new LRUCache<string, string>({ max: 2_000 })

/**
 * Returns the route template of a URL, for metrics and traces; the number of templates is bounded.
 */
export function routeOf(url: string): string {
  const [path = '/'] = url.split('?')
  const found = known.get(path) ?? findRoute(path)
  known.set(path, found)
  return found
}

function findRoute(path: string): string {
  if (FILE.test(path)) return path
  if (SITEMAP.test(path)) return '/sitemap.xml'
  const ofSite = ROUTES_OF_SITES.find(({ matches }) => matches.test(path))
  if (ofSite) return ofSite.template
  const prefix = PREFIXES.find((one) => path === one || path.startsWith(`${one}/`))
  if (prefix !== undefined) return `${prefix}/*`
  const [pattern] = findPage(trimTrailingSlashes(path.replace(LANGUAGE, '')) || '/').paths
  return pattern
}
