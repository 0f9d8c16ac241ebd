import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { sendCustomerEvent } from '@/commerce-client/customer-events'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { basketKey } from '../basket/basket.queries'
import { enqueue } from '../basket/basket-queue'
import { announceBasketChange } from '../basket/basket-tabs'
import { logIn, type Credentials } from '../session/log-in'
import { customerQuery } from './customer.queries'
import { readMissingVerification, type MissingVerification } from './login-refusals'

/** Logs a registered customer in, with what they put into the bag as a guest (CART-048). */
export function useLogIn() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<void, AppError, Credentials>({
    mutationFn: (credentials) => logInWithBag(queryClient, siteId, credentials),
  })
}

/** The bag's writes wait: one made for the guest must not meet the customer's session. */
export function logInWithBag(
  queryClient: QueryClient,
  siteId: string,
  credentials: Credentials,
): Promise<void> {
  return enqueue(siteId, async () => {
    await logIn(siteId, credentials)
    await queryClient.cancelQueries(basketKey(siteId))
    await Promise.all([
      queryClient.invalidateQueries(basketKey(siteId)),
      queryClient.fetchQuery({ ...customerQuery(siteId), staleTime: 0 }).catch(() => undefined),
    ])
    // Other tabs check their session before they read the bag again.
    announceBasketChange(siteId)
    recordEvent(siteId, 'login')
  })
}

/** Whether a login to an account that has just been made worked, and what else prevents it. */
export type FirstLogin = 'done' | 'failed' | MissingVerification

/**
 * Logs in to an account that has just been made. The account is there: a login that fails is no error,
 * since asking to register again would only be refused.
 */
export async function logInFirst(
  queryClient: QueryClient,
  siteId: string,
  credentials: Credentials,
): Promise<FirstLogin> {
  recordEvent(siteId, 'registration')
  try {
    await logInWithBag(queryClient, siteId, credentials)
    return 'done'
  } catch (error) {
    return readMissingVerification(toAppError(error)) ?? 'failed'
  }
}

// Nobody waits for it.
function recordEvent(siteId: string, type: 'login' | 'registration'): void {
  sendCustomerEvent(siteId, { type }).catch((error: unknown) => {
    logWarning(`The ${type} was not noted: ${String(error)}`)
  })
}
