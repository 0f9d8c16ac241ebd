import { sendBasketActions } from '@/commerce-client/basket-actions'
import { updateShipment } from '@/commerce-client/basket-shipments'
import { removeBasketItem, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import { DEFAULT_SHIPMENT_ID, isPickupShipment, shipmentIdOf } from '@/rules/shipments'
import { mapParts, standardParts } from '@/forms/address-parts'

/** Removes all pickup lines, so that another shop can be chosen (SHOP-018). */
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
      // one after another, because each answer is the new basket
      for (const { itemId = '' } of waiting) await removeBasketItem(siteId, basketId, itemId)
    }
    changed = await emptyPickupShipment(siteId, basketId, shipmentId)
  }
  return changed
}

/**
 * Empties a pickup shipment. The default shipment stays, without address and shop; any other is
 * removed with its lines by an update of the basket (SHOP-018).
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

/** Values that remove a shipment's address. */
export const NO_ADDRESS: BasketAddress = { ...emptied, c_storeId: '' }

/** Values that remove a shipment's shop and pickup contact. */
export const NO_PICKUP = {
  shippingAddress: NO_ADDRESS,
  c_fromStoreId: '',
  c_pickupFirstName: '',
  c_pickupLastName: '',
  c_pickupPhone: '',
  c_pickupEmail: '',
}
