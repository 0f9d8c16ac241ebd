/** What is to be rendered again: pages that fit both; without either, all. */
export interface PageChange {
  siteId?: string
  /** Pages that depend on one of these, e.g. `product:320040`. */
  tags?: readonly string[]
}

/** What a page was made from. */
export interface PageReads {
  siteId?: string
  /** Absent: it may have read anything. */
  tags?: ReadonlySet<string>
}

/** Whether a page may be another after the change. */
export function concerns({ siteId, tags }: PageChange, reads: PageReads): boolean {
  if (siteId !== undefined && reads.siteId !== undefined && siteId !== reads.siteId) return false
  if (tags === undefined || reads.tags === undefined) return true
  return tags.some((tag) => reads.tags?.has(tag))
}

/** Reads the tags of the data that a page was made of (`X-Reads`). */
export function readTags(header: unknown): ReadonlySet<string> | undefined {
  if (typeof header !== 'string') return undefined
  return new Set(header.split(' ').flatMap((tag) => (tag ? [decodeURIComponent(tag)] : [])))
}
