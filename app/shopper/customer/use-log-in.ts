import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { takeOverGuestBasket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { basketKey } from '../basket/basket.queries'
import { enqueue } from '../basket/basket-queue'
import { announceBasketChange } from '../basket/basket-tabs'
import { logIn, type Credentials } from '../session/log-in'
import { customerQuery } from './customer.queries'

/** Logs a registered customer in, with what they put into the bag as a guest (D2 §4). */
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
    const wasGuest = await logIn(siteId, credentials)
    if (wasGuest) await handOverBag(siteId)
    await queryClient.cancelQueries(basketKey(siteId))
    await Promise.all([
      queryClient.invalidateQueries(basketKey(siteId)),
      queryClient.fetchQuery({ ...customerQuery(siteId), staleTime: 0 }).catch(() => undefined),
    ])
    // Other tabs look at their session before they read the bag again.
    announceBasketChange(siteId)
  })
}

// The customer is in by now: a bag that cannot be handed over stays the guest's for the next login.
async function handOverBag(siteId: string): Promise<void> {
  await takeOverGuestBasket(siteId).catch((error: unknown) => {
    logWarning(`The guest's bag was not handed over: ${String(error)}`)
  })
}
