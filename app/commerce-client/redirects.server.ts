import { trimSlashes } from '@rules/trim-slashes'
import { unescapeText } from '@rules/unescape-text'
import type { ShopperSEOTypes } from 'commerce-sdk-isomorphic'
import { joinRedirects, type Redirect } from '@/rules/redirect'
import { AppError } from '@/errors/app-error'
import { logWarning } from '@/lib/log'
import { productPath } from '@rules/product-path'
import { paths } from '@/site/paths'
import { callScapi } from './transport'

type UrlMapping = ShopperSEOTypes.UrlMapping

/** A merchant may rename a page repeatedly; a longer chain of redirects is ignored. */
const MAX_HOPS = 5
const OWN = 'http://own.invalid'

/**
 * Follows the redirects of a path to the end: a chain becomes one redirect, and a circle none.
 * Never throws: if the service fails, there is no redirect.
 * @param pathname encoded, as in the URL
 */
export async function findRedirect(
  siteId: string,
  pathname: string,
): Promise<Redirect | undefined> {
  const seen = new Set<string>()
  let found: Redirect | undefined
  let path = toSegment(pathname)
  while (!seen.has(path)) {
    if (path === '') return found
    seen.add(path)
    if (seen.size > MAX_HOPS) break
    const next = toRedirect(await getMapping(siteId, path))
    if (!next) return found
    found = found ? joinRedirects(found, next) : next
    const { origin, pathname: target } = new URL(found.location, OWN)
    if (origin !== OWN) return found
    path = toSegment(target)
  }
  logWarning('a redirect leads in a circle', { siteId, pathname })
  return undefined
}

async function getMapping(siteId: string, urlSegment: string): Promise<UrlMapping | undefined> {
  try {
    const parameters = { urlSegment }
    return await callScapi(siteId, 'shopperSeo', 'getUrlMapping', { parameters })
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'not-found')) {
      logWarning('no answer about a redirect', { siteId, urlSegment, error })
    }
    return undefined
  }
}

function toRedirect(mapping: UrlMapping | undefined): Redirect | undefined {
  if (!mapping?.statusCode || mapping.statusCode < 300) return undefined
  const destination = mapping.destinationUrl ?? toPath(mapping)
  if (!destination) return undefined
  const target = toTarget(destination.replace(/^\/+/, ''))
  if (!target) return undefined
  const { additionalUrlParams } = mapping
  for (const [name, value] of new URLSearchParams(additionalUrlParams)) {
    target.searchParams.append(name, value)
  }
  return {
    status: mapping.statusCode === 301 ? 301 : 302,
    location: target.origin === OWN ? target.pathname + target.search + target.hash : target.href,
    keepsQuery: mapping.copySourceParams ?? false,
  }
}

/** A merchant may have entered any text: one that is not an HTTP URL gives no redirect. */
function toTarget(address: string): URL | undefined {
  if (!URL.canParse(address, `${OWN}/`)) return undefined
  const target = new URL(address, `${OWN}/`)
  return /^https?:$/.test(target.protocol) ? target : undefined
}

function toPath({ resourceType, resourceId: id }: UrlMapping): string | undefined {
  if (!id) return undefined
  if (resourceType === 'PRODUCT') return productPath({ id, name: '' })
  return resourceType === 'CATEGORY' ? paths.category(id) : undefined
}

function toSegment(pathname: string): string {
  const segment = trimSlashes(pathname)
  return unescapeText(segment) ?? segment
}
