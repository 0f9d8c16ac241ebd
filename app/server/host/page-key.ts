/** Parameters that change what a page shows (D1 §2). Every other one is dropped before rendering. */
const KNOWN_PARAMETERS = new Set([
  'q',
  'srule',
  'sz',
  'start',
  'refine',
  'color',
  'size',
  'wrap',
  'collection',
  'piece',
  'query',
  'shop',
  'zip',
  'range',
])
/** Editors' preview and PWA Kit's own switches: rendered as asked, never kept. */
const UNCACHED_PARAMETERS = ['vseDomain', 'previewTimestamp', '__server_timing', '__server_only']
const MAX_URL_LENGTH = 1024

export interface PageRequest {
  /** What the cache stores the page under; undefined when it must not be stored. */
  key: string | undefined
  /** Path and query to render. */
  url: string
}

/**
 * Reduces an address to what the page depends on: its path and its known parameters, sorted by name
 * (values of one name keep their order).
 * @param siteId pages of different sites are different pages
 * @param url path with query, as in `req.url`
 */
export function toPageRequest(siteId: string, url: string): PageRequest {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return keyed(siteId, url)
  const asked = new URLSearchParams(url.slice(queryStart))
  if (UNCACHED_PARAMETERS.some((name) => asked.has(name))) return { key: undefined, url }
  const known = new URLSearchParams()
  for (const [name, value] of asked) if (isKnown(name)) known.append(name, value)
  known.sort()
  const search = known.toString()
  const path = url.slice(0, queryStart)
  return keyed(siteId, search ? `${path}?${search}` : path)
}

function isKnown(name: string): boolean {
  return KNOWN_PARAMETERS.has(name)
}

// Endless made-up addresses must not push real pages out.
function keyed(siteId: string, url: string): PageRequest {
  return { key: url.length <= MAX_URL_LENGTH ? `${siteId} ${url}` : undefined, url }
}
