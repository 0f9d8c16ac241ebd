import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Shopper } from '../../access/require-shopper'
import { basketNotFound } from './basket-problems'
import type { StoredBasket } from './stored-basket'

/** A confidential client of the merchant, which may access every basket of the site. */
export interface MerchantClient {
  siteId: string
}

export type BasketActor = Shopper | MerchantClient

export function isShopper(actor: BasketActor): actor is Shopper {
  return 'usid' in actor
}

/**
 * Returns the basket if it is open and belongs to the shopper on this site. The response for
 * another shopper's basket is the same as for an unknown id, so that it does not reveal which ids
 * exist.
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

export function visitorOf(actor: BasketActor, { customerId, usid }: StoredBasket): Visitor {
  return isShopper(actor) ? actor : { customerId, usid }
}
