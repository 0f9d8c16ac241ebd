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
  /**
   * An automatic choice: `insteadOf` is the unavailable method that it replaces, or undefined if
   * none was chosen.
   */
  | { isOwnChoice: false; insteadOf: string | undefined }
)

/**
 * Sets the shipping method of a shipment and, if the shopper chose it, sets
 * `c_customerSelectedMethod`. An automatic choice is discarded if the method has changed before it
 * is written.
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

/** Requests delivery on a day (`YYYY-MM-DD`); the service calculates the ship date (CHK-021). */
export function useChooseDay(shipmentId: string) {
  return useBasketMutation<string>((siteId, basketId, day) =>
    updateShipment(siteId, basketId, shipmentId, {
      c_DATE_WANTED: day,
      c_isCalendarSelection: true,
    }),
  )
}

/** Ships a shipment as soon as possible instead of for a requested date (CHK-053). */
export function useShipNow(shipmentId: string) {
  return useBasketMutation<void>((siteId, basketId) =>
    sendBasketActions(siteId, basketId, [{ type: 'shipNow', data: [{ shipmentId }] }]),
  )
}

interface SharedDelivery {
  shipmentIds: readonly string[]
  methodId: string
  /** Undefined to ship now. */
  day: string | undefined
}

/**
 * Sets the same method and day (or now) for several shipments: for all of them or none (CHK-028).
 */
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

/** Saves a gift message for shipments; an empty text removes it (CHK-026). */
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

/**
 * Replaces the products of lines, for all of them or none: the same product in another wrap
 * (ADDR-050).
 */
export function useWrapLines() {
  return useBasketMutation<readonly { itemId: string; productId: string }[]>(
    (siteId, basketId, changes, known) => {
      const unwrapped = changes.filter(({ itemId, productId }) =>
        known.productItems?.some((line) => line.itemId === itemId && line.productId !== productId),
      )
      if (unwrapped.length === 0) return Promise.resolve(known)
      return updateBasketItems(siteId, basketId, unwrapped)
    },
  )
}
