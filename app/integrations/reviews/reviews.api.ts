import { fetchJson } from '@/lib/fetch-json'
import type { NewReview, ReviewVote } from './reviews.port'

/** Sends a review, which shows when somebody has read it. Throws AppError. */
export async function sendReview(siteId: string, review: NewReview): Promise<void> {
  await fetchJson(`/api/${siteId}/reviews`, { body: review })
}

/** Throws AppError `conflict` where the visitor has voted already. */
export async function sendVote(siteId: string, vote: ReviewVote): Promise<void> {
  await fetchJson(`/api/${siteId}/review-votes`, { body: vote })
}
