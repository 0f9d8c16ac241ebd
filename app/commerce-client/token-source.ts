import { AppError } from '@/errors/app-error'

const UNAUTHORIZED = 401

/** Provides access tokens: of the shopper's session in the browser, of a guest on the server. */
export interface TokenSource {
  /** Returns a valid token: renews the session, or starts a guest session if there is none. */
  getAccessToken(siteId: string): Promise<string>
  /** Returns a valid token other than the one that the service refused. */
  replaceAccessToken(siteId: string, refused: string): Promise<string>
}

/** The shopper's session; `shopper/session` provides it. */
export interface ShopperTokens extends TokenSource {
  /**
   * Returns the token of an existing session, or undefined. Never starts a session and never
   * throws.
   */
  findAccessToken(siteId: string): Promise<string | undefined>
}

let shopperTokens: ShopperTokens | undefined

/** Registers the source of the shopper's tokens: once, when the session module loads. */
export function setShopperTokens(source: ShopperTokens): void {
  shopperTokens = source
}

export function getShopperTokens(): ShopperTokens | undefined {
  return shopperTokens
}

/**
 * Runs a call with an access token; if the service refuses the token, runs it once more with
 * another.
 */
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
