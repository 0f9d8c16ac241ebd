import { getSocialFeed } from './social-feed.api'

const FIVE_MINUTES_MS = 300_000

/** The photos of an album, named in content. */
export const socialFeedQuery = (siteId: string, album: string) => ({
  queryKey: ['social-feed', siteId, album] as const,
  queryFn: () => getSocialFeed(siteId, album),
  staleTime: FIVE_MINUTES_MS,
})
