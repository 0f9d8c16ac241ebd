import { updateBasketCustomer, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import {
  updateShipment,
  updateShippingAddress,
  type Shipment,
} from '@/commerce-client/basket-shipments'
import { splitShipments } from '@/domain/shipments'
import { withPickupMethod } from '@/shopper/basket/add-to-shipment'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { isSameAddress, toBasketAddress } from '@/forms/address-values'
import { toPickupContact } from './pickup-contact-values'
import type { ShippingOutput } from './shipping.schemas'

export interface ShipmentsToFill {
  delivery: Shipment | undefined
  pickup: Shipment | undefined
}

/** Saves who orders, who picks up and where the rest goes. */
export function useSaveShipping({ delivery, pickup }: ShipmentsToFill) {
  return useBasketMutation<ShippingOutput>(async (siteId, basketId, values) => {
    let basket = await updateBasketCustomer(siteId, basketId, { email: values.email })
    const pickupId = pickup?.shipmentId
    if (pickupId && values.pickup) {
      const contact = toPickupContact(values.pickup, values.email)
      basket = await updateShipment(siteId, basketId, pickupId, contact)
      basket = await withPickupMethod(siteId, basketId, pickupId, basket)
    }
    const deliveryId = delivery?.shipmentId
    if (!deliveryId || !values.address) return basket
    const address = toBasketAddress(values.address)
    const useAsBilling = isBilledToo(basket, deliveryId)
    return updateShippingAddress(siteId, basketId, deliveryId, address, { useAsBilling })
  })
}

/**
 * Most shoppers pay from where the first parcel goes: until they say otherwise on the next page, the
 * bill follows that address (CHK-035).
 */
function isBilledToo(basket: Basket, shipmentId: string): boolean {
  const { billingAddress } = basket
  const [first] = splitShipments(basket).deliveries
  if (first?.shipmentId !== shipmentId) return false
  return !billingAddress?.address1 || isSameAddress(billingAddress, first.shippingAddress ?? {})
}

/** Saves where a shipment goes, whole or as far as it is known. */
export function useSaveAddress() {
  return useBasketMutation<{ shipmentId: string; address: BasketAddress }>(
    (siteId, basketId, { shipmentId, address }) =>
      updateShippingAddress(siteId, basketId, shipmentId, address),
  )
}
