import { AppError } from '@/errors/app-error'

const UNAUTHORIZED = 401

/** Where access tokens come from: the shopper's session in the browser, a guest's on the server. */
export interface TokenSource {
  /** A valid token: renews the session, or starts a guest's where there is none. */
  getAccessToken(siteId: string): Promise<string>
  /** A valid token other than the one the service refused. */
  replaceAccessToken(siteId: string, refused: string): Promise<string>
}

/** The shopper's session; `shopper/session` provides it. */
export interface ShopperTokens extends TokenSource {
  /** The token of the session there is, or undefined: never starts a session, and never throws. */
  findAccessToken(siteId: string): Promise<string | undefined>
}

let shopperTokens: ShopperTokens | undefined

/** Registers where the shopper's tokens come from: once, when the session module loads. */
export function setShopperTokens(source: ShopperTokens): void {
  shopperTokens = source
}

export function getShopperTokens(): ShopperTokens | undefined {
  return shopperTokens
}

/** Makes a call with an access token; where the service refuses that, once more with another. */
export async function callWithToken<Answer>(
  source: TokenSource,
  siteId: string,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await source.getAccessToken(siteId)
  try {
    return await call(token)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== UNAUTHORIZED) throw error
    return call(await source.replaceAccessToken(siteId, token))
  }
}
