import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import type { Services } from '../services'
import {
  CreateOrder,
  FailOrder,
  FailQuery,
  OrderParams,
  OrderPaymentParams,
  PayOrder,
} from './order-requests.schemas'

const ORDERS = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
const ORDER = `${ORDERS}/:orderNo`

const UNPAID_FOR_MS = 30 * 60_000
const SWEEP_EVERY_MS = 5 * 60_000

/** The Shopper Orders API v1. */
export function registerOrders(app: FastifyInstance, services: Services): void {
  registerOrder(app, services)
  sweepStaleOrders(app, services)
}

/** Every few minutes while the engine listens. */
function sweepStaleOrders(app: FastifyInstance, { orders, now }: Services): void {
  let timer: NodeJS.Timeout | undefined
  const sweep = () =>
    orders.failStaleOrders(new Date(now().getTime() - UNPAID_FOR_MS)).then(
      (failed) => failed.length > 0 && app.log.info({ failed }, 'gave up unpaid orders'),
      (error: unknown) => app.log.error({ err: error }, 'could not give up unpaid orders'),
    )
  app.addHook('onListen', async () => {
    timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

function registerOrder(app: FastifyInstance, { orders }: Services): void {
  app.post(ORDERS, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { basketId } = CreateOrder.parse(request.body)
    reply.header('cache-control', 'no-store')
    return orders.createOrder(shopper, basketId)
  })

  app.get(ORDER, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    reply.header('cache-control', 'no-store')
    return orders.getOrder(shopper, orderNo)
  })

  app.patch(`${ORDER}/payment-instruments/:paymentInstrumentId`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { orderNo, paymentInstrumentId } = OrderPaymentParams.parse(request.params)
    const body = PayOrder.parse(request.body ?? {})
    reply.header('cache-control', 'no-store')
    return orders.payOrder(shopper, orderNo, paymentInstrumentId, body)
  })

  app.post(`${ORDER}/actions/fail`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const { reopenBasket } = FailQuery.parse(request.query)
    FailOrder.parse(request.body ?? {})
    await orders.failOrder(shopper, orderNo, reopenBasket)
    return reply.code(204).send()
  })
}
