import { AsyncLocalStorage } from 'node:async_hooks'
import type { Response } from 'express'
import { limitAge } from './limit-age'

// The bundles of rendering and of the routes each have a storage of their own: a request is answered
// by one of them, and what it collected leaves in headers.
const storage = new AsyncLocalStorage<{ next: number }>()

/** Runs what answers a request, and collects when the content it reads will change. */
export function withContentChanges<Result>(run: () => Result): Result {
  return storage.run({ next: Infinity }, run)
}

/** Content of the answer changes at this moment (ms since 1970); undefined: none is planned. */
export function noteContentChange(moment: number | undefined): void {
  const changes = storage.getStore()
  if (changes && moment !== undefined) changes.next = Math.min(changes.next, moment)
}

/**
 * Lets nobody keep the answer past the next change of the content in it: in whole seconds for shared
 * caches and browsers, to the millisecond (`X-Next-Change`) for the host's page cache.
 */
export function announceContentChange(res: Response): void {
  const { next = Infinity } = storage.getStore() ?? {}
  const cacheControl = res.get('Cache-Control')
  if (next === Infinity || cacheControl === undefined) return
  res.set('Cache-Control', limitAge(cacheControl, next - Date.now()))
  res.set('X-Next-Change', String(next))
}
