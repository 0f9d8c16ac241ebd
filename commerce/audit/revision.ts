import { createHash } from 'node:crypto'

const LENGTH = 22

/**
 * Returns a revision for the state of a row, so that a change can state which revision it was made
 * for. Every write to the row, also by an import, results in another revision.
 */
export function revisionOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, LENGTH)
}
