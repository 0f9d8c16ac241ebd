import { toAppError } from '@/errors/to-app-error'

const TIMEOUT_MS = 5_000

/**
 * A riddle of the embedded captcha, for a visitor of one host.
 * @param address the visitor's: riddles are counted
 */
export async function issueChallenge(hostname: string, address?: string): Promise<unknown> {
  const response = await fetch(`${captchaOrigin()}/recaptcha/challenge`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(address && { 'X-Forwarded-For': address }),
    },
    body: JSON.stringify({ hostname }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(body, response.status)
  return body
}

/** The commerce engine's: an outside captcha issues its own riddles. */
function captchaOrigin(): string {
  const { COMMERCE_ORIGIN, COMMERCE_PORT } = process.env
  return (COMMERCE_ORIGIN || `http://127.0.0.1:${COMMERCE_PORT || '4000'}`).replace(/\/$/, '')
}
