import { sendBasketActions } from '@/commerce-client/basket-actions'
import { updateBasketItems } from '@/commerce-client/basket-items'
import {
  chooseShippingMethod,
  updateShipment,
  type Shipment,
} from '@/commerce-client/basket-shipments'
import { saveGiftMessages, updateShipments } from '@/commerce-client/shipping-gateway'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'

type MethodChoice = { methodId: string } & (
  | { isOwnChoice: true }
  /** Chosen for the shopper, in the place of a method that does not do, or of none. */
  | { isOwnChoice: false; insteadOf: string | undefined }
)

/**
 * Sends a shipment by a method, and remembers that the shopper chose it (`c_customerSelectedMethod`).
 * What was chosen for them is dropped if the shipment has another method by the time of the write.
 */
export function useChooseShippingMethod({ shipmentId = '', ...shipment }: Shipment) {
  const isKnown = shipment.c_customerSelectedMethod === true
  return useBasketMutation<MethodChoice>(async (siteId, basketId, choice, known) => {
    const now = known.shipments?.find((one) => one.shipmentId === shipmentId)?.shippingMethod?.id
    if (!choice.isOwnChoice && now !== choice.insteadOf) return known
    const basket = await chooseShippingMethod(siteId, basketId, shipmentId, choice.methodId)
    if (!choice.isOwnChoice || isKnown) return basket
    return updateShipment(siteId, basketId, shipmentId, { c_customerSelectedMethod: true })
  })
}

/** Wants a shipment on a day (`YYYY-MM-DD`); the service answers when it leaves (CHK-021). */
export function useChooseDay(shipmentId: string) {
  return useBasketMutation<string>((siteId, basketId, day) =>
    updateShipment(siteId, basketId, shipmentId, {
      c_DATE_WANTED: day,
      c_isCalendarSelection: true,
    }),
  )
}

/** Sends a shipment out at once instead of on a requested date (CHK-053). */
export function useShipNow(shipmentId: string) {
  return useBasketMutation<void>((siteId, basketId) =>
    sendBasketActions(siteId, basketId, [{ type: 'shipNow', data: [{ shipmentId }] }]),
  )
}

interface SharedDelivery {
  shipmentIds: readonly string[]
  methodId: string
  /** undefined: now. */
  day: string | undefined
}

/** Sends several shipments by one method, for one day or now: all of them, or none (CHK-028). */
export function useShareDelivery() {
  return useBasketMutation<SharedDelivery>(
    async (siteId, basketId, { shipmentIds, methodId, day }, known) => {
      const basket = await updateShipments(
        siteId,
        known,
        shipmentIds.map((shipmentId) => ({
          shipmentId,
          shippingMethod: { id: methodId },
          c_customerSelectedMethod: true,
          c_DATE_WANTED: day ?? '',
          c_isCalendarSelection: day !== undefined,
        })),
      )
      if (day !== undefined) return basket
      const data = shipmentIds.map((shipmentId) => ({ shipmentId }))
      return sendBasketActions(siteId, basketId, [{ type: 'shipNow', data }])
    },
  )
}

/** Saves a message for shipments; an empty one takes it away (CHK-026). */
export function useSaveGiftMessage() {
  return useBasketMutation<{ shipmentIds: readonly string[]; giftMessage: string }>(
    (siteId, _basketId, { shipmentIds, giftMessage }, basket) =>
      saveGiftMessages(
        siteId,
        basket,
        shipmentIds.map((shipmentId) => ({ shipmentId, giftMessage })),
      ),
  )
}

export function useSaveInstructions(shipmentId: string) {
  return useBasketMutation<string>((siteId, basketId, text) =>
    updateShipment(siteId, basketId, shipmentId, { c_DeliveryInstructions: text }),
  )
}

/** Puts other products in the place of lines, all or none: the same in another wrap (ADDR-050). */
export function useWrapLines() {
  return useBasketMutation<readonly { itemId: string; productId: string }[]>(
    (siteId, basketId, changes) => updateBasketItems(siteId, basketId, changes),
  )
}
