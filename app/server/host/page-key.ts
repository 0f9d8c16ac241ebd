import { readLocale, type Speaking } from '@/site/locale'
import { pages } from '@/site/pages'
import { isGuarded } from '../preview/guarded-address'

/** The query parameters of pages. All others are dropped before rendering. */
const KNOWN_PARAMETERS = new Set(Object.values(pages).flatMap(({ parameters = [] }) => parameters))
/** PWA Kit's own switches: the page is rendered with them, but never cached. */
const UNCACHED_PARAMETERS = ['__server_timing', '__server_only']
const MAX_URL_LENGTH = 1024

export interface PageRequest {
  /** The cache key of the page; undefined if it must not be stored. */
  key: string | undefined
  /** The language's prefix of each path: `/es-US`, or an empty string. */
  basename: string
  /** The path without the prefix and query. */
  path: string
  /** Path and query with which the page is rendered. */
  url: string
  locale: string
  /** Whether the language depends on the visitor's Accept-Language. */
  isNegotiated: boolean
  /**
   * Whether only editors may see the page: its parameters are kept, and the answer must not be
   * cached or indexed.
   */
  isPreview: boolean
}

type PageSite = Speaking & { id: string }

/**
 * Reduces a request to the values on which the page depends: its language, its path and its known
 * parameters, sorted by name (values of one name keep their order). A page is rendered and cached
 * once per language, whichever way the language was chosen.
 * @param site different sites have different pages
 * @param url path with query, as in `req.url`
 */
export function toPageRequest(
  site: PageSite,
  url: string,
  acceptLanguage: string | undefined,
): PageRequest {
  const { locale, basename, url: asked, isNegotiated } = readLocale(site, url, acceptLanguage)
  const isPreview = isGuarded(asked)
  const reduced = isPreview ? undefined : reduce(asked)
  const whole = basename + (reduced ?? asked)
  // made-up long URLs must not push real pages out of the cache
  const isCacheable = reduced !== undefined && whole.length <= MAX_URL_LENGTH
  const key = isCacheable ? `${site.id} ${locale} ${whole}` : undefined
  const [path = '/'] = asked.split('?')
  return { key, basename, path, url: whole, locale, isNegotiated, isPreview }
}

/** Returns path and known parameters, or undefined if the request must not be cached. */
function reduce(url: string): string | undefined {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return url
  const asked = new URLSearchParams(url.slice(queryStart))
  if (UNCACHED_PARAMETERS.some((name) => asked.has(name))) return undefined
  const known = new URLSearchParams()
  for (const [name, value] of asked) if (isKnown(name)) known.append(name, value)
  known.sort()
  const search = known.toString()
  const path = url.slice(0, queryStart)
  return search ? `${path}?${search}` : path
}

/** Returns the query parameters that are dropped before a page is rendered. */
export function listUnknownParameters(url: string): string {
  const queryStart = url.indexOf('?')
  const asked = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart))
  return new URLSearchParams([...asked].filter(([name]) => !isKnown(name))).toString()
}

function isKnown(name: string): boolean {
  return KNOWN_PARAMETERS.has(name)
}
