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

/** The Shopper Orders API v1. */
export function registerOrders(app: FastifyInstance, { orders }: Services): void {
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
