import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { toAppError } from '@/errors/to-app-error'
import { approveInStandIn } from '@/integrations/card-gateway/sheet.api'
import { amountToPay } from '@/rules/payment'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { addInstrument, removeMainInstruments } from '@/purchase/payment/payment.mutations'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useSite } from '@/site/use-site'
import type { SheetWallet } from '@rules/payment-methods'
import { usePlaceOrder } from '../use-place-order'
import { expressMessages } from './express.messages'

/**
 * Pays the bag in a wallet's sheet, then places the order as at review. An approval is for the
 * amount that was shown: if the bag comes to more, the shopper looks at it first.
 */
export function useExpressPayment(basket: Basket, wallet: SheetWallet) {
  const { id: siteId, currency: usual } = useSite()
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  const { place, phase } = usePlaceOrder(basket)
  const [isApproving, setApproving] = useState(false)
  const isBusy = useRef(false)

  const approve = async (source: 'balance' | 'empty'): Promise<boolean> => {
    const { basketId = '', currency = usual } = basket
    const amount = amountToPay(basket)
    const token = await approveInStandIn(siteId, { basketId, wallet, amount, currency, source })
    let isEnough = true
    await changeBasket(queryClient, siteId, async (id, known) => {
      const cleared = await removeMainInstruments(siteId, known)
      isEnough = id === basketId && amountToPay(cleared) <= amount
      if (!isEnough) return cleared
      return addInstrument(siteId, id, {
        paymentMethodId: wallet,
        amount: amountToPay(cleared),
        c_transienttoken: token,
        c_approvedAmount: amount,
      })
    })
    if (!isEnough) checkoutError.raise(formatMessage(expressMessages.changed))
    return isEnough
  }

  const pay = async (source: 'balance' | 'empty') => {
    if (isBusy.current || phase !== 'idle') return
    isBusy.current = true
    checkoutError.clear()
    setApproving(true)
    try {
      if (await approve(source)) place()
    } catch (error) {
      checkoutError.raiseError(toAppError(error))
    } finally {
      isBusy.current = false
      setApproving(false)
    }
  }
  return {
    pay: (source: 'balance' | 'empty') => void pay(source),
    isPending: isApproving || phase !== 'idle',
    /** The connection failed, and the outcome of the order is being determined. */
    isChecking: phase === 'checking',
    error: checkoutError.message,
  }
}
