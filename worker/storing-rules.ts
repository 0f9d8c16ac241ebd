import { readLocale, type Speaking } from '@/site/locale'
import { pages } from '@/site/pages'
import { isPreviewAddress } from '@/site/preview'

/**
 * Paths that are not pages, or that are only for the current visitor. They are never stored,
 * whatever the response's headers contain.
 */
const NEVER =
  /^\/(?:mobify|api|image|document|video|__mrt|health|callback|account|admin|checkout|payment|confirmation)(?:[/.]|$)/
/** Parameters of pages that are never stored: a shared box (`mix`), and PWA Kit's own switches. */
const NEVER_WITH = ['mix', '__server_timing', '__server_only']
const MAX_URL_LENGTH = 1024

const known = new Set(Object.values(pages).flatMap(({ parameters = [] }) => parameters))

const privatePatterns = Object.values(pages)
  .filter(({ isPrivate }) => isPrivate)
  .flatMap(({ paths }) => paths)
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`))

/**
 * Returns the key under which a page is stored: its address with only the known parameters of
 * pages, sorted. Undefined for addresses that are never stored: previews, the account, the basket,
 * the checkout, shared boxes, and addresses that are too long.
 */
export function toPageKey(site: Speaking, address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address)
  const { url: path, basename } = readLocale(site, pathname, undefined)
  if (isPreviewAddress(path, searchParams)) return undefined
  if (NEVER.test(path) || NEVER_WITH.some((name) => searchParams.has(name))) return undefined
  if (privatePatterns.some((pattern) => pattern.test(path))) return undefined
  const asked = new URLSearchParams([...searchParams].filter(([name]) => known.has(name)))
  asked.sort()
  const search = asked.size > 0 ? `?${asked.toString()}` : ''
  const key = origin + basename + path + search
  return key.length <= MAX_URL_LENGTH ? key : undefined
}

/**
 * Returns whether an address is the basket page. The page itself is never stored, only the basket
 * that it showed.
 */
export function isBagPage(site: Speaking, address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  const { url: path } = readLocale(site, pathname, undefined)
  return path === pages.bag.paths[0] && !isPreviewAddress(path, searchParams)
}

/**
 * Returns whether a response is a page that is the same for every visitor, according to its
 * headers.
 */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    !redirected &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(control) &&
    !/\b(?:no-store|private)\b/.test(control)
  )
}

/**
 * Returns whether a picture may be stored: not if a preview shows it, and no pictures of shared
 * boxes.
 */
export function isStorablePicture(site: Speaking, address: string, referrer: string): boolean {
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/image/') || pathname.startsWith('/image/box')) return false
  if (!referrer) return true
  const page = new URL(referrer)
  const { url: path } = readLocale(site, page.pathname, undefined)
  return !isPreviewAddress(path, page.searchParams)
}
