/**
 * Returns the nonce of this page's Content-Security-Policy, for style elements that libraries
 * create. The browser exposes it only as a property, not as an attribute.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
