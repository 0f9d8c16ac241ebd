import { isLocalHost } from '../http/local-host'

const CALLBACK_PATH = '/callback'

/**
 * Returns whether an authorization code may be sent to this URI: the storefront's callback on this
 * machine (any port) or on a configured origin.
 */
export function isAllowedRedirectUri(redirectUri: string, origins: readonly string[]): boolean {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  if (!url || url.pathname !== CALLBACK_PATH) return false
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (origins.includes(url.origin)) return true
  return (url.protocol === 'http:' || url.protocol === 'https:') && isLocalHost(url.hostname)
}
