import { millisecondsInMinute } from 'date-fns/constants'
import { networkOf } from '../../rules/network-of'
import type { Db } from '../db/client'
import { createGuessThrottle, type GuessKey } from './guess-throttle'

interface PasswordGuess {
  login: string
  address: string
  /** Identifies the browser, if the login's owner has used it before. */
  knownDevice?: string
}

export interface PasswordThrottle {
  /** @returns seconds to wait; 0 if the password may be checked. */
  count(guess: PasswordGuess): Promise<number>
  /** Called after a right password. */
  forgive(guess: PasswordGuess): Promise<void>
}

/**
 * Slows down guesses of passwords: for one login from one IP address, for many logins from one IP
 * address, and for one login from many IP addresses. The last delay is at most a minute, so that
 * attackers cannot lock the owner out. The owner's known browser is counted separately.
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

/**
 * The first key counts only this login from this IP address or browser, so a right password resets
 * it.
 */
function keysOf({ login, address, knownDevice }: PasswordGuess): [GuessKey, ...GuessKey[]] {
  const limit = { free: 5, capMs: 15 * millisecondsInMinute }
  if (knownDevice !== undefined) {
    return [{ kind: 'password-device', subject: `${knownDevice} ${login}`, limit }]
  }
  return [
    { kind: 'password-login', subject: `${networkOf(address)} ${login}`, limit },
    {
      kind: 'password-address',
      subject: address,
      limit: { free: 100, capMs: millisecondsInMinute },
    },
    { kind: 'password-account', subject: login, limit: { free: 20, capMs: millisecondsInMinute } },
  ]
}
