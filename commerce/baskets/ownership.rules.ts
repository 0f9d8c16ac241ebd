import type { Visitor } from '../customer-groups/customer-groups.service'
import type { Shopper } from '../http/auth-hook'
import { basketNotFound } from './basket-problems'
import type { StoredBasket } from './model/stored-basket'

/** A confidential client of the merchant: it may see to every basket of the site. */
export interface MerchantClient {
  siteId: string
}

/** Who does something with a basket. */
export type BasketActor = Shopper | MerchantClient

export function isShopper(actor: BasketActor): actor is Shopper {
  return 'usid' in actor
}

/**
 * The basket, if it is open and belongs to the shopper on this site. A foreign basket is answered
 * like a missing one, so that ids cannot be tried out.
 * @throws Problem 404
 */
export function requireOwnBasket(
  stored: StoredBasket | undefined,
  actor: BasketActor,
  basketId: string,
): StoredBasket {
  if (stored?.status === 'open' && isOwn(stored, actor)) return stored
  throw basketNotFound(basketId)
}

export function isOwn(stored: StoredBasket, actor: BasketActor): boolean {
  if (stored.siteId !== actor.siteId) return false
  return !isShopper(actor) || stored.customerId === actor.customerId
}

/** For whom a basket is priced: for its owner, not for the caller. */
export function visitorOf(actor: BasketActor, { customerId, usid }: StoredBasket): Visitor {
  return isShopper(actor) ? actor : { customerId, usid }
}
