import { askReviews } from './ask-reviews'
import type { NewReview, ReviewVote } from './reviews.port'

/** Sends a review, which shows when somebody has read it. Throws AppError. */
export async function sendReview(siteId: string, review: NewReview): Promise<void> {
  await askReviews(`/api/${siteId}/reviews`, review)
}

/** Throws AppError `conflict` where the visitor has voted already. */
export async function sendVote(siteId: string, vote: ReviewVote): Promise<void> {
  await askReviews(`/api/${siteId}/review-votes`, vote)
}
