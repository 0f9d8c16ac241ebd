import { browserStore } from '@/lib/browser-store'

const NAMES = ['access_token', 'refresh_token_guest', 'refresh_token_registered', 'usid'] as const

const read = (name: (typeof NAMES)[number], siteId: string) =>
  browserStore().get(`${name}_${siteId}`)

/**
 * Returns refresh tokens that an earlier version of the shop stored where scripts could read them.
 * They are sent to the server once, so that a returning shopper keeps bag and login (ADR 45).
 */
export function readEarlierTokens(siteId: string) {
  const usid = read('usid', siteId) ?? ''
  const guest = read('refresh_token_guest', siteId)
  const registered = read('refresh_token_registered', siteId)
  if (!guest && !registered) return undefined
  return {
    ...(guest && { guest: { usid, refreshToken: guest } }),
    ...(registered && { registered: { usid, refreshToken: registered } }),
  }
}

export function forgetEarlierTokens(siteId: string): void {
  NAMES.forEach((name) => browserStore().remove(`${name}_${siteId}`))
}
