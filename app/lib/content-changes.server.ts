import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Response } from 'express'
import { limitAge } from './limit-age'

interface Reads {
  /** When content changes by schedule, ms since 1970. */
  nextChange: number
  tags: Set<string>
}

/** A page that has read of more would name them all for nothing: any of them may change. */
const MOST_TAGS = 500

// The bundles of rendering and of the routes each have a storage of their own: a request is answered
// by one of them, and what it collected leaves in headers.
const storage = new AsyncLocalStorage<Reads>()

/** Runs what answers a request, and collects what it reads, and when that will change. */
export function withContentChanges<Result>(run: () => Result): Result {
  return storage.run({ nextChange: Infinity, tags: new Set() }, run)
}

/** Content of the answer changes at this moment (ms since 1970); undefined: none is planned. */
export function recordContentChange(moment: number | undefined): void {
  const reads = storage.getStore()
  if (reads && moment !== undefined) reads.nextChange = Math.min(reads.nextChange, moment)
}

/** The answer depends on these, e.g. `product:320040`: it is out of date when one of them changes. */
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

/** Passes to the host's page cache (`X-Reads`) what the page depends on; no header: on anything. */
export function announceReads(res: ServerResponse): void {
  const tags = storage.getStore()?.tags
  if (!tags || tags.size > MOST_TAGS) return
  res.setHeader('X-Reads', [...tags].map(encodeURIComponent).join(' '))
}
