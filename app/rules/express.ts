import { hasGiftCards } from './basket-contents'
import { whatPays, type PaymentFacts } from './payment'
import { splitShipments, type ShipmentFacts, type ShippedItem } from './shipments'

interface ExpressFacts extends PaymentFacts {
  productItems?: readonly (ShippedItem & { c_subscriptionFrequency?: unknown })[]
  giftCertificateItems?: readonly object[]
  shipments?: readonly ShipmentFacts[]
}

/**
 * Returns whether a wallet's sheet can pay a bag: it has one recipient or one shop, and shows neither
 * the repeated price of a subscription nor to whom a gift card is mailed.
 */
export function canPayInSheet(basket: ExpressFacts): boolean {
  const { deliveries, pickups } = splitShipments(basket)
  const isRepeated = basket.productItems?.some((line) => line.c_subscriptionFrequency !== undefined)
  const isOne = deliveries.length + pickups.length === 1
  return isOne && !isRepeated && !hasGiftCards(basket) && whatPays(basket) === 'main'
}
