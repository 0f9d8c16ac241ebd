import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { FeedPhoto } from './social-gallery.port'

const FIVE_MINUTES_MS = 300_000

export const socialFeedQuery = (siteId: string, album: string) => ({
  queryKey: ['social-feed', siteId, album] as const,
  queryFn: () => getSocialFeed(siteId, album),
  staleTime: FIVE_MINUTES_MS,
})

/** Returns the photos of an album through the storefront's own route. Throws AppError. */
async function getSocialFeed(siteId: string, album: string): Promise<FeedPhoto[]> {
  const body = await callSite(siteId, siteRoutes.socialFeed, { query: { album } })
  if (!isAnswer(body)) throw unreadable(body)
  return body.photos
}

// The storefront's own route returns this, so a shallow check is enough.
function isAnswer(value: unknown): value is { photos: FeedPhoto[] } {
  return typeof value === 'object' && value !== null && 'photos' in value
}
