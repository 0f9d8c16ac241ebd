import { useRef, useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { BasketAddress } from '@/commerce-client/baskets'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { useCheckoutError } from '@/shopper/checkout-error'
import { paths } from '@/site/paths'
import { copyAddress, toBasketAddress } from './address-values'
import type { BillingInput, BillingOutput } from './billing.schemas'
import { useSaveBilling } from './billing.mutations'
import { showServerErrors } from './show-server-errors'
import type { CardForm } from './use-card-form'

interface SubmitBillingArgs {
  form: UseFormReturn<BillingInput, unknown, BillingOutput>
  /** The form of a new card; undefined when the basket's own card is used. */
  card: CardForm | undefined
  shippingAddress: BasketAddress | undefined
}

/** Turns the card into a token, saves both, and goes on to the review. */
export function useSubmitBilling({ form, card, shippingAddress }: SubmitBillingArgs) {
  const intl = useIntl()
  const history = useHistory()
  const checkoutError = useCheckoutError()
  const saving = useSaveBilling()
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)

  const save = async (values: BillingOutput) => {
    const token = await card?.createToken(new Date())
    if (card && !token) return
    const address = values.usesShippingAddress
      ? copyAddress(shippingAddress ?? {})
      : toBasketAddress(values.address)
    await saving.mutateAsync({ address, card: token })
    checkoutError.clear()
    history.push(paths.reviewOrder())
  }

  const submit = form.handleSubmit(
    async (values) => {
      if (isBusy.current) return
      isBusy.current = true
      setPending(true)
      try {
        await save(values)
      } catch (failure) {
        const error = toAppError(failure)
        if (!showServerErrors(form.setError, error, 'address')) {
          checkoutError.raise(serverErrorText(error, intl))
        }
      } finally {
        isBusy.current = false
        setPending(false)
      }
    },
    // Everything that is to be corrected shows at once, the card too.
    () => card?.check(new Date()),
  )
  return { submit, isPending }
}
