const tails = new Map<string, Promise<unknown>>()

/**
 * Runs one site's basket writes one after another, in the order asked for, whatever becomes of
 * those before: two quick presses never write over each other.
 */
export function enqueue<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(siteId) ?? Promise.resolve()
  const result = before.then(work)
  const tail = result.catch(() => undefined)
  tails.set(siteId, tail)
  return result
}
