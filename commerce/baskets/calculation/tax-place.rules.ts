import type { TaxPlace } from '../../tax/tax.rules'
import { pickupShopIdOf, type Shipment } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'

/** Where a shipment is taxed: its address or, for pickup, the shop's, whatever a client set. */
export function taxPlaceOf(
  shipment: Shipment | undefined,
  { shops }: Pick<BasketFacts, 'shops'>,
): TaxPlace | undefined {
  const shop = shipment && shops?.get(pickupShopIdOf(shipment) ?? '')
  return shop?.place ?? shipment?.shippingAddress
}
