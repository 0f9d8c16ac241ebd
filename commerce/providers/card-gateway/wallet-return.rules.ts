import { isLocal } from '../../auth/redirect-uri.rules'

/**
 * Whether shoppers may be sent back to a page: one on this machine, or of a configured shop. The
 * gateway would else lead from a trusted address to anywhere.
 */
export function isShopPage(address: string, shopOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return shopOrigins.includes(origin) || isLocal(hostname)
}

/** The shop's page, with the session its shopper comes from as a parameter. */
export function toReturnAddress(returnUrl: string, sessionId: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('approval', sessionId)
  return url.href
}
