import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { MAX_CODES } from '../../contracts/promotion'
import { hasRight } from '../../rules/operator-rights'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import { COUPON_ORDERS } from '../promotions/coupon-lists'
import { couponSubjectId, type CouponOffice } from '../promotions/coupon-office'
import type { AuditService } from '../audit/audit.service'
import { toCsv } from './csv'
import { registerHistory } from './history.routes'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'

export interface CouponsNeeds {
  audit: AuditService
  coupons: CouponOffice
}

const COUPONS = `${BACK_OFFICE_API}/coupons`
const COUPON = `${COUPONS}/:siteId/:id`
/** More than the number of codes of any coupon. */
const ALL = 1_000_000

const Id = z.string().min(1).max(256)
const CouponParams = z.object({ siteId: Id, id: Id })
const CouponsQuery = Paging.extend({
  siteId: optional(Id),
  text: SearchText.default(''),
  state: optional(z.enum(['enabled', 'disabled'])),
  sort: sortedBy(COUPON_ORDERS),
})
const Batch = z.object({
  count: z.number().int().min(1).max(MAX_CODES),
  prefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{0,20}$/, 'A prefix has at most 20 letters, digits, _ and -.'),
})
const Limit = z.number().int().min(1).max(1_000_000).optional()
const NewCoupon = z
  .object({
    siteId: Id,
    id: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'An id has 1 to 64 letters, digits, _ and -.'),
    promotionId: Id,
    limits: z.object({ perCode: Limit, perCustomer: Limit }),
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9_-]{3,40}$/, 'A code has 3 to 40 letters, digits, _ and -.')
      .optional(),
    batch: Batch.optional(),
  })
  .refine(({ code, batch }) => (code === undefined) !== (batch === undefined), {
    error: 'Enter either one code or a batch of codes.',
  })
const EnabledChange = z.object({ isEnabled: z.boolean(), expectedEnabled: z.boolean() })

export function registerCouponSection(app: FastifyInstance, services: CouponsNeeds): void {
  const { coupons } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'promotions.read', write: 'promotions.write' })

    scope.get(COUPONS, async (request) => {
      const { state, ...asked } = CouponsQuery.parse(request.query)
      const stated = state && { isEnabled: state === 'enabled' }
      return coupons.list({ ...asked, ...stated, ...shownTo(request) })
    })
    scope.post(COUPONS, async (request, reply) => {
      const coupon = NewCoupon.parse(request.body)
      await coupons.add(coupon, actorOf(request))
      return reply.code(201).send(await coupons.get(coupon, shownTo(request)))
    })
    scope.get(COUPON, async (request) =>
      coupons.get(CouponParams.parse(request.params), shownTo(request)),
    )
    scope.put(COUPON, async (request) => {
      const key = CouponParams.parse(request.params)
      await coupons.setEnabled(key, EnabledChange.parse(request.body), actorOf(request))
      return coupons.get(key, shownTo(request))
    })
    const config = { right: 'promotions.write' } as const
    scope.get(`${COUPON}/codes`, { config }, async ({ params, query }) =>
      coupons.listCodes(CouponParams.parse(params), Paging.parse(query)),
    )
    scope.post(`${COUPON}/codes`, async (request) => {
      const key = CouponParams.parse(request.params)
      await coupons.addCodes(key, Batch.parse(request.body), actorOf(request))
      return coupons.get(key, shownTo(request))
    })
    scope.get(`${COUPON}/codes.csv`, { config }, async ({ params }, reply) => {
      const key = CouponParams.parse(params)
      await coupons.get(key, { withCode: false })
      const { codes } = await coupons.listCodes(key, { offset: 0, limit: ALL })
      const rows = codes.map(({ code, uses }) => [code, uses])
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="codes.csv"')
        .send(toCsv([['Code', 'Times used'], ...rows]))
    })
    scope.get(`${COUPON}/redemptions`, async (request) => {
      const { roles } = accessOf(request)
      const withEmail = hasRight(roles, 'orders.read')
      const page = { ...Paging.parse(request.query), withEmail, ...shownTo(request) }
      return coupons.listRedemptions(CouponParams.parse(request.params), page)
    })
    registerHistory(scope, services, COUPON, 'coupon', (params) =>
      couponSubjectId(CouponParams.parse(params)),
    )
  })
}

/** Whoever reads a code can use it: read access alone shows the numbers of codes and uses. */
function shownTo(request: FastifyRequest) {
  return { withCode: hasRight(accessOf(request).roles, 'promotions.write') }
}
