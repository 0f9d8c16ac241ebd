import type { TaxPlace } from '../../tax/tax.rules'
import { pickupShopIdOf, type Shipment } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'

/**
 * Returns the place where a shipment is taxed: the delivery address or, for pickup, the shop's
 * location, whatever address the client set.
 */
export function taxPlaceOf(
  shipment: Shipment | undefined,
  { shops }: Pick<BasketFacts, 'shops'>,
): TaxPlace | undefined {
  const shop = shipment && shops?.get(pickupShopIdOf(shipment) ?? '')
  return shop?.place ?? shipment?.shippingAddress
}
