import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { serverErrorText } from '@/errors/server-error-text'
import type { AnalyticsEvents } from '@/shopper/analytics/analytics-events'
import { pushEvent } from '@/shopper/analytics/data-layer'
import { useSite } from '@/site/use-site'

interface CheckoutError {
  message: string
  /**
   * The service sent no message of its own, so a text by the merchant may be shown instead
   * (CHK-041).
   */
  isUnexpected: boolean
  /** Distinguishes the error from an earlier one with the same message. */
  serial: number
}

type ErrorSource = AnalyticsEvents['checkout-error']['source']

const errorKey = (siteId: string) => ['shopper', 'checkout-error', siteId] as const

/**
 * The current checkout error, kept across pages: a failed payment is shown on the billing page, and
 * returning to the basket clears it (SHELL-017, CHK-042). Every error is reported to analytics.
 */
export function useCheckoutError() {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { data } = useQuery<CheckoutError | null>({
    queryKey: errorKey(siteId),
    queryFn: () => null,
    enabled: false,
    cacheTime: Infinity,
  })
  const actions = useMemo(() => {
    const show = (error: CheckoutError | null) =>
      queryClient.setQueryData(errorKey(siteId), error ?? null)
    const raise = (message: string, isUnexpected = false, source?: ErrorSource) => {
      const before = queryClient.getQueryData<CheckoutError | null>(errorKey(siteId))
      show({ message, isUnexpected, serial: (before?.serial ?? 0) + 1 })
      pushEvent('checkout-error', { message, ...(source && { source }) })
    }
    return {
      raise: (message: string) => raise(message),
      /**
       * Raises the error of a failed call, with the service's message, otherwise the merchant's,
       * otherwise ours.
       * @param source the failed part, if analytics distinguishes it from the rest of the checkout
       */
      raiseError: (error: AppError, source?: ErrorSource) =>
        raise(
          serverErrorText(error, intl),
          error.message === GENERIC_ERROR_TEXT && !error.fieldErrors,
          source,
        ),
      clear: () => show(null),
    }
  }, [queryClient, siteId, intl])
  return {
    message: data?.message,
    isUnexpected: data?.isUnexpected === true,
    serial: data?.serial,
    ...actions,
  }
}
