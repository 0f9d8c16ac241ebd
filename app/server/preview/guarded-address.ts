import { unescapeText } from '@rules/unescape-text'
import { isBelow, isPreviewAddress, VISUALIZATION_PATH } from '@/site/preview'

/** Routes that only editors may call, whatever their query. */
const EDITORS_ROUTE = /^\/api\/[^/]+\/preview-/

/**
 * Returns whether a URL is restricted to editors: below `/admin`, with a preview parameter, or one
 * of their own `/api` routes.
 * @param url path and query without the language
 */
export function isGuarded(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  const asked = readable(path).toLowerCase()
  return EDITORS_ROUTE.test(asked) || isPreviewAddress(asked, toSearch(url))
}

export function toSearch(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start))
}

/**
 * Returns the preview parameters of a guarded URL. In the content hub's own visualization URLs the
 * staging environment is called `vse`.
 */
export function toPreviewSearch(url: string): URLSearchParams {
  const search = toSearch(url)
  const [path = ''] = url.split('?')
  const vse = search.get('vse')
  if (vse && isBelow(path, VISUALIZATION_PATH)) search.set('vseDomain', vse)
  return search
}

// decoded, because the router matches decoded paths
const readable = (path: string): string => unescapeText(path) ?? path
