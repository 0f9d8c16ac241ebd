import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import type { NewReview, ReviewVote } from './reviews.port'

/** Sends a review, which is published after approval. Throws AppError. */
export async function sendReview(siteId: string, review: NewReview): Promise<void> {
  await callSite(siteId, siteRoutes.sendReview, { body: review })
}

/** Sends a vote. @throws AppError `conflict` if the visitor has already voted. */
export async function sendVote(siteId: string, vote: ReviewVote): Promise<void> {
  await callSite(siteId, siteRoutes.voteOnReview, { body: vote })
}
