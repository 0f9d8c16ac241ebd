import { COOKIE_PURPOSES, type CookiePurpose } from '@/site/third-party'

const YEAR_IN_SECONDS = 31_536_000

/** Where visitors must agree first: time zones of the European Union and its neighbors. */
const OPT_IN_ZONES =
  /^(Europe\/|Arctic\/|Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)|Asia\/(Nicosia|Famagusta)|Africa\/Ceuta)/

/**
 * - `refused`: by the browser's setting (Do Not Track, Global Privacy Control), by the cookie
 *   `dw_dnt=1`, by choice, or by not having agreed where that is necessary: the visitor is not
 *   tracked, and no provider learns their identity
 * - `agreed`: the visitor has accepted cookies
 * - `not-asked`: neither
 */
export type TrackingConsent = 'refused' | 'agreed' | 'not-asked'

const listeners = new Set<() => void>()

/**
 * Reads the consent. Call it whenever needed, because the visitor, or a consent tool of the
 * merchant's, may change it at any time.
 */
export function readTrackingConsent(): TrackingConsent {
  if (!COOKIE_PURPOSES.some(isAllowed)) return 'refused'
  return hasConsented() ? 'agreed' : 'not-asked'
}

/** Whether cookies and scripts of a purpose are allowed at this moment. */
export function isAllowed(purpose: CookiePurpose): boolean {
  if (isRefusedByBrowser()) return false
  return readChoices()?.includes(purpose) ?? !mustAgreeFirst()
}

/** Whether the visitor has yet to answer the banner (SHELL-019). */
export function isConsentOpen(): boolean {
  return !hasConsented() || (mustAgreeFirst() && !readChoices() && !isRefusedByBrowser())
}

/**
 * Whether nothing beyond the necessary is allowed before the visitor agrees: the site's preference
 * `cookieConsent` (which pages carry in `data-cookies`), otherwise the law of the visitor's place.
 */
export function mustAgreeFirst(): boolean {
  const { cookies } = document.documentElement.dataset
  if (cookies) return cookies === 'opt-in'
  return OPT_IN_ZONES.test(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export function isRefusedByBrowser(): boolean {
  const asked = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')
  return asked === true || readCookie('dw_dnt') === '1'
}

/** @param choices the allowed purposes; absent: the notice was accepted, which names none */
export function agreeToCookies(choices?: readonly CookiePurpose[]): void {
  writeCookie('consent', '1')
  if (choices) writeCookie('consent_to', choices.join('.'))
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

/** Whether the consent cookie is 1 (SHELL-019). */
const hasConsented = () => readCookie('consent') === '1'

const readChoices = () => readCookie('consent_to')?.split('.')

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
