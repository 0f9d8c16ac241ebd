import { updateBasketCustomer, type BasketAddress } from '@/commerce-client/baskets'
import {
  chooseShippingMethod,
  updateShipment,
  updateShippingAddress,
} from '@/commerce-client/basket-shipments'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { toBasketAddress } from './address-values'
import type { ShippingOutput } from './shipping.schemas'

/** Saves who orders and where it goes. */
export function useSaveShipping(shipmentId: string) {
  return useBasketMutation<ShippingOutput>(async (siteId, basketId, { email, address }) => {
    await updateBasketCustomer(siteId, basketId, { email })
    return updateShippingAddress(siteId, basketId, shipmentId, toBasketAddress(address))
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
