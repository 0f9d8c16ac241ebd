import type { Response } from 'express'

/* In the browser nothing is cached for others: what the server does here has no counterpart. */

/** On the server: runs what answers a request, and collects what it reads, and when that will change. */
export function withContentChanges<Result>(run: () => Result): Result {
  return run()
}

/** On the server: limits caching of the answer to the next change of the content in it. */
export function announceContentChange(_res: Response): void {}

/** On the server: passes to the host's page cache what the page depends on. */
export function announceReads(_res: Response): void {}
