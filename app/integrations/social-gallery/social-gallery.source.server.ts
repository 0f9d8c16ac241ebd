import { LastGoodCache } from '@/lib/last-good-cache.server'
import { fetchPhotos } from './pixlee.server'
import type { SocialPhoto } from './social-gallery.port'

export { fetchAlbum, fetchPhotos } from './pixlee.server'

/** Time-out in milliseconds, after which a page is rendered without photos. */
const PAGE_TIMEOUT_MS = 1_000
// as long as shared caches store pages with this data
const CACHED_FOR_MS = 5 * 60_000

const recent = new LastGoodCache<SocialPhoto[]>({
  subject: 'site',
  max: 500,
  cachedForMs: CACHED_FOR_MS,
})

/**
 * On the server: calls the provider directly. While that fails, the last good photos are returned.
 * Throws AppError.
 */
export function getSocialPhotos(siteId: string, productId: string): Promise<SocialPhoto[]> {
  return recent.get(`${siteId} ${productId}`, async () => ({
    value: await fetchPhotos(siteId, productId, PAGE_TIMEOUT_MS),
  }))
}
