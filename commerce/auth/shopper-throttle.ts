import type { Db } from '../db/client'
import { tooManyRequests } from '../http/problem'
import { createGuessThrottle, type GuessKey } from './guess-throttle'

const MINUTE_MS = 60_000

/** Who tries something. */
interface Guesser {
  usid: string
  address: string
}

/** Failures within a quarter of an hour that cost nothing. */
export interface FreeGuesses {
  perSession: number
  perAddress: number
}

export interface ShopperThrottle {
  /** Counts what is tried before it is checked. @throws Problem 429 with `Retry-After`. */
  count(guesser: Guesser, guesses?: number): Promise<void>
  /** So many of what was counted were right, and no guesses; so many were wrong. */
  uncount(guesser: Guesser, right: number, wrong?: number): Promise<void>
}

/**
 * Slows down what shoppers may try, by session and by address: a session costs nothing, and an
 * address may be many shoppers'. One session at two addresses is two: who has none yet asks with
 * the storefront's own. @param kind what is tried; each is counted by itself.
 */
export function createShopperThrottle(
  db: Db,
  now: () => Date,
  kind: string,
  { perSession, perAddress }: FreeGuesses,
): ShopperThrottle {
  const throttle = createGuessThrottle(db, now)
  const keysOf = ({ usid, address }: Guesser): GuessKey[] => [
    {
      kind: `${kind}-session`,
      subject: `${usid} ${address}`,
      limit: { free: perSession, capMs: 15 * MINUTE_MS },
    },
    {
      kind: `${kind}-from`,
      subject: address,
      limit: { free: perAddress, capMs: MINUTE_MS },
    },
  ]
  return {
    async count(guesser, guesses) {
      const seconds = await throttle.count(keysOf(guesser), guesses)
      if (seconds > 0) throw tooManyRequests('Too many requests. Please try again later.', seconds)
    },
    uncount: (guesser, right, wrong) => throttle.uncount(keysOf(guesser), right, wrong),
  }
}
