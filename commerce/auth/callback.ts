const TIMEOUT_MS = 5_000

export interface CallbackMessage {
  email_id: string
  token: string
}

/** Whether a token may be posted there: an address on one of the configured origins. */
export function isAllowedCallback(uri: string, origins: readonly string[]): boolean {
  if (!URL.canParse(uri)) return false
  const url = new URL(uri)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  return origins.includes(url.origin)
}

/**
 * Posts a token to the merchant's own mailer.
 * @param signature a signed token of ours, by which the receiver knows us.
 * @returns false when the receiver did not take it.
 */
export async function postToCallback(
  uri: string,
  message: CallbackMessage,
  signature: string,
): Promise<boolean> {
  const response = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-slas-callback-token': signature },
    body: JSON.stringify(message),
    // the list names who may have the token, not whom they may send us to
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}
