import { LastGoodCache } from '@/lib/last-good-cache.server'
import { runCustom } from './run-custom.server'

// The preferences are read for every product page; a change that is not announced takes effect
// within seconds.
const CACHED_FOR_MS = 10_000

const recent = new LastGoodCache<unknown>({
  subject: 'site',
  max: 100,
  cachedForMs: CACHED_FOR_MS,
})

/**
 * On the server: calls the custom gateway as the server's own guest. While that fails, the last
 * good preferences apply. Throws AppError.
 */
export function getSitePreferences(siteId: string): Promise<unknown> {
  const call = { method: 'GET' as const, api: 'site/v1', path: 'site-prefs' }
  return recent.get(siteId, async () => ({ value: await runCustom(siteId, call, {}, true) }))
}
