import type { Response } from 'express'

/* In the browser nothing is cached for others: what the server does here has no counterpart. */

/** On the server: runs what answers a request, and collects when the content it reads will change. */
export function withContentChanges<Result>(run: () => Result): Result {
  return run()
}

/** On the server: lets nobody keep the answer past the next change of the content in it. */
export function announceContentChange(_res: Response): void {}
