import { updateBasketCustomer, type BasketAddress } from '@/commerce-client/baskets'
import {
  chooseShippingMethod,
  updateShipment,
  updateShippingAddress,
  type Shipment,
} from '@/commerce-client/basket-shipments'
import { withPickupMethod } from '@/shopper/basket/add-to-shipment'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { toBasketAddress } from './address-values'
import { toPickupContact } from './pickup-contact-values'
import type { ShippingOutput } from './shipping.schemas'

export interface ShipmentsToFill {
  delivery: Shipment | undefined
  pickup: Shipment | undefined
}

/** Saves who orders, who collects and where the rest goes. */
export function useSaveShipping({ delivery, pickup }: ShipmentsToFill) {
  return useBasketMutation<ShippingOutput>(async (siteId, basketId, values) => {
    let basket = await updateBasketCustomer(siteId, basketId, { email: values.email })
    const pickupId = pickup?.shipmentId
    if (pickupId && values.pickup) {
      const contact = toPickupContact(values.pickup)
      basket = await updateShipment(siteId, basketId, pickupId, contact)
      basket = await withPickupMethod(siteId, basketId, pickupId, basket)
    }
    const deliveryId = delivery?.shipmentId
    if (!deliveryId || !values.address) return basket
    return updateShippingAddress(siteId, basketId, deliveryId, toBasketAddress(values.address))
  })
}

/** Saves a half-typed address, so that methods and tax follow the state at once (CHK-020). */
export function useSaveDestination(shipmentId: string) {
  return useBasketMutation<BasketAddress>((siteId, basketId, address) =>
    updateShippingAddress(siteId, basketId, shipmentId, address),
  )
}

export function useChooseShippingMethod(shipmentId: string) {
  return useBasketMutation<string>((siteId, basketId, methodId) =>
    chooseShippingMethod(siteId, basketId, shipmentId, methodId),
  )
}

/** Saves the message of a shipment; an empty one takes it away. */
export function useSaveGiftMessage(shipmentId: string) {
  return useBasketMutation<string>((siteId, basketId, giftMessage) =>
    updateShipment(siteId, basketId, shipmentId, { gift: giftMessage !== '', giftMessage }),
  )
}
