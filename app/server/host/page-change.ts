/**
 * A change after which pages are rendered again: those that match both fields; without any field,
 * all.
 */
export interface PageChange {
  siteId?: string
  /** The pages that depend on one of these tags, e.g. `product:320040`. */
  tags?: readonly string[]
}

/** The data from which a page was rendered. */
export interface PageReads {
  siteId?: string
  /** If absent, the page may have read anything. */
  tags?: ReadonlySet<string>
}

/** Returns whether a change may affect a page. */
export function concerns({ siteId, tags }: PageChange, reads: PageReads): boolean {
  if (siteId !== undefined && reads.siteId !== undefined && siteId !== reads.siteId) return false
  if (tags === undefined || reads.tags === undefined) return true
  return tags.some((tag) => reads.tags?.has(tag))
}

/** Reads the tags of the data from which a page was rendered (`X-Reads`). */
export function readTags(header: unknown): ReadonlySet<string> | undefined {
  if (typeof header !== 'string') return undefined
  return new Set(header.split(' ').flatMap((tag) => (tag ? [decodeURIComponent(tag)] : [])))
}
