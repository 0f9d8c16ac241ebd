import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import {
  orderProposalQuery,
  payProposal,
  type OrderProposal,
} from '@/commerce-client/order-proposals'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useSite } from '@/site/use-site'
import { payChangeMessages as messages } from './pay-change.messages'

/** Pays for a change with a card. @param token of the mail's link */
export function usePayChange(token: string) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const getCaptchaToken = useCaptchaToken('place-order')
  const { queryKey } = orderProposalQuery(siteId, token)
  return useMutation<OrderProposal | undefined, unknown, () => Promise<CardToken | undefined>>({
    mutationFn: async (createToken) => {
      const card = await createToken()
      // a field must be corrected first
      if (!card) return undefined
      const recaptchaToken = await getCaptchaToken()
      return payProposal(siteId, { token, cardToken: card.token, recaptchaToken })
    },
    onSuccess: (paid) => {
      if (paid) queryClient.setQueryData(queryKey, paid)
    },
    // it may have been paid, withdrawn or expired meanwhile
    onError: () => queryClient.invalidateQueries(queryKey),
  })
}

/** Why it was not paid, as far as it is known. */
export function failureOf(error: unknown, intl: IntlShape): string {
  const refusal = toAppError(error)
  const kind = refusal.type?.split('/').pop()
  if (kind === 'payment-declined') return intl.formatMessage(messages.declined)
  if (kind === 'too-many-declines') return intl.formatMessage(messages.tooMany)
  const isUnanswered = refusal.status === 0 || refusal.status >= 500
  return isUnanswered ? intl.formatMessage(messages.unclear) : serverErrorText(refusal, intl)
}
