import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Trx } from './client'

const ATTEMPTS = 6
const PAUSE_MS = 20
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const UNIQUE_VIOLATION = '23505'

interface Options {
  /**
   * Also retries a unique violation: two transactions may insert the same key at once, and the
   * retry finds the other's row.
   */
  isKeyContended?: boolean
}

const afterCommits = new WeakMap<Trx, (() => void)[]>()

/** Runs `effect` after a transaction of `transact` has committed, but not after a rollback. */
export function afterCommit(trx: Trx, effect: () => void): void {
  afterCommits.set(trx, [...(afterCommits.get(trx) ?? []), effect])
}

/**
 * Runs `work` in a transaction, and retries it when the database aborted it only because of a
 * concurrent transaction (deadlock, serialization). `work` must have no side effects except through
 * `trx` and `afterCommit`.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
  { isKeyContended = false }: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let effects: (() => void)[] = []
      const result = await db.transaction().execute(async (trx) => {
        const done = await work(trx)
        effects = afterCommits.get(trx) ?? []
        return done
      })
      for (const effect of effects) effect()
      return result
    } catch (error) {
      const code = codeOf(error)
      const isPassing = code === SERIALIZATION_FAILURE || code === DEADLOCK
      const isWorthwhile = isPassing || (isKeyContended && code === UNIQUE_VIOLATION)
      if (!isWorthwhile || attempt >= ATTEMPTS) throw error
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()))
    }
  }
}

/**
 * Runs a part of a transaction of `transact`. If it throws, only what the part wrote is undone, and
 * the transaction can go on. A part has no parts.
 */
export async function transactPart<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  const effects = afterCommits.get(trx) ?? []
  await sql`savepoint part`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    afterCommits.set(trx, effects)
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
