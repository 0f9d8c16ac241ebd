import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badRequest } from '../http/problem'
import type { Services } from '../services'
import { OrderParams } from '../orders/order-requests.schemas'
import { ORDER_STATUSES } from '../orders/orders.tables'
import { applyShippingFeed } from '../orders/shipping-feed'
import type { Actor } from '../audit/record-change'
import { actorOf, admitOperators, requireRights } from './operator-access'
import { requireSameOrigin, sendFormPage } from './operator-form'
import { renderDeskList, renderDeskOrder } from './order-desk.page'

const PATH = '/orders-desk'
const PAGE_SIZE = 25

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

const DeskQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  status: z.preprocess(blankAsAbsent, z.enum(ORDER_STATUSES).optional()),
  text: z.preprocess(blankAsAbsent, z.string().trim().max(256).optional()),
})

const ShipForm = z.object({
  shipmentId: z.string().min(1).max(256),
  carrier: z.string().trim().min(1).max(60),
  trackingNumber: z.preprocess(blankAsAbsent, z.string().trim().max(60).optional()),
  trackingUrl: z.preprocess(
    blankAsAbsent,
    z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
  ),
})
const ReturnForm = z.object({ index: z.coerce.number().int().min(0).max(10_000) })

/** Where an operator sees orders, sends them and takes them back: forms, no script. */
export function registerOrderDesk(app: FastifyInstance, services: Services): void {
  app.register(async (routes) => {
    admitOperators(routes, services)
    requireRights(routes, { read: 'orders.read', write: 'orders.write' })
    // what an order says is nobody else's business
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerDesk(routes, services)
  })
}

function registerDesk(app: FastifyInstance, { orders: { desk } }: Services): void {
  app.get(PATH, async (request, reply) => {
    const query = DeskQuery.parse(request.query)
    const { page, status, text } = query
    const offset = (page - 1) * PAGE_SIZE
    const statuses = status && [status]
    const found = await desk.listOrders({ statuses, text, offset, limit: PAGE_SIZE })
    return sendFormPage(reply, renderDeskList(found, query, PAGE_SIZE))
  })

  app.get(`${PATH}/:orderNo`, async (request, reply) => {
    const { orderNo } = OrderParams.parse(request.params)
    return sendFormPage(reply, renderDeskOrder(await desk.getOrder(orderNo)))
  })

  const act = (
    action: string,
    work: (orderNo: string, by: Actor, body: unknown) => Promise<void>,
  ) =>
    app.post(`${PATH}/:orderNo/${action}`, async (request, reply) => {
      requireSameOrigin(request)
      const { orderNo } = OrderParams.parse(request.params)
      await work(orderNo, actorOf(request), request.body)
      return reply.redirect(`${PATH}/${encodeURIComponent(orderNo)}`, 303)
    })

  // what a warehouse sends: `shipping_order_status_feed`
  app.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  app.post(`${PATH}/shipping-updates`, async (request) => {
    requireSameOrigin(request)
    if (typeof request.body !== 'string') throw badRequest('An XML document is asked for.')
    return applyShippingFeed(desk, request.body, actorOf(request))
  })

  act('ship', async (orderNo, by, body) => {
    const { shipmentId, ...shipped } = ShipForm.parse(body)
    await desk.shipShipment(orderNo, shipmentId, shipped, by)
  })
  act('export', (orderNo, by) => desk.exportOrder(orderNo, by))
  act('pay', (orderNo, by) => desk.receivePayment(orderNo, by))
  act('cancel', (orderNo, by) => desk.cancelOrder(orderNo, undefined, by))
  act('return', (orderNo, by, body) =>
    desk.receiveReturn(orderNo, ReturnForm.parse(body).index, by),
  )
}
