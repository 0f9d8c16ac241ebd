import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  BACK_OFFICE_API,
  REVIEW_STATUSES,
  type OfficeReview,
  type OfficeReviewList,
} from '../../contracts/back-office'
import { actorOf, requireRights } from '../operators/operator-access'
import { REVIEW_ORDERS, type ReviewService, type StoredReview } from '../reviews/review.service'
import { sortedBy } from './paging.schemas'

export interface ReviewsNeeds {
  reviews: ReviewService
}

const REVIEWS = `${BACK_OFFICE_API}/reviews`

const Status = z.enum(REVIEW_STATUSES)
const ReviewsQuery = z.object({
  status: Status.default('SUBMITTED'),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  sort: sortedBy(REVIEW_ORDERS),
})
const ReviewParams = z.object({ id: z.string().min(1).max(256) })
const Decision = z.object({ status: Status, expectedStatus: Status })

/** Moderation of reviews before they are published. */
export function registerReviewSection(app: FastifyInstance, { reviews }: ReviewsNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'reviews.read', write: 'reviews.write' })

    scope.get(REVIEWS, async ({ query }): Promise<OfficeReviewList> => {
      const { status, sort, ...page } = ReviewsQuery.parse(query)
      const orders = sort ? [{ by: sort.by, isDescending: sort.isDown }] : []
      const found = await reviews.listReviews({ status }, { orders, ...page })
      const subjects = await reviews.getSubjects(found.reviews.map((one) => one.product_id))
      return {
        reviews: found.reviews.map((one) => toReview(one, subjects.get(one.product_id)?.name)),
        total: found.total,
      }
    })
    scope.put(`${REVIEWS}/:id`, async (request, reply) => {
      const { id } = ReviewParams.parse(request.params)
      const { status, expectedStatus } = Decision.parse(request.body)
      await reviews.moderate(id, status, { by: actorOf(request), expectedStatus })
      return reply.code(204).send()
    })
  })
}

function toReview(review: StoredReview, productName = ''): OfficeReview {
  const { id, rating, title, body, nickname, location, status } = review
  return {
    ...{ id, productId: review.product_id, productName, rating, title, body, nickname, location },
    ...(review.email !== null && { email: review.email }),
    ...(review.is_recommended !== null && { isRecommended: review.is_recommended }),
    status,
    submittedAt: review.submitted_at.toISOString(),
  }
}
