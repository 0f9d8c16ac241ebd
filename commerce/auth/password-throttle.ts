import type { Db } from '../db/client'
import { createGuessThrottle, type GuessKey } from './guess-throttle'

const MINUTE_MS = 60_000

/** A guess at a password. */
interface PasswordGuess {
  login: string
  address: string
  /** Names the browser, where the owner of the login has logged in before. */
  knownDevice?: string
}

export interface PasswordThrottle {
  /** @returns seconds to wait; 0 when the password may be checked. */
  count(guess: PasswordGuess): Promise<number>
  /** The password was right. */
  forgive(guess: PasswordGuess): Promise<void>
}

/**
 * Slows down guesses at passwords: of one login from one address, of an address at many logins, and
 * at one login from many addresses. The last never takes longer than a minute, so that nobody can
 * lock an owner out; and an owner's known device is counted by itself.
 */
export function createPasswordThrottle(db: Db, now: () => Date): PasswordThrottle {
  const throttle = createGuessThrottle(db, now)
  return {
    count: (guess) => throttle.count(keysOf(guess)),
    async forgive(guess) {
      const [own, ...shared] = keysOf(guess)
      await throttle.forget(own)
      await throttle.uncount(shared)
    },
  }
}

/** The first is nobody else's: a right password clears it. */
function keysOf({ login, address, knownDevice }: PasswordGuess): [GuessKey, ...GuessKey[]] {
  const limit = { free: 5, capMs: 15 * MINUTE_MS }
  if (knownDevice !== undefined) {
    return [{ kind: 'password-device', subject: `${knownDevice} ${login}`, limit }]
  }
  return [
    { kind: 'password-login', subject: `${address} ${login}`, limit },
    { kind: 'password-address', subject: address, limit: { free: 100, capMs: MINUTE_MS } },
    { kind: 'password-account', subject: login, limit: { free: 20, capMs: MINUTE_MS } },
  ]
}
