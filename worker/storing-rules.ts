import { readLocale, type Speaking } from '@/site/locale'
import { pages } from '@/site/pages'
import { isPreviewAddress } from '@/site/preview'

/** Addresses that are no pages, or nobody's but the asking visitor's, whatever their answer says. */
const NEVER =
  /^\/(?:mobify|api|image|document|video|__mrt|health|callback|account|admin|checkout|payment|confirmation)(?:[/.]|$)/
/** A box that somebody shares, and PWA Kit's own switches. */
const NEVER_WITH = ['mix', '__server_timing', '__server_only']
const MAX_URL_LENGTH = 1024

const known = new Set(Object.values(pages).flatMap(({ parameters = [] }) => parameters))

const privatePatterns = Object.values(pages)
  .filter(({ isPrivate }) => isPrivate)
  .flatMap(({ paths }) => paths)
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`))

/**
 * What a page is stored under: its address with the parameters that it depends on, sorted. Undefined
 * for what is never stored: preview, account, bag, checkout, what is shared by a link.
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

/** Whether an address is that of the bag, whose page is not stored, but what it showed. */
export function isBagPage(site: Speaking, address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  const { url: path } = readLocale(site, pathname, undefined)
  return path === pages.bag.paths[0] && !isPreviewAddress(path, searchParams)
}

/** Whether an answer is a page for everybody, as the server says itself. */
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

/** Whether a picture may be stored: none of those that a preview shows, nor one made for a visitor. */
export function isStorablePicture(site: Speaking, address: string, referrer: string): boolean {
  const { pathname } = new URL(address)
  if (!pathname.startsWith('/image/') || pathname.startsWith('/image/box')) return false
  if (!referrer) return true
  const page = new URL(referrer)
  const { url: path } = readLocale(site, page.pathname, undefined)
  return !isPreviewAddress(path, page.searchParams)
}
