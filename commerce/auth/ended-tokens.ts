import type { TokenResponse } from './token-issuer'

/** What the service answers when tokens have ended: the words 'null' are its own. */
export function endedTokens(refreshToken: string): TokenResponse {
  return {
    access_token: '',
    id_token: 'null',
    refresh_token: refreshToken,
    expires_in: 0,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: 'null',
    customer_id: 'null',
    enc_user_id: 'null',
    idp_access_token: '',
    idp_refresh_token: 'null',
    dnt: 'null',
  }
}
