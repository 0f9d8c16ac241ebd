/** Where the back office is at the engine. */
export const BASE_PATH = '/back-office'

/**
 * Where a login leads to: an address of this engine and no other, outside of the login itself.
 * @param search `?to=…`, as the engine or the back office wrote it, or anybody else
 * @param origin the engine's own, e.g. `http://localhost:4000`
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
