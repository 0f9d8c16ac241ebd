import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { amountToPay } from '@/domain/payment'
import type { Wallet } from '@/domain/payment-methods'
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
 * The visit to a wallet whose answer the shopper has had. The tab remembers its id: a step back through
 * the wallet's page comes by it again, and neither pays with it once more nor leads forward.
 */
const answered = storedValue({ area: 'session', key: 'answered-wallet-visit', parse: asText })

/** Why a visit to a wallet paid nothing. `changed`: the bag has come to more meanwhile. */
export interface WalletNotice {
  wallet: Wallet
  reason: 'cancelled' | 'expired' | 'pending' | 'changed'
}

type Approved = Extract<WalletResult, { status: 'approved' }>

/**
 * Brings the shopper back from a wallet's page (`?approval=`, from PayPal `?token=`): what they approved pays, and the
 * review is next; else they choose again, and see why.
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
    // Going back, or loading the page again, does not ask once more. The wallet's page stays behind in
    // the history, and leads whoever steps back to it from the review to the choice of payment: that
    // page comes no more often than it has to.
    history.replace(isPaid ? paths.reviewOrder() : paths.billing())
  }

  useEffect(() => {
    if (!approval || taken.current === approval) return
    taken.current = approval
    void conclude(approval)
  })
  return { isReturning: approval !== null, notice }
}

/** The shopper's decision. Throws AppError; for an unknown visit with our own message. */
function useReadResult() {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  return async (id: string): Promise<WalletResult> => {
    const { readWalletResult } = await import('@/integrations/card-gateway/wallet.api')
    try {
      return await readWalletResult(siteId, id)
    } catch (failure) {
      const error = toAppError(failure)
      // an address that was cut short names no visit either
      if (error.kind !== 'not-found' && error.kind !== 'bad-request') throw error
      throw notFoundError(formatMessage(paymentMessages.approvalGone))
    }
  }
}

/** Lets what was approved pay. @returns whether it was enough. */
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
