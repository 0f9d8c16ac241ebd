import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import {
  addProposalGiftCard,
  orderProposalQuery,
  payProposal,
  removeProposalGiftCard,
  type Payable,
} from '@/commerce-client/order-proposals'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'
import type { GiftCardEntry } from '@/purchase/payment/gift-card-form'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useSite } from '@/site/use-site'
import { payChangeMessages as messages } from './pay-change.messages'

interface Paying {
  /** What the page shows to pay. */
  expected: number
  createToken?: () => Promise<CardToken | undefined>
}

const payingKey = (token: string) => ['pay-change', token] as const

export const useIsPaying = (token: string): boolean => useIsMutating(payingKey(token)) > 0

/** Pays for a change, or for an order. @param token of the mail's link */
export function usePayChange(token: string) {
  const { id: siteId } = useSite()
  const getCaptchaToken = useCaptchaToken('place-order')
  const change = useProposalUpdate(token)
  return useMutation<Payable | undefined, unknown, Paying>({
    mutationKey: payingKey(token),
    mutationFn: async ({ expected, createToken }) => {
      // gift cards pay all of it
      if (!createToken) return payProposal(siteId, { token, expected })
      const card = await createToken()
      // a field must be corrected first
      if (!card) return undefined
      const recaptchaToken = await getCaptchaToken()
      return payProposal(siteId, { token, expected, cardToken: card.token, recaptchaToken })
    },
    ...change,
  })
}

export function useChangeGiftCards(token: string) {
  const { id: siteId } = useSite()
  const change = useProposalUpdate(token)
  const application = useMutation<Payable, unknown, GiftCardEntry>({
    mutationFn: ({ number: cardNumber, pin }) =>
      addProposalGiftCard(siteId, { token, cardNumber, ...(pin && { cvc: pin }) }),
    ...change,
  })
  const removal = useMutation<Payable, unknown, string>({
    mutationFn: (id) => removeProposalGiftCard(siteId, { token, id }),
    ...change,
  })
  return { application, removal }
}

function useProposalUpdate(token: string) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { queryKey } = orderProposalQuery(siteId, token)
  return {
    onSuccess: (changed: Payable | undefined) => {
      if (changed) queryClient.setQueryData(queryKey, changed)
    },
    // it may have been paid, withdrawn or expired meanwhile
    onError: () => queryClient.invalidateQueries(queryKey),
  }
}

/** Why it was not paid, as far as it is known. */
export function failureOf(error: unknown, intl: IntlShape): string {
  const refusal = toAppError(error)
  const kind = refusal.type?.split('/').pop()
  if (kind === 'payment-declined') return intl.formatMessage(messages.declined)
  if (kind === 'too-many-declines') return intl.formatMessage(messages.tooMany)
  if (kind === 'amount-changed') return intl.formatMessage(messages.amountChanged)
  const isUnanswered = refusal.status === 0 || refusal.status >= 500
  return isUnanswered ? intl.formatMessage(messages.unclear) : serverErrorText(refusal, intl)
}
