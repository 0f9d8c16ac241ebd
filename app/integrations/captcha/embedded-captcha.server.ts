import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000

/**
 * Returns a challenge of the embedded captcha for a visitor of a host.
 * @param address the visitor's IP address: challenges are limited per address
 */
export async function issueChallenge(hostname: string, address?: string): Promise<unknown> {
  // served by the commerce engine: an external captcha issues its own challenges
  return fetchJson(`${serverConfig().commerceOrigin}/recaptcha/challenge`, {
    body: { hostname },
    ...(address && { headers: { 'X-Forwarded-For': address } }),
    timeoutMs: TIMEOUT_MS,
  })
}
