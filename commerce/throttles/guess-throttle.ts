import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { toAttemptKey } from './attempt-counter'

/**
 * After the free failures, each failure doubles the delay before the next guess, starting at one
 * second.
 */
interface GuessLimit {
  /** Failures within 15 minutes that cause no delay. */
  free: number
  capMs: number
}

/** The subject for which guesses are counted, e.g. a login or an IP address. */
export interface GuessKey {
  kind: string
  subject: string
  limit: GuessLimit
}

export interface GuessThrottle {
  /**
   * Counts guesses for all keys before the secret is checked, so that concurrent guesses count too.
   * @returns seconds to wait, in which case nothing was counted; 0 if the guesses are allowed.
   */
  count(keys: readonly GuessKey[], guesses?: number): Promise<number>
  /**
   * Removes `right` guesses from the count. If some of the counted guesses were `wrong`, the delay
   * is recalculated.
   */
  uncount(keys: readonly GuessKey[], right?: number, wrong?: number): Promise<void>
  forget(key: GuessKey): Promise<void>
}

const WINDOW_MS = 15 * 60_000
const FIRST_DELAY_MS = 1000

interface Guesses {
  key: string
  limit: GuessLimit
  attempts: number
  windowEndsAt: Date
  nextAt: Date | null
}

/** The counts are in the database, which all engines share. */
export function createGuessThrottle(db: Db, now: () => Date): GuessThrottle {
  return {
    count: (keys, guesses = 1) =>
      transact(db, async (trx) => {
        const at = now()
        const known: Guesses[] = []
        for (const key of inOrder(keys)) known.push(await lockGuesses(trx, key, at))
        const wait = Math.max(...known.map(({ nextAt }) => (nextAt?.getTime() ?? 0) - at.getTime()))
        if (wait > 0) return Math.ceil(wait / 1000)
        for (const one of known) await writeGuesses(trx, one, guesses, at)
        return 0
      }),

    uncount: (keys, right = 1, wrong = 0) =>
      transact(db, async (trx) => {
        const at = now()
        for (const key of inOrder(keys)) {
          const known = await lockGuesses(trx, key, at)
          const attempts = Math.max(known.attempts - right, 0)
          // the delay is recalculated without the right guesses
          if (wrong > 0) await writeGuesses(trx, { ...known, attempts }, 0, at)
          else await forgiveGuesses(trx, key.key, attempts)
        }
      }),

    async forget({ kind, subject }) {
      const key = toAttemptKey(kind, subject)
      await db.deleteFrom('login_attempt').where('key', '=', key).execute()
    },
  }
}

/**
 * Sorts the keys, so that concurrent transactions lock them in the same order and cannot deadlock.
 */
function inOrder(keys: readonly GuessKey[]): { key: string; limit: GuessLimit }[] {
  return keys
    .map(({ kind, subject, limit }) => ({ key: toAttemptKey(kind, subject), limit }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** An expired window is reset. */
async function lockGuesses(
  trx: Trx,
  { key, limit }: { key: string; limit: GuessLimit },
  at: Date,
): Promise<Guesses> {
  const isOpen = sql<boolean>`login_attempt.window_ends_at > ${at}`
  const windowEndsAt = new Date(at.getTime() + WINDOW_MS)
  const row = await trx
    .insertInto('login_attempt')
    .values({ key, attempts: 0, window_ends_at: windowEndsAt, next_at: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${isOpen} then login_attempt.attempts else 0 end`,
        next_at: sql<Date | null>`case when ${isOpen} then login_attempt.next_at end`,
        window_ends_at: sql<Date>`case when ${isOpen} then login_attempt.window_ends_at
          else excluded.window_ends_at end`,
      }),
    )
    .returning(['attempts', 'window_ends_at', 'next_at'])
    .executeTakeFirstOrThrow()
  const { attempts, window_ends_at, next_at: nextAt } = row
  return { key, limit, attempts, windowEndsAt: window_ends_at, nextAt }
}

async function writeGuesses(
  trx: Trx,
  { key, limit, attempts: before, windowEndsAt }: Guesses,
  guesses: number,
  at: Date,
): Promise<void> {
  const attempts = before + guesses
  const delayMs = delayOf(attempts - limit.free, limit)
  const nextAt = delayMs > 0 ? new Date(at.getTime() + delayMs) : null
  // extends the window, so that continued guessing is not forgiven when the original window ends
  const lastsUntil = nextAt ? nextAt.getTime() + WINDOW_MS : 0
  await trx
    .updateTable('login_attempt')
    .set({
      attempts,
      next_at: nextAt,
      window_ends_at: new Date(Math.max(windowEndsAt.getTime(), lastsUntil)),
    })
    .where('key', '=', key)
    .execute()
}

async function forgiveGuesses(trx: Trx, key: string, attempts: number): Promise<void> {
  await trx
    .updateTable('login_attempt')
    .set({ attempts, next_at: null })
    .where('key', '=', key)
    .execute()
}

function delayOf(tooMany: number, { capMs }: GuessLimit): number {
  return tooMany > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (tooMany - 1), capMs) : 0
}
