import type { SendablePage } from './rendered-page'

/**
 * Returns how many seconds a shared cache may store this answer; 0 unless it is public, with
 * s-maxage and without a cookie.
 */
export function sharedCacheSeconds({ page }: SendablePage): number {
  const cacheControl = String(page.headers['cache-control'] ?? '')
  if (page.headers['set-cookie'] !== undefined) return 0
  if (![200, 301, 302, 404].includes(page.status)) return 0
  if (!/\bpublic\b/.test(cacheControl) || /\b(?:private|no-store)\b/.test(cacheControl)) return 0
  return seconds(cacheControl, 's-maxage') ?? 0
}

/** Returns the value of a directive of the page's Cache-Control, in seconds. */
export function directive({ page }: SendablePage, name: string): number | undefined {
  return seconds(String(page.headers['cache-control'] ?? ''), name)
}

function seconds(cacheControl: string, name: string): number | undefined {
  const match = new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl)
  return match ? Number(match[1]) : undefined
}
