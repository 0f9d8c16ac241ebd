import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Response } from 'express'

/** Returns the Cache-Control with every age limited to `ms`, in whole seconds, rounded down. */
function limitAge(cacheControl: string, ms: number): string {
  const most = Math.max(0, Math.floor(ms / 1000))
  return cacheControl.replace(
    /\b(s-maxage|max-age)=(\d+)/g,
    (_, name: string, seconds: string) => `${name}=${Math.min(Number(seconds), most)}`,
  )
}

interface Reads {
  /** When the content changes next by schedule, in ms since 1970. */
  nextChange: number
  tags: Set<string>
}

/** With more tags than this a page may be affected by any change, so none are sent. */
const MAX_TAGS = 500

// The bundles of rendering and of the routes each have their own storage. A request is answered by
// one of them, which sends the collected tags in headers.
const storage = new AsyncLocalStorage<Reads>()

export function withContentChanges<Result>(run: () => Result): Result {
  return storage.run({ nextChange: Infinity, tags: new Set() }, run)
}

/**
 * Records that content of the answer changes at this moment (ms since 1970); undefined if no change
 * is scheduled.
 */
export function recordContentChange(moment: number | undefined): void {
  const reads = storage.getStore()
  if (reads && moment !== undefined) reads.nextChange = Math.min(reads.nextChange, moment)
}

/**
 * Records tags on which the answer depends, e.g. `product:320040`: it is outdated when one of them
 * changes.
 */
export function recordReads(tags: readonly string[]): void {
  const reads = storage.getStore()
  for (const tag of tags) reads?.tags.add(tag)
}

/**
 * Limits caching of the answer to the next change of the content in it: in whole seconds for shared
 * caches and browsers, to the millisecond (`X-Next-Change`) for the host's page cache.
 */
export function announceContentChange(res: Response): void {
  const { nextChange = Infinity } = storage.getStore() ?? {}
  const cacheControl = res.get('Cache-Control')
  if (nextChange === Infinity || cacheControl === undefined) return
  res.set('Cache-Control', limitAge(cacheControl, nextChange - Date.now()))
  res.set('X-Next-Change', String(nextChange))
}

/**
 * Sends the tags on which the page depends to the host's page cache (`X-Reads`). Without the
 * header, the page depends on everything.
 */
export function announceReads(res: ServerResponse): void {
  const tags = storage.getStore()?.tags
  if (!tags || tags.size > MAX_TAGS) return
  res.setHeader('X-Reads', [...tags].map(encodeURIComponent).join(' '))
}
