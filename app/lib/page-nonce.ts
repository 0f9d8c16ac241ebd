/**
 * The nonce of this page's Content-Security-Policy, for style elements that libraries make. The
 * browser hides the attribute from style sheets and gives it to scripts only.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
