import type { PageChange, PageReads } from './page-change'

/** Of pages that did not say what they depend on. */
const ANYTHING = 'anything'

/** The tags by which a CDN finds a page, comma-separated as Cloudflare and Akamai read them. */
export function toTagHeader({ siteId, tags = new Set([ANYTHING]) }: PageReads): string {
  const all = [...(siteId === undefined ? [] : [`site:${siteId}`]), ...tags]
  return all.map(encodeURIComponent).join(',')
}

/** The tags of all pages that a change concerns; undefined: any page may be concerned. */
export function tagsOfChange({ siteId, tags }: PageChange): string[] | undefined {
  if (tags) return [...tags, ANYTHING].map(encodeURIComponent)
  return siteId === undefined ? undefined : [encodeURIComponent(`site:${siteId}`)]
}
