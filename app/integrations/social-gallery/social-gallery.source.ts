import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { SocialPhoto } from './social-gallery.port'

/** In the browser: calls the storefront's own route. Throws AppError. */
export async function getSocialPhotos(siteId: string, productId: string): Promise<SocialPhoto[]> {
  const body = await callSite(siteId, siteRoutes.socialPhotos, { query: { productId } })
  if (!isAnswer(body)) throw unreadable(body)
  return body.photos
}

// The storefront's own route returns this, so a shallow check is enough.
function isAnswer(value: unknown): value is { photos: SocialPhoto[] } {
  return typeof value === 'object' && value !== null && 'photos' in value
}
