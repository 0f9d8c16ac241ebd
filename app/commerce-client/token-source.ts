/** Gives the shopper's access token to the transport; `shopper/session` provides it. */
export interface TokenSource {
  /** The token of the session there is, or undefined: never starts a session. */
  peekAccessToken(siteId: string): string | undefined
  /** The shopper's valid token: renews it, or starts a guest session where there is none. */
  getAccessToken(siteId: string): Promise<string>
  /** A valid token other than the one the service refused. */
  replaceAccessToken(siteId: string, refused: string): Promise<string>
}

let source: TokenSource | undefined

/** Registers where tokens come from: once, when the session module loads. */
export function setTokenSource(tokenSource: TokenSource): void {
  source = tokenSource
}

export function getTokenSource(): TokenSource | undefined {
  return source
}
