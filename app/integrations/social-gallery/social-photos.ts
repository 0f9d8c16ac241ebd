import { toAppError } from '@/errors/to-app-error'
import type { SocialPhoto } from './social-gallery.port'

/** In the browser: the storefront's own route. Throws AppError. */
export async function getSocialPhotos(siteId: string, productId: string): Promise<SocialPhoto[]> {
  const query = new URLSearchParams({ productId })
  const address = `/api/${siteId}/social-photos?${query}`
  const response = await fetch(address).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !isAnswer(body)) throw toAppError(body, response.status)
  return body.photos
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { photos: SocialPhoto[] } {
  return typeof value === 'object' && value !== null && 'photos' in value
}
