import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services'
import { requireOperator } from './operator-access'
import { requireSameOrigin, sendFormPage } from './operator-form'
import { renderReviewDesk } from './review-desk.page'

const PATH = '/reviews-desk'
const PAGE_SIZE = 25

const DeskQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  status: z.enum(['SUBMITTED', 'APPROVED', 'REJECTED']).default('SUBMITTED'),
})
const ReviewParams = z.object({ reviewId: z.string().min(1).max(256) })

/** Where an operator reads reviews before anybody else does: forms, no script. */
export function registerReviewDesk(app: FastifyInstance, { reviews, config }: Services): void {
  const guard = (request: FastifyRequest, reply: FastifyReply) =>
    requireOperator(request, reply, config.operatorToken)

  app.get(PATH, async (request, reply) => {
    guard(request, reply)
    const query = DeskQuery.parse(request.query)
    const { page, status } = query
    const offset = (page - 1) * PAGE_SIZE
    const asked = { orders: [], offset, limit: PAGE_SIZE }
    const found = await reviews.listReviews({ status }, asked)
    const subjects = await reviews.getSubjects(found.reviews.map((review) => review.product_id))
    return sendFormPage(reply, renderReviewDesk({ ...found, subjects }, query, PAGE_SIZE))
  })

  const act = (action: string, status: 'APPROVED' | 'REJECTED') =>
    app.post(`${PATH}/:reviewId/${action}`, async (request, reply) => {
      guard(request, reply)
      requireSameOrigin(request)
      await reviews.moderate(ReviewParams.parse(request.params).reviewId, status)
      return reply.redirect(PATH, 303)
    })
  act('approve', 'APPROVED')
  act('reject', 'REJECTED')
}
