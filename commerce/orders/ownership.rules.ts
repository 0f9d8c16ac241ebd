import type { Shopper } from '../http/auth-hook'
import { orderNotFound } from './order-problems'
import type { StoredOrder } from './order.repository'

/**
 * The order, if it belongs to the shopper on this site. A foreign order is answered like a missing
 * one, so that numbers cannot be tried out (ORD-015).
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
