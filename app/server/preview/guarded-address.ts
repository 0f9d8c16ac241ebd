import { isBelow, isPreviewAddress, VISUALIZATION_PATH } from '@/site/preview'

/** Routes that answer editors alone, whatever their query. */
const EDITORS_ROUTE = /^\/api\/[^/]+\/preview-/

/**
 * Whether an address is for editors alone: below `/admin`, with a preview parameter, or one of their
 * own `/api` routes.
 * @param url path and query without the language
 */
export function isGuarded(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  const asked = readable(path).toLowerCase()
  return EDITORS_ROUTE.test(asked) || isPreviewAddress(asked, toSearch(url))
}

/** The query of an address. */
export function toSearch(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start))
}

/**
 * The preview parameters of a guarded URL. The hub's own visualisation addresses call the staging
 * environment `vse`.
 */
export function toPreviewSearch(url: string): URLSearchParams {
  const search = toSearch(url)
  const [path = ''] = url.split('?')
  const vse = search.get('vse')
  if (vse && isBelow(path, VISUALIZATION_PATH)) search.set('vseDomain', vse)
  return search
}

// routes are matched decoded and without regard to case, as the router does
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
