import { fetchReviews } from './bazaarvoice.server'
import type { ReviewSource } from './reviews.port'

/** On the server: calls the provider directly. */
export const reviewSource: ReviewSource = {
  getReviews: (_siteId, request) => fetchReviews(request),
}
