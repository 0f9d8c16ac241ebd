import type { Shopper } from '../http/auth-hook'
import { notFound } from '../http/problem'
import type { StoredBasket } from './stored-basket'

/**
 * The basket, if it is open and belongs to the shopper on this site. A foreign basket is answered
 * like a missing one, so that ids cannot be tried out.
 * @throws Problem 404
 */
export function requireOwnBasket(
  stored: StoredBasket | undefined,
  shopper: Shopper,
  basketId: string,
): StoredBasket {
  if (stored?.status === 'open' && isOwn(stored, shopper)) return stored
  throw notFound(`The basket with ID '${basketId}' was not found.`, 'basket-not-found')
}

export function isOwn(stored: StoredBasket, shopper: Shopper): boolean {
  return stored.customerId === shopper.customerId && stored.siteId === shopper.siteId
}
