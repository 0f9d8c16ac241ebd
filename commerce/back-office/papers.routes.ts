import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  CHOSEN_AT_ONCE,
  PAPER_KINDS,
  PAPERS_AT_ONCE,
  PAPERS_PER_REQUEST,
  type OfficePapers,
  type OrderNumbers,
} from '../../contracts/papers'
import { actorOf } from '../operators/operator-access'
import { OrderNo } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import type { SiteService } from '../sites/site.service'
import { OrdersFilter } from './order-filter.schemas'
import { toOfficePapers } from './papers'

interface PapersNeeds {
  orders: OrderService
  sites: SiteService
}

const ORDERS = `${BACK_OFFICE_API}/orders`
/** The parcels of one order, for each of the orders printed together. */
const MAX_PARCELS = PAPERS_AT_ONCE * 20

const Chosen = z.object({ orderNos: z.array(OrderNo).min(1).max(PAPERS_PER_REQUEST) })
const Printed = z.object({
  kind: z.enum(PAPER_KINDS),
  readAt: z.iso.datetime(),
  parcels: z
    .array(
      z.object({
        orderNo: OrderNo,
        shipmentId: z.string().min(1).max(256),
        parcel: z.number().int().min(1).max(100_000).default(1),
      }),
    )
    .min(1)
    .max(MAX_PARCELS),
})

export function registerPapers(scope: FastifyInstance, { orders, sites }: PapersNeeds): void {
  const { backOffice } = orders

  scope.get(`${ORDERS}/numbers`, async ({ query }): Promise<OrderNumbers> =>
    backOffice.listNumbers({ ...OrdersFilter.parse(query), limit: CHOSEN_AT_ONCE }),
  )
  scope.post(
    `${ORDERS}/papers`,
    { config: { right: 'orders.read' } },
    async ({ body }): Promise<OfficePapers> => {
      const orderNos = [...new Set(Chosen.parse(body).orderNos)]
      const { orders: found, readAt } = await backOffice.listByNumber(orderNos)
      const siteNames = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
      return { ...toOfficePapers(orderNos, found, siteNames), readAt: readAt.toISOString() }
    },
  )
  scope.post(
    `${ORDERS}/prints`,
    { config: { right: 'orders.comment' } },
    async (request, reply) => {
      await backOffice.recordPrints(Printed.parse(request.body), actorOf(request))
      return reply.code(204).send()
    },
  )
}
