import type { FastifyInstance } from 'fastify'
import { countingGuesses } from '../throttles/counting-guesses'
import { requireShopper } from '../access/require-shopper'
import { findLocale } from '../sites/locale'
import { registerOrderPayments, type OrderPaymentsNeeds } from './order-payments.routes'
import {
  CreateOrder,
  FailOrder,
  FailQuery,
  OrderLookup,
  OrderParams,
  OrderQuery,
  CustomerOrdersQuery,
  CancelOrder,
} from './order-requests.schemas'
import { ORDER, ORDERS } from './order-paths.constants'
import { z } from 'zod'
import { Problem } from '../http/problem'

function registerOms(app: FastifyInstance, { orders }: OrderPaymentsNeeds): void {
  app.get(`${ORDERS}/oms-meta-data`, async (request) => {
    await requireShopper(request)
    return orders.getOmsMetaData()
  })

  app.post(`${ORDER}/actions/oms-cancel-order`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const { reason } = CancelOrder.parse(request.body ?? {})
    return orders.cancelOmsOrder(shopper, orderNo, reason)
  })
}

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/orders'

function registerCustomerOrders(app: FastifyInstance, { orders }: OrderPaymentsNeeds): void {
  app.get(PATH, async (request) => {
    const shopper = await requireShopper(request)
    const { customerId } = z.object({ customerId: z.string() }).parse(request.params)
    if (customerId !== shopper.customerId) {
      throw new Problem(400, 'invalid-customer', 'Invalid Customer', 'The customer is invalid.')
    }
    return orders.listOrders(shopper, CustomerOrdersQuery.parse(request.query))
  })
}

/** The Shopper Orders API v1 and a customer's orders. */
export function registerOrders(app: FastifyInstance, services: OrderPaymentsNeeds): void {
  app.register(async (routes) => {
    // orders are private and must not be cached
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerOms(routes, services)
    registerOrder(routes, services)
    registerOrderPayments(routes, services)
    registerCustomerOrders(routes, services)
  })
}

function registerOrder(app: FastifyInstance, { orders, signIn }: OrderPaymentsNeeds): void {
  app.post(ORDERS, async (request) => {
    const shopper = await requireShopper(request)
    const { basketId } = CreateOrder.parse(request.body)
    return orders.createOrder(shopper, basketId, (site) => findLocale(request, site))
  })

  app.get(ORDER, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    return orders.getOrder(shopper, orderNo, OrderQuery.parse(request.query).expand)
  })

  app.post(`${ORDER}/lookup`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const { expand } = OrderQuery.parse(request.query)
    const lookup = OrderLookup.parse(request.body === undefined ? {} : request.body)
    return countingGuesses(signIn.throttles.orders, request, orderNo, () =>
      orders.lookUpOrder(shopper, orderNo, lookup, expand),
    )
  })

  app.get(`${ORDER}/taxes`, async (request) => {
    const shopper = await requireShopper(request)
    return orders.getTaxes(shopper, OrderParams.parse(request.params).orderNo)
  })

  app.post(`${ORDER}/actions/fail`, async (request, reply) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const { reopenBasket } = FailQuery.parse(request.query)
    const { reasonCode } = FailOrder.parse(request.body ?? {})
    const basketId = await orders.failOrder(shopper, orderNo, { reasonCode, reopenBasket })
    if (basketId === undefined) return reply.code(204).send()
    const { organizationId } = request.server.services.config
    const baskets = `/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets`
    return reply.code(201).header('location', `${baskets}/${basketId}`).send()
  })
}
