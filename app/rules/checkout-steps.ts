import { hasGiftCards, isEmptyBasket } from './basket-contents'
import { hasPayment, type PaymentFacts } from './payment'
import {
  hasPickupContact,
  isCompleteAddress,
  needsPhone,
  splitShipments,
  type AddressFacts,
  type ShipmentFacts,
  type ShippedItem,
} from './shipments'

/** The steps in order; the number shown to shoppers is the position in this list (CHK-005). */
export const checkoutSteps = ['shipping', 'payment', 'review', 'confirmation'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The fields of a basket that the rules use; the SDK's basket is compatible. */
export interface CheckoutFacts extends PaymentFacts {
  productItems?: readonly ShippedItem[]
  /** Sent by e-mail, without an address. */
  giftCertificateItems?: readonly object[]
  shipments?: readonly ShipmentFacts[]
  customerInfo?: { email?: string }
  billingAddress?: AddressFacts
}

/**
 * Returns how far the basket's data is complete (CHK-007): at `payment` a shipping method is
 * missing, at `review` the payment or the billing address.
 */
export function checkoutStepOf(basket: CheckoutFacts): CheckoutStep {
  const { deliveries, pickups } = splitShipments(basket)
  const used = [...deliveries, ...pickups]
  const isMailed = hasGiftCards(basket)
  if (!basket.customerInfo?.email || (used.length === 0 && !isMailed)) return 'shipping'
  if (!deliveries.every((one) => hasDestination(one, basket))) return 'shipping'
  // the address of a pickup is the shop's, but the contact person is still needed (CHK-015,
  // CHK-051)
  if (!pickups.every(hasPickupContact)) return 'shipping'
  if (!used.every(({ shippingMethod }) => shippingMethod?.id)) return 'payment'
  if (!hasPayment(basket) || !isCompleteAddress(basket.billingAddress)) return 'review'
  return 'confirmation'
}

/** The page where missing data is entered; undefined when the requested page may be shown. */
export type CheckoutDetour = 'bag' | 'shipping' | 'payment' | undefined

/**
 * A page may be shown when every step before it is complete. Otherwise the shopper is redirected to
 * the page for the missing data, or to the basket if it is empty (CHK-011, CHK-054).
 */
export function findCheckoutDetour(page: CheckoutStep, basket: CheckoutFacts): CheckoutDetour {
  if (isEmptyBasket(basket)) return 'bag'
  if (page === 'shipping') return undefined
  const step = checkoutStepOf(basket)
  // without a method, payment is the first step (CHK-008), which leads to the methods
  if (step === 'shipping' || (step === 'payment' && page !== 'payment')) return 'shipping'
  return page !== 'payment' && step === 'review' ? 'payment' : undefined
}

function hasDestination(shipment: ShipmentFacts, basket: CheckoutFacts): boolean {
  const { shippingAddress: address } = shipment
  return isCompleteAddress(address) && (Boolean(address.phone) || !needsPhone(shipment, basket))
}
