import { readLocale, type Speaking } from '@/site/locale'
import { pages } from '@/site/pages'
import { isGuarded } from '../preview/guarded-address'

/** Parameters of any page. Every other one is dropped before rendering. */
const KNOWN_PARAMETERS = new Set(Object.values(pages).flatMap(({ parameters = [] }) => parameters))
/** PWA Kit's own switches: rendered as asked, never cached. */
const UNCACHED_PARAMETERS = ['__server_timing', '__server_only']
const MAX_URL_LENGTH = 1024

export interface PageRequest {
  /** What the cache stores the page under; undefined when it must not be stored. */
  key: string | undefined
  /** What a language puts before each path: `/es-US`, or nothing. */
  basename: string
  /** The path alone, without that. */
  path: string
  /** Path and query to render. */
  url: string
  /** The language to render in. */
  locale: string
  /** Whether the page depends on the visitor's Accept-Language. */
  isNegotiated: boolean
  /**
   * Whether it is for editors alone: rendered as asked, and the answer must not be cached or
   * indexed.
   */
  isPreview: boolean
}

type PageSite = Speaking & { id: string }

/**
 * Reduces a request to what the page depends on: its language, its path and its known parameters,
 * sorted by name (values of one name keep their order). However many ways there are to ask for a
 * language, a page is rendered and cached once in it.
 * @param site pages of different sites are different pages
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
  // Endless made-up addresses must not push real pages out.
  const isCacheable = reduced !== undefined && whole.length <= MAX_URL_LENGTH
  const key = isCacheable ? `${site.id} ${locale} ${whole}` : undefined
  const [path = '/'] = asked.split('?')
  return { key, basename, path, url: whole, locale, isNegotiated, isPreview }
}

/** Path and known parameters; undefined for what is rendered as asked. */
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

/** What of an address's query is dropped before its page is rendered. */
export function listUnknownParameters(url: string): string {
  const queryStart = url.indexOf('?')
  const asked = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart))
  return new URLSearchParams([...asked].filter(([name]) => !isKnown(name))).toString()
}

function isKnown(name: string): boolean {
  return KNOWN_PARAMETERS.has(name)
}
