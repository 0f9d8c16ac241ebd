/** Id of what the page says about blocked cookies. */
export const COOKIE_NOTICE = 'cookie-notice'

const PROBE = 'cookie-probe=1'

/** Returns whether the browser keeps no cookies of this shop. Some browsers only ignore them. */
export function areCookiesBlocked(): boolean {
  if (!navigator.cookieEnabled) return true
  try {
    document.cookie = `${PROBE}; Path=/; SameSite=Lax`
    const isKept = document.cookie.split('; ').includes(PROBE)
    document.cookie = `${PROBE}; Path=/; Max-Age=0`
    return !isKept
  } catch {
    return true
  }
}
