import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Trx } from './client'

const ATTEMPTS = 6
const PAUSE_MS = 20
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const UNIQUE_VIOLATION = '23505'

interface Options {
  /** Two transactions may write the same key at once: the second finds the first's row. */
  isKeyContended?: boolean
}

/**
 * Runs `work` in a transaction, and again when the database ended it only because another stood in
 * its way (deadlock, serialisation). `work` must have no effects but through `trx`.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
  { isKeyContended = false }: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = codeOf(error)
      const isPassing = code === SERIALIZATION_FAILURE || code === DEADLOCK
      const isWorthwhile = isPassing || (isKeyContended && code === UNIQUE_VIOLATION)
      if (!isWorthwhile || attempt >= ATTEMPTS) throw error
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()))
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
