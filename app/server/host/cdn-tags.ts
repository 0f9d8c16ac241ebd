import type { PageChange, PageReads } from './page-change'

const ANYTHING = 'anything'

/**
 * Returns the tags by which a CDN purges a page, comma-separated as Cloudflare and Akamai expect
 * them.
 */
export function toTagHeader({ siteId, tags = new Set([ANYTHING]) }: PageReads): string {
  const all = [...(siteId === undefined ? [] : [`site:${siteId}`]), ...tags]
  return all.map(encodeURIComponent).join(',')
}

/** Returns the tags of all pages that a change may affect; undefined means every page. */
export function tagsOfChange({ siteId, tags }: PageChange): string[] | undefined {
  if (tags) return [...tags, ANYTHING].map(encodeURIComponent)
  return siteId === undefined ? undefined : [encodeURIComponent(`site:${siteId}`)]
}
