import { fetchJson } from '@/lib/fetch-json'

/** In the browser: the storefront's own route. Throws AppError. */
export function getSitePreferences(siteId: string): Promise<unknown> {
  return fetchJson(`/api/${siteId}/site-prefs`)
}
