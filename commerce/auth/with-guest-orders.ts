import type { Services } from '../services'
import type { TokenResponse } from './auth.service'

/** After a login: what the customer ordered as a guest of this session is theirs from now on. */
export async function withGuestOrders(
  tokens: TokenResponse,
  { auth, orders }: Services,
): Promise<TokenResponse> {
  const read = await auth.readAccessToken(tokens.access_token)
  if (read) await orders.adoptGuestOrders(read.shopper)
  return tokens
}
