import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { ReviewPage, ReviewSource } from './reviews.port'

/** In the browser: calls the storefront's own routes, so that no other origin has to be allowed. */
export const reviewSource: ReviewSource = {
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
