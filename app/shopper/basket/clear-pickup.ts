import { sendBasketActions } from '@/commerce-client/basket-actions'
import { updateShipment } from '@/commerce-client/basket-shipments'
import { removeBasketItem, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import { DEFAULT_SHIPMENT_ID, isPickupShipment, shipmentIdOf } from '@/domain/shipments'
import { mapParts, standardParts } from '@/forms/address-parts'

/** Takes out what waits in a shop, so that another can be chosen (SHOP-018). */
export async function clearPickup(
  siteId: string,
  basketId: string,
  basket: Basket,
): Promise<Basket> {
  let changed = basket
  for (const { shipmentId = '' } of (basket.shipments ?? []).filter(isPickupShipment)) {
    if (shipmentId === DEFAULT_SHIPMENT_ID) {
      const waiting = (basket.productItems ?? []).filter(
        (item) => shipmentIdOf(item) === shipmentId,
      )
      // one after the other: each answer is the basket after it
      for (const { itemId = '' } of waiting) await removeBasketItem(siteId, basketId, itemId)
    }
    changed = await emptyPickupShipment(siteId, basketId, shipmentId)
  }
  return changed
}

/**
 * The default shipment stays, without address and shop; any other goes by an update of the basket,
 * with what is in it (SHOP-018).
 */
export function emptyPickupShipment(
  siteId: string,
  basketId: string,
  shipmentId: string,
): Promise<Basket> {
  if (shipmentId !== DEFAULT_SHIPMENT_ID) {
    const removal = { type: 'removeShipments' as const, data: [{ shipmentId }] }
    return sendBasketActions(siteId, basketId, [removal])
  }
  return updateShipment(siteId, basketId, shipmentId, NO_PICKUP)
}

const { countryCode: _countryCode, ...emptied } = mapParts(standardParts, () => '')

/** Takes an address off a shipment. */
export const NO_ADDRESS: BasketAddress = { ...emptied, c_storeId: '' }

/** Takes the shop, and who comes there, off a shipment. */
export const NO_PICKUP = {
  shippingAddress: NO_ADDRESS,
  c_fromStoreId: '',
  c_pickupFirstName: '',
  c_pickupLastName: '',
  c_pickupPhone: '',
  c_pickupEmail: '',
}
