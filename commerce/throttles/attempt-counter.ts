import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '../../rules/network-of'
import type { Db } from '../db/client'

export interface AttemptLimit {
  attempts: number
  windowMs: number
}

export interface AttemptCounter {
  /**
   * Counts an attempt before it is made, so that concurrent attempts count too.
   * @param subject for example a login or an IP address, stored as a hash.
   * @returns seconds to wait; 0 if the attempt is allowed.
   */
  count(kind: string, subject: string, limit: AttemptLimit): Promise<number>
  undo(kind: string, subject: string): Promise<void>
  forget(kind: string, subject: string): Promise<void>
}

/** The counts are in the database, which all engines share. */
export function createAttemptCounter(db: Db, now: () => Date): AttemptCounter {
  async function count(kind: string, subject: string, limit: AttemptLimit): Promise<number> {
    const moment = now()
    const isOpen = sql<boolean>`login_attempt.window_ends_at > ${moment}`
    const row = await db
      .insertInto('login_attempt')
      .values({
        key: toAttemptKey(kind, subject),
        attempts: 1,
        window_ends_at: new Date(moment.getTime() + limit.windowMs),
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          attempts: sql<number>`case when ${isOpen} then login_attempt.attempts + 1 else 1 end`,
          window_ends_at: sql<Date>`case when ${isOpen} then login_attempt.window_ends_at
            else excluded.window_ends_at end`,
        }),
      )
      .returning(['attempts', 'window_ends_at'])
      .executeTakeFirstOrThrow()
    if (row.attempts <= limit.attempts) return 0
    return Math.max(1, Math.ceil((row.window_ends_at.getTime() - moment.getTime()) / 1000))
  }

  async function undo(kind: string, subject: string): Promise<void> {
    const key = toAttemptKey(kind, subject)
    const { numDeletedRows } = await db
      .deleteFrom('login_attempt')
      .where('key', '=', key)
      .where('attempts', '<=', 1)
      .executeTakeFirst()
    // the period of others goes on; that of an attempt alone never began
    if (numDeletedRows > 0) return
    await db
      .updateTable('login_attempt')
      .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
      .where('key', '=', key)
      .execute()
  }

  async function forget(kind: string, subject: string): Promise<void> {
    await db.deleteFrom('login_attempt').where('key', '=', toAttemptKey(kind, subject)).execute()
  }

  return { count, undo, forget }
}

/** Returns the key under which attempts are counted; it contains the subject's hash only. */
export function toAttemptKey(kind: string, subject: string): string {
  const counted = networkOf(subject.trim().toLowerCase())
  return `${kind}:${createHash('sha256').update(counted).digest('hex')}`
}
