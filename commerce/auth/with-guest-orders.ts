import type { Services } from '../services'
import type { TokenResponse } from './auth.service'

/**
 * Assigns the orders that the customer placed as a guest of this session to the customer, after a
 * login.
 */
export async function withGuestOrders(
  tokens: TokenResponse,
  { auth, orders }: Services,
): Promise<TokenResponse> {
  const read = await auth.readAccessToken(tokens.access_token)
  if (read) await orders.adoptGuestOrders(read.shopper)
  return tokens
}
