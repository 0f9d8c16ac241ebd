import { createHash, randomUUID } from 'node:crypto'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { conflict, notFound } from '../http/problem'
import { updateAllSearchDocuments } from '../search/search-index'
import { countReviews, lockSummaries, selectSummaries, type ReviewSummary } from './review-summary'
import {
  insertReview,
  insertVote,
  selectReview,
  selectReviews,
  selectSubjects,
  updateStatus,
  type ReviewCriteria,
  type ReviewPage,
  type StoredReview,
} from './review.repository'
import type { ReviewStatus } from './review.tables'

/** A validated review as sent by a shopper. */
export interface ReviewDraft {
  productId: string
  rating: number
  title: string
  body: string
  nickname: string
  location: string
  /** In lower case. */
  email: string
  isRecommended: boolean | null
  /** The author's id as sent by the caller; without it, reviews cannot be grouped by author. */
  userId?: string
}

export { REVIEW_ORDERS } from './review.repository'
export type { ReviewCriteria, ReviewOrder, StoredReview } from './review.repository'
export type { ReviewSummary } from './review-summary'

type VoteOutcome = 'counted' | 'repeated' | 'unknown'

export interface ReviewService {
  listReviews(
    criteria: ReviewCriteria,
    page: ReviewPage,
  ): Promise<{ reviews: StoredReview[]; total: number }>
  getSummaries(productIds: readonly string[]): Promise<Map<string, ReviewSummary>>
  getSubjects(productIds: readonly string[]): Promise<Map<string, { id: string; name: string }>>
  preview(draft: ReviewDraft): StoredReview
  /** Stores a review for moderation. @returns undefined if the same review exists already. */
  submit(draft: ReviewDraft): Promise<StoredReview | undefined>
  /** Stores an author's vote on a review; only the first vote counts. */
  vote(reviewId: string, userId: string, isHelpful: boolean): Promise<VoteOutcome>
  /** @throws Problem 404; 409 if the review was moderated meanwhile. */
  moderate(
    reviewId: string,
    status: ReviewStatus,
    decision?: { by: Actor; expectedStatus: ReviewStatus },
  ): Promise<void>
}

export function createReviewService(db: Db, { now }: { now: () => Date }): ReviewService {
  function toReview(draft: ReviewDraft): StoredReview {
    const { productId, body, nickname, email, isRecommended, userId, ...rest } = draft
    const at = now()
    return {
      ...rest,
      id: randomUUID(),
      product_id: productId,
      body,
      nickname,
      email,
      author_id: toAuthorId(userId ?? randomUUID()),
      is_recommended: isRecommended,
      is_featured: false,
      is_archived: false,
      status: 'SUBMITTED',
      submitted_at: at,
      changed_at: at,
      archived_helpful: 0,
      archived_unhelpful: 0,
      helpful: 0,
      unhelpful: 0,
      responses: [],
      fingerprint: hash([productId, email, draft.title, body]),
    }
  }

  return {
    listReviews: (criteria, page) => selectReviews(db, criteria, page),
    getSummaries: (productIds) => selectSummaries(db, productIds),
    getSubjects: (productIds) => selectSubjects(db, productIds),
    preview: toReview,

    async submit(draft) {
      const review = toReview(draft)
      const isNew = await insertReview(db, { ...review, responses: '[]' })
      return isNew ? review : undefined
    },

    vote: (reviewId, userId, isHelpful) =>
      transact(db, async (trx) => {
        const review = await selectReview(trx, reviewId)
        if (review?.status !== 'APPROVED') return 'unknown'
        await lockSummaries(trx, [review.product_id])
        const isNew = await insertVote(trx, reviewId, toAuthorId(userId), isHelpful, now())
        if (!isNew) return 'repeated'
        await countReviews(trx, [review.product_id])
        return 'counted'
      }),

    moderate: (reviewId, status, decision) =>
      transact(db, async (trx) => {
        const review = await selectReview(trx, reviewId)
        if (!review) throw notFound('There is no such review.', 'review-not-found')
        const ids = [review.product_id]
        await lockSummaries(trx, ids)
        const before = (await selectReview(trx, reviewId))?.status
        if (decision && before !== decision.expectedStatus) throw decidedMeanwhile(before)
        await updateStatus(trx, reviewId, status, now())
        await countReviews(trx, ids)
        // search results show and sort by ratings
        await updateAllSearchDocuments(trx, ids, now())
        const change = {
          action: status.toLowerCase(),
          subject: { type: 'review', id: reviewId },
          before: { status: before },
          after: { status },
        } as const
        await recordChange(trx, decision?.by, change, now())
      }),
  }
}

/**
 * Returns the author id shown with a review. It is never made from an e-mail address, because the
 * address's reviews could then be looked up.
 */
export function toAuthorId(name: string): string {
  return hash([name]).slice(0, 24)
}

export function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const DECISIONS: Readonly<Record<ReviewStatus, string>> = {
  SUBMITTED: 'is waiting again',
  APPROVED: 'has been approved',
  REJECTED: 'has been rejected',
}

const decidedMeanwhile = (status: ReviewStatus = 'SUBMITTED') =>
  conflict(`The review ${DECISIONS[status]} by somebody else meanwhile.`)
