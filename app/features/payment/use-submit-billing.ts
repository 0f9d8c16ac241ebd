import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { Basket, BasketAddress } from '@/commerce-client/baskets'
import { toAppError } from '@/errors/to-app-error'
import { copyAddress, toBasketAddress } from '@/forms/address-values'
import { showServerErrors } from '@/forms/show-server-errors'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import type { BillingInput, BillingOutput } from './billing.schemas'
import { useSaveBilling } from './billing.mutations'
import { paymentMessages } from './payment.messages'
import { chooseSubscriptionCard, preparePayment } from './prepare-payment'
import type { CardForm } from '@/purchase/payment/use-card-form'
import { lacksSubscriptionCard, toChoice, type PaymentState } from './use-payment-choice'

interface SubmitBillingArgs {
  form: UseFormReturn<BillingInput, unknown, BillingOutput>
  basket: Basket
  payment: PaymentState
  card: CardForm
  shippingAddress: BasketAddress | undefined
}

/**
 * Saves the payment and billing address, then continues to the review or to a wallet's page
 * (PAY-030).
 */
export function useSubmitBilling(args: SubmitBillingArgs) {
  const { form, basket, payment, card, shippingAddress } = args
  const { id: siteId } = useSite()
  const history = useHistory()
  const { formatMessage } = useIntl()
  const checkoutError = useCheckoutError()
  const saving = useSaveBilling()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  const choice = toChoice(payment)

  /** @returns whether the browser is leaving for the wallet's site */
  const save = async (values: BillingOutput): Promise<boolean> => {
    const change = await preparePayment(siteId, payment, card)
    if (!change) return false
    const address = values.usesShippingAddress
      ? copyAddress(shippingAddress ?? {})
      : toBasketAddress(values.address)
    await saving.mutateAsync({ address, payment: change })
    try {
      await chooseSubscriptionCard(siteId, payment)
    } catch {
      checkoutError.raise(formatMessage(paymentMessages.subscriptionCardFailed))
      return false
    }
    checkoutError.clear()
    if (choice.kind === 'wallet') {
      const { openWallet } = await import('@/integrations/card-gateway/wallet.api')
      const { basketId = '' } = basket
      const returnPath = window.location.pathname
      leaveFor(await openWallet(siteId, { basketId, wallet: choice.wallet, returnPath }))
      return true
    }
    history.push(paths.reviewOrder())
    return false
  }

  const submit = form.handleSubmit(
    async (values) => {
      if (isBusy.current) return
      if (lacksSubscriptionCard(payment)) return payment.askLater()
      isBusy.current = true
      setPending(true)
      let isLeaving = false
      try {
        isLeaving = await save(values)
      } catch (failure) {
        const error = toAppError(failure)
        if (!showServerErrors(form.setError, error, 'address')) checkoutError.raiseError(error)
      } finally {
        isBusy.current = isLeaving
        setPending(isLeaving)
      }
    },
    // Shows all errors at once, including those of the card.
    () => choice.kind === 'new card' && card.check(new Date()),
  )
  return { submit, isPending, choice }
}

function leaveFor(address: string): void {
  window.location.assign(address)
}
