/** Path of the back office on the engine. */
export const BASE_PATH = '/back-office'

/**
 * Returns the path to open after a login. It is always on the engine's own origin, and never the
 * login page itself.
 * @param search query string with `?to=…`, which may come from an untrusted link
 * @param origin of the engine, e.g. `http://localhost:4000`
 */
export function toReturnPath(search: string, origin: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  const fallback = `${BASE_PATH}/`
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return fallback
  const url = new URL(to, origin)
  const isLogin = url.pathname.startsWith(`${BASE_PATH}/login`)
  if (url.origin !== origin || isLogin) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
