import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { sendCustomerEvent } from '@/commerce-client/customer-events'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { basketKey } from '../basket/basket.queries'
import { enqueue } from '../basket/basket-queue'
import { announceBasketChange } from '../basket/basket-tabs'
import { logIn, type Credentials, type PasskeyProof } from '../session/log-in'
import { customerQuery } from './customer.queries'
import { readMissingVerification, type MissingVerification } from './login-refusals'

/** Logs in a registered customer and keeps the guest's bag (CART-048). */
export function useLogIn(onLoggedIn?: (login: string) => void) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<void, AppError, Credentials>({
    mutationFn: (credentials) => logInWithBag(queryClient, siteId, credentials),
    onSuccess: (_done, { email }) => onLoggedIn?.(email),
  })
}

/** Runs after the bag's writes, because a guest's write must not use the customer's session. */
export function logInWithBag(
  queryClient: QueryClient,
  siteId: string,
  proof: Credentials | PasskeyProof,
): Promise<void> {
  return enqueue(siteId, async () => {
    await logIn(siteId, proof)
    await queryClient.cancelQueries(basketKey(siteId))
    await Promise.all([
      queryClient.invalidateQueries(basketKey(siteId)),
      queryClient.fetchQuery({ ...customerQuery(siteId), staleTime: 0 }).catch(() => undefined),
    ])
    // other tabs check their session before they read the bag again
    announceBasketChange(siteId)
    recordEvent(siteId, 'login')
  })
}

/**
 * Result of the first login to a new account: done, failed, or refused for a missing verification.
 */
export type FirstLogin = 'done' | 'failed' | MissingVerification

/**
 * Logs in to a new account. A failed login is not an error, because the account exists: registering
 * again would be refused.
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

// Records an event in the background; failures are only logged.
function recordEvent(siteId: string, type: 'login' | 'registration'): void {
  sendCustomerEvent(siteId, { type }).catch((error: unknown) => {
    logWarning(`The ${type} was not noted: ${String(error)}`)
  })
}
