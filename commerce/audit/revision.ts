import { createHash } from 'node:crypto'

const LENGTH = 22

/**
 * Names the state of a row, for changes that say which one they were made for: whatever writes the
 * row, imports included, makes it another.
 */
export function revisionOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, LENGTH)
}
