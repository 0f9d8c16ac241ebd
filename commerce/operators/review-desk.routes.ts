import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services'
import { actorOf, admitOperators, requireRights } from './operator-access'
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
export function registerReviewDesk(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    admitOperators(scope, services)
    requireRights(scope, { read: 'reviews.read', write: 'reviews.write' })
    registerDesk(scope, services)
  })
}

function registerDesk(app: FastifyInstance, { reviews }: Services): void {
  app.get(PATH, async (request, reply) => {
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
      requireSameOrigin(request)
      const { reviewId } = ReviewParams.parse(request.params)
      await reviews.moderate(reviewId, status, actorOf(request))
      return reply.redirect(PATH, 303)
    })
  act('approve', 'APPROVED')
  act('reject', 'REJECTED')
}
