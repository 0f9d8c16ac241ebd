import { hasPassed, timezoneOf } from '../../sites/shop-time.rules'
import { isPickupShipment, pickupShopIdOf } from '../model/basket-document.schemas'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { isFlagged } from '../model/product-flags'

/**
 * The reason why a product is not available in a shipment, as a code and as text for the shopper.
 */
export interface Restriction {
  reason:
    | 'coming-soon'
    | 'in-shops-only'
    | 'online-only'
    | 'out-of-stock'
    | 'pickup-only'
    | 'shop-unavailable'
  message: string
}

/**
 * Returns why a line's product is not allowed in its shipment, apart from stock. The product's own
 * status, e.g. coming soon, comes before the delivery type, as on the product page (FUL-008).
 * Returns undefined if there is no restriction.
 */
export function findRestriction(
  item: BasketItem,
  document: BasketDocument,
  facts: BasketFacts,
): Restriction | undefined {
  const { custom } = facts.products.get(item.productId) ?? {}
  const shipment = document.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId)
  const isPickup = shipment !== undefined && isPickupShipment(shipment)
  return (
    findStateRestriction(custom, facts) ??
    (isPickup
      ? findPickupRestriction(custom, pickupShopIdOf(shipment), facts)
      : findDeliveryRestriction(custom))
  )
}

type Custom = ProductFacts['custom']

function findStateRestriction(
  custom: Custom,
  { now, preferences = {} }: BasketFacts,
): Restriction | undefined {
  if (isFlagged(custom, 'isComingSoon')) return { reason: 'coming-soon', message: 'Coming soon' }
  if (isFlagged(custom, 'isInShopOnly')) {
    return { reason: 'in-shops-only', message: 'In Shops Only' }
  }
  const isGone =
    isFlagged(custom, 'isOutOfStock') ||
    isFlagged(custom, 'unsellable') ||
    hasPassed(custom?.['shipThrough'], now, timezoneOf(preferences))
  return isGone ? { reason: 'out-of-stock', message: 'Out of stock' } : undefined
}

function findPickupRestriction(
  custom: Custom,
  shopId: string | undefined,
  facts: BasketFacts,
): Restriction | undefined {
  const available = custom?.['availableForInStorePickup']
  if (isFlagged(custom, 'isOnlineOnly') || available === false || available === 'false') {
    return {
      reason: 'online-only',
      message: "This product isn't currently available for collection in store.",
    }
  }
  const shop = facts.shops?.get(shopId ?? '')
  if (shop?.isOpenForPickup && isPickupOffered(facts)) return undefined
  const message = `Not available for pickup at ${shop?.name ?? shopId ?? ''}`
  return { reason: 'shop-unavailable', message }
}

/** Returns whether pickup is available, i.e. the merchant has not turned it off for the site. */
export function isPickupOffered({ preferences = {} }: Pick<BasketFacts, 'preferences'>): boolean {
  return preferences.Bopis !== false && preferences.Bopis !== 'false'
}

function findDeliveryRestriction(custom: Custom): Restriction | undefined {
  if (!isFlagged(custom, 'isPickupOnly')) return undefined
  return {
    reason: 'pickup-only',
    message: 'This product is only available to collect in store.',
  }
}
