import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import type { NewReview, ReviewVote } from './reviews.port'

/** Sends a review, which is shown once it is approved. Throws AppError. */
export async function sendReview(siteId: string, review: NewReview): Promise<void> {
  await callSite(siteId, siteRoutes.sendReview, { body: review })
}

/** Throws AppError `conflict` where the visitor has voted already. */
export async function sendVote(siteId: string, vote: ReviewVote): Promise<void> {
  await callSite(siteId, siteRoutes.voteOnReview, { body: vote })
}
