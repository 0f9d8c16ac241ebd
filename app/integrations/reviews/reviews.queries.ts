import { reviewSource } from './reviews.source'
import type { ReviewRequest } from './reviews.port'

const MINUTE_MS = 60_000

/** Some of a product's reviews, with what all of them say together. */
export const reviewsQuery = (siteId: string, request: ReviewRequest) => ({
  queryKey: ['reviews', siteId, request] as const,
  queryFn: () => reviewSource.getReviews(siteId, request),
  staleTime: MINUTE_MS,
})

/** What the product page shows first. */
export const firstReviewsQuery = (siteId: string, productId: string) =>
  reviewsQuery(siteId, { productId, sort: 'helpful', offset: 0 })
