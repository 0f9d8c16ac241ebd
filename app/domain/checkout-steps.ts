import { hasGiftCards, isEmptyBasket } from './goods'
import { hasPayment, type PaymentFacts } from './payment'
import {
  hasPickupContact,
  isCompleteAddress,
  splitShipments,
  type AddressFacts,
  type ShipmentFacts,
  type ShippedItem,
} from './shipments'

/** The steps in their order; the number a shopper sees is the place in this list (CHK-005). */
export const checkoutSteps = ['shipping', 'payment', 'review', 'confirmation'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The fields of a basket that rules use; the SDK's basket fits it. */
export interface CheckoutFacts extends PaymentFacts {
  productItems?: readonly ShippedItem[]
  /** They are sent by e-mail and need no address. */
  giftCertificateItems?: readonly object[]
  shipments?: readonly ShipmentFacts[]
  customerInfo?: { email?: string }
  billingAddress?: AddressFacts
}

/** How far the data of a basket reaches (CHK-007). */
export function checkoutStepOf(basket: CheckoutFacts): CheckoutStep {
  const { deliveries, pickups } = splitShipments(basket)
  const used = [...deliveries, ...pickups]
  const isMailed = hasGiftCards(basket)
  if (!basket.customerInfo?.email || (used.length === 0 && !isMailed)) return 'shipping'
  const isMixed = deliveries.length > 0 && pickups.length > 0
  if (!deliveries.every((one) => hasDestination(one, isMixed))) return 'shipping'
  // A shop's address is known; who comes there is not (CHK-015, CHK-051).
  if (!pickups.every(hasPickupContact)) return 'shipping'
  if (!used.every(({ shippingMethod }) => shippingMethod?.id)) return 'payment'
  if (!hasPayment(basket) || !isCompleteAddress(basket.billingAddress)) return 'review'
  return 'confirmation'
}

/** Where a page's missing data is entered; undefined when the page may be shown. */
export type CheckoutDetour = 'bag' | 'shipping' | 'payment' | undefined

/**
 * A page is shown when every step before it is done; else the shopper is redirected to the page
 * that asks for what is missing, and to the bag when that is empty (CHK-011, CHK-054).
 */
export function findCheckoutDetour(page: CheckoutStep, basket: CheckoutFacts): CheckoutDetour {
  if (isEmptyBasket(basket)) return 'bag'
  if (page === 'shipping') return undefined
  const step = checkoutStepOf(basket)
  // a method that could not be chosen for the shopper is chosen on the shipping page
  if (step === 'shipping' || step === 'payment') return 'shipping'
  return page !== 'payment' && step === 'review' ? 'payment' : undefined
}

// Who brings one part while the other waits in a shop must be able to call (CHK-014).
function hasDestination({ shippingAddress }: ShipmentFacts, isMixed: boolean): boolean {
  return isCompleteAddress(shippingAddress) && (!isMixed || Boolean(shippingAddress.phone))
}
