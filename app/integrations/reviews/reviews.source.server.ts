import { fetchReviews } from './bazaarvoice.server'
import type { ReviewSource } from './reviews.port'

export { fetchReviews, submitReview, submitVote } from './bazaarvoice.server'

export const reviewSource: ReviewSource = {
  getReviews: (_siteId, request) => fetchReviews(request),
}
