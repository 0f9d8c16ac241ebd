import { LRUCache } from 'lru-cache'
import { runCustom } from './run-custom.server'

// Every product page asks; a merchant's change shows within seconds.
const KEPT_FOR_MS = 10_000

const recent = new LRUCache<string, { preferences: unknown }>({
  max: 100,
  ttl: KEPT_FOR_MS,
  fetchMethod: async (siteId) => {
    const call = { method: 'GET' as const, api: 'site/v1', path: 'site-prefs' }
    return { preferences: await runCustom(siteId, call, {}, true) }
  },
})

/** On the server: the custom gateway, as the server's own guest. Throws AppError. */
export async function getSitePreferences(siteId: string): Promise<unknown> {
  return (await recent.fetch(siteId))?.preferences
}
