import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createPaymentToken,
  makeDefaultCard,
  payForSubscriptions,
  removeCard,
  saveCard,
} from '@/commerce-client/payments'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'
import { subscriptionsKey } from '@/integrations/subscriptions/subscriptions.queries'
import { logWarning } from '@/lib/log'
import { customerKey } from '@/shopper/customer/customer.queries'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSite } from '@/site/use-site'
import { isLoginRequired, tooManyAttempts } from './add-card-failure'
import { useLeaveLoggedOut } from './use-leave-logged-out'

export interface NewCard {
  /** The card's token; undefined: something is to be corrected first. Throws AppError. */
  createToken: () => Promise<CardToken | undefined>
  holder: string
  isDefault: boolean
  forSubscriptions: boolean
}

export interface AddedCard {
  id: string
  cardType: string
  maskedNumber: string
  /** Whether it pays subscriptions as it was to; the card is saved all the same. */
  hasSubscriptionsFailed: boolean
}

/**
 * Writes to the customer's saved cards; afterwards the customer is read again, whatever came of it,
 * and the subscriptions, which may be paid by another card now.
 */
export function useCardActions() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data: customer } = useCustomer()
  const customerId = customer?.customerId ?? ''
  const leaveLoggedOut = useLeaveLoggedOut()
  const readAgain = {
    onSettled: async () => {
      void queryClient.invalidateQueries(subscriptionsKey(siteId))
      await queryClient.invalidateQueries(customerKey(siteId))
    },
    onError: (error: unknown) => logWarning('The saved cards were not changed', { error }),
  }
  return {
    /** Answers nothing when something is to be corrected. */
    adding: useMutation<AddedCard | undefined, AppError, NewCard>({
      mutationFn: async (card) => {
        try {
          return await addCard(siteId, customerId, card)
        } catch (thrown) {
          const error = toAppError(thrown)
          if (!isLoginRequired(error)) throw error
          await leaveLoggedOut()
          throw tooManyAttempts(error)
        }
      },
      ...readAgain,
    }),
    makingDefault: useMutation<void, unknown, string>({
      mutationFn: (id) => makeDefaultCard(siteId, customerId, id),
      ...readAgain,
    }),
    choosingForSubscriptions: useMutation<void, unknown, string>({
      mutationFn: (id) => payForSubscriptions(siteId, id),
      ...readAgain,
    }),
    removing: useMutation<void, unknown, string>({
      mutationFn: (id) => removeCard(siteId, customerId, id),
      ...readAgain,
    }),
  }
}

async function addCard(
  siteId: string,
  customerId: string,
  { createToken, holder, isDefault, forSubscriptions }: NewCard,
): Promise<AddedCard | undefined> {
  const token = await createToken()
  if (!token) return undefined
  const paymentToken = await createPaymentToken(siteId, token.token, token)
  const id = await saveCard(siteId, customerId, { ...token, paymentToken, holder, isDefault })
  const chosen = forSubscriptions ? payForSubscriptions(siteId, id) : Promise.resolve()
  const hasSubscriptionsFailed = await chosen.then(
    () => false,
    () => true,
  )
  return { id, ...token, hasSubscriptionsFailed }
}
