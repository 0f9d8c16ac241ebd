import type { Response } from 'express'

/* The browser has no shared cache, so these functions only have an effect on the server. */

/**
 * On the server: runs the code that answers a request, and collects the tags and the next change of
 * its data.
 */
export function withContentChanges<Result>(run: () => Result): Result {
  return run()
}

/** On the server: limits caching of the answer to the next change of its content. */
export function announceContentChange(_res: Response): void {}

/** On the server: sends the tags on which the page depends to the host's page cache. */
export function announceReads(_res: Response): void {}
