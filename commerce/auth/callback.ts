const TIMEOUT_MS = 5_000

export interface CallbackMessage {
  email_id: string
  token: string
}

/**
 * Returns whether tokens may be posted to this URL, which must be on one of the configured origins.
 */
export function isAllowedCallback(uri: string, origins: readonly string[]): boolean {
  if (!URL.canParse(uri)) return false
  const url = new URL(uri)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  return origins.includes(url.origin)
}

/**
 * Posts a token to the merchant's own mail service.
 * @param signature a token signed by this engine, with which the receiver verifies the sender.
 * @returns false if the receiver did not accept it.
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
    // a redirect could lead to an origin that is not on the list
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}
