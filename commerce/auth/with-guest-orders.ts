import type { Shopper } from '../access/require-shopper'
import type { TokenResponse, AuthService } from './auth.service'

export interface WithGuestOrdersNeeds {
  auth: AuthService
  orders: { adoptGuestOrders(shopper: Shopper): Promise<void> }
}

export async function withGuestOrders(
  tokens: TokenResponse,
  { auth, orders }: WithGuestOrdersNeeds,
): Promise<TokenResponse> {
  const read = await auth.readAccessToken(tokens.access_token)
  if (read) await orders.adoptGuestOrders(read.shopper)
  return tokens
}
