import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { basketNotFound } from './basket-problems'
import type { StoredBasket } from './stored-basket'

export interface BasketLimits {
  /** Days after the last change. */
  days: number
  /** Minutes after creation; fixed by the API contract. */
  temporaryMinutes: number
  temporaryPerCustomer: number
}

export const TEMPORARY_MINUTES = 15

export function cutoffsAt(now: Date, { days, temporaryMinutes }: BasketLimits) {
  return {
    changedBefore: new Date(now.getTime() - days * millisecondsInDay),
    temporaryBefore: new Date(now.getTime() - temporaryMinutes * millisecondsInMinute),
  }
}

export function isExpired(stored: StoredBasket, now: Date, limits: BasketLimits): boolean {
  if (stored.status !== 'open') return false
  const { changedBefore, temporaryBefore } = cutoffsAt(now, limits)
  return stored.isTemporary
    ? stored.createdAt <= temporaryBefore
    : stored.lastModified <= changedBefore
}

/** @throws Problem 404 for an expired basket, even if it has not been deleted yet. */
export function requireAlive(stored: StoredBasket, now: Date, limits: BasketLimits): StoredBasket {
  if (isExpired(stored, now, limits)) throw basketNotFound(stored.basketId)
  return stored
}
