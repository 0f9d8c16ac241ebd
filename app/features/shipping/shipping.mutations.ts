import { updateBasketCustomer, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import {
  updateShipment,
  updateShippingAddress,
  type Shipment,
} from '@/commerce-client/basket-shipments'
import { splitShipments } from '@/rules/shipments'
import { withPickupMethod } from '@/shopper/basket/add-to-shipment'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { isSamePerson, toBasketAddress } from '@/forms/address-values'
import { toPickupContact } from './pickup-contact-values'
import type { ShippingOutput } from './shipping.schemas'

export interface ShipmentsToFill {
  delivery: Shipment | undefined
  pickup: Shipment | undefined
}

export function useSaveShipping({ delivery, pickup }: ShipmentsToFill) {
  return useBasketMutation<ShippingOutput>(async (siteId, basketId, values) => {
    let basket = await updateBasketCustomer(siteId, basketId, { email: values.email })
    const pickupId = pickup?.shipmentId
    if (pickupId && values.pickup) {
      const contact = toPickupContact(values.pickup, values.email, pickup)
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
 * Returns whether the address is also the billing address. Most shoppers pay from the address of
 * the first shipment, so the billing address follows it until they change it on the next page
 * (CHK-035).
 */
function isBilledToo(basket: Basket, shipmentId: string): boolean {
  const { billingAddress } = basket
  const [first] = splitShipments(basket).deliveries
  if (first?.shipmentId !== shipmentId) return false
  return !billingAddress?.address1 || isSamePerson(billingAddress, first.shippingAddress ?? {})
}

export function useSaveAddress() {
  return useBasketMutation<{ shipmentId: string; address: BasketAddress }>(
    (siteId, basketId, { shipmentId, address }) =>
      updateShippingAddress(siteId, basketId, shipmentId, address),
  )
}
