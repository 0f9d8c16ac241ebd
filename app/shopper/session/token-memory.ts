import { isFresh, parseAccessToken, type AccessToken } from '@/commerce-client/access-token'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { readMarker } from './session-marker'

/* Access tokens, in memory alone: a page that is left takes its own along. Tabs hand them to each
   other, so that one request serves all. */

const tokens = new Map<string, AccessToken>()
const refused = new Map<string, string>()

let channel: BroadcastChannel | undefined
let onNews: ((siteId: string) => void) | undefined

/** Listens to other tabs, and calls back when one has a new token. */
export function shareTokens(onNewToken: (siteId: string) => void): void {
  onNews = onNewToken
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { siteId, value, expiresAt } = asFields(data)
    const token = parseAccessToken(asText(value) ?? '')
    const ends = asNumber(expiresAt)
    if (typeof siteId !== 'string' || !token || ends === undefined) return
    // the marker names the current customer: a late message about another one is ignored
    if (readMarker(siteId)?.customerId === token.customerId) {
      tokens.set(siteId, { ...token, expiresAt: ends })
    }
    onNews?.(siteId)
  }
}

/** The token of who shops, if it may still be used. */
export function findToken(siteId: string): AccessToken | undefined {
  const token = tokens.get(siteId)
  if (!token || token.value === refused.get(siteId)) return undefined
  const isOwn = readMarker(siteId)?.customerId === token.customerId
  return isOwn && isFresh(token, Date.now()) ? token : undefined
}

/**
 * Stores the token of an answer, for all tabs. Its time is counted from now on, by this browser's
 * clock, which may differ from the service's.
 */
export function keepToken(siteId: string, answer: unknown): AccessToken {
  const { access_token: value, expires_in: seconds } = asFields(answer)
  const token = parseAccessToken(asText(value) ?? '')
  if (!token) throw new Error('The session was answered without an access token')
  const stored = { ...token, expiresAt: Date.now() + (asNumber(seconds) ?? 0) * 1000 }
  tokens.set(siteId, stored)
  channel?.postMessage({ siteId, value: stored.value, expiresAt: stored.expiresAt })
  return stored
}

export function forgetToken(siteId: string): void {
  tokens.delete(siteId)
}

/** The service does not take it any more. */
export function refuseToken(siteId: string, value: string): void {
  refused.set(siteId, value)
}

export function readRefusedToken(siteId: string): string | undefined {
  return refused.get(siteId)
}
