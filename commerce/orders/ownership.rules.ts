import type { Shopper } from '../access/require-shopper'
import { orderNotFound } from './order-problems'
import type { StoredOrder } from './order.repository'

/**
 * Returns the order if it belongs to the shopper on this site. The response for another shopper's
 * order is the same as for an unknown number, so that it does not reveal which numbers exist
 * (ORD-015).
 * @throws Problem 404
 */
export function requireOwnOrder(
  order: StoredOrder | undefined,
  shopper: Shopper,
  orderNo: string,
): StoredOrder {
  if (order && isOwnOrder(order, shopper)) return order
  throw orderNotFound(orderNo)
}

export function isOwnOrder(order: StoredOrder, shopper: Shopper): boolean {
  return order.customerId === shopper.customerId && order.siteId === shopper.siteId
}
