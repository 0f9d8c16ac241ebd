import { isMailedOnly, type BasketContents } from './basket-contents'
import { hasItems, type ShipmentFacts, type ShippedItem } from './shipments'

interface UnfinishedBasket extends BasketContents {
  /** `gross`: all prices include tax. */
  taxation?: string
  taxTotal?: number
  /** The service does not know every destination yet. */
  c_taxPending?: unknown
  shipments?: readonly ShipmentFacts[]
  productItems?: readonly ShippedItem[]
}

/** The amounts that a basket's total does not contain yet. */
interface PendingAmounts {
  isTaxPending: boolean
  isShippingPending: boolean
  /** The total lacks one of them. */
  isEstimate: boolean
}

/** Returns which amounts are final, the same from the bag to the review. */
export function findPendingAmounts(basket: UnfinishedBasket): PendingAmounts {
  const { taxation, taxTotal, c_taxPending, shipments = [] } = basket
  const used = shipments.filter((shipment) => hasItems(shipment, basket))
  // gross prices already include the tax, so a tax that is still unknown changes no total
  const isTaxPending = taxation !== 'gross' && (c_taxPending === true || taxTotal === undefined)
  const isShippingPending =
    !isMailedOnly(basket) && (used.length === 0 || !used.every(isShippingKnown))
  return { isTaxPending, isShippingPending, isEstimate: isTaxPending || isShippingPending }
}

/**
 * Returns whether a shipment's cost is final: it has a method, as a pickup has immediately, or the
 * service is certain that it is sent free, whichever method is chosen.
 */
export function isShippingKnown({ shippingMethod, c_freeShipping }: ShipmentFacts): boolean {
  return shippingMethod?.id !== undefined || c_freeShipping === true
}
