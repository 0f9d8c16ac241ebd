import { millisecondsInMinute } from 'date-fns/constants'
import type { ReviewRequest, ReviewPage, ReviewSource } from './reviews.port'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'

/** In the browser: calls the storefront's own routes, so that no other origin has to be allowed. */
const reviewSource: ReviewSource = {
  async getReviews(siteId, { productId, rating, sort, offset }) {
    const query = { productId, sort, offset, rating }
    const body = await callSite(siteId, siteRoutes.reviews, { query })
    if (!isReviewPage(body)) throw unreadable(body)
    return body
  },
}

// The storefront's own route returns this, so a shallow check is enough.
function isReviewPage(value: unknown): value is ReviewPage {
  return typeof value === 'object' && value !== null && 'summary' in value && 'reviews' in value
}

/** A page of a product's reviews, with the summary of all reviews. */
export const reviewsQuery = (siteId: string, request: ReviewRequest) => ({
  queryKey: ['reviews', siteId, request] as const,
  queryFn: () => reviewSource.getReviews(siteId, request),
  staleTime: millisecondsInMinute,
})

/** The reviews that the product page shows first. */
export const firstReviewsQuery = (siteId: string, productId: string) =>
  reviewsQuery(siteId, { productId, sort: 'helpful', offset: 0 })
