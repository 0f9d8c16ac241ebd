import { isFresh, parseAccessToken, type AccessToken } from '@/commerce-client/access-token'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { readMarker } from './session-marker'

/* Access tokens, only in memory: they are lost when the page is left. Tabs send them to each other,
   so that one request serves all tabs. */

const tokens = new Map<string, AccessToken>()
const refused = new Map<string, string>()

let channel: BroadcastChannel | undefined
let onNews: ((siteId: string) => void) | undefined

/** Receives tokens from other tabs, and calls back for each new one. */
export function shareTokens(onNewToken: (siteId: string) => void): void {
  onNews = onNewToken
  if (channel || typeof BroadcastChannel === 'undefined') return
  try {
    channel = new BroadcastChannel('session')
  } catch {
    // the browser blocks storage, and with it the channels between tabs
    return
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { siteId, value, expiresAt } = asFields(data)
    const token = parseAccessToken(asText(value) ?? '')
    const ends = asNumber(expiresAt)
    if (typeof siteId !== 'string' || !token || ends === undefined) return
    // the marker contains the current customer: a late message for another customer is ignored
    if (readMarker(siteId)?.customerId === token.customerId) {
      tokens.set(siteId, { ...token, expiresAt: ends })
    }
    onNews?.(siteId)
  }
}

/** Returns the current shopper's token, if it is still valid. */
export function findToken(siteId: string): AccessToken | undefined {
  const token = tokens.get(siteId)
  if (!token || token.value === refused.get(siteId)) return undefined
  const isOwn = readMarker(siteId)?.customerId === token.customerId
  return isOwn && isFresh(token, Date.now()) ? token : undefined
}

/** Returns the shopper of this tab's last token, valid or not. */
export const lastShopper = (siteId: string) => tokens.get(siteId)

/**
 * Stores the token of an answer, for all tabs. Its lifetime starts now, by this browser's clock,
 * which may differ from the service's.
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

/** Makes this tab a new one. */
export const forgetTokens = () => tokens.clear()

export function refuseToken(siteId: string, value: string): void {
  refused.set(siteId, value)
}

export function readRefusedToken(siteId: string): string | undefined {
  return refused.get(siteId)
}
