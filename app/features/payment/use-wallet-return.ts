import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { amountToPay } from '@/rules/payment'
import type { Wallet } from '@rules/payment-methods'
import { notFoundError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { WalletResult } from '@/integrations/card-gateway/wallet.port'
import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { addInstrument, removeMainInstruments } from '@/purchase/payment/payment.mutations'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { paymentMessages } from './payment.messages'

/**
 * Id of the last completed visit to a wallet, stored for the tab. Going back through the wallet's
 * page returns to the same URL, which must neither pay again nor move forward.
 */
const answered = storedValue({ area: 'session', key: 'answered-wallet-visit', parse: asText })

/**
 * Why a visit to a wallet led to no payment. `changed`: the bag's total now exceeds the approved
 * amount.
 */
export interface WalletNotice {
  wallet: Wallet
  reason: 'cancelled' | 'expired' | 'pending' | 'changed'
}

type Approved = Extract<WalletResult, { status: 'approved' }>

/**
 * Handles the return from a wallet's page (`?approval=`, from PayPal `?token=`). An approval pays, and
 * the review follows; otherwise the shopper sees the reason and chooses again.
 */
export function useWalletReturn(): { isReturning: boolean; notice: WalletNotice | undefined } {
  const history = useHistory()
  const query = new URLSearchParams(useLocation().search)
  // PayPal adds the id of its order by this name
  const approval = query.get('approval') ?? query.get('token')
  const checkoutError = useCheckoutError()
  const read = useReadResult()
  const take = useTakeApproval()
  const [notice, setNotice] = useState<WalletNotice>()
  const taken = useRef<string>()

  const conclude = async (id: string) => {
    if (isAnswered(id)) return history.replace(paths.billing())
    let isPaid = false
    try {
      const result = await read(id)
      const { wallet } = result
      if (result.status !== 'approved') setNotice({ wallet, reason: result.status })
      else if (!(await take(result))) setNotice({ wallet, reason: 'changed' })
      else {
        checkoutError.clear()
        isPaid = true
      }
      rememberAnswered(id)
    } catch (error) {
      checkoutError.raiseError(toAppError(error))
    }
    // Replaces the URL, so that Back or a reload does not process the approval again. The wallet's
    // page remains in the history; going back to it from the review leads to the choice of payment.
    history.replace(isPaid ? paths.reviewOrder() : paths.billing())
  }

  useEffect(() => {
    if (!approval || taken.current === approval) return
    taken.current = approval
    void conclude(approval)
  })
  return { isReturning: approval !== null, notice }
}

/**
 * Fetches the shopper's decision.
 * @throws AppError, with our own message for an unknown visit
 */
function useReadResult() {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  return async (id: string): Promise<WalletResult> => {
    const { readWalletResult } = await import('@/integrations/card-gateway/wallet.api')
    try {
      return await readWalletResult(siteId, id)
    } catch (failure) {
      const error = toAppError(failure)
      // an id that was cut off in the URL is not known either
      if (error.kind !== 'not-found' && error.kind !== 'bad-request') throw error
      throw notFoundError(formatMessage(paymentMessages.approvalGone))
    }
  }
}

/** Adds the approved payment to the basket. @returns whether the approved amount was enough */
function useTakeApproval() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return async ({ wallet, amount, token, expiresAt }: Approved): Promise<boolean> => {
    let isEnough = true
    await changeBasket(queryClient, siteId, async (basketId, basket) => {
      const cleared = await removeMainInstruments(siteId, basket)
      isEnough = amountToPay(cleared) <= amount
      if (!isEnough) return cleared
      return addInstrument(siteId, basketId, {
        paymentMethodId: wallet,
        amount: amountToPay(cleared),
        c_transienttoken: token,
        c_transientTokenExp: expiresAt,
        c_approvedAmount: amount,
      })
    })
    return isEnough
  }
}

function isAnswered(approval: string): boolean {
  return answered.get() === approval
}

function rememberAnswered(approval: string): void {
  answered.set(approval)
}
