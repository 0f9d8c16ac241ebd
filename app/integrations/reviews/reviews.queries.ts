import { millisecondsInMinute } from 'date-fns/constants'
import { reviewSource } from './reviews.source'
import type { ReviewRequest } from './reviews.port'

/** A page of a product's reviews, with the summary of all reviews. */
export const reviewsQuery = (siteId: string, request: ReviewRequest) => ({
  queryKey: ['reviews', siteId, request] as const,
  queryFn: () => reviewSource.getReviews(siteId, request),
  staleTime: millisecondsInMinute,
})

export const firstReviewsQuery = (siteId: string, productId: string) =>
  reviewsQuery(siteId, { productId, sort: 'helpful', offset: 0 })
