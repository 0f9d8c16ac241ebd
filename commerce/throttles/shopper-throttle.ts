import { millisecondsInMinute } from 'date-fns/constants'
import type { Db } from '../db/client'
import { tooManyRequests } from '../http/problem'
import { createGuessThrottle, type GuessKey } from './guess-throttle'

interface Guesser {
  usid: string
  address: string
}

/** Failures within 15 minutes that cause no delay. */
export interface FreeGuesses {
  perSession: number
  perAddress: number
}

export interface ShopperThrottle {
  /** Counts attempts before they are checked. @throws Problem 429 with `Retry-After`. */
  count(guesser: Guesser, guesses?: number): Promise<void>
  /** If some of the counted attempts were `wrong`, the delay is recalculated. */
  uncount(guesser: Guesser, right: number, wrong?: number): Promise<void>
}

/**
 * Slows down shoppers' attempts by session and by IP address: sessions are free to create, and many
 * shoppers may share an IP address. Sessions are counted per address, because shoppers without a
 * session share the storefront's own.
 * @param kind the kind of attempt; each kind is counted separately.
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
      limit: { free: perSession, capMs: 15 * millisecondsInMinute },
    },
    {
      kind: `${kind}-from`,
      subject: address,
      limit: { free: perAddress, capMs: millisecondsInMinute },
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
