import { useRef } from 'react'
import { useHistory } from 'react-router-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { findCheckoutDetour } from '@/domain/checkout-steps'
import { serverErrorText } from '@/errors/server-error-text'
import { useCheckoutError } from '@/shopper/checkout-error'
import { paths } from '@/site/paths'
import { checkoutMessages } from './checkout.messages'
import { showServerErrors } from './show-server-errors'
import type { ShippingInput, ShippingOutput } from './shipping.schemas'
import { useSaveShipping, type ShipmentsToFill } from './shipping.mutations'
import type { GiftMessageState } from './use-gift-message'

/** Saves the shipping page and goes on to payment. */
export function useSubmitShipping(
  shipments: ShipmentsToFill,
  form: UseFormReturn<ShippingInput, unknown, ShippingOutput>,
  gift: GiftMessageState,
) {
  const intl = useIntl()
  const history = useHistory()
  const checkoutError = useCheckoutError()
  const saving = useSaveShipping(shipments)
  // At once, unlike `isLoading`: a second press may come before the next rendering.
  const isSaving = useRef(false)

  const submit = form.handleSubmit((values) => {
    if (isSaving.current || !gift.isSettled()) return
    isSaving.current = true
    checkoutError.clear()
    saving.mutate(values, {
      onSuccess: (basket) => {
        if (findCheckoutDetour('payment', basket) === undefined) history.push(paths.billing())
        // No method delivers there: the choice of methods says so too.
        else checkoutError.raise(intl.formatMessage(checkoutMessages.noMethods))
      },
      onError: (error) => {
        if (!showServerErrors(form.setError, error, 'address')) {
          checkoutError.raise(serverErrorText(error, intl))
        }
      },
      onSettled: () => {
        isSaving.current = false
      },
    })
  })
  return { submit, isPending: saving.isLoading }
}
