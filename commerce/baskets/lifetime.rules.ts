import { basketNotFound } from './basket-problems'
import type { StoredBasket } from './model/stored-basket'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long baskets live, and how many temporary ones a shopper may have. */
export interface BasketLimits {
  /** Days after the last change. */
  days: number
  /** Minutes after it was made; fixed by the contract. */
  temporaryMinutes: number
  temporaryPerCustomer: number
}

export const TEMPORARY_MINUTES = 15

/** Open baskets last changed, or temporary ones made, before these moments are gone. */
export function cutoffsAt(now: Date, { days, temporaryMinutes }: BasketLimits) {
  return {
    changedBefore: new Date(now.getTime() - days * DAY_MS),
    temporaryBefore: new Date(now.getTime() - temporaryMinutes * MINUTE_MS),
  }
}

export function isExpired(stored: StoredBasket, now: Date, limits: BasketLimits): boolean {
  if (stored.status !== 'open') return false
  const { changedBefore, temporaryBefore } = cutoffsAt(now, limits)
  return stored.isTemporary
    ? stored.createdAt <= temporaryBefore
    : stored.lastModified <= changedBefore
}

/** @throws Problem 404 for a basket whose time is over, whether or not it was removed yet. */
export function requireAlive(stored: StoredBasket, now: Date, limits: BasketLimits): StoredBasket {
  if (isExpired(stored, now, limits)) throw basketNotFound(stored.basketId)
  return stored
}
