import { fetchJson, unreadable } from '@/lib/fetch-json'
import type { SocialPhoto } from './social-gallery.port'

/** In the browser: the storefront's own route. Throws AppError. */
export async function getSocialPhotos(siteId: string, productId: string): Promise<SocialPhoto[]> {
  const query = new URLSearchParams({ productId })
  const body = await fetchJson(`/api/${siteId}/social-photos?${query}`)
  if (!isAnswer(body)) throw unreadable(body)
  return body.photos
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { photos: SocialPhoto[] } {
  return typeof value === 'object' && value !== null && 'photos' in value
}
