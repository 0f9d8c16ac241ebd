import { LRUCache } from 'lru-cache'
import { fetchPhotos } from './pixlee.server'
import type { SocialPhoto } from './social-gallery.port'

export { fetchAlbum, fetchPhotos } from './pixlee.server'

/** Time-out in milliseconds, after which a page is rendered without photos. */
const PAGE_TIMEOUT_MS = 1_000
// as long as shared caches store pages with this data
const CACHED_FOR_MS = 5 * 60_000

const recent = new LRUCache<string, SocialPhoto[]>({ max: 500, ttl: CACHED_FOR_MS })

/** On the server: calls the provider directly. Throws AppError. */
export async function getSocialPhotos(siteId: string, productId: string): Promise<SocialPhoto[]> {
  const key = `${siteId} ${productId}`
  const known = recent.get(key)
  if (known) return known
  const photos = await fetchPhotos(siteId, productId, PAGE_TIMEOUT_MS)
  recent.set(key, photos)
  return photos
}
