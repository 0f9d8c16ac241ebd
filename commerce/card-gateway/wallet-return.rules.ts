import { isLocalHost } from '../http/local-host'

/**
 * Returns whether shoppers may be redirected to a page, which must be on this machine or on a
 * configured origin. Otherwise the gateway would be an open redirect.
 */
export function isShopPage(address: string, shopOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return shopOrigins.includes(origin) || isLocalHost(hostname)
}

export function toReturnAddress(returnUrl: string, sessionId: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('approval', sessionId)
  return url.href
}
