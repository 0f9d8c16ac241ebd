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
import { bagChangeText, findBagChange, type BagChange } from '../bag-change'
import { usePlaceOrder } from '../use-place-order'
import { writeBuyer, type UsableContact } from './use-express-contact'

/**
 * Pays the bag in a wallet's sheet, then places the order as at review. An approval is for the
 * amount that was shown: if the bag comes to more, the shopper looks at it first.
 */
export function useExpressPayment(basket: Basket, wallet: SheetWallet) {
  const { id: siteId, currency: usual } = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  const { place, phase } = usePlaceOrder(basket)
  const [isApproving, setApproving] = useState(false)
  const isBusy = useRef(false)

  /** @returns why the approved amount cannot be charged, if it cannot */
  const approve = async (source: 'balance' | 'empty', buyer: UsableContact) => {
    const { basketId = '', currency = usual } = basket
    const amount = amountToPay(basket)
    const token = await approveInStandIn(siteId, { basketId, wallet, amount, currency, source })
    let change: BagChange | undefined
    await changeBasket(queryClient, siteId, async (id, known) => {
      const owned = await writeBuyer(siteId, id, buyer, known)
      const cleared = await removeMainInstruments(siteId, owned)
      change = findBagChange(basket, cleared)
      if (change) return cleared
      return addInstrument(siteId, id, {
        paymentMethodId: wallet,
        amount: amountToPay(cleared),
        c_transienttoken: token,
        c_approvedAmount: amount,
      })
    })
    return change && bagChangeText(change, intl, currency)
  }

  const pay = async (source: 'balance' | 'empty', buyer: UsableContact) => {
    if (isBusy.current || phase !== 'idle') return
    isBusy.current = true
    checkoutError.clear()
    setApproving(true)
    try {
      const trouble = await approve(source, buyer)
      if (trouble) checkoutError.raise(trouble)
      else place()
    } catch (error) {
      checkoutError.raiseError(toAppError(error))
    } finally {
      isBusy.current = false
      setApproving(false)
    }
  }
  return {
    pay: (source: 'balance' | 'empty', buyer: UsableContact) => void pay(source, buyer),
    isPending: isApproving || phase !== 'idle',
    /** The connection failed, and the outcome of the order is being determined. */
    isChecking: phase === 'checking',
    error: checkoutError.message,
  }
}
