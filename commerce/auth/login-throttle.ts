import type { Db } from '../db/client'
import { createAttemptCounter, type AttemptLimit } from './attempt-counter'

const QUARTER_MS = 15 * 60_000

export interface ThrottleLimits {
  /** Of one login. */
  login: AttemptLimit
  /** From one address. */
  address: AttemptLimit
}

/** At most 10 of one subject and 100 from an address in 15 minutes. */
const DEFAULT_LIMITS: ThrottleLimits = {
  login: { attempts: 10, windowMs: QUARTER_MS },
  address: { attempts: 100, windowMs: QUARTER_MS },
}

/** At most 6 mails for a login in 10 minutes, as the service documents, and 60 from an address. */
export const MAIL_LIMITS: ThrottleLimits = {
  login: { attempts: 6, windowMs: 10 * 60_000 },
  address: { attempts: 60, windowMs: 10 * 60_000 },
}

/** For guesses at mailed codes, and for asking whether an address is known. */
export const GUESS_LIMITS: ThrottleLimits = {
  login: { attempts: 10, windowMs: QUARTER_MS },
  address: { attempts: 60, windowMs: QUARTER_MS },
}

export interface LoginThrottle {
  /**
   * Counts an attempt before the secret is checked, so that many at once count too.
   * @returns seconds to wait; 0 when the attempt may go on.
   */
  countAttempt(login: string, address: string): Promise<number>
  /** As `countAttempt`, where there is no login. */
  countAddress(address: string): Promise<number>
  /** Takes a successful attempt back. */
  forgive(login: string, address: string): Promise<void>
}

/** Counts attempts by login and by address. @param kind what is tried; each is counted by itself. */
export function createLoginThrottle(
  db: Db,
  now: () => Date,
  kind: string,
  limits: ThrottleLimits = DEFAULT_LIMITS,
): LoginThrottle {
  const counter = createAttemptCounter(db, now)
  const forLogin = `${kind}-login`
  const forAddress = `${kind}-address`
  return {
    async countAttempt(login, address) {
      const seconds = await counter.count(forAddress, address, limits.address)
      return seconds > 0 ? seconds : counter.count(forLogin, login, limits.login)
    },
    countAddress: (address) => counter.count(forAddress, address, limits.address),
    async forgive(login, address) {
      await counter.forget(forLogin, login)
      await counter.undo(forAddress, address)
    },
  }
}
