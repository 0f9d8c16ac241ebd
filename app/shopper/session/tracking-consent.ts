const YEAR_IN_SECONDS = 31_536_000

/**
 * - `refused`: by the browser's setting (Do Not Track, Global Privacy Control), or by the cookie
 *   `dw_dnt=1`: the visitor is not tracked, and no provider learns their identity
 * - `agreed`: the visitor has accepted cookies in the banner
 * - `not-asked`: neither
 */
export type TrackingConsent = 'refused' | 'agreed' | 'not-asked'

const listeners = new Set<() => void>()

/**
 * Reads the consent. Call it whenever needed, because the visitor, or a consent tool of the
 * merchant's, may change it at any time.
 */
export function readTrackingConsent(): TrackingConsent {
  if (isRefused()) return 'refused'
  return hasConsented(document.cookie) ? 'agreed' : 'not-asked'
}

/** Whether the consent cookie is 1 (SHELL-019). */
export function hasConsented(cookies: string): boolean {
  return cookies.split('; ').includes('consent=1')
}

export function agreeToCookies(): void {
  document.cookie = `consent=1; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  listeners.forEach((listener) => listener())
}

/**
 * Calls a listener when the consent may have changed: after the banner, and when the page becomes
 * visible or hidden. Returns a function that stops it.
 */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

function isRefused(): boolean {
  const asked = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')
  return asked === true || /(?:^|;\s*)dw_dnt=1(?:;|$)/.test(document.cookie)
}
