import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { sendBasketActions } from '@/commerce-client/basket-actions'
import { updateShipment, type Shipment } from '@/commerce-client/basket-shipments'
import {
  deleteBasket,
  updateBasketCustomer,
  updateBillingAddress,
  type Basket,
} from '@/commerce-client/baskets'
import { updateShipments } from '@/commerce-client/shipping-gateway'
import { isSameAddress } from '@/forms/address-values'
import { logWarning } from '@/lib/log'
import { useStableCallback } from '@/lib/use-stable-callback'
import { splitShipments } from '@/rules/shipments'
import { isTemporaryBasketIn } from '@/shopper/basket/basket.queries'
import { shipInstead } from '@/shopper/basket/leave-shop'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { removeMainInstruments } from '@/purchase/payment/payment.mutations'
import { useSite } from '@/site/use-site'
import { isSheetWallet } from '@rules/payment-methods'

const PICKUP_FIELDS = [
  'c_pickupFirstName',
  'c_pickupLastName',
  'c_pickupPhone',
  'c_pickupEmail',
] as const

/**
 * Returns a function that undoes what was chosen in the sheet, for when it is closed without a
 * payment. If the page is left, it is called here.
 * @param findBefore returns the bag when the sheet opened; undefined if nothing is to be undone
 */
export function useGivenBack(findBefore: () => Basket | undefined): () => void {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const history = useHistory()
  const { mutate } = useBasketMutation<Basket>((_siteId, _basketId, former, basket) =>
    giveBack(siteId, former, basket),
  )
  const undo = useStableCallback(() => {
    const before = findBefore()
    if (!before) return
    if (!isTemporaryBasketIn(queryClient, siteId)) return mutate(before)
    const { basketId = '' } = before
    // it ends by itself in some minutes
    deleteBasket(siteId, basketId).catch((error: unknown) =>
      logWarning('A temporary basket could not be deleted', { error }),
    )
  })
  useEffect(() => history.listen(undo), [history, undo])
  return undo
}

async function giveBack(siteId: string, before: Basket, basket: Basket): Promise<Basket> {
  if (before.basketId !== basket.basketId) return basket
  return giveBackDelivery(siteId, before, await giveBackBuyer(siteId, before, basket))
}

/** Undoes what an approval has written; an email address cannot be removed, only changed. */
async function giveBackBuyer(siteId: string, before: Basket, basket: Basket): Promise<Basket> {
  const { basketId = '' } = basket
  let current = basket
  if (basket.paymentInstruments?.some(({ paymentMethodId: id = '' }) => isSheetWallet(id))) {
    current = await removeMainInstruments(siteId, basket)
  }
  const { email } = before.customerInfo ?? {}
  if (email && email !== basket.customerInfo?.email) {
    current = await updateBasketCustomer(siteId, basketId, { email })
  }
  const { billingAddress = {} } = before
  if (!isSameAddress(billingAddress, basket.billingAddress ?? {})) {
    current = await updateBillingAddress(siteId, basketId, billingAddress)
  }
  for (const pickup of splitShipments(basket).pickups) {
    const { shipmentId = '' } = pickup
    const former = before.shipments?.find((one) => one.shipmentId === shipmentId) ?? {}
    const changes = PICKUP_FIELDS.filter((field) => former[field] !== pickup[field])
    if (changes.length === 0) continue
    const contact = Object.fromEntries(changes.map((field) => [field, former[field] ?? '']))
    current = await updateShipment(siteId, basketId, shipmentId, contact)
  }
  return current
}

async function giveBackDelivery(siteId: string, before: Basket, given: Basket): Promise<Basket> {
  const wasDelivered = splitShipments(before).pickups.length === 0
  const basket = wasDelivered ? await shipInstead(siteId, given.basketId ?? '', given) : given
  const [delivery] = splitShipments(basket).deliveries
  const former = before.shipments?.find(({ shipmentId }) => shipmentId === delivery?.shipmentId)
  if (!delivery || !former || isSameDelivery(former, delivery)) return basket
  const { shipmentId = '', shippingAddress = null, shippingMethod } = former
  const changed = await updateShipments(siteId, basket, [
    {
      shipmentId,
      shippingAddress,
      shippingMethod: shippingMethod ? { id: shippingMethod.id } : null,
      c_DATE_WANTED: former.c_DATE_WANTED ?? '',
      c_isCalendarSelection: former.c_isCalendarSelection ?? '',
      c_customerSelectedMethod: former.c_customerSelectedMethod ?? '',
    },
  ])
  const now = changed.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!former.c_shipnow || now?.c_shipnow) return changed
  const { basketId = '' } = changed
  return sendBasketActions(siteId, basketId, [{ type: 'shipNow', data: [{ shipmentId }] }])
}

function isSameDelivery(one: Shipment, other: Shipment): boolean {
  return (
    isSameAddress(one.shippingAddress ?? {}, other.shippingAddress ?? {}) &&
    one.shippingMethod?.id === other.shippingMethod?.id &&
    one.c_DATE_WANTED === other.c_DATE_WANTED &&
    Boolean(one.c_shipnow) === Boolean(other.c_shipnow)
  )
}
