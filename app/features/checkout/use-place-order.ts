import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { getBasket, type Basket } from '@/commerce-client/baskets'
import { toAppError } from '@/errors/to-app-error'
import { changeBasket } from '@/shopper/basket/change-basket'
import { readBasketAgain } from '@/shopper/basket/read-basket-again'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import {
  dropPendingOrder,
  isOwn,
  writePendingOrder,
  type PendingOrderMarker,
} from '@/shopper/basket/pending-order-marker'
import { getSession } from '@/shopper/session/session'
import { useSite } from '@/site/use-site'
import { bagChangeText, findBagChange } from './bag-change'
import { checkoutMessages } from './checkout.messages'
import { isBagChanged, isUnanswered, placeOrder } from './place-order'
import { useOrderEnd } from './use-order-end'
import { useFinishOrder, type PlacingEnd } from './use-finish-order'

/** `checking`: the connection failed, and the outcome of the order is being determined. */
export type PlacingPhase = 'idle' | 'placing' | 'checking'

/**
 * Places the order once, even if requested repeatedly. A pending-order marker is stored before the
 * request is sent; if there is no response, it is used to find out the outcome.
 */
export function usePlaceOrder(basket: Basket) {
  const { id: siteId, currency } = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  const end = useOrderEnd()
  const resume = useFinishOrder()
  const getCaptchaToken = useCaptchaToken('place-order')
  const readAgain = useReadAgain()
  const [phase, setPhase] = useState<PlacingPhase>('idle')
  // A ref changes immediately: a second click may come before the next rendering.
  const isBusy = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const carryOut = async (marker: PendingOrderMarker): Promise<PlacingEnd> => {
    writePendingOrder(siteId, marker)
    try {
      const recordOrder = (orderNo: string) => writePendingOrder(siteId, { ...marker, orderNo })
      const outcome = await placeOrder(siteId, marker.basketId, recordOrder, getCaptchaToken)
      await end(outcome, marker)
      return outcome.failed ? 'declined' : 'placed'
    } catch (error) {
      if (isUnanswered(error)) {
        setPhase('checking')
        return resume(leaving.current.signal)
      }
      if (!isOwn(siteId, marker)) return 'left'
      dropPendingOrder(siteId)
      // The basket may have changed: stock, prices, or an order placed in another tab.
      const current = await readBasketAgain(queryClient, siteId)
      const change = isBagChanged(error) && current && findBagChange(basket, current)
      if (change) checkoutError.raise(bagChangeText(change, intl, currency))
      else checkoutError.raiseError(toAppError(error))
      return 'open'
    }
  }

  const place = async (): Promise<PlacingEnd> => {
    if (isBusy.current) return 'left'
    isBusy.current = true
    setPhase('placing')
    const { basketId = '', customerInfo } = basket
    // a browser that has lost its cookies has no session any more, but the bag had an owner
    const { customerId } = getSession(siteId) ?? customerInfo ?? {}
    const marker = { basketId, customerId, at: Date.now() }
    const trouble = await readAgain(basket)
    // the session has ended: the login or the bag, which replace this page, say so
    if (!isOwn(siteId, marker)) return 'left'
    if (trouble) checkoutError.raise(trouble)
    const outcome = trouble === undefined ? await carryOut(marker) : 'open'
    // The button is enabled again only after a failure; a placed order leaves this page.
    if (outcome === 'placed' || outcome === 'left') return outcome
    isBusy.current = false
    setPhase('idle')
    return outcome
  }
  return { place: () => void place(), placeAndWait: place, phase }
}

/**
 * Refetches the basket, so that the order contains what is shown: if another tab or the merchant
 * has changed it, the change is shown first.
 */
function useReadAgain() {
  const { id: siteId, currency } = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  return async (shown: Basket) => {
    try {
      const current = await changeBasket(queryClient, siteId, (id) => getBasket(siteId, id))
      const change = findBagChange(shown, current)
      return change && bagChangeText(change, intl, currency)
    } catch (error) {
      // not found: ordered in another tab, and placing the order again returns that order
      return isUnanswered(error) ? intl.formatMessage(checkoutMessages.notSent) : undefined
    }
  }
}
