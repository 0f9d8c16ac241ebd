import type { Caller } from '@/commerce-client/caller.server'
import type { TokenResponse } from '@/commerce-client/login.server'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { logWarning } from '@/lib/log'

/**
 * Moves the guest's bag to the customer. The login has already succeeded: after a failure the bag
 * stays the guest's, until the next login.
 */
export async function handOverBag(
  siteId: string,
  tokens: TokenResponse,
  { address }: Caller,
): Promise<void> {
  const caller = { address, authorization: `Bearer ${tokens.access_token}` }
  const options = { parameters: { merge: true } }
  await runScapi(siteId, 'shopperBaskets', 'transferBasket', options, caller).catch(
    (error: unknown) => logWarning('The bag of a guest was not handed over', { error }),
  )
}
