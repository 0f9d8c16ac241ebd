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
import { useHistory, useLocation } from 'react-router-dom'
import type { ReturnState } from '@/rules/return-state'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { paths } from '@/site/paths'

/** Logs the customer out and redirects to the login page, which shows the reason and leads back. */
function useLeaveLoggedOut(): () => Promise<void> {
  const loggingOut = useLogOut()
  const history = useHistory()
  const { pathname } = useLocation()
  return async () => {
    await loggingOut.mutateAsync()
    // replaces the redirect of the account page, which no longer has a customer
    const state: ReturnState = { from: pathname, hasTriedTooOften: true }
    history.replace(paths.login(), state)
  }
}

export interface NewCard {
  /**
   * Creates the card's token; resolves to undefined if a field must be corrected first.
   * @throws AppError
   */
  createToken: () => Promise<CardToken | undefined>
  holder: string
  isDefault: boolean
  forSubscriptions: boolean
}

export interface AddedCard {
  id: string
  cardType: string
  maskedNumber: string
  /** `true` if the card was saved but could not be set for subscriptions. */
  hasSubscriptionsFailed: boolean
}

/**
 * Returns mutations for the customer's saved cards. Each of them refetches the customer and the
 * subscriptions afterwards, even if it failed.
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
    /** Resolves to undefined if a field must be corrected. */
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
