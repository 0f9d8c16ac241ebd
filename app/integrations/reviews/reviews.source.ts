import { fetchJson, unreadable } from '@/lib/fetch-json'
import type { ReviewPage, ReviewSource } from './reviews.port'

/** In the browser: the storefront's own routes, so that nothing else has to be trusted. */
export const reviewSource: ReviewSource = {
  async getReviews(siteId, { productId, rating, sort, offset }) {
    const query = new URLSearchParams({
      productId,
      sort,
      offset: String(offset),
      ...(rating !== undefined && { rating: String(rating) }),
    })
    const body = await fetchJson(`/api/${siteId}/reviews?${query}`)
    if (!isReviewPage(body)) throw unreadable(body)
    return body
  },
}

// Our own route wrote it.
function isReviewPage(value: unknown): value is ReviewPage {
  return typeof value === 'object' && value !== null && 'summary' in value && 'reviews' in value
}
