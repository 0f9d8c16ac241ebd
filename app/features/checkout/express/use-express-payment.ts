import { useRef, useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { toAppError } from '@/errors/to-app-error'
import { approveInStandIn } from '@/integrations/card-gateway/sheet.api'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { amountToPay } from '@/rules/payment'
import { useSite } from '@/site/use-site'
import type { SheetWallet } from '@rules/payment-methods'
import { useChargeApproved } from './use-charge-approved'
import type { UsableContact } from './use-express-contact'

type Source = 'balance' | 'empty'

/** Approves the bag's amount in the stand-in for a wallet, and orders the bag. */
export function useExpressPayment(basket: Basket, wallet: SheetWallet) {
  const { id: siteId, currency: usual } = useSite()
  const checkoutError = useCheckoutError()
  const { accept, place, phase } = useChargeApproved(basket, wallet)
  const [isApproving, setApproving] = useState(false)
  const isBusy = useRef(false)

  const pay = async (source: Source, buyer: UsableContact) => {
    if (isBusy.current || phase !== 'idle') return
    isBusy.current = true
    checkoutError.clear()
    setApproving(true)
    const { basketId = '', currency = usual } = basket
    const amount = amountToPay(basket)
    try {
      const token = await approveInStandIn(siteId, { basketId, wallet, amount, currency, source })
      if (await accept(basket, token, buyer)) await place()
    } catch (error) {
      checkoutError.raiseError(toAppError(error))
    } finally {
      isBusy.current = false
      setApproving(false)
    }
  }
  return {
    pay: (source: Source, buyer: UsableContact) => void pay(source, buyer),
    isPending: isApproving || phase !== 'idle',
    /** The connection failed, and the outcome of the order is being determined. */
    isChecking: phase === 'checking',
    error: checkoutError.message,
  }
}
