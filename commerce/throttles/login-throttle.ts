import type { Db } from '../db/client'
import { createAttemptCounter, type AttemptLimit } from './attempt-counter'

const QUARTER_MS = 15 * 60_000

export interface ThrottleLimits {
  login: AttemptLimit
  address: AttemptLimit
}

/** At most 10 attempts per subject, e.g. a login, and 100 per IP address in 15 minutes. */
const DEFAULT_LIMITS: ThrottleLimits = {
  login: { attempts: 10, windowMs: QUARTER_MS },
  address: { attempts: 100, windowMs: QUARTER_MS },
}

/** At most 6 mails per login in 10 minutes, as documented by the service, and 60 per IP address. */
export const MAIL_LIMITS: ThrottleLimits = {
  login: { attempts: 6, windowMs: 10 * 60_000 },
  address: { attempts: 60, windowMs: 10 * 60_000 },
}

/**
 * For guesses, e.g. of mailed codes, gift cards or orders: at most 10 per subject and 60 per IP
 * address in 15 minutes.
 */
export const GUESS_LIMITS: ThrottleLimits = {
  login: { attempts: 10, windowMs: QUARTER_MS },
  address: { attempts: 60, windowMs: QUARTER_MS },
}

/**
 * For visits to wallets, each of which sends requests to the wallet: at most 20 per shopper and 300
 * per IP address in 15 minutes.
 */
export const WALLET_LIMITS: ThrottleLimits = {
  login: { attempts: 20, windowMs: QUARTER_MS },
  address: { attempts: 300, windowMs: QUARTER_MS },
}

/** For forms that offer passkeys: at most 300 per IP address in 15 minutes. */
export const PASSKEY_LIMITS: ThrottleLimits = {
  login: { attempts: 300, windowMs: QUARTER_MS },
  address: { attempts: 300, windowMs: QUARTER_MS },
}

/** For an operator's searches of gift cards: at most 120 in 15 minutes, also per IP address 600. */
export const SEARCH_LIMITS: ThrottleLimits = {
  login: { attempts: 120, windowMs: QUARTER_MS },
  address: { attempts: 600, windowMs: QUARTER_MS },
}

export interface LoginThrottle {
  /**
   * Counts an attempt before the secret is checked, so that concurrent attempts count too.
   * @returns seconds to wait; 0 if the attempt is allowed.
   */
  countAttempt(login: string, address: string): Promise<number>
  /** Counts an attempt without a login, by IP address only. */
  countAddress(address: string): Promise<number>
  /** Removes a successful attempt from the count. */
  forgive(login: string, address: string): Promise<void>
}

/** @param kind the kind of attempt; each kind is counted separately. */
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
