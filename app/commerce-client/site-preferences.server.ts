import { LRUCache } from 'lru-cache'
import { generationOf } from '@/lib/change-generations.server'
import { runCustom } from './run-custom.server'

// The preferences are read for every product page; a change that is not announced takes effect
// within seconds.
const CACHED_FOR_MS = 10_000

const recent = new LRUCache<string, { preferences: unknown }, string>({
  max: 100,
  ttl: CACHED_FOR_MS,
  fetchMethod: async (_key, _stale, { context: siteId }) => {
    const call = { method: 'GET' as const, api: 'site/v1', path: 'site-prefs' }
    return { preferences: await runCustom(siteId, call, {}, true) }
  },
})

/** On the server: calls the custom gateway as the server's own guest. Throws AppError. */
export async function getSitePreferences(siteId: string): Promise<unknown> {
  // each announced change starts a new generation, after which older entries are no longer read
  const key = `${generationOf('site')} ${siteId}`
  return (await recent.fetch(key, { context: siteId }))?.preferences
}
