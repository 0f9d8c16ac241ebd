import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000

/**
 * A riddle of the embedded captcha, for a visitor of one host.
 * @param address the visitor's: riddles are counted
 */
export async function issueChallenge(hostname: string, address?: string): Promise<unknown> {
  // the commerce engine's: an outside captcha issues its own riddles
  return fetchJson(`${serverConfig().commerceOrigin}/recaptcha/challenge`, {
    body: { hostname },
    ...(address && { headers: { 'X-Forwarded-For': address } }),
    timeoutMs: TIMEOUT_MS,
  })
}
