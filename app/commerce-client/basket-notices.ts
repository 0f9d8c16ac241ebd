import { z } from 'zod'
import { hasItems } from '@/domain/shipments'
import type { Shipment } from './basket-shipments'
import type { Basket } from './baskets'

const quantityException = z.object({
  itemId: z.string(),
  requested: z.number(),
  available: z.number(),
})

/** A line that cannot be had as it stands: stock fell below what the bag holds. */
export type QuantityException = z.infer<typeof quantityException>

const flash = z.object({ type: z.string().optional(), message: z.string().min(1) })

/** Lines the service marks as holding more than there is. */
export function readQuantityExceptions(basket: Basket): QuantityException[] {
  return z
    .array(quantityException)
    .catch([])
    .parse(basket.c_quantityExceptions ?? [])
}

/** What the service tells the shopper about the bag (CART-060); stock is told at its line. */
export function readFlashes(basket: Basket): string[] {
  return z
    .array(flash)
    .catch([])
    .parse(basket.c_flashes ?? [])
    .filter(({ type }) => type !== 'ProductItemNotAvailable')
    .map(({ message }) => message)
}

/** What a basket does not know yet: its amounts are still without it. */
export function readPendingAmounts(basket: Basket): {
  isTaxPending: boolean
  isShippingPending: boolean
} {
  const { taxTotal, c_taxPending, shipments = [] } = basket
  const used = shipments.filter((shipment) => hasItems(shipment, basket))
  const hasMethod = ({ shippingMethod }: Shipment) => shippingMethod?.id !== undefined
  return {
    isTaxPending: c_taxPending === true || taxTotal === undefined,
    // What is collected has its method at once; the parcel beside it may not.
    isShippingPending: used.length === 0 || !used.every(hasMethod),
  }
}
