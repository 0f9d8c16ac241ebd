import type { Shopper } from '../http/auth-hook'
import { notFound } from '../http/problem'
import type { StoredOrder } from './order.repository'

/**
 * The order, if it belongs to the shopper on this site. A foreign order is answered like a missing
 * one, so that numbers cannot be tried out (ORD-015).
 * @throws Problem 404
 */
export function requireOwnOrder(order: StoredOrder | undefined, shopper: Shopper): StoredOrder {
  const isOwn = order?.customerId === shopper.customerId && order.siteId === shopper.siteId
  if (order && isOwn) return order
  throw notFound('The order was not found.', 'order-not-found')
}
