import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHistory } from 'react-router-dom'
import { useIntl } from 'react-intl'
import { getBasket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { basketKey } from '@/shopper/basket/basket.queries'
import { announceBasketChange } from '@/shopper/basket/basket-tabs'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useCheckoutError } from '@/shopper/checkout-error'
import { orderKey } from '@/shopper/order.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { removeCards } from './billing.mutations'
import { checkoutMessages } from './checkout.messages'
import { placeOrder, type OrderOutcome } from './place-order'

/** Places the order once, however often it is asked for, and leads to where it is confirmed. */
export function usePlaceOrder(basketId: string) {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const history = useHistory()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  // Only a failure lets the button be pressed again: an order leads away from here.
  const isPlacing = useRef(false)

  const confirm = ({ order }: OrderOutcome) => {
    const { orderNo = '' } = order
    checkoutError.clear()
    queryClient.setQueryData(orderKey(siteId, orderNo), order)
    // First away from this page, which needs a basket; going back does not return to it.
    history.replace(paths.orderConfirmation(orderNo))
    queryClient.setQueryData(basketKey(siteId), null)
    announceBasketChange(siteId)
  }
  const decline = async (message: string) => {
    checkoutError.raise(message)
    history.push(paths.billing())
    // The basket is open again; its card's token is used up.
    await changeBasket(queryClient, siteId, async (id) =>
      removeCards(siteId, await getBasket(siteId, id)),
    ).catch(() => queryClient.invalidateQueries(basketKey(siteId)))
  }

  const mutation = useMutation<OrderOutcome, AppError>({
    mutationFn: () => placeOrder(siteId, basketId),
    onSuccess: (outcome) =>
      outcome.failed
        ? decline(outcome.message ?? intl.formatMessage(checkoutMessages.paymentFailed))
        : confirm(outcome),
    onError: async (error) => {
      isPlacing.current = false
      checkoutError.raise(serverErrorText(error, intl))
      // The basket may have changed under our feet: stock, prices, or ordered in another tab.
      await queryClient.invalidateQueries(basketKey(siteId))
    },
  })

  const place = () => {
    if (isPlacing.current) return
    isPlacing.current = true
    mutation.mutate()
  }
  return { place, isPending: mutation.isLoading }
}
