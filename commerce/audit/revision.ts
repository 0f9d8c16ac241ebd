import { createHash } from 'node:crypto'

const LENGTH = 22

/** Changes with every write to the row, also by an import: what a change is based on. */
export function revisionOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, LENGTH)
}
