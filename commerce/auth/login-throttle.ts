import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client'

const WINDOW_MS = 15 * 60_000
const LIMITS = { login: 10, address: 100 } as const

export interface LoginThrottle {
  /**
   * Counts an attempt before the password is looked at, so that many at once count too.
   * @returns seconds to wait; 0 when the attempt may go on.
   */
  countAttempt(login: string, address: string): Promise<number>
  /** Takes a successful attempt back. */
  forgive(login: string, address: string): Promise<void>
}

/** At most 10 wrong passwords for a login and 100 from an address in 15 minutes. */
export function createLoginThrottle(db: Db, now: () => Date): LoginThrottle {
  async function count(key: string, limit: number): Promise<number> {
    const moment = now()
    const isOpen = sql<boolean>`login_attempt.window_ends_at > ${moment}`
    const row = await db
      .insertInto('login_attempt')
      .values({ key, attempts: 1, window_ends_at: new Date(moment.getTime() + WINDOW_MS) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          attempts: sql<number>`case when ${isOpen} then login_attempt.attempts + 1 else 1 end`,
          window_ends_at: sql<Date>`case when ${isOpen} then login_attempt.window_ends_at
            else excluded.window_ends_at end`,
        }),
      )
      .returning(['attempts', 'window_ends_at'])
      .executeTakeFirstOrThrow()
    if (row.attempts <= limit) return 0
    return Math.max(1, Math.ceil((row.window_ends_at.getTime() - moment.getTime()) / 1000))
  }

  async function countAttempt(login: string, address: string): Promise<number> {
    const forAddress = await count(toAddressKey(address), LIMITS.address)
    return forAddress > 0 ? forAddress : count(toLoginKey(login), LIMITS.login)
  }

  async function forgive(login: string, address: string): Promise<void> {
    await db.deleteFrom('login_attempt').where('key', '=', toLoginKey(login)).execute()
    await db
      .updateTable('login_attempt')
      .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
      .where('key', '=', toAddressKey(address))
      .execute()
  }

  return { countAttempt, forgive }
}

function toLoginKey(login: string): string {
  return `login:${createHash('sha256').update(login.trim().toLowerCase()).digest('hex')}`
}

function toAddressKey(address: string): string {
  return `address:${address}`
}
