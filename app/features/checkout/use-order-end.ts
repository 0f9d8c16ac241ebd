import { useQueryClient } from '@tanstack/react-query'
import { useHistory } from 'react-router-dom'
import { useIntl } from 'react-intl'
import { getBasket, type Basket } from '@/commerce-client/baskets'
import { basketKey, isTemporaryBasketIn } from '@/shopper/basket/basket.queries'
import { announceBasketChange } from '@/shopper/basket/basket-tabs'
import { changeBasket } from '@/shopper/basket/change-basket'
import { readBasketAgain } from '@/shopper/basket/read-basket-again'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import {
  dropPendingOrder,
  writePendingOrder,
  type PendingOrderMarker,
} from '@/shopper/basket/pending-order-marker'
import { orderKey } from '@/purchase/order.queries'
import { removeMainInstruments } from '@/purchase/payment/payment.mutations'
import { SOURCE_LOCALE } from '@/site/locale'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { checkoutMessages } from './checkout.messages'
import type { OrderOutcome } from './place-order'

/**
 * Returns a function that handles the outcome of an order: it shows the confirmation, or returns to
 * payment with the reason.
 */
export function useOrderEnd() {
  const { id: siteId, locale } = useSite()
  const { formatMessage } = useIntl()
  const history = useHistory()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()

  const readBag = () => queryClient.getQueryData<Basket | null>(basketKey(siteId))
  /** Whether the order is of another basket than the bag. */
  const isAside = ({ basketId }: PendingOrderMarker) => {
    const bag = readBag()
    return bag?.basketId !== undefined && bag.basketId !== basketId
  }
  const confirm = ({ order }: OrderOutcome, marker: PendingOrderMarker) => {
    const { orderNo = '' } = order
    // stored before other tabs are notified, because they read the order number from it
    writePendingOrder(siteId, { ...marker, orderNo, isPlaced: true })
    checkoutError.clear()
    queryClient.setQueryData(orderKey(siteId, orderNo), order)
    // Leave this page first, because it needs a basket; Back must not return to it.
    history.replace(paths.orderConfirmation(orderNo))
    // an order of a temporary basket leaves the bag as it is
    if (readBag() === undefined) void queryClient.invalidateQueries(basketKey(siteId))
    else if (!isAside(marker)) queryClient.setQueryData(basketKey(siteId), null)
    announceBasketChange(siteId)
  }
  const decline = async (message: string, marker: PendingOrderMarker) => {
    dropPendingOrder(siteId)
    checkoutError.raise(message)
    // the cached basket may be null, as if ordered; the billing page needs it, so refetch it
    if (!readBag()) await readBasketAgain(queryClient, siteId)
    if (isAside(marker)) return
    // a temporary basket is paid where it was made
    if (!isTemporaryBasketIn(queryClient, siteId)) history.push(paths.billing())
    // The basket is open again, but the token of its card is used up.
    await changeBasket(queryClient, siteId, async (id) =>
      removeMainInstruments(siteId, await getBasket(siteId, id)),
    ).catch(() => queryClient.invalidateQueries(basketKey(siteId)))
  }

  return async (outcome: OrderOutcome, marker: PendingOrderMarker): Promise<void> => {
    if (!outcome.failed) return confirm(outcome, marker)
    // the service's text exists in the source language only
    const reason = locale === SOURCE_LOCALE ? outcome.message : undefined
    await decline(reason ?? formatMessage(checkoutMessages.paymentFailed), marker)
  }
}
